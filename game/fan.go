package game

import (
	"sixwinters/content"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// fanned is which obstacles are spread, and what the pointer was on as they spread, and where.
type fanned struct {
	slot int                // one more than the slot that they lie in; 0 for none
	from content.ObstacleID // the one that was pointed at, if any are spread
	on   layout.Target      // None where the keyboard pointed
	x, y float64
}

// spread spreads the obstacles of the slot in which a thing lies that is pointed at, or none.
func (t *table) spread(g *Game, on layout.Target) {
	from, is := content.ObstacleID(on.N), on.Kind == layout.Obstacle
	if on.Kind == layout.Die && on.Place.Spot == rules.OnObstacle {
		from, is = content.ObstacleID(on.Place.N), true
	}
	var f fanned
	if is && t.shown.Obstacles[from].At < content.NumSlots {
		f.slot, f.from = int(t.shown.Obstacles[from].At)+1, from
	}
	if f.slot == t.fanned.slot {
		return
	}
	if f.slot > 0 && !t.pointing.on {
		f.on, f.x, f.y = on, g.pointer.X, g.pointer.Y
	}
	t.fanned = f
}

// at is the target under a point. As long as the pointer rests where obstacles have spread under it, that is the one that it
// came to: another may lie there now, at which nobody has pointed. What has come to lie over them all is what is there.
func (t *table) at(g *Game, x, y float64) layout.Target {
	plan := t.plan(g)
	now := plan.At(x, y)
	f := &t.fanned
	if f.on.Kind == layout.None || f.slot == 0 {
		return now
	}
	if input.Farther(x-f.x, y-f.y, input.DragFrom, plan.H) || plan.Veils(x, y) || !t.spreads(now) {
		f.on = layout.Target{} // from now on it is on what it is on
		return now
	}
	return f.on
}

// liesThere reports whether what the pointer is on lies where it is: where obstacles have spread, another one may, and its parts are
// none of what the pointer is on.
func (t *table) liesThere(g *Game, on layout.Target) bool {
	return on == t.plan(g).At(g.pointer.X, g.pointer.Y)
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
		return int(on.N) == t.fanned.slot-1
	}
	return false
}
