package layout

import "testing"

func TestWaysThroughRectangles(t *testing.T) {
	r := Rect{X: 10, Y: 10, W: 20, H: 10}
	for _, c := range []struct {
		name           string
		x0, y0, x1, y1 float64
		want           bool
	}{
		{"through the middle", 0, 15, 40, 15, true},
		{"from above to below", 15, 0, 20, 40, true},
		{"over a corner", 5, 15, 15, 5, false},
		{"through a corner", 5, 18, 18, 5, true},
		{"ends before it", 0, 15, 9, 15, false},
		{"ends in it", 0, 15, 12, 15, true},
		{"above it", 0, 5, 40, 5, false},
		{"beside it", 35, 0, 35, 40, false},
	} {
		if got := (way{c.x0, c.y0, c.x1, c.y1}).through(r); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
