package together

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Desk is a seat at a shared table: the campaign on this computer and the connection with the other desk. Only one goroutine may use it.
// Whoever uses it calls [Desk.Poll] when [Desk.Wake] has something.
type Desk struct {
	Campaign *saves.Campaign
	Link     Link
	Invites  []Link // of the other seats, if this desk created the table: secrets, for who is to sit there

	post   *post
	chains []string // of the table's lines: of those that have been taken, and of those in the queue
	queue  []Line   // lines that the server has stored, or that this desk has written alone, and that are to be taken next
	by     string   // version and cards of this program
	up     bool     // the server is there, and its lines have been taken
	alone  bool     // the players go on without it
	ended  string   // why the connection will not come back, or ""
	stuck  string   // why no more lines can be taken, or ""
	branch string   // the file of the last branch
	folder saves.Folder

	pending *pending
	giving  bool // lines that the server does not have are on their way to it
	stamp   stamp
	stamps  func(stamp) // keeps the last stamp on the disk; nil for none
	news    []Happening
	there   [Watching + 1]time.Time // when each seat was heard last
}

// pending is a line that the server has not answered yet.
type pending struct {
	line  Line
	asked bool // the server has been asked again whether it is there
	late  bool // it was waited for in vain
}

// stamp proves how far the server has stored the table.
type stamp struct {
	N            int
	Chain, Stamp string
}

// Happening is something that has happened at the table.
type Happening struct {
	Seat  int          // that did it; 0: nobody
	Own   bool         // this desk did it
	Text  string       // of a line that was added, or ""
	From  rules.State  // the table before
	Story *rules.Story // what came of a line, or nil
	Grew  int          // by how many moves the campaign has, with the line
	// Undone is the move that a line has taken back, and Before the table before that move.
	Undone rules.Move
	Before rules.State
	Say    string // a sentence for the player, or ""
	// Failed says that the line this desk proposed was not taken: Say has the reason.
	Failed bool
	Signal string // a word from somebody at the table
	At     string // the word for what they point at, see [Desk.Point], or ""
}

// errPending is the error of a move while the last one is on its way.
var errPending = errors.New("the last move is still on its way to the server: wait a moment")

// newDesk returns a desk for a campaign whose lines are known. wire may already have connected. Nobody at the table hears of a quiet one.
func newDesk(c *saves.Campaign, link Link, wire Wire, folder saves.Folder, quiet bool) (*Desk, error) {
	lines, err := c.SharedLines()
	if err != nil {
		return nil, err
	}
	d := &Desk{Campaign: c, Link: link, folder: folder, by: writer(c.Book()), chains: chainsOf(lines)}
	d.post = newPost(wire, quiet)
	return d, nil
}

// writer names the version and the cards of this program, in one word.
func writer(b *rules.Rulebook) string {
	hash := b.Content().Hash
	return strings.Join(strings.Fields(rules.Version()), "_") + "/" + hash[:min(12, len(hash))]
}

// Wake returns a channel that has something in it when [Desk.Poll] has something to do.
func (d *Desk) Wake() <-chan struct{} { return d.post.wake }

// Up reports whether the server is there.
func (d *Desk) Up() bool { return d.up }

// Alone reports whether the desk goes on without the server.
func (d *Desk) Alone() bool { return d.alone }

// Waits reports whether a line of this desk is on its way.
func (d *Desk) Waits() bool { return d.pending != nil }

// Branch returns the file of the branch that was made when both desks had gone on alone, or "".
func (d *Desk) Branch() string { return d.branch }

// There reports whether somebody was at a seat within the last seconds.
func (d *Desk) There(seat int) bool { return time.Since(d.there[seat]) < 3*herePause }

// Name returns the name of a seat.
func (d *Desk) Name(seat int) string {
	if seat == Watching {
		return "Somebody who watches"
	}
	return d.Campaign.Table().Name(seat)
}

// Other returns the other desk's seat.
func (d *Desk) Other() int { return saves.NumSeats + 1 - d.Link.Seat }

