package board

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Aside are the cards to choose from, which cover the boards. They can be put aside to look at the table, and chosen
// from there as well.
type Aside struct {
	layer.Base
	*Position
	attention *Attention
	hands     *Hands
	laying    *Laying
	tips      *Tips

	Put bool
	of  asideFor
}

// asideFor is the choice that the cards are for.
type asideFor uint8

const (
	forNothing asideFor = iota
	forCharacters
	forLocations
	forOrder
)

// follow shows the cards when the choice changes, unless stay is set.
func (a *Aside) follow(stay bool) {
	if of := a.asked(); of != a.of {
		a.of, a.Put = of, a.Put && stay
	}
}

// asked returns the choice that cards are shown for now.
func (a *Aside) asked() asideFor {
	v := layout.View{State: &a.State, Offers: a.hands.Hand.Offers()}
	switch {
	case a.hands.orders():
		return forOrder
	case len(v.Offers) > 0:
		return forLocations
	case v.Choosing():
		return forCharacters
	}
	return forNothing
}

// PutAside puts the cards to choose from aside, or brings them back, if there are any.
func (a *Aside) PutAside(g *app.App) {
	if !a.laying.View(g).CanPutAside() {
		return
	}
	a.Put = !a.Put
	a.attention.Pinned = nil
	a.tips.StartOver()
	g.Hear(sound.PutDown, 0)
}

func (a *Aside) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Aside)
	if asks {
		a.PutAside(g)
	}
	return asks
}

// Escape brings the cards back.
func (a *Aside) Escape(g *app.App) bool {
	aside := a.Put && a.laying.View(g).CanPutAside()
	if aside {
		a.PutAside(g)
	}
	return aside
}

// Draw lights where a card goes that is put aside and pointed at.
func (a *Aside) Draw(_ *app.App, s *render.Scene) {
	if !a.Put || len(a.hands.Held) > 0 || a.attention.Hover.Kind != layout.Offer {
		return
	}
	for _, ge := range a.hands.Hand.With([]layout.Target{a.attention.Hover}) {
		s.Glow = append(s.Glow, ge.Drop)
	}
}
