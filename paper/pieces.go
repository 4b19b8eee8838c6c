package paper

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/scenery"
	"sixwinters/rules"
)

// The pictures of the rules: the pieces of the game in rows, see [content.PictureStep]. Sizes are those at full scale.

const (
	pieceGap     = 2.2
	captionSize  = 8.6
	pictureInset = 2.5
	stepGap      = 1.8
)

type size struct{ w, h float64 }

// pieceSizes are the sizes of the kinds of piece, except words.
var pieceSizes = map[content.PieceKind]size{
	content.ArrowPiece:    {7, 7},
	content.IconPiece:     {8, 8},
	content.DiePiece:      {9, 9},
	content.PrintedPiece:  {9, 9},
	content.SquarePiece:   {11.5, 11.5},
	content.TrackPiece:    {4.2 * content.TrackSpaces, 9},
	content.StressPiece:   {11, 11},
	content.BoxPiece:      {11, 11},
	content.FigurePiece:   {12.5, 17.5},
	content.ObstaclePiece: {33, 22.5},
	content.LocationPiece: {31, 22.5},
	content.ProgressPiece: {28, 24},
	content.EventPiece:    {31, 22.5},
	content.PilePiece:     {15, 10},
	content.DiscardPiece:  {15, 10},
	content.DeckPiece:     {13, 17},
}

// pieceSize returns the size of a piece at full scale.
func (p *pen) pieceSize(piece *content.Piece) size {
	switch {
	case piece.Kind == content.WordPiece:
		return size{p.width(body, 10, piece.Word) + 1, 6}
	case piece.Kind == content.StressPiece && piece.Word != "":
		return size{20, 16}
	}
	return pieceSizes[piece.Kind]
}

// step is a step of a picture, measured.
type step struct {
	*content.PictureStep
	scale, width, height, say float64
}

// measureStep measures a step for a width.
func (p *pen) measureStep(of *content.PictureStep, width float64) step {
	s := step{PictureStep: of, scale: 1, width: -pieceGap}
	for i := range of.Pieces {
		size := p.pieceSize(&of.Pieces[i])
		s.width += size.w + pieceGap
		s.height = max(s.height, size.h)
	}
	s.scale = min(1, width/s.width)
	s.say = p.height(italic, captionSize, of.Say, width)
	return s
}

// picturesHeight returns the height of all steps of a picture.
func (p *pen) picturesHeight(steps []content.PictureStep, width float64) float64 {
	height := 2*pictureInset - stepGap
	for i := range steps {
		s := p.measureStep(&steps[i], width-2*pictureInset)
		height += s.height*s.scale + 1.2 + s.say + stepGap
	}
	return height
}

// rulePicture draws the steps of a picture one below the other.
func (g *game) rulePicture(p *pen, steps []content.PictureStep, r geom.Rect) {
	s := p.ink.ground(art.Swatch{Fill: art.Blend(look.Cloths[content.Winter].Fill, look.Night, 0.2), Ink: look.Parchment, Edge: look.Gold})
	p.framed(r, 1.5, 0.3, s.Fill, s.Edge)
	in := r.Inset(pictureInset)
	for i := range steps {
		step := p.measureStep(&steps[i], in.W)
		row := in.TakeTop(step.height*step.scale, 1.2)
		row = row.Middle(step.width*step.scale, row.H)
		for k := range step.Pieces {
			piece := &step.Pieces[k]
			size := p.pieceSize(piece)
			at := row.TakeLeft(size.w*step.scale, pieceGap*step.scale)
			g.piece(p, piece, at.Middle(at.W, size.h*step.scale), step.scale, s)
		}
		in.TakeTop(p.paragraph(italic, captionSize, step.Say, in, center, s.Ink), stepGap)
	}
}

