package table

import (
	"math"
	"path/filepath"
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// How the hand of a test plays in the running program, and what the program has written down at the end.

// program is the running program, the hand that plays it, and what a mirror of it needs to know.
type program struct {
	*gametest.Program
	steps  []gametest.Step // what the hand does for the move in hand
	played []string        // in notation
	game   app.App
}

// mirrored is a program with what its mirror needs to know of it.
func mirrored(t *testing.T, p *gametest.Program) *program {
	t.Helper()
	m := &program{Program: p, game: app.App{Width: gametest.WindowWidth, Height: gametest.WindowHeight, Reference: contenttest.Reference(t)}}
	m.game.Settings.Met = []string{board.LinkMet} // how a refusal is worded moves nothing, and a mirror has no settings to save
	return m
}

func startProgram(t *testing.T, o rules.Options) *program {
	t.Helper()
	return mirrored(t, gametest.StartProgram(t, o))
}

// startProgramWith starts the program with some more options.
func startProgramWith(t *testing.T, o app.Options) *program {
	t.Helper()
	return mirrored(t, gametest.StartProgramWith(t, o))
}

// greedily plays a campaign into a file until a moment comes, which is told the next move too. It returns the file, the table and what
// was played, in notation.
func greedily(t *testing.T, moment func(mirror *table, next rules.Move) bool) (file string, mirror *table, played []string) {
	t.Helper()
	book := rulestest.Book(t)
	file = filepath.Join(t.TempDir(), "campaign.txt")
	campaign := saves.Scratch(book, rules.Options{Seed: 5, Difficulty: content.Easy}) // a disk takes some time for each move
	mirror = newMirror(book, campaign.Header.Options)
	seen := &app.App{Book: book, Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	choose := mind.Greedy(5)
	for {
		m := choose(book, &mirror.Board.State, book.Moves(&mirror.Board.State, nil))
		if moment(mirror, m) {
			gametest.WriteText(t, file, campaign.Text())
			return file, mirror, played
		}
		played = append(played, book.Notation(&mirror.Board.State, m))
		if err := campaign.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		mirror.Board.Play(seen, m)
	}
}

func (p *program) then(s gametest.Step) { p.steps = append(p.steps, s) }

// play makes a move with the mouse, and waits until the program has written it down. The mirror is a table that sees the
// same hand, so that it knows what lies where.
func (p *program) play(mirror *table, m rules.Move) {
	p.T.Helper()
	line := mirror.Board.Book.Notation(&mirror.Board.State, m)
	p.steps = nil
	p.plan(mirror, m, line)
	p.perform()
	p.writes(line)
}

// writes waits until the program has written a move down.
func (p *program) writes(line string) {
	p.T.Helper()
	p.played = append(p.played, line)
	p.Until("it writes down "+line, func(*gametest.Sight) bool { return p.Lines() == len(p.played) })
}

// perform does the steps of the hand that were planned.
func (p *program) perform() {
	p.T.Helper()
	for _, s := range p.steps {
		p.Do(s)
	}
}

// plan finds out by the mirror what the hand has to do for a move.
func (p *program) plan(mirror *table, m rules.Move, line string) {
	p.T.Helper()
	ge := gesture.Of(mirror.Board.Book, &mirror.Board.State, m)
	label := mirror.Board.Label(m)
	before := mirror.Board.State
	switch {
	case ge.Drop.Kind == layout.None:
		p.pressOption(mirror, label, line)
	case len(ge.Take) == 0:
		p.click(mirror, ge.Drop, line)
	default:
		p.drag(mirror, ge.Take[0], ge.Drop, line)
		for _, more := range ge.Take[1:] {
			p.click(mirror, p.unheld(mirror, more), line)
		}
	}
	for mirror.Board.State == before && mirror.Board.AsksBack() {
		// It is asked which of several is meant, or whether it is meant.
		if m.Kind == rules.MoveDone || mirror.Board.Confirming() {
			label = mirror.Board.Choices[0].Label
		}
		p.pressOption(mirror, label, line)
	}
	if mirror.Board.State == before {
		p.T.Fatalf("%s: the hand does what it should, but no move comes of it", line)
	}
}

// unheld is one of the dice equal to one that is not held yet.
func (p *program) unheld(mirror *table, want layout.Target) layout.Target {
	for _, piece := range mirror.Board.Plan(p.seen()).Pieces {
		if at := piece.Target; gesture.Same(at) == want && !slices.Contains(mirror.Board.Held, at) {
			return at
		}
	}
	return want
}

func (p *program) pressOption(mirror *table, label, line string) {
	p.T.Helper()
	i := slices.IndexFunc(mirror.Board.Choices, func(c board.Choice) bool { return c.Label == label })
	if i < 0 {
		p.T.Fatalf("%s: there is no button %q", line, label)
	}
	p.click(mirror, layout.Target{Kind: layout.Option, N: uint8(i)}, line)
}

// seen is the mirror's idea of the program.
func (p *program) seen() *app.App { return &p.game }

func (p *program) click(mirror *table, on layout.Target, line string) {
	p.T.Helper()
	p.move(mirror, on, line)
	p.then(gametest.Step{Button: gametest.Left, Down: true})
	mirror.Board.PressDown(p.seen(), mirror.Board.Plan(p.seen()).At(p.game.Pointer.X, p.game.Pointer.Y))
	p.then(gametest.Step{Button: gametest.Left})
	mirror.Board.PressUp(p.seen(), mirror.Board.Plan(p.seen()).At(p.game.Pointer.X, p.game.Pointer.Y))
}

func (p *program) drag(mirror *table, from, to layout.Target, line string) {
	p.T.Helper()
	p.move(mirror, from, line)
	p.then(gametest.Step{Button: gametest.Left, Down: true})
	mirror.Board.PressDown(p.seen(), mirror.Board.Plan(p.seen()).At(p.game.Pointer.X, p.game.Pointer.Y))
	p.game.Pointer.Far = true
	mirror.Board.Lift(p.seen())
	p.move(mirror, to, line)
	p.then(gametest.Step{Button: gametest.Left})
	mirror.Board.PressUp(p.seen(), mirror.Board.Plan(p.seen()).At(p.game.Pointer.X, p.game.Pointer.Y))
	p.game.Pointer.Far = false
}

// move moves the mouse to a target, and again if that made the table spread what lies there.
func (p *program) move(mirror *table, on layout.Target, line string) {
	p.T.Helper()
	for range 2 {
		x, y := p.reach(mirror, on, line)
		p.then(gametest.Step{X: int16(x), Y: int16(y)})
		p.game.Pointer.X, p.game.Pointer.Y = x, y
		mirror.Board.HoverPointer(p.seen())
		if mirror.Board.Plan(p.seen()).At(x, y) == on {
			return
		}
	}
	p.T.Fatalf("%s: %+v moves away from the pointer", line, on)
}

// reach is a point in the window where a target can be reached: its middle, unless something lies over it.
func (p *program) reach(mirror *table, on layout.Target, line string) (x, y float64) {
	p.T.Helper()
	r, ok := mirror.Board.Plan(p.seen()).Rect(on)
	if !ok {
		p.T.Fatalf("%s: %+v does not lie on the table", line, on)
	}
	for _, part := range [][2]float64{{0.5, 0.5}, {0.5, 0.1}, {0.1, 0.5}, {0.9, 0.9}, {0.1, 0.1}, {0.5, 0.95}, {0.9, 0.1}, {0.1, 0.9}} {
		x, y = math.Floor(r.X+r.W*part[0]), math.Floor(r.Y+r.H*part[1])
		if mirror.Board.Plan(p.seen()).At(x, y) == on {
			return x, y
		}
	}
	p.T.Fatalf("%s: %+v is covered by something else", line, on)
	return 0, 0
}

// compare reads the record that the program has written and compares it with what was played.
func (p *program) compare(mirror *table) {
	t := p.T
	t.Helper()
	p.Stop()
	rec, err := saves.Read(p.Record)
	if err != nil {
		t.Fatal(err)
	}
	if len(rec.Entries) != len(p.played) {
		t.Fatalf("the record has %d moves, and %d were made", len(rec.Entries), len(p.played))
	}
	for i, e := range rec.Entries {
		if e.Move != p.played[i] {
			t.Errorf("move %d: the record says %q, but the hand made %q", i+1, e.Move, p.played[i])
		}
	}
	end, err := mirror.Board.Book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != mirror.Board.State {
		t.Error("the record replays to another table than was played")
	}
}
