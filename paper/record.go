package paper

import (
	"strconv"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// record returns the campaign sheet, for what is written down at the end of each year before the boards are cleared.
func (g *game) record() card {
	return card{
		front: g.years,
		back:  func(p *pen, r geom.Rect) { p.notes("Burned locations, cards and characters", r) },
	}
}

// years draws a table of the markers' spaces at the start and after each year, and who has been unlocked.
func (g *game) years(p *pen, r geom.Rect) {
	p.frame(r.Inset(1), 1.5, 0.3, look.ParchmentEdge)
	in := r.Inset(5)
	p.say(displayBold, 14, "Campaign", in.TakeTop(6), left, look.Ink)
	p.say(italic, 9, "After each year, write down where the markers are.", in.TakeTop(5, 2), left, look.InkSoft)
	const label, row = 26.0, 5.4
	columns := g.cards.Board.Years + 1
	head := in.TakeTop(row)
	head.TakeLeft(label)
	for i := range columns {
		say := "Start"
		if i > 0 {
			say = rules.Roman(i)
		}
		p.say(displayBold, 8, say, head.Column(i, columns, 0), center, look.Ink)
	}
	for res := range content.Resource(content.NumResources) {
		for k, what := range []string{"Progress", "Threat"} {
			line := in.TakeTop(row)
			name := line.TakeLeft(label)
			icon := name.TakeLeft(row, 1)
			if k == 0 {
				p.icon(res.String(), icon.Inset(0.5), look.Ink)
			}
			p.say(body, 9, what, name, left, look.Ink)
			for i := range columns {
				cell := line.Column(i, columns, 0)
				p.frame(cell, 0, 0.2, look.InkSoft)
				if i == 0 && k == 0 {
					p.say(body, 9, strconv.Itoa(g.cards.Board.StartProgress[res]), cell, center, look.Ink)
				}
			}
		}
		in.TakeTop(0.8)
	}
	in.TakeTop(1.5)
	p.say(displayBold, 9.5, "Unlocked", in.TakeTop(5, 0.5), left, look.Ink)
	const across = 3
	for i := range g.cards.Characters {
		c := &g.cards.Characters[i]
		cell := in.Row(i/across, 4, 0.6).Column(i%across, across, 2)
		box := cell.TakeLeft(4.4, 1.5).Middle(4.4, 4.4)
		p.frame(box, 0.6, 0.3, look.InkSoft)
		if c.Start {
			p.round(box.Inset(0.9), 0.4, look.Ink)
		}
		p.heading(body, 9, 6, c.Name, cell, left, look.Ink)
	}
}
