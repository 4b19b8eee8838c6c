package board

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/render"
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

// spread spreads the obstacles of the slot that the target lies in, if any.
func spread(t *Board, g *app.App, on layout.Target) {
	var f fanned
	if from, is := obstacleOf(on); is && t.Shown.Obstacles[from].At < content.NumSlots {
		f.slot, f.from = int(t.Shown.Obstacles[from].At)+1, from
	}
	if f.slot == t.fanned.slot {
		return
	}
	if f.slot > 0 && !t.Pointing.On {
		f.on, f.x, f.y = on, g.Pointer.X, g.Pointer.Y
	}
	t.fanned = f
}

// KeepsFor is the number of ticks that the pointer stays on the same target after obstacles spread under it, so that a click
// meant for that hits it. It is less than ZoomAfter.
const KeepsFor = ZoomAfter / 2

// labelled returns the lit target whose label lies under a point: the label is part of it, also where it lies beside it.
func labelled(t *Board, g *app.App, plan *layout.Plan, x, y float64) (layout.Target, bool) {
	if g.Painter == nil {
		return layout.Target{}, false // nothing is drawn
	}
	on, is := g.Painter.LabelAt(x, y)
	if !is || plan.UnderPanel(x, y) || IsButton(plan.At(x, y).Kind) {
		return layout.Target{}, false
	}
	// The last picture may still show one that is lit no more.
	return on, slices.ContainsFunc(t.LitOn(plan), func(l render.Lit) bool { return l.Target == on })
}

// targetAt returns the target under a point. For KeepsFor ticks after obstacles spread, that is the target the pointer was on before: the
// obstacle that lies there now is not the one the player pointed at. Anything that lies over the obstacles comes first.
func targetAt(t *Board, g *app.App, x, y float64) layout.Target {
	plan := t.Plan(g)
	if on, is := labelled(t, g, plan, x, y); is {
		return on
	}
	now := plan.At(x, y)
	f := &t.fanned
	if f.on.Kind == layout.None || f.slot == 0 {
		return now
	}
	if input.Farther(x-f.x, y-f.y, input.DragFrom, plan.H) || plan.UnderPanel(x, y) ||
		!mayHaveSpread(t, now) || t.HoverFor > KeepsFor && t.IsSpread(now) {
		f.on = layout.Target{} // from now on: what lies under the pointer
		return now
	}
	return f.on
}

// liesThere reports whether the target really lies under the pointer. After obstacles have spread another one may lie there, whose
// parts must not be explained.
func liesThere(t *Board, g *app.App, on layout.Target) bool {
	return on == t.Plan(g).At(g.Pointer.X, g.Pointer.Y)
}

// IsSpread reports whether a target is one of the obstacles that are spread, or a die on one.
func (t *Board) IsSpread(on layout.Target) bool {
	id, is := obstacleOf(on)
	return is && int(t.Shown.Obstacles[id].At) == t.fanned.slot-1
}

// obstacleOf returns the obstacle that a target is or lies on, if there is one.
func obstacleOf(on layout.Target) (id content.ObstacleID, is bool) {
	if on.Kind == layout.Die && on.Place.Spot == rules.OnObstacle {
		return content.ObstacleID(on.Place.N), true
	}
	return content.ObstacleID(on.N), on.Kind == layout.Obstacle
}

// mayHaveSpread reports whether a target may lie there since obstacles have spread: one of them, a die on one, the sheet between them,
// or nothing.
func mayHaveSpread(t *Board, on layout.Target) bool {
	switch on.Kind {
	case layout.None:
		return true
	case layout.Location:
		return int(on.N) == t.fanned.slot-1
	}
	_, is := obstacleOf(on)
	return is
}
