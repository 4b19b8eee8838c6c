package render

import (
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The moving pictures of a book: small tables drawn with the real pieces, one step after the other. What they show stands
// with the rules in words, see [content.PictureStep].

// pictureStep is how many ticks each step of a picture is shown.
const pictureStep = 110

// PictureLasts is how many ticks a picture of so many steps takes to run through once.
func PictureLasts(steps int) int { return steps * pictureStep }

// PictureTurns reports whether the pictures of a page that has lain open for so many ticks come to another step.
func PictureTurns(ticks int) bool { return ticks%pictureStep == 0 }

// Measures of a picture in units.
const (
	pictureGap     = 8.0  // between pieces
	pictureCaption = 24.0 // for what is said
	pictureSay     = 14.5 // the size of its letters
	pictureEdge    = 10.0
)

// pictureDrawer draws pictures with the pieces of a game.
type pictureDrawer struct {
	*canvas
	cards *content.Content
}

// drawPicture draws the step of a picture that is due. What is said under it is set in the unit of the page, which may be larger.
func (c *canvas) drawPicture(steps []content.PictureStep, cards *content.Content, ticks int, r layout.Rect, page float64) {
	c.framed(r, 5*c.u, c.u, art.Blend(art.Cloths[content.Winter].Fill, art.Night, 0.2), art.Gold)
	r = r.Inset(pictureEdge * c.u)
	step := &steps[ticks/pictureStep%len(steps)]
	words := *c
	words.u = page
	said := words.textHeight(font{body, pictureSay}, step.Say, r.W)
	words.paragraph(font{body, pictureSay}, step.Say, r.TakeBottom(max(pictureCaption*c.u, min(said, r.H/2))), center, art.Parchment)
	d := pictureDrawer{c, cards}
	width := pictureWidth(step)
	row := r.Middle(width*c.u, r.H)
	for i := range step.Pieces {
		p := &step.Pieces[i]
		size := pieceSize(p)
		at := row.TakeLeft(size.w * c.u)
		row.TakeLeft(pictureGap * c.u)
		at = at.Middle(at.W, size.h*c.u)
		d.piece(p, at)
		if p.Kind == content.StressPiece {
			at = stressBox(at, p, d.u)
		}
		switch {
		case p.Lit:
			c.glow(at, art.Legal, 0.9)
			if p.Kind == content.SquarePiece {
				c.squareMarks(&p.Square, at)
			}
		case p.Refused:
			c.ring(at.Inset(-2*c.u), 2*c.u, art.Refused)
		case p.Gone:
			c.fill(at.Inset(-2*c.u), art.Fade(art.Night, 0.6))
		}
	}
}

// pictureWidth is how wide the pieces of a step are together, in units.
func pictureWidth(step *content.PictureStep) float64 {
	width := -pictureGap
	for i := range step.Pieces {
		width += pieceSize(&step.Pieces[i]).w + pictureGap
	}
	return width
}

// unitSize is a width and a height in units.
type unitSize struct{ w, h float64 }

// pieceSizes are the sizes of the kinds of piece; words are as long as they are.
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

// dieOf is a die of a picture as one of the game: one without a resource is an action die.
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

// boxOf is the ability whose box a piece is.
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
			d.progressMarker(box.Row(0, 2, 0))
		}
		if i+1 == p.Threat {
			d.threatMarker(box.Row(1, 2, 0))
		}
	}
}

// stressName is the height of the name of a box of a stress track in a picture, in units.
const stressName = 18.0

// stressBox is the box itself, above its name.
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
		d.stressDie(swatch, p.Value, box.Inset(5*d.u))
	}
}

// stressDie draws a die that counts stress.
func (c *canvas) stressDie(s art.Swatch, value int, r layout.Rect) {
	c.round(r.Move(0, c.u), 0.2*r.H, art.Fade(art.Night, 0.5))
	c.framed(r, 0.2*r.H, 0.06*r.H, art.Chalk, art.Night)
	c.text(font{displayBold, 0.62 * r.H / c.u}, strconv.Itoa(value), r, center, s.Edge)
}
