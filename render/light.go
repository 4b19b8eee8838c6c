package render

import (
	"image/color"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// ring draws a frame, which in a plain theme stands out from any ground.
func (c *surface) ring(r layout.Rect, width float64, tint color.NRGBA) {
	r, width = snap(r), max(1, width)
	if art.Plain { // a dark ring is set off by a light one, and a light one by a dark one
		tint = solid(tint)
		casing := art.Night
		if art.Contrast(tint, art.Night) < art.Contrast(tint, art.Chalk) {
			casing = art.Chalk
		}
		c.frame(r.Inset(-c.u), width+2*c.u, casing)
	}
	c.frame(r, width, tint)
}

// glow rings a place softly, and lays a breath of the light on it. strength is the opacity of the light, 0 to 1.
func (c *surface) glow(r layout.Rect, tint color.NRGBA, strength float64) {
	c.rim(r, tint, strength)
	if !art.Plain {
		c.fill(r, art.Fade(tint, 0.12))
	}
}

// rim rings a place softly and lays nothing on it.
func (c *surface) rim(r layout.Rect, tint color.NRGBA, strength float64) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-2*c.u), 3*c.u, tint)
		return
	}
	for i := range 3 {
		c.ring(r.Inset(-float64(i+1)*c.u), c.u, art.Fade(tint, strength*float64(3-i)/4))
	}
	c.ring(r, 1.5*c.u, art.Fade(tint, strength))
}

// halo rings a card brightly from outside: a light on it would make it pale, as if it were disabled.
func (c *surface) halo(r layout.Rect) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-4*c.u), 5*c.u, art.Frost)
		return
	}
	const wide = 10
	for i := range wide {
		c.ring(r.Inset(-float64(i+3)*c.u), c.u, art.Fade(art.Frost, 0.9*float64(wide-i)/wide))
	}
	c.ring(r.Inset(-3*c.u), 4*c.u, art.Frost)
}

// lightWide is the width of the light around a frame, in units.
const lightWide = 7

// light frames what a note is about.
func (c *surface) light(r layout.Rect) {
	if !art.Plain {
		for i := range lightWide {
			c.frame(r.Inset(-float64(i+1)*c.u), c.u, art.Fade(art.GoldBright, 0.5*float64(lightWide-i)/lightWide))
		}
		c.frame(r.Inset(-1.5*c.u), 1.5*c.u, art.Night)
	}
	c.ring(r, 3*c.u, art.GoldBright)
	if !art.Plain {
		c.frame(r.Inset(3*c.u), c.u, art.Night)
	}
}
