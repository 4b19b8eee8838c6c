package board

import (
	"math"

	"sixwinters/game/gesture"
	"sixwinters/render/layout"
)

// Drops are forgiving: what is let go beside a highlighted target lands on it, as the eye says.

// near returns what a hand that holds something means at a point where a target lies, or none. It is that target if it is highlighted;
// otherwise the nearest highlighted one within half a die, unless the point is nearer to where the thing came from, or to the middle of
// another thing that it could be meant for.
func near(t *Board, p *layout.Plan, on layout.Target, x, y float64) layout.Target {
	if on.Kind == layout.Tab || IsButton(on.Kind) || p.UnderPanel(x, y) {
		return on
	}
	lit := map[layout.Target]bool{}
	for _, ge := range t.Hand.Open(t.Held) {
		lit[ge.Drop] = true
	}
	if lit[gesture.Same(on)] || gesture.Same(on) == gesture.Same(t.Held[0]) || t.Hand.CanTake(t.Held, on) {
		return on
	}
	if only, is := meantBy(t, on, lit); is {
		return only
	}
	far := math.Min(p.HalfDie(), distance(homeOf(p, t.Held[0]), x, y))
	switch {
	case on.Kind == layout.Pool || on.Kind == layout.Track: // a pool stands for each of its dice
	case takesThere(t, on):
		return on
	case takes[on.Kind] || on.Kind == layout.Die:
		if r, ok := p.Rect(on); ok {
			middleX, middleY := r.Center()
			far = math.Min(far, math.Hypot(middleX-x, middleY-y))
		}
	}
	nearest := on
	for i := len(p.Pieces) - 1; i >= 0; i-- { // the topmost first
		piece := &p.Pieces[i]
		if d := distance(piece.Rect, x, y); 0 < d && d < far && lit[gesture.Same(piece.Target)] && !p.Hidden(piece.Target) {
			nearest, far = piece.Target, d
		}
	}
	if nearest != on || on.Kind == layout.Pool {
		return nearest
	}
	for i := range p.Pieces { // the whole box of a pool stays bright while a die of it is lit
		piece := &p.Pieces[i]
		if d := distance(piece.Rect, x, y); piece.Target.Kind == layout.Pool && d < far && takesThere(t, piece.Target) {
			nearest, far = piece.Target, d
		}
	}
	return nearest
}

// meantBy returns the only lit thing that can be meant by dropping what is held on a larger one: the one square of a progress card that
// takes it, or where an obstacle lies that a character is dropped on.
func meantBy(t *Board, on layout.Target, lit map[layout.Target]bool) (only layout.Target, is bool) {
	if id, lies := obstacleOf(on); lies && t.Held[0].Kind == layout.Standee {
		only = layout.Target{Kind: layout.Location, N: uint8(t.State.Obstacles[id].At)}
		return only, lit[only]
	}
	n := 0
	for l := range lit {
		if on.Kind == layout.Current && l.Kind == layout.Square && l.N == on.N {
			only, n = l, n+1
		}
	}
	return only, n == 1
}

// takesThere reports whether what is held can be dropped on a thing.
func takesThere(t *Board, on layout.Target) bool {
	complete, more := t.Hand.Put(t.Held, on)
	return len(complete)+len(more) > 0
}

// distance returns how far a point lies from a rectangle: 0 inside it, infinity if it is empty.
func distance(r layout.Rect, x, y float64) float64 {
	if r.Empty() {
		return math.Inf(1)
	}
	return math.Hypot(max(r.X-x, 0, x-r.Right()), max(r.Y-y, 0, y-r.Bottom()))
}
