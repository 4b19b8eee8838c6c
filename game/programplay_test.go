package game

import (
	"math"
	"os"
	"slices"
	"strings"

	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// How the hand of a test plays in the running program, and what the program has written down at the end.

// play makes a move with the mouse, and waits until the program has written it down. The mirror is a table that sees the
// same hand, so that it knows what lies where.
func (p *program) play(mirror *table, m rules.Move) {
	p.t.Helper()
	line := mirror.book.Notation(&mirror.state, m)
	p.steps = nil
	p.plan(mirror, m, line)
	p.perform()
	p.writes(line)
}

// writes waits until the program has written a move down.
func (p *program) writes(line string) {
	p.t.Helper()
	p.played = append(p.played, line)
	p.until("it writes down "+line, func(*sight) bool { return p.lines() == len(p.played) })
}

// perform does the steps of the hand that were planned.
func (p *program) perform() {
	p.t.Helper()
	for _, s := range p.steps {
		p.do(s)
	}
}

// plan finds out by the mirror what the hand has to do for a move.
func (p *program) plan(mirror *table, m rules.Move, line string) {
	p.t.Helper()
	ge := hand.Of(mirror.book, &mirror.state, m)
	label := mirror.label(m)
	before := mirror.state
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
	for mirror.state == before && mirror.asksBack() {
		// It is asked which of several is meant, or whether it is meant.
		if m.Kind == rules.MoveDone || mirror.confirming() {
			label = mirror.choices[0].label
		}
		p.pressOption(mirror, label, line)
	}
	if mirror.state == before {
		p.t.Fatalf("%s: the hand does what it should, but no move comes of it", line)
	}
}

// unheld is one of the dice equal to one that is not held yet.
func (p *program) unheld(mirror *table, want layout.Target) layout.Target {
	for _, piece := range mirror.plan(p.seen()).Pieces {
		if at := piece.Target; hand.Same(at) == want && !slices.Contains(mirror.held, at) {
			return at
		}
	}
	return want
}

func (p *program) pressOption(mirror *table, label, line string) {
	p.t.Helper()
	i := slices.IndexFunc(mirror.choices, func(c choice) bool { return c.label == label })
	if i < 0 {
		p.t.Fatalf("%s: there is no button %q", line, label)
	}
	p.click(mirror, layout.Target{Kind: layout.Option, N: uint8(i)}, line)
}

// seen is the mirror's idea of the program.
func (p *program) seen() *Game { return &p.game }

func (p *program) click(mirror *table, on layout.Target, line string) {
	p.t.Helper()
	p.move(mirror, on, line)
	p.then(step{button: left, down: true})
	mirror.press(p.seen(), mirror.plan(p.seen()).At(p.game.pointer.X, p.game.pointer.Y))
	p.then(step{button: left})
	mirror.release(p.seen(), mirror.plan(p.seen()).At(p.game.pointer.X, p.game.pointer.Y))
}

func (p *program) drag(mirror *table, from, to layout.Target, line string) {
	p.t.Helper()
	p.move(mirror, from, line)
	p.then(step{button: left, down: true})
	mirror.press(p.seen(), mirror.plan(p.seen()).At(p.game.pointer.X, p.game.pointer.Y))
	p.game.pointer.Far = true
	mirror.lift(p.seen())
	p.move(mirror, to, line)
	p.then(step{button: left})
	mirror.release(p.seen(), mirror.plan(p.seen()).At(p.game.pointer.X, p.game.pointer.Y))
	p.game.pointer.Far = false
}

// move moves the mouse to a target, and again if that made the table spread what lies there.
func (p *program) move(mirror *table, on layout.Target, line string) {
	p.t.Helper()
	for range 2 {
		x, y := p.reach(mirror, on, line)
		p.then(step{x: int16(x), y: int16(y)})
		p.game.pointer.X, p.game.pointer.Y = x, y
		mirror.follow(p.seen())
		if mirror.plan(p.seen()).At(x, y) == on {
			return
		}
	}
	p.t.Fatalf("%s: %+v moves away from the pointer", line, on)
}

// reach is a point in the window where a target can be reached: its middle, unless something lies over it.
func (p *program) reach(mirror *table, on layout.Target, line string) (x, y float64) {
	p.t.Helper()
	r, ok := mirror.plan(p.seen()).Rect(on)
	if !ok {
		p.t.Fatalf("%s: %+v does not lie on the table", line, on)
	}
	for _, part := range [][2]float64{{0.5, 0.5}, {0.5, 0.1}, {0.1, 0.5}, {0.9, 0.9}, {0.1, 0.1}, {0.5, 0.95}, {0.9, 0.1}, {0.1, 0.9}} {
		x, y = math.Floor(r.X+r.W*part[0]), math.Floor(r.Y+r.H*part[1])
		if mirror.plan(p.seen()).At(x, y) == on {
			return x, y
		}
	}
	p.t.Fatalf("%s: %+v is covered by something else", line, on)
	return 0, 0
}

// lines is how many moves the campaign's file has so far.
func (p *program) lines() int {
	text, err := os.ReadFile(p.record)
	if err != nil {
		return 0
	}
	_, moves, begun := strings.Cut(string(text), "\nmoves ")
	if !begun {
		return 0
	}
	return strings.Count(moves, "\n") - strings.Count(moves, "\nsnapshot ") - 1 // the end of the header
}

// compare reads the record that the program has written and compares it with what was played.
func (p *program) compare(mirror *table) {
	t := p.t
	t.Helper()
	p.stop()
	rec, err := saves.Read(p.record)
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
	end, err := mirror.book.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if end != mirror.state {
		t.Error("the record replays to another table than was played")
	}
}
