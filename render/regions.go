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
func (t *table) region(i int) {
	b, s := &t.plan.Regions[i], art.Regions[i]
	t.ground.framed(b.Rect.Inset(-1.5*t.u), 5*t.u, t.u, s.Edge, art.Blend(s.Edge, s.Fill, 0.7))
	t.ground.spread(t.p.cloth, b.Rect)
	head := b.Rect
	head = head.TakeTop(b.Name.Bottom() - b.Rect.Y)
	t.fill(head, s.Edge) // no weather under the name
	t.spread(t.p.cloth, head)
	name := b.Name.Inset(2 * t.u)
	t.icon(art.RegionNames[i], name.TakeLeft(name.H), art.GoldBright)
	name.TakeLeft(4 * t.u)
	t.text(font{displayBold, 15}, regionNames[i], name, left, art.GoldBright)
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

// The size in units of the emblem of a region where obstacles may come to lie, at most, and the least height of the room for it: cut
// off it would look like something else.
const (
	emblemSize = 84.0
	emblemRoom = 64.0
)

// drawPile draws a region's obstacle pile: the season on the back of its top card and how many cards it holds.
func (t *table) drawPile(i int, r layout.Rect) {
	pile := &t.s.Draw[i]
	r = r.Inset(t.u)
	season := t.book.Showing(t.s, content.Region(i))
	if season == content.NoSeason {
		t.dashed(r, t.u, art.Fade(art.Parchment, 0.5))
		t.text(font{body, small}, "empty", r, center, art.Fade(art.Parchment, 0.8))
		return
	}
	s := art.Seasons[season]
	r = t.stack(r, int(pile.N), s.Fill, s.Edge)
	in := r.Inset(2 * t.u)
	t.icon(season.String(), in.TakeLeft(in.H+2*t.u), s.Ink)
	t.text(font{displayBold, large}, strconv.Itoa(int(pile.N)), in, center, s.Ink)
}

// stack draws a pile of cards, the thicker the more it holds, and returns where its top card lies.
func (c *canvas) stack(r layout.Rect, cards int, fill, edge color.NRGBA) layout.Rect {
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

// discardPile draws a region's discard pile: how many cards it holds and the picture of the top one.
func (t *table) discardPile(i int, r layout.Rect) {
	pile := &t.s.Discard[i]
	r = r.Inset(t.u)
	if pile.N == 0 {
		t.dashed(r, t.u, art.Fade(art.Parchment, 0.35))
		in := r.Inset(3 * t.u)
		t.icon("discard", in.TakeLeft(in.H), art.Fade(art.Parchment, 0.55))
		in.TakeLeft(3 * t.u)
		t.text(font{body, small}, "empty", in, left, art.Fade(art.Parchment, 0.7))
		return
	}
	r = t.stack(r, int(pile.N), art.ParchmentDark, art.ParchmentEdge)
	in := r.Inset(2 * t.u)
	t.icon("discard", in.TakeLeft(in.H), art.InkSoft)
	in.TakeLeft(2 * t.u)
	t.text(font{displayBold, large}, strconv.Itoa(int(pile.N)), in.TakeLeft(22*t.u), center, art.Ink)
	in.TakeLeft(2 * t.u)
	t.miniature(obstaclePicture(t.book.Content(), pile.Top()), in)
}

// location draws the location card in a slot.
func (t *table) location(slot int) {
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
	if t.burned(content.Slot(slot)) {
		t.round(b.Card, 5*t.u, art.Fade(art.Night, ashes))
		t.icon("burn", b.Picture.Middle(0.6*b.Picture.H, 0.6*b.Picture.H), art.GoldBright)
	}
}

// ashes is how dark a location becomes that has burned and lies there until another takes its place.
const ashes = 0.55

// burned reports whether the location in a slot has burned at session end, and no other has taken its place yet.
func (t *table) burned(at content.Slot) bool {
	return t.s.Phase == rules.SessionEnd && t.s.Freed[at.Region()] == at
}

// locationSigns draws the icons of the tags of a location from the left end of a line, and its own at the right end.
func (c *canvas) locationSigns(card *content.Location, line *layout.Rect) {
	c.locationIcon(&card.Icon, line)
	for _, tag := range card.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			c.icon(icon, line.TakeLeft(line.H), art.Ink)
			line.TakeLeft(2 * c.u)
		}
	}
}

// locationIcon draws the icon of a location, at the right end of a line.
func (c *canvas) locationIcon(icon *content.Icon, line *layout.Rect) {
	name := icon.String()
	if name == "" {
		return
	}
	r := line.TakeRight(line.H + 4*c.u)
	line.TakeRight(2 * c.u)
	c.round(r, 3*c.u, art.Gold)
	r = r.Square().Inset(c.u)
	if swatch, ok := art.Named(name); ok {
		c.chip(name, swatch, r)
	} else {
		c.icon(name, r, art.Ink)
	}
}

// moveCost draws what it costs to move to a region.
func (c *canvas) moveCost(region int, cost content.Cost, r layout.Rect) {
	s := art.Regions[region]
	r = r.Inset(c.u / 2)
	if cost == content.NoWay {
		c.framed(r, 2*c.u, c.u, art.ParchmentDark, art.Fade(art.ParchmentEdge, 0.6))
		c.icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*c.u), art.Fade(art.InkSoft, 0.5))
		c.icon("close", r.Inset(2*c.u), art.Fade(art.Refused, 0.9))
		return
	}
	c.framed(r, 2*c.u, c.u, s.Fill, s.Edge)
	c.icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*c.u), s.Ink)
	c.text(font{displayBold, 14}, strconv.Itoa(int(cost)), r, center, s.Ink)
}

// action draws the strip of a location's action.
func (t *table) action(slot int) {
	r, card := t.plan.Slots[slot].Action, t.book.Location(t.s, content.Slot(slot))
	t.framed(r, 3*t.u, t.u, art.ParchmentDark, art.Gold)
	in := r.Inset(2 * t.u)
	t.icon("action", in.TakeLeft(17*t.u), art.Ink)
	in.TakeLeft(2 * t.u)
	t.paragraph(font{body, small}, t.fitting(font{body, small}, in.W, rules.Brief(card.Action)...), in, left, art.Ink)
}

// standee draws a player's character where it stands.
func (t *table) standee(player int, r layout.Rect) {
	t.figure(t.book.Content(), player, t.s.Players[player].Character, r)
}

// figure draws a character's token wherever it is: its portrait on a stand in the player's colours.
func (c *canvas) figure(cards *content.Content, player int, who content.CharacterID, r layout.Rect) {
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
