package paper

import (
	"strconv"

	"sixwinters/content"
	"sixwinters/render/geom"
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
	for i, at := range squaresIn(squares, c, square, squareGap) {
		if sq := &c.Squares[i]; sq.There {
			p.square(sq, at)
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
		at := rewards.TakeLeft(7.2, 0.8).Square()
		if reward == content.NoResource {
			p.framed(at, 1.4, 0.4, look.Gold, look.ParchmentEdge)
			p.icon("any", at.Inset(1), look.Chalk)
		} else {
			p.chip(reward.String(), at)
		}
	}
}

// squaresIn returns the places of a progress card's squares, so that those that are printed lie in the middle of a rectangle.
func squaresIn(r geom.Rect, c *content.Progress, size, gap float64) (places [16]geom.Rect) {
	var there []geom.Rect
	for i := range places {
		places[i] = geom.Rect{X: float64(i%4) * (size + gap), Y: float64(i/4) * (size + gap), W: size, H: size}
		if c.Squares[i].There {
			there = append(there, places[i])
		}
	}
	all := geom.Around(there)
	at := r.Middle(all.W, all.H)
	for i := range places {
		places[i] = places[i].Move(at.X-all.X, at.Y-all.Y)
	}
	return places
}

// relations are the signs for the relation of a square's die to the previous one.
var relations = [...]string{content.OneHigher: "+1", content.OneLower: "−1", content.Equal: "="}

// square draws a square of a progress card: in the colour of its resource, with the icons of resource and region, a value or
// relation, and the marks of start and end.
func (p *pen) square(sq *content.Square, r geom.Rect) {
	fill, ink, edge := p.ink.band(), look.Ink, look.ParchmentEdge
	if sq.Resource != content.NoResource {
		s := look.Resources[sq.Resource]
		fill, ink, edge = s.Fill, s.Ink, s.Edge
	}
	p.framed(r, 0.12*r.H, 0.035*r.H, fill, edge)
	in := r.Inset(0.1 * r.H)
	number := relations[sq.Relation]
	if sq.Value > 0 && number != "" {
		number = strconv.Itoa(sq.Value) + " (" + number + ")"
	} else if sq.Value > 0 {
		number = strconv.Itoa(sq.Value)
	}
	signs := geom.SignsOf(in, sq.Resource != content.NoResource, sq.Region != content.NoRegion, number != "")
	if !signs.Resource.Empty() {
		p.icon(sq.Resource.String(), signs.Resource, ink)
	}
	if !signs.Region.Empty() {
		p.chip(sq.Region.String(), signs.Region)
	}
	if number != "" {
		p.say(bold, signs.Size*r.H*points, number, signs.Number, center, ink)
	}
	if signs == (geom.SquareSigns{}) {
		p.icon("any", in.Inset(0.26*in.H), look.ParchmentEdge)
	}
	if sq.End {
		p.frame(r.Inset(-0.015*r.H), 0.12*r.H, 0.07*r.H, look.Gold)
	}
	if sq.Start {
		at := geom.Rect{X: r.X - 0.1*r.W, Y: r.Y - 0.1*r.H, W: 0.4 * r.W, H: 0.4 * r.H}
		p.diamond(at, look.Ink)
		p.diamond(at.Inset(0.16*at.H), look.GoldBright)
	}
	if sq.End {
		at := geom.Rect{X: r.Right() - 0.28*r.W, Y: r.Y - 0.08*r.H, W: 0.36 * r.W, H: 0.36 * r.H}
		p.disc(at, look.Ink)
		p.icon("end", at.Inset(0.16*at.H), look.GoldBright)
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
