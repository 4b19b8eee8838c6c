package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/term"

	"sixwinters/content"
	"sixwinters/game/text"
	"sixwinters/rules/optionflags"
	"sixwinters/saves"
	"sixwinters/together"
)

// stdin is what is typed; tests type into something else.
var stdin io.Reader = os.Stdin

// play plays a campaign in lines: the one in a file, the one that was played last, or a new one.
func play(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	folder := flags.String("saves", string(saves.DefaultFolder()), "the folder for campaigns, instead of the one in the user's data folder")
	flags.Lookup("saves").DefValue = "" // the help is the same on every machine
	fresh := flags.Bool("new", false, "begin a new campaign")
	players := flags.String("players", "", "the players' names in a new campaign, a comma between them; one name plays both characters")
	at := addTableFlags(flags)
	game := flags.String("game", "", "the `GAME` to play: six-winters or skadi; by default that of the file, or six-winters")
	sheet := flags.String("sheet", "", "play Skadi on the sheet in this `FILE`")
	options := optionflags.Add(flags, 0, seedHelp)
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	switch {
	case *game != "" && *game != "six-winters" && *game != "skadi":
		return fail(stderr, "play", misused, "there is no game %q; there are six-winters and skadi", *game)
	case *game == "six-winters" && *sheet != "":
		return fail(stderr, "play", misused, "-sheet is for -game skadi")
	case *game == "skadi" || *sheet != "" || *game == "" && len(rest) > 0 && saves.IsWinterFile(rest[0]):
		file := ""
		if len(rest) > 0 {
			file = rest[0]
		}
		seed, err := strconv.ParseUint(flags.Lookup("seed").Value.String(), 10, 64)
		if err != nil {
			return fail(stderr, "play", misused, "%v", err)
		}
		return playWinter(winterPlay{file: file, folder: saves.Folder(*folder), sheet: *sheet, seed: seed, fresh: *fresh}, stdout, stderr)
	}
	o, err := options()
	if err != nil {
		return fail(stderr, "play", misused, "%v", err)
	}
	if o.Seed == 0 {
		o.Seed = uint64(time.Now().UnixNano())
	}
	reference, err := content.LoadReference()
	if err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	file, in := "", saves.Folder(*folder)
	if len(rest) > 0 {
		file = rest[0]
	} else if !*fresh {
		file = in.Newest()
	}
	if link, err := together.ReadLink(*at.table); err == nil {
		d, err := joinTable(flags, in, link)
		if err != nil {
			return fail(stderr, "play", failed, "%v", err)
		}
		return playTable(d, nil, at, reference, stdout, stderr)
	}
	resumed := file != "" && exists(file)
	if id := saves.TableOf(file); resumed && id != "" && *at.table == "" && *at.seat == 0 {
		shelf := together.Shelf{Folder: in}
		link, kept, ok := shelf.Find(id)
		if !ok {
			return fail(stderr, "play", failed, "%s is a shared table, and its link is not kept here: join it with -table LINK, or play it by file with -seat", file)
		}
		if _, own := shelf.LinkOf(file); !own && len(rest) > 0 {
			return fail(stderr, "play", failed, "%s is a copy of the shared table %s: play that one, or look at the copy with chronicle replay", file, kept)
		}
		d, err := joinTable(flags, in, link)
		if err != nil {
			return fail(stderr, "play", failed, "%v", err)
		}
		return playTable(d, nil, at, reference, stdout, stderr)
	}
	if file == "" {
		file = in.NewFile(time.Now())
	}
	book, err := bookFor(flags, file, in)
	if err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	names := strings.Split(*players, ",")
	if *at.table != "" && !resumed {
		d, say, err := createTable(*at.table, book, in, o, names, *at.either, nil)
		if err != nil {
			return fail(stderr, "play", failed, "%v", err)
		}
		return playTable(d, say, at, reference, stdout, stderr)
	}
	var campaign *saves.Campaign
	if resumed {
		campaign, err = saves.Open(book, file)
	} else {
		campaign, err = saves.New(book, file, o, names...)
	}
	if err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	if campaign.ReadOnly() {
		return fail(stderr, "play", failed, "%s is being played in another window; close it there first", file)
	}
	switch {
	case *at.table != "":
		d, say, err := createTable(*at.table, book, in, o, names, *at.either, campaign)
		if err != nil {
			_ = campaign.Close() // it is as it was
			return fail(stderr, "play", failed, "%v", err)
		}
		return playTable(d, say, at, reference, stdout, stderr)
	case *at.seat != 0:
		d, err := together.ByFile(campaign, *at.seat)
		if err != nil {
			_ = campaign.Close() // it is as it was
			return fail(stderr, "play", failed, "%v", err)
		}
		return playTable(d, nil, at, reference, stdout, stderr)
	}
	session := text.New(book, reference, campaign)
	converse(session.Begin(), session.Take, &session.Quits, stdout)
	return leave(campaign, stdout, stderr)
}

