package art

import "math"

// winters are what winter brings, each with a light and a composition of its own: a bright day on the ice, a clear night
// under icicles, and a white storm that leaves nothing to be seen.
var winters = []subject{
	{[]string{"flurries"}, (*plate).skaters},
	{[]string{"cold"}, (*plate).brutalCold},
	{[]string{"blizzard"}, (*plate).blizzard},
}

// skaters draws skaters on a pond before the town, and few flakes.
func (p *plate) skaters(m *mood, s *Scene) {
	p.shade(rgb(0xB9CDE8), rgb(0xFBE3CC), 130)
	p.glow(rgb(0xFFF3D8), 70, 96, 150, 0.9)
	p.disc(rgb(0xFFF0CC), 70, 96, 20)
	p.land(p.ridge(112, 12, 110, false), rgb(0xC3CFE2))
	roof := rgb(0xFDFBF4)
	for i := range 6 {
		x, h := 128+44*float64(i), 34+10*float64(i%3)
		c := Blend(rgb(0x8A4A3A), rgb(0xC98A5A), 0.5*float64(i%2))
		p.box(c, x, 142-h, 36, h)
		p.poly(roof, x-6, 143-h, x+18, 118-h, x+42, 143-h)
		p.box(rgb(0xFFD98A), x+13, 152-h, 10, 12)
	}
	p.poly(rgb(0xF4F4F2), -10, 250, -10, 140, 410, 140, 410, 250)
	p.fill(rgb(0x8FB6D0), oval(206, 194, 186, 42))
	p.fill(rgb(0xB4D2E2), oval(206, 198, 182, 40))
	for range 12 { // traces of skates
		x, y := p.between(60, 300), p.between(172, 224)
		p.arc(Fade(Chalk, 0.9), x, y-30, 34, 1.4, 0.9, 2.2)
	}
	coats := [...]int{2, 0, 5, 1, 4}
	for i := range 5 {
		x, y := 74+66*float64(i), 196+16*math.Sin(2.1*float64(i))
		turn := pick(i%2 == 0, 1, -1)
		p.fill(Fade(rgb(0x4A6A8A), 0.4), oval(x, y+3, 22, 4))
		p.person(x, y, 58, turn, Blend(Night, Resources[coats[i]].Fill, 0.6), look{head: heads[i%3], arms: "out", wide: 1.1})
	}
	p.bare(22, 232, 120, rgb(0x3A3444))
	p.flakes(46, rgb(0xFFFFFF), 2.4)
}

// brutalCold draws a clear night: the moon has a ring, the smoke stands straight, and ice hangs from the eaves.
func (p *plate) brutalCold(m *mood, s *Scene) {
	p.shade(rgb(0x050B1E), rgb(0x2A5688), 200)
	p.stars(90, 170)
	p.glow(rgb(0xBFE0FF), 286, 104, 120, 0.55)
	p.ring(Fade(rgb(0xD8ECFF), 0.5), 286, 104, 58, 2)
	p.disc(rgb(0xEAF4FF), 286, 104, 24)
	p.land(p.ridge(190, 10, 150, false), rgb(0x4F7FB4))
	p.poly(rgb(0x9CC4E6), -10, 250, -10, 208, 410, 198, 410, 250)
	wood := rgb(0x1A1626)
	p.box(wood, 92, 158, 78, 52) // a hut
	p.poly(rgb(0xD8ECFA), 78, 162, 131, 122, 184, 162)
	p.glow(rgb(0xFFB84A), 131, 184, 60, 0.8)
	p.box(rgb(0xFFD36A), 118, 172, 26, 22)
	p.box(wood, 130, 172, 2, 22)
	p.box(wood, 152, 118, 10, 22)
	for i := range 7 { // smoke
		p.fill(Fade(rgb(0xC8D8EC), 0.5-0.05*float64(i)), oval(157, 112-9*float64(i), 4+0.8*float64(i), 7))
	}
	for i, x := range [...]float64{226, 262, 312} { // wolves
		y := 214 - 3*float64(i%2)
		c := rgb(0x0A1424)
		p.fill(c, oval(x, y-12, 15, 6))
		p.fill(c, quad(point{x - 11, y - 14}, point{x - 21, y - 27}, 8, 6))
		p.poly(c, x-17, y-25, x-31, y-35, x-26, y-22)
		p.poly(c, x-21, y-27, x-17, y-36, x-15, y-26)
		for _, leg := range [...]float64{-11, -6, 7, 12} {
			p.box(c, x+leg-1.5, y-10, 3, 12)
		}
		p.line(c, 4, x+13, y-13, x+25, y-6)
	}
	p.box(rgb(0xE4F0FA), -10, -10, 420, 24)
	p.box(rgb(0x2A2234), -10, 14, 420, 9)
	for i := range 27 { // icicles
		x, long := -2+15.6*float64(i), 16+44*math.Abs(math.Sin(1.7*float64(i)))
		p.poly(rgb(0xBFE0F6), x-5, 22, x+5, 22, x, 22+long)
		p.poly(rgb(0xF4FBFF), x-3, 22, x, 22, x-0.6, 22+0.8*long)
	}
}

// blizzard draws a few people on a rope behind a lantern, without sky or ground.
func (p *plate) blizzard(m *mood, s *Scene) {
	p.shade(rgb(0x8B9AAA), rgb(0xDDE4EA), 240)
	for range 26 { // gusts
		x, y := p.between(-60, 380), p.between(-10, 240)
		w := p.between(80, 220)
		p.poly(Fade(rgb(0xF6F9FB), 0.5), x, y, x+w, y-0.42*w, x+w+6, y-0.42*w+p.between(6, 20), x, y+3)
	}
	for i := range 3 { // trunks that bend
		x := 36 + 150*float64(i)
		p.fill(Fade(rgb(0x5A6876), 0.5), quad(point{x, 250}, point{x - 46, 40 + 26*float64(i%2)}, 13, 4))
		p.line(Fade(rgb(0x5A6876), 0.5), 3, x-22, 150, x-66, 118)
	}
	p.glow(rgb(0xFFC45A), 96, 150, 78, 0.95)
	dark := rgb(0x2A333E)
	for i := range 4 {
		x, y := 118+74*float64(i), 226-20*float64(i)
		fading := 0.24 * float64(i)
		h := 118 - 15*float64(i)
		p.person(x, y, h, -1, Blend(dark, rgb(0xC8D2DA), fading), look{head: "hood", arms: "out", wide: 1.5})
		if i > 0 {
			p.line(Blend(rgb(0x6A4A2A), rgb(0xC8D2DA), fading), 2.2, x-74, y+20-0.5*(h+15), x-37, y+16-0.42*h, x, y-0.5*h)
		}
	}
	p.line(dark, 2, 92, 166, 96, 140)
	p.box(rgb(0xFFE08A), 88, 150, 16, 20)
	p.ring(dark, 96, 160, 11, 2)
	for range 8 { // drifts
		x := p.between(-40, 400)
		p.fill(rgb(0xF8FAFB), oval(x, 246, p.between(50, 110), p.between(8, 22)))
	}
	for range 260 { // what flies past
		x, y, w := p.between(-20, 410), p.between(-10, 240), p.between(6, 22)
		p.line(Fade(rgb(0xFFFFFF), 0.85), p.between(1, 2.6), x, y, x+w, y-0.42*w)
	}
}
