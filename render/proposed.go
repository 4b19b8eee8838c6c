package render

import (
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
)

// Proposed is a piece that somebody proposes to move: where it lies, and where it would go.
type Proposed struct {
	Held
	From, To layout.Rect
}

// Lengths of proposals in units.
const (
	ghostDots = 9.0  // from dot to dot of the way of a piece
	hereWidth = 44.0 // of the tag at what is pointed at
)

// proposed draws the ghosts of proposed pieces, and the way that each would go.
func (c overlay) proposed() {
	if len(c.s.Proposed) == 0 {
		return
	}
	words := slices.Concat(c.s.Plan.Words(), c.s.Plan.Written())
	for i := range c.s.Plan.Slots {
		words = append(words, c.s.Plan.Slots[i].Moves[:]...)
	}
	for i := range c.s.Proposed {
		is := &c.s.Proposed[i]
		at := is.To.Middle(c.dieInHand(), c.dieInHand())
		if is.Card.Kind != NoCard {
			at = is.To.Middle(heldFigureWidth*c.u, heldFigureHeight*c.u)
		}
		at = at.Move(float64(i)*(at.W+2*c.u), 0)
		for _, dot := range c.ghostWay(is.From, at, words) {
			c.form("disc", dot.Inset(-c.u), art.Fade(art.Night, 0.7))
			c.form("disc", dot, art.Frost)
		}
		c.ring(is.From.Inset(-2*c.u), 2*c.u, art.Frost)
		c.heldPiece(&is.Held, at)
		if !art.Plain { // pale, as it is not there
			c.round(at, 4*c.u, art.Fade(art.Night, 0.3))
		}
		frame := at.Inset(-4 * c.u)
		c.ring(frame, 4*c.u, art.Fade(art.Night, 0.7)) // light dashes do not show on a light card
		c.dashed(frame.Inset(c.u), 2*c.u, art.Frost)
	}
}

// ghostWay returns the dots of the way of a piece, bent so that fewest lie on words and figures; behind those it goes on unseen.
func (c overlay) ghostWay(from, to layout.Rect, words []layout.Rect) (best []layout.Rect) {
	x, y := from.Center()
	toX, toY := to.Center()
	n := int(math.Hypot(toX-x, toY-y) / (ghostDots * c.u))
	for _, bend := range [...]float64{0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3} {
		midX, midY := (x+toX)/2-bend*(toY-y), (y+toY)/2+bend*(toX-x)
		var dots []layout.Rect
		for i := 1; i < n; i++ {
			at := float64(i) / float64(n)
			p, q, r := (1-at)*(1-at), 2*at*(1-at), at*at
			dot := layout.Rect{X: p*x + q*midX + r*toX, Y: p*y + q*midY + r*toY}.Middle(4*c.u, 4*c.u)
			if dot.Inset(-c.u).Count(words) == 0 {
				dots = append(dots, dot)
			}
		}
		if best == nil || len(dots) > len(best) {
			best = dots
		}
	}
	return best
}

// here marks what somebody points at for the other player, at a place.
func (c overlay) here(r layout.Rect) {
	if r.Empty() {
		return
	}
	say := "Here"
	if c.s.HereBy != "" {
		say = c.s.HereBy + ": here"
	}
	c.ring(r.Inset(-2*c.u), 3*c.u, art.Frost)
	c.ring(r.Inset(-6*c.u), 2*c.u, art.Frost)
	tag := c.hereTag(r, say)
	c.framed(tag, 4*c.u, c.u, art.Night, art.Frost)
	c.text(font{bold, normal}, say, tag, center, art.Frost)
}

// hereTag returns the place of the tag at what is pointed at, where it covers least of what is written and of what lies there.
func (c overlay) hereTag(r layout.Rect, say string) (best layout.Rect) {
	wide, high, gap := max(hereWidth*c.u, c.width(font{bold, normal}, say)+12*c.u), 18*c.u, 8*c.u
	over := append(c.s.Plan.Written(), r)
	for _, piece := range c.s.Plan.Pieces {
		switch piece.Target.Kind {
		case layout.Location, layout.Die, layout.StressDie, layout.Standee, layout.Obstacle, layout.Button, layout.Option, layout.Tab, layout.Square:
			if piece.Target != c.s.Here {
				over = append(over, piece.Rect)
			}
		}
	}
	least := math.Inf(1)
	for _, at := range [...]layout.Rect{
		{X: r.X, Y: r.Y - gap - high, W: wide, H: high}, {X: r.X, Y: r.Bottom() + gap, W: wide, H: high},
		{X: r.Right() + gap, Y: r.Y, W: wide, H: high}, {X: r.X - gap - wide, Y: r.Y, W: wide, H: high},
		{X: r.Right() - wide, Y: r.Bottom() - high, W: wide, H: high},
	} {
		at.X, at.Y = geom.Clamp(at.X, 0, c.s.Plan.W-wide), geom.Clamp(at.Y, 0, c.s.Plan.H-high)
		if covers := at.SharedAll(over); covers < least {
			best, least = at, covers
		}
	}
	return best
}
