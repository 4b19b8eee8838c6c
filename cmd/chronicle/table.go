package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/text"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
)

// byFile is the word for a table without a server.
const byFile = "file"

// serverPatience is how long a move waits for the server before the player is asked what to do.
const serverPatience = 10 * time.Second

// tableFlags are the flags of play that are about shared tables.
type tableFlags struct {
	table     *string
	seat      *int
	either    *bool
	companion *bool
}

func addTableFlags(flags *flag.FlagSet) tableFlags {
	return tableFlags{
		flags.String("table", "", "play with another desk: a `LINK` joins its table; the address of a server, or the word file, makes the new campaign or FILE a table"),
		flags.Int("seat", 0, "the seat at a table without a server: 1 or 2"),
		flags.Bool("either", false, "each desk of a new table may move both characters; otherwise the first desk has the first player's, the second the other"),
		flags.Bool("companion", false, "the program plays this desk's seat"),
	}
}

// booksFor returns the rulebooks for tables: with the boxes that the flags name or that are installed in a folder of campaigns.
func booksFor(flags *flag.FlagSet, folder saves.Folder) together.Books {
	return func(h *saves.Header) (*rules.Rulebook, error) {
		atHand, err := boxes.OpenEach(boxesOf(flags)...)
		if err != nil {
			return nil, err
		}
		for _, f := range []saves.Folder{folder, saves.DefaultFolder()} {
			atHand = append(atHand, boxes.ShelfOf(string(f)).For(h.Boxes)...)
		}
		stack, _ := boxes.Matching(h.Boxes, atHand)
		cards, err := boxes.Stack(stack...)
		if err != nil {
			return nil, err
		}
		return rules.New(cards), nil
	}
}

// seatsFor returns which players each seat may move.
func seatsFor(either bool) [saves.NumSeats][]int {
	if either {
		return together.AnyBoth
	}
	return together.EachOwn
}

// firstNames returns the names of both desks.
func firstNames(players []string) (names [saves.NumSeats]string) {
	copy(names[:], players)
	return names
}

// joinTable joins the table of a link.
func joinTable(flags *flag.FlagSet, in saves.Folder, link together.Link) (*together.Desk, error) {
	return together.Join(context.Background(), in, link, booksFor(flags, in))
}

// createTable makes a campaign a table: at a server, or by file. solo is nil for a new campaign. It returns what the player has to know.
func createTable(at string, book *rules.Rulebook, in saves.Folder, o rules.Options, players []string, either bool, solo *saves.Campaign) (*together.Desk, []string, error) {
	names, plays := firstNames(players), seatsFor(either)
	if at == byFile {
		c := solo
		var err error
		if solo != nil {
			head := saves.NewTableHead(book, together.NewID(), solo.Header.Options, names, plays)
			_, err = solo.Share(&head)
		} else {
			head := saves.NewTableHead(book, together.NewID(), o, names, plays)
			c, err = saves.NewTable(book, in.NewFile(time.Now()), &head)
		}
		if err != nil {
			return nil, nil, err
		}
		d, err := together.ByFile(c, 1)
		return d, []string{fmt.Sprintf("This is seat 1 of a table by file. Send %q to the other desk, who plays it with -seat 2.", c.Name())}, err
	}
	server, err := together.ReadServer(at)
	if err != nil {
		return nil, nil, err
	}
	d, links, err := together.Create(context.Background(), in, server, book, o, together.Seats{Own: 1, Names: names, Plays: plays}, solo)
	if err != nil {
		return nil, nil, err
	}
	return d, []string{
		"The table is ready. Send this link to the other player; it is their seat, so send it to nobody else:",
		links[2].String(),
		"Who only watches takes this link:",
		links[together.Watching].String(),
		"Your own seat is kept on this desk; with this link you can take it at another one:",
		links[1].String(),
	}, nil
}

// desk plays a table in lines.
type desk struct {
	*together.Desk
	session *text.Session
	missed  []together.Happening // what the other desk did while this one waited
}

// Play makes a move.
func (d *desk) Play(m rules.Move, story *rules.Story) error {
	return d.write(d.Campaign.Book().Notation(d.Campaign.Now(), m), story)
}

