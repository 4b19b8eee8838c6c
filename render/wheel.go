package render

import (
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
)

// How broad the ways of the wheel of trade are, in units, and how far they stand out from the board.
const (
	wayBroad  = 11.0
	wayNarrow = 8.0
	wayEdge   = 0.34
	wayGround = 0.13
)

// wheel draws the wheel of trade on its board: the ways that dice go, under the arrows that stand on them.
func (t *table) wheel() {
	board := t.plan.Trade.Rect
	ground := art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35)
	if art.Plain || !t.ground.draws(stroke{what: "wheel", r: board, tint: ground}, board) {
		return
	}
	for _, pen := range [...]struct{ width, gold float64 }{{wayBroad, wayEdge}, {wayNarrow, wayGround}} {
		for _, piece := range t.plan.Pieces {
			if piece.Target.Kind == layout.Arrow {
				t.way(content.Resource(piece.Target.N), content.Resource(piece.Target.Sub), piece.Rect, pen.width*t.u, pen.gold)
			}
		}
	}
	t.ground.spread(t.p.cloth, board)
}

// way draws the way from one pool by an arrow to another, bent so that the arrow stands on it.
func (t *table) way(from, to content.Resource, by layout.Rect, width, gold float64) {
	const parts = 14
	tint := art.Blend(art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35), art.Gold, gold)
	ax, ay := t.plan.Trade.Pools[from].Rect.Center()
	bx, by0 := t.plan.Trade.Pools[to].Rect.Center()
	mx, my := by.Center()
	qx, qy := 2*mx-(ax+bx)/2, 2*my-(ay+by0)/2
	at := func(part float64) (x, y float64) {
		rest := 1 - part
		return rest*rest*ax + 2*rest*part*qx + part*part*bx, rest*rest*ay + 2*rest*part*qy + part*part*by0
	}
	for i := range parts {
		x0, y0 := at(float64(i) / parts)
		x1, y1 := at(float64(i+1) / parts)
		dx, dy := x1-x0, y1-y0
		longer := 0.12 * width / math.Hypot(dx, dy) // so that no gap is left at a bend
		t.ground.line(straight{x0 - longer*dx, y0 - longer*dy, x1 + longer*dx, y1 + longer*dy}, width, tint)
	}
}
