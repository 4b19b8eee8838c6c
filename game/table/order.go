package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// The staged cards are put in order by hand: a card is dragged to its place or taken up and put there by two clicks, or
// changes places with its neighbour at the button between them. Which orders may be taken say the rules.

// ordering is the order that is being made.
type ordering struct {
	at     []uint8 // the places in which the cards lie, from top to bottom of the new order; nil while none is made
	lifted int     // one more than the place of the card that is taken up; 0 for none
	drags  bool    // the button is down that took it up
	moved  bool    // it has been dragged to another place
}

// takenOrder is the label of the answer that takes the order that has been made.
const takenOrder = "keep this order"

// beginOrder begins to make an order, if one is asked for, and otherwise ends it.
func (t *table) beginOrder() {
	t.order = ordering{}
	if t.canOrder() {
		for i := range rules.NumStaged {
			t.order.at = append(t.order.at, uint8(i))
		}
	}
}

// canOrder reports whether an order of the staged cards is asked for.
func (t *table) canOrder() bool {
	for i := range t.hand.Gestures {
		if t.hand.Gestures[i].Move.Kind == rules.MoveOrder {
			return true
		}
	}
	return false
}

// orderChoices are the answers while an order is made: to take it, if it is one that may be taken, and to begin again.
func (t *table) orderChoices() []choice {
	for i := range t.hand.Gestures {
		m := t.hand.Gestures[i].Move
		if order := rules.Order(m); m.Kind == rules.MoveOrder && slices.Equal(order[:], t.order.at) {
			return []choice{
				{takenOrder, func(g *app.App) { t.play(g, m) }, m},
				{label: "as they lay", do: func(*app.App) { t.beginOrder(); t.putBack() }},
			}
		}
	}
	return nil
}

// press takes up a card, or puts the one that was taken up by an earlier click at the place of this one.
func (o *ordering) press(t *table, g *app.App, spot int) {
	if o.lifted == 0 {
		o.lifted, o.drags, o.moved = spot+1, true, false
		g.Hear(sound.PickUp, 0)
		return
	}
	from := o.lifted - 1
	o.lifted = 0
	t.reorder(g, from, spot)
}

// drag moves the card that is being dragged to where the pointer is.
func (o *ordering) drag(t *table, g *app.App) {
	spot := int(t.hover.N)
	if !o.drags || t.hover.Kind != layout.Ordered || spot == o.lifted-1 {
		return
	}
	from := o.lifted - 1
	o.lifted, o.moved = spot+1, true
	t.reorder(g, from, spot)
}

// release puts down what was dragged. A card that was only clicked stays taken up until the next click.
func (o *ordering) release(far bool) {
	if o.moved || far {
		o.lifted = 0
	}
	o.drags, o.moved = false, false
}

// reorder moves the card at a place of the new order to another one; those between move up.
func (t *table) reorder(g *app.App, from, to int) {
	cards := t.plan(g).Order.Cards
	at := func(spot int) int {
		return slices.IndexFunc(cards, func(c layout.OrderedCard) bool { return int(c.Spot) == spot })
	}
	i, j := at(from), at(to)
	if i < 0 || j < 0 || i == j {
		return
	}
	step := 1
	if j < i {
		step = -1
	}
	for ; i != j; i += step {
		a, b := cards[i].Spot, cards[i+step].Spot
		t.order.at[a], t.order.at[b] = t.order.at[b], t.order.at[a]
	}
	g.Hear(sound.PutDown, 0)
	t.offer()
}

// swap lets a card change places with the next one towards the bottom.
func (t *table) swap(g *app.App, spot int) {
	t.order.lifted = 0
	cards := t.plan(g).Order.Cards
	for i, c := range cards {
		if int(c.Spot) == spot && i+1 < len(cards) {
			t.reorder(g, spot, int(cards[i+1].Spot))
			return
		}
	}
}

// drawOrder lights the card that is taken up.
func (t *table) drawOrder(s *render.Scene) {
	if t.order.lifted > 0 {
		s.Glow = append(s.Glow, layout.Target{Kind: layout.Ordered, N: uint8(t.order.lifted - 1)})
	}
}
