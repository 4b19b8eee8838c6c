package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
)

// layers are what a table is drawn on, from below: the ground, which is the cloth and the boards lying on it; the weather
// over it, which moves; and the top, which is everything printed on boards and lying on them. Ground and top are drawn
// when the table changes, and put together once where the weather lies still, since that is most of the time.
type layers struct {
	ground, top *ebiten.Image
	flat        *ebiten.Image     // all three together
	flatAt      Weather           // the weather in it
	flatIs      bool              // flat shows what ground and top show
	torn        []image.Rectangle // but for these parts
	season      content.Season

	topLedger, groundLedger *ledger       // of what they show
	former                  *ebiten.Image // the table in the season before, while the one fades into the other
}

// fit makes the layers as large as a screen, and reports whether they were not.
func (l *layers) fit(screen *ebiten.Image) bool {
	size := screen.Bounds().Size()
	if l.ground != nil && l.ground.Bounds().Size() == size {
		return false
	}
	for _, img := range [...]*ebiten.Image{l.ground, l.top, l.flat, l.former} {
		if img != nil {
			img.Deallocate()
		}
	}
	*l = layers{ground: ebiten.NewImage(size.X, size.Y), top: ebiten.NewImage(size.X, size.Y), flat: ebiten.NewImage(size.X, size.Y)}
	return true
}

// keep keeps the table as it is for a season that fades away.
func (l *layers) keep() {
	if l.former == nil {
		size := l.flat.Bounds().Size()
		l.former = ebiten.NewImage(size.X, size.Y)
	}
	if !l.flatIs { // the weather was moving
		l.former.DrawImage(l.ground, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		l.former.DrawImage(l.top, nil)
		return
	}
	l.former.DrawImage(l.flat, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// drawLayers draws the table with its weather.
func (p *Painter) drawLayers(screen *ebiten.Image, s *Scene) {
	l := &p.layers
	c := &canvas{p: p, dst: screen, u: s.Plan.Unit}
	if s.Weather.Moves || s.Fade > 0 {
		c.compose(l, s)
		l.flatIs = false
	} else {
		if !l.flatIs || l.flatAt != s.Weather {
			(&canvas{p: p, dst: l.flat, u: s.Plan.Unit}).compose(l, s)
			l.flatIs, l.flatAt = true, s.Weather
		} else {
			for _, part := range l.torn {
				p.within(l.flat, part, s.Plan.Unit).compose(l, s)
			}
		}
		screen.DrawImage(l.flat, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	}
	l.torn = l.torn[:0]
	switch {
	case l.former == nil:
	case s.Fade > 0:
		var o ebiten.DrawImageOptions
		o.ColorScale.ScaleAlpha(float32(min(1, s.Fade)))
		screen.DrawImage(l.former, &o)
	default:
		l.former.Deallocate()
		l.former = nil
	}
}

// compose draws the layers above each other.
func (c *canvas) compose(l *layers, s *Scene) {
	c.dst.DrawImage(l.ground, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	if s.Weather.On && !art.Plain {
		c.weather(s)
	}
	c.dst.DrawImage(l.top, nil)
}
