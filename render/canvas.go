package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// surface draws shapes, icons and pictures on one image. Its lengths are pixels; u is the number of pixels to a unit, which is one
// in a window of 1280 by 720. Without an image it draws nothing.
type surface struct {
	p   *Painter
	dst *ebiten.Image
	u   float64

	clip   layout.Rect // the part of dst that need be drawn; empty for all of it
	ledger *ledger     // of what is drawn, or would be without an image; may be nil

	signs *[]Sign // lists the icons that are drawn, unless it is nil
	words bool    // signs lists words as well
	plain bool    // leaves out the pictures on cards
}

// canvas is a surface that is written on. Without an image it only sets texts, to tell whether they fit.
type canvas struct{ surface }

// pieces draw what lies or is printed in many places: components, keys and fields.
type pieces struct {
	*canvas
	components.Drawer
}

func on(c *canvas) pieces { return pieces{c, components.Drawer{Pen: c}} }

// on returns a canvas that draws on an image, or without one only sets texts. unit is the number of pixels to a unit.
func (p *Painter) on(img *ebiten.Image, unit float64) *canvas {
	if p.Unseen {
		img = nil
	}
	return &canvas{surface{p: p, dst: img, u: unit}}
}

// sizedKey names an icon or a shape drawn at a size in pixels.
type sizedKey struct {
	name string
	size int
}

// whitePixel returns a white pixel to be stretched and tinted: the middle of a larger image, so that its edges do not blend with
// what lies beside it. Made from pixels, it lies in the same atlas as the icons and glyphs: an image that was drawn on would
// lie in another, and every change between the two costs a draw call.
func whitePixel() *ebiten.Image {
	white := image.NewAlpha(image.Rect(0, 0, 3, 3))
	for i := range white.Pix {
		white.Pix[i] = 0xff
	}
	return ebiten.NewImageFromImage(white).SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
}

// snap moves the edges of a rectangle to whole pixels, so that they are drawn sharp.
func snap(r layout.Rect) layout.Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return layout.Rect{X: x, Y: y, W: math.Round(r.Right()) - x, H: math.Round(r.Bottom()) - y}
}

// pixels returns a rectangle in whole pixels.
func pixels(r layout.Rect) image.Rectangle {
	r = snap(r)
	return image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
}

// RectOf returns a rectangle of whole pixels as a [layout.Rect].
func RectOf(r image.Rectangle) layout.Rect {
	return layout.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
}

// solid makes a colour opaque in a plain theme, unless it is fainter than what is written.
func solid(c color.NRGBA) color.NRGBA {
	if art.Plain && c.A > faint {
		c.A = 0xFF
	}
	return c
}

// faint is the opacity below which something is only decoration.
const faint = 0x40

// faintOr returns usual, or plain in a plain theme.
func faintOr(usual, plain color.NRGBA) color.NRGBA {
	if art.Plain {
		return plain
	}
	return usual
}

// lacquer returns the dark ground of the bar, its buttons and tabs: night, warmed by a share of ink, 0 to 1.
func lacquer(share float64) color.NRGBA {
	return faintOr(art.Blend(art.Night, art.Ink, share), art.Night)
}

// readable returns a colour of letters on parchment, blended with ink until it has a contrast of 4.5 there, also under the pointer.
func readable(c color.NRGBA) color.NRGBA {
	for share := 0.0; share < 1; share += 0.05 {
		if mixed := art.Blend(c, art.Ink, share); min(art.Contrast(mixed, art.ParchmentDark), art.Contrast(mixed, art.Pointed)) >= letterContrast {
			return mixed
		}
	}
	return art.Ink
}

// letterContrast is the least contrast of letters.
const letterContrast = 4.5

// Contrasts with black of what stands out from it.
const (
	textStands  = 7
	frameStands = 3
)

// standingOut makes a colour light enough to be seen well on black: a contrast of enough.
func standingOut(c color.NRGBA, enough float64) color.NRGBA {
	for share := 0.0; share < 1; share += 0.05 {
		if lighter := art.Blend(c, art.Chalk, share); art.Contrast(lighter, art.Night) >= enough {
			return lighter
		}
	}
	return art.Chalk
}

func (c *surface) image(img *ebiten.Image, r layout.Rect, tint color.NRGBA) {
	if !c.draws(stroke{what: "image", img: img, r: r, tint: tint}, r) {
		return
	}
	var o ebiten.DrawImageOptions
	size := img.Bounds().Size()
	if w, h := r.W/float64(size.X), r.H/float64(size.Y); w != 1 || h != 1 {
		o.GeoM.Scale(w, h)
	}
	o.GeoM.Translate(r.X, r.Y)
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(img, &o)
}

// fill fills a rectangle on whole pixels.
func (c *surface) fill(r layout.Rect, tint color.NRGBA) {
	if r = snap(r); !r.Empty() {
		c.image(c.p.white, r, tint)
	}
}

// round fills a rectangle with round corners.
func (c *surface) round(r layout.Rect, radius float64, tint color.NRGBA) {
	c.rounded("round", r, radius, tint)
}

// hollow is round for what something else covers as far as its middle: a large one is filled only as far as its corners reach.
func (c *surface) hollow(r layout.Rect, radius float64, tint color.NRGBA) {
	c.rounded("hollow", r, radius, tint)
}

