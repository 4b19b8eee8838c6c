package paper

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/scenery"
	"sixwinters/rules"
)

// progress returns all progress cards.
func (g *game) progress() (cards []card) {
	for i := range g.cards.Progress {
		c := &g.cards.Progress[i]
		cards = append(cards, card{
			of:    subject{c.Source, c.Name},
			front: func(p *pen, r geom.Rect) { g.progressCard(p, c, r) },
			back:  func(p *pen, r geom.Rect) { g.progressBack(p, c, r) },
			looks: looks{c, [2]any{c.Stage, c.NewObstacles}},
		})
	}
	return cards
}

// Lengths of the squares of a progress card, which hold dice of up to 14 mm.
const (
	square    = 14.6
	squareGap = 0.7
)

// progressCard draws the front of a progress card.
func (g *game) progressCard(p *pen, c *content.Progress, r geom.Rect) {
	s := p.ink.night()
	in := p.cardPaper(r, 2.6, s.Fill, s.Edge)
	p.heading(bold, 11.5, 8.5, c.Name, in.TakeTop(8), center, look.Ink)
	foot := in.TakeBottom(11)
	side := 4*square + 3*squareGap
	squares := in.TakeBottom(side+2.4, 1).Middle(side, side)
	p.framedPicture(scenery.Progress(c), in)
	d := p.components(unit)
	for i, at := range layout.Squares(squares, c, square, squareGap) {
		if sq := &c.Squares[i]; sq.There {
			d.Square(sq, at)
		}
	}
	stage := foot.TakeLeft(15)
	p.say(body, 6.5, "Stage", stage.TakeTop(3.4), left, look.InkSoft)
	p.say(displayBold, 14, rules.Roman(c.Stage), stage, left, look.Ink)
	goes := foot.TakeRight(18)
	p.say(body, 6.5, "Obstacle", goes.TakeTop(3.4), right, look.InkSoft)
	p.chip(g.book.SlotResource(c.ObstacleAt).String(), goes.TakeRight(6.6, 0.6))
	p.chip(c.ObstacleAt.Region().String(), goes.TakeRight(6.6, 0.8))
	p.say(body, 6.5, "Progress", foot.TakeTop(3.4), center, look.InkSoft)
	rewards := foot.Middle(float64(len(c.Reward))*8-0.8, foot.H)
	for _, reward := range c.Reward {
		d.Reward(reward, rewards.TakeLeft(7.2, 0.8).Square())
	}
}

// progressBack draws the back of a progress card: its stage, and the cards that count the new obstacles of a turn.
func (g *game) progressBack(p *pen, c *content.Progress, r geom.Rect) {
	s := p.ink.night()
	p.backGround(r, s)
	in := r.Inset(10)
	p.icon("progress", in.TakeTop(26).Inset(3), s.Ink)
	p.say(body, 11, "Stage", in.TakeTop(8), center, s.Ink)
	p.say(displayBold, 40, rules.Roman(c.Stage), in.TakeTop(22), center, s.Ink)
	p.say(body, 8, "New obstacles each turn", in.TakeBottom(6), center, s.Ink)
	row := in.TakeBottom(22)
	row = row.Middle(float64(c.NewObstacles)*14-2, row.H)
	for range c.NewObstacles {
		at := row.TakeLeft(12, 2).Middle(12, 17)
		p.framed(at, 1.4, 0.6, s.Ink, s.Edge)
		p.icon("threat", at.Middle(8, 8), p.ink.night().Fill)
	}
}