// Propose checks a line and sends it to the server. What becomes of it is told by [Desk.Poll]. It fails with a sentence if the line cannot be
// written now.
func (d *Desk) Propose(text string) error {
	switch {
	case d.Link.Seat == Watching:
		return errors.New("this link only watches: to play, ask for the link of a seat")
	case d.stuck != "":
		return errors.New(d.stuck)
	case d.pending != nil, d.giving:
		return errPending
	case len(d.queue) > 0:
		return fmt.Errorf("%s has moved: look first, and choose again", d.Name(d.queue[0].Seat))
	}
	if d.ended != "" && !d.alone {
		return errors.New(d.ended)
	}
	if !d.up && !d.alone {
		return errors.New("the server cannot be reached now: wait, or go on alone")
	}
	print, err := d.Campaign.TryShared(d.Link.Seat, text)
	if err != nil {
		return err
	}
	n, chain := d.Campaign.Shared()
	if n >= saves.MostSharedLines {
		return fmt.Errorf("a table has at most %d lines: begin a new campaign", saves.MostSharedLines)
	}
	line := Line{N: n, Chain: saves.Chain(chain, d.Link.Seat, text), Seat: d.Link.Seat, Print: print, ID: newWord(8), By: d.by, Text: text}
	d.pending = &pending{line: line}
	if d.alone {
		d.enqueue(line)
	} else {
		d.post.order(line)
	}
	return nil
}

// GoAlone has the desk go on without the server. What is played is sent once the server is back.
func (d *Desk) GoAlone() error {
	if d.up {
		return errors.New("the server is there: there is no need to go on alone")
	}
	if d.Link.Seat == Watching {
		return errors.New("this link only watches: to play, ask for the link of a seat")
	}
	d.alone = true
	if p := d.pending; p != nil && p.line.Follows(len(d.chains), d.chains[len(d.chains)-1]) {
		d.enqueue(p.line) // if the server has it after all, it is the same line
	}
	return nil
}

// Signal says a word to all who are at the table.
func (d *Desk) Signal(text string) {
	if len(text) <= MostSignal {
		d.post.wire.Signal(text)
	}
}

// Words of signals.
const (
	hereWord = "here"
	byeWord  = "bye"
	sayWord  = "say"  // a set phrase, by its number
	lookWord = "look" // at a card or place, by its name
)

// Phrases are the set phrases that a desk can say.
var Phrases = [...]string{"Well played!", "Wait, I have an idea.", "Your turn?", "I have to go: let's go on later."}

// Say says a set phrase.
func (d *Desk) Say(phrase int) { d.Signal(fmt.Sprintf("%s %d", sayWord, phrase)) }

// Look points at a card or place, by its name.
func (d *Desk) Look(what string) { d.Signal(lookWord + " " + what) }

// Point points at a thing of the table: at is a word for it that windows know, and what its name. Without a name it no longer points.
func (d *Desk) Point(at, what string) {
	say := lookWord + " " + strings.TrimSpace(atMark+at+" "+what)
	for len(say) > MostSignal {
		_, last := utf8.DecodeLastRuneInString(say)
		say = say[:len(say)-last]
	}
	d.Signal(say)
}

// atMark begins the word for a thing in a signal.
const atMark = "@"

// Poll takes what has arrived, and returns what has happened, in order.
func (d *Desk) Poll() []Happening {
	d.read()
	d.takeAll()
	news := d.news
	d.news = nil
	return news
}

// Next returns what has happened next, and reports whether anything has. It takes one line of the table at a time, and none unless lines says so: lines
// may wait until they can be shown.
func (d *Desk) Next(lines bool) (h Happening, ok bool) {
	d.read()
	if len(d.news) == 0 && lines && len(d.queue) > 0 {
		d.takeOne()
	}
	if len(d.news) == 0 {
		return h, false
	}
	h, d.news = d.news[0], d.news[1:]
	return h, true
}

// ForgetLines forgets the lines that have been taken until now and that nobody has been told of. It is for a table that is made from the campaign
// as it is now. What else has happened stays.
func (d *Desk) ForgetLines() {
	d.news = slices.DeleteFunc(d.news, func(h Happening) bool { return h.Story != nil })
}

// NeedsReady reports whether this desk can only say that it is ready for the end of the actions, since the other one is not.
func (d *Desk) NeedsReady() bool {
	_, err := d.Campaign.TryShared(d.Link.Seat, d.Campaign.Book().Notation(d.Campaign.Now(), rules.Move{Kind: rules.MoveDone}))
	return errors.Is(err, saves.ErrNotReady)
}

// Queued returns how many lines wait until they are taken.
func (d *Desk) Queued() int { return len(d.queue) }

// Notify has wake called, from any goroutine, when there is something to do. wake may be nil.
func (d *Desk) Notify(wake func()) { d.post.notify(wake) }

