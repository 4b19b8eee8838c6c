package render

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/letters"
	"sixwinters/rules"
)

// afterArrow returns the text of an ability without the box it begins with, which is drawn.
func afterArrow(text string) string {
	if _, after, ok := strings.Cut(text, " → "); ok {
		return "→ " + after
	}
	return text
}

// Text sizes of the prompt in units: in one line, and in two.
const (
	promptText = letters.Size
	promptTwo  = layout.TwoLines * promptText
)

func (t *table) prompt() {
	l := &t.plan.Prompt
	t.round(l.Rect.Move(0, 1.5*t.u), 5*t.u, art.Fade(art.Night, 0.5))
	t.framed(l.Rect, 5*t.u, 1.5*t.u, art.Parchment, art.Gold)
	t.asked(l.Who)
	size := promptText
	if len(t.setLines(font{bold, size}, t.v.Prompt, l.Text.W)) > 1 {
		size = promptTwo
	}
	t.paragraph(font{bold, size}, t.v.Prompt, l.Text, left, art.Ink)
}

// asked draws who is asked, side by side, by portraits where there are characters.
func (t *table) asked(who layout.Rect) {
	var all []int
	for p := range rules.NumPlayers {
		if t.v.Asked(p) {
			all = append(all, p)
		}
	}
	for i, p := range all {
		r := who.Column(i, len(all), t.u).Square()
		if id := t.s.Players[p].Character; id != content.NoCharacter {
			t.framed(r, 5*t.u, 1.5*t.u, art.Players[p].Fill, art.GoldBright)
			t.picture(portraitPicture(t.book.Content(), id), r.Inset(2*t.u), 100)
			continue
		}
		t.framed(r, 5*t.u, 1.5*t.u, art.Players[p].Fill, art.Players[p].Edge)
		t.text(font{displayBold, large}, [rules.NumPlayers]string{"1", "2"}[p], r, center, art.Players[p].Ink)
	}
	if len(all) == 0 {
		t.icon("action", who.Square().Inset(2*t.u), art.Ink)
	}
}

// option draws a button of the prompt, the first one of a page with the sheet under them all.
func (t *table) option(n int, r layout.Rect) {
	l := &t.plan.Prompt
	first := slices.IndexFunc(l.Options, func(r layout.Rect) bool { return !r.Empty() })
	if n == first && !l.Sheet.Empty() {
		t.sheet(l.Sheet, 1.5*t.u, art.Gold)
	}
	digit, label := t.plan.SplitOption(n)
	fill, edge, ink := art.ParchmentDark, art.Gold, art.InkSoft
	if t.v.Continues && n == 0 {
		fill, edge, ink = art.Gold, art.GoldBright, art.Ink
	}
	if t.v.Waits && n == 0 {
		t.framed(r, 4*t.u, t.u, art.Parchment, art.Fade(art.InkSoft, 0.5))
		t.paragraph(font{body, 14}, t.v.Options[n], label, center, art.InkSoft)
	} else {
		t.answer(t.v.Options[n], r, label, fill, edge)
	}
	if !digit.Empty() {
		t.text(font{bold, small}, strconv.Itoa(l.Digit(n)), digit, center, ink)
	}
}

// answer draws a button with its text in label.
func (t *table) answer(say string, r, label layout.Rect, fill, edge color.NRGBA) {
	t.round(r.Move(0, t.u), 4*t.u, art.Fade(art.Night, 0.4))
	t.framed(r, 4*t.u, t.u, fill, edge)
	t.paragraph(font{body, 14}, say, label, center, art.Ink)
}

// turnPage draws the button for the next page of options.
func (t *table) turnPage(r layout.Rect) {
	l := &t.plan.Prompt
	t.answer(fmt.Sprintf("more (page %d of %d)", l.Page+1, l.Pages), r, r.Inset(3*t.u), art.ParchmentDark, art.Gold)
}

// asideButton draws the button that puts the cards to choose from aside or brings them back.
func (c pieces) asideButton(v *layout.View, r layout.Rect) {
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
	if c.Target.Kind == layout.Choice && (panels{t}).taken(content.CharacterID(c.Target.N)) {
		t.round(c.Rect, 4*t.u, art.Fade(art.Night, dimming()))
	}
}
