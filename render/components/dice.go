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
	corner, value := r.Inset(0.1*r.H), strconv.Itoa(die.Value())
	sign := geom.Rect{X: corner.X, Y: corner.Y, W: 0.46 * r.W, H: 0.46 * r.H}
	room := geom.Rect{X: r.X + 0.46*r.W, Y: r.Y + 0.3*r.H, W: 0.46 * r.W, H: 0.58 * r.H}
	size := Font{displayBold, 0.64 * r.H / d.Unit()}
	rim, by := art.Blend(s.Fill, look.Chalk, 0.5), max(d.Pixel(), 0.03*r.H)
	if s.Ink == look.Chalk { // a light inlay throws its shadow on its upper edge
		rim, by = art.Blend(s.Edge, look.Night, 0.5), -by
	}
	d.Rim(func() {
		d.Icon(die.Kind().String(), sign.Move(0, by), rim)
		d.Text(size, value, room.Move(0, by), Center, rim)
	})
	d.Icon(die.Kind().String(), sign, s.Ink)
	d.Text(size, value, room, Center, s.Ink)
}

// Shares of the height of a die: the lip of its front side under its face, and the reach of its shadow.
const (
	dieLip    = 0.07
	dieShadow = 0.24
)

// cube draws a die without its value, and returns where it is and where its face is. It lies on the table with a soft shadow, lit from
// the upper left; below its face, of which the edges are rounded off, its front is seen.
func (d Drawer) cube(s art.Swatch, r geom.Rect) (at, face geom.Rect) {
	look, pixel := d.Look(), d.Pixel()
	r = d.Snap(r.Square())
	if look.Plain {
		d.Round(r.Move(max(pixel, 0.04*r.H), max(pixel, 0.08*r.H)), 0.2*r.H, art.Fade(look.Night, 0.4))
		d.Framed(r, 0.2*r.H, 0.03*r.H, s.Fill, s.Edge)
		return r, r.Inset(0.03 * r.H)
	}
	d.Form("die-shadow", r.Inset(-dieShadow*r.H).Move(0.06*r.H, 0.12*r.H), art.Fade(look.Night, 0.85))
	d.Round(r.Move(0, max(pixel, dieLip*r.H)), 0.26*r.H, art.Blend(s.Edge, look.Night, 0.35))
	d.Framed(r, 0.24*r.H, 0.03*r.H, s.Fill, s.Edge)
	face = r.Inset(0.03 * r.H)
	d.Form("shade", face, art.Fade(look.Night, 0.8))
	d.Form("shine", face, art.Fade(look.Chalk, 0.95))
	return r, face
}

// PipDie draws a die with pips, in colours of its own.
func (d Drawer) PipDie(value int, s art.Swatch, r geom.Rect) {
	r, face := d.cube(s, r)
	if !d.Look().Plain {
		d.Form("grain", face, art.Fade(s.Edge, 0.5))
	}
	x, y := r.Center()
	for _, at := range art.Pips[value] {
		size := max(3*d.Pixel(), 0.24*r.H)
		spot := geom.Rect{X: x + at[0]*0.28*r.W - size/2, Y: y + at[1]*0.28*r.H - size/2, W: size, H: size}
		d.Form("disc", spot.Move(max(d.Pixel(), 0.015*r.H), max(d.Pixel(), 0.035*r.H)), art.Fade(d.Look().Chalk, 0.95)) // the far rim of the hollow
		d.Form("disc", spot, s.Ink)
	}
}

// Wanted draws a printed die that is still to be covered.
func (d Drawer) Wanted(value int, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	r = d.Snap(r.Square())
	d.Framed(r, 0.2*r.H, 0.06*r.H, look.ParchmentDark, look.InkSoft)
	d.Text(Font{displayBold, max(0.62*r.H, min(Small*u, 1.1*r.H)) / u}, strconv.Itoa(value), r, Center, look.Ink)
}

// StressDie draws the die of a stress track.
func (d Drawer) StressDie(kind content.Stress, value int, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	s, _ := look.Named(kind.String())
	d.Round(r.Move(0, u), 0.2*r.H, art.Fade(look.Night, 0.5))
	d.Framed(r, 0.2*r.H, 0.06*r.H, look.Chalk, look.Night)
	d.Text(Font{displayBold, 0.62 * r.H / u}, strconv.Itoa(value), r, Center, s.Edge)
}
