package render

import (
	"math"

	"sixwinters/art"
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
	words := c.s.Plan.Words()
	for i := range c.s.Proposed {
		is := &c.s.Proposed[i]
		at := is.To.Middle(c.dieInHand(), c.dieInHand())
		if is.Card.Kind != NoCard {
			at = is.To.Middle(heldFigureWidth*c.u, heldFigureHeight*c.u)
		}
		at = at.Move(float64(i)*(at.W+2*c.u), 0)
		x, y := is.From.Center()
		toX, toY := at.Center()
		far := math.Hypot(toX-x, toY-y)
		for along := ghostDots * c.u; along < far; along += ghostDots * c.u {
			dot := layout.Rect{X: x + (toX-x)*along/far, Y: y + (toY-y)*along/far}.Middle(4*c.u, 4*c.u)
			if dot.Inset(-c.u).Count(words) > 0 {
				continue // the way goes on behind the words
			}
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

// here marks what somebody points at for the other player.
func (c overlay) here() {
	r, _, ok := c.s.Plan.Seen(c.s.Here)
	if !ok || c.s.Here.Kind == layout.None {
		return
	}
	c.ring(r.Inset(-2*c.u), 3*c.u, art.Frost)
	c.ring(r.Inset(-6*c.u), 2*c.u, art.Frost)
	say := "Here"
	if c.s.HereBy != "" {
		say = c.s.HereBy + ": here"
	}
	wide := max(hereWidth*c.u, c.width(font{bold, normal}, say)+12*c.u)
	tag := layout.Rect{X: r.X, Y: r.Y - 26*c.u, W: wide, H: 18 * c.u}
	if tag.Y < 0 {
		tag.Y = r.Bottom() + 8*c.u
	}
	tag.X = min(max(0, tag.X), c.s.Plan.W-tag.W)
	c.framed(tag, 4*c.u, c.u, art.Night, art.Frost)
	c.text(font{bold, normal}, say, tag, center, art.Frost)
}
