package paper

import (
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/scenery"
	"sixwinters/rules"
)

// mats returns the mats of all characters: abilities on the front, the portrait and skills on the back.
func (g *game) mats() (cards []card) {
	for i := range g.cards.Characters {
		id := content.CharacterID(i)
		cards = append(cards, card{
			of:    subject{g.cards.Characters[i].Source, g.cards.Characters[i].Name},
			front: func(p *pen, r geom.Rect) { g.mat(p, id, r) },
			back:  func(p *pen, r geom.Rect) { g.matBack(p, id, r) },
		})
	}
	return cards
}

// mat draws the front of a mat.
func (g *game) mat(p *pen, id content.CharacterID, r geom.Rect) {
	c := &g.cards.Characters[id]
	s := p.ink.night()
	in := p.cardPaper(r, border, s.Fill, s.Edge).Inset(1)
	side := in.TakeLeft(42, 4)
	p.framedPicture(scenery.Character(c), side.TakeTop(42, 1))
	p.say(displayBold, 15, c.Name, side.TakeTop(6), center, look.Ink)
	p.heading(italic, 9, 6.5, c.Title, side.TakeTop(7, 1), center, look.InkSoft)
	for k := range content.NumStress {
		g.stressTrack(p, content.Stress(k), c.Base[k], side.Column(k, content.NumStress, 2))
	}

	p.say(displayBold, 10, "Abilities", in.TakeTop(5, 0.8), left, look.Ink)
	row := in.TakeTop(24, 2.5)
	for i := range content.BaseAbilities {
		g.ability(p, id, i, false, row.Column(i, content.BaseAbilities, 2))
	}
	head := in.TakeTop(5, 0.8)
	p.say(displayBold, 10, "Achievements", head.TakeLeft(34, 2), left, look.Ink)
	p.say(italic, 9, g.book.AchievementText(id), head, right, look.Ink)
	tray := in.TakeBottom(20)
	in.TakeBottom(2.5)
	const earned = content.NumAbilities - content.BaseAbilities
	for i := range earned {
		g.ability(p, id, content.BaseAbilities+i, true, in.Row(i%(earned/2), earned/2, 1.5).Column(i/(earned/2), 2, 2))
	}
	p.dashed(tray, 2, 0.4, look.ParchmentEdge)
	p.icon("action", tray.TakeLeft(12).Inset(3), look.ParchmentEdge)
	p.say(italic, 9, "Unspent action dice", tray, left, look.InkSoft)
}

// stressTrack draws a stress track with its boxes one below the other, the start on top.
func (g *game) stressTrack(p *pen, kind content.Stress, base int, r geom.Rect) {
	s := swatch(kind.String())
	head := r.TakeTop(6, 0.8)
	p.framed(head, 1, 0.25, s.Fill, s.Edge)
	p.icon(kind.String(), head.TakeLeft(head.H).Inset(0.9), s.Ink)
	p.say(bold, 9, title(kind.String()), head, left, s.Ink)
	for i := range 4 {
		box := r.Row(i, 4, 1)
		p.framed(box, 1.2, 0.35, p.ink.band(), s.Edge)
		foot := box.TakeBottom(3.6)
		if i == 0 {
			p.say(bold, 7, "Start "+strconv.Itoa(base), foot, center, look.Ink)
			continue
		}
		p.say(body, 7, g.cards.Board.Conditions[kind][i-1], foot, center, look.Ink)
	}
}

// ability draws an ability of a mat: the box for its die, what it does, and for an achievement the place of its token.
func (g *game) ability(p *pen, id content.CharacterID, i int, token bool, r geom.Rect) {
	a := &g.cards.Characters[id].Abilities[i]
	p.framed(r, 1.5, 0.3, p.ink.parchment(), look.ParchmentEdge)
	r = r.Inset(1.2)
	if token {
		spot := r.TakeLeft(8, 1)
		p.disc(spot.Middle(7.4, 7.4), look.ParchmentEdge)
		p.disc(spot.Middle(6.8, 6.8), p.ink.parchment())
		p.say(displayBold, 9, strconv.Itoa(i-content.BaseAbilities+1), spot, center, look.ParchmentEdge)
	}
	p.components(14.0/44).AbilityBox(a, r.TakeLeft(14, 1.6).Middle(14, 14))
	say := g.book.AbilityText(id, i)
	if _, does, ok := strings.Cut(say, "→ "); ok && (a.Box != content.NoBox || a.Cost != content.NoStress) {
		say = "→ " + does // the box says what it costs
	}
	size, height := p.fit(9.5, 6, 0, []string{say}, r.W, r.H)
	p.paragraph(body, size, say, r.Middle(r.W, height), left, look.Ink)
}

