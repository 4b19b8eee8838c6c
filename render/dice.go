package render

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// swatchOf returns the colours of a kind of die.
func swatchOf(k rules.Kind) art.Swatch {
	if k == rules.Action {
		return art.ActionDie
	}
	return art.Resources[k]
}

// die draws a die: action dice with pips, resource dice with their icon and a numeral, so that the colour is never the only
// sign of what they are.
func (c pieces) die(d rules.Die, r layout.Rect) {
	if d == rules.NoDie {
		return
	}
	r = snap(r.Square())
	s := swatchOf(d.Kind())
	c.round(r.Move(max(1, 0.04*r.H), max(1, 0.08*r.H)), 0.2*r.H, art.Fade(art.Night, 0.4))
	c.round(r.Move(0, max(1, 0.03*r.H)), 0.2*r.H, art.Blend(s.Edge, art.Night, 0.4))
	c.framed(r, 0.2*r.H, 0.03*r.H, s.Fill, s.Edge)
	body := r.Inset(0.03 * r.H)
	if !art.Plain {
		c.form("shade", body, art.Fade(art.Night, 0.75))
		c.form("shine", body, art.Fade(art.Chalk, 0.9))
	}
	if d.IsAction() {
		x, y := r.Center()
		for _, at := range art.Pips[d.Value()] {
			size := max(3, 0.2*r.H)
			spot := layout.Rect{X: x + at[0]*0.25*r.W - size/2, Y: y + at[1]*0.25*r.H - size/2, W: size, H: size}
			c.form("disc", spot.Move(0, max(1, 0.025*r.H)), art.Fade(art.Chalk, 0.9)) // the far rim of the hollow
			c.form("disc", spot, s.Ink)
		}
		return
	}
	c.pattern("face", d.Kind().String(), body, s.Ink)
	corner := r.Inset(0.1 * r.H)
	c.icon(d.Kind().String(), layout.Rect{X: corner.X, Y: corner.Y, W: 0.46 * r.W, H: 0.46 * r.H}, s.Ink)
	value := layout.Rect{X: r.X + 0.46*r.W, Y: r.Y + 0.3*r.H, W: 0.46 * r.W, H: 0.58 * r.H}
	c.text(font{displayBold, 0.64 * r.H / c.u}, strconv.Itoa(d.Value()), value, center, s.Ink)
}

// wanted draws a printed die that is still to be covered.
func (c pieces) wanted(value int, r layout.Rect) {
	r = snap(r.Square())
	c.framed(r, 0.2*r.H, 0.06*r.H, art.ParchmentDark, art.InkSoft)
	c.text(font{displayBold, 0.62 * r.H / c.u}, strconv.Itoa(value), r, center, art.Ink)
}

func (c pieces) stressDie(kind content.Stress, value int, r layout.Rect) {
	s, _ := art.Named(kind.String())
	c.round(r.Move(0, c.u), 0.2*r.H, art.Fade(art.Night, 0.5))
	c.framed(r, 0.2*r.H, 0.06*r.H, art.Chalk, art.Night)
	c.text(font{displayBold, 0.62 * r.H / c.u}, strconv.Itoa(value), r, center, s.Edge)
}