// read reads what has arrived.
func (d *Desk) read() {
	for _, what := range d.post.take() {
		switch what := what.(type) {
		case State:
			d.state(what)
		case fetched:
			d.fetched(what)
		case sent:
			d.sent(what)
		case Stored:
			d.stored(what)
		case Signal:
			d.signal(what)
		case restored:
			d.restored(what)
		}
	}
}

// takeAll takes all lines of the queue.
func (d *Desk) takeAll() {
	for len(d.queue) > 0 {
		d.takeOne()
	}
}

// takeOne takes the next line of the queue.
func (d *Desk) takeOne() {
	line := d.queue[0]
	d.queue = d.queue[1:]
	d.follow(line)
	d.settle()
}

// say tells the player something.
func (d *Desk) say(format string, args ...any) {
	d.news = append(d.news, Happening{Say: fmt.Sprintf(format, args...)})
}

// state takes that the connection has come or gone.
func (d *Desk) state(s State) {
	switch {
	case s.Why != "":
		d.up, d.ended = false, s.Why
		d.say("%s", s.Why)
	case !s.Up && d.up:
		d.up = false
		d.say("The server cannot be reached. The game tries again by itself.")
	}
}

// signal takes a word from somebody at the table.
func (d *Desk) signal(s Signal) {
	if s.Seat == d.Link.Seat && s.Seat != Watching {
		return
	}
	was := d.There(s.Seat)
	d.there[s.Seat] = time.Now()
	word, rest, _ := strings.Cut(s.Text, " ")
	switch word {
	case byeWord:
		d.there[s.Seat] = time.Time{}
		if was && s.Seat != Watching {
			d.news = append(d.news, Happening{Seat: s.Seat, Say: d.Name(s.Seat) + " has left the table."})
		}
	case hereWord:
		if !was && s.Seat != Watching {
			d.news = append(d.news, Happening{Seat: s.Seat, Say: d.Name(s.Seat) + " is at the table."})
		}
	case sayWord:
		for i, phrase := range Phrases {
			if rest == fmt.Sprint(i) {
				d.news = append(d.news, Happening{Seat: s.Seat, Signal: s.Text, Say: fmt.Sprintf("%s: %q", d.Name(s.Seat), phrase)})
			}
		}
	case lookWord:
		h := Happening{Seat: s.Seat, Signal: s.Text}
		if word, name, _ := strings.Cut(rest, " "); strings.HasPrefix(word, atMark) {
			h.At, rest = strings.TrimPrefix(word, atMark), name
		}
		if rest != "" {
			h.Say = fmt.Sprintf("%s points at %s.", d.Name(s.Seat), rest)
		}
		d.news = append(d.news, h)
	}
}

// fetched takes lines that the server has.
func (d *Desk) fetched(f fetched) {
	if f.err != nil {
		if refusal := (*Refusal)(nil); errors.As(f.err, &refusal) {
			d.ended = refusal.Say
			d.say("%s", refusal.Say)
			return
		}
		time.AfterFunc(retryPause, func() { d.post.order(f.again()) })
		return
	}
	if f.all {
		d.reconcile(f.lines)
		return
	}
	for _, s := range f.lines {
		d.stored(s)
	}
	d.settle()
}

// again returns the order that asks for the same lines.
func (f *fetched) again() fetch { return fetch{all: f.all} }

// stored takes a line that the server has stored.
func (d *Desk) stored(s Stored) {
	n := len(d.chains)
	switch {
	case d.stuck != "": // it can take no more
	case s.N < n && d.chains[s.N] == s.Chain:
		d.mark(s)
	case s.N > n:
		d.post.order(fetch{}) // some are missing in between
	case s.Follows(n, d.chains[n-1]):
		d.mark(s)
		d.enqueue(s.Line)
	}
}

// enqueue has a line taken after all others.
func (d *Desk) enqueue(line Line) {
	d.chains, d.queue = append(d.chains, line.Chain), append(d.queue, line)
}

// mark notes how far the server has stored the table.
func (d *Desk) mark(s Stored) {
	if s.N+1 > d.stamp.N {
		d.stamp = stamp{s.N + 1, s.Chain, s.Stamp}
		if d.stamps != nil {
			d.stamps(d.stamp)
		}
	}
	if p := d.pending; p != nil && p.line.ID == s.ID && s.N < d.taken() {
		d.pending = nil
	}
}

// taken returns how many lines of the table have been taken.
func (d *Desk) taken() int { return len(d.chains) - len(d.queue) }

