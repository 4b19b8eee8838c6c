package render

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The cards of the pictures of a book, drawn as they lie on the table.

// Measures of the cards in pictures, in units.
const (
	picturedHead = 20.0 // the line with the name
	picturedLine = 18.0 // any other
	picturedDie  = 25.0
)

// cardPiece draws a piece that is a card, a pile of cards or a character. There is nothing to draw of one that is not among
// the cards.
func (d pictureDrawer) cardPiece(p *content.Piece, r layout.Rect) {
	if !p.Kind.ShowsCard() {
		if p.Kind == content.EventPiece {
			d.eventPiece(p, r)
		} else {
			d.pilePiece(p, r)
		}
		return
	}
	card, there := d.cards.CardOf(p)
	if !there {
		return
	}
	switch p.Kind {
	case content.FigurePiece:
		player := 0
		if p.Second {
			player = 1
		}
		d.figure(d.cards, player, content.CharacterID(card.N), r)
	case content.ObstaclePiece:
		d.obstaclePiece(p, content.ObstacleID(card.N), r)
	case content.LocationPiece:
		d.locationPiece(p, content.LocationID(card.N), r)
	default:
		d.progressPiece(&d.cards.Progress[card.N], r)
	}
}

// sheetOf draws the paper of a card, and returns what is inside its edge.
func (d pictureDrawer) sheetOf(r layout.Rect) layout.Rect {
	d.parchment(r, 3*d.u, d.u, art.ParchmentEdge)
	return r.Inset(3 * d.u)
}

func (d pictureDrawer) obstaclePiece(p *content.Piece, id content.ObstacleID, r layout.Rect) {
	o := d.cards.Card(id)
	in := d.sheetOf(r)
	d.picture(obstaclePicture(d.cards, id), r.Inset(2*d.u), veryQuiet)
	head := in.TakeTop(picturedHead * d.u)
	d.fill(head, art.Blend(art.ParchmentDark, art.ParchmentEdge, 0.25))
	difficulty := head.TakeLeft(head.H)
	d.round(difficulty, 3*d.u, art.Ink)
	d.text(font{displayBold, normal}, strconv.Itoa(o.Difficulty), difficulty, center, art.GoldBright)
	d.icon(o.Skill.String(), head.TakeLeft(head.H).Inset(d.u), art.Ink)
	d.text(font{bold, small}, o.Name, head, left, art.Ink)
	signs := in.TakeBottom(picturedLine * d.u)
	in.TakeTop(3 * d.u)
	row := in.TakeTop(picturedDie * d.u)
	cover := content.Covers(o.Dice, p.Dice)
	for i, value := range o.Dice {
		at := row.TakeLeft(picturedDie * d.u)
		row.TakeLeft(2 * d.u)
		d.wanted(value, at)
		if cover[i] >= 0 {
			d.die(dieOf(p.Dice[cover[i]]), at)
		}
	}
	d.obstacleSigns(o, o.Damage.Points(), signs)
}

func (d pictureDrawer) locationPiece(p *content.Piece, id content.LocationID, r layout.Rect) {
	card := &d.cards.Locations[id]
	in := d.sheetOf(r)
	d.picture(locationPicture(d.cards, id), r.Inset(2*d.u), veryQuiet)
	head := in.TakeTop(picturedHead * d.u)
	if p.Resource != content.NoResource {
		d.chip(p.Resource.String(), art.Resources[p.Resource], head.TakeLeft(head.H))
		head.TakeLeft(3 * d.u)
	}
	d.text(font{bold, small}, card.Name, head, left, art.Ink)
	tags := in.TakeTop(picturedLine * d.u).Inset(d.u)
	d.locationSigns(card, &tags)
	moves := in.TakeTop(picturedLine * d.u)
	for region := range content.NumRegions {
		d.moveCost(region, card.Move[region], moves.Column(region, content.NumRegions, 2*d.u))
	}
	for _, die := range p.Dice {
		d.die(dieOf(die), in.TakeLeft(in.H))
		in.TakeLeft(2 * d.u)
	}
}

func (d pictureDrawer) progressPiece(card *content.Progress, r layout.Rect) {
	in := d.sheetOf(r)
	d.text(font{bold, small}, card.Name, in.TakeTop(picturedLine*d.u), center, art.Ink)
	line := in.TakeBottom(17 * d.u)
	for _, reward := range card.Reward {
		d.reward(reward, line.TakeLeft(line.H))
		line.TakeLeft(2 * d.u)
	}
	at := card.ObstacleAt
	resource := d.cards.Board.SlotResource[at]
	d.chip(resource.String(), art.Resources[resource], line.TakeRight(line.H))
	line.TakeRight(2 * d.u)
	d.chip(at.Region().String(), art.Regions[at.Region()], line.TakeRight(line.H))
	line.TakeRight(2 * d.u)
	d.icon("threat", line.TakeRight(line.H), art.InkSoft)
	for i, square := range layout.Squares(in, card, 17*d.u, d.u) {
		if card.Squares[i].There {
			d.smallSquare(&card.Squares[i], square)
		}
	}
}

func (d pictureDrawer) eventPiece(p *content.Piece, r layout.Rect) {
	s := art.Seasons[p.Season]
	in := d.sheetOf(r)
	head := in.TakeTop(picturedHead * d.u)
	d.round(head, 3*d.u, s.Fill)
	d.icon(p.Season.String(), head.TakeLeft(head.H).Inset(d.u), s.Ink)
	d.text(font{displayBold, small}, strconv.Itoa(p.Value), head, left, s.Ink)
	name := in.TakeBottom(picturedHead * d.u)
	d.picture(eventPicture(d.cards, p.Season, p.Value), in, 100)
	d.text(font{bold, small}, d.cards.Events[p.Season][p.Value].Name, name, center, art.Ink)
}

// pilePiece draws a draw pile, a discard pile or the progress deck.
func (d pictureDrawer) pilePiece(p *content.Piece, r layout.Rect) {
	count := strconv.Itoa(p.Value)
	switch {
	case p.Kind == content.DeckPiece:
		r = d.stack(r, p.Value, art.InkSoft, art.Gold)
		d.icon("progress", r.TakeTop(0.4*r.H).Inset(2*d.u), art.GoldBright)
		d.text(font{displayBold, normal}, rules.Roman(p.Stage), r.Row(0, 2, 0), center, art.GoldBright)
		d.text(font{body, small}, count, r.Row(1, 2, 0), center, art.GoldBright)
	case p.Value == 0:
		d.dashed(r, d.u, art.Fade(art.Parchment, 0.5))
		d.text(font{body, small}, "empty", r, center, art.Fade(art.Parchment, 0.8))
	case p.Kind == content.DiscardPiece:
		in := d.stack(r, p.Value, art.ParchmentDark, art.ParchmentEdge).Inset(2 * d.u)
		d.icon("discard", in.TakeLeft(in.H), art.InkSoft)
		d.text(font{displayBold, large}, count, in, center, art.Ink)
	default:
		s := art.Seasons[p.Season]
		in := d.stack(r, p.Value, s.Fill, s.Edge).Inset(2 * d.u)
		d.icon(p.Season.String(), in.TakeLeft(in.H), s.Ink)
		d.text(font{displayBold, large}, count, in, center, s.Ink)
	}
}
