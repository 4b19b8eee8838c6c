package game

import (
	"testing"

	"sixwinters/render/layout"
)

// While the pointer only moves, the table is drawn again where it has come to something else or that explains itself, and not for every
// step of its way; with something in hand it is, which goes with it.
func TestMovingDrawsWhatIsNew(t *testing.T) {
	g, table := busyTable(t)
	const steps = 400
	drawn := 0
	for i := range steps {
		g.pointer.X, g.pointer.Y = 20+float64(g.width-40)*float64(i)/steps, 0.4*float64(g.height)
		g.pointer.Moved = true
		was := table.hover
		stale, err := g.tick()
		if err != nil {
			t.Fatal(err)
		}
		if table.hover != was && !stale {
			t.Fatalf("the pointer comes from %+v to %+v, and nothing is drawn", was, table.hover)
		}
		if stale || g.follows() {
			drawn++
		}
	}
	if drawn == 0 || drawn > steps/4 {
		t.Errorf("%d of %d steps draw the table", drawn, steps)
	}
	g.pointer.Moved, g.rested = false, waitsAfter
	if _, err := g.tick(); err != nil || g.rested > 0 {
		t.Errorf("the window rests before what the pointer is on has explained itself, %v", err)
	}
	table.held = []layout.Target{{Kind: layout.Die}}
	if !g.follows() {
		t.Error("what is in hand does not go with the pointer")
	}
}