// rounded fills a rectangle with round corners, as what says: "round" or "hollow".
func (c *surface) rounded(what string, r layout.Rect, radius float64, tint color.NRGBA) {
	r = snap(r)
	if r.Empty() {
		return
	}
	radius = math.Round(min(radius, r.W/2, r.H/2))
	if !c.draws(stroke{what: what, r: r, tint: tint, x: radius}, r) {
		return
	}
	if radius < 1 {
		c.image(c.p.white, r, tint)
		return
	}
	if r.W*r.H <= stampedArea*c.u*c.u {
		c.image(c.p.stamp(int(r.W), int(r.H), int(radius)), r, tint)
		return
	}
	disc, n := c.p.shape("disc", int(2*radius)), int(radius)
	for i, corner := range [4]layout.Rect{
		{X: r.X, Y: r.Y, W: radius, H: radius}, {X: r.Right() - radius, Y: r.Y, W: radius, H: radius},
		{X: r.X, Y: r.Bottom() - radius, W: radius, H: radius},
		{X: r.Right() - radius, Y: r.Bottom() - radius, W: radius, H: radius},
	} {
		at := image.Pt(i%2*n, i/2*n)
		quarter := disc.SubImage(image.Rectangle{at, at.Add(image.Pt(n, n))}).(*ebiten.Image)
		c.image(quarter, corner, tint)
	}
	middle := r
	top, bottom := middle.TakeTop(radius), middle.TakeBottom(radius)
	top.X, top.W = top.X+radius, top.W-2*radius
	bottom.X, bottom.W = top.X, top.W
	parts := []layout.Rect{top, bottom, middle}
	if what == "hollow" {
		parts = append(parts[:2], middle.TakeLeft(radius), middle.TakeRight(radius))
	}
	for _, part := range parts {
		if !part.Empty() {
			c.image(c.p.white, part, tint)
		}
	}
}

// framed fills a rectangle with round corners and a frame of a width inside its edge.
func (c *surface) framed(r layout.Rect, radius, width float64, fill, frame color.NRGBA) {
	width = max(1, math.Round(width))
	if fill.A == 0xFF && width <= radius {
		c.hollow(r, radius, frame)
	} else {
		c.round(r, radius, frame)
	}
	c.round(snap(r).Inset(width), radius-width, fill)
}

// frame draws a frame with square corners inside the edge of a rectangle.
func (c *surface) frame(r layout.Rect, width float64, tint color.NRGBA) {
	r, width = snap(r), max(1, math.Round(width))
	c.image(c.p.white, r.TakeTop(width), tint)
	c.image(c.p.white, r.TakeBottom(width), tint)
	c.image(c.p.white, r.TakeLeft(width), tint)
	c.image(c.p.white, r.TakeRight(width), tint)
}

// dashed draws a frame of dashes.
func (c *surface) dashed(r layout.Rect, width float64, tint color.NRGBA) {
	r, width = snap(r), max(1, math.Round(width))
	dash := 3 * width
	along := func(line layout.Rect, horizontal bool) {
		length := line.H
		if horizontal {
			length = line.W
		}
		for at := 0.0; at < length; at += 2 * dash {
			n := min(dash, length-at)
			if horizontal {
				c.fill(layout.Rect{X: line.X + at, Y: line.Y, W: n, H: width}, tint)
			} else {
				c.fill(layout.Rect{X: line.X, Y: line.Y + at, W: width, H: n}, tint)
			}
		}
	}
	along(r, true)
	along(layout.Rect{X: r.X, Y: r.Bottom() - width, W: r.W}, true)
	along(r, false)
	along(layout.Rect{X: r.Right() - width, Y: r.Y, H: r.H}, false)
}

// shadow lays a soft shadow under a rectangle with round corners; depth is its reach in pixels.
func (c *surface) shadow(r layout.Rect, radius, depth float64) {
	if art.Plain {
		return // it would dim what is written beside
	}
	for i := range 3 {
		d := depth * float64(3-i) / 3
		c.round(r.Inset(-d/2).Move(0, d/2), radius+d/2, art.Fade(art.Night, 0.18))
	}
}

// sheet draws a small sheet over the table, for a text or for buttons.
func (c *surface) sheet(r layout.Rect, width float64, frame color.NRGBA) {
	c.shadow(r, 5*c.u, 6*c.u)
	c.framed(r, 5*c.u, width, art.Parchment, frame)
}

// icon draws an icon, as large as fits, in the middle of a rectangle. An icon that does not exist is left out.
func (c *surface) icon(name string, r layout.Rect, tint color.NRGBA) {
	size := int(math.Round(min(r.W, r.H)))
	if tint = solid(tint); size < 1 || art.Plain && tint.A < faint {
		return
	}
	if c.p.onIcon != nil {
		c.p.onIcon(name, r)
	}
	if c.p.bare {
		return
	}
	img, ok := c.p.icons[sizedKey{name, size}]
	if !ok {
		if alpha, err := art.Icon(name, size); err == nil {
			img = WhiteImage(alpha)
		}
		c.p.icons[sizedKey{name, size}] = img
	}
	if img != nil {
		c.explains(Sign{Icon: name, Rect: r})
		c.image(img, snap(r.Middle(float64(size), float64(size))), tint)
	}
}

// WhiteImage returns an image that is white where the mask is opaque, to be tinted.
func WhiteImage(mask *image.Alpha) *ebiten.Image {
	size := mask.Bounds().Size()
	pixels := make([]byte, 4*size.X*size.Y)
	for i, a := range mask.Pix {
		for k := range 4 {
			pixels[4*i+k] = a // white with premultiplied alpha
		}
	}
	img := ebiten.NewImage(size.X, size.Y)
	img.WritePixels(pixels)
	return img
}
