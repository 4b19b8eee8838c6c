package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
)

// backdropWidth is the greatest width in pixels that the backdrop is painted at; in larger windows it is stretched.
const backdropWidth = 1280

// backdropScene lies behind the title: a wood in a winter night, with the moon beside the sheet over the middle.
var backdropScene = art.Scene{Kind: art.LocationScene, Name: "The Wood by the River", Season: "winter", Tags: []string{"wilderness"}}

// Backdrop fills a screen with the landscape behind menus. It is painted once for each size of the window.
func (p *Painter) Backdrop(screen *ebiten.Image) {
	if art.Plain {
		screen.Fill(art.Night)
		return
	}
	size := screen.Bounds().Size()
	if p.backdrop == nil || p.backdropSize != size {
		if p.backdrop != nil {
			p.backdrop.Deallocate()
		}
		w, h := size.X, size.Y
		if w > backdropWidth {
			w, h = backdropWidth, max(1, h*backdropWidth/w)
		}
		drawn, err := art.Picture(&backdropScene, w, h)
		if err != nil {
			screen.Fill(art.Night) // a window too large or too small for a picture
			return
		}
		p.backdrop, p.backdropSize = ebiten.NewImageFromImageWithOptions(drawn, &ebiten.NewImageFromImageOptions{Unmanaged: true}), size
	}
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
	drawn := p.backdrop.Bounds().Size()
	o.GeoM.Scale(float64(size.X)/float64(drawn.X), float64(size.Y)/float64(drawn.Y))
	screen.DrawImage(p.backdrop, &o)
}
