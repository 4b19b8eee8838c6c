package art

import "math"

// embassies are ways to win others: each card of diplomats that says what it is about has a scene of its own.
var embassies = []subject{
	{[]string{"tour"}, (*plate).carriage},
	{[]string{"steps"}, (*plate).stairs},
	{[]string{"talk"}, (*plate).parley},
	{[]string{"behind"}, (*plate).behindThrone},
	{[]string{"bonds"}, (*plate).bonds},
	{[]string{"afar"}, (*plate).letter},
	{[]string{"cautious"}, (*plate).ice},
	{[]string{"coin"}, (*plate).countingHouse},
}

// carriage draws a carriage that drives past the towns of a grand tour.
func (p *plate) carriage(m *mood, s *Scene) {
	p.heavens(m, 130)
	p.mountains(m, 122, true)
	p.land(p.ridge(160, 8, 140, false), m.tone(0.35))
	for i, region := range RegionNames {
		p.skyline(m, region, 178+4*float64(i), 44, 8+134*float64(i), 84+134*float64(i), m.tone(0.5))
	}
	p.land(p.ridge(192, 4, 150, false), m.tone(0.65))
	c := Blend(regionField(s.Region), Night, 0.25)
	p.poly(c, 206, 128, 300, 128, 314, 156, 300, 198, 216, 198, 196, 164)
	p.poly(Blend(c, Gold, 0.3), 200, 128, 214, 114, 292, 114, 308, 128)
	p.box(m.window(), 228, 138, 22, 26)
	p.box(m.window(), 264, 138, 22, 26)
	for _, x := range [...]float64{222, 298} {
		p.ring(Blend(Gold, Night, 0.3), x, 202, 22, 5)
		for i := range 4 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			p.line(Blend(Gold, Night, 0.3), 2, x-22*cos, 202-22*sin, x+22*cos, 202+22*sin)
		}
	}
	for i := range 2 { // horses
		x := 96 + 44*float64(i)
		h := Blend(m.tone(1), Night, 0.2*float64(i))
		p.fill(h, oval(x, 176, 30, 15))
		p.fill(h, quad(point{x - 20, 172}, point{x - 38, 140}, 17, 12))
		p.fill(h, quad(point{x - 34, 138}, point{x - 56, 150}, 12, 8))
		for k, leg := range [...]float64{-22, -12, 16, 26} {
			p.fill(h, quad(point{x + leg, 182}, point{x + leg + pick(k%2 == 0, -8, 6), 216}, 6, 4))
		}
	}
	p.line(Night, 2, 128, 172, 204, 168)
	p.foreground(m, 220)
}

// stairs draws long stairs and small people on them.
func (p *plate) stairs(m *mood, s *Scene) {
	p.shade(m.sky, m.low, 200)
	p.glow(m.light, 306, 56, 170, 0.85)
	for i := range 12 {
		x, y := 30+26*float64(i), 228-13*float64(i)
		p.box(Blend(m.tone(0.45+0.045*float64(i)), Chalk, 0.05), x, y, 400, 260)
		p.box(m.snow(0.85), x, y, 27, 3)
	}
	p.gate(m, 372, 88, 56, 84, false)
	p.person(84, 202, 50, 1, m.tone(1), look{head: "hood", tool: "staff", arms: "out"})
	p.person(58, 216, 40, 1, m.tone(1), look{})
	p.person(362, 86, 66, -1, Blend(m.tone(1), Resources[4].Fill, 0.4), look{head: "crown", arms: "out"})
}

