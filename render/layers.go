package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render/layout"
)

// layers are the images of a table, from below: the ground with the cloth and the boards on it; the weather over it, which
// moves; and the top with everything printed on the boards and lying on them. Ground and top are drawn when the table changes.
// They are put together with the weather in flat, where the weather was and is: it is small, and most of the time there is none.
type layers struct {
	ground, top, flat *ebiten.Image
	flatOf            Weather       // the weather in flat
	air               []layout.Rect // where that reaches
	mosaic            mosaic
	flatValid         bool              // flat is up to date, but for dirty
	dirty             []image.Rectangle // parts in which flat is out of date
	season            content.Season

	over      *ebiten.Image // what moves over the table, while only the weather moves; nil before
	overValid bool          // over shows the last scene

	topLedger, groundLedger *ledger
	former                  *ebiten.Image // the table in the last season, while it fades into the next; nil otherwise
}

// NewLarge returns an image about as large as the window. It lies in no atlas with others: small ones that stay would keep
// all of it.
func NewLarge(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

// fit makes the layers as large as a screen, and reports whether they were not so before.
func (l *layers) fit(screen *ebiten.Image) bool {
	size := screen.Bounds().Size()
	if l.ground != nil && l.ground.Bounds().Size() == size {
		return false
	}
	for _, img := range [...]*ebiten.Image{l.ground, l.top, l.flat, l.former, l.over} {
		if img != nil {
			img.Deallocate()
		}
	}
	*l = layers{ground: NewLarge(size), top: NewLarge(size), flat: NewLarge(size)}
	return true
}

// keep keeps a copy of the table, which fades away.
func (l *layers) keep() {
	if l.former == nil {
		l.former = NewLarge(l.flat.Bounds().Size())
	}
	l.former.DrawImage(l.flat, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

func (p *Painter) drawLayers(screen *ebiten.Image, s *Scene) {
	if p.Unseen {
		return
	}
	l := &p.layers
	switch flat := (air{p.on(l.flat, s.Plan.Unit), s}); {
	case !l.flatValid:
		l.air = flat.inAir(l.air[:0])
		flat.dst.DrawImage(l.ground, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
		flat.weather()
		flat.dst.DrawImage(l.top, nil)
	case l.flatOf != s.Weather || len(l.dirty) > 0:
		flat.drift(l)
	}
	l.flatValid, l.flatOf, l.dirty = true, s.Weather, l.dirty[:0]
	screen.DrawImage(l.flat, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	switch {
	case l.former == nil:
	case s.Fade > 0:
		var o ebiten.DrawImageOptions
		o.ColorScale.ScaleAlpha(float32(min(1, s.Fade)))
		screen.DrawImage(l.former, &o)
		l.prompt(screen, s.Plan)
	default:
		l.former.Deallocate()
		l.former = nil
	}
}

// prompt draws the prompt line over a season that fades away, so that the old prompt does not lie over the new one.
func (l *layers) prompt(screen *ebiten.Image, plan *layout.Plan) {
	line := pixels(plan.Prompt.Rect)
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(float64(line.Min.X), float64(line.Min.Y))
	screen.DrawImage(l.flat.SubImage(line).(*ebiten.Image), &o)
}

// Drift draws the last scene again with another weather, over the same screen: only where something in the air was or is now,
// since drawing a whole screen takes long without a graphics card.
func (p *Painter) Drift(screen *ebiten.Image, w Weather) {
	l, s := &p.layers, &p.last
	s.Weather = w
	if !l.flatValid || l.former != nil || s.Timeline != nil || screen.Bounds().Size() != l.flat.Bounds().Size() {
		again := *s
		p.Draw(screen, &again)
		return
	}
	if l.over == nil {
		l.over = NewLarge(l.flat.Bounds().Size())
	}
	if !l.overValid {
		l.over.Clear()
		overlayOn(p.on(l.over, s.Plan.Unit), s).draw()
		l.overValid = true
	}
	air{p.on(l.flat, s.Plan.Unit), s}.drift(l)
	l.flatOf = w
	l.mosaic.draw(screen, l.flat, ebiten.BlendCopy)
	l.mosaic.draw(screen, l.over, ebiten.BlendSourceOver)
}

// drift puts the layers together again where something in the air was or is now, and where one of them has changed.
func (c air) drift(l *layers) {
	m := &l.mosaic
	m.begin(l.flat.Bounds().Size())
	for _, r := range l.air {
		m.mark(r)
	}
	l.air = c.inAir(l.air[:0])
	for _, r := range l.air {
		m.mark(r)
	}
	for _, part := range l.dirty {
		m.mark(RectOf(part))
	}
	m.cut()
	m.draw(c.dst, l.ground, ebiten.BlendCopy)
	c.weather()
	m.draw(c.dst, l.top, ebiten.BlendSourceOver)
}
