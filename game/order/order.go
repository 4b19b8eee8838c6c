// Package order is the layer of the staged cards while they are put in order: by dragging a card to its place, by two clicks, or
// by the button between two cards.
package order

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

type Order struct {
	layer.Base
	making

	Cards   func(g *app.App) []layout.OrderedCard // as they lie, from top to bottom of the new order
	Changed func()                                // called when a card has changed its place
}

type making struct {
	At     []uint8 // the place of each card in the new order, from the top, counted from 0; nil while none is made
	Lifted int     // one more than the place of the card that is picked up; 0 for none
	Drags  bool    // the button that picked it up is still down
	moved  bool    // it has been dragged to another place
	was    []uint8 // At when it was picked up
}

// Begin begins with the cards as they lie, or ends if no order is asked for.
func (o *Order) Begin(asked bool) {
	o.making = making{}
	for i := range rules.NumStaged {
		if asked {
			o.At = append(o.At, uint8(i))
		}
	}
}

// PickUp picks up a card, or puts the one picked up by an earlier click at the place of this one.
func (o *Order) PickUp(g *app.App, spot int) {
	if o.Lifted == 0 {
		o.Lifted, o.Drags, o.moved, o.was = spot+1, true, false, slices.Clone(o.At)
		g.Hear(sound.PickUp, 0)
		return
	}
	from := o.Lifted - 1
	o.Lifted = 0
	o.Move(g, from, spot)
}

// Drag moves the card that is being dragged to what the pointer is on.
func (o *Order) Drag(g *app.App, on layout.Target) {
	spot := int(on.N)
	if !o.Drags || on.Kind != layout.Ordered || spot == o.Lifted-1 {
		return
	}
	from := o.Lifted - 1
	o.Lifted, o.moved = spot+1, true
	o.Move(g, from, spot)
}

// PutDown drops what was dragged. A card that was only clicked stays picked up until the next click.
func (o *Order) PutDown(far bool) {
	if o.moved || far {
		o.Lifted = 0
	}
	o.Drags, o.moved = false, false
}

// PutBack puts the card that is picked up back to where it lay. It reports whether there is one.
func (o *Order) PutBack() bool {
	if o.Lifted == 0 {
		return false
	}
	if o.moved {
		copy(o.At, o.was)
		o.Changed()
	}
	o.Lifted, o.Drags, o.moved = 0, false, false
	return true
}

// Move moves the card at a place of the new order to another one; those between move up.
func (o *Order) Move(g *app.App, from, to int) {
	cards := o.Cards(g)
	i, j := find(cards, from), find(cards, to)
	if i < 0 || j < 0 || i == j {
		return
	}
	step := 1
	if j < i {
		step = -1
	}
	for ; i != j; i += step {
		a, b := cards[i].Spot, cards[i+step].Spot
		o.At[a], o.At[b] = o.At[b], o.At[a]
	}
	g.Hear(sound.PutDown, 0)
	o.Changed()
}

// find returns the index of the card at a place, or -1.
func find(cards []layout.OrderedCard, spot int) int {
	return slices.IndexFunc(cards, func(c layout.OrderedCard) bool { return int(c.Spot) == spot })
}

func (o *Order) Escape(*app.App) bool {
	return o.PutBack()
}

// Release presses the button between a card and the next one towards the bottom: they change places.
func (o *Order) Release(g *app.App, on layout.Target) bool {
	if on.Kind != layout.Swap {
		return false
	}
	o.Lifted = 0
	cards := o.Cards(g)
	if i := find(cards, int(on.N)); i >= 0 && i+1 < len(cards) {
		o.Move(g, int(on.N), int(cards[i+1].Spot))
	}
	return true
}

func (o *Order) Draw(_ *app.App, s *render.Scene) {
	if o.Lifted > 0 {
		s.Glow = append(s.Glow, layout.Target{Kind: layout.Ordered, N: uint8(o.Lifted - 1)})
	}
}
