package render

import (
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// pictureStep is the number of ticks that a step of a picture is shown.
const pictureStep = 110

// PictureLasts returns the number of ticks that a picture of some steps takes to run through once.
func PictureLasts(steps int) int { return steps * pictureStep }

// PictureTurns reports whether the pictures of a page turn to another step when it has lain open for a number of ticks.
func PictureTurns(ticks int) bool { return ticks%pictureStep == 0 }

// Measures of a picture in units.
const (
	pictureGap     = 8.0  // between pieces
	pictureCaption = 24.0 // height of the caption, at least
	pictureSay     = 14.5 // text size of the caption
	pictureEdge    = 10.0
)

// pictureDrawer draws the moving pictures of a book, see [content.PictureStep], with the pieces of the game.
type pictureDrawer struct {
	pieces
	cards *content.Content
}

// draw draws the step of a picture that is due. Its caption is set in the unit of the page, which may be larger.
func (d pictureDrawer) draw(steps []content.PictureStep, ticks int, r layout.Rect, page float64) {
	d.framed(r, 5*d.u, d.u, art.Blend(art.Cloths[content.Winter].Fill, art.Night, 0.2), art.Gold)
	r = r.Inset(pictureEdge * d.u)
	step := &steps[ticks/pictureStep%len(steps)]
	words := *d.canvas
	words.u = page
	said := words.textHeight(font{body, pictureSay}, step.Say, r.W)
	words.paragraph(font{body, pictureSay}, step.Say, r.TakeBottom(max(pictureCaption*d.u, min(said, r.H/2))), center, art.Parchment)
	width := pictureWidth(step)
	row := r.Middle(width*d.u, r.H)
	for i := range step.Pieces {
		p := &step.Pieces[i]
		size := pieceSize(p)
		at := row.TakeLeft(size.w*d.u, pictureGap*d.u)
		at = at.Middle(at.W, size.h*d.u)
		d.piece(p, at)
		if p.Kind == content.StressPiece {
			at = stressBox(at, p, d.u)
		}
		switch {
		case p.Lit:
			d.glow(at, art.Legal, 0.9)
			if p.Kind == content.SquarePiece {
				d.squareMarks(&p.Square, at)
			}
		case p.Refused:
			d.ring(at.Inset(-2*d.u), 2*d.u, art.Refused)
		case p.Gone:
			d.fill(at.Inset(-2*d.u), art.Fade(art.Night, 0.6))
		}
	}
}

// pictureWidth returns the width of the pieces of a step together, in units.
func pictureWidth(step *content.PictureStep) float64 {
	width := -pictureGap
	for i := range step.Pieces {
		width += pieceSize(&step.Pieces[i]).w + pictureGap
	}
	return width
}

// unitSize is a width and a height in units.
type unitSize struct{ w, h float64 }

// pieceSizes are the sizes of the kinds of piece, except words.
var pieceSizes = map[content.PieceKind]unitSize{
	content.ArrowPiece:    {28, 28},
	content.IconPiece:     {30, 30},
	content.DiePiece:      {38, 38},
	content.PrintedPiece:  {38, 38},
	content.SquarePiece:   {48, 48},
	content.TrackPiece:    {15 * content.TrackSpaces, 34},
	content.StressPiece:   {44, 44},
	content.BoxPiece:      {44, 44},
	content.FigurePiece:   {48, 66},
	content.ObstaclePiece: {128, 86},
	content.LocationPiece: {122, 86},
	content.ProgressPiece: {110, 86},
	content.EventPiece:    {122, 86},
	content.PilePiece:     {62, 40},
	content.DiscardPiece:  {62, 40},
	content.DeckPiece:     {52, 70},
}

func pieceSize(p *content.Piece) unitSize {
	const letter, named = 7.6, 84
	switch {
	case p.Kind == content.WordPiece:
		return unitSize{letter*float64(len([]rune(p.Word))) + letter, 24}
	case p.Kind == content.StressPiece && p.Word != "":
		return unitSize{named, 66}
	}
	return pieceSizes[p.Kind]
}

// dieOf returns the game's die for one of a picture.
func dieOf(d content.PicturedDie) rules.Die {
	if d.Resource == content.NoResource {
		return rules.ActionDie(d.Value)
	}
	return rules.ResourceDie(d.Resource, d.Value)
}

func (d pictureDrawer) piece(p *content.Piece, r layout.Rect) {
	switch p.Kind {
	case content.WordPiece:
		d.text(font{body, pictureSay}, p.Word, r, center, art.Parchment)
	case content.ArrowPiece:
		angle := 0.0
		if p.Word == "left" {
			angle = math.Pi
		}
		d.arrow(r, 26*d.u, angle, art.GoldBright)
	case content.IconPiece:
		d.framed(r, 4*d.u, d.u, art.Parchment, art.ParchmentEdge)
		d.token(p.Word, r.Inset(2*d.u), art.Ink)
	case content.DiePiece:
		d.covering(p, r)
	case content.PrintedPiece:
		d.wanted(p.Value, r)
		d.covering(p, r)
	case content.SquarePiece:
		d.printedSquare(&p.Square, r)
		d.covering(p, r.Inset(6*d.u))
	case content.BoxPiece:
		d.abilityBox(boxOf(p), r)
		d.covering(p, r.Inset(3*d.u))
	case content.TrackPiece:
		d.trackPiece(p, r)
	case content.StressPiece:
		d.stressPiece(p, r)
	default:
		d.cardPiece(p, r)
	}
}

// covering draws the die that a piece is, or that lies on it.
func (d pictureDrawer) covering(p *content.Piece, r layout.Rect) {
	if len(p.Dice) > 0 {
		d.die(dieOf(p.Dice[0]), r)
	}
}

// boxOf returns an ability with the box that a piece shows.
func boxOf(p *content.Piece) *content.Ability {
	switch {
	case p.Resource != content.NoResource:
		return &content.Ability{Box: content.ResourceBox, Resource: p.Resource}
	case p.Value > 0:
		return &content.Ability{Box: content.ValueBox, Value: p.Value}
	}
	return &content.Ability{Box: content.AnyDieBox}
}

// trackPiece draws the track of a resource with its two markers.
func (d pictureDrawer) trackPiece(p *content.Piece, r layout.Rect) {
	swatch := art.Resources[p.Resource]
	for i := range content.TrackSpaces {
		box := r.Column(i, content.TrackSpaces, d.u)
		d.framed(box, 2*d.u, d.u, swatch.Fill, swatch.Edge)
		if i+1 == p.Progress {
			d.marker(art.ProgressMarker(), box.Row(0, 2, 0))
		}
		if i+1 == p.Threat {
			d.marker(art.ThreatMarker(), box.Row(1, 2, 0))
		}
	}
}

// stressName is the height of the name of a box of a stress track in a picture, in units.
const stressName = 18.0

// stressBox returns the place of a stress box above its name.
func stressBox(r layout.Rect, p *content.Piece, u float64) layout.Rect {
	if p.Word != "" {
		r.TakeBottom(stressName * u)
	}
	return r.Square()
}

// stressPiece draws a box of a stress track with its die and its name.
func (d pictureDrawer) stressPiece(p *content.Piece, r layout.Rect) {
	if p.Word != "" {
		name := r
		d.text(font{body, 13}, p.Word, name.TakeBottom(stressName*d.u), center, art.Parchment)
	}
	swatch, _ := art.Named(p.Stress.String())
	box := stressBox(r, p, d.u)
	d.framed(box, 4*d.u, d.u, art.ParchmentDark, swatch.Edge)
	if p.Value > 0 {
		d.stressDie(p.Stress, p.Value, box.Inset(5*d.u))
	}
}

// Measures of the cards in pictures, in units.
const (
	picturedHead = 20.0 // the line with the name
	picturedLine = 18.0 // any other
	picturedDie  = 25.0
)

// cardPiece draws a piece that is a card, a pile of cards or a character, if it is among the cards.
func (d pictureDrawer) cardPiece(p *content.Piece, r layout.Rect) {
	card, there := d.cards.CardOf(p)
	switch {
	case p.Kind == content.EventPiece:
		d.eventPiece(p, r)
	case !p.Kind.ShowsCard():
		d.pilePiece(p, r)
	case !there: // players may have taken it out
	case p.Kind == content.FigurePiece:
		player := 0
		if p.Second {
			player = 1
		}
		d.figure(d.cards, player, content.CharacterID(card.N), r)
	case p.Kind == content.ObstaclePiece:
		d.obstaclePiece(p, content.ObstacleID(card.N), r)
	case p.Kind == content.LocationPiece:
		d.locationPiece(p, content.LocationID(card.N), r)
	default:
		d.progressPiece(&d.cards.Progress[card.N], r)
	}
}

// sheetOf draws the paper of a card and returns the room inside its edge.
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
	d.obstacleHead(o, difficulty, head.TakeLeft(head.H), normal)
	d.text(font{bold, small}, o.Name, head, left, art.Ink)
	signs := in.TakeBottom(picturedLine * d.u)
	in.TakeTop(3 * d.u)
	row := in.TakeTop(picturedDie * d.u)
	cover := content.Covers(o.Dice, p.Dice)
	for i, value := range o.Dice {
		at := row.TakeLeft(picturedDie*d.u, 2*d.u)
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
		d.chip(p.Resource.String(), art.Resources[p.Resource], head.TakeLeft(head.H, 3*d.u))
	}
	d.text(font{bold, small}, card.Name, head, left, art.Ink)
	tags := in.TakeTop(picturedLine * d.u).Inset(d.u)
	d.locationSigns(card, &tags)
	moves := in.TakeTop(picturedLine * d.u)
	for region := range content.NumRegions {
		d.moveCost(region, card.Move[region], moves.Column(region, content.NumRegions, 2*d.u))
	}
	for _, die := range p.Dice {
		d.die(dieOf(die), in.TakeLeft(in.H, 2*d.u))
	}
}

func (d pictureDrawer) progressPiece(card *content.Progress, r layout.Rect) {
	in := d.sheetOf(r)
	d.text(font{bold, small}, card.Name, in.TakeTop(picturedLine*d.u), center, art.Ink)
	line := in.TakeBottom(17 * d.u)
	for _, reward := range card.Reward {
		d.reward(reward, line.TakeLeft(line.H, 2*d.u))
	}
	at := card.ObstacleAt
	resource := d.cards.Board.SlotResource[at]
	d.chip(resource.String(), art.Resources[resource], line.TakeRight(line.H, 2*d.u))
	d.chip(at.Region().String(), art.Regions[at.Region()], line.TakeRight(line.H, 2*d.u))
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
		d.noPile(r)
	case p.Kind == content.DiscardPiece:
		in := d.stack(r, p.Value, art.ParchmentDark, art.ParchmentEdge).Inset(2 * d.u)
		d.icon("discard", in.TakeLeft(in.H), art.InkSoft)
		d.text(font{displayBold, large}, count, in, center, art.Ink)
	default:
		d.pile(r, p.Value, p.Season, 0)
	}
}
