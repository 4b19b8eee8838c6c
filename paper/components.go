package paper

import (
	"image/color"
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/geom"
	"sixwinters/render/scenery"
)

// drawer is the pen that components are drawn with on paper.
type drawer struct {
	*pen
	unit float64 // in millimetres
}

var _ components.Pen = drawer{}

// unit is the length of a unit of components at full scale, in millimetres: a die of 38 units is as large as one of 9.5 mm.
const unit = 0.25

// components returns what draws components whose unit has a length in millimetres.
func (p *pen) components(unit float64) components.Drawer {
	return components.Drawer{Pen: drawer{p, unit}}
}

func (d drawer) Unit() float64                   { return d.unit }
func (d drawer) Pixel() float64                  { return 0 }
func (d drawer) Snap(r geom.Rect) geom.Rect      { return r }
func (d drawer) Look() *art.Theme                { return d.ink.look() }
func (d drawer) Cloth() art.Swatch               { return d.ink.cloth() }
func (d drawer) Patterned() bool                 { return false }
func (d drawer) Fill(r geom.Rect, t color.NRGBA) { d.Round(r, 0, t) }
func (d drawer) Round(r geom.Rect, radius float64, t color.NRGBA) {
	d.sheer(t, func() { d.round(r, radius, t) })
}
func (d drawer) Framed(r geom.Rect, radius, width float64, fill, frame color.NRGBA) {
	d.Round(r, radius, fill)
	d.sheer(frame, func() { d.frame(r, radius, width, frame) })
}
func (d drawer) Frame(r geom.Rect, width float64, t color.NRGBA) {
	d.sheer(t, func() { d.frame(r, 0, width, t) })
}
func (d drawer) Dashed(r geom.Rect, width float64, t color.NRGBA) {
	d.sheer(t, func() { d.dashed(r, 0, width, t) })
}
func (d drawer) Rim(func())                                      {}
func (d drawer) Pattern(_, _ string, _ geom.Rect, _ color.NRGBA) {}
func (d drawer) Icon(name string, r geom.Rect, t color.NRGBA) {
	d.sheer(t, func() { d.icon(name, r, t) })
}
func (d drawer) Token(name string, r geom.Rect, t color.NRGBA) { d.token(name, r, t) }
func (d drawer) Parchment(r geom.Rect, radius, width float64, frame color.NRGBA) {
	d.framed(r, radius, width, d.ink.parchment(), frame)
}
func (d drawer) Text(f components.Font, line string, r geom.Rect, at components.Align, t color.NRGBA) {
	d.sheer(t, func() { d.say(f.Face, f.Units*d.unit*points, line, r, align(at), t) })
}

// Arrow draws an arrow in the middle of a rectangle.
func (d drawer) Arrow(r geom.Rect, size, angle float64, t color.NRGBA) {
	x, y := r.Center()
	dx, dy := 0.5*size*math.Cos(angle), 0.5*size*math.Sin(angle)
	d.arrow(point{x - dx, y - dy}, point{x + dx, y + dy}, 0.19*size, t)
}

// Picture draws the picture of a card; none under dice and signs, where paper stays plain.
func (d drawer) Picture(cards *content.Content, card content.CardOf, r geom.Rect, percent int) {
	if percent == 100 {
		d.picture(scenery.Of(cards, card), r)
	}
}

// forms are the corners of shapes, in a square from -1 to 1.
var forms = map[string][]point{
	"diamond":    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}},
	"kite":       {{0, -0.94}, {0.86, -0.58}, {0.86, 0.58}, {0, 0.94}, {-0.86, 0.58}, {-0.86, -0.58}},
	"hexagon":    {{0, -1}, {0.866, -0.5}, {0.866, 0.5}, {0, 1}, {-0.866, 0.5}, {-0.866, -0.5}},
	"cube-top":   {{0, -1}, {0.866, -0.5}, {0, 0}, {-0.866, -0.5}},
	"cube-left":  {{-0.866, -0.5}, {0, 0}, {0, 1}, {-0.866, 0.5}},
	"cube-right": {{0.866, -0.5}, {0, 0}, {0, 1}, {0.866, 0.5}},
}

// Form draws a shape with corners, or a disc. Light and shade are left out.
func (d drawer) Form(name string, r geom.Rect, t color.NRGBA) {
	r = r.Square()
	x, y := r.Center()
	var corners []point
	for _, at := range forms[name] {
		corners = append(corners, point{x + at.x*r.W/2, y + at.y*r.H/2})
	}
	d.sheer(t, func() {
		switch {
		case name == "disc":
			d.disc(r, t)
		case len(corners) > 0:
			d.polygon(t, corners...)
		}
	})
}

// sheer draws what shows through as far as a colour does.
func (d drawer) sheer(t color.NRGBA, draw func()) {
	if t.A == 0xFF {
		draw()
		return
	}
	d.pdf.SetAlpha(float64(t.A)/0xFF, "Normal")
	draw()
	d.pdf.SetAlpha(1, "Normal")
}
