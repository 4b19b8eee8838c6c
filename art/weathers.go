package art

import "math"

// weathers are what a season brings: each event that says what it is about has a scene of its own.
var weathers = []subject{
	{[]string{"heat"}, (*plate).heatWave},
	{[]string{"drought"}, (*plate).drought},
	{[]string{"traveling"}, (*plate).openRoad},
	{[]string{"days"}, (*plate).longDay},
	{[]string{"tournament"}, (*plate).lists},
	{[]string{"festivals"}, (*plate).harvestDance},
	{[]string{"flood"}, (*plate).flooding},
	{[]string{"rain"}, (*plate).heavyRains},
}

// heatWave draws a sun that fills the sky over roofs that tremble.
func (p *plate) heatWave(m *mood, s *Scene) {
	p.shade(rgb(0xE0662A), rgb(0xFBD98A), 190)
	for i := range 24 {
		a := 2 * math.Pi * float64(i) / 24
		p.poly(Fade(rgb(0xFFE9A0), 0.4), 200, 84, 200+300*math.Cos(a-0.05), 84+300*math.Sin(a-0.05), 200+300*math.Cos(a+0.05), 84+300*math.Sin(a+0.05))
	}
	p.glow(rgb(0xFFF3C4), 200, 84, 170, 0.8)
	p.disc(rgb(0xFFF0B0), 200, 84, 64)
	p.ring(rgb(0xE0902A), 200, 84, 67, 3)
	p.land(p.ridge(170, 8, 120, false), rgb(0xC8763A))
	p.skyline(m, "settled", 190, 44, 30, 150, rgb(0x8A4A24))
	p.skyline(m, "settled", 190, 44, 250, 380, rgb(0x8A4A24))
	p.poly(rgb(0xB5642C), -10, 250, -10, 188, 410, 188, 410, 250)
	for i := range 5 { // the air moves
		y := 150 + 13*float64(i)
		for x := -10.0; x < 410; x += 8 {
			p.line(Fade(rgb(0xFFF0C0), 0.3), 2, x, y+2.4*math.Sin(x/9), x+8, y+2.4*math.Sin((x+8)/9))
		}
	}
	for i := range 3 { // who lie in the shade
		p.fill(rgb(0x4A2412), oval(160+40*float64(i), 226, 20, 8))
		p.disc(rgb(0x4A2412), 140+40*float64(i), 222, 7)
	}
	p.poly(rgb(0x6A3416), 110, 196, 290, 196, 268, 178, 132, 178)
	p.box(rgb(0x4A2412), 120, 196, 5, 40)
	p.box(rgb(0x4A2412), 276, 196, 5, 40)
}

// drought draws cracked ground, bones, and a well without water.
func (p *plate) drought(m *mood, s *Scene) {
	p.shade(rgb(0xC9B27A), rgb(0xEFE2B8), 120)
	p.illuminated(86, 46, 19)
	p.poly(rgb(0x9A7A48), -10, 250, -10, 112, 410, 112, 410, 250)
	p.land(p.ridge(112, 10, 90, true), rgb(0xB39760))
	for row := range 7 { // plates of dry mud
		y0, y1 := 118+2.9*float64(row*row), 118+2.9*float64((row+1)*(row+1))
		n := 13 - row
		for k := range n + 1 {
			w := 420 / float64(n)
			x := -10 + w*(float64(k)-0.5*float64(row%2))
			p.poly(Blend(rgb(0xC4A468), rgb(0x8A6A3A), p.between(0, 0.5)),
				x+p.between(1, 4), y0+1.5, x+w-p.between(1, 5), y0+2, x+w-2, (y0+y1)/2, x+w-p.between(1, 7), y1-2, x+p.between(2, 8), y1-1)
		}
	}
	p.bare(330, 190, 170, rgb(0x3A2A16))
	c := rgb(0xF6EED8) // the skull of an ox
	p.poly(c, 104, 176, 150, 176, 142, 204, 134, 224, 120, 224, 112, 204)
	p.arc(c, 88, 168, 24, 7, 0.2, 2.2)
	p.arc(c, 166, 168, 24, 7, 0.9, 2.9)
	p.disc(rgb(0x3A2A16), 117, 190, 6)
	p.disc(rgb(0x3A2A16), 137, 190, 6)
}

// openRoad draws a dry, white road full of people.
func (p *plate) openRoad(m *mood, s *Scene) {
	p.shade(rgb(0x6FB0D8), rgb(0xE8F0E0), 150)
	for range 6 {
		p.cloud(Fade(Chalk, 0.9), p.between(-30, 360), p.between(30, 100), p.between(60, 120))
	}
	for i := range 3 {
		p.land(p.ridge(140+24*float64(i), 18, 100, false), Blend(rgb(0x9CC07A), rgb(0x4A7A3A), 0.4*float64(i)))
	}
	p.poly(rgb(0xF0E2C0), 120, 250, 214, 186, 176, 158, 184, 148, 252, 184, 220, 212, 290, 250)
	for i := range 5 {
		x, y := 168+17*float64(i), 238-16*float64(i)
		p.person(x, y, 62-9*float64(i), 1, Blend(rgb(0x2A3A1A), Resources[i].Fill, 0.3), look{head: heads[i], tool: []string{"staff", "", "staff", "banner", ""}[i], arms: "out"})
	}
	p.leafy(52, 236, 150, rgb(0x3A2A16), rgb(0x5A8A3A))
	p.leafy(360, 240, 170, rgb(0x3A2A16), rgb(0x6A9A44))
	for i := range 4 { // swallows
		x, y := 110+46*float64(i), 60+18*math.Sin(2.4*float64(i))
		p.line(rgb(0x1B2836), 2, x-12, y-7, x, y, x+12, y-8)
	}
}

