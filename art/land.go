package art

import (
	"fmt"
	"image"
	"image/color"
	"math"
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
	p.ways(l)
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
var landLights = [...]point{{102, 62}, {84, 73}, {117, 147}, {121, 74}, {80, 219}, {102, 78}, {88, 150}, {122, 222}, {102, 214}}

// landRoads lead from the three places of each region, whose cards lie at the left of its third, to the road through all regions, and on
// to the passes.
var landRoads = [][]point{
	{{-10, 164}, {56, 170}, {110, 162}, {160, 172}, {204, 168}, {262, 176}, {316, 166}, {370, 174}, {410, 168}},
	{{56, 92}, {88, 96}, {106, 112}, {94, 136}, {106, 163}}, {{56, 236}, {92, 228}, {104, 200}, {96, 166}},
	{{190, 98}, {214, 104}, {246, 118}, {238, 146}, {254, 174}}, {{190, 232}, {216, 226}, {262, 214}, {250, 176}},
	{{322, 92}, {352, 98}, {372, 118}, {358, 146}, {366, 172}}, {{322, 232}, {352, 226}, {382, 206}, {372, 174}},
	{{106, 112}, {124, 106}, {138, 96}}, {{246, 118}, {258, 106}, {252, 94}},
}

// terrain paints the land in greys: mountains far up under the light of the sky, hills in their mist towards the viewer, and what people
// built.
func (p *plate) terrain(l *Land) {
	grey := func(v uint8) color.NRGBA { return color.NRGBA{v, v, v, 0xFF} }
	m := mood{sky: grey(96), low: grey(226), far: grey(176), near: grey(22), light: grey(250)}
	share := min(1, map[string]float64{"winter": 0.85, "spring": 0.3, "summer": 0.05, "fall": 0.18}[l.Season]+0.08*float64(max(0, l.Year-1)))
	p.shade(m.sky, m.low, 84)
	for region := range RegionNames {
		p.glow(m.light, landThird*(float64(region)+0.72), 58, 84, 0.7)
	}
	type row struct {
		height, swing, hills float64
		sharp                bool
	}
	rows := []row{{74, 34, 52, true}, {102, 17, 70, false}, {146, 17, 90, false}, {190, 16, 84, false}, {236, 7, 70, false}}
	var ridges [5]*ridge
	for i, r := range rows { // before anything that differs by season
		ridges[i] = p.ridge(r.height, r.swing, r.hills, r.sharp)
	}
	for i, r := range rows {
		depth, ridge := 0.1+0.2*float64(i), ridges[i]
		p.land(ridge, m.tone(depth+0.16))
		p.hatch(ridge, Fade(m.near, 0.28), 11)
		if share > 0.1 {
			thick := share
			if !r.sharp {
				thick = min(thick, 0.9*mountainSnow)
			}
			p.snowcaps(ridge, r.height+26*share, thick, Fade(m.snow(0.8), 0.62))
		}
		for k := range 7 { // mist lies in the valley before it
			lower := *ridge
			for at := range lower {
				lower[at] += 9 + 6*float64(k) + 3*float64(k)*float64(k)*0.2
			}
			p.land(&lower, Fade(m.tone(max(0, depth-0.2)), 0.1))
		}
		dark := m.tone(depth + 0.42)
		pine := func(x, foot, h float64) { p.pine(x, foot, h, m.tone(depth+0.46), Fade(m.snow(0.6), 0.7*share)) }
		leafy := func(x, foot, h float64) { p.leafy(x, foot, h, dark, dark) }
		switch i {
		case 0: // a citadel on its crag, a watch over the woods, stones on the heights
			p.poly(m.tone(0.5), 62, 110, 76, 92, 96, 88, 126, 94, 138, 112)
			p.wall(&m, 70, 132, 96, 14, m.tone(0.58))
			for _, t := range []struct{ x, w, h float64 }{{84, 10, 40}, {102, 14, 62}, {121, 9, 34}} {
				p.tower(&m, t.x-t.w/2, 98, t.w, t.h, m.tone(0.62), "crenel")
			}
			p.tower(&m, 246, 94, 10, 46, m.tone(0.56), "cone")
			p.stones(&m, 362, 92, 38, m.tone(0.6))
		case 1:
			p.forest(ridge, pine, 132, 240, 22, 8)
			p.forest(ridge, leafy, 272, 342, 20, 9)
			p.mill(&m, 384, 136, 40, dark)
		case 2:
			p.wall(&m, 62, 136, 168, 13, dark)
			p.tower(&m, 82, 168, 12, 34, dark, "crenel")
			p.tower(&m, 111, 168, 12, 38, dark, "crenel")
			for x := 232.0; x < 268; x += 17 {
				p.house(&m, x, ridge.at(x)+14, 15, 19, dark)
			}
			p.forest(ridge, pine, 274, 330, 24, 9)
		case 3:
			p.skyline(&m, "empire", 220, 22, 64, 128, m.tone(depth+0.3))
			p.forest(ridge, pine, 134, 206, 26, 10)
			p.tent(&m, 246, 216, 28, dark)
			p.tent(&m, 226, 222, 22, dark)
			p.skyline(&m, "settled", 220, 24, 334, 400, m.tone(depth+0.3))
		case 4:
			p.forest(ridge, pine, -6, 406, 24, 12)
		}
	}
}

// tone gives the greys of the land the colours of its regions, which blend into each other: deep in the shadow, their own between, and the
// light of the season where it falls. It is never so light that chalk on it could not be read.
func (p *plate) tone(l *Land) {
	light := Blend(Page, Gold, 0.3)
	if i := slices.Index(SeasonNames[:], l.Season); i >= 0 {
		light = Blend(Seasons[i].Fill, Page, 0.25)
	}
	var steps [len(RegionNames)][3]color.NRGBA
	for i, s := range Regions {
		steps[i] = [...]color.NRGBA{Blend(s.Edge, Night, 0.72), Blend(Blend(s.Fill, light, 0.16), Night, 0.2), Blend(light, s.Fill, 0.22)}
		for Contrast(steps[i][2], Chalk) < 4.6 {
			steps[i][2] = Blend(steps[i][2], s.Edge, 0.04)
		}
	}
	b := p.img.Bounds()
	for x := range b.Dx() {
		at := (float64(x)-p.dx)/p.scale/landThird - 0.5 // the middle of region i is at i
		from := int(min(max(0, at), float64(len(Regions)-1)))
		to := min(from+1, len(Regions)-1)
		part := min(1, max(0, (at-float64(from)-0.38)/0.24)) // they meet softly at their border
		var of [3]color.NRGBA
		for k := range of {
			of[k] = Blend(steps[from][k], steps[to][k], part)
		}
		for y := range b.Dy() {
			i := p.img.PixOffset(x, y)
			grey := float64(p.img.Pix[i]) / 127.5
			step := int(min(1, grey))
			c := Blend(of[step], of[step+1], grey-float64(step))
			p.img.Pix[i], p.img.Pix[i+1], p.img.Pix[i+2] = c.R, c.G, c.B
		}
	}
}

// ways draws the river from the mountains down to the viewer, the roads between the places, and a bridge where they meet.
func (p *plate) ways(l *Land) {
	water, dust := rgb(0x2E6A86), rgb(0xA88A5C)
	if l.Season == "winter" { // it is frozen, and they are trodden snow
		water, dust = rgb(0x4E6E80), rgb(0x7A828E)
	}
	river := func(y float64) point { return point{216 + 11*math.Sin(y/13) + 5*math.Sin(y/5.3), y} }
	wide := func(y float64) float64 { return 1.2 + 0.0008*(y-100)*(y-100) }
	course := func(more float64) (outline []point) {
		for y := 100.0; y < 246; y += 2 {
			outline = append(outline, point{river(y).x - wide(y)/2 - more, y})
		}
		for y := 246.0; y >= 100; y -= 2 {
			outline = append(outline, point{river(y).x + wide(y)/2 + more, y})
		}
		return outline
	}
	p.fill(Fade(Night, 0.4), course(1.4))
	p.fill(water, course(0))
	for y := 104.0; y < 240; y += 3 {
		at, from := river(y), p.between(-0.35, 0)*wide(y)
		p.line(Fade(Frost, 0.2), 0.6, at.x+from, y, at.x+from+p.between(0.15, 0.4)*wide(y), y)
	}
	var edges, ways [][]point
	for _, road := range landRoads {
		for i := 1; i < len(road); i++ {
			before, after := road[max(0, i-2)], road[min(len(road)-1, i+1)]
			const parts = 10
			from := road[i-1]
			for part := range parts {
				to := bend(before, road[i-1], road[i], after, float64(part+1)/parts)
				w := 0.7 + 0.009*to.y
				edges = append(edges, quad(point{from.x, from.y + 0.6}, point{to.x, to.y + 0.6}, w+0.9, w+0.9))
				ways = append(ways, quad(from, to, w, w))
				from = to
			}
		}
	}
	p.fill(Fade(Night, 0.3), edges...)
	p.fill(Fade(dust, 0.6), ways...)
	at := river(168)
	for _, side := range [...]float64{-2.6, 2.4} { // the rails of the bridge
		p.line(rgb(0x33241A), 1.3, at.x-9, 168+side, at.x+9, 170+side)
	}
}

// bend returns a place a share of the way from b to c on a curve that comes from a and leads on to d.
func bend(a, b, c, d point, t float64) point {
	on := func(a, b, c, d float64) float64 {
		return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	return point{on(a.x, b.x, c.x, d.x), on(a.y, b.y, c.y, d.y)}
}

// smoke draws the smoke over a place that burned, and its embers.
func (p *plate) smoke(x, foot float64) {
	p.glow(rgb(0xD8582A), x, foot, 12, 0.6)
	for i := range 11 {
		rise := float64(i)
		p.disc(Fade(Night, 0.34-0.02*rise), x+0.14*rise*rise+p.between(-1.5, 1.5), foot-3.6*rise, 2.2+0.75*rise)
	}
}
