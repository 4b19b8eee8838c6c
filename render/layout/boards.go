package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// RegionBoard is the board of a region: a header with its piles above three slots. The slots lie one under the other or,
// where there is too little height for that, side by side.
type RegionBoard struct {
	Rect    Rect
	Name    Rect // icon and name
	Draw    Rect // the obstacle draw pile
	Discard Rect
}

// SlotBoard is a slot: a location card and the column of obstacles attached to it.
type SlotBoard struct {
	Rect      Rect
	Card      Rect
	Slot      Rect // the slot's resource
	Name      Rect
	Tags      Rect // tags, then the icon at the right
	Moves     [content.NumRegions]Rect
	Action    Rect // empty on cards without an action
	Assets    Rect
	Picture   Rect // under the assets and the characters
	Column    Rect // of the obstacles
	Obstacles []ObstacleCard
	Fanned    Rect // the sheet under obstacles that are spread; empty if they are not
	Next      Rect // where a newly attached obstacle comes to lie

	Overlapping bool // its obstacles lie on each other unless they are spread
}

// Widths and heights of a region board in units.
const (
	headerHeight  = 26.0
	cardShare     = 0.45 // of the location card in a slot's width
	standeeWidth  = 30.0
	standeeHeight = 40.0

	slotHeight    = 134.0 // of a slot whose location card has a line each for tags and for the costs of moves
	slotLow       = 100.0 // of one whose card has both on one line
	regionWidth   = 306.0 // of a board, at the least, with high slots
	regionWide    = 348.0 // the same with low ones
	slotTall      = 190.0 // width of slots side by side, at the least
	cardLow       = 112.0 // height of a location card above its obstacles
	cardLowShare  = 0.45  // of it in a slot's height
	movesWidth    = 84.0  // of the costs of moves beside tags
	regionTop     = headerHeight + 2
	regionBetween = (content.SlotsPerRegion - 1) * gap
)

// slotRoom returns the height in units of each slot of a board of some height, one under the other.
func slotRoom(height float64) float64 {
	return (height - regionTop - regionBetween) / content.SlotsPerRegion
}

// regionLeast returns the width in units that a region's board needs in a height in units.
func regionLeast(height float64) float64 {
	switch slot := slotRoom(height); {
	case slot >= slotHeight:
		return regionWidth
	case slot >= slotLow:
		return regionWide
	}
	return content.SlotsPerRegion*slotTall + regionBetween
}

func (p boards) layRegion(region content.Region, r Rect) {
	b := &p.Regions[region]
	b.Rect = r
	head := r.TakeTop(p.units(headerHeight), p.units(2))
	b.Discard = head.TakeRight(0.3*head.W, p.units(gap))
	b.Draw = head.TakeRight(p.units(58), p.units(gap))
	b.Name = head
	p.add(Target{Kind: DrawPile, N: uint8(region)}, b.Draw)
	p.add(Target{Kind: DiscardPile, N: uint8(region)}, b.Discard)
	tall := !p.v.Sofa && slotRoom(b.Rect.H/p.Unit) < slotLow
	var heights []float64
	if p.v.Sofa {
		heights = p.sofaSlots(r.H - p.units(regionBetween))
	}
	for row := range content.SlotsPerRegion {
		room := r.Row(row, content.SlotsPerRegion, p.units(gap))
		switch {
		case tall:
			room = r.Column(row, content.SlotsPerRegion, p.units(gap))
		case p.v.Sofa:
			room = r.TakeTop(heights[row], p.units(gap))
		}
		p.laySlot(content.SlotAt(region, row), room, tall)
	}
}

// laySlot plans a slot: its obstacles beside the location card or, in a tall one, below it.
func (p boards) laySlot(slot content.Slot, r Rect, tall bool) {
	b := &p.Slots[slot]
	b.Rect = r
	if tall {
		b.Card = r.TakeTop(max(p.units(cardLow), cardLowShare*r.H), p.units(gap))
	} else {
		b.Card = r.TakeLeft(geom.Clamp(cardShare*r.W, p.units(118), p.units(190+moreSquare*p.roomy)), p.units(gap))
	}
	b.Column = r
	p.layLocation(slot)
	p.layObstacles(slot)
}

// layLocation plans a location card, from its name down to the assets and characters at the location.
func (p boards) layLocation(slot content.Slot) {
	b := &p.Slots[slot]
	p.add(Target{Kind: Location, N: uint8(slot)}, b.Card)
	r := b.Card.Inset(p.units(3))
	head := r.TakeTop(p.units(20))
	b.Slot = head.TakeLeft(head.H, p.units(3))
	b.Name = head
	if p.v.State.Empty(slot) {
		return
	}
	switch {
	case !p.v.Sofa:
		p.layMoves(b, &r)
	case r.H >= p.units(18+2+sofaPieces): // the large card has the tags, too small to be read there
		p.layCosts(b, r.TakeTop(p.units(18), p.units(2)))
	}
	if len(p.v.Book.Location(p.v.State, slot).Action) > 0 {
		if p.v.Sofa && r.H < p.units(hitSize+sofaPieces) {
			b.Action = r.TakeLeft(sofaAction*r.W, p.units(2)).Middle(sofaAction*r.W, p.units(hitSize))
		} else {
			b.Action = r.TakeTop(p.units(hitSize), p.units(2))
		}
		p.add(Target{Kind: Action, N: uint8(slot)}, b.Action)
	}
	b.Assets = r
	b.Picture = Rect{X: b.Card.X, Y: r.Y, W: b.Card.W, H: b.Card.Bottom() - r.Y}.Inset(p.units(1))
	for player := range p.v.State.Players {
		if q := &p.v.State.Players[player]; q.InPlay() && q.At == slot {
			stand := r.TakeRight(p.units(standeeWidth), p.units(1))
			h := min(stand.H, p.units(standeeHeight))
			p.add(Target{Kind: Standee, N: uint8(player)}, stand.TakeBottom(h))
		}
	}
	place := rules.Place{Spot: rules.AtLocation, N: uint8(slot)}
	p.addDice(r, place, roomyDie, p.v.State.Assets[slot][:], 0)
}

// layMoves takes the tags of a location and the costs of moves from its top.
func (p boards) layMoves(b *SlotBoard, r *Rect) {
	b.Tags = r.TakeTop(p.units(18))
	var moves Rect
	if b.Card.H < p.units(slotHeight-0.01) {
		moves = b.Tags.TakeRight(p.units(movesWidth), p.units(2))
	} else {
		moves = r.TakeTop(p.units(18))
	}
	p.layCosts(b, moves)
	r.TakeTop(p.units(2))
}

func (p boards) layCosts(b *SlotBoard, r Rect) {
	for region := range b.Moves {
		b.Moves[region] = r.Column(region, content.NumRegions, p.units(2))
	}
}