// Answers reports whether a legal move is for this desk to make.
func (d *desk) Answers(m rules.Move) bool { return d.Campaign.Answers(d.Link.Seat, m) }

// Theirs says that what is asked is not for this desk.
func (d *desk) Theirs() string {
	if d.Link.Seat == together.Watching {
		return "You watch."
	}
	return "This is for " + d.Name(d.Other()) + " to do."
}

// Undo takes the last move back, or asks the other desk whether it may be.
func (d *desk) Undo() error { return d.write(saves.UndoLine, nil) }

// Redo makes it again.
func (d *desk) Redo(story *rules.Story) error { return d.write(saves.RedoLine, story) }

// write proposes a line and waits for what becomes of it. story, which may be nil, collects the events.
func (d *desk) write(line string, story *rules.Story) error {
	news, err := d.Do(context.Background(), line, serverPatience)
	switch {
	case errors.Is(err, saves.ErrAsk):
		if err := d.write(saves.AskLine, nil); err != nil {
			return err
		}
		return fmt.Errorf("%s is asked to agree to this undo", d.Name(d.Other()))
	case errors.Is(err, saves.ErrNotReady) && !d.Campaign.ReadySeat(d.Link.Seat):
		if err := d.write(saves.ReadyLine, nil); err != nil {
			return err
		}
		return fmt.Errorf("you are ready; the actions end once %s is ready too", d.Name(d.Other()))
	case errors.Is(err, saves.ErrNotReady):
		return fmt.Errorf("the actions end once %s is ready too", d.Name(d.Other()))
	}
	for _, h := range news {
		if h.Own && h.Text == line && h.Story != nil && story != nil {
			*story = *h.Story
			continue
		}
		if !h.Own || h.Story == nil {
			d.missed = append(d.missed, h)
		}
	}
	return err
}

// seatCommands are the words by which a player speaks to the table.
func (d *desk) seatCommands() []struct {
	word, help string
	does       func(rest []string) (did string, err error)
} {
	line := func(text, did string) func([]string) (string, error) {
		return func([]string) (string, error) { return did, d.write(text, nil) }
	}
	phrases := make([]string, 0, len(together.Phrases))
	for i, p := range together.Phrases {
		phrases = append(phrases, fmt.Sprintf("%d %q", i+1, p))
	}
	other := d.Name(d.Other())
	return []struct {
		word, help string
		does       func(rest []string) (did string, err error)
	}{
		{"ready", "ready for the end of the actions", line(saves.ReadyLine, "You are ready. The actions end once "+other+" is ready too.")},
		{"agree", "agree to the undo that the other desk asks for", line(saves.AgreeLine, "You agree: the last move is taken back.")},
		{"decline", "do not agree to it", line(saves.DeclineLine, "You do not agree: the move stays.")},
		{"away", "play for the other desk, who is away", line(saves.Away(d.Other()), "You play for "+other+" too.")},
		{"back", "take your seat again", line(saves.Back(d.Link.Seat), "You are back at your seat.")},
		{"give", "give the other desk its seat back", line(saves.Back(d.Other()), other+" has the seat back.")},
		{"alone", "go on while the server is away", func([]string) (string, error) { return "You go on alone until the server is back.", d.GoAlone() }},
		{"say", "say to the other desk: " + strings.Join(phrases, ", "), func(rest []string) (string, error) {
			if n, err := strconv.Atoi(strings.Join(rest, "")); err == nil && n >= 1 && n <= len(together.Phrases) {
				d.Say(n - 1)
				return fmt.Sprintf("You: %q", together.Phrases[n-1]), nil
			}
			return "", errors.New("say takes one of " + strings.Join(phrases, ", "))
		}},
		{"point", "point at a card or place, such as point redbank", func(rest []string) (string, error) {
			if len(rest) == 0 {
				return "", errors.New("name what you point at")
			}
			name := d.session.Named(rest)
			if name == "" {
				return "", fmt.Errorf("there is no card or place %q", strings.Join(rest, " "))
			}
			d.Look(name)
			return "You point at " + name + ".", nil
		}},
		{"who", "whose seat is whose, and who is there", nil},
	}
}

