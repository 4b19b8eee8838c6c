package layout

import "sixwinters/content"

// OrderPanel lies over the boards while the staged progress cards are reordered; it is empty at other times. From left to
// right the cards go from the top of the staging column to its bottom.
type OrderPanel struct {
	Title     Rect
	Direction Rect // a line under the cards that says which of them goes first
	Cards     []OrderedCard
}

type OrderedCard struct {
	Spot   uint8 // in the new order, 0 top to 3 bottom
	Goes   int   // when it leaves the staging area, from 1: the bottom card first
	Rect   Rect
	Card   SmallCard
	Number Rect
}

// Lengths of the panel of the order in units.
const (
	orderDirection  = 26.0
	orderNumber     = 26.0
	orderSwap       = 30.0  // width of the button between two cards
	orderWidth      = 190.0 // of a card
	orderHeight     = 260.0
	orderSquare     = 44.0 // a square on a card, at the most
	orderRewardLine = 24.0 // with the reward, or with where the obstacle goes
	smallRewardLine = 17.0 // the same on a staged card
)

// layOrder lays the staged cards over the boards in their new order.
func (p panels) layOrder(r Rect) {
	if p.v.Aside || len(p.v.Order) == 0 {
		return
	}
	panel := &p.Order
	var spots []uint8
	for spot, from := range p.v.Order {
		if p.v.State.Staging[from] != content.NoProgress {
			spots = append(spots, uint8(spot))
		}
	}
	if len(spots) == 0 {
		return
	}
	p.Panel = r
	r = r.Inset(p.panelMargin())
	panel.Title = r.TakeTop(p.units(panelTitle))
	panel.Direction = r.TakeBottom(p.units(orderDirection))
	n, swap := len(spots), p.units(orderSwap)
	width := min((r.W-float64(n-1)*swap)/float64(n), p.units(orderWidth))
	row := r.Middle(float64(n)*(width+swap)-swap, min(r.H, p.units(orderHeight)))
	line := smallRewardLine
	if row.H >= p.units(orderHeight) { // otherwise the squares need the height
		line = orderRewardLine
	}
	panel.Direction = Rect{X: row.X, Y: min(row.Bottom()+p.units(gap), panel.Direction.Y), W: row.W, H: panel.Direction.H}
	for i, spot := range spots {
		card := &p.v.Book.Content().Progress[p.v.State.Staging[p.v.Order[spot]]]
		c := OrderedCard{Spot: spot, Goes: n - i}
		c.Rect = row.TakeLeft(width)
		p.add(Target{Kind: Ordered, N: spot}, c.Rect)
		in := c.Rect.Inset(p.units(4))
		c.Number = in.TakeTop(p.units(orderNumber))
		c.Card.Rect = c.Rect
		p.laySmallCard(&c.Card, in, card, smallSizes{2, orderSquare, line})
		if i < n-1 {
			between := row.TakeLeft(swap)
			p.add(Target{Kind: Swap, N: spot}, between.Middle(p.units(hitSize), min(between.H, p.units(2*hitSize))))
		}
		panel.Cards = append(panel.Cards, c)
	}
}

// smallSizes are the sizes of what is printed on a progress card drawn small.
type smallSizes struct {
	name   int     // lines of its name, 0 for none
	square float64 // at the most, in units
	line   float64 // with the reward, and with where the obstacle goes, in units
}

// laySmallCard lays what is printed on a progress card into a room.
func (p *Plan) laySmallCard(c *SmallCard, room Rect, card *content.Progress, sizes smallSizes) {
	c.Name = room.TakeTop(p.units(float64(sizes.name) * lineHeight))
	c.Reward = room.TakeTop(p.units(sizes.line))
	c.Goes = room.TakeBottom(p.units(sizes.line))
	c.Squares = Squares(room, card, p.units(sizes.square), p.units(1))
}
