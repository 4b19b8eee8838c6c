package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// Order is the order of the staged cards that is being made. The cards given to its methods are those on the table, from top to
// bottom of the new order; a method that moves a card reports whether one has changed its place.
type Order struct {
	At     []uint8 // the place of each card in the new order, from the top, counted from 0; nil while none is made
	Lifted int     // one more than the place of the card that is picked up; 0 for none
	Drags  bool    // the button that picked it up is still down
	moved  bool    // it has been dragged to another place
	was    []uint8 // At when it was picked up
}

// orderAsked reports whether an order of the staged cards is asked for.
func orderAsked(t *Board) bool {
	return slices.ContainsFunc(t.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveOrder })
}

// Begin begins with the cards as they lie, or ends if no order is asked for.
func (o *Order) Begin(asked bool) {
	*o = Order{}
	for i := range rules.NumStaged {
		if asked {
			o.At = append(o.At, uint8(i))
		}
	}
}

// PickUp picks up a card, or puts the one picked up by an earlier click at the place of this one.
func (o *Order) PickUp(g *app.App, cards []layout.OrderedCard, spot int) (changed bool) {
	if o.Lifted == 0 {
		o.Lifted, o.Drags, o.moved, o.was = spot+1, true, false, slices.Clone(o.At)
		g.Hear(sound.PickUp, 0)
		return false
	}
	from := o.Lifted - 1
	o.Lifted = 0
	return o.Move(g, cards, from, spot)
}

// Drag moves the card that is being dragged to what the pointer is on.
func (o *Order) Drag(g *app.App, cards []layout.OrderedCard, on layout.Target) (changed bool) {
	spot := int(on.N)
	if !o.Drags || on.Kind != layout.Ordered || spot == o.Lifted-1 {
		return false
	}
	from := o.Lifted - 1
	o.Lifted, o.moved = spot+1, true
	return o.Move(g, cards, from, spot)
}

// PutDown drops what was dragged. A card that was only clicked stays picked up until the next click.
func (o *Order) PutDown(far bool) {
	if o.moved || far {
		o.Lifted = 0
	}
	o.Drags, o.moved = false, false
}

// PutBack puts the card that is picked up back to where it lay. It reports whether there is one, and whether it has changed its place.
func (o *Order) PutBack() (lifted, changed bool) {
	if o.Lifted == 0 {
		return false, false
	}
	if changed = o.moved; changed {
		copy(o.At, o.was)
	}
	o.Lifted, o.Drags, o.moved = 0, false, false
	return true, changed
}

// Move moves the card at a place of the new order to another one; those between move up.
func (o *Order) Move(g *app.App, cards []layout.OrderedCard, from, to int) (changed bool) {
	i, j := find(cards, from), find(cards, to)
	if i < 0 || j < 0 || i == j {
		return false
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
	return true
}

// find returns the index of the card at a place, or -1.
func find(cards []layout.OrderedCard, spot int) int {
	return slices.IndexFunc(cards, func(c layout.OrderedCard) bool { return int(c.Spot) == spot })
}

// Swap changes the places of the card at a place and the next one towards the bottom.
func (o *Order) Swap(g *app.App, cards []layout.OrderedCard, spot int) (changed bool) {
	o.Lifted = 0
	i := find(cards, spot)
	if i < 0 || i+1 >= len(cards) {
		return false
	}
	return o.Move(g, cards, spot, int(cards[i+1].Spot))
}