// parley draws a parley between two armies.
func (p *plate) parley(m *mood, s *Scene) {
	p.shade(Blend(m.sky, Night, 0.3), Blend(m.low, rgb(0xE0803A), 0.35), 190)
	for i := range 2 {
		field := Resources[pickOf(i == 0, 2, 5)].Fill
		turn := pick(i == 0, 1, -1)
		p.crowd(m, 190, 62, pick(i == 0, -10, 284), pick(i == 0, 112, 410), 2, look{head: "helm", tool: "spear"})
		x := 200 - turn*150
		p.line(m.tone(1), 3, x, 190, x, 24)
		p.banner(x, 24, 44, 70, Blend(field, Night, 0.15), "")
	}
	p.land(p.ridge(190, 3, 150, false), m.tone(0.7))
	p.glow(Chalk, 200, 150, 120, 0.6)
	p.line(Chalk, 3, 200, 214, 200, 44)
	p.poly(Chalk, 200, 46, 262, 56, 248, 74, 262, 96, 200, 92)
	p.person(150, 226, 120, 1, Blend(m.tone(1), Resources[2].Fill, 0.3), look{head: "helm", arms: "out", wide: 1.3})
	p.person(252, 226, 120, -1, Blend(m.tone(1), Resources[5].Fill, 0.3), look{head: "crown", arms: "out", wide: 1.3})
}

// behindThrone draws whoever whispers behind a throne.
func (p *plate) behindThrone(m *mood, s *Scene) {
	p.shade(Blend(Night, regionField(s.Region), 0.35), Blend(Night, regionField(s.Region), 0.75), 240)
	p.poly(Fade(rgb(0xFBE6A0), 0.3), 120, -10, 190, -10, 300, 250, 90, 250)
	dark := Blend(Night, m.near, 0.4)
	p.poly(Blend(dark, Gold, 0.35), 110, 96, 150, 66, 190, 96, 200, 234, 100, 234)
	p.poly(Blend(regionField(s.Region), Night, 0.1), 122, 102, 178, 102, 184, 214, 116, 214)
	p.person(150, 222, 106, 1, Blend(m.tone(1), Resources[4].Fill, 0.35), look{head: "crown", wide: 1.7})
	p.box(Blend(dark, Gold, 0.35), 88, 172, 22, 62)
	p.box(Blend(dark, Gold, 0.35), 190, 172, 22, 62)
	p.person(234, 240, 172, -1, Night, look{head: "hood", arms: "out", wide: 1.2})
	p.eyes(230, 91, 6, rgb(0xF2C23C))
	for i := range 4 {
		p.arc(Fade(Chalk, 0.5), 214, 108, 12+9*float64(i), 2, 2.7, 3.6)
	}
}

// bonds draws two hands in each other, and a ring of metal behind them.
func (p *plate) bonds(m *mood, s *Scene) {
	p.shade(Blend(m.sky, rgb(0xE8742E), 0.35), Blend(m.low, m.light, 0.4), 230)
	for i := range 3 {
		x := 96 + 104*float64(i)
		p.ring(Blend(m.tone(0.8), Gold, 0.5), x, 84, 62, 15)
		p.ring(Fade(Chalk, 0.4), x-2, 82, 66, 2.4)
	}
	for i, field := range [...]Swatch{Regions[1], Regions[2]} {
		side := pick(i == 0, -1, 1)
		c := Blend(field.Fill, m.near, 0.25)
		p.fill(c, quad(point{200 + side*230, 230}, point{200 + side*70, 176}, 74, 46))
		p.fill(Blend(Gold, m.near, 0.2), quad(point{200 + side*84, 181}, point{200 + side*64, 174}, 50, 46))
		p.fill(rgb(0xD9A97C), quad(point{200 + side*66, 174}, point{200 - side*18, 154}, 36, 30))
		for k := range 4 {
			p.fill(Blend(rgb(0xD9A97C), m.near, 0.12*float64(k%2)), oval(200-side*14, 144+9*float64(k), 21, 5.4))
		}
	}
}

