package board

import (
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Aside are the cards to choose from, which cover the boards. They can be put aside to look at the table, and chosen
// from there as well.
type Aside struct {
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

// renewAside shows the cards when the choice changes, unless stay is set.
func renewAside(t *Board, stay bool) {
	if of := choiceShown(t); of != t.of {
		t.of, t.Put = of, t.Put && stay
	}
}

// choiceShown returns the choice that cards are shown for now.
func choiceShown(t *Board) asideFor {
	v := layout.View{State: &t.State, Offers: t.Hand.Offers()}
	switch {
	case orderAsked(t):
		return forOrder
	case len(v.Offers) > 0:
		return forLocations
	case v.Choosing():
		return forCharacters
	}
	return forNothing
}

// PutAside puts the cards to choose from aside, or brings them back, if there are any.
func (t *Board) PutAside(g *app.App) {
	if !t.View(g).CanPutAside() {
		return
	}
	t.Put = !t.Put
	t.Pinned = nil
	t.StartOver()
	g.Hear(sound.PutDown, 0)
}

// AsideLayer is the cards to choose from, put aside or brought back.
type AsideLayer struct{ Base }

func (AsideLayer) Key(t *Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Aside)
	if asks {
		t.PutAside(g)
	}
	return asks
}

// Escape brings the cards back.
func (AsideLayer) Escape(t *Board, g *app.App) bool {
	aside := t.Put && t.View(g).CanPutAside()
	if aside {
		t.PutAside(g)
	}
	return aside
}

// Draw lights where a card goes that is put aside and pointed at.
func (AsideLayer) Draw(t *Board, _ *app.App, s *render.Scene) {
	if !t.Put || len(t.Held) > 0 || t.Hover.Kind != layout.Offer {
		return
	}
	for _, ge := range t.Hand.With([]layout.Target{t.Hover}) {
		s.Glow = append(s.Glow, ge.Drop)
	}
}
