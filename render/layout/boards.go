package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// RegionBoard is the board of a region: a header with its piles above three slots.
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
}

// Widths and heights of a region board in units.
const (
	headerHeight  = 26.0
	cardShare     = 0.45 // of the location card in a slot's width
	standeeWidth  = 30.0
	standeeHeight = 40.0
)

func (p *Plan) layRegion(v *View, region content.Region, r Rect) {
	b := &p.Regions[region]
	b.Rect = r
	head := r.TakeTop(p.units(headerHeight))
	r.TakeTop(p.units(2))
	b.Discard = head.TakeRight(0.3 * head.W)
	head.TakeRight(p.units(gap))
	b.Draw = head.TakeRight(p.units(58))
	head.TakeRight(p.units(gap))
	b.Name = head
	p.add(Target{Kind: DrawPile, N: uint8(region)}, b.Draw)
	p.add(Target{Kind: DiscardPile, N: uint8(region)}, b.Discard)
	for row := range content.SlotsPerRegion {
		p.laySlot(v, content.SlotAt(region, row), r.Row(row, content.SlotsPerRegion, p.units(gap)))
	}
}

func (p *Plan) laySlot(v *View, slot content.Slot, r Rect) {
	b := &p.Slots[slot]
	b.Rect = r
	b.Card = r.TakeLeft(clamp(cardShare*r.W, p.units(118), p.units(190)))
	r.TakeLeft(p.units(gap))
	b.Column = r
	p.layLocation(v, slot)
	p.layObstacles(v, slot)
}

// layLocation plans a location card, from its name down to the assets and characters at the location.
func (p *Plan) layLocation(v *View, slot content.Slot) {
	b := &p.Slots[slot]
	p.add(Target{Kind: Location, N: uint8(slot)}, b.Card)
	r := b.Card.Inset(p.units(3))
	head := r.TakeTop(p.units(20))
	b.Slot = head.TakeLeft(head.H)
	head.TakeLeft(p.units(3))
	b.Name = head
	b.Tags = r.TakeTop(p.units(18))
	moves := r.TakeTop(p.units(18))
	for region := range b.Moves {
		b.Moves[region] = moves.Column(region, content.NumRegions, p.units(2))
	}
	r.TakeTop(p.units(2))
	if len(v.Book.Location(v.State, slot).Action) > 0 {
		b.Action = r.TakeTop(p.units(hitSize))
		p.add(Target{Kind: Action, N: uint8(slot)}, b.Action)
		r.TakeTop(p.units(2))
	}
	b.Assets = r
	b.Picture = Rect{b.Card.X, r.Y, b.Card.W, b.Card.Bottom() - r.Y}.Inset(p.units(1))
	for player := range v.State.Players {
		if q := &v.State.Players[player]; q.InPlay() && q.At == slot {
			stand := r.TakeRight(p.units(standeeWidth))
			r.TakeRight(p.units(1))
			h := min(stand.H, p.units(standeeHeight))
			p.add(Target{Kind: Standee, N: uint8(player)}, stand.TakeBottom(h))
		}
	}
	place := rules.Place{Spot: rules.AtLocation, N: uint8(slot)}
	p.addDice(r, place, roomyDie, v.State.Assets[slot][:], 0)
}
