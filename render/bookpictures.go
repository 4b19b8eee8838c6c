package render

import (
	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// pictureStep is the number of ticks that a step of a picture is shown.
const pictureStep = 110

// PictureLasts returns the number of ticks that a picture of some steps takes to run through once.
func PictureLasts(steps int) int { return steps * pictureStep }

// PictureTurns reports whether the pictures of a page turn to another step when it has lain open for a number of ticks.
func PictureTurns(ticks int) bool { return ticks%pictureStep == 0 }

// Measures of a picture in units.
const (
	pictureCaption = 24.0 // height of the caption, at least
	pictureSay     = 14.5 // text size of the caption
	pictureEdge    = 10.0
)

// picturedStep draws the step that is due of the moving picture of a rule, see [content.PictureStep]. Its caption is set in the unit of
// the page, which may be larger.
func (c pieces) picturedStep(cards *content.Content, steps []content.PictureStep, ticks int, r layout.Rect, page float64) {
	c.framed(r, 5*c.u, c.u, c.Cloth().Fill, art.Gold)
	r = r.Inset(pictureEdge * c.u)
	step := &steps[ticks/pictureStep%len(steps)]
	words := *c.canvas
	words.u = page
	said := words.textHeight(font{body, pictureSay}, step.Say, r.W)
	words.paragraph(font{body, pictureSay}, step.Say, r.TakeBottom(max(pictureCaption*c.u, min(said, r.H/2))), center, art.Pale)
	row := r.Middle(components.PictureWidth(step)*c.u, r.H)
	for i := range step.Pieces {
		p := &step.Pieces[i]
		size := components.PieceSize(p)
		at := row.TakeLeft(size.W*c.u, components.PictureGap*c.u)
		at = at.Middle(at.W, size.H*c.u)
		c.Piece(cards, p, at)
		if p.Kind == content.StressPiece {
			at = components.StressBox(at, p, c.u)
		}
		switch {
		case p.Lit:
			c.glow(at, art.Legal, 0.9)
			if p.Kind == content.SquarePiece {
				c.SquareMarks(&p.Square, at)
			}
		case p.Refused:
			c.ring(at.Inset(-2*c.u), 2*c.u, art.Refused)
		case p.Gone:
			c.fill(at.Inset(-2*c.u), art.Fade(art.Night, 0.6))
		}
	}
}
