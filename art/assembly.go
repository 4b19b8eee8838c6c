package art

import "math"

// assemblies are what people come together for: each card of a public matter that says what it is about has a scene of its
// own.
var assemblies = []subject{
	{[]string{"circuses"}, (*plate).circus},
	{[]string{"investments"}, (*plate).investments},
	{[]string{"rites"}, (*plate).rites},
	{[]string{"boars"}, (*plate).boars},
	{[]string{"uplifting"}, (*plate).uplifting},
	{[]string{"friends"}, (*plate).bridge},
	{[]string{"margin"}, (*plate).tightrope},
	{[]string{"patrol"}, (*plate).patrol},
	{[]string{"appease"}, (*plate).offering},
	{[]string{"robes"}, (*plate).procession},
	{[]string{"battle"}, (*plate).warCouncil},
	{[]string{"clove"}, (*plate).quarrel},
}

// circus draws a ring under a rope, with loaves for all.
func (p *plate) circus(m *mood, s *Scene) {
	p.shade(Blend(rgb(0xA6222E), m.near, 0.25), Blend(rgb(0xE8A04A), m.low, 0.3), 220)
	for i := range 12 { // the cloth of the tent
		a, b := 400*float64(i)/12-40, 400*(float64(i)+0.5)/12-40
		p.poly(Fade(Page, 0.55), 200, -40, 2*a-140, 150, 2*b-140, 150)
	}
	p.line(Night, 2, -10, 74, 410, 62)
	p.person(150, 72, 66, 1, Blend(Night, Resources[5].Fill, 0.4), look{arms: "raised", wide: 1.1})
	p.line(Night, 2.4, 96, 38, 206, 30)
	p.fill(Blend(rgb(0xE2C07A), m.near, 0.15), oval(200, 206, 170, 34))
	p.person(250, 204, 84, -1, Blend(m.tone(1), Resources[4].Fill, 0.4), look{head: "hat", arms: "raised", wide: 1.3})
	for i := range 7 {
		a := math.Pi + math.Pi*float64(i)/6
		p.disc(Resources[i%6].Fill, 250+52*math.Cos(a), 118+44*math.Sin(a), 7)
	}
	for i := range 6 {
		p.fill(Blend(rgb(0xB9742A), m.near, 0.1), oval(64+26*float64(i%3), 206-14*float64(i/3), 16, 9))
	}
	p.crowd(m, 250, 44, -10, 410, 1, look{head: "any", arms: "raised"})
}

// investments draws houses that grow on coins.
func (p *plate) investments(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.land(p.ridge(170, 10, 130, false), m.tone(0.4))
	p.land(p.ridge(206, 3, 130, false), m.tone(0.6))
	for i, high := range [...]int{3, 6, 10, 14} {
		x := 60 + 84*float64(i)
		for k := range high {
			y := 218 - 8*float64(k)
			p.fill(Blend(rgb(0x7C5A17), m.near, 0.2), oval(x, y+3, 36, 9))
			p.fill(GoldBright, oval(x, y, 36, 9))
		}
		top := 212 - 8*float64(high)
		if i == 3 {
			p.tower(m, x-14, top, 28, 66, m.tone(1), topsOf(s.Region)[0])
			continue
		}
		p.house(m, x-22, top, 44, 34+8*float64(i), m.tone(0.95))
	}
	for i := range 3 {
		p.person(20+84*float64(i), 238, 46, 1, m.tone(1), look{head: "hat", arms: "out"})
	}
}

// rites draws a dance round a fire in the snow.
func (p *plate) rites(m *mood, s *Scene) {
	p.shade(rgb(0x16233A), rgb(0x6A7F98), 180)
	p.stars(50, 120)
	p.land(p.ridge(160, 16, 110, false), rgb(0x3A4E68))
	p.forest(p.ridge(168, 3, 110, false), func(x, foot, h float64) { p.pine(x, foot, h, rgb(0x16233A), rgb(0xB9CBDD)) }, -10, 410, 74, 18)
	p.poly(rgb(0xB9CBDD), -10, 250, -10, 180, 410, 180, 410, 250)
	p.glow(rgb(0xFFA83A), 200, 190, 200, 0.75)
	for i := range 5 {
		p.fill(rgb(0x3A2414), quad(point{160 + 18*float64(i), 216}, point{232 - 14*float64(i), 196}, 9, 7))
	}
	p.flame(200, 206, 96)
	for i := range 12 {
		a := 2 * math.Pi * float64(i) / 12
		x, y := 200+156*math.Cos(a), 206+26*math.Sin(a)
		p.person(x, y, 62+14*math.Sin(a), pick(x < 200, 1, -1), Night, look{head: []string{"horns", "hood"}[i%2], arms: "raised"})
	}
	p.flakes(90, Chalk, 1.5)
}

