package render

import (
	"image/color"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// region draws a region's board: its colour, its name, and the places of its slots.
func (t boards) region(i int) {
	b, s := &t.plan.Regions[i], art.Regions[i]
	t.ground.framed(b.Rect.Inset(-1.5*t.u), 5*t.u, t.u, s.Edge, art.Blend(s.Edge, s.Fill, 0.7))
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
		t.ground.fill(slot.Column, art.Fade(art.Night, 0.25))
		if room := slot.Room(); room.H >= emblemRoom*t.u {
			size := min(emblemSize*t.u, 0.85*room.H)
			t.ground.icon(art.RegionNames[i], room.Middle(size, size), art.Fade(art.GoldBright, 0.07))
		}
	}
}

// The largest emblem of a region between its obstacles, and the least height of the room for it: cut off it would look like
// something else. In units.
const (
	emblemSize = 84.0
	emblemRoom = 64.0
)

func (t boards) drawPile(i int, r layout.Rect) {
	pile := &t.s.Draw[i]
	r = r.Inset(t.u)
	if season := t.book.Showing(t.s, content.Region(i)); season == content.NoSeason {
		t.noPile(r)
	} else {
		t.pile(r, int(pile.N), season, 2*t.u)
	}
}

// pile draws a pile of obstacles: the season on its top card, with a space behind it in pixels, and the number of cards.
func (c pieces) pile(r layout.Rect, cards int, season content.Season, space float64) {
	s := art.Seasons[season]
	in := c.stack(r, cards, s.Fill, s.Edge).Inset(2 * c.u)
	c.icon(season.String(), in.TakeLeft(in.H+space), s.Ink)
	c.text(font{displayBold, large}, strconv.Itoa(cards), in, center, s.Ink)
}

// noPile marks the place of a pile without cards.
func (c pieces) noPile(r layout.Rect) {
	c.dashed(r, c.u, art.Fade(art.Parchment, 0.5))
	c.text(font{body, small}, "empty", r, center, art.Fade(art.Parchment, 0.8))
}

// stack draws a pile, the thicker the more cards it holds, and returns the place of its top card.
func (c pieces) stack(r layout.Rect, cards int, fill, edge color.NRGBA) layout.Rect {
	layers := float64(min(5, (cards+2)/3))
	r.W, r.H = r.W-0.8*layers*c.u, r.H-0.8*layers*c.u
	c.round(r.Move(layers*c.u, (layers+0.5)*c.u), 3*c.u, art.Fade(art.Night, 0.5))
	for i := layers; i > 0; i-- {
		side := art.Blend(edge, fill, 0.6*(1-i/6))
		c.framed(r.Move(0.8*i*c.u, 0.8*i*c.u), 3*c.u, c.u, side, art.Blend(edge, art.Night, 0.35))
	}
	c.framed(r, 3*c.u, c.u, fill, edge)
	return r
}

// discardPile draws a region's discard pile: the number of its cards and the picture of the top one.
func (t boards) discardPile(i int, r layout.Rect) {
	pile := &t.s.Discard[i]
	r = r.Inset(t.u)
	if pile.N == 0 {
		t.dashed(r, t.u, art.Fade(art.Parchment, 0.35))
		in := r.Inset(3 * t.u)
		t.icon("discard", in.TakeLeft(in.H, 3*t.u), art.Fade(art.Parchment, 0.55))
		t.text(font{body, small}, "empty", in, left, art.Fade(art.Parchment, 0.7))
		return
	}
	r = t.stack(r, int(pile.N), art.ParchmentDark, art.ParchmentEdge)
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
		t.chip(resource.String(), art.Resources[resource], b.Slot)
		t.text(font{italic, normal}, "to be chosen", b.Card, center, art.Fade(art.Parchment, 0.8))
		return
	}
	t.card(b.Card)
	t.picture(locationPicture(t.book.Content(), t.s.Slots[slot]), b.Picture, quiet)
	t.chip(resource.String(), art.Resources[resource], b.Slot)
	t.text(font{bold, normal}, card.Name, b.Name, left, art.Ink)

	tags := b.Tags.Inset(t.u)
	t.locationSigns(card, &tags)
	if len(card.Arrive) > 0 || len(card.Standing) > 0 {
		t.icon("standing", tags.TakeLeft(tags.H), art.Ink)
	}
	for region, r := range b.Moves {
		t.moveCost(region, card.Move[region], r)
	}
	if at := content.Slot(slot); t.s.Phase == rules.SessionEnd && t.s.Freed[at.Region()] == at { // burned, and not replaced yet ([replace])
		t.round(b.Card, 5*t.u, art.Fade(art.Night, ashes))
		t.icon("burn", b.Picture.Middle(0.6*b.Picture.H, 0.6*b.Picture.H), art.GoldBright)
	}
}

