package art

import (
	"bytes"
	"image"
	"image/color"
	_ "image/jpeg" // a card may bring one
	_ "image/png"

	"golang.org/x/image/draw"

	"sixwinters/svg"
)

// fitted returns a picture that fills a size in pixels, opaque. What does not fit is cut off on both sides.
func fitted(data []byte, width, height int) (*image.RGBA, error) {
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(to, to.Bounds(), image.NewUniform(color.NRGBA(Page)), image.Point{}, draw.Src)
	if svg.Is(data) {
		drawing, err := svg.Read(data)
		if err != nil {
			return nil, err
		}
		drawing.Paint(to)
		return to, nil
	}
	own, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	from := own.Bounds()
	if across := from.Dy() * width / height; across < from.Dx() {
		from.Min.X += (from.Dx() - across) / 2
		from.Max.X = from.Min.X + max(1, across)
	} else if down := from.Dx() * height / width; down < from.Dy() {
		from.Min.Y += (from.Dy() - down) / 2
		from.Max.Y = from.Min.Y + max(1, down)
	}
	draw.CatmullRom.Scale(to, to.Bounds(), own, from, draw.Over, nil)
	return to, nil
}
