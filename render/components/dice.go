package components

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// Die draws a die: action dice with pips, resource dice with their icon and a numeral, so that the colour is never the only
// sign of what they are.
func (d Drawer) Die(die rules.Die, r geom.Rect) {
	if die == rules.NoDie {
		return
	}
	look := d.Look()
	if die.IsAction() {
		d.PipDie(die.Value(), look.ActionDie, r)
		return
	}
	s := look.Resources[die.Kind()]
	r, face := d.cube(s, r)
	d.Pattern("face", die.Kind().String(), face, s.Ink)
	corner := r.Inset(0.1 * r.H)
	d.Icon(die.Kind().String(), geom.Rect{X: corner.X, Y: corner.Y, W: 0.46 * r.W, H: 0.46 * r.H}, s.Ink)
	value := geom.Rect{X: r.X + 0.46*r.W, Y: r.Y + 0.3*r.H, W: 0.46 * r.W, H: 0.58 * r.H}
	d.Text(Font{displayBold, 0.64 * r.H / d.Unit()}, strconv.Itoa(die.Value()), value, Center, s.Ink)
}

// cube draws a die without its value, and returns where it is and where its face is.
func (d Drawer) cube(s art.Swatch, r geom.Rect) (at, face geom.Rect) {
	look, pixel := d.Look(), d.Pixel()
	r = d.Snap(r.Square())
	d.Round(r.Move(max(pixel, 0.04*r.H), max(pixel, 0.08*r.H)), 0.2*r.H, art.Fade(look.Night, 0.4))
	d.Round(r.Move(0, max(pixel, 0.03*r.H)), 0.2*r.H, art.Blend(s.Edge, look.Night, 0.4))
	d.Framed(r, 0.2*r.H, 0.03*r.H, s.Fill, s.Edge)
	face = r.Inset(0.03 * r.H)
	if !look.Plain {
		d.Form("shade", face, art.Fade(look.Night, 0.75))
		d.Form("shine", face, art.Fade(look.Chalk, 0.9))
	}
	return r, face
}

// PipDie draws a die with pips, in colours of its own.
func (d Drawer) PipDie(value int, s art.Swatch, r geom.Rect) {
	r, _ = d.cube(s, r)
	x, y := r.Center()
	for _, at := range art.Pips[value] {
		size := max(3*d.Pixel(), 0.2*r.H)
		spot := geom.Rect{X: x + at[0]*0.25*r.W - size/2, Y: y + at[1]*0.25*r.H - size/2, W: size, H: size}
		d.Form("disc", spot.Move(0, max(d.Pixel(), 0.025*r.H)), art.Fade(d.Look().Chalk, 0.9)) // the far rim of the hollow
		d.Form("disc", spot, s.Ink)
	}
}

// Wanted draws a printed die that is still to be covered.
func (d Drawer) Wanted(value int, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	r = d.Snap(r.Square())
	d.Framed(r, 0.2*r.H, 0.06*r.H, look.ParchmentDark, look.InkSoft)
	d.Text(Font{displayBold, 0.62 * r.H / u}, strconv.Itoa(value), r, Center, look.Ink)
}

// StressDie draws the die of a stress track.
func (d Drawer) StressDie(kind content.Stress, value int, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	s, _ := look.Named(kind.String())
	d.Round(r.Move(0, u), 0.2*r.H, art.Fade(look.Night, 0.5))
	d.Framed(r, 0.2*r.H, 0.06*r.H, look.Chalk, look.Night)
	d.Text(Font{displayBold, 0.62 * r.H / u}, strconv.Itoa(value), r, Center, s.Edge)
}
