package paper

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/rich"
	"sixwinters/render/scenery"
	"sixwinters/rules"
)

// Lengths of cards.
const (
	border   = 3.0  // of a card, in the colour of its region
	headLine = 7.6  // with the name
	tagLine  = 3.8  // with the tags
	largest  = 9.2  // size of a card's text, at the most
	smallest = 5.6  // and at the least
	leastPic = 14.0 // height of a picture, at the least
	mostPic  = 0.66 // and at the most, as a share of its width
	moveUnit = 0.39 // of the costs of moving
)

// obstacles returns all obstacle cards, copies too.
func (g *game) obstacles() (cards []card) {
	for id := range g.cards.Cards {
		c, o := &g.cards.Cards[id], g.cards.Card(content.ObstacleID(id))
		cards = append(cards, card{
			of:    subject{o.Source, o.Name},
			front: func(p *pen, r geom.Rect) { g.obstacle(p, o, r) },
			back:  func(p *pen, r geom.Rect) { g.obstacleBack(p, o.Region, c.Season, o.OfLocation, r) },
			looks: looks{o, [3]any{o.Region, c.Season, o.OfLocation}},
		})
	}
	return cards
}

// obstacle draws the front of an obstacle card.
func (g *game) obstacle(p *pen, o *content.Obstacle, r geom.Rect) {
	s := p.ink.ground(look.Regions[o.Region])
	in := p.cardPaper(r, border, s.Fill, s.Edge)
	head := in.TakeTop(headLine, 0.5)
	p.number(o.Difficulty, head.TakeLeft(head.H, 1.2))
	skill := head.TakeRight(head.H, 1.2)
	p.framed(skill, 1.2, 0.3, p.ink.band(), look.ParchmentEdge)
	p.icon(o.Skill.String(), skill.Inset(0.8), look.Ink)
	p.heading(bold, 10.5, 7.5, o.Name, head, center, look.Ink)

	tags := in.TakeTop(tagLine, 0.6)
	p.chip(o.Region.String(), tags.TakeLeft(tags.H, 1))
	if o.OfLocation {
		p.icon("attach", tags.TakeRight(tags.H), look.InkSoft)
	}
	p.say(body, 7, tagText(o.Tags.Words()), tags, left, look.InkSoft)

	d := p.components(unit)
	foot := in.TakeBottom(8.4)
	in.TakeBottom(0.6)
	p.damage(o, foot)
	for i := len(o.Dice) - 1; i >= 0; i-- {
		d.Wanted(o.Dice[i], foot.TakeRight(min(foot.H, 30/float64(len(o.Dice))), 0.5))
	}

	threats := o.Threats
	if o.ExtraThreat != content.NoResource {
		threats = append(threats[:len(threats):len(threats)], o.ExtraThreat)
	}
	g.pictureOver(p, in, scenery.Obstacle(o), g.book.ObstacleText(o), max(leastPic, 8.6*float64(len(threats))), func(pic geom.Rect) {
		column := pic.Inset(0.8)
		column = column.TakeRight(8)
		for i, t := range threats {
			at := column.TakeTop(8, 0.4)
			d.Threat(t, at)
			if i >= len(o.Threats) {
				p.dashed(at.Inset(-0.4), 0.8, 0.3, p.onPicture())
			}
		}
	})
}

// tagText returns the tags of a card with their icons.
func tagText(tags []string) string {
	say := ""
	for i, tag := range tags {
		if i > 0 {
			say += ", "
		}
		if icon := rules.TagIcon(tag); icon != "" {
			say += "{" + icon + "}" + rich.Together
		}
		say += tag
	}
	return say
}

// pictureOver draws a card's picture, as high as its text leaves room for, what lies on it, and the text below.
func (g *game) pictureOver(p *pen, in geom.Rect, scene *art.Scene, texts []string, least float64, over func(r geom.Rect)) {
	const gap = 0.3
	size, height := p.fit(largest, smallest, gap, texts, in.W, in.H-least-1)
	pic := in.TakeTop(min(mostPic*in.W, max(least, in.H-height-1)), 1)
	p.framedPicture(scene, pic)
	if over != nil {
		over(pic)
	}
	room := in.H - height
	in.TakeTop(max(0, min(1.5, room/2)))
	p.texts(size, gap, texts, in, look.Ink)
}

// framedPicture draws a picture in a thin frame.
func (p *pen) framedPicture(scene *art.Scene, r geom.Rect) {
	p.picture(scene, r)
	p.frame(r, 0, 0.25, look.ParchmentEdge)
}

// onPicture returns the colour of a mark that lies on a picture.
func (p *pen) onPicture() (c colour) {
	if p.ink == Saving {
		return look.InkSoft
	}
	return look.Chalk
}

// number draws the difficulty of an obstacle.
func (p *pen) number(n int, r geom.Rect) {
	s := p.ink.ground(art.Swatch{Fill: look.Ink, Ink: look.GoldBright, Edge: look.Ink})
	p.framed(r.Square(), 1.2, 0.4, s.Fill, s.Edge)
	p.say(displayBold, 14, strconv.Itoa(n), r, center, s.Ink)
}

// damage draws the damage of an obstacle from the left end of a line.
func (p *pen) damage(o *content.Obstacle, line geom.Rect) {
	for k, points := range o.Damage.Points() {
		if points == 0 {
			continue
		}
		name := content.Stress(k).String()
		s := swatch(name)
		box := line.TakeLeft(11.5, 0.8)
		say := strconv.Itoa(points)
		if o.Damage.DiceOnCard {
			say += "+"
		}
		box = box.Middle(box.W, 7)
		p.framed(box, 1.2, 0.3, s.Fill, s.Edge)
		p.icon(name, box.TakeRight(6.2).Inset(0.7), s.Ink)
		p.say(displayBold, 12, say, box, center, s.Ink)
	}
}