// piece draws a piece on a ground of some colours, and how it is marked.
func (g *game) piece(p *pen, of *content.Piece, r geom.Rect, scale float64, on art.Swatch) {
	at := r
	if of.Kind == content.StressPiece && of.Word != "" {
		name := r
		p.say(body, 8*scale, of.Word, name.TakeBottom(4.4*scale), center, on.Ink)
		at = name.Square()
	}
	switch {
	case of.Lit:
		p.round(at.Inset(-0.9), 1, look.Legal)
	case of.Refused:
		p.round(at.Inset(-0.9), 1, look.Refused)
	}
	switch of.Kind {
	case content.WordPiece:
		p.say(body, 10*scale, of.Word, r, center, on.Ink)
	case content.ArrowPiece:
		_, y := r.Center()
		from, to := point{r.X, y}, point{r.Right(), y}
		if of.Word == "left" {
			from, to = to, from
		}
		p.arrow(from, to, 1.3*scale, on.Edge)
	case content.IconPiece:
		p.framed(r, 1, 0.25, p.ink.parchment(), look.ParchmentEdge)
		p.token(of.Word, r.Inset(0.9), look.Ink)
	case content.DiePiece:
		p.covering(of, r)
	case content.PrintedPiece:
		p.printedDie(of.Value, r)
		p.covering(of, r)
	case content.SquarePiece:
		p.square(&of.Square, r)
		p.covering(of, r.Inset(1.5*scale))
	case content.BoxPiece:
		p.abilityBox(boxOf(of), r)
		p.covering(of, r.Inset(1*scale))
	case content.TrackPiece:
		p.track(of, r)
	case content.StressPiece:
		p.framed(at, 1, 0.3, p.ink.band(), swatches[of.Stress.String()].Edge)
		if of.Value > 0 {
			p.die(swatches[of.Stress.String()], strconv.Itoa(of.Value), at.Inset(1.2*scale))
		}
	case content.PilePiece, content.DiscardPiece, content.DeckPiece:
		p.pile(of, r, scale, on)
	default:
		g.smallCard(p, of, r, scale)
	}
	if of.Gone {
		x, y := r.Center()
		d := min(r.W, r.H) / 2
		p.line(x-d, y-d, x+d, y+d, 0.9, look.Refused)
		p.line(x-d, y+d, x+d, y-d, 0.9, look.Refused)
	}
}

// printedDie draws a die that is printed on a card.
func (p *pen) printedDie(value int, r geom.Rect) {
	p.die(art.Swatch{Fill: p.ink.band(), Ink: look.Ink, Edge: look.InkSoft}, strconv.Itoa(value), r)
}

// covering draws the die that a piece is, or that lies on it.
func (p *pen) covering(of *content.Piece, r geom.Rect) {
	if len(of.Dice) > 0 {
		p.picturedDie(of.Dice[0], r)
	}
}

// picturedDie draws a die: an action die with pips, another with its icon and value.
func (p *pen) picturedDie(d content.PicturedDie, r geom.Rect) {
	if d.Resource == content.NoResource {
		p.pips(d.Value, r)
		return
	}
	r = r.Square()
	s := look.Resources[d.Resource]
	p.framed(r, 0.18*r.H, 0.05*r.H, s.Fill, s.Edge)
	half := 0.42 * r.H
	p.icon(d.Resource.String(), geom.Rect{X: r.X + 0.1*r.W, Y: r.Y + 0.1*r.H, W: half, H: half}, s.Ink)
	p.say(displayBold, 0.5*r.H*points, strconv.Itoa(d.Value), geom.Rect{X: r.X + 0.38*r.W, Y: r.Y + 0.36*r.H, W: 0.56 * r.W, H: 0.58 * r.H}, center, s.Ink)
}

// boxOf returns an ability with the box that a piece shows.
func boxOf(of *content.Piece) *content.Ability {
	switch {
	case of.Resource != content.NoResource:
		return &content.Ability{Box: content.ResourceBox, Resource: of.Resource, Cost: content.NoStress}
	case of.Value > 0:
		return &content.Ability{Box: content.ValueBox, Value: of.Value, Cost: content.NoStress}
	}
	return &content.Ability{Box: content.AnyDieBox, Cost: content.NoStress}
}

// track draws the track of a resource with its two markers.
func (p *pen) track(of *content.Piece, r geom.Rect) {
	s := look.Resources[of.Resource]
	for i := range content.TrackSpaces {
		box := r.Column(i, content.TrackSpaces, 0.2)
		p.framed(box, 0.5, 0.2, s.Fill, s.Edge)
		if i+1 == of.Progress {
			p.cube(art.ProgressMarker(), box.Row(0, 2, 0))
		}
		if i+1 == of.Threat {
			p.cube(art.ThreatMarker(), box.Row(1, 2, 0))
		}
	}
}