// matBack draws the back of a mat: the portrait, the starting skills, and the abilities in full sentences.
func (g *game) matBack(p *pen, id content.CharacterID, r geom.Rect) {
	c := &g.cards.Characters[id]
	s := p.ink.night()
	in := p.cardPaper(r, border, s.Fill, s.Edge).Inset(1)
	side := in.TakeLeft(58, 5)
	p.say(displayBold, 20, c.Name, side.TakeTop(8), center, look.Ink)
	p.say(italic, 10, c.Title, side.TakeTop(5, 1.5), center, look.InkSoft)
	p.framedPicture(scenery.Character(c), side.TakeTop(side.W, 2))
	p.say(displayBold, 10, "Starting skills", side.TakeTop(5, 1), left, look.Ink)
	for skill, rank := range c.Skills {
		line := side.Column(skill/4, 2, 3).Row(skill%4, 4, 0.5)
		p.icon(content.Skill(skill).String(), line.TakeLeft(5.5, 1.2), look.Ink)
		p.say(bold, 11, strconv.Itoa(rank), line.TakeRight(5), right, look.Ink)
		p.say(body, 9, title(content.Skill(skill).String()), line, left, look.Ink)
	}
	var texts []string
	for i := range content.NumAbilities {
		texts = append(texts, strconv.Itoa(i+1)+". "+g.book.AbilityHelp(id, i))
	}
	p.say(displayBold, 10, "How the abilities work", in.TakeTop(5, 1), left, look.Ink)
	foot := in.TakeBottom(8)
	size, _ := p.fit(9, 6, 0.45, texts, in.W, in.H-2)
	p.texts(size, 0.45, texts, in, look.Ink)
	p.paragraph(italic, 8.5, "Abilities 1 to 3 are there from the start; each achievement brings the next.", foot, left, look.InkSoft)
}

// forms returns the forms that are filled in during a campaign: its own, and one for each character.
func (g *game) forms() (cards []card) {
	cards = append(cards, g.record())
	for i := range g.cards.Characters {
		c := &g.cards.Characters[i]
		cards = append(cards, card{
			of:    subject{c.Source, c.Name},
			front: func(p *pen, r geom.Rect) { g.form(p, c, r) },
			back:  func(p *pen, r geom.Rect) { p.notes(c.Name, r) },
		})
	}
	return cards
}

var formFormat = format{90, 128}

// form draws the character sheet of a character, with its starting ranks filled in.
func (g *game) form(p *pen, c *content.Character, r geom.Rect) {
	p.frame(r.Inset(1), 1.5, 0.3, look.ParchmentEdge)
	in := r.Inset(5)
	p.say(displayBold, 14, c.Name, in.TakeTop(6), left, look.Ink)
	p.say(italic, 9, c.Title, in.TakeTop(5, 2), left, look.InkSoft)
	for skill, rank := range c.Skills {
		line := in.TakeTop(5.6, 0.6)
		p.icon(content.Skill(skill).String(), line.TakeLeft(5.6, 1.5), look.Ink)
		p.say(body, 9.5, title(content.Skill(skill).String()), line.TakeLeft(26), left, look.Ink)
		for i := range 6 {
			box := line.TakeLeft(5, 1.6).Middle(5, 5)
			p.frame(box, 0.6, 0.3, look.InkSoft)
			if i < rank {
				p.round(box.Inset(1), 0.4, look.Ink)
			}
		}
	}
	in.TakeTop(2)
	p.say(displayBold, 9.5, "Conditions", in.TakeTop(5, 0.5), left, look.Ink)
	boxes := in.TakeTop(3*6, 2)
	for k := range content.NumStress {
		column := boxes.Column(k, content.NumStress, 4)
		for i, name := range g.cards.Board.Conditions[k] {
			line := column.Row(i, 3, 0.6)
			p.frame(line.TakeLeft(5, 2).Middle(5, 5), 0.6, 0.3, look.InkSoft)
			p.icon(content.Stress(k).String(), line.TakeLeft(5, 1.5).Middle(4.5, 4.5), look.InkSoft)
			p.say(body, 9.5, name, line, left, look.Ink)
		}
	}
	p.say(displayBold, 9.5, "Achievements", in.TakeTop(5, 0.5), left, look.Ink)
	row := in.TakeTop(6)
	for i := range rules.MostAchieved {
		box := row.TakeLeft(6, 3)
		p.frame(box.Middle(6, 6), 0.6, 0.3, look.InkSoft)
		p.say(body, 8, strconv.Itoa(i+1), box, center, look.ParchmentEdge)
	}
}

// notes draws lines to write on.
func (p *pen) notes(name string, r geom.Rect) {
	p.frame(r.Inset(1), 1.5, 0.3, look.ParchmentEdge)
	in := r.Inset(6)
	p.say(display, 11, name+": notes", in.TakeTop(6, 2), left, look.InkSoft)
	for in.H > 8 {
		line := in.TakeTop(8)
		p.line(line.X, line.Bottom(), line.Right(), line.Bottom(), 0.15, look.ParchmentEdge)
	}
}

// emblem returns the icon of a character, or one for any.
func emblem(c *content.Character) string {
	if name := strings.ToLower(c.Name); outline(name) != "" {
		return name
	}
	return "any"
}
