package art

import "math"

// roads lead somewhere: each card of a journey that says where has a scene of its own.
var roads = []subject{
	{[]string{"choices"}, (*plate).fork},
	{[]string{"shortcuts"}, (*plate).shortcut},
	{[]string{"safehouses"}, (*plate).refuge},
	{[]string{"resistance"}, (*plate).hideout},
	{[]string{"mustering"}, (*plate).beacons},
	{[]string{"wisdom"}, (*plate).fireside},
	{[]string{"abroad"}, (*plate).departure},
	{[]string{"imperial"}, (*plate).causeway},
}

// fork draws a road that parts, under a sign that points both ways.
func (p *plate) fork(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.land(p.ridge(140, 10, 120, false), m.tone(0.3))
	p.mountains(&mood{far: m.far, near: m.near, low: m.low, sky: m.sky}, 130, false)
	p.poly(m.tone(0.5), -10, 250, -10, 150, 410, 150, 410, 250)
	road := Blend(m.tone(0.5), Page, 0.45)
	p.poly(road, 150, 250, 180, 190, 20, 150, 44, 150, 200, 182, 356, 150, 380, 150, 220, 190, 250, 250)
	p.skyline(m, "empire", 154, 42, 0, 76, m.tone(0.6))
	p.forest(p.ridge(154, 1, 90, false), p.plantOf(s, m, 0.75), 320, 410, 60, 14)
	post := Blend(rgb(0x4A2C16), m.near, 0.4)
	p.box(post, 194, 36, 13, 180)
	p.poly(post, 200, 52, 110, 48, 86, 66, 110, 84, 200, 82)
	p.poly(post, 202, 92, 292, 90, 316, 108, 292, 126, 202, 122)
	p.person(246, 236, 88, -1, m.tone(1), look{head: "hood", tool: "staff", wide: 1.2})
}

// shortcut draws a ring of light across a road, in which another land lies.
func (p *plate) shortcut(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.mountains(m, 130, true)
	p.land(p.ridge(170, 8, 140, false), m.tone(0.55))
	p.forest(p.ridge(174, 4, 140, false), p.plantOf(s, m, 0.7), -10, 110, 90, 22)
	p.forest(p.ridge(174, 4, 140, false), p.plantOf(s, m, 0.7), 300, 410, 90, 22)
	light := p.uncanny()
	p.glow(light, 200, 120, 150, 0.9)
	p.fill(Blend(light, Chalk, 0.4), oval(200, 124, 78, 94))
	p.fill(rgb(0xF0C070), oval(200, 124, 70, 86))
	p.fill(rgb(0xC8743A), oval(200, 176, 56, 32))
	p.disc(rgb(0xFFF3C4), 216, 92, 15)
	p.poly(rgb(0x8A4A26), 152, 170, 176, 128, 192, 152, 214, 120, 248, 172)
	p.poly(Blend(m.tone(0.6), Page, 0.35), 110, 250, 176, 202, 226, 202, 300, 250)
	p.person(200, 228, 92, -1, m.tone(1), look{head: "hood", tool: "staff", arms: "out"})
}

// refuge draws a lit door in a dark street.
func (p *plate) refuge(m *mood, s *Scene) {
	p.shade(Night, Blend(Night, regionField(s.Region), 0.55), 220)
	p.stars(40, 100)
	night := p.mood(&Scene{Region: s.Region}, 1)
	c := night.tone(0.55)
	p.skyline(&night, s.Region, 216, 110, -30, 120, night.tone(0.35))
	p.skyline(&night, s.Region, 216, 110, 292, 420, night.tone(0.35))
	p.box(c, 118, 86, 170, 140)
	p.poly(Blend(c, Night, 0.4), 104, 90, 202, 22, 302, 90)
	p.fill(night.snow(0.6), quad(point{104, 88}, point{202, 20}, 6, 5), quad(point{202, 20}, point{302, 90}, 5, 6))
	p.glow(rgb(0xFFC45A), 204, 180, 130, 0.95)
	p.poly(rgb(0xFFDC8A), 180, 222, 180, 150, 204, 132, 228, 150, 228, 222)
	p.poly(Fade(rgb(0xFFDC8A), 0.35), 180, 222, 228, 222, 300, 250, 110, 250)
	p.person(206, 222, 62, -1, Night, look{head: "", arms: "out"})
	p.icon("locked", GoldBright, 204, 106, 26)
	for i := range 3 {
		p.person(104-34*float64(i), 236, 66+6*float64(i%2), 1, Blend(Night, m.far, 0.2), look{head: "hood"})
	}
}

