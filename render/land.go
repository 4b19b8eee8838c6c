package render

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The size in pixels that the land under the boards is painted at, a third for each region; it is stretched to theirs.
const (
	landWidth  = 960
	landHeight = 480
)

// land is the picture of the land under the boards, painted when it has something new to show.
type land struct {
	shows art.Land
	img   *ebiten.Image // nil before it is painted
}

// landOf returns what the land shows of a campaign.
func landOf(b *rules.Rulebook, s *rules.State) art.Land {
	of := art.Land{Season: b.Season(s).String(), Year: int(s.Year)}
	threat := 0
	for _, space := range s.Threat {
		threat += int(space)
	}
	const steps = 6 // in which the lights change, so that the land is seldom painted anew
	of.Threat = float64(steps*threat/(len(s.Threat)*content.TrackSpaces)) / steps
	for id := range b.Content().Locations {
		if s.Burned&(1<<id) != 0 {
			of.Burned[b.Content().Locations[id].Region]++
		}
	}
	return of
}

// paintLand paints a land. Tests keep what it has painted, for all their painters.
var paintLand = art.LandPicture

// landscape returns the picture of a land.
func (p *Painter) landscape(of art.Land) *ebiten.Image {
	if p.land.img != nil && p.land.shows == of {
		return p.land.img
	}
	if p.land.img != nil {
		p.land.img.Deallocate()
	}
	p.land = land{shows: of}
	if drawn, err := paintLand(&of, landWidth, landHeight); err == nil {
		p.land.img = ebiten.NewImageFromImageWithOptions(drawn, &ebiten.NewImageFromImageOptions{Unmanaged: true})
	}
	return p.land.img
}

// land draws the part of the land that belongs to a region over its board.
func (t boards) land(i int, r layout.Rect) {
	of := landOf(t.book, t.s)
	r = snap(r)
	if art.Plain || t.plain || r.Empty() || !t.ground.draws(stroke{what: fmt.Sprint("land ", of), r: r, x: float64(i)}, r) {
		return
	}
	third := landWidth / len(t.plan.Regions)
	part := image.Rect(i*third, 0, (i+1)*third, landHeight)
	if wide := min(int(landHeight*r.W/r.H), 7*third/4) - third; wide > third/4 { // a broad board shows some of its neighbours, and so more
		part.Min.X, part.Max.X = part.Min.X-wide/2, part.Max.X+wide/2
		part = part.Add(image.Pt(max(0, -part.Min.X)-max(0, part.Max.X-landWidth), 0))
	}
	t.ground.scenic(t.p.landscape(of), part, r, 1)
}

// landBehind draws the whole land over a rectangle, with a share of its light, 0 to 1.
func (t *table) landBehind(r layout.Rect, share float32) {
	of := landOf(t.book, t.s)
	r = snap(r)
	if !t.plain && !art.Plain && !r.Empty() && t.draws(stroke{what: fmt.Sprint("land behind ", of), r: r}, r) {
		t.scenic(t.p.landscape(of), image.Rect(0, 0, landWidth, landHeight), r, share)
	}
}

// scenic fills a rectangle with a part of a picture, from its right edge, and as much of it as has the rectangle's shape.
func (c *surface) scenic(img *ebiten.Image, part image.Rectangle, r layout.Rect, share float32) {
	if img == nil {
		return
	}
	scale := max(r.W/float64(part.Dx()), r.H/float64(part.Dy()))
	w, h := int(r.W/scale), int(r.H/scale)
	part = image.Rect(0, 0, w, h).Add(part.Min).Add(image.Pt(part.Dx()-w, (part.Dy()-h)/2))
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(r.W/float64(w), r.H/float64(h))
	o.GeoM.Translate(r.X, r.Y)
	o.ColorScale.ScaleAlpha(share)
	c.dst.DrawImage(img.SubImage(part).(*ebiten.Image), &o)
}

// lamp is the light of the lamp over the table, painted once for each season and year.
type lamp struct {
	shows art.Lamp
	img   *ebiten.Image // nil before it is painted
}

// The size in pixels that the light is painted at; it is stretched over the table.
const (
	lampWidth  = 160
	lampHeight = 90
)

// lamp lays the light of the lamp over what lies below the weather: a warm pool that falls off towards the edges of the table.
func (t *table) lamp() {
	of := art.Lamp{Season: t.book.Season(t.s).String(), Year: int(t.s.Year)}
	all := layout.Rect{W: t.plan.W, H: t.plan.H}
	if art.Plain || t.plain || !t.ground.draws(stroke{what: fmt.Sprint("lamp ", of), r: all}, all) {
		return
	}
	p := t.p
	if p.lamp.img == nil || p.lamp.shows != of {
		if p.lamp.img != nil {
			p.lamp.img.Deallocate()
		}
		p.lamp = lamp{of, ebiten.NewImageFromImageWithOptions(art.LampPicture(&of, lampWidth, lampHeight), &ebiten.NewImageFromImageOptions{Unmanaged: true})}
	}
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(all.W/lampWidth, all.H/lampHeight)
	t.ground.dst.DrawImage(p.lamp.img, &o)
}