// follow takes the line after the last one that was taken.
func (d *Desk) follow(line Line) {
	own := d.pending != nil && d.pending.line.ID == line.ID
	if own {
		d.pending = nil
	}
	print, err := d.Campaign.TryShared(line.Seat, line.Text)
	switch {
	case err == nil && print == line.Print:
		d.apply(line, own)
	case line.By == d.by || line.Seat == 0:
		if err := d.Campaign.VoidShared(line.Seat, line.Text); err != nil {
			d.say("%s", rules.Capital(err.Error())+".")
			return
		}
		d.news = append(d.news, Happening{Seat: line.Seat, Own: own,
			Say: fmt.Sprintf("A line of %s's desk is against the rules. It is left out, and the table goes on.", d.Name(line.Seat))})
	default:
		theirs, mine := strings.SplitN(line.By, "/", 2)[0], strings.SplitN(d.by, "/", 2)[0]
		d.stuck = fmt.Sprintf("From line %d on the two desks play by different rules: %s's game is %s, this one is %s. Nothing is lost. "+
			"Update the older one on both desks, and join again.", line.N, d.Name(line.Seat), theirs, mine)
		d.chains, d.queue = slices.Clip(d.chains[:line.N]), nil
		d.say("%s", d.stuck)
	}
	if p := d.pending; p != nil && p.line.N < d.taken() { // the other desk was first
		d.pending = nil
		d.fail(fmt.Sprintf("%s was first. Look, and choose again.", d.Name(line.Seat)))
	}
}

// fail tells that a line of this desk was not taken.
func (d *Desk) fail(say string) {
	d.news = append(d.news, Happening{Seat: d.Link.Seat, Own: true, Failed: true, Say: say})
}

// apply adds a line that has been checked to the campaign.
func (d *Desk) apply(line Line, own bool) {
	story := &rules.Story{Keep: true}
	from, moves := *d.Campaign.Now(), d.Campaign.Len()
	h := Happening{Seat: line.Seat, Own: own, Text: line.Text, From: from, Story: story}
	if moves > 0 {
		m, before := d.Campaign.Move(moves - 1)
		h.Undone, h.Before = m, *before
	}
	if err := d.Campaign.TakeShared(line.Seat, line.Text, story); err != nil {
		d.fail(rules.Capital(err.Error()) + ".")
		return
	}
	h.Grew = d.Campaign.Len() - moves
	d.news = append(d.news, h)
}

// sent takes what became of a line.
func (d *Desk) sent(s sent) {
	p := d.pending
	mine := p != nil && p.line.ID == s.line.ID
	var refusal *Refusal
	switch {
	case s.err == nil:
		d.stored(s.as)
	case errors.As(s.err, &refusal):
		if mine {
			d.pending = nil
			d.fail(refusal.Say)
		}
	case errors.Is(s.err, ErrBehind):
		if mine {
			p.asked = true
		}
		d.post.order(fetch{})
	case mine && d.up:
		p.asked = true
		d.post.order(fetch{})
	}
}

// settle sends a line again of which the server knows nothing.
func (d *Desk) settle() {
	if p := d.pending; p != nil && p.asked && len(d.queue) == 0 && p.line.N == len(d.chains) {
		p.asked = false
		d.post.order(p.line)
	}
}

// reconcile compares all lines that the server has with those of the campaign, by their chains.
func (d *Desk) reconcile(theirs []Stored) {
	chain, sound := "", 0
	for sound < len(theirs) && theirs[sound].Follows(sound, chain) {
		chain = theirs[sound].Chain
		sound++
	}
	theirs = theirs[:sound]
	same := 0
	for same < len(theirs) && same < len(d.chains) && theirs[same].Chain == d.chains[same] {
		same++
	}
	wasAlone, missed := d.alone, len(theirs)-same
	if same < len(theirs) && same < len(d.chains) {
		if same == 0 {
			d.ended = "This server has another table under the same name: nothing is sent there."
			d.say("%s", d.ended)
			return
		}
		if taken := d.taken(); same >= taken { // what differs is only waiting
			d.chains, d.queue = slices.Clip(d.chains[:same]), slices.Clip(d.queue[:same-taken])
		} else if d.Link.Seat != Watching && !d.setAside(same) {
			return
		}
	}
	for _, s := range theirs[:same] {
		d.mark(s)
	}
	for _, s := range theirs[same:] {
		d.stored(s)
	}
	if !d.up {
		d.up, d.alone, d.ended = true, false, ""
		if wasAlone || missed > 0 {
			d.say("The server is back. Since you left: %s.", moves(missed))
		}
	}
	if len(theirs) < len(d.chains) && same == len(theirs) {
		d.restore(same)
		return
	}
	if p := d.pending; p != nil {
		p.asked = true
	}
	d.settle()
}

