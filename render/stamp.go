package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Most of what lies on a table has round corners, and is small. Drawn from its corners and middles it would take seven
// rectangles; drawn from a stamp of its size it takes one, and there are not many sizes.

// stampedArea is the area of the largest rectangle that is drawn from a stamp, in square units.
const stampedArea = 6000.0

// stampKey names a rectangle with round corners, in pixels.
type stampKey struct{ w, h, radius int }

// stamp is a rectangle with round corners in white, drawn once and kept as long as the window has its size.
func (p *Painter) stamp(w, h, radius int) *ebiten.Image {
	key := stampKey{w, h, radius}
	if img, ok := p.stamps[key]; ok {
		return img
	}
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			mask.Pix[y*mask.Stride+x] = uint8(255*inRound(x, y, w, h, radius) + 0.5)
		}
	}
	img := WhiteImage(mask)
	p.stamps[key] = img
	return img
}

// inRound is how much of a pixel lies in a rectangle with round corners, from 0 to 1.
func inRound(x, y, w, h, radius int) float64 {
	dx, dy := max(radius-x, x-(w-1-radius)), max(radius-y, y-(h-1-radius))
	if dx <= 0 || dy <= 0 {
		return 1
	}
	const fine = 4 // samples of a pixel, each way
	n := 0
	for i := range fine * fine {
		// From the centre of the corner's circle to the sample; the pixel at distance d reaches from d-1 to d.
		sx := float64(dx-1) + (float64(i%fine)+0.5)/fine
		sy := float64(dy-1) + (float64(i/fine)+0.5)/fine
		if sx*sx+sy*sy <= float64(radius*radius) {
			n++
		}
	}
	return float64(n) / (fine * fine)
}
