package render_test

import (
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
)

// The label of an obstacle lies where it hides the name of no other one.
func TestLabelsHideNoOtherObstacle(t *testing.T) {
	card := func(n uint8, y float64) layout.Piece {
		return layout.Piece{Target: layout.Target{Kind: layout.Obstacle, N: n}, Rect: layout.Rect{X: 100, Y: y, W: 160, H: 60}}
	}
	first, second, far := card(1, 10), card(2, 72), card(3, 300)
	below, on := layout.Rect{X: 110, Y: 72, W: 140, H: 30}, layout.Rect{X: 110, Y: 38, W: 140, H: 30}
	above, left := layout.Rect{X: 110, Y: -30, W: 140, H: 30}, layout.Rect{X: 2, Y: 30, W: 90, H: 30}
	for name, test := range map[string]struct {
		pieces []layout.Piece
		places []layout.Rect
		want   int
	}{
		"alone":                            {[]layout.Piece{first, far}, []layout.Rect{below, on, above, left}, 0},
		"another below":                    {[]layout.Piece{first, second}, []layout.Rect{below, on, above, left}, 1},
		"no room on it":                    {[]layout.Piece{first, second}, []layout.Rect{below, {}, above, left}, 3},
		"nothing free":                     {[]layout.Piece{first, second}, []layout.Rect{below, {}, above}, 0},
		"what is no obstacle is not asked": {[]layout.Piece{first, {Target: layout.Target{Kind: layout.Location}, Rect: below}}, []layout.Rect{below, on}, 0},
	} {
		plan := &layout.Plan{W: 400, H: 400, Pieces: test.pieces}
		if got := render.ClearOfObstacles(plan, first.Target, test.places); got != test.want {
			t.Errorf("%s: the label lies at place %d, not %d", name, got, test.want)
		}
	}
}