// who says whose seat is whose, and who is there.
func (d *desk) who() []string { return d.seats(true) }

// seats says whose seat is whose, and who is there. Only with all it says who is not: at first nobody has been heard yet.
func (d *desk) seats(all bool) (page []string) {
	head := d.Campaign.Table()
	for seat := 1; seat <= saves.NumSeats; seat++ {
		say := head.Plays(d.Campaign.Book(), d.Campaign.Now(), seat)
		switch {
		case seat == d.Link.Seat:
			say += ", at this desk"
		case d.There(seat):
			say += ", and is there"
		case all:
			say += ", and is not there now"
		}
		if by := d.Campaign.AwayFor(seat); by != 0 {
			say += fmt.Sprintf("; %s plays for them", d.Name(by))
		}
		page = append(page, say+".")
	}
	return page
}

// takes does what was typed if it speaks to the table, and reports whether it did. A move comes before the words of the table.
func (d *desk) takes(typed string) (page []string, does bool) {
	words := strings.Fields(strings.ToLower(typed))
	if len(words) == 0 {
		return nil, false
	}
	for _, c := range d.seatCommands() {
		if c.word != words[0] {
			continue
		}
		if _, err := d.Campaign.Book().Parse(d.Campaign.Now(), strings.Join(words, " ")); err == nil {
			return nil, false
		}
		if c.does == nil {
			return d.who(), true
		}
		before, _ := d.Campaign.Shared()
		did, err := c.does(words[1:])
		if err != nil {
			did = rules.Capital(strings.TrimSuffix(err.Error(), ".")) + "."
		}
		page = []string{did}
		if now, _ := d.Campaign.Shared(); now != before { // something else may be asked now, or of somebody else
			page = append(page, d.session.Take("again")...)
		}
		return page, true
	}
	return nil, false
}

// told returns what has happened, in sentences.
func (d *desk) told(news []together.Happening) (page []string) {
	for _, h := range news {
		switch {
		case h.Rejoined():
			page = append(page, d.session.Hear(h.Say, &rules.Story{})...)
		case h.Text != "":
			page = append(page, d.session.Hear(d.did(&h), h.Story)...)
		case h.Say != "":
			page = append(page, h.Say)
		}
	}
	return page
}

// did says in a sentence what a line did.
func (d *desk) did(h *together.Happening) string {
	name, book := d.Name(h.Seat), d.Campaign.Book().For(d.Campaign.Header.ShortNames()...)
	if m, err := book.Parse(&h.From, h.Text); err == nil {
		return name + " has moved: " + book.Sentence(&h.From, m)
	}
	word, _, _ := strings.Cut(h.Text, " ")
	switch word {
	case saves.UndoLine:
		return name + " takes the last move back"
	case saves.RedoLine:
		return name + " makes it again"
	case saves.AskLine:
		if d.Link.Seat == together.Watching {
			return name + " asks for an undo of the last move"
		}
		return name + " asks for an undo of the last move. Type agree or decline"
	case saves.AgreeLine:
		return name + " agrees: the last move is taken back"
	case saves.DeclineLine:
		return name + " does not agree to the undo"
	case saves.ReadyLine:
		return name + " is ready for the end of the actions"
	}
	for seat := 1; seat <= saves.NumSeats; seat++ {
		switch h.Text {
		case saves.Away(seat):
			return fmt.Sprintf("%s plays for %s, who is away", name, d.Name(seat))
		case saves.Back(seat):
			return d.Name(seat) + " is back at the table"
		}
	}
	return name + " has written a line"
}