// pile draws a draw pile, a discard pile or the progress deck.
func (p *pen) pile(of *content.Piece, r geom.Rect, scale float64, on art.Swatch) {
	count := strconv.Itoa(of.Value)
	stack := func(s art.Swatch) geom.Rect {
		p.framed(r.Move(0.7, 0.7), 1, 0.25, s.Edge, look.Night)
		p.framed(r, 1, 0.25, s.Fill, s.Edge)
		return r.Inset(0.8)
	}
	switch {
	case of.Kind == content.DeckPiece:
		s := p.ink.ground(art.Swatch{Fill: look.InkSoft, Ink: look.GoldBright, Edge: look.Gold})
		in := stack(s)
		p.icon("progress", in.TakeTop(0.38*in.H), s.Ink)
		p.say(displayBold, 12*scale, rules.Roman(of.Stage), in.TakeTop(in.H/2), center, s.Ink)
		p.say(body, 8*scale, count, in, center, s.Ink)
	case of.Value == 0:
		p.dashed(r, 1, 0.3, on.Ink)
		p.say(body, 8*scale, "empty", r, center, on.Ink)
	case of.Kind == content.DiscardPiece:
		in := stack(art.Swatch{Fill: p.ink.band(), Edge: look.ParchmentEdge})
		p.icon("discard", in.TakeLeft(in.H), look.InkSoft)
		p.say(displayBold, 12*scale, count, in, center, look.Ink)
	default:
		s := look.Seasons[of.Season]
		in := stack(s)
		p.icon(of.Season.String(), in.TakeLeft(in.H), s.Ink)
		p.say(displayBold, 12*scale, count, in, center, s.Ink)
	}
}

// smallCard draws a piece that is a card or a character, if it is among the cards.
func (g *game) smallCard(p *pen, of *content.Piece, r geom.Rect, scale float64) {
	card, there := g.cards.CardOf(of)
	switch {
	case of.Kind == content.EventPiece:
		g.smallEvent(p, of, r, scale)
	case !there: // players may have taken it out
	case of.Kind == content.FigurePiece:
		s := look.Players[0]
		if of.Second {
			s = look.Players[1]
		}
		c := &g.cards.Characters[card.N]
		p.framed(r, 1, 0.5, s.Fill, s.Edge)
		in := r.Inset(0.9)
		foot := in.TakeBottom(0.26*r.H, 0.4)
		if p.ink == Saving {
			p.icon(emblem(c), in, s.Ink)
		}
		p.picture(scenery.Character(c), in)
		p.say(bold, 7*scale, c.Name, foot, center, s.Ink)
	case of.Kind == content.ObstaclePiece:
		g.smallObstacle(p, g.cards.Card(content.ObstacleID(card.N)), of, r, scale)
	case of.Kind == content.LocationPiece:
		g.smallLocation(p, &g.cards.Locations[card.N], of, r, scale)
	default:
		g.smallProgress(p, &g.cards.Progress[card.N], r, scale)
	}
}

// smallSheet draws the paper of a small card with its head, and returns both.
func (p *pen) smallSheet(r geom.Rect, scale float64) (head, in geom.Rect) {
	p.framed(r, 1, 0.25, p.ink.parchment(), look.ParchmentEdge)
	in = r.Inset(0.8 * scale)
	head = in.TakeTop(5*scale, 0.6*scale)
	p.fill(head, p.ink.band())
	return head, in
}

func (g *game) smallObstacle(p *pen, o *content.Obstacle, of *content.Piece, r geom.Rect, scale float64) {
	head, in := p.smallSheet(r, scale)
	number := head.TakeLeft(head.H, 0.4)
	p.round(number, 0.6, look.Ink)
	p.say(displayBold, 8*scale, strconv.Itoa(o.Difficulty), number, center, look.GoldBright)
	p.icon(o.Skill.String(), head.TakeLeft(head.H, 0.4).Inset(0.4), look.Ink)
	p.say(bold, 7*scale, o.Name, head, left, look.Ink)
	signs := in.TakeBottom(5 * scale)
	row := in.Middle(in.W, min(in.H, 7*scale))
	cover := content.Covers(o.Dice, of.Dice)
	for i, value := range o.Dice {
		at := row.TakeLeft(row.H, 0.5)
		p.printedDie(value, at)
		if cover[i] >= 0 {
			p.picturedDie(of.Dice[cover[i]], at)
		}
	}
	for k, points := range o.Damage.Points() {
		if points > 0 {
			p.icon(content.Stress(k).String(), signs.TakeRight(signs.H, 0.3).Inset(0.3), swatches[content.Stress(k).String()].Fill)
			p.say(displayBold, 8*scale, strconv.Itoa(points), signs.TakeRight(3*scale, 0.8), center, look.Ink)
		}
	}
	threats := o.Threats
	if o.ExtraThreat != content.NoResource {
		threats = append(threats[:len(threats):len(threats)], o.ExtraThreat)
	}
	for _, t := range threats {
		at := signs.TakeLeft(signs.H, 0.5)
		p.kite(at, look.Ink)
		p.kite(at.Inset(0.3), look.Resources[t].Fill)
		p.icon(t.String(), at.Middle(0.6*at.W, 0.6*at.H), look.Resources[t].Ink)
	}
}