// ashes is the opacity of the dark over a burned location.
const ashes = 0.55

// locationSigns draws the icons of a location's tags from the left end of a line, and its own icon at the right end.
func (c pieces) locationSigns(card *content.Location, line *layout.Rect) {
	c.locationIcon(&card.Icon, line)
	for _, tag := range card.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			c.icon(icon, line.TakeLeft(line.H, 2*c.u), art.Ink)
		}
	}
}

// locationIcon draws a location's own icon, if it has one, and takes its room off the right end of a line.
func (c pieces) locationIcon(icon *content.Icon, line *layout.Rect) {
	name := icon.String()
	if name == "" {
		return
	}
	r := line.TakeRight(line.H+4*c.u, 2*c.u)
	c.round(r, 3*c.u, art.Gold)
	r = r.Square().Inset(c.u)
	if swatch, ok := art.Named(name); ok {
		c.chip(name, swatch, r)
	} else {
		c.icon(name, r, art.Ink)
	}
}

// moveCost draws the cost of moving to a region, or that there is no way.
func (c pieces) moveCost(region int, cost content.Cost, r layout.Rect) {
	s := art.Regions[region]
	r = r.Inset(c.u / 2)
	if cost == content.NoWay {
		c.framed(r, 2*c.u, c.u, art.ParchmentDark, art.Fade(art.ParchmentEdge, 0.6))
		c.icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*c.u), art.Fade(art.InkSoft, 0.5))
		c.icon("no-way", r.Inset(2*c.u), art.Fade(art.Refused, 0.9))
		return
	}
	c.framed(r, 2*c.u, c.u, s.Fill, s.Edge)
	c.icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*c.u), s.Ink)
	c.text(font{displayBold, 14}, strconv.Itoa(int(cost)), r, center, s.Ink)
}

// action draws the strip of a location's action.
func (t boards) action(slot int) {
	r, card := t.plan.Slots[slot].Action, t.book.Location(t.s, content.Slot(slot))
	t.framed(r, 3*t.u, t.u, art.ParchmentDark, art.Gold)
	in := r.Inset(2 * t.u)
	t.icon("action", in.TakeLeft(17*t.u, 2*t.u), art.Ink)
	t.paragraph(font{body, small}, t.fitting(font{body, small}, in.W, rules.Brief(card.Action)...), in, left, art.Ink)
}

// figure draws a character's token: its portrait on a stand in the player's colours.
func (c pieces) figure(cards *content.Content, player int, who content.CharacterID, r layout.Rect) {
	if int(who) >= len(cards.Characters) {
		return
	}
	s := art.Players[player]
	r = snap(r)
	c.round(r.Move(1.5*c.u, 2.5*c.u), 5*c.u, art.Fade(art.Night, 0.55))
	c.framed(r, 5*c.u, 1.5*c.u, s.Fill, s.Edge)
	in := r.Inset(3 * c.u)
	foot := in.TakeBottom(min(10*c.u, 0.3*in.H))
	c.picture(portraitPicture(cards, who), in, 100)
	c.playerPattern(player, r)
	c.icon(emblem(cards.Characters[who].Name), foot, s.Ink)
}
