package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Answers to what cannot work: dragging what cannot be picked up, or dropping where nothing lies.

// fumbled answers the drag of something that cannot be picked up, to another thing or far away. What is carried out by hand is taken up and put
// there ([by-hand]).
func fumbled(t *Board, g *app.App, on layout.Target) {
	what := t.touched
	if what.Kind == layout.None || gesture.Same(what) == gesture.Same(on) || on.Kind == layout.None && isNearHome(t, g, what) ||
		t.Beats.Playing() {
		return
	}
	if moves := gesture.ByHand(t.Book, &t.State, what, on); moves != nil {
		t.PlayAll(g, moves)
		return
	}
	if say, rule := gesture.Fumble(t.Book, &t.State, what, on); say != "" {
		t.Refuse(g, say, rule)
	}
}

// nearHome is how near to its place, in units, something dropped on nothing is silently put back.
const nearHome = 48.0

// isNearHome reports whether the pointer is that near to where a thing lies.
func isNearHome(t *Board, g *app.App, what layout.Target) bool {
	plan := t.Plan(g)
	return homeOf(plan, what).Inset(-nearHome*plan.Unit).Contains(g.Pointer.X, g.Pointer.Y)
}

// homeOf returns where a thing lies when it is not held: of an action die all of the tray.
func homeOf(p *layout.Plan, what layout.Target) layout.Rect {
	if what.Kind == layout.Die && what.Place.Spot == rules.OnMat {
		return p.Mats[what.Place.N].Dice
	}
	home, _, _ := p.Seen(what)
	return home
}

// missed answers a drop on nothing, unless it is near where the thing came from.
func missed(t *Board, g *app.App, held []layout.Target) {
	if isNearHome(t, g, held[0]) {
		return
	}
	say, rule := gesture.Nowhere(t.Book, &t.State, held, t.Hand.Open(held))
	t.Refuse(g, say, rule)
}

// othersDie refuses to add another character's die to those that one character spends, and reports whether it did.
func othersDie(t *Board, g *app.App, on layout.Target) bool {
	first := t.Held[0]
	spent := func(d layout.Target) bool { return d.Kind == layout.Die && d.Place.Spot == rules.OnMat }
	if !spent(first) || !spent(on) || first.Place.N == on.Place.N {
		return false
	}
	t.Refuse(g, "One character pays for this: add another die of "+t.Book.PlayerName(&t.State, int(first.Place.N))+"'s.", "spend")
	return true
}