// obstacleBack draws the back of an obstacle card: its season, in the colour of the region.
func (g *game) obstacleBack(p *pen, region content.Region, season content.Season, ofLocation bool, r geom.Rect) {
	s := p.ink.ground(look.Regions[region])
	p.backGround(r, s)
	in := r.Inset(9)
	head := in.TakeTop(8)
	p.say(display, 11, g.cards.Board.RegionTitle(region), head, center, s.Ink)
	foot := in.TakeBottom(8)
	sign := look.Seasons[season]
	mid := in.Middle(34, 34)
	p.disc(mid, p.ink.shade(sign.Edge))
	if p.ink == Saving {
		sign = art.Swatch{Fill: white, Ink: look.Ink}
	}
	p.disc(mid.Inset(1), sign.Fill)
	p.icon(season.String(), mid.Inset(6), sign.Ink)
	p.say(displayBold, 13, title(season.String()), foot, center, s.Ink)
	if ofLocation {
		p.icon("attach", geom.Rect{X: r.X, Y: head.Bottom() + 0.5, W: r.W, H: 6}, s.Ink)
	}
	p.icon(region.String(), geom.Rect{X: r.X, Y: foot.Y - 8, W: r.W, H: 6.5}, s.Ink)
}

// backGround draws the ground of a card's back and its frame.
func (p *pen) backGround(r geom.Rect, s art.Swatch) {
	p.fill(r.Inset(-SingleBleed), s.Fill)
	p.frame(r.Inset(3.5), 2, 0.5, s.Ink)
	p.frame(r.Inset(4.6), 1.4, 0.2, s.Ink)
}

// locations returns all location cards.
func (g *game) locations() (cards []card) {
	for i := range g.cards.Locations {
		l := &g.cards.Locations[i]
		cards = append(cards, card{
			of:    subject{l.Source, l.Name},
			front: func(p *pen, r geom.Rect) { g.location(p, l, r) },
			back:  func(p *pen, r geom.Rect) { g.locationBack(p, l, r) },
			looks: looks{l, [2]any{l.Region, l.Threat}},
		})
	}
	return cards
}

// regionOf returns the colours of a location's region; one of none has a dark ground.
func (p *pen) regionOf(l *content.Location) art.Swatch {
	if l.Region == content.NoRegion {
		return p.ink.night()
	}
	return p.ink.ground(look.Regions[l.Region])
}

// location draws the front of a location card.
func (g *game) location(p *pen, l *content.Location, r geom.Rect) {
	s := p.regionOf(l)
	in := p.cardPaper(r, border, s.Fill, s.Edge)
	head := in.TakeTop(headLine, 0.4)
	if name := l.Icon.String(); name != "" {
		box := head.TakeLeft(head.H+1, 1.2)
		p.framed(box, 1.2, 0.3, look.Gold, look.ParchmentEdge)
		if _, tinted := look.Named(name); tinted {
			p.chip(name, box.Inset(0.7))
		} else {
			p.icon(name, box.Inset(0.8), look.Ink)
		}
	}
	if l.Starting {
		p.icon("start", head.TakeRight(5, 1), look.InkSoft)
	}
	if l.Threat {
		p.icon("threat", head.TakeRight(5, 1), look.InkSoft)
	}
	p.heading(bold, 11, 8, l.Name, head, left, look.Ink)
	tags := in.TakeTop(tagLine, 0.6)
	if l.Region != content.NoRegion {
		p.chip(l.Region.String(), tags.TakeLeft(tags.H, 1))
	}
	p.say(body, 7, tagText(l.Tags.Words()), tags, left, look.InkSoft)

	moves := in.TakeBottom(7)
	in.TakeBottom(0.8)
	for region, cost := range l.Move {
		p.components(moveUnit).MoveCost(region, cost, false, moves.Column(region, content.NumRegions, 1.2))
	}

	texts := g.book.LocationText(l)
	pic := in
	if len(texts) > 0 {
		text := in.TakeRight(0.52*in.W, 1.4)
		pic = in
		size, height := p.fit(largest, smallest, 0.3, texts, text.W, text.H)
		text.TakeTop(max(0, (text.H-height)/2))
		p.texts(size, 0.3, texts, text, look.Ink)
	}
	p.framedPicture(scenery.Location(l), pic)
}

// locationBack draws the back of a location card.
func (g *game) locationBack(p *pen, l *content.Location, r geom.Rect) {
	s := p.regionOf(l)
	p.backGround(r, s)
	in := r.Inset(8)
	foot := in.TakeBottom(7)
	name, say := "location", "Location"
	if l.Region != content.NoRegion {
		name, say = l.Region.String(), g.cards.Board.RegionTitle(l.Region)
	} else {
		name, say = "burn", "Desolation"
	}
	if l.Threat {
		p.icon("threat", geom.Rect{X: r.Right() - 13, Y: r.Y + 6.5, W: 6, H: 6}, s.Ink)
	}
	p.icon(name, in.Inset(2), s.Ink)
	p.say(display, 13, say, foot, center, s.Ink)
}

// title returns a word with a capital.
func title(word string) string {
	if word == "" {
		return ""
	}
	return string(word[0]-'a'+'A') + word[1:]
}
