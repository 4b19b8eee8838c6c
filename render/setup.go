package render

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// choice draws a character to choose from, the first one with the veil over the boards.
func (t panels) choice(id int) {
	panel := &t.plan.Setup
	i := slices.IndexFunc(panel.Cards, func(c layout.ChoiceCard) bool { return int(c.Character) == id })
	if i == 0 {
		title := "Who is played this year?"
		if p := t.v.PromptPlayer; p >= 0 && p < rules.NumPlayers {
			title = "Choose the " + strings.ToLower(t.book.Seat(p))
			if t.book.Seats() {
				title = t.book.Who(p) + ": choose a character"
			}
		}
		t.veil(veilOfAll, title, panel.Title)
	}
	t.choiceCard(&panel.Cards[i])
}

func (t panels) choiceCard(c *layout.ChoiceCard) {
	card, sheet := &t.book.Content().Characters[c.Character], &t.s.Characters[c.Character]
	t.shadow(c.Rect, 6*t.u, 6*t.u)
	t.parchment(c.Rect, 6*t.u, 2*t.u, art.Gold)
	portrait := c.Emblem.Square()
	t.miniature(portraitPicture(t.book.Content(), c.Character), portrait)
	size, at := 22.0, center
	if c.Name.Y < c.Emblem.Bottom() { // it stands beside the portrait
		size, at = large, left
	}
	name := c.Name
	if c.Abilities.H < layout.ChoiceAbility*t.u {
		t.readable(&name)
	}
	t.text(font{displayBold, size}, card.Name, name, at, art.Ink)
	title := t.fittest(italic, c.Title, card.Title)
	if t.taken(c.Character) {
		title = "already chosen this year"
	}
	t.paragraph(font{italic, normal}, title, c.Title, at, art.InkSoft)

	for k := range content.NumStress {
		name := content.Stress(k).String()
		swatch, _ := art.Named(name)
		r := c.Stress.Column(k, content.NumStress, 6*t.u)
		t.round(r, 4*t.u, swatch.Fill)
		in := r.Middle(min(r.W, 70*t.u), r.H-6*t.u)
		t.icon(name, in.TakeLeft(in.H), swatch.Ink)
		t.text(font{displayBold, large}, strconv.Itoa(card.Base[k]), in.TakeLeft(22*t.u), center, swatch.Ink)
		if sheet.Marked[k] != 0 {
			t.conditionBoxes(sheet.Marked[k], in, swatch)
		}
	}
	for i := range content.NumSkills {
		abreast := content.NumSkills / c.SkillRows
		r := c.Skills.Row(i/abreast, c.SkillRows, 3*t.u).Column(i%abreast, abreast, 3*t.u)
		rank := t.book.RankOf(t.s, c.Character, content.Skill(i))
		fill, ink := art.ParchmentDark, art.Ink
		if rank == 0 {
			fill, ink = art.Parchment, art.InkSoft
		}
		t.rank(content.Skill(i), rank, r, fill, ink, art.Fade(art.ParchmentEdge, 0.7))
	}
	t.choiceAbilities(c, card)
	if t.taken(c.Character) {
		t.round(c.Rect, 6*t.u, art.Fade(art.Night, 0.6*dimming())) // it can be read still
	}
}

// conditionBoxes draws the condition boxes of a track small, in the order of the mat, the marked ones filled.
func (t panels) conditionBoxes(marked uint8, r layout.Rect, swatch art.Swatch) {
	n := len(t.book.Content().Board.Conditions[0])
	r = r.Middle(r.W-4*t.u, 9*t.u)
	for i := range n {
		box := r.Column(i, n, 2*t.u)
		if marked&(1<<i) != 0 {
			t.fill(box, swatch.Ink)
		}
		t.frame(box, t.u, swatch.Ink)
	}
}

func (t panels) taken(who content.CharacterID) bool {
	return slices.ContainsFunc(t.s.Players[:], func(p rules.Player) bool { return p.Character == who })
}

// choiceAbilities lists the abilities of a character, as many as there is room for, and the number of the others.
func (t panels) choiceAbilities(c *layout.ChoiceCard, card *content.Character) {
	const rounding = 0.01
	n := t.s.Abilities(c.Character)
	rows := min((n+c.PerRow-1)/c.PerRow, int(c.Abilities.H/(layout.ChoiceAbility*t.u)+rounding))
	if rows == 0 {
		return
	}
	place := func(i int) layout.Rect {
		return c.Abilities.Row(i/c.PerRow, rows, abilityGap*t.u).Column(i%c.PerRow, c.PerRow, 4*t.u)
	}
	if c.PerRow == 1 && rows == n {
		if each, ok := t.abilityRows(c, n); ok {
			place = func(i int) layout.Rect { return each[i] }
		}
	}
	shown := n
	if rows*c.PerRow < n {
		shown = rows*c.PerRow - 1 // the last place says that there are more
		more, and := place(shown), "and "+strconv.Itoa(n-shown)
		and = t.fitting(font{italic, normal}, more.W, and+" more abilities", and+" more")
		t.text(font{italic, normal}, and, more, left, art.InkSoft)
	}
	for i := range shown {
		row := place(i)
		side := min(row.H, abilityBoxSide*t.u)
		t.AbilityBox(&card.Abilities[i], row.TakeLeft(side, besideBox*t.u).Middle(side, side))
		words := append([]string{afterArrow(t.book.AbilityText(c.Character, i))}, rules.AbilityBrief(&card.Abilities[i])...)
		t.paragraph(font{body, normal}, t.fittest(body, row, words...), row, left, art.Ink)
	}
}

// Lengths of the abilities of a character to choose, in units.
const (
	abilityGap     = 3.0
	abilityBoxSide = 28.0
	besideBox      = 4.0
)

// abilityRows divides the room for n abilities below each other so that each has the height of its full text. ok is false
// where there is no room for that, or where rows of the same height would do.
func (t panels) abilityRows(c *layout.ChoiceCard, n int) (rows []layout.Rect, ok bool) {
	width := c.Abilities.W - (abilityBoxSide+besideBox)*t.u
	var needs []float64
	highest := 0.0
	spare := c.Abilities.H - float64(n-1)*abilityGap*t.u
	for i := range n {
		lines := t.setLines(font{body, normal}, afterArrow(t.book.AbilityText(c.Character, i)), width)
		need := max(layout.ChoiceAbility, tight*normal*float64(len(lines))) * t.u
		needs, spare, highest = append(needs, need), spare-need, max(highest, need)
	}
	room := c.Abilities
	for _, need := range needs {
		rows = append(rows, room.TakeTop(need+max(0, spare)/float64(n), abilityGap*t.u))
	}
	return rows, spare >= 0 && highest > c.Abilities.Row(0, n, abilityGap*t.u).H
}
