package layout_test

import (
	"testing"

	"sixwinters/render/layout"
)

// A sheet lies where it hides the fewest pieces, beside the log and the note, and over no tab if it can.
func TestFewest(t *testing.T) {
	room := layout.Rect{X: 100, Y: 100, W: 800, H: 500}
	left, right := layout.Rect{X: 100, Y: 100, W: 400, H: 500}, layout.Rect{X: 500, Y: 100, W: 400, H: 500}
	piece := func(r layout.Rect) layout.Piece { return layout.Piece{Rect: r} }
	tab := layout.Piece{Rect: right, Target: layout.Target{Kind: layout.Tab}}
	for name, test := range map[string]struct {
		plan layout.Plan
		free layout.Rect // where it lies
	}{
		"nothing there":            {layout.Plan{}, layout.Rect{X: 600, Y: 100, W: 300, H: 200}},
		"a piece at the right":     {layout.Plan{Pieces: []layout.Piece{piece(right)}}, left},
		"a tab against two pieces": {layout.Plan{Pieces: []layout.Piece{tab, piece(left), piece(left)}}, left},
		"the log at the right":     {layout.Plan{Log: right}, left},
		"the log everywhere":       {layout.Plan{Log: room}, layout.Rect{}},
	} {
		if at := test.plan.Fewest(room, 300, 200); !at.Within(test.free) || at.Empty() != test.free.Empty() {
			t.Errorf("%s: it lies at %+v, and not in %+v", name, at, test.free)
		}
	}
}
