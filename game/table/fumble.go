package table

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Vain tries are answered as well: dragging what cannot be picked up, or clicking what is not asked for.

// fumbled answers a drag of what could not be taken up to another thing, or far away from where it lies.
func (h *hands) fumbled(g *app.App, on layout.Target) {
	what := h.touched
	if what.Kind == layout.None || hand.Same(what) == hand.Same(on) || on.Kind == layout.None && h.nearHome(g, what) || h.showing.beats.playing() {
		return
	}
	if say, rule := hand.Fumble(h.book, &h.state, what, on); say != "" {
		h.refusing.refuse(g, say, rule)
	}
}

// nearHome is how far from where it lay, in units, something is put back that is put down where nothing lies.
const nearHome = 48.0

// nearHome reports whether the pointer is that near to where a thing lies.
func (h *hands) nearHome(g *app.App, what layout.Target) bool {
	plan := h.laying.plan(g)
	home, _, _ := plan.Seen(what)
	if what.Kind == layout.Die && what.Place.Spot == rules.OnMat {
		home = plan.Mats[what.Place.N].Dice
	}
	return home.Inset(-nearHome*plan.Unit).Contains(g.Pointer.X, g.Pointer.Y)
}

// missed answers what is put down where nothing lies. Near where it came from it is only put back.
func (h *hands) missed(g *app.App, held []layout.Target) {
	if h.nearHome(g, held[0]) {
		return
	}
	say, rule := hand.Nowhere(h.book, &h.state, held, h.hand.Open(held))
	h.refusing.refuse(g, say, rule)
}

// othersDie answers a die of another character among those that one character has to spend, and reports whether it did.
func (h *hands) othersDie(g *app.App, on layout.Target) bool {
	first := h.held[0]
	spent := func(d layout.Target) bool { return d.Kind == layout.Die && d.Place.Spot == rules.OnMat }
	if !spent(first) || !spent(on) || first.Place.N == on.Place.N {
		return false
	}
	h.refusing.refuse(g, "One character pays for this: add another die of "+h.book.PlayerName(&h.state, int(first.Place.N))+"'s.", "spend")
	return true
}
