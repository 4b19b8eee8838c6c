package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render/layout"
)

// layers are what a table is drawn on, from below: the ground, which is the cloth and the boards lying on it; the weather
// over it, which moves; and the top, which is everything printed on boards and lying on them. Ground and top are drawn
// when the table changes, and put together when the weather does, where that was and is: it is small, and lies still most
// of the time.
type layers struct {
	ground, top *ebiten.Image
	flat        *ebiten.Image // all three together
	flatOf      Weather       // the weather in it
	air         []layout.Rect // where that reaches
	mosaic      mosaic
	flatIs      bool              // flat shows what ground and top show
	torn        []image.Rectangle // but for these parts
	season      content.Season

	over   *ebiten.Image // what moves over the table, while nothing but the weather does; nil before
	overIs bool          // it shows the scene that was drawn last

	topLedger, groundLedger *ledger       // of what they show
	former                  *ebiten.Image // the table in the season before, while the one fades into the other
}

// NewLarge returns an image about as large as the window. It lies in no atlas with others: small ones that stay would keep
// all of it.
func NewLarge(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

// fit makes the layers as large as a screen, and reports whether they were not.
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

// keep keeps the table as it is for a season that fades away.
func (l *layers) keep() {
	if l.former == nil {
		l.former = NewLarge(l.flat.Bounds().Size())
	}
	l.former.DrawImage(l.flat, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// drawLayers draws the table with its weather.
func (p *Painter) drawLayers(screen *ebiten.Image, s *Scene) {
	l := &p.layers
	switch flat := p.on(l.flat, s.Plan.Unit); {
	case !l.flatIs || l.flatOf.On != s.Weather.On:
		l.air = flat.inAir(l.air[:0], s)
		flat.compose(l, s)
	case l.flatOf.Time != s.Weather.Time:
		flat.drift(l, s)
	default:
		for _, part := range l.torn {
			p.within(l.flat, part, s.Plan.Unit).compose(l, s)
		}
	}
	l.flatIs, l.flatOf, l.torn = true, s.Weather, l.torn[:0]
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

// prompt draws the prompt line over a season that fades away: what it said then would lie over what it says.
func (l *layers) prompt(screen *ebiten.Image, plan *layout.Plan) {
	line := pixels(plan.Prompt.Rect)
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(float64(line.Min.X), float64(line.Min.Y))
	screen.DrawImage(l.flat.SubImage(line).(*ebiten.Image), &o)
}

// compose draws the layers above each other.
func (c *canvas) compose(l *layers, s *Scene) {
	c.dst.DrawImage(l.ground, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	c.weather(s)
	c.dst.DrawImage(l.top, nil)
}

// Drift draws the scene that was drawn last with another weather, over the same screen: only where something in the air was
// or is now, since bringing a whole picture to the screen takes long where it is drawn by software.
func (p *Painter) Drift(screen *ebiten.Image, w Weather) {
	l, s := &p.layers, &p.last
	s.Weather = w
	if !l.flatIs || l.former != nil || l.flatOf.On != w.On || s.Timeline != nil || screen.Bounds().Size() != l.flat.Bounds().Size() {
		again := *s
		p.Draw(screen, &again)
		return
	}
	if l.over == nil {
		l.over = NewLarge(l.flat.Bounds().Size())
	}
	if !l.overIs {
		l.over.Clear()
		p.on(l.over, s.Plan.Unit).drawOverlay(s)
		l.overIs = true
	}
	p.on(l.flat, s.Plan.Unit).drift(l, s)
	l.flatOf = w
	l.mosaic.draw(screen, l.flat, ebiten.BlendCopy)
	l.mosaic.draw(screen, l.over, ebiten.BlendSourceOver)
}

// drift puts the layers together anew where something in the air was or is now, and where one of them is another.
func (c *canvas) drift(l *layers, s *Scene) {
	m := &l.mosaic
	m.begin(l.flat.Bounds().Size())
	for _, r := range l.air {
		m.tear(r)
	}
	l.air = c.inAir(l.air[:0], s)
	for _, r := range l.air {
		m.tear(r)
	}
	for _, part := range l.torn {
		m.tear(RectOf(part))
	}
	m.cut()
	m.draw(c.dst, l.ground, ebiten.BlendCopy)
	c.weather(s)
	m.draw(c.dst, l.top, ebiten.BlendSourceOver)
}
