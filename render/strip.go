package render

import (
	"sixwinters/art"
	"sixwinters/render/layout"
)

// Strip is a row of signs in the prompt line.
type Strip struct {
	Signs []StripSign
	On    int // one more than the index of the sign that the pointer is on; 0 for none
}

// StripSign is a sign and its place.
type StripSign struct {
	Icon string
	Bad  bool // the players lose by it: its edge is red and double
	At   layout.Rect
}

// Sizes of the signs of a strip and what lies between them, in units.
const (
	stripMost  = 26.0
	stripLeast = 19.0
	stripGap   = 3.0
)

// PlanStrip returns where n signs lie at the end of the text of the prompt line; nil if they have no room there.
func PlanStrip(plan *layout.Plan, n int) (at []layout.Rect) {
	l, between := &plan.Prompt, stripGap*plan.Unit
	room := l.Text
	room.X += l.TextWidth + 4*between
	room.W = l.Text.Right() - between - room.X
	if n == 0 || room.W <= 0 {
		return nil
	}
	size := min(stripMost*plan.Unit, room.H, room.W/float64(n)-between)
	if size < stripLeast*plan.Unit {
		return nil
	}
	room.X = room.Right() - float64(n)*(size+between)
	for range n {
		at = append(at, layout.Rect{X: room.X + between, Y: room.Y + (room.H-size)/2, W: size, H: size})
		room.X += size + between
	}
	return at
}

// strip draws the signs.
func (c overlay) strip() {
	if c.s.Strip == nil {
		return
	}
	for i, sign := range c.s.Strip.Signs {
		edge, fill := art.ParchmentEdge, art.ParchmentDark
		if c.s.Strip.On == i+1 {
			fill = art.Parchment
		}
		if sign.Bad {
			edge = art.Refused
		}
		c.framed(sign.At, 4*c.u, 1.5*c.u, fill, edge)
		in := sign.At.Inset(3 * c.u)
		if sign.Bad { // told apart without its colour as well
			c.framed(sign.At.Inset(2.5*c.u), 3*c.u, c.u, fill, edge)
			in = sign.At.Inset(4.5 * c.u)
		}
		c.icon(sign.Icon, in, art.Ink)
	}
}
