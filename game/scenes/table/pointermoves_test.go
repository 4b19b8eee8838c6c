package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A die that is dragged faster than the ticks follow is taken from where the pointer was before: not where the press may be on
// what the pointer has come to.
func TestFastDragsTakeWhatThePointerWasOn(t *testing.T) {
	for _, c := range []struct {
		name  string
		to    func(t *table) layout.Target
		taken bool
	}{
		{"to a location", func(*table) layout.Target { return layout.Target{Kind: layout.Location, N: 4} }, true},
		{"to another die", func(t *table) layout.Target { return onMat(1, t.Board.State.Players[1].Dice.Lowest()) }, false},
		{"to Done", func(*table) layout.Target { return layout.Target{Kind: layout.Button, N: layout.ButtonDone} }, false},
	} {
		g := gametest.Mirror(t)
		table := practice(g, rules.Options{Seed: 6, Difficulty: content.Easy})
		for range 4 { // until the characters are placed
			table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
		}
		table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
		die := onMat(0, table.Board.State.Players[0].Dice.Lowest())
		from, ok := table.Board.Plan(g).Rect(die)
		to, there := table.Board.Plan(g).Rect(c.to(table))
		if !ok || !there {
			t.Fatalf("%s: it does not lie on the table", c.name)
		}
		p := &g.Pointer
		p.WasX, p.WasY = from.X+from.W/2, from.Y+from.H/2
		p.X, p.Y = to.X+to.W/2, to.Y+to.H/2
		p.PressX, p.PressY, p.Pressed, p.Moved, p.Down = p.X, p.Y, true, true, true
		table.Board.TakeInput(g)
		if held := len(table.Board.Held) == 1 && table.Board.Held[0] == die && p.Far; held != c.taken {
			t.Errorf("%s: in the hand is %v", c.name, table.Board.Held)
		}
	}
}

// While the pointer only moves, the table is drawn again where it has come to something else or that explains itself, and not
// for every step of its way; with something in hand it is, which goes with it.
func TestMovingDrawsWhatIsNew(t *testing.T) {
	g, table := busyTable(t)
	const steps = 400
	drawn := 0
	for i := range steps {
		g.Pointer.X, g.Pointer.Y = 20+float64(g.Width-40)*float64(i)/steps, 0.4*float64(g.Height)
		g.Pointer.Moved = true
		was := table.Board.Hover
		stale, err := g.Tick()
		if err != nil {
			t.Fatal(err)
		}
		if table.Board.Hover != was && !stale {
			t.Fatalf("the pointer comes from %+v to %+v, and nothing is drawn", was, table.Board.Hover)
		}
		if stale || g.Follows() {
			drawn++
		}
	}
	if drawn == 0 || drawn > steps/4 {
		t.Errorf("%d of %d steps draw the table", drawn, steps)
	}
	g.Pointer.Moved, g.Rested = false, app.WaitsAfter
	if _, err := g.Tick(); err != nil || g.Rested > 0 {
		t.Errorf("the window rests before what the pointer is on has explained itself, %v", err)
	}
	table.Board.Held = []layout.Target{{Kind: layout.Die}}
	if !g.Follows() {
		t.Error("what is in hand does not go with the pointer")
	}
}