// boars draws boars that break out of a wood, and swords behind them.
func (p *plate) boars(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.land(p.ridge(180, 4, 120, false), m.tone(0.5))
	p.forest(p.ridge(186, 3, 120, false), func(x, foot, h float64) { p.bare(x, foot, h, m.tone(0.7)) }, -10, 410, 130, 24)
	for i := range 3 {
		p.person(52+44*float64(i), 196, 76, 1, m.tone(0.85), look{head: "hood", tool: "sword", arms: "out"})
	}
	boar := func(x, y, r float64) {
		c := Blend(Night, m.near, 0.55)
		p.fill(c, oval(x, y, 1.5*r, 0.86*r))
		p.poly(c, x+0.7*r, y-0.7*r, x+1.7*r, y-0.5*r, x+2.5*r, y+0.3*r, x+2.3*r, y+0.55*r, x+1.2*r, y+0.7*r)
		for k := range 8 { // bristles
			at := x - 1.2*r + 0.3*r*float64(k)
			p.poly(c, at-0.1*r, y-0.5*r, at-0.15*r, y-1.15*r, at+0.25*r, y-0.6*r)
		}
		for _, leg := range [...]float64{-1.1, -0.7, 0.6, 1} {
			p.fill(c, quad(point{x + leg*r, y + 0.4*r}, point{x + leg*r + 0.3*r, y + 1.25*r}, 0.32*r, 0.2*r))
		}
		p.poly(Chalk, x+2.1*r, y+0.5*r, x+2.4*r, y-0.1*r, x+2.3*r, y+0.55*r)
		p.disc(rgb(0xE0503A), x+1.6*r, y-0.1*r, 0.1*r)
	}
	boar(232, 146, 27)
	p.foreground(m, 206)
	boar(150, 184, 42)
}

// uplifting draws words that fly up as birds.
func (p *plate) uplifting(m *mood, s *Scene) {
	p.shade(Blend(m.sky, rgb(0xF8D890), 0.35), Blend(m.low, Chalk, 0.4), 210)
	p.glow(rgb(0xFFF3C4), 290, 70, 210, 0.85)
	p.tower(m, 44, 250, 76, 130, m.tone(0.8), topsOf(s.Region)[0])
	p.box(m.tone(0.95), 30, 146, 112, 8)
	p.person(92, 146, 66, 1, m.tone(1), look{head: "", arms: "raised", tool: "scroll", wide: 1.2})
	for i := range 15 {
		t := float64(i) / 14
		x, y, r := 140+230*t+p.between(-10, 10), 110-86*t+p.between(-22, 22), 17-7*t
		p.poly(Blend(Chalk, m.tone(0.4), 0.25*t), x, y, x-r, y-0.8*r, x-0.2*r, y-0.4*r, x+0.4*r, y-1.2*r, x+0.5*r, y-0.2*r, x+1.1*r, y)
	}
	p.land(p.ridge(214, 4, 120, false), m.tone(0.7))
	p.crowd(m, 246, 48, 150, 410, 2, look{head: "any", arms: "raised"})
}

// bridge draws a bridge between two towns, and people who meet on it.
func (p *plate) bridge(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.mountains(m, 126, false)
	p.water(m, 176, 200)
	p.skyline(m, "redbank", 180, 80, -30, 104, m.tone(0.75))
	p.skyline(m, "settled", 180, 80, 306, 420, m.tone(0.6))
	c := m.tone(0.95)
	p.arc(c, 200, 250, 146, 22, math.Pi*1.12, math.Pi*1.88)
	for i := range 3 {
		p.arc(c, 110+90*float64(i), 216, 38, 9, math.Pi, 2*math.Pi)
		p.box(c, 64+90*float64(i), 180, 10, 70)
	}
	p.box(c, 334, 180, 10, 70)
	p.poly(c, 40, 190, 120, 134, 280, 134, 360, 190, 360, 176, 284, 120, 116, 120, 40, 176)
	for i := range 8 {
		x := 112 + 25*float64(i)
		turn := pick(i < 4, 1, -1)
		p.person(x, 124, 62, turn, Blend(c, Regions[1+i/4].Fill, 0.45), look{head: heads[i%3], arms: []string{"", "out"}[i%2]})
	}
}

