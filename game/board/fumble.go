package board

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Answers to what cannot work: dragging what cannot be picked up, or dropping where nothing lies.

// fumbled answers the drag of something that cannot be picked up, to another thing or far away.
func (h *Hands) fumbled(g *app.App, on layout.Target) {
	what := h.touched
	if what.Kind == layout.None || hand.Same(what) == hand.Same(on) || on.Kind == layout.None && h.nearHome(g, what) ||
		h.showing.Beats.Playing() {
		return
	}
	if say, rule := hand.Fumble(h.Book, &h.State, what, on); say != "" {
		h.Refuse(g, say, rule)
	}
}

// nearHome is how near to its place, in units, something dropped on nothing is silently put back.
const nearHome = 48.0

// nearHome reports whether the pointer is that near to where a thing lies.
func (h *Hands) nearHome(g *app.App, what layout.Target) bool {
	plan := h.laying.Plan(g)
	home, _, _ := plan.Seen(what)
	if what.Kind == layout.Die && what.Place.Spot == rules.OnMat {
		home = plan.Mats[what.Place.N].Dice
	}
	return home.Inset(-nearHome*plan.Unit).Contains(g.Pointer.X, g.Pointer.Y)
}

// missed answers a drop on nothing, unless it is near where the thing came from.
func (h *Hands) missed(g *app.App, held []layout.Target) {
	if h.nearHome(g, held[0]) {
		return
	}
	say, rule := hand.Nowhere(h.Book, &h.State, held, h.Hand.Open(held))
	h.Refuse(g, say, rule)
}

// othersDie refuses to add another character's die to those that one character spends, and reports whether it did.
func (h *Hands) othersDie(g *app.App, on layout.Target) bool {
	first := h.Held[0]
	spent := func(d layout.Target) bool { return d.Kind == layout.Die && d.Place.Spot == rules.OnMat }
	if !spent(first) || !spent(on) || first.Place.N == on.Place.N {
		return false
	}
	h.Refuse(g, "One character pays for this: add another die of "+h.Book.PlayerName(&h.State, int(first.Place.N))+"'s.", "spend")
	return true
}
