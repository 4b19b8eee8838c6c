package game

import (
	"testing"

	"sixwinters/render/layout"
)

// A hand that trembles while it clicks moves the pointer by more pixels on a finer screen, and it is still a click.
func TestWhatIsADrag(t *testing.T) {
	for _, c := range []struct {
		height float64
		by     float64
		drag   bool
	}{
		{240, 4, false}, {240, 5, true}, // a small window is no finer for that
		{720, 4, false}, {720, 5, true},
		{2160, 12, false}, {2160, 13, true},
	} {
		p := pointer{x: 100 + c.by, y: 100, pressX: 100, pressY: 100, down: true, height: c.height}
		if p.drag(); p.far != c.drag {
			t.Errorf("in a window %g high a press that moved by %g pixels is a drag: %t", c.height, c.by, p.far)
		}
	}
}

// While the pointer only moves, the table is drawn again where it has come to something else or that explains itself, and not for every
// step of its way; with something in hand it is, which goes with it.
func TestMovingDrawsWhatIsNew(t *testing.T) {
	g, table := busyTable(t)
	const steps = 400
	drawn := 0
	for i := range steps {
		g.pointer.x, g.pointer.y = 20+float64(g.width-40)*float64(i)/steps, 0.4*float64(g.height)
		g.pointer.moved = true
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
	g.pointer.moved, g.rested = false, waitsAfter
	if _, err := g.tick(); err != nil || g.rested > 0 {
		t.Errorf("the window rests before what the pointer is on has explained itself, %v", err)
	}
	table.held = []layout.Target{{Kind: layout.Die}}
	if !g.follows() {
		t.Error("what is in hand does not go with the pointer")
	}
}
