package components

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
)

// Square draws a square of a progress card: in the colour of the resource it asks for, with the icons of
// resource and region, a value or relation in the middle, and the marks of start and end.
func (d Drawer) Square(sq *content.Square, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	fill, ink, edge := look.ParchmentDark, look.Ink, look.ParchmentEdge
	if sq.Resource != content.NoResource {
		s := look.Resources[sq.Resource]
		fill, ink, edge = art.Blend(s.Fill, look.Parchment, 0.15), s.Ink, s.Edge
		if look.Plain || s.Ink == look.Chalk { // which a lighter ground would make pale
			fill = s.Fill
		}
	}
	d.Framed(r, 0.12*r.H, 0.045*r.H, fill, edge)
	in := r.Inset(0.09 * r.H)
	number := numberOn(sq)
	signs := geom.SignsOf(in, sq.Resource != content.NoResource, sq.Region != content.NoRegion, number != "")
	if !signs.Resource.Empty() {
		d.Icon(sq.Resource.String(), signs.Resource, ink)
	}
	if !signs.Region.Empty() {
		d.Chip(sq.Region.String(), look.Regions[sq.Region], signs.Region)
	}
	d.Text(Font{displayBold, signs.Size * r.H / u}, number, signs.Number, Center, ink)
	if signs == (geom.SquareSigns{}) {
		d.Icon("any", in.Inset(0.28*in.H), look.InkSoft)
	}
	if sq.End {
		d.Frame(r.Inset(-0.02*r.H), 0.07*r.H, look.Gold)
	}
	d.SquareMarks(sq, r)
}

// SquareMarks draws the marks of start and end at the corners of a square.
func (d Drawer) SquareMarks(sq *content.Square, r geom.Rect) {
	look := d.Look()
	if sq.Start {
		at := layout.StartMark(r)
		d.Form("diamond", at, look.Dark())
		d.Form("diamond", at.Inset(0.16*at.H), look.GoldBright)
	}
	if sq.End {
		at := layout.EndMark(r)
		d.Form("disc", at, look.Dark())
		d.Icon("end", at.Inset(0.12*at.H), look.GoldBright)
	}
}

// SmallSquare draws a square that is too small for dice: the most important thing that it asks for.
func (d Drawer) SmallSquare(sq *content.Square, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	fill, ink, icon := look.ParchmentDark, look.Ink, ""
	switch {
	case sq.Resource != content.NoResource:
		fill, ink, icon = look.Resources[sq.Resource].Fill, look.Resources[sq.Resource].Ink, sq.Resource.String()
	case sq.Region != content.NoRegion:
		fill, ink, icon = look.Regions[sq.Region].Fill, look.Regions[sq.Region].Ink, sq.Region.String()
	}
	frame := look.ParchmentEdge
	if sq.Start || sq.End {
		frame = look.Ink
	}
	d.Framed(r, 2*u, u, fill, frame)
	d.Pattern("rim", icon, r.Inset(u), ink) // a number leaves no room for the icon
	if sq.Start {
		d.Form("diamond", geom.Rect{X: r.X - u, Y: r.Y - u, W: 6 * u, H: 6 * u}, look.Gold)
	}
	if sq.End {
		d.Frame(r, 1.5*u, look.Gold)
	}
	in := r.Inset(1.5 * u)
	number := numberOn(sq)
	if sq.Region != content.NoRegion && (sq.Resource != content.NoResource || number != "") {
		half := 0.48 * r.H
		d.Chip(sq.Region.String(), look.Regions[sq.Region], geom.Rect{X: r.Right() - half, Y: r.Bottom() - half, W: half, H: half})
		in = geom.Rect{X: in.X, Y: in.Y, W: 0.62 * in.W, H: 0.74 * in.H}
		if number == "" {
			in.H = in.W
		}
	}
	switch {
	case sq.Value == 0 && number != "":
		d.Text(Font{displayBold, 14}, number, in, Center, ink)
	case number != "":
		d.Text(Font{displayBold, Small}, number, in, Center, ink)
	case icon != "":
		d.Icon(icon, in, ink)
	default: // any die
		d.Icon("any", in, look.InkSoft)
	}
}

// relations are the signs for the relation of a square's die to the previous one.
var relations = [...]string{content.OneHigher: "+1", content.OneLower: "−1", content.Equal: "="}

// numberOn returns what a square asks for in figures: a value, a relation to the die before, or both; "" for neither.
func numberOn(sq *content.Square) string {
	switch {
	case sq.Value == 0:
		return relations[sq.Relation]
	case sq.Relation == content.NoRelation:
		return strconv.Itoa(sq.Value)
	}
	return strconv.Itoa(sq.Value) + " (" + relations[sq.Relation] + ")"
}

// Reward draws an advance on a track, with NoResource on any.
func (d Drawer) Reward(r content.Resource, at geom.Rect) {
	look, u := d.Look(), d.Unit()
	if r == content.NoResource {
		d.Round(at, 3*u, look.Gold)
		d.Icon("any", at.Inset(2*u), look.Dark())
		return
	}
	d.Chip(r.String(), look.Resources[r], at)
}
