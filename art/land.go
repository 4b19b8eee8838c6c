package art

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
)

// Land is what the land under the table shows of a campaign.
type Land struct {
	Season string
	Year   int                   // 1..6: more snow stays from year to year
	Threat float64               // of all tracks together, 0 to 1: the lights of the Empire
	Burned [len(RegionNames)]int // locations burned in each region, each with its smoke
}

// LandPicture paints the three regions as one land, from the Empire at the left to the Settled Lands at the right, each over a third of
// the picture. It is dark and has little contrast, since the table lies on it. It fails if the size is out of range.
func LandPicture(l *Land, width, height int) (*image.RGBA, error) {
	if width < 1 || height < 1 || width > maxPicture || height > maxPicture {
		return nil, fmt.Errorf("art: a land of %d by %d pixels: both must be from 1 to %d", width, height, maxPicture)
	}
	p := newPlate(width, height, rand.New(rand.NewPCG(6, 1)))
	p.terrain(l)
	p.tone(l)
	for region, n := range l.Burned {
		for i := range n {
			p.smoke(landThird*(float64(region)+[...]float64{0.62, 0.86, 0.74, 0.54, 0.92, 0.68}[i%6]), 84+[...]float64{0, 66, 118, 30, 90, 50}[i%6])
		}
	}
	for i, at := range landLights {
		if float64(i) < l.Threat*float64(len(landLights)) {
			p.glow(rgb(0xF0A63C), at.x, at.y, 15, 0.55)
			p.box(rgb(0xF6C95A), at.x-0.8, at.y-1.4, 1.6, 2.8)
		}
	}
	p.grain(0.06)
	return p.img, nil
}

// landThird is the width of a region on the plate.
const landThird = plateWidth / 3

// landLights are the windows of the Empire, in the order in which they are lit.
var landLights = [...]point{{104, 66}, {84, 74}, {118, 128}, {96, 78}, {78, 196}, {112, 72}, {92, 134}, {124, 198}, {74, 80}}

// terrain paints the land in greys: mountains far up, hills towards the viewer, a river through the middle, and what people built.
func (p *plate) terrain(l *Land) {
	grey := func(v uint8) color.NRGBA { return color.NRGBA{v, v, v, 0xFF} }
	m := mood{sky: grey(120), low: grey(168), far: grey(126), near: grey(28), light: grey(210)}
	stays := 0.08 * float64(max(0, l.Year-1))
	share := map[string]float64{"winter": 0.85, "spring": 0.3, "summer": 0.05, "fall": 0.18}[l.Season] + stays
	p.shade(m.sky, m.low, 70)
	type row struct {
		height, swing, hills float64
		sharp                bool
	}
	var rows [5]*ridge
	for i, r := range []row{{66, 24, 58, true}, {96, 12, 90, false}, {138, 12, 120, false}, {182, 11, 140, false}, {222, 8, 120, false}} {
		depth := 0.12 + 0.19*float64(i)
		rows[i] = p.ridge(r.height, r.swing, r.hills, r.sharp)
		p.land(rows[i], m.tone(depth))
		p.hatch(rows[i], Fade(m.near, 0.3), 9)
		if thick := share; thick > 0.1 {
			p.snowcaps(rows[i], r.height+26*thick, min(1, thick), Fade(m.snow(0.7), 0.55))
		}
		switch i {
		case 0: // a citadel on its crag, a watch over the woods, stones on the heights
			p.wall(&m, 70, 122, 92, 14, m.tone(0.4))
			for _, t := range []struct{ x, w, h float64 }{{80, 8, 30}, {100, 11, 44}, {113, 7, 26}} {
				p.tower(&m, t.x-t.w/2, 92, t.w, t.h, m.tone(0.5), "crenel")
			}
			p.stones(&m, 372, 92, 30, m.tone(0.45))
			p.tower(&m, 240, rows[0].at(244)+14, 7, 30, m.tone(0.45), "cone")
		case 1:
			p.forest(rows[1], func(x, foot, h float64) { p.pine(x, foot, h, m.tone(0.5), Fade(m.snow(0.6), share*0.6)) }, 190, 268, 20, 9)
			p.mill(&m, 362, 132, 30, m.tone(0.55))
		case 2:
			p.wall(&m, 66, 134, 148, 9, m.tone(0.62))
			p.tower(&m, 88, 148, 9, 26, m.tone(0.66), "crenel")
			p.tower(&m, 114, 148, 9, 30, m.tone(0.66), "crenel")
			for x := 204.0; x < 262; x += 17 {
				p.house(&m, x, rows[2].at(x)+8, 13, 15, m.tone(0.6))
			}
		case 3:
			p.skyline(&m, "settled", 196, 17, 330, 396, m.tone(0.74))
			p.forest(rows[3], func(x, foot, h float64) { p.leafy(x, foot, h, m.tone(0.8), Fade(m.tone(0.7), 0.9)) }, 300, 330, 18, 9)
			p.skyline(&m, "empire", 206, 15, 70, 130, m.tone(0.76))
			p.tent(&m, 206, 200, 18, m.tone(0.8))
			p.tent(&m, 236, 204, 22, m.tone(0.8))
		case 4:
			p.forest(rows[4], func(x, foot, h float64) { p.pine(x, foot, h, m.tone(0.95), Fade(m.snow(0.6), share*0.5)) }, -6, 406, 20, 13)
		}
	}
	p.river(&m)
}

