package saves

import (
	"cmp"
	"errors"
	"fmt"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"

	"sixwinters/rules"
	"sixwinters/rules/skadi"
)

const (
	winterTitle  = "skadi winter "
	winterFormat = 1
)

// errWinter is the error of opening a winter of Skadi as a campaign of Six Winters.
var errWinter = errors.New("this is a winter of Skadi: chronicle play opens it")

// Winter is a game of Skadi in play: its course in memory, and its file. It keeps the same promises as a [Campaign]: every move is on the
// disk before Play returns, and what can be read of a damaged file is played on.
type Winter struct {
	Course[skadi.State, skadi.Move, skadi.Story]
	kept
	Header WinterHeader

	rules *skadi.Game
}

// WinterHeader is the head of a winter's file.
type WinterHeader struct {
	skadi.Options
	Sheet   string // the hash of the sheet it is played on
	Program string // the version of the program that began it
}

// ScratchWinter returns a winter that is not saved.
func ScratchWinter(g *skadi.Game, o skadi.Options) *Winter {
	c := LaidWinter(g, g.Begin(o))
	c.Header = WinterHeader{Options: o, Sheet: g.Sheet().Hash, Program: rules.Version()}
	return c
}

// LaidWinter returns a winter that is not saved and begins with a given table.
func LaidWinter(g *skadi.Game, table skadi.State) *Winter {
	c := newWinter(g)
	c.Course = beginCourse(g, table)
	return c
}

func newWinter(g *skadi.Game) *Winter {
	c := &Winter{rules: g}
	c.reads = c
	return c
}

// NewWinter begins a winter in a new file. It fails if the file exists; if the file cannot be written, the winter begins in any case, with
// Trouble.
func NewWinter(g *skadi.Game, name string, o skadi.Options) (*Winter, error) {
	if err := taken(realDisk{}, name); err != nil {
		return nil, err
	}
	c := ScratchWinter(g, o)
	c.create(realDisk{}, name)
	return c, nil
}

// OpenWinter opens the winter in a file to play on. It fails if no table of it can be read.
func OpenWinter(g *skadi.Game, name string) (*Winter, error) {
	c := newWinter(g)
	if err := c.openAt(realDisk{}, name); err != nil {
		return nil, err
	}
	return c, nil
}

// LookWinter reads the winter in a file for review: it is not locked, and cannot be played.
func LookWinter(g *skadi.Game, name string) (*Winter, error) {
	c := newWinter(g)
	if err := c.lookAt(name); err != nil {
		return nil, err
	}
	return c, nil
}

// Rules returns the rules that the winter is played by.
func (c *Winter) Rules() *skadi.Game { return c.rules }

// Play applies a move and writes it before it returns. story, which may be nil, collects what happens. It fails if the move is illegal
// or the winter read-only.
func (c *Winter) Play(m skadi.Move, story *skadi.Story) error {
	return c.make(c.rules.Notation(c.Now(), m), func() error { return c.play(m, story) })
}

// PlayOn is Play, and accepts the failure of a check for which a prayer would change nothing: that is not asked.
func (c *Winter) PlayOn(m skadi.Move, story *skadi.Story) error {
	err := c.Play(m, story)
	if s := c.Now(); err == nil && s.Stage == skadi.Prayer && !c.rules.PrayerMatters(s) {
		err = c.Play(skadi.Move{Kind: skadi.Accept}, story)
	}
	return err
}

// CanUndo reports whether there is a move to take back: undo reaches back to the last roll.
func (c *Winter) CanUndo() bool { return c.Course.CanUndo() && !c.Revealed() }

// Undo undoes the last move and writes that. It fails if that move has rolled dice, if there is none, or if the winter is read-only.
func (c *Winter) Undo() error {
	if c.Course.CanUndo() && c.Revealed() {
		return errors.New("the dice are rolled: undo reaches back to the last roll only")
	}
	return c.make(undoWord, c.undo)
}

// Redo applies the last undone move again. It fails like Undo.
func (c *Winter) Redo(story *skadi.Story) error {
	return c.make(redoWord, func() error { return c.redo(story) })
}

// Branch begins a winter in a new file with the same moves up to a number of them, and continues from there: the same dice fall for the
// same moves. The original does not change. It fails if the file exists; if the file cannot be written, the winter begins in any case,
// with Trouble.
func (c *Winter) Branch(name string, at int) (*Winter, error) {
	if err := taken(realDisk{}, name); err != nil {
		return nil, err
	}
	b := ScratchWinter(c.rules, c.Header.Options)
	for i := range at {
		m, _ := c.Move(i)
		line := c.rules.Notation(b.Now(), m)
		if err := b.play(m, nil); err != nil {
			return nil, err
		}
		b.note(line)
	}
	b.create(realDisk{}, name)
	return b, nil
}

// MovesOf returns the moves of a week: the first, and the one after the last.
func (c *Winter) MovesOf(week int) (from, to int) {
	before := func(week int) int {
		return sort.Search(c.Len(), func(i int) bool { return int(c.tables[i].Week) >= week })
	}
	return before(week), before(week + 1)
}

