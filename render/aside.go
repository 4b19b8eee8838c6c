package render

import (
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
)

// asideButton draws the button that puts the cards to choose from aside or brings them back.
func (c *canvas) asideButton(v *layout.View, r layout.Rect) {
	say, brief := "Look at the table", "Table"
	if v.Aside {
		say, brief = "Back to the cards", "Cards"
	}
	c.round(r.Move(0, c.u), 4*c.u, art.Fade(art.Night, 0.4))
	c.framed(r, 4*c.u, 1.5*c.u, art.Gold, art.GoldBright)
	in := r.Inset(4 * c.u)
	in.TakeLeft(2 * c.u)
	c.keyOn(v.Keys[layout.ButtonAside], &in)
	c.text(font{bold, normal}, c.fitting(font{bold, normal}, in.W, say, brief), in, left, art.Ink)
}

// setAside draws a card to choose that has been put aside as a chip, the first one with the sheet under them all.
func (t *table) setAside(target layout.Target) {
	cards, l := t.book.Content(), &t.plan.Prompt
	i := slices.IndexFunc(l.Chips, func(c layout.Chip) bool { return c.Target == target })
	if i < 0 {
		return
	}
	c := &l.Chips[i]
	if i == 0 && !l.ChipSheet.Empty() {
		t.sheet(l.ChipSheet, 1.5*t.u, art.Gold)
	}
	t.round(c.Rect.Move(0, t.u), 4*t.u, art.Fade(art.Night, 0.4))
	t.framed(c.Rect, 4*t.u, 1.5*t.u, art.ParchmentDark, art.Gold)
	var name string
	switch n := c.Target.N; c.Target.Kind {
	case layout.Choice:
		name = cards.Characters[n].Name
		t.miniature(portraitPicture(cards, content.CharacterID(n)), c.Sign.Square())
	case layout.Offer:
		name = cards.Locations[n].Name
		t.icon(art.RegionNames[cards.Locations[n].Region], c.Sign.Square().Inset(2*t.u), art.Ink)
	}
	if !c.Name.Empty() {
		t.paragraph(font{bold, small}, name, c.Name, left, art.Ink)
	}
	if c.Target.Kind == layout.Choice && t.taken(content.CharacterID(c.Target.N)) {
		t.round(c.Rect, 4*t.u, art.Fade(art.Night, dimming()))
	}
}
