package game

import (
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
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
// came to: another may lie there now, at which nobody has pointed. What has come to lie over them all is what is there.
func (t *table) at(x, y float64) layout.Target {
	now := t.plan.At(x, y)
	f := &t.fanned
	if f.on.Kind == layout.None || t.view.Fan == 0 {
		return now
	}
	if input.Farther(x-f.x, y-f.y, input.DragFrom, t.view.H) || t.plan.Veils(x, y) || !t.spreads(now) {
		f.on = layout.Target{} // from now on it is on what it is on
		return now
	}
	return f.on
}

// spreads reports whether a target may lie there since obstacles have spread: one of them, a die on one, the sheet between them, or
// nothing.
func (t *table) spreads(on layout.Target) bool {
	switch on.Kind {
	case layout.None, layout.Obstacle:
		return true
	case layout.Die:
		return on.Place.Spot == rules.OnObstacle
	case layout.Location:
		return int(on.N) == t.view.Fan-1
	}
	return false
}
