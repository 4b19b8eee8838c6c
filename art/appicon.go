package art

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// AppIcon paints the icon of the program: the season symbol of winter on a round field of night with a rim of gold, in a
// square of size pixels. It fails where size is not from 1 to [MaxIconSize].
func AppIcon(size int) (*image.RGBA, error) {
	const rim, field, symbol = 0.49, 0.44, 0.62 // shares of the size: two radii and a side
	side := int(math.Ceil(symbol * float64(size)))
	winter, err := Icon("winter", side)
	if err != nil {
		return nil, err
	}
	icon := image.NewRGBA(image.Rect(0, 0, size, size))
	lay := func(c color.Color, shape *image.Alpha) {
		margin := (size - shape.Rect.Dx()) / 2
		draw.DrawMask(icon, shape.Rect.Add(image.Pt(margin, margin)), image.NewUniform(c), image.Point{}, shape, image.Point{}, draw.Over)
	}
	lay(Gold, disc(size, rim))
	lay(Night, disc(size, field))
	lay(Frost, winter)
	return icon, nil
}

// disc draws a disc in the middle of a square of size pixels; its radius is a share of the size.
func disc(size int, radius float64) *image.Alpha {
	shape := image.NewAlpha(image.Rect(0, 0, size, size))
	middle := float64(size) / 2
	for y := range size {
		for x := range size {
			inside := radius*float64(size) - math.Hypot(float64(x)+0.5-middle, float64(y)+0.5-middle) + 0.5
			shape.SetAlpha(x, y, color.Alpha{A: uint8(255 * min(1, max(0, inside)))})
		}
	}
	return shape
}