// tightrope draws a plank over an abyss, and everything is carried over it.
func (p *plate) tightrope(m *mood, s *Scene) {
	p.shade(m.sky, Blend(m.low, Chalk, 0.35), 240)
	for i := range 3 {
		depth := 0.2 + 0.28*float64(i)
		gap := 150 - 32*float64(i)
		p.poly(m.tone(depth), -10, 250, -10, 60+26*float64(i), 200-gap, 70+26*float64(i), 200-gap+24, 250)
		p.poly(m.tone(depth), 410, 250, 410, 52+28*float64(i), 200+gap, 66+26*float64(i), 200+gap-30, 250)
	}
	for i := range 6 {
		p.cloud(Fade(Chalk, 0.6), p.between(90, 240), 190+10*float64(i), 90)
	}
	c := m.tone(1)
	p.line(c, 4, 96, 124, 200, 134, 316, 124)
	for i := range 3 {
		x := 146 + 50*float64(i)
		p.person(x, 131, 60, 1, c, look{head: "", arms: "out", wide: 1.05})
		p.box(Blend(rgb(0x8A5A2A), m.near, 0.2), x-9, 60, 24, 17)
	}
	p.person(60, 122, 70, 1, c, look{head: "hat", arms: "raised"})
	p.crowd(m, 126, 56, 322, 410, 1, look{head: "any"})
}

// patrol draws a patrol in file along a ridge under northern lights.
func (p *plate) patrol(m *mood, s *Scene) {
	p.shade(rgb(0x0E1B2C), rgb(0x3F6A78), 190)
	p.stars(60, 120)
	for i := range 26 {
		x := -10 + 17*float64(i)
		h := 70 + 30*math.Sin(0.55*float64(i))
		p.fill(Fade(rgb(0x8FE3A8), 0.3), quad(point{x, 118 - h}, point{x + 12, 124 - 0.4*h}, 9, 17))
	}
	p.glow(rgb(0x8FE3A8), 200, 70, 190, 0.4)
	far := p.ridge(150, 40, 90, true)
	p.land(far, rgb(0x24405A))
	p.snowcaps(far, 160, mountainSnow, rgb(0x8FA9BE))
	slope := func(x float64) float64 { return 214 - 0.16*x }
	p.poly(rgb(0xC4D6E2), -10, 250, -10, slope(-10), 410, slope(410), 410, 250)
	for i := range 7 {
		x := 46 + 50*float64(i)
		p.person(x, slope(x)+4, 62, 1, Night, look{head: "helm", tool: []string{"spear", "torch"}[i%3/2], arms: "out", wide: 1.2})
	}
	p.person(378, slope(378)+4, 76, 1, Night, look{head: "helm", tool: "banner"})
	p.flakes(60, Chalk, 1.3)
}

// offering draws gifts laid down between stones, under eyes as large as hills.
func (p *plate) offering(m *mood, s *Scene) {
	dusk := Blend(Night, regionField(s.Region), 0.4)
	p.shade(dusk, Blend(m.low, rgb(0xB59AF2), 0.35), 180)
	light := rgb(0xF2C23C)
	p.eyes(200, 62, 62, light)
	p.land(p.ridge(140, 22, 130, false), Blend(dusk, m.far, 0.25))
	p.stones(m, 200, 184, 340, Blend(Night, m.near, 0.6))
	p.land(p.ridge(186, 4, 140, false), m.tone(0.85))
	p.glow(light, 200, 190, 90, 0.8)
	p.poly(m.tone(1), 150, 206, 160, 182, 240, 182, 250, 206)
	for i := range 5 {
		p.fill(Blend(Resources[i].Fill, Gold, 0.3), oval(168+16*float64(i), 178, 8, 6))
	}
	for i := range 10 { // who kneel
		x := pick(i < 5, 14+28*float64(i), 386-28*float64(i-5))
		turn := pick(x < 200, 1, -1)
		p.fill(Night, oval(x, 226, 17, 14))
		p.disc(Night, x+turn*17, 216, 7)
		p.fill(Night, quad(point{x + turn*8, 220}, point{x + turn*30, 232}, 6, 4))
	}
}