// longDay draws a sun that will not set, and the long shadows of mowers.
func (p *plate) longDay(m *mood, s *Scene) {
	p.shade(rgb(0x8A6AA8), rgb(0xFFC88A), 150)
	p.glow(rgb(0xFFF0B0), 330, 142, 210, 0.9)
	p.disc(rgb(0xFFE9A0), 330, 142, 32)
	p.land(p.ridge(150, 5, 130, false), rgb(0xA87A4A))
	p.poly(rgb(0xD0A44A), -10, 250, -10, 166, 410, 160, 410, 250)
	for range 90 {
		x, y := p.between(0, 400), p.between(172, 240)
		p.line(Fade(rgb(0x8A5A1E), 0.7), 1.2, x, y, x+p.between(-3, 3), y-p.between(6, 13))
	}
	for i := range 4 {
		x, y := 60+74*float64(i), 212+8*float64(i%2)
		p.fill(Fade(rgb(0x4A2A3A), 0.5), quad(point{x, y}, point{x - 92, y + 26}, 16, 26))
		p.person(x, y, 84, 1, rgb(0x3A1E2A), look{head: "hat", arms: "out"})
		p.line(rgb(0x3A1E2A), 2.6, x+20, y-66, x+34, y-6)
		p.arc(rgb(0xE4EEF4), x+40, y-22, 20, 3.4, 0.4, 2)
	}
	for i := range 3 {
		p.poly(Blend(rgb(0xE0B85A), rgb(0x8A5A1E), 0.2), 290+40*float64(i), 196, 300+40*float64(i), 158, 318+40*float64(i), 158, 330+40*float64(i), 196)
	}
}

// lists draws a joust before the Autarch.
func (p *plate) lists(m *mood, s *Scene) {
	p.shade(rgb(0x9CC8D0), rgb(0xF0ECC8), 140)
	p.box(rgb(0x6A3A5A), 90, 40, 220, 100) // the stand
	for i := range 8 {
		p.poly(Blend(rgb(0x5C2143), Chalk, 0.75*float64(i%2)), 90+27.5*float64(i), 40, 117.5+27.5*float64(i), 40, 117.5+27.5*float64(i), 58, 103.7+27.5*float64(i), 70, 90+27.5*float64(i), 58)
	}
	p.crowd(m, 140, 40, 96, 176, 1, look{head: "any"})
	p.crowd(m, 140, 40, 226, 306, 1, look{head: "any"})
	p.person(200, 142, 66, 1, rgb(0x351126), look{head: "crown", wide: 1.6})
	p.icon("empire", GoldBright, 200, 30, 34)
	for i, x := range [...]float64{42, 356} {
		p.line(rgb(0x3A2A16), 3, x, 150, x, 20)
		p.banner(x, 22, 34, 52, Resources[pickOf(i == 0, 5, 2)].Fill, "")
	}
	p.poly(rgb(0x8DB060), -10, 250, -10, 140, 410, 140, 410, 250)
	for i := range 2 {
		turn := pick(i == 0, 1, -1)
		x := 200 - turn*86
		c := Blend(Night, Resources[pickOf(i == 0, 5, 2)].Fill, 0.5)
		p.fill(c, oval(x, 186, 40, 18))
		p.fill(c, quad(point{x + turn*28, 182}, point{x + turn*54, 148}, 22, 14))
		p.fill(c, quad(point{x + turn*48, 146}, point{x + turn*74, 158}, 15, 9))
		for _, leg := range [...]float64{-30, -18, 20, 32} {
			p.fill(c, quad(point{x + leg, 194}, point{x + leg + turn*10, 234}, 8, 4))
		}
		p.person(x-turn*4, 188, 76, turn, Blend(Night, Resources[3].Fill, 0.4), look{head: "helm", arms: "out", wide: 1.1})
		p.fill(rgb(0xF6EED8), quad(point{x - turn*20, 152}, point{x + turn*96, 138 + 8*float64(i)}, 7, 3))
	}
	p.box(rgb(0xF6EED8), -10, 204, 420, 8)
	for i := range 9 {
		p.box(rgb(0x8A3D22), 4+48*float64(i), 204, 22, 8)
	}
}

