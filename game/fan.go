package game

import (
	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// fanned is what the pointer was on as the obstacles of its slot spread, and where.
type fanned struct {
	on   layout.Target
	x, y float64
}

// spread notes what the pointer is on as the obstacles of its slot spread, or that none do.
func (t *table) spread(g *Game, on layout.Target) {
	t.fanned = fanned{}
	if t.view.Fan > 0 && !t.pointing.on {
		t.fanned = fanned{on, g.pointer.X, g.pointer.Y}
	}
}

// at is the target under a point. As long as the pointer rests where obstacles have spread under it, that is the one that it
// came to: another may lie there now, at which nobody has pointed.
func (t *table) at(x, y float64) layout.Target {
	if f := &t.fanned; f.on.Kind != layout.None && t.view.Fan > 0 {
		if !input.Farther(x-f.x, y-f.y, input.DragFrom, t.view.H) {
			return f.on
		}
		f.on = layout.Target{} // it has moved: from now on it is on what it is on
	}
	return t.plan.At(x, y)
}
