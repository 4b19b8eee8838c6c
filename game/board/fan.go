package board

import (
	"sixwinters/content"
	"sixwinters/game/app"
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
func (a *Attention) spread(g *app.App, on layout.Target) {
	var f fanned
	if from, is := obstacleOf(on); is && a.Shown.Obstacles[from].At < content.NumSlots {
		f.slot, f.from = int(a.Shown.Obstacles[from].At)+1, from
	}
	if f.slot == a.fanned.slot {
		return
	}
	if f.slot > 0 && !a.Pointing.On {
		f.on, f.x, f.y = on, g.Pointer.X, g.Pointer.Y
	}
	a.fanned = f
}

// KeepsFor is how many ticks the pointer stays on what it came to where obstacles have spread under it: a click on the way is
// meant for that. It is less than it takes to show a card large.
const KeepsFor = ZoomAfter / 2

// at returns the target under a point. Where obstacles have spread under the pointer, that is for a while the one that it came to:
// another may lie there now, at which nobody has pointed. If it rests there longer, it is on the one that is seen there. What has
// come to lie over them all is what is there.
func (a *Attention) at(g *app.App, x, y float64) layout.Target {
	plan := a.laying.Plan(g)
	now := plan.At(x, y)
	f := &a.fanned
	if f.on.Kind == layout.None || f.slot == 0 {
		return now
	}
	if input.Farther(x-f.x, y-f.y, input.DragFrom, plan.H) || plan.Veils(x, y) ||
		!a.spreads(now) || a.HoverFor > KeepsFor && a.IsSpread(now) {
		f.on = layout.Target{} // from now on it is on what it is on
		return now
	}
	return f.on
}

// liesThere reports whether what the pointer is on lies where it is: where obstacles have spread, another one may, and its parts
// are none of what the pointer is on.
func (a *Attention) liesThere(g *app.App, on layout.Target) bool {
	return on == a.laying.Plan(g).At(g.Pointer.X, g.Pointer.Y)
}

// IsSpread reports whether a target is one of the obstacles that are spread, or a die on one.
func (a *Attention) IsSpread(on layout.Target) bool {
	id, is := obstacleOf(on)
	return is && int(a.Shown.Obstacles[id].At) == a.fanned.slot-1
}

// obstacleOf returns the obstacle that a target is or lies on, if there is one.
func obstacleOf(on layout.Target) (id content.ObstacleID, is bool) {
	if on.Kind == layout.Die && on.Place.Spot == rules.OnObstacle {
		return content.ObstacleID(on.Place.N), true
	}
	return content.ObstacleID(on.N), on.Kind == layout.Obstacle
}

// spreads reports whether a target may lie there since obstacles have spread: one of them, a die on one, the sheet between them,
// or nothing.
func (a *Attention) spreads(on layout.Target) bool {
	switch on.Kind {
	case layout.None:
		return true
	case layout.Location:
		return int(on.N) == a.fanned.slot-1
	}
	_, is := obstacleOf(on)
	return is
}
