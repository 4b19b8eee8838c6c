package render

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// EffectKind is a way to show that something happens at a place.
type EffectKind uint8

const (
	Pulse  EffectKind = iota // a ring of frost that fades: it becomes active, or changes
	Honour                   // the same in gold: it succeeds
	Alarm                    // the same in red: it suffers
	Shake                    // it trembles
	Bloom                    // gold light opens over it, and sparks fly out
	Riffle                   // a pile is shuffled
)

// Effect is something that happens at a place of the table.
type Effect struct {
	Kind EffectKind
	At   layout.Rect
	T    float64 // share of its time that has passed, 0 to 1
}

func (c overlay) effect(e *Effect) {
	switch e.Kind {
	case Pulse:
		c.pulse(e, art.Frost)
	case Honour:
		c.pulse(e, art.GoldBright)
	case Alarm:
		c.pulse(e, art.Refused)
	case Shake:
		c.shake(e)
	case Bloom:
		c.bloom(e)
	case Riffle:
		c.riffle(e)
	}
}

// pulse rings a place: quickly bright, then slowly fading. Nothing lies on the place itself, which is the news.
func (c overlay) pulse(e *Effect, tint color.NRGBA) {
	const brightest = 0.25
	light := min(1, e.T/brightest) * min(1, (1-e.T)/(1-brightest))
	c.rim(e.At, tint, light)
	if min(e.At.W, e.At.H) < smallPlace*c.u {
		return
	}
	for i := range 2 {
		c.rim(e.At.Inset(-2*float64(i+1)*light*c.u), tint, light*float64(2-i)/3)
	}
}

// smallPlace is the width in units below which a place, such as a space of a track, is ringed closely, so that its neighbours stay free.
const smallPlace = 20.0

// shake draws a part of the table where it is while it trembles, less and less.
func (c overlay) shake(e *Effect) {
	if c.dst == nil || c.p.layers.top == nil {
		return // only texts are set
	}
	const swings, farthest = 4.5, 5.0
	left := 1 - e.T
	dx := math.Round(farthest * c.u * left * left * math.Sin(2*math.Pi*swings*e.T))
	r, part := snap(e.At), pixels(e.At)
	for _, layer := range [...]*ebiten.Image{c.p.layers.ground, c.p.layers.top} {
		c.image(layer.SubImage(part).(*ebiten.Image), r.Move(dx, 0), opaque)
	}
}

// bloom opens gold light over a place and lets sparks fly from it.
func (c overlay) bloom(e *Effect) {
	const sparks = 16
	x, y := e.At.Center()
	open := 1 - (1-e.T)*(1-e.T)
	light := math.Sin(math.Pi * min(1, 0.15+0.85*e.T))
	size := (1 + open) * max(e.At.W, e.At.H)
	if !art.Plain { // what is written stays readable in the light
		c.turned(Mote{"soft", size, 1, x, y, 0}, art.Fade(art.GoldBright, 0.75*light))
	}
	c.glow(e.At, art.GoldBright, light)
	for i := range sparks {
		angle := 2*math.Pi*float64(i)/sparks + 0.3*float64(i%3)
		far := (0.35 + 0.5*open*(0.6+0.4*float64(i%4)/3))
		sx, sy := x+far*e.At.W*math.Cos(angle), y+far*e.At.H*math.Sin(angle)
		c.turned(Mote{"spark", (5 + 4*float64(i%3)) * c.u * (1 - 0.6*e.T), 1, sx, sy, angle}, art.Fade(art.Chalk, light))
	}
}

// riffle lets the cards of a pile part and come together again.
func (c overlay) riffle(e *Effect) {
	const cards = 5
	apart := math.Sin(math.Pi * e.T)
	for i := range cards {
		side := float64(i%2*2 - 1)
		r := e.At.Move(side*apart*0.45*e.At.W, -float64(i)*apart*2.5*c.u)
		c.shadow(r, 3*c.u, 2*c.u)
		c.framed(r, 3*c.u, c.u, art.Night, art.Gold)
	}
}
