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

// strip draws the signs.
func (c overlay) strip() {
	if c.s.Strip == nil {
		return
	}
	if name := c.s.Plan.Prompt.StripName; !name.Empty() {
		c.text(font{italic, small}, layout.StripName, name, right, art.InkSoft)
	}
	for i, sign := range c.s.Strip.Signs {
		edge, fill := art.ParchmentEdge, faintOr(art.Blend(art.Parchment, art.ParchmentDark, 0.4), art.ParchmentDark)
		if c.s.Strip.On == i+1 {
			fill = art.Parchment
		}
		if sign.Bad {
			edge = faintOr(art.Blend(art.Refused, art.ParchmentDark, 0.45), art.Refused) // it is past, and so quieter than what looms
		}
		c.framed(sign.At, 4*c.u, 1.5*c.u, fill, edge)
		in := sign.At.Inset(3 * c.u)
		if sign.Bad { // told apart without its colour as well
			c.framed(sign.At.Inset(2.5*c.u), 3*c.u, c.u, fill, edge)
			in = sign.At.Inset(4.5 * c.u)
		}
		c.icon(sign.Icon, in, faintOr(art.InkSoft, art.Ink))
	}
}