// harvestDance draws a dance round a straw man under lanterns.
func (p *plate) harvestDance(m *mood, s *Scene) {
	p.shade(rgb(0x3A1E3A), rgb(0xE08A4A), 170)
	p.glow(rgb(0xFFE0A0), 86, 60, 120, 0.6)
	p.disc(rgb(0xFFD98A), 86, 60, 30)
	p.land(p.ridge(166, 10, 120, false), rgb(0x6A3A26))
	p.poly(rgb(0x8A5226), -10, 250, -10, 186, 410, 186, 410, 250)
	for i := range 9 {
		x, y := 24+44*float64(i), 74+20*math.Sin(math.Pi*float64(i)/8*2)
		p.line(Night, 1.2, x, y, x+44, 74+20*math.Sin(math.Pi*float64(i+1)/8*2))
		p.glow(rgb(0xFFC45A), x, y+10, 24, 0.9)
		p.disc(Blend(rgb(0xFFD98A), Resources[i%6].Fill, 0.35), x, y+10, 6)
	}
	straw := rgb(0xE0B04A)
	p.box(rgb(0x4A2C16), 197, 70, 7, 150)
	p.fill(straw, quad(point{140, 112}, point{260, 112}, 15, 15))
	p.poly(straw, 178, 98, 224, 98, 236, 186, 166, 186)
	p.disc(straw, 200, 84, 16)
	p.poly(rgb(0x4A2C16), 172, 76, 228, 76, 210, 70, 200, 48, 190, 70)
	for i := range 10 {
		a := 2 * math.Pi * (float64(i) + 0.5) / 10
		x, y := 200+150*math.Cos(a), 216+18*math.Sin(a)
		p.person(x, y, 62+10*math.Sin(a), pick(x < 200, 1, -1), Blend(rgb(0x2A1420), Resources[i%6].Fill, 0.4), look{head: heads[i%3], arms: "raised", wide: 1.3})
	}
	p.flakes(40, rgb(0xC8743A), 2.2)
}

// flooding draws the roofs of a flooded town, and boats between them.
func (p *plate) flooding(m *mood, s *Scene) {
	p.shade(rgb(0x4A5E66), rgb(0xA9BBB4), 130)
	for range 7 {
		p.cloud(Fade(rgb(0x2A3A40), 0.5), p.between(-50, 360), p.between(20, 80), p.between(90, 160))
	}
	p.land(p.ridge(112, 10, 110, false), rgb(0x5A7A6A))
	p.box(rgb(0x6F8F8C), -10, 122, 420, 130)
	for i := range 5 {
		x, y := -6+92*float64(i), 158+24*float64(i%2)
		c := Blend(rgb(0x5A3A2A), Night, 0.15*float64(i%3))
		p.poly(Blend(c, Night, 0.3), x-8, y, x+38, y-50, x+84, y)
		p.box(c, x+2, y-2, 72, 9)
		p.fill(Fade(rgb(0xD8E4E4), 0.6), oval(x+38, y+7, 50, 3))
		if i%2 == 1 {
			p.person(x+38, y-42, 40, 1, Night, look{head: "", arms: "raised"})
		}
	}
	for range 22 {
		x, y := p.between(-10, 390), p.between(150, 238)
		p.line(Fade(rgb(0xE4EEF4), 0.6), 1.3, x, y, x+14, y-3, x+28, y)
	}
	p.poly(rgb(0x3A2414), 196, 204, 300, 204, 282, 226, 216, 226)
	for i := range 3 {
		p.person(224+26*float64(i), 208, 50, 1, Night, look{head: heads[i], arms: "out"})
	}
	p.line(rgb(0x3A2414), 3, 286, 178, 322, 238)
	p.leafy(364, 214, 120, rgb(0x2A2A1A), rgb(0x5A7A4A))
	p.rain(120, Fade(rgb(0xE4EEF4), 0.5))
}

// heavyRains draws a road of mud with a cart stuck in it.
func (p *plate) heavyRains(m *mood, s *Scene) {
	p.shade(rgb(0x38464E), rgb(0x8A9A92), 170)
	for range 9 {
		p.cloud(Fade(rgb(0x1E2A30), 0.55), p.between(-50, 360), p.between(14, 80), p.between(90, 170))
	}
	p.land(p.ridge(150, 12, 120, false), rgb(0x4F6A4A))
	p.poly(rgb(0x5A4A32), -10, 250, -10, 178, 410, 170, 410, 250)
	for range 7 {
		p.fill(rgb(0x9AAAA6), oval(p.between(10, 390), p.between(196, 236), p.between(14, 40), 4))
	}
	wood := rgb(0x3A2414)
	p.fill(wood, quad(point{206, 186}, point{330, 164}, 42, 42))
	p.fill(rgb(0xB9A47A), oval(264, 150, 56, 22))
	p.ring(wood, 232, 206, 25, 6)
	p.ring(wood, 318, 190, 25, 6)
	p.line(wood, 4, 208, 192, 140, 204)
	for i := range 3 {
		p.person(60+36*float64(i), 222, 92, 1, rgb(0x1A2226), look{head: "hood", arms: "out", wide: 1.2})
	}
	p.person(362, 216, 96, -1, rgb(0x1A2226), look{head: "hat", arms: "out", wide: 1.2})
	p.rain(330, Fade(rgb(0xE4EEF4), 0.6))
}
