package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// PictureOfDie draws a die of a size in pixels on parchment.
func PictureOfDie(p *Painter, d rules.Die, size float64) *image.RGBA {
	bounds := image.Rect(0, 0, int(size)+4, int(size)+4)
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	screen.Fill(art.Parchment)
	c := &canvas{p: p, dst: screen, u: size / 22}
	c.die(d, layout.Rect{X: 2, Y: 2, W: size, H: size})
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}

// SizeOfFace is how a face is set in a height in pixels: the size of its text in units, its height and that of its
// picture in pixels.
func SizeOfFace(p *Painter, f *Face, unit, tallest float64) (text, height, picture float64) {
	size := (&canvas{p: p, u: unit}).sizeFace(f, tallest)
	return size.text, size.height, size.picture
}

// OnShrunk has text told that does not fit its place in the least size.
func (p *Painter) OnShrunk(tell func(line string, units float64)) { p.onShrunk = tell }
