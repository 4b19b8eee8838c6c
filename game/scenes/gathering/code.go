package gathering

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"rsc.io/qr"

	"sixwinters/game/menu"
	"sixwinters/render/layout"
)

// The size of the code on a menu, in pixels at 100 %, and the white round it, in dots: cameras need four.
const codeSize, codeMargin = 190, 4

// addCode adds a text as a QR code, from which a phone or tablet reads it.
func addCode(m *menu.Menu, text string) {
	picture := codeOf(text, m.Px(codeSize))
	if picture == nil {
		return // so long a link is copied
	}
	side := picture.Bounds().Dx()
	drawn := ebiten.NewImageFromImage(picture)
	m.Add(m.NewPainting("The link as a QR code.", side, side, func(screen *ebiten.Image, r layout.Rect) {
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(math.Round(r.X+(r.W-float64(side))/2), math.Round(r.Y))
		screen.DrawImage(drawn, &o)
	}))
}

// codeOf returns a text as a QR code, at most so many pixels wide if its dots can be seen then, or nil if it is too long for one.
func codeOf(text string, most int) *image.Gray {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return nil
	}
	dots := code.Size + 2*codeMargin
	dot := max(2, most/dots)
	picture := image.NewGray(image.Rect(0, 0, dots*dot, dots*dot))
	for y := range dots * dot {
		for x := range dots * dot {
			if !code.Black(x/dot-codeMargin, y/dot-codeMargin) {
				picture.SetGray(x, y, color.Gray{Y: 255})
			}
		}
	}
	return picture
}
