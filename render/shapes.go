package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render/layout"
)

// shapeKey names a shape drawn at a size in pixels.
type shapeKey struct {
	name string
	size int
}

// outlines are the shapes: whether a point of the square from -1 to 1 lies in them.
var outlines = map[string]func(x, y float64) bool{
	"disc":    func(x, y float64) bool { return x*x+y*y <= 1 },
	"diamond": func(x, y float64) bool { return math.Abs(x)+math.Abs(y) <= 1 },
	"kite":    func(x, y float64) bool { return math.Abs(x) <= 0.86 && math.Abs(y)+0.42*math.Abs(x) <= 0.94 },
	"arrow": func(x, y float64) bool { // points to the right
		if x > 0.1 {
			return math.Abs(y) <= 0.95*(0.9-x)
		}
		return x >= -0.85 && math.Abs(y) <= 0.26
	},
}

// shape is a shape in white, size pixels wide and high, drawn once and kept.
func (p *Painter) shape(name string, size int) *ebiten.Image {
	key := shapeKey{name, size}
	if img, ok := p.shapes[key]; ok {
		return img
	}
	const fine = 4 // samples of a pixel, each way
	inside := outlines[name]
	mask := image.NewAlpha(image.Rect(0, 0, size, size))
	for i := range mask.Pix {
		hits := 0
		for k := range fine * fine {
			x := float64(i%size) + (float64(k%fine)+0.5)/fine
			y := float64(i/size) + (float64(k/fine)+0.5)/fine
			if inside(2*x/float64(size)-1, 2*y/float64(size)-1) {
				hits++
			}
		}
		mask.Pix[i] = uint8(hits * 255 / (fine * fine))
	}
	img := whiteImage(mask)
	p.shapes[key] = img
	return img
}

// form draws a shape, as large as fits, in the middle of a rectangle.
func (c *canvas) form(name string, r layout.Rect, tint color.NRGBA) {
	size := math.Round(min(r.W, r.H))
	if size >= 1 {
		c.image(c.p.shape(name, int(size)), snap(r.Middle(size, size)), tint)
	}
}

// arrow draws an arrow in the middle of a rectangle, turned by an angle from pointing right.
func (c *canvas) arrow(r layout.Rect, size, angle float64, tint color.NRGBA) {
	img := c.p.shape("arrow", int(math.Round(size)))
	half := float64(img.Bounds().Dx()) / 2
	x, y := r.Center()
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Translate(-half, -half)
	o.GeoM.Rotate(angle)
	o.GeoM.Translate(math.Round(x), math.Round(y))
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(img, &o)
}
