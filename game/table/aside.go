package table

import (
	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// The cards to choose from cover the boards. They can be put aside as long as the table is looked at, and chosen from there
// as well.

// aside is whether the cards to choose from are put aside, and what they are chosen for.
type aside struct {
	put bool
	of  asideFor
}

// ask takes up what cards are to be chosen for now: those of another choice lie in sight at first, unless they stay where they were
// put.
func (a *aside) ask(of asideFor, stay bool) {
	if of != a.of {
		a.of, a.put = of, a.put && stay
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

// cardsAsked is what cards are to be chosen now.
func (q *asking) cardsAsked() asideFor {
	v := layout.View{State: &q.state, Offers: q.hands.hand.Offers()}
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

// putAside puts the cards to choose from aside, or brings them back, if there are any.
func (q *asking) putAside(g *app.App) {
	if !q.laying.view(g).CanPutAside() {
		return
	}
	q.aside.put = !q.aside.put
	q.attention.pinned = nil
	q.tips.startOver()
	g.Hear(sound.PutDown, 0)
}

// drawAside lights where a card goes that is put aside and pointed at.
func (q *asking) drawAside(s *render.Scene) {
	if !q.aside.put || len(q.hands.held) > 0 || q.attention.hover.Kind != layout.Offer {
		return
	}
	for _, ge := range q.hands.hand.With([]layout.Target{q.attention.hover}) {
		s.Glow = append(s.Glow, ge.Drop)
	}
}