// converseAt plays a table in lines until the player quits or nothing more is typed. What the other desk does is told as it comes.
func converseAt(d *desk, companion *companion, stdout io.Writer) {
	typed := make(chan input)
	go func() {
		defer close(typed)
		next := typedLines(stdin)
		for line, ok := next(); ok; line, ok = next() {
			typed <- line
		}
	}()
	show := func(page []string) {
		for _, line := range page {
			fmt.Fprintln(stdout, line)
		}
	}
	show(append(d.seats(false), d.session.Begin()...))
	for !d.session.Quits {
		show(d.told(d.missed))
		d.missed = nil
		show(d.told(d.Poll()))
		if isTerminal(stdin) {
			fmt.Fprint(stdout, "> ")
		}
		select {
		case line, more := <-typed:
			if !more {
				return
			}
			if line.long {
				show([]string{tooLong})
				continue
			}
			page, does := d.takes(line.text)
			if !does {
				page = d.session.Take(line.text)
			}
			if strings.TrimSpace(line.text) == "help" {
				for _, c := range d.seatCommands() {
					page = append(page, c.word+": "+c.help)
				}
			}
			show(page)
		case <-d.Wake():
		case <-companion.due():
			show(companion.acts(d))
		}
	}
}

// companion plays a seat. A nil companion does nothing.
type companion struct {
	hinter *hints.Hinter
	pause  time.Duration // before each move, so that others can follow
	idle   time.Duration // before it answers what both desks may answer
	n      int           // lines when it looked last
	since  time.Time     // it looked so
}

const (
	companionPause = time.Second
	companionIdle  = 10 * time.Second
)

// due returns a channel that says when the companion looks at the table.
func (c *companion) due() <-chan time.Time {
	if c == nil {
		return nil
	}
	return time.After(c.pause)
}

// acts does what is worth doing for its seat, if anything is, and returns what it says.
func (c *companion) acts(d *desk) []string {
	n, _ := d.Campaign.Shared()
	if n != c.n {
		c.n, c.since = n, time.Now()
	}
	if d.Campaign.Asking() == d.Other() {
		_ = d.write(saves.AgreeLine, nil) // if the other desk was first, it looks again
		return nil
	}
	plays := d.Campaign.Table().Seats[d.Link.Seat-1].Plays
	to := rules.NoPlayer
	if len(plays) == 1 {
		to = plays[0] - 1
	}
	book, now := d.Campaign.Book(), d.Campaign.Now()
	h, ok := c.hinter.HintTo(context.Background(), book, now, to)
	if !ok {
		return nil
	}
	if _, own := h.Move.Actor(); !own && h.Move.Kind != rules.MoveDone && time.Since(c.since) < c.idle {
		return nil // the players may answer it
	}
	line := book.Notation(now, h.Move)
	if _, err := d.Campaign.TryShared(d.Link.Seat, line); errors.Is(err, saves.ErrNotReady) && !d.Campaign.ReadySeat(d.Link.Seat) {
		line = saves.ReadyLine
	} else if err != nil {
		return nil // it is the other's turn
	}
	say := d.Name(d.Link.Seat) + " (the program): " + line
	if err := d.write(line, nil); err != nil {
		return nil // it looks again
	}
	return []string{say}
}

// playTable plays a table in lines and leaves it.
func playTable(d *together.Desk, say []string, f tableFlags, reference *content.Reference, stdout, stderr io.Writer) int {
	session := text.New(d.Campaign.Book(), reference, d.Campaign)
	at := &desk{Desk: d, session: session}
	session.PlayAt(at)
	for _, line := range say {
		fmt.Fprintln(stdout, line)
	}
	var by *companion
	if *f.companion {
		by = &companion{hinter: hints.New(d.Campaign.Header.Options.Seed), pause: companionPause, idle: companionIdle}
	}
	converseAt(at, by, stdout)
	if err := d.Close(); err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	for _, say := range d.Campaign.News() {
		fmt.Fprintln(stdout, say)
	}
	fmt.Fprintln(stdout, "Saved.")
	return fine
}

