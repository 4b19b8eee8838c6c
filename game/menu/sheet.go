package menu

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/render"
)

// sheetKey names a sheet of parchment of a size. Its colours are part of it, as they can change.
type sheetKey struct {
	width, height int
	unit, corner  float64
	paper, gold   color.NRGBA
}

const mostSheets = 4

// paperSize is the width of the square of parchment that is repeated, in pixels.
const paperSize = 256

// Corner is the size of the ornaments in the corners of a sheet in units.
const Corner = 52

// DrawSheet draws a sheet of parchment with corners of a size in units, and the shadow under it.
func (p Paper) DrawSheet(screen *ebiten.Image, at image.Rectangle, corner float64) {
	if at.Empty() {
		return
	}
	unit := p.unit
	for i := range 4 {
		spread := float32(unit) * float32(2+3*i)
		vector.FillRect(screen, float32(at.Min.X)-spread, float32(at.Min.Y)-spread+float32(4*unit), float32(at.Dx())+2*spread,
			float32(at.Dy())+2*spread,
			color.NRGBA{A: uint8(52 - 12*i)}, false)
	}
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	screen.DrawImage(p.sheet(at.Dx(), at.Dy(), corner), o)
}

// sheet returns a sheet of parchment: stained paper, a frame of ink and gold, and a worn edge. In a plain theme it is blank and
// its edge whole: nothing lies behind what is written.
func (p Paper) sheet(width, height int, corner float64) *ebiten.Image {
	unit := p.unit
	key := sheetKey{width, height, unit, corner, art.Parchment, art.Gold}
	if leaf, ok := p.stock.sheets[key]; ok {
		return leaf
	}
	if len(p.stock.sheets) >= mostSheets {
		for old, leaf := range p.stock.sheets {
			leaf.Deallocate()
			delete(p.stock.sheets, old)
		}
	}
	leaf := render.NewLarge(image.Pt(width, height))
	p.stock.sheets[key] = leaf
	leaf.Fill(art.Parchment)
	if !art.Plain {
		stain(leaf)
		shadeEdges(leaf, unit)
	}

	// The frame: a line of ink, a finer one of gold, and gold in the corners.
	in := float32(13 * unit)
	line(leaf, in, float32(max(1, 1.2*unit)), art.InkSoft)
	in += float32(3.5 * unit)
	line(leaf, in, float32(max(1, 1.6*unit)), art.Gold)
	ornament := p.Mask("corner", int(corner*unit), int(corner*unit))
	fourWays(leaf, ornament, 7*unit, art.Gold)

	if !art.Plain {
		p.wearEdges(leaf)
	}
	return leaf
}

// line draws a line around a leaf, its middle so many pixels in, smooth where it covers a part of a pixel. It is made of rings a pixel wide:
// to smooth a line around all of a leaf, Ebitengine would keep 32 MB of textures for good.
func line(leaf *ebiten.Image, in, wide float32, tint color.NRGBA) {
	near, far := in-wide/2, in+wide/2
	w, h := float32(leaf.Bounds().Dx()), float32(leaf.Bounds().Dy())
	for at := float32(math.Floor(float64(near))); at < far; at++ {
		part := tint
		part.A = uint8(float32(tint.A) * (min(far, at+1) - max(near, at)))
		vector.FillRect(leaf, at, at, w-2*at, 1, part, false)
		vector.FillRect(leaf, at, h-at-1, w-2*at, 1, part, false)
		vector.FillRect(leaf, at, at+1, 1, h-2*at-2, part, false)
		vector.FillRect(leaf, w-at-1, at+1, 1, h-2*at-2, part, false)
	}
}

// stain lays paper over a leaf.
func stain(leaf *ebiten.Image) {
	paper := ebiten.NewImageFromImage(art.Paper(paperSize))
	defer paper.Deallocate()
	for y := 0; y < leaf.Bounds().Dy(); y += paperSize {
		for x := 0; x < leaf.Bounds().Dx(); x += paperSize {
			o := &ebiten.DrawImageOptions{}
			o.GeoM.Translate(float64(x), float64(y))
			leaf.DrawImage(paper, o)
		}
	}
}

// shadeEdges darkens the paper towards its edges, where hands have held it.
func shadeEdges(leaf *ebiten.Image, unit float64) {
	w, h := float32(leaf.Bounds().Dx()), float32(leaf.Bounds().Dy())
	const steps = 9
	for i := range steps {
		in := float32(unit) * float32(i) * 2.6
		wide := float32(2.6*unit) + 0.5
		tint := color.NRGBA{R: art.ParchmentEdge.R, G: art.ParchmentEdge.G, B: art.ParchmentEdge.B,
			A: uint8(110 * (steps - i) * (steps - i) / (steps * steps))}
		vector.FillRect(leaf, in, in, w-2*in, wide, tint, false)
		vector.FillRect(leaf, in, h-in-wide, w-2*in, wide, tint, false)
		vector.FillRect(leaf, in, in+wide, wide, h-2*in-2*wide, tint, false)
		vector.FillRect(leaf, w-in-wide, in+wide, wide, h-2*in-2*wide, tint, false)
	}
}

// fourWays draws the upper left corner of something into all four corners of a leaf, turned as it must be.
func fourWays(leaf, corner *ebiten.Image, in float64, tint color.NRGBA) {
	w, h := float64(leaf.Bounds().Dx()), float64(leaf.Bounds().Dy())
	for i := range 4 {
		o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Translate(in, in)
		if i%2 == 1 {
			o.GeoM.Scale(-1, 1)
			o.GeoM.Translate(w, 0)
		}
		if i/2 == 1 {
			o.GeoM.Scale(1, -1)
			o.GeoM.Translate(0, h)
		}
		o.ColorScale.ScaleWithColor(tint)
		leaf.DrawImage(corner, o)
	}
}

// wearEdges takes away what is worn off along the four edges.
func (p Paper) wearEdges(leaf *ebiten.Image) {
	length, depth := int(300*p.unit), max(3, int(9*p.unit))
	worn := p.Mask("worn", length, depth)
	w, h := float64(leaf.Bounds().Dx()), float64(leaf.Bounds().Dy())
	edge := func(along float64, turn func(g *ebiten.GeoM)) {
		for at := 0.0; at < along; at += float64(length) {
			o := &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationOut}
			o.GeoM.Translate(at, 0)
			turn(&o.GeoM)
			leaf.DrawImage(worn, o)
		}
	}
	edge(w, func(*ebiten.GeoM) {})
	edge(w, func(g *ebiten.GeoM) { g.Scale(-1, -1); g.Translate(w, h) })
	flip := func(g *ebiten.GeoM) {
		var turned ebiten.GeoM // x and y change places
		turned.SetElement(0, 0, 0)
		turned.SetElement(0, 1, 1)
		turned.SetElement(1, 0, 1)
		turned.SetElement(1, 1, 0)
		g.Concat(turned)
	}
	edge(h, flip)
	edge(h, func(g *ebiten.GeoM) { flip(g); g.Scale(-1, -1); g.Translate(w, h) })
}