func (c *Winter) note(line string) { c.lines = append(c.lines, line+" #"+c.rules.Print(c.Now())) }

func (c *Winter) head() string {
	return seal("", fmt.Sprintf("%s%d\ngame %s\nsheet %s\nseed %d\nmoves", winterTitle, winterFormat, c.Header.Program, c.Header.Sheet, c.Header.Seed))
}

func (c *Winter) refreshHead() {}

func (c *Winter) revive(data []byte) (*document, found, error) {
	r := &replayedWinter{game: c.rules}
	doc, err := parseAs(data, winterTitle, "a winter of Skadi", winterFormat, r.header.read)
	if err == nil {
		err = doc.headless // nothing can be played without its seed
	}
	if err == nil && r.header.Sheet != c.rules.Sheet().Hash {
		err = errors.New("this winter was played on another sheet: open it with -sheet and the file of that sheet")
	}
	if err != nil {
		return doc, nil, err
	}
	r.doc = doc
	r.replay()
	return doc, r, nil
}

func (c *Winter) use(f found) {
	r := f.(*replayedWinter)
	c.Course, c.Header = r.course, r.header
}

// read parses the head of a file.
func (h *WinterHeader) read(head string) error {
	text, sum := split(head)
	if sum != checksum("", text) {
		return errors.New("the head of the file is damaged")
	}
	for _, l := range strings.Split(text, "\n")[1:] {
		switch key, value, _ := strings.Cut(l, " "); key {
		case "game":
			h.Program = value
		case "sheet":
			h.Sheet = value
		case "seed":
			seed, err := strconv.ParseUint(value, 10, 64)
			if err != nil {
				return fmt.Errorf("the head of the file cannot be read: %q is no seed", value)
			}
			h.Seed = seed
		case "moves":
		default:
			return fmt.Errorf("the head of the file cannot be read: %q means nothing", key)
		}
	}
	return nil
}

// replayedWinter is what a winter's file was replayed to.
type replayedWinter struct {
	reading
	game   *skadi.Game
	header WinterHeader
	course Course[skadi.State, skadi.Move, skadi.Story]
}

// replay carries out the lines of the file as far as they follow from each other.
func (r *replayedWinter) replay() {
	r.course = beginCourse(r.game, r.game.Begin(r.header.Options))
	for i, l := range r.doc.lines {
		err := r.take(l)
		if err == nil {
			r.kept = append(r.kept, l.text)
			continue
		}
		r.say("%s The winter continues from just before it; what came after, %s, is lost.", l.wrong(err), count(len(r.doc.lines)-i, "line"))
		break
	}
	r.noteTorn()
}

// take carries out a line. If it fails, the course is unchanged.
func (r *replayedWinter) take(l line) error {
	if !l.sound {
		return errors.New("its checksum is wrong")
	}
	move, print := cutPrint(l.text)
	was := r.course
	err := r.course.act(move)
	if err == nil {
		err = r.course.confirm(move, print)
	}
	if err != nil {
		r.course = was
	}
	return err
}

func (r *replayedWinter) form() int { return winterFormat }

// goes says how far the winter reaches.
func (r *replayedWinter) goes() string {
	return fmt.Sprintf("week %d, with %s", r.course.Now().Week, count(r.course.Len(), "move"))
}

func (r *replayedWinter) compare(f found) int {
	return r.course.Len() - f.(*replayedWinter).course.Len()
}

func (r *replayedWinter) same(f found) bool {
	return r.header.Options == f.(*replayedWinter).header.Options && r.header.Sheet == f.(*replayedWinter).header.Sheet
}

// Wintering is where a winter of Skadi is.
type Wintering struct {
	Game  *skadi.Game
	Table skadi.State
}

// Over reports whether the winter is over; Score is then its score.
func (w *Wintering) Over() bool         { return w.Table.Stage == skadi.Over }
func (w *Wintering) Score() skadi.Score { return w.Game.Score(&w.Table) }

// printedWinters returns the game of the printed sheet.
var printedWinters = sync.OnceValue(func() *skadi.Game { return skadi.New(skadi.Printed()) })

// lookWinter fills in the entry of a winter with what opening it comes to.
func (e *Entry) lookWinter() {
	c, err := LookWinter(printedWinters(), e.File)
	if err != nil {
		e.Trouble = cmp.Or(errors.Unwrap(err), err) // the list names the file
		return
	}
	e.Winter, e.Notes = &Wintering{c.rules, *c.Now()}, c.Notes
}

// IsWinter reports whether data begins like the file of a winter of Skadi.
func IsWinter(data []byte) bool {
	return strings.HasPrefix(string(data[:min(len(data), len(winterTitle))]), winterTitle)
}

// IsWinterFile reports whether a file holds a winter of Skadi.
func IsWinterFile(name string) bool {
	data, err := readRegular(name)
	return err == nil && IsWinter(data)
}

// NewestWinter returns the file of the winter of Skadi that was played last, or "".
func (f Folder) NewestWinter() string { return f.newest(true) }

// NewWinterFile returns a file that does not exist, for a winter that begins now.
func (f Folder) NewWinterFile(now time.Time) string {
	return f.free("Winter of " + now.Format("2006-01-02 15.04"))
}