// leave closes what was played, and says that it is saved.
func leave(played interface {
	Close() error
	News() []string
}, stdout, stderr io.Writer,
) int {
	if err := played.Close(); err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	for _, say := range played.News() {
		fmt.Fprintln(stdout, say)
	}
	fmt.Fprintln(stdout, "Saved.")
	return fine
}

// converse prints lines and reads answers until the player quits or nothing more is typed.
func converse(page []string, take func(line string) []string, quits *bool, stdout io.Writer) {
	next := answers(stdin, stdout)
	for {
		for _, line := range page {
			fmt.Fprintln(stdout, line)
		}
		if *quits {
			return
		}
		line, ok := next()
		if !ok {
			return
		}
		page = take(line)
	}
}

// answers returns what reads the next line that is typed. On a terminal a line can be edited and earlier ones come back by the arrow
// keys; a pipe is read as it is.
func answers(typed io.Reader, stdout io.Writer) func() (line string, ok bool) {
	if !isTerminal(typed) {
		next := typedLines(typed)
		return func() (string, bool) {
			line, ok := next()
			for ; ok && line.long; line, ok = next() {
				fmt.Fprintln(stdout, tooLong)
			}
			return line.text, ok
		}
	}
	f := typed.(*os.File)
	fd := int(f.Fd())
	editor := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{f, stdout}, "> ")
	return func() (string, bool) {
		was, err := term.MakeRaw(fd) // only while a line is typed: what is printed needs the terminal as it was
		if err != nil {
			return "", false
		}
		defer func() { _ = term.Restore(fd, was) }()
		if w, h, err := term.GetSize(fd); err == nil && w > 0 && h > 0 {
			_ = editor.SetSize(w, h)
		}
		line, err := editor.ReadLine()
		return line, err == nil || errors.Is(err, term.ErrPasteIndicator)
	}
}

// input is a line that is typed.
type input struct {
	text string
	long bool // it is too long to be read: there is no text
}

// mostTyped is the size of the longest line that is read, in bytes.
const mostTyped = 1 << 20

// tooLong is said of a longer one.
const tooLong = "This line is too long, and was not read."

// typedLines returns what reads the next line, until there are no more.
func typedLines(typed io.Reader) func() (line input, ok bool) {
	r := bufio.NewReader(typed)
	return func() (line input, ok bool) {
		var text []byte
		for {
			part, more, err := r.ReadLine()
			if err != nil {
				return input{}, false
			}
			if line.long = line.long || len(text)+len(part) > mostTyped; line.long {
				text, part = nil, nil
			}
			if text = append(text, part...); !more {
				line.text = string(text)
				return line, true
			}
		}
	}
}

// isTerminal reports whether somebody types at a terminal.
func isTerminal(r io.Reader) bool {
	f, is := r.(*os.File)
	return is && term.IsTerminal(int(f.Fd()))
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