// moves returns a number of moves in words.
func moves(n int) string {
	if n == 1 {
		return "1 line from the other desk"
	}
	return fmt.Sprintf("%d lines from the other desk", n)
}

// setAside keeps the campaign as it is in a file of its own, and returns to its first n lines.
func (d *Desk) setAside(n int) bool {
	name := d.folder.BranchFile(d.Campaign.Name())
	line := d.Campaign.Timeline()
	c, err := line.Branch(name, line.Len()-1)
	if err == nil {
		err = c.Close()
	}
	if err == nil {
		err = d.Campaign.CutShared(n)
	}
	if err != nil {
		d.ended = fmt.Sprintf("From line %d on there are two branches, and this one cannot be kept: %v.", n, err)
		d.say("%s", d.ended)
		return false
	}
	d.branch, d.chains, d.queue = name, slices.Clip(d.chains[:n]), nil
	d.pending = nil
	d.news = append(d.news, Happening{Text: rejoinText, Say: fmt.Sprintf(
		"From line %d on there are two branches. The table goes on with the other desk's, which was first. Yours is kept as %q.", n, saves.NameOf(name))})
	return true
}

// rejoinText is the text of a happening after which the table is another one than before.
const rejoinText = "rejoin"

// Rejoined reports whether the table has gone back to where both desks still agreed.
func (h *Happening) Rejoined() bool { return h.Text == rejoinText }

// restore gives the server the lines from the n-th on that it does not have.
func (d *Desk) restore(n int) {
	if d.Link.Seat == Watching {
		return
	}
	lines, err := d.Campaign.SharedLines()
	if err != nil {
		d.say("%s", rules.Capital(err.Error())+".")
		return
	}
	var all []Line
	for i, l := range lines {
		all = append(all, Line{N: i, Chain: l.Chain, Seat: l.Seat, Print: l.Print, ID: newWord(8), By: d.by, Text: l.Text})
	}
	all = append(all, d.queue...)[n:]
	d.giving = true
	d.post.order(restore{d.Link, all, d.stamp})
}

// restored takes what became of lines that the server had lost.
func (d *Desk) restored(r restored) {
	refusal := (*Refusal)(nil)
	d.giving = false
	switch {
	case r.err == nil:
		d.say("The server has the lines that were only on this desk.")
		d.post.order(fetch{all: true})
	case errors.As(r.err, &refusal):
		d.ended = "The server does not have all lines of this table, and does not take them from this desk: " + refusal.Say
		d.say("%s", d.ended)
	default: // the connection is lost again
		d.up = false
		time.AfterFunc(retryPause, func() { d.post.order(fetch{all: true}) })
	}
}

// errUnsent is the error of leaving while the last move is on its way.
var errUnsent = errors.New("the server has not answered your last move, which may be lost: look at the table when you open it again")

// leaveTimeout is how long a desk that leaves waits for the answer to its last line.
const leaveTimeout = 500 * time.Millisecond

// Unsent returns a sentence if the server has not answered the last line of this desk, so that it would be lost. For an answer that is on its way it waits a
// moment.
func (d *Desk) Unsent() error { return d.unsent(leaveTimeout) }

// unsent is Unsent with the time to wait.
func (d *Desk) unsent(most time.Duration) error {
	late := time.NewTimer(most)
	defer late.Stop()
	for {
		d.read()
		p := d.pending
		switch {
		case p == nil, slices.ContainsFunc(d.queue, func(l Line) bool { return l.ID == p.line.ID }):
			return nil
		case !d.up:
			return errUnsent
		}
		select {
		case <-d.Wake():
		case <-late.C:
			p.late = true
			return errUnsent
		}
	}
}

// Close leaves the table. It fails with a sentence if the last moves could not be written, or if the server has not answered the last line.
func (d *Desk) Close() error {
	most := leaveTimeout
	if d.pending != nil && d.pending.late {
		most = 0 // who leaves has waited
	}
	unsent := d.unsent(most)
	if d.alone {
		d.takeAll() // no server has what is queued
	}
	d.post.close()
	if err := d.Campaign.Close(); err != nil {
		return err
	}
	return unsent
}