// letter draws a bird with a letter over the sea.
func (p *plate) letter(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.water(m, 146, 290)
	p.land(p.ridge(146, 26, 60, true), Fade(m.tone(0.25), 0.9))
	p.poly(m.tone(0.85), -10, 250, -10, 120, 60, 130, 118, 196, 150, 250)
	p.tower(m, 16, 134, 40, 96, m.tone(1), topsOf(s.Region)[0])
	p.glow(rgb(0xFFE3A0), 36, 40, 60, 0.9)
	c := Blend(Chalk, m.far, 0.1)
	p.poly(c, 226, 108, 196, 46, 170, 14, 238, 44, 262, 92)
	p.poly(Blend(c, m.tone(0.5), 0.3), 250, 96, 290, 40, 344, 18, 316, 70, 276, 112)
	p.poly(c, 196, 122, 232, 96, 290, 98, 314, 84, 330, 92, 312, 104, 282, 126, 226, 132, 164, 150, 190, 128)
	p.poly(Gold, 328, 90, 344, 95, 328, 98)
	p.disc(Night, 318, 91, 2)
	p.poly(Page, 254, 138, 292, 132, 298, 158, 260, 164)
	p.poly(Blend(Page, PenSoft, 0.3), 254, 138, 277, 150, 292, 132)
	p.disc(rgb(0xA6222E), 277, 150, 4)
	p.line(PenSoft, 1, 270, 128, 272, 138)
}

// ice draws people who test every step on the ice.
func (p *plate) ice(m *mood, s *Scene) {
	p.heavens(m, 120)
	p.mountains(m, 112, true)
	p.poly(rgb(0xC4DCE8), -10, 250, -10, 130, 410, 130, 410, 250)
	p.glow(Chalk, 210, 160, 160, 0.5)
	for range 16 {
		x, y := p.between(0, 400), p.between(140, 230)
		p.line(Fade(rgb(0x587E98), 0.9), 1.6, x, y, x+p.between(10, 30), y+p.between(-9, 9), x+p.between(34, 60), y+p.between(-14, 14))
	}
	p.fill(rgb(0x1B3A52), oval(290, 204, 74, 20))
	p.fill(rgb(0x2F5E7E), oval(290, 206, 64, 14))
	for i := range 4 {
		x := 60 + 46*float64(i)
		p.person(x, 214-8*float64(i), 84-4*float64(i), 1, m.tone(1), look{head: heads[i%3], tool: "staff", arms: "out"})
		if i > 0 {
			p.line(Night, 1.4, x-44, 178-7*float64(i), x, 180-8*float64(i))
		}
	}
}

// countingHouse draws heaps of coins, and somebody who counts them.
func (p *plate) countingHouse(m *mood, s *Scene) {
	wall := Blend(regionField(s.Region), Night, 0.35)
	p.shade(wall, Blend(wall, rgb(0x8A5A2A), 0.45), 220)
	for i := range 5 {
		for k := range 3 {
			x, y := 14+80*float64(i), 14+34*float64(k)
			p.box(Blend(rgb(0x4A2C16), Night, 0.25), x, y, 66, 26)
			p.disc(Gold, x+33, y+13, 4)
		}
	}
	p.glow(rgb(0xFFC45A), 200, 150, 190, 0.8)
	p.person(200, 226, 142, 1, Blend(Night, Resources[4].Edge, 0.5), look{head: "hat", arms: "raised", wide: 1.5})
	p.poly(Blend(rgb(0x4A2C16), Night, 0.2), -10, 250, 12, 192, 388, 192, 410, 250)
	for i := range 9 {
		x := 30 + 42*float64(i)
		for k := range 2 + (i*5)%7 {
			y := 206 - 6*float64(k)
			p.fill(Blend(rgb(0x7C5A17), Night, 0.1), oval(x, y+2, 17, 5))
			p.fill(GoldBright, oval(x, y, 17, 5))
		}
	}
	for i := range 6 {
		p.fill(GoldBright, oval(150+20*float64(i), 92-12*math.Sin(0.6*float64(i)), 7, 5))
	}
}
