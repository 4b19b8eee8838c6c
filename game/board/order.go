package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// The staged cards are put in order by dragging a card to its place, by two clicks, or by the button between two cards.

// ordering is the order that is being made.
type ordering struct {
	At     []uint8 // the places in which the cards lie, from top to bottom of the new order; nil while none is made
	Lifted int     // one more than the place of the card that is picked up; 0 for none
	drags  bool    // the button that picked it up is still down
	moved  bool    // it has been dragged to another place
}

// TakenOrder is the label of the answer that confirms the order.
const TakenOrder = "keep this order"

// beginOrder begins an order if one is asked for.
func (q *Asking) beginOrder() {
	q.Order = ordering{}
	if q.canOrder() {
		for i := range rules.NumStaged {
			q.Order.At = append(q.Order.At, uint8(i))
		}
	}
}

// canOrder reports whether an order of the staged cards is asked for.
func (q *Asking) canOrder() bool {
	for i := range q.hands.Hand.Gestures {
		if q.hands.Hand.Gestures[i].Move.Kind == rules.MoveOrder {
			return true
		}
	}
	return false
}

// orderChoices returns the answers to an order that is legal: to confirm it, and to begin again. Where the cards lie as they lay, it
// returns the answer that leaves them so, if they need not be put in another order.
func (q *Asking) orderChoices() (leave []Choice) {
	for i := range q.hands.Hand.Gestures {
		m := q.hands.Hand.Gestures[i].Move
		if m.Kind == rules.MoveNo {
			leave = append(leave, Choice{q.wording.Label(m), func(g *app.App) { q.keeping.Play(g, m) }, m})
		}
		if order := rules.Order(m); m.Kind == rules.MoveOrder && slices.Equal(order[:], q.Order.At) {
			return []Choice{
				{TakenOrder, func(g *app.App) { q.keeping.Play(g, m) }, m},
				{Label: "as they lay", Do: func(*app.App) { q.beginOrder(); q.hands.PutBack() }},
			}
		}
	}
	return leave
}

// press picks up a card, or puts the one picked up by an earlier click at the place of this one.
func (o *ordering) press(q *Asking, g *app.App, spot int) {
	if o.Lifted == 0 {
		o.Lifted, o.drags, o.moved = spot+1, true, false
		g.Hear(sound.PickUp, 0)
		return
	}
	from := o.Lifted - 1
	o.Lifted = 0
	q.Reorder(g, from, spot)
}

// drag moves the card that is being dragged to where the pointer is.
func (o *ordering) drag(q *Asking, g *app.App) {
	spot := int(q.attention.Hover.N)
	if !o.drags || q.attention.Hover.Kind != layout.Ordered || spot == o.Lifted-1 {
		return
	}
	from := o.Lifted - 1
	o.Lifted, o.moved = spot+1, true
	q.Reorder(g, from, spot)
}

// release drops what was dragged. A card that was only clicked stays picked up until the next click.
func (o *ordering) release(far bool) {
	if o.moved || far {
		o.Lifted = 0
	}
	o.drags, o.moved = false, false
}

// Reorder moves the card at a place of the new order to another one; those between move up.
func (q *Asking) Reorder(g *app.App, from, to int) {
	cards := q.laying.Plan(g).Order.Cards
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
		q.Order.At[a], q.Order.At[b] = q.Order.At[b], q.Order.At[a]
	}
	g.Hear(sound.PutDown, 0)
	q.Offer()
}

// swap lets a card change places with the next one towards the bottom.
func (q *Asking) swap(g *app.App, spot int) {
	q.Order.Lifted = 0
	cards := q.laying.Plan(g).Order.Cards
	for i, c := range cards {
		if int(c.Spot) == spot && i+1 < len(cards) {
			q.Reorder(g, spot, int(cards[i+1].Spot))
			return
		}
	}
}

// Ordered are the cards that are put in order.
type Ordered struct {
	layer.Base
	Asking *Asking
}

func (o Ordered) Escape(*app.App) bool {
	was := o.Asking.Order.Lifted > 0
	o.Asking.Order.Lifted = 0
	return was
}

func (o Ordered) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.Swap
	if is {
		o.Asking.swap(g, int(on.N))
	}
	return is
}

func (o Ordered) Draw(_ *app.App, s *render.Scene) {
	if lifted := o.Asking.Order.Lifted; lifted > 0 {
		s.Glow = append(s.Glow, layout.Target{Kind: layout.Ordered, N: uint8(lifted - 1)})
	}
}