// procession draws a procession in blue, two by two, to a ring of light.
func (p *plate) procession(m *mood, s *Scene) {
	p.shade(rgb(0x0C1526), rgb(0x24406A), 200)
	p.stars(50, 140)
	for i := range 6 { // columns on both sides of the way
		x := 14 + 30*float64(i)
		h := 190 - 22*float64(i)
		for _, at := range [...]float64{x, 400 - x} {
			p.box(Blend(rgb(0x24406A), Frost, 0.12*float64(i)/5+0.1), at-8+float64(i), 216-h, 16-2*float64(i), h)
		}
	}
	p.poly(rgb(0x16284A), -10, 250, 160, 170, 240, 170, 410, 250)
	light := rgb(0x7FB4FF)
	p.swirl(200, 104, 46, light)
	p.runes(200, 104, 50, Blend(light, Chalk, 0.4))
	for row := range 4 {
		t := float64(row) / 3
		for _, side := range [...]float64{-1, 1} {
			c := Blend(Resources[5].Fill, Night, 0.15+0.25*(1-t))
			p.person(200+side*(22+66*t), 182+58*t, 56+72*t, -side, c, look{head: "hood", tool: []string{"", "staff"}[row%2], wide: 1.3})
		}
	}
}

// warCouncil draws officers over a map in a tent.
func (p *plate) warCouncil(m *mood, s *Scene) {
	cloth := Blend(regionField(s.Region), Page, 0.35)
	p.shade(Blend(cloth, Night, 0.5), Blend(cloth, Night, 0.2), 220)
	for i := range 9 {
		x := 50 * float64(i)
		p.poly(Fade(Night, 0.22), 200+(x-200)*0.1, -20, x-14, 200, x+14, 200)
	}
	p.box(Blend(rgb(0x4A2C16), Night, 0.2), 194, -10, 12, 160)
	p.glow(rgb(0xFFC45A), 200, 60, 150, 0.8)
	p.line(Night, 1.4, 200, 20, 200, 48)
	p.disc(rgb(0xFFD98A), 200, 58, 10)
	for i := range 4 {
		at := 62 + 92*float64(i)
		p.person(at, 192, 118, pick(at < 200, 1, -1), Blend(Night, Resources[3].Fill, 0.15), look{head: "helm", arms: "out", wide: 1.3})
	}
	p.poly(Blend(rgb(0x4A2C16), Night, 0.15), 20, 250, 60, 168, 340, 168, 380, 250)
	p.poly(Page, 66, 232, 92, 176, 312, 174, 334, 230)
	p.line(Fade(Resources[5].Fill, 0.8), 5, 110, 228, 170, 200, 190, 178)
	for i := range 7 {
		p.poly(Resources[pickOf(i%2 == 0, 2, 5)].Fill, 130+26*float64(i), 214-9*float64(i%3), 138+26*float64(i), 192-9*float64(i%3), 146+26*float64(i), 214-9*float64(i%3))
	}
}

// quarrel draws two who quarrel on a stage, and the street taking sides.
func (p *plate) quarrel(m *mood, s *Scene) {
	p.heavens(m, 130)
	p.skyline(m, s.Region, 190, 90, -20, 120, m.tone(0.6))
	p.skyline(m, s.Region, 190, 90, 290, 420, m.tone(0.6))
	wood := Blend(rgb(0x6A4020), m.near, 0.3)
	p.box(wood, 92, 172, 216, 60)
	for _, x := range [...]float64{96, 292} {
		p.box(wood, x, 44, 12, 130)
	}
	for i := range 8 { // curtains
		p.poly(Blend(rgb(0xA6222E), Night, 0.2+0.2*float64(i%2)), 96+26*float64(i), 40, 122+26*float64(i), 40, 118+26*float64(i), 66, 100+26*float64(i), 66)
	}
	p.person(164, 174, 96, 1, Blend(m.tone(1), rgb(0x9A5A2A), 0.5), look{head: "hat", arms: "out", wide: 1.3})
	p.person(238, 174, 92, -1, Blend(m.tone(1), Resources[4].Fill, 0.5), look{head: "", arms: "out", wide: 1.5})
	p.bolt(201, 84, 201, 150, GoldBright)
	p.crowd(m, 252, 58, -10, 410, 1, look{head: "any", arms: "raised"})
}
