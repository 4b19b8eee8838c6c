package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/layer"
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
func (q *asking) beginOrder() {
	q.order = ordering{}
	if q.canOrder() {
		for i := range rules.NumStaged {
			q.order.at = append(q.order.at, uint8(i))
		}
	}
}

// canOrder reports whether an order of the staged cards is asked for.
func (q *asking) canOrder() bool {
	for i := range q.hands.hand.Gestures {
		if q.hands.hand.Gestures[i].Move.Kind == rules.MoveOrder {
			return true
		}
	}
	return false
}

// orderChoices are the answers while an order is made: to take it, if it is one that may be taken, and to begin again.
func (q *asking) orderChoices() []choice {
	for i := range q.hands.hand.Gestures {
		m := q.hands.hand.Gestures[i].Move
		if order := rules.Order(m); m.Kind == rules.MoveOrder && slices.Equal(order[:], q.order.at) {
			return []choice{
				{takenOrder, func(g *app.App) { q.keeping.play(g, m) }, m},
				{label: "as they lay", do: func(*app.App) { q.beginOrder(); q.hands.putBack() }},
			}
		}
	}
	return nil
}

// press takes up a card, or puts the one that was taken up by an earlier click at the place of this one.
func (o *ordering) press(q *asking, g *app.App, spot int) {
	if o.lifted == 0 {
		o.lifted, o.drags, o.moved = spot+1, true, false
		g.Hear(sound.PickUp, 0)
		return
	}
	from := o.lifted - 1
	o.lifted = 0
	q.reorder(g, from, spot)
}

// drag moves the card that is being dragged to where the pointer is.
func (o *ordering) drag(q *asking, g *app.App) {
	spot := int(q.attention.hover.N)
	if !o.drags || q.attention.hover.Kind != layout.Ordered || spot == o.lifted-1 {
		return
	}
	from := o.lifted - 1
	o.lifted, o.moved = spot+1, true
	q.reorder(g, from, spot)
}

// release puts down what was dragged. A card that was only clicked stays taken up until the next click.
func (o *ordering) release(far bool) {
	if o.moved || far {
		o.lifted = 0
	}
	o.drags, o.moved = false, false
}

// reorder moves the card at a place of the new order to another one; those between move up.
func (q *asking) reorder(g *app.App, from, to int) {
	cards := q.laying.plan(g).Order.Cards
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
		q.order.at[a], q.order.at[b] = q.order.at[b], q.order.at[a]
	}
	g.Hear(sound.PutDown, 0)
	q.offer()
}

// swap lets a card change places with the next one towards the bottom.
func (q *asking) swap(g *app.App, spot int) {
	q.order.lifted = 0
	cards := q.laying.plan(g).Order.Cards
	for i, c := range cards {
		if int(c.Spot) == spot && i+1 < len(cards) {
			q.reorder(g, spot, int(cards[i+1].Spot))
			return
		}
	}
}

// drawOrder lights the card that is taken up.
func (q *asking) drawOrder(s *render.Scene) {
	if q.order.lifted > 0 {
		s.Glow = append(s.Glow, layout.Target{Kind: layout.Ordered, N: uint8(q.order.lifted - 1)})
	}
}

// ordered are the cards that are put in order.
type ordered struct {
	layer.Base
	asking *asking
}

// Escape puts down the card that is taken up.
func (o ordered) Escape(*app.App) bool {
	was := o.asking.order.lifted > 0
	o.asking.order.lifted = 0
	return was
}

// Release lets two cards change places.
func (o ordered) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.Swap
	if is {
		o.asking.swap(g, int(on.N))
	}
	return is
}

// Draw lights the card that is taken up.
func (o ordered) Draw(_ *app.App, s *render.Scene) { o.asking.drawOrder(s) }
