package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/components"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Brush draws on an image in the type and the palette of the game, for scenes that bring pictures of their own: it is the pen of
// components, with paragraphs, lights and lines. Its lengths are pixels, sizes of text units. A page has no such brush.
type Brush struct{ pieces }

// Brush returns a brush for an image; without one it only measures. unit is the number of pixels to a unit.
func (p *Painter) Brush(img *ebiten.Image, unit float64) Brush { return Brush{on(p.on(img, unit))} }

// ForgetSizes drops what was drawn once at another size. Scenes that draw with a brush call it when the size of the window changes.
func (p *Painter) ForgetSizes() { p.drop() }

// Width returns the width in pixels of a line of text.
func (b Brush) Width(f components.Font, line string) float64 {
	return b.width(font{style(f.Face), f.Units}, line)
}

// Paragraph draws a text in a rectangle, in lines centred from top to bottom. Where it does not fit it becomes smaller.
func (b Brush) Paragraph(f components.Font, say string, r layout.Rect, at components.Align, tint color.NRGBA) {
	b.paragraph(font{style(f.Face), f.Units}, say, r, align(at), tint)
}

// Height returns the height in pixels of a text in lines no wider than width.
func (b Brush) Height(f components.Font, say string, width float64) float64 {
	return b.textHeight(font{style(f.Face), f.Units}, say, width)
}

// Lines draws a text in lines from the top of a rectangle, flush left, and returns their height.
func (b Brush) Lines(f components.Font, say string, r layout.Rect, tint color.NRGBA) float64 {
	of := font{style(f.Face), f.Units}
	return b.drawLines(of, b.setLines(of, say, r.W), r, tint)
}

// Line draws a straight stroke of a width.
func (b Brush) Line(fromX, fromY, toX, toY, width float64, tint color.NRGBA) {
	b.line(straight{fromX, fromY, toX, toY}, width, tint)
}

// Glow rings a place softly, Shadow lays a soft shadow under one, and Mote draws something small turned.
func (b Brush) Glow(r layout.Rect, tint color.NRGBA, strength float64) { b.glow(r, tint, strength) }
func (b Brush) Shadow(r layout.Rect, radius, depth float64)            { b.shadow(r, radius, depth) }
func (b Brush) Mote(m Mote, tint color.NRGBA)                          { b.turned(m, tint) }

// Stained spreads the stains of old paper over a rectangle.
func (b Brush) Stained(r layout.Rect) { b.spread(b.p.paper, r) }

// PipDie draws a die with pips in colours of its own, turned by an angle in radians.
func (b Brush) PipDie(value int, s art.Swatch, r layout.Rect, angle float64) {
	b.tumbles(r, angle, func(d components.Drawer, r layout.Rect) { d.PipDie(value, s, r) })
}

// turnedDie draws a die turned by an angle in radians. It is drawn size pixels wide and then stretched, so that one whose size changes
// all the time is drawn from shapes that are kept.
func (c pieces) turnedDie(die rules.Die, r layout.Rect, size, angle float64) {
	c.stretched(r, size, angle, func(d components.Drawer, r layout.Rect) { d.Die(die, r) })
}

// tumbles draws something turned by an angle in radians.
func (c pieces) tumbles(r layout.Rect, angle float64, draw func(d components.Drawer, r layout.Rect)) {
	if angle == 0 {
		draw(c.Drawer, r)
		return
	}
	c.stretched(r, r.Square().W, angle, draw)
}

func (c pieces) stretched(r layout.Rect, size, angle float64, draw func(d components.Drawer, r layout.Rect)) {
	r = r.Square()
	side, room := math.Round(size), math.Ceil(tumbleRoom*size)
	if c.dst == nil || side < 4 {
		return
	}
	img := c.p.tumbling(int(side + 2*room))
	img.Clear()
	draw(on(c.p.on(img, c.u)).Drawer, layout.Rect{X: room, Y: room, W: side, H: side})
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	x, y := r.Center()
	o.GeoM.Translate(-room-side/2, -room-side/2)
	o.GeoM.Rotate(angle)
	o.GeoM.Scale(r.W/side, r.W/side)
	o.GeoM.Translate(x, y)
	c.dst.DrawImage(img, &o)
}

// tumbleRoom is the room around a die that its shadow takes, as a share of its side.
const tumbleRoom = 0.34

// tumbling returns an image that dice are drawn on before they are turned: a part of one that is kept, and only grows.
func (p *Painter) tumbling(side int) *ebiten.Image {
	if p.tumble == nil || p.tumble.Bounds().Dx() < side {
		if p.tumble != nil {
			p.tumble.Deallocate()
		}
		p.tumble = ebiten.NewImage(side, side)
	}
	return p.tumble.SubImage(image.Rect(0, 0, side, side)).(*ebiten.Image)
}
