package board

import (
	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// The cards to choose from cover the boards. They can be put aside as long as the table is looked at, and chosen from there
// as well.

// aside says whether the cards to choose from are put aside, and what they are chosen for.
type aside struct {
	Put bool
	of  asideFor
}

// ask notes what cards are chosen for now. Those of another choice lie in sight at first, unless stay is set.
func (a *aside) ask(of asideFor, stay bool) {
	if of != a.of {
		a.of, a.Put = of, a.Put && stay
	}
}

// asideFor is what cards can be put aside for.
type asideFor uint8

const (
	forNothing asideFor = iota
	forCharacters
	forLocations
	forOrder
)

// cardsAsked returns what cards are chosen for now.
func (q *Asking) cardsAsked() asideFor {
	v := layout.View{State: &q.State, Offers: q.hands.Hand.Offers()}
	switch {
	case q.canOrder():
		return forOrder
	case len(v.Offers) > 0:
		return forLocations
	case v.Choosing():
		return forCharacters
	}
	return forNothing
}

// PutAside puts the cards to choose from aside, or brings them back, if there are any.
func (q *Asking) PutAside(g *app.App) {
	if !q.laying.View(g).CanPutAside() {
		return
	}
	q.Aside.Put = !q.Aside.Put
	q.attention.Pinned = nil
	q.tips.StartOver()
	g.Hear(sound.PutDown, 0)
}

// Draw lights where a card goes that is put aside and pointed at.
func (q *Asking) Draw(_ *app.App, s *render.Scene) {
	if !q.Aside.Put || len(q.hands.Held) > 0 || q.attention.Hover.Kind != layout.Offer {
		return
	}
	for _, ge := range q.hands.Hand.With([]layout.Target{q.attention.Hover}) {
		s.Glow = append(s.Glow, ge.Drop)
	}
}
