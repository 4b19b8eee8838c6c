package render

import (
	"slices"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Opacity of the veil over the boards under cards to choose from: dark enough for the title to be read over what is written
// there.
const (
	veilOfAll  = 0.95
	veilOfSome = 0.88
)

// veil darkens the boards under cards to choose from, and writes the title above these unless a note lies over it. In a plain
// theme nothing shows through.
func (t panels) veil(dark float64, title string, above layout.Rect) {
	if art.Plain {
		dark = 1
	}
	t.round(t.plan.Panel, 6*t.u, art.Fade(art.Night, dark))
	t.landBehind(t.plan.Panel.Inset(3*t.u), 0.5)
	t.hide(t.plan.Panel)
	f := font{display, 24}
	if !t.plan.Note.Rect.Overlaps(above.Middle(t.width(f, title), above.H)) {
		t.text(f, title, above, center, art.GoldBright)
	}
}

// offer draws a location to choose from, the first one with the veil over the boards.
func (t panels) offer(id int) {
	panel := &t.plan.Offer
	i := slices.IndexFunc(panel.Cards, func(c layout.OfferCard) bool { return int(c.Location) == id })
	if i == 0 {
		title := "New locations for the coming year"
		if t.s.Phase == rules.Setup {
			title = "Where the campaign begins"
		}
		t.veil(veilOfAll, title, panel.Title)
		for region, head := range panel.Regions {
			t.offerHead(region, head)
		}
	}
	t.offerCard(&panel.Cards[i])
}

// offerHead names a region and its slot that is free.
func (t panels) offerHead(region int, r layout.Rect) {
	t.icon(art.RegionNames[region], r.TakeLeft(r.H, 4*t.u), art.GoldBright)
	name := boardName(t.book.Content(), content.Region(region))
	t.text(font{displayBold, 15}, name, r.TakeLeft(t.width(font{displayBold, 15}, name)+10*t.u), left, art.GoldBright)
	if below := t.plan.Offer.Places[region]; !below.Empty() {
		r = below
	}
	at, place := t.s.Freed[region], ""
	switch now := t.s.Settled(content.Region(region)); {
	case at != content.NoSlot && t.s.Phase == rules.Setup:
		place = [content.SlotsPerRegion]string{"for the top", "for the middle", "for the bottom"}[at.Row()]
	case at != content.NoSlot:
		place = "in place of " + t.book.Location(t.s, at).Name
	case now != content.NoSlot:
		at, place = now, "now "+t.book.Location(t.s, now).Name
	default:
		t.paragraph(font{italic, normal}, t.fittest(italic, r, "has all its locations", "all there"), r, left, art.Pale)
		return
	}
	resource := t.book.SlotResource(at).String()
	t.Chip(resource, art.Resources[t.book.SlotResource(at)], r.TakeLeft(r.H, 4*t.u))
	place = t.fittest(italic, r, place, strings.Replace(place, "in place of", "for", 1))
	t.paragraph(font{italic, normal}, place, r, left, art.Pale)
}

func (t panels) offerCard(c *layout.OfferCard) {
	card := &t.book.Content().Locations[c.Location]
	t.shadow(c.Rect, 6*t.u, 5*t.u)
	t.parchment(c.Rect, 6*t.u, 2*t.u, art.Gold)
	text, all := strings.Join(t.book.LocationText(card), "\n"), c.Text
	picture, corner := locationPicture(t.book.Content(), c.Location), c.Picture.Overlaps(c.Tags)
	switch {
	case corner:
		t.miniature(picture, c.Picture)
	case !c.Picture.Empty():
		all.W = c.Picture.Right() - all.X
	}
	name, letters := c.Name, font{displayBold, min(15, 0.75*c.Name.H/t.u)}
	beside := name // the sign is left out where there is no room for both
	beside.TakeRight(t.readableWidth(name))
	if text != "" && !t.fits(body, text, all) && t.width(font{displayBold, small}, card.Name) <= beside.W {
		t.readable(&name)
	}
	t.text(letters, card.Name, name, left, art.Ink)
	if c.Tags.Empty() {
		return
	}
	tags := c.Tags
	t.LocationIcon(&card.Icon, &tags)
	signs := c.Tags.Y == c.Name.Y // beside the name: there is room for the signs only
	if signs {
		withIcon := slices.DeleteFunc(card.Tags.Words(), func(tag string) bool { return rules.TagIcon(tag) == "" })
		tags = tags.TakeRight(float64(len(withIcon)) * (tags.H + 3*t.u))
		if corner {
			t.round(tags.Inset(-t.u), 3*t.u, art.Fade(art.Parchment, 0.85))
		}
	}
	for _, tag := range card.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			t.icon(icon, tags.TakeLeft(tags.H, 3*t.u), art.Ink)
		}
		if !signs {
			t.text(font{body, small}, tag, tags.TakeLeft(t.width(font{body, small}, tag)+8*t.u), left, art.InkSoft)
		}
	}
	for region, r := range c.Moves {
		if r.Empty() {
			return
		}
		t.MoveCost(region, card.Move[region], false, r)
	}
	// The text goes before the picture where there is no room for both; the large card has it in any case.
	room, lines := c.Text, t.book.LocationText(card)
	for n := len(lines) - 1; n > 0 && (corner || c.Picture.Empty()) && !t.fits(body, text, room); n-- {
		text = strings.Join(lines[:n], "\n") + " …"
	}
	if !corner && !c.Picture.Empty() {
		if t.fits(body, text, room) {
			t.miniature(picture, c.Picture)
		} else {
			room = all
		}
	}
	t.paragraph(font{body, normal}, t.fittest(body, room, text), room, left, art.Ink)
}

// readable draws the mark of a card whose text does not fit: hovering shows it large.
func (t panels) readable(title *layout.Rect) {
	t.icon("zoom", title.TakeRight(t.readableWidth(*title)).Inset(2*t.u), art.InkSoft)
}

// readableWidth returns the width of that mark.
func (t panels) readableWidth(title layout.Rect) float64 { return min(title.H, 20*t.u) }
