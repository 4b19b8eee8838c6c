package render

import (
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// region draws a region's board: its colour, its name, and the places of its slots.
func (t boards) region(i int) {
	b, s := &t.plan.Regions[i], art.Regions[i]
	board, edge := b.Rect.Inset(-1.5*t.u), art.Blend(s.Edge, s.Fill, 0.7)
	if art.Plain || t.plain {
		t.ground.framed(board, 5*t.u, t.u, s.Edge, edge)
	} else { // the land covers it
		t.ground.hollow(board, 5*t.u, edge)
		t.ground.hollow(snap(board).Inset(max(1, math.Round(t.u))), 4*t.u, s.Edge)
	}
	t.land(i, b.Rect)
	t.ground.spread(t.p.cloth, b.Rect)
	head := b.Rect
	head = head.TakeTop(b.Name.Bottom() - b.Rect.Y)
	t.fill(head, s.Edge) // no weather under the name
	t.spread(t.p.cloth, head)
	name := b.Name.Inset(2 * t.u)
	t.icon(art.RegionNames[i], name.TakeLeft(name.H, 4*t.u), art.GoldBright)
	t.text(font{displayBold, 15}, boardName(t.book.Content(), content.Region(i)), name, left, art.GoldBright)
	for row := range content.SlotsPerRegion {
		slot := &t.plan.Slots[content.SlotAt(content.Region(i), row)]
		if slot.Rect.Empty() {
			continue // the board lies in brief
		}
		if art.Plain || t.plain { // elsewhere an empty place is land
			t.ground.fill(slot.Column, art.Fade(art.Night, 0.25))
		}
	}
}

func (t boards) drawPile(i int, r layout.Rect) {
	pile := &t.s.Draw[i]
	r = r.Inset(t.u)
	if season := t.book.Showing(t.s, content.Region(i)); season == content.NoSeason {
		t.NoPile(r)
	} else {
		t.Pile(r, int(pile.N), season, 2*t.u)
	}
}

// discardPile draws a region's discard pile: the number of its cards and the picture of the top one.
func (t boards) discardPile(i int, r layout.Rect) {
	pile := &t.s.Discard[i]
	r = r.Inset(t.u)
	if pile.N == 0 {
		t.dashed(r, t.u, art.Fade(art.Pale, 0.35))
		in := r.Inset(3 * t.u)
		t.icon("discard", in.TakeLeft(in.H, 3*t.u), art.Fade(art.Pale, 0.55))
		t.text(font{body, small}, "empty", in, left, art.Fade(art.Pale, 0.7))
		return
	}
	r = t.Stack(r, int(pile.N), art.ParchmentDark, art.ParchmentEdge)
	in := r.Inset(2 * t.u)
	t.icon("discard", in.TakeLeft(in.H, 2*t.u), art.InkSoft)
	t.text(font{displayBold, large}, strconv.Itoa(int(pile.N)), in.TakeLeft(22*t.u, 2*t.u), center, art.Ink)
	t.miniature(obstaclePicture(t.book.Content(), pile.Top()), in)
}

func (t boards) location(slot int) {
	b, card := &t.plan.Slots[slot], t.book.Location(t.s, content.Slot(slot))
	resource := t.book.SlotResource(content.Slot(slot))
	if t.s.Empty(content.Slot(slot)) {
		t.framed(b.Card, 4*t.u, t.u, art.Fade(art.Night, 0.5), art.Fade(art.Gold, 0.5))
		t.Chip(resource.String(), art.Resources[resource], b.Slot)
		t.text(font{italic, normal}, "to be chosen", b.Card, center, art.Fade(art.Pale, 0.8))
		return
	}
	t.card(b.Card)
	t.picture(locationPicture(t.book.Content(), t.s.Slots[slot]), b.Picture, quiet)
	t.Chip(resource.String(), art.Resources[resource], b.Slot)
	t.text(font{bold, normal}, card.Name, b.Name, left, art.Ink)

	if !b.Tags.Empty() { // from the sofa only the large card has them
		tags := b.Tags.Inset(t.u)
		t.LocationSigns(card, &tags)
		if len(card.Arrive) > 0 || len(card.Standing) > 0 {
			t.icon("standing", tags.TakeLeft(tags.H), art.Ink)
		}
	}
	for region, r := range b.Moves {
		if !r.Empty() {
			fare := t.book.Fare(t.s, content.Slot(slot), content.Region(region))
			t.MoveCost(region, fare, fare != card.Move[region], r)
		}
	}
	if !t.askedAt(content.Slot(slot)) {
		t.lower(b.Card, 4*t.u, cardTone)
	}
	if at := content.Slot(slot); t.s.Phase == rules.SessionEnd && t.s.Freed[at.Region()] == at { // burned, and not replaced yet ([replace])
		t.round(b.Card, 5*t.u, art.Fade(art.Night, ashes))
		t.icon("burn", b.Picture.Middle(0.6*b.Picture.H, 0.6*b.Picture.H), art.GoldBright)
	}
}

// askedAt reports whether somebody who is asked stands at a location.
func (t *table) askedAt(at content.Slot) bool {
	for p := range t.s.Players {
		if t.v.Asked(p) && t.s.Players[p].InPlay() && t.s.Players[p].At == at {
			return true
		}
	}
	return false
}

// ashes is the opacity of the dark over a burned location.
const ashes = 0.55

// action draws the strip of a location's action.
func (t boards) action(slot int) {
	r, card := t.plan.Slots[slot].Action, t.book.Location(t.s, content.Slot(slot))
	t.framed(r, 3*t.u, t.u, art.ParchmentDark, art.Gold)
	in := r.Inset(2 * t.u)
	t.icon("action", in.TakeLeft(17*t.u, 2*t.u), art.Ink)
	t.paragraph(font{body, small}, t.fitting(font{body, small}, in.W, rules.Brief(card.Action)...), in, left, art.Ink)
}
