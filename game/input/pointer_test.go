package input

import "testing"

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
		p := Pointer{X: 100 + c.by, Y: 100, PressX: 100, PressY: 100, Down: true, height: c.height}
		if p.drag(); p.Far != c.drag {
			t.Errorf("in a window %g high a press that moved by %g pixels is a drag: %t", c.height, c.by, p.Far)
		}
		p.Far, p.Down, p.Released = false, false, true // both within one tick, in a window that is slow to draw
		if p.drag(); p.Far != c.drag {
			t.Errorf("let go in the same tick, it is a drag: %t", p.Far)
		}
	}
}