// river draws the river from the pass down to the viewer, and the road that crosses it.
func (p *plate) river(m *mood) {
	bends := []point{{168, 92}, {186, 112}, {174, 132}, {190, 152}, {178, 174}, {196, 196}, {184, 220}, {196, 250}}
	for i := 1; i < len(bends); i++ {
		p.fill(Fade(m.snow(0.3), 0.6), quad(bends[i-1], bends[i], 1.5+1.4*float64(i-1), 1.5+1.4*float64(i)))
	}
	for _, road := range [][]point{{{64, 160}, {120, 156}, {180, 160}, {240, 154}, {300, 160}, {398, 152}}, {{100, 92}, {118, 112}, {108, 132}, {104, 156}}, {{364, 140}, {350, 160}, {362, 196}}} {
		for i := 1; i < len(road); i++ {
			for part := range 6 {
				from, to := between(road[i-1], road[i], float64(part)/6), between(road[i-1], road[i], (float64(part)+0.6)/6)
				p.fill(Fade(m.snow(0.5), 0.5), quad(from, to, 1.5, 1.5))
			}
		}
	}
}

// between returns a place a share of the way from one to another.
func between(a, b point, share float64) point {
	return point{a.x + share*(b.x-a.x), a.y + share*(b.y-a.y)}
}

// tone gives the greys of the land the colours of its regions, which blend into each other, in the light of the season.
func (p *plate) tone(l *Land) {
	light := Blend(Parchment, Gold, 0.2)
	if i := slices.Index(SeasonNames[:], l.Season); i >= 0 {
		light = Seasons[i].Fill
	}
	var dark, bright [len(RegionNames)]color.NRGBA
	for i, s := range Regions {
		dark[i], bright[i] = Blend(s.Edge, Night, 0.45), Blend(Blend(s.Fill, light, 0.34), Night, 0.12)
	}
	b := p.img.Bounds()
	for x := range b.Dx() {
		at := (float64(x)-p.dx)/p.scale/landThird - 0.5 // the middle of region i is at i
		from := int(min(max(0, at), float64(len(Regions)-1)))
		to := min(from+1, len(Regions)-1)
		part := min(1, max(0, (at-float64(from)-0.38)/0.24)) // they meet softly at their border
		low, high := Blend(dark[from], dark[to], part), Blend(bright[from], bright[to], part)
		for y := range b.Dy() {
			i := p.img.PixOffset(x, y)
			c := Blend(low, high, float64(p.img.Pix[i])/255)
			p.img.Pix[i], p.img.Pix[i+1], p.img.Pix[i+2] = c.R, c.G, c.B
		}
	}
}

// smoke draws the smoke over a place that burned, and its embers.
func (p *plate) smoke(x, foot float64) {
	p.glow(rgb(0xD8582A), x, foot, 12, 0.6)
	for i := range 11 {
		rise := float64(i)
		p.disc(Fade(Night, 0.34-0.02*rise), x+0.14*rise*rise+p.between(-1.5, 1.5), foot-3.6*rise, 2.2+0.75*rise)
	}
}