func (g *game) smallLocation(p *pen, l *content.Location, of *content.Piece, r geom.Rect, scale float64) {
	head, in := p.smallSheet(r, scale)
	if of.Resource != content.NoResource {
		p.chip(of.Resource.String(), head.TakeLeft(head.H, 0.6))
	}
	p.say(bold, 7*scale, l.Name, head, left, look.Ink)
	tags := in.TakeTop(4*scale, 0.5*scale)
	if name := l.Icon.String(); name != "" {
		p.chip(name, tags.TakeRight(tags.H))
	}
	for _, tag := range l.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			p.icon(icon, tags.TakeLeft(tags.H, 0.6), look.Ink)
		}
	}
	moves := in.TakeTop(4.4*scale, 0.6*scale)
	for region, cost := range l.Move {
		p.smallCost(content.Region(region), cost, moves.Column(region, content.NumRegions, 0.6), scale)
	}
	for _, die := range of.Dice {
		p.picturedDie(die, in.TakeLeft(in.H, 0.5))
	}
}

func (p *pen) smallCost(region content.Region, cost content.Cost, r geom.Rect, scale float64) {
	s, say := look.Regions[region], strconv.Itoa(int(cost))
	if cost == content.NoWay {
		s, say = art.Swatch{Fill: p.ink.band(), Ink: look.InkSoft, Edge: look.ParchmentEdge}, "–"
	}
	p.framed(r, 0.6, 0.2, s.Fill, s.Edge)
	p.icon(region.String(), r.TakeLeft(r.W/2).Inset(0.5), s.Ink)
	p.say(bold, 7.5*scale, say, r, center, s.Ink)
}

func (g *game) smallProgress(p *pen, c *content.Progress, r geom.Rect, scale float64) {
	head, in := p.smallSheet(r, scale)
	p.say(bold, 7*scale, c.Name, head, center, look.Ink)
	foot := in.TakeRight(4.2*scale, 0.5)
	for _, reward := range c.Reward {
		at := foot.TakeTop(4*scale, 0.4)
		if reward == content.NoResource {
			p.round(at, 0.6, look.Gold)
			p.icon("any", at.Inset(0.6), look.Chalk)
		} else {
			p.chip(reward.String(), at)
		}
	}
	p.chip(g.book.SlotResource(c.ObstacleAt).String(), foot.TakeBottom(4*scale, 0.3))
	p.chip(c.ObstacleAt.Region().String(), foot.TakeBottom(4*scale, 0.3))
	side := (in.H - 0.6) / 4
	for i, at := range squaresIn(in, c, side-0.3, 0.3) {
		if c.Squares[i].There {
			p.square(&c.Squares[i], at)
		}
	}
}

func (g *game) smallEvent(p *pen, of *content.Piece, r geom.Rect, scale float64) {
	event := &g.cards.Events[of.Season][of.Value]
	head, in := p.smallSheet(r, scale)
	s := look.Seasons[of.Season]
	p.round(head, 0.6, s.Fill)
	p.icon(of.Season.String(), head.TakeLeft(head.H).Inset(0.4), s.Ink)
	p.say(displayBold, 8*scale, strconv.Itoa(of.Value), head.TakeLeft(head.H), center, s.Ink)
	p.say(bold, 7*scale, event.Name, in.TakeBottom(5*scale), center, look.Ink)
	p.picture(scenery.Event(event), in)
	if p.ink == Saving {
		p.icon(of.Season.String(), in, look.InkSoft)
	}
}
