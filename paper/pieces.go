package paper

import (
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/geom"
	"sixwinters/render/scenery"
)

// The pictures of the rules: the pieces of the game in rows, see [content.PictureStep].

const (
	captionSize  = 8.6
	pictureInset = 2.5
	stepGap      = 1.8
)

// step is a step of a picture, measured.
type step struct {
	*content.PictureStep
	unit, width, height, say float64
}

// measureStep measures a step for a width.
func (p *pen) measureStep(of *content.PictureStep, width float64) step {
	units := components.PictureWidth(of)
	s := step{PictureStep: of, unit: min(unit, width/units)}
	s.width = units * s.unit
	for i := range of.Pieces {
		s.height = max(s.height, components.PieceSize(&of.Pieces[i]).H*s.unit)
	}
	s.say = p.height(italic, captionSize, of.Say, width)
	return s
}

// picturesHeight returns the height of all steps of a picture.
func (p *pen) picturesHeight(steps []content.PictureStep, width float64) float64 {
	height := 2*pictureInset - stepGap
	for i := range steps {
		s := p.measureStep(&steps[i], width-2*pictureInset)
		height += s.height + 1.2 + s.say + stepGap
	}
	return height
}

// rulePicture draws the steps of a picture one below the other.
func (g *game) rulePicture(p *pen, steps []content.PictureStep, r geom.Rect) {
	s := p.ink.cloth()
	p.framed(r, 1.5, 0.3, s.Fill, look.Gold)
	in := r.Inset(pictureInset)
	for i := range steps {
		step := p.measureStep(&steps[i], in.W)
		row := in.TakeTop(step.height, 1.2)
		row = row.Middle(step.width, row.H)
		for k := range step.Pieces {
			piece := &step.Pieces[k]
			size := components.PieceSize(piece)
			at := row.TakeLeft(size.W*step.unit, components.PictureGap*step.unit)
			g.piece(p.components(step.unit), piece, at.Middle(at.W, size.H*step.unit))
		}
		in.TakeTop(p.paragraph(italic, captionSize, step.Say, in, center, s.Ink), stepGap)
	}
}

// piece draws a piece of a picture, and how it is marked.
func (g *game) piece(d components.Drawer, of *content.Piece, r geom.Rect) {
	at := r
	if of.Kind == content.StressPiece {
		at = components.StressBox(r, of, d.Unit())
	}
	switch {
	case of.Lit:
		d.Round(at.Inset(-0.9), 1, look.Legal)
	case of.Refused:
		d.Round(at.Inset(-0.9), 1, look.Refused)
	}
	if of.Kind == content.FigurePiece {
		g.pictured(d, of, r)
	} else {
		d.Piece(g.cards, of, r)
	}
	if of.Gone {
		x, y := r.Center()
		half := min(r.W, r.H) / 2
		for _, dy := range [...]float64{half, -half} {
			d.Pen.(drawer).line(x-half, y-dy, x+half, y+dy, 0.9, look.Refused)
		}
	}
}

// pictured draws the figure of a character with its name, which nobody can point at on paper.
func (g *game) pictured(d components.Drawer, of *content.Piece, r geom.Rect) {
	card, there := g.cards.CardOf(of)
	if !there { // players may have taken it out
		return
	}
	s := look.Players[0]
	if of.Second {
		s = look.Players[1]
	}
	u := d.Unit()
	c := &g.cards.Characters[card.N]
	d.Framed(r, 4*u, 2*u, s.Fill, s.Edge)
	in := r.Inset(3.5 * u)
	foot := in.TakeBottom(0.26*r.H, 1.5*u)
	d.Icon(emblem(c), in, s.Ink) // seen where ink is saved
	d.Pen.(drawer).picture(scenery.Character(c), in)
	d.Text(components.Font{Face: bold, Units: components.Small}, c.Name, foot, components.Center, s.Ink)
}