// listTables lists the tables of a folder with whose turn it is to act.
func listTables(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("tables", flag.ContinueOnError)
	folder := flags.String("saves", string(saves.DefaultFolder()), "the folder for campaigns, instead of the one in the user's data folder")
	flags.Lookup("saves").DefValue = "" // the help is the same on every machine
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	in := saves.Folder(*folder)
	links := together.Shelf{Folder: in}.Links()
	if len(links) == 0 {
		fmt.Fprintln(stdout, "There is no table yet. Create one with chronicle play -new -table SERVER, or join one with chronicle play -table LINK.")
	}
	for _, link := range links {
		d, err := joinTable(flags, in, link)
		if err != nil {
			_, file, _ := together.Shelf{Folder: in}.Find(link.Table)
			fmt.Fprintf(stdout, "%s, %s: %v.\n", saves.NameOf(file), link.Place(), strings.TrimSuffix(err.Error(), "."))
			continue
		}
		news := d.Poll()
		missed := slices.Collect(func(yield func(together.Happening) bool) {
			for _, h := range news {
				if h.Story != nil && !h.Own && !yield(h) {
					return
				}
			}
		})
		fmt.Fprintf(stdout, "%s: %s. Since you left, %s.\n", listedAs(d), together.TurnSays(&d.Campaign.History, d.Link.Seat), rules.HowMany(len(missed), "line", "lines"))
		if err := d.Close(); err != nil {
			return fail(stderr, "tables", failed, "%v", err)
		}
	}
	return fine
}

// listedAs names a table in the list of tables: its campaign, and with whom it is played.
func listedAs(d *together.Desk) string {
	name := saves.NameOf(d.Campaign.Name())
	if d.Link.Seat == together.Watching {
		return name
	}
	return name + ", with " + d.Name(d.Other())
}

// sendTable writes a copy of a campaign that can be mailed.
func sendTable(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("send", flag.ContinueOnError)
	out := flags.String("out", ".", "the folder to write the copy to")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 {
		return fail(stderr, "send", misused, "name the campaign's file")
	}
	if saves.TableOf(rest[0]) == "" {
		return fail(stderr, "send", failed, "%s is not a shared table; make it one with chronicle play -table %s %s", rest[0], byFile, rest[0])
	}
	file, err := saves.Folder(filepath.Dir(rest[0])).Export(rest[0], *out)
	if err != nil {
		return fail(stderr, "send", failed, "%v", err)
	}
	fmt.Fprintf(stdout, "Send %q to the other desk. They take it in with chronicle take.\n", file)
	return fine
}

// takeReply adds to a campaign what the other desk has sent.
func takeReply(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("take", flag.ContinueOnError)
	theirs := flags.Bool("theirs", false, "where both have gone on, take the reply, and keep this desk's own moves beside it")
	rest, code, ok := parse(flags, args, 2, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 {
		return fail(stderr, "take", misused, "name the file that the other desk has sent, and your campaign's file if you have one")
	}
	if len(rest) == 1 {
		return takeFirst(flags, rest[0], stdout, stderr)
	}
	book, err := bookFor(flags, rest[1])
	if err != nil {
		return fail(stderr, "take", failed, "%v", err)
	}
	reply, err := saves.Look(book, rest[0])
	if err != nil {
		return fail(stderr, "take", failed, "%v", err)
	}
	c, err := saves.Open(book, rest[1])
	if err != nil {
		return fail(stderr, "take", failed, "%v", err)
	}
	added, branch, err := together.TakeIn(c, reply, *theirs)
	if closing := c.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return fail(stderr, "take", failed, "%v", err)
	}
	if branch != "" {
		fmt.Fprintf(stdout, "Your own moves are kept in %q.\n", branch)
	}
	fmt.Fprintf(stdout, "%s taken in. Saved.\n", rules.Capital(rules.HowMany(added, "line", "lines")))
	return fine
}

// takeFirst takes in a table of which there is no copy here yet.
func takeFirst(flags *flag.FlagSet, reply string, stdout, stderr io.Writer) int {
	if saves.TableOf(reply) == "" {
		return fail(stderr, "take", failed, "%s is not a shared table", reply)
	}
	file, err := saves.DefaultFolder().Export(reply, string(saves.DefaultFolder()))
	if err != nil {
		return fail(stderr, "take", failed, "%v", err)
	}
	fmt.Fprintf(stdout, "The table is in %q. Play it with chronicle play -seat 2 FILE.\n", file)
	return fine
}