// hideout draws a hall under the ground, full of people and flags.
func (p *plate) hideout(m *mood, s *Scene) {
	rock := Blend(rgb(0x2A2420), regionField(s.Region), 0.3)
	p.shade(Blend(rock, Night, 0.6), Blend(rock, rgb(0x8A5A2A), 0.35), 240)
	p.poly(Blend(Night, rock, 0.4), -10, -10, 410, -10, 410, 180, 372, 70, 300, 30, 200, 18, 104, 32, 34, 74, -10, 180)
	for i := range 10 {
		x := 70 + 29*float64(i)
		p.poly(Blend(Night, rock, 0.4), x-7, 18, x+7, 18, x, 34+p.between(6, 30))
	}
	for _, x := range [...]float64{70, 330} {
		p.line(Night, 3, x, 170, x, 128)
		p.flame(x, 128, 24)
	}
	p.glow(rgb(0xFFB648), 200, 130, 150, 0.6)
	p.poly(Blend(rock, Night, 0.2), 140, 214, 156, 164, 244, 164, 260, 214)
	p.person(200, 168, 92, 1, Blend(Night, m.near, 0.5), look{head: "", tool: "banner", arms: "out", wide: 1.2})
	p.crowd(m, 250, 62, -10, 410, 2, look{head: "any", arms: "raised", tool: "sword"})
}

// beacons draws fires from hill to hill.
func (p *plate) beacons(m *mood, s *Scene) {
	p.shade(Blend(Night, rgb(0x3A2A5A), 0.5), Blend(rgb(0xE08A5A), Night, 0.25), 180)
	p.stars(50, 100)
	for i := range 4 {
		depth := 0.15 + 0.27*float64(i)
		r := p.ridge(128+30*float64(i), 34, 80+20*float64(i), true)
		p.land(r, Blend(Blend(regionField(s.Region), rgb(0x8A6A8A), 0.4), Night, depth))
		x := 340 - 92*float64(i)
		p.flame(x, r.at(x), 14+12*float64(i))
		for k := range i {
			p.person(x+22+16*float64(k), r.at(x+22)+6, 14+13*float64(i), -1, Night, look{head: "hood", arms: "raised"})
		}
	}
}

// fireside draws an old storyteller and listeners.
func (p *plate) fireside(m *mood, s *Scene) {
	p.shade(rgb(0x10142A), rgb(0x2C3458), 180)
	p.stars(90, 170)
	p.forest(p.ridge(196, 4, 120, false), func(x, foot, h float64) { p.pine(x, foot, h, rgb(0x0C1020), rgb(0x4A5A80)) }, -10, 410, 150, 26)
	p.poly(rgb(0x1A1E30), -10, 250, -10, 196, 410, 196, 410, 250)
	p.glow(rgb(0xFFA83A), 210, 200, 190, 0.85)
	p.flame(210, 222, 56)
	p.person(292, 228, 106, -1, Blend(Night, rgb(0x6A4A2A), 0.4), look{head: "hood", tool: "staff", arms: "out", wide: 1.7})
	p.poly(Chalk, 284, 142, 298, 142, 294, 172, 286, 168) // a white beard
	for i := range 5 {
		x := 30 + 33*float64(i)
		p.fill(Night, oval(x, 224, 20, 19))
		p.disc(Night, x+4, 198, 10)
	}
	for i := range 14 { // what is told of
		a := 2 * math.Pi * float64(i) / 14
		p.disc(Fade(GoldBright, 0.8), 170+60*math.Cos(a), 84+30*math.Sin(a), 1.8)
	}
	p.icon("winter", Fade(Frost, 0.8), 170, 84, 40)
}

// departure draws a ship that leaves, and those who stay.
func (p *plate) departure(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.water(m, 138, 300)
	p.land(p.ridge(140, 18, 70, true), Fade(m.tone(0.22), 0.9))
	p.ship(m, 268, 176, 130, Blend(m.snow(0.9), regionField(s.Region), 0.25))
	p.wall(m, -10, 150, 262, 66, m.tone(0.9))
	for i := range 4 {
		p.person(24+32*float64(i), 198, 66-5*float64(i%2), 1, m.tone(1), look{head: heads[i%4], arms: []string{"raised", "out"}[i%2]})
	}
	for i := range 5 {
		x, y := 150+36*float64(i), 42+14*math.Sin(2*float64(i))
		p.line(Night, 1.8, x-9, y-4, x, y, x+9, y-5)
	}
}

// causeway draws a road between columns to a city of domes.
func (p *plate) causeway(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 156, 58, 70, 330, m.tone(0.4))
	p.tower(m, 176, 158, 48, 96, m.tone(0.55), topsOf(s.Region)[0])
	p.poly(m.tone(0.6), -10, 250, -10, 156, 410, 156, 410, 250)
	p.poly(Blend(m.tone(0.4), Page, 0.5), 60, 250, 188, 156, 212, 156, 340, 250)
	for i := range 4 {
		t := float64(i) / 3
		for _, side := range [...]float64{-1, 1} {
			x, y, h := 200+side*(34+150*t*t), 160+84*t*t, 46+120*t
			p.box(m.tone(0.6+0.4*t), x-3-7*t, y-h, 6+14*t, h)
			p.box(Blend(m.tone(0.8), Gold, 0.35), x-5-9*t, y-h-5, 10+18*t, 5+4*t)
			p.disc(Blend(m.tone(0.8), Gold, 0.5), x, y-h-8-5*t, 3+7*t)
		}
	}
	p.person(190, 232, 58, -1, m.tone(1), look{head: "hat", tool: "staff"})
	p.person(216, 228, 54, 1, m.tone(1), look{head: "hood"})
}
