package art

import "math"

// works are what is made: each card of building and tinkering that says what it is about has a scene of its own.
var works = []subject{
	{[]string{"tinkering"}, (*plate).workbench},
	{[]string{"flora"}, (*plate).glasshouse},
	{[]string{"metals"}, (*plate).foundry},
	{[]string{"tool"}, (*plate).rack},
	{[]string{"milk"}, (*plate).hives},
	{[]string{"cover"}, (*plate).wagons},
	{[]string{"experience"}, (*plate).airship},
	{[]string{"archer"}, (*plate).butts},
	{[]string{"path"}, (*plate).wheelRoad},
	{[]string{"catapults"}, (*plate).volley},
	{[]string{"sabotage"}, (*plate).sabotage},
	{[]string{"west"}, (*plate).lookout},
	{[]string{"outpost"}, (*plate).outpost},
}

// workbench draws a bench with wheels, springs and a lamp over it.
func (p *plate) workbench(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x4A2C16), Night, 0.5), Blend(rgb(0x7A4A24), Night, 0.2), 220)
	p.glow(rgb(0xFFC45A), 130, 70, 190, 0.85)
	p.poly(Blend(Resources[1].Edge, Night, 0.2), 100, 44, 160, 44, 186, 76, 74, 76)
	p.line(Night, 3, 130, -10, 130, 44)
	p.gears(m, 250, 130, 46)
	p.poly(Blend(rgb(0x6A4020), Night, 0.15), -10, 250, -10, 196, 410, 196, 410, 250)
	for i := range 7 { // a spring
		p.ring(rgb(0xC9CED2), 60+11*float64(i), 186, 10, 2.4)
	}
	p.fill(rgb(0xC9CED2), quad(point{150, 194}, point{206, 164}, 6, 4))
	p.fill(Blend(rgb(0x6A4020), Night, 0.3), quad(point{136, 201}, point{154, 191}, 12, 11))
	p.person(98, 244, 126, 1, Night, look{head: "", arms: "out", wide: 1.4})
	p.ring(Gold, 112, 132, 6, 2)
}

// glasshouse draws a glasshouse with monstrous plants.
func (p *plate) glasshouse(m *mood, s *Scene) {
	p.heavens(m, 170)
	p.land(p.ridge(200, 4, 140, false), m.snow(0.7))
	p.poly(Blend(rgb(0xBFE3D2), m.sky, 0.35), 40, 214, 40, 110, 200, 34, 360, 110, 360, 214)
	p.glow(rgb(0xE8F6C0), 200, 150, 140, 0.6)
	for i := range 7 {
		x := 70 + 42*float64(i)
		h := 70 + 36*math.Sin(1.9*float64(i))
		green := Blend(rgb(0x2F7A3E), m.tone(0.8), 0.25)
		p.line(green, 5, x, 214, x+9, 214-0.5*h, x, 214-h)
		for k := range 4 {
			p.fill(green, quad(point{x, 206 - 0.2*h*float64(k)}, point{x + pick(k%2 == 0, 26, -26), 190 - 0.22*h*float64(k)}, 15, 2))
		}
		if i%3 == 1 { // a mouth with teeth
			p.fill(rgb(0xA6222E), oval(x, 206-h, 18, 14))
			p.poly(Chalk, x-13, 204-h, x-8, 210-h, x-4, 204-h, x, 210-h, x+4, 204-h, x+8, 210-h, x+13, 204-h)
			p.eyes(x, 196-h, 5, GoldBright)
			continue
		}
		p.disc(Resources[(i+4)%6].Fill, x, 210-h, 10)
	}
	frame := m.tone(0.95)
	p.line(frame, 4, 40, 214, 40, 110, 200, 34, 360, 110, 360, 214)
	for i := range 5 {
		x := 93 + 53*float64(i)
		p.line(frame, 2, x, 214, x, 110-76*(1-math.Abs(x-200)/160))
	}
	p.line(frame, 2, 40, 150, 360, 150)
	p.foreground(m, 216)
	p.person(24, 236, 84, 1, m.tone(1), look{head: "hat", arms: "out"})
}

// foundry draws a foundry that pours metal.
func (p *plate) foundry(m *mood, s *Scene) {
	p.shade(Blend(Night, regionField(s.Region), 0.3), Blend(rgb(0x6A2A16), Night, 0.3), 240)
	p.glow(rgb(0xFF8A2A), 200, 170, 220, 0.9)
	iron := Blend(rgb(0x34393D), Night, 0.3)
	p.box(iron, 20, -10, 18, 230)
	p.box(iron, 362, -10, 18, 230)
	p.box(iron, 20, 26, 360, 13)
	p.line(iron, 5, 150, 36, 150, 72)
	p.poly(iron, 104, 70, 196, 70, 204, 84, 178, 138, 122, 138, 98, 84)
	p.poly(rgb(0xFFD060), 196, 74, 212, 84, 232, 134, 236, 206, 222, 206, 218, 138, 200, 96)
	p.fill(rgb(0xFFB03A), oval(228, 210, 52, 10))
	p.poly(iron, 160, 244, 170, 208, 288, 208, 300, 244)
	p.fill(rgb(0xFFD060), oval(229, 209, 50, 7))
	for range 60 {
		p.disc(Fade(rgb(0xFFD98A), 0.9), 228+p.between(-80, 80), 206-p.between(0, 110), p.between(0.6, 2))
	}
	p.person(82, 242, 112, 1, Night, look{head: "hood", tool: "staff", arms: "out", wide: 1.3})
	p.person(336, 242, 104, -1, Night, look{head: "helm", arms: "raised", wide: 1.3})
}

// rack draws a rack of tools, one of which is missing.
func (p *plate) rack(m *mood, s *Scene) {
	wood := Blend(rgb(0x7A4A24), m.near, 0.35)
	p.shade(Blend(wood, m.low, 0.25), Blend(wood, Night, 0.25), 240)
	for i := range 7 {
		p.line(Fade(Night, 0.35), 1.6, -5, 20+36*float64(i), 405, 20+36*float64(i))
	}
	p.box(Blend(wood, Night, 0.5), 20, 40, 360, 12)
	steel, grip := rgb(0xC9CED2), Blend(rgb(0x5A3418), Night, 0.2)
	at := func(i int) float64 { return 56 + 58*float64(i) }
	p.fill(grip, quad(point{at(0), 52}, point{at(0), 190}, 9, 11)) // a hammer
	p.box(steel, at(0)-24, 60, 48, 26)
	p.poly(steel, at(1)-15, 84, at(1)+15, 84, at(1)+12, 196, at(1)-4, 206) // a saw
	for k := range 9 {
		p.poly(steel, at(1)-14+float64(k), 92+12*float64(k), at(1)-22+float64(k), 98+12*float64(k), at(1)-13+float64(k), 104+12*float64(k))
	}
	p.fill(grip, quad(point{at(1), 52}, point{at(1), 88}, 16, 18))
	p.ring(Fade(Night, 0.55), at(2), 84, 24, 3) // the one that is in use
	p.line(Fade(Night, 0.55), 5, at(2), 108, at(2), 196)
	p.line(steel, 6, at(3)-5, 60, at(3)-17, 130, at(3)-7, 200) // tongs
	p.line(steel, 6, at(3)+5, 60, at(3)+17, 130, at(3)+7, 200)
	p.ring(steel, at(4), 84, 22, 9) // a key
	p.line(steel, 9, at(4), 104, at(4), 200)
	p.box(steel, at(4), 172, 20, 9)
	p.box(steel, at(4), 188, 14, 9)
	p.person(330, 252, 150, -1, m.tone(1), look{head: "hat", arms: "out", wide: 1.3})
	p.line(steel, 6, 296, 162, 272, 120)
	p.ring(steel, 268, 110, 14, 6)
}

// hives draws hives and a cow in a meadow.
func (p *plate) hives(m *mood, s *Scene) {
	p.heavens(m, 140)
	green := Blend(rgb(0x8FB35A), m.tone(0.4), 0.35)
	p.land(p.ridge(150, 14, 130, false), Blend(green, m.far, 0.45))
	p.house(m, 300, 168, 70, 62, m.tone(0.7))
	p.land(p.ridge(176, 8, 150, false), green)
	for i := range 4 {
		x := 44 + 56*float64(i)
		straw := Blend(rgb(0xD9A640), m.near, 0.12)
		for k := range 6 {
			p.fill(Blend(straw, PenSoft, 0.12*float64(k%2)), oval(x, 196-9*float64(k), 26-0.7*float64(k*k), 7))
		}
		p.disc(Night, x, 190, 5)
	}
	for range 30 {
		p.disc(Night, p.between(20, 260), p.between(90, 180), 1.5)
	}
	p.fill(Chalk, oval(300, 186, 42, 23)) // a cow
	p.fill(rgb(0x5A3418), oval(288, 180, 15, 12))
	p.fill(rgb(0x5A3418), oval(318, 190, 12, 9))
	p.fill(Chalk, quad(point{262, 178}, point{240, 168}, 20, 15))
	p.poly(rgb(0x5A3418), 236, 158, 246, 156, 250, 176, 234, 182)
	for _, leg := range [...]float64{272, 284, 318, 330} {
		p.box(Chalk, leg-3, 200, 7, 30)
	}
	p.person(222, 234, 80, -1, m.tone(1), look{head: "hat", arms: "out"})
}

// wagons draws covered wagons, one of them with something else under the cloth.
func (p *plate) wagons(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 166, 50, -10, 410, m.tone(0.35))
	p.poly(m.tone(0.6), -10, 250, -10, 166, 410, 166, 410, 250)
	for i := range 2 {
		x := 24 + 190*float64(i)
		p.fill(Blend(Page, m.tone(0.5), 0.25), oval(x+70, 146, 76, 62))
		p.box(Blend(rgb(0x5A3418), m.near, 0.3), x-8, 146, 156, 54)
		for k := range 4 {
			p.arc(Fade(PenSoft, 0.7), x+70, 146, 22+16*float64(k), 1.6, math.Pi, 2*math.Pi)
		}
		for _, w := range [...]float64{20, 120} {
			p.ring(Blend(rgb(0x3A2414), Night, 0.2), x+w, 204, 24, 7)
			p.line(Blend(rgb(0x3A2414), Night, 0.2), 3, x+w-22, 204, x+w+22, 204)
			p.line(Blend(rgb(0x3A2414), Night, 0.2), 3, x+w, 182, x+w, 226)
		}
	}
	p.eyes(94, 122, 9, rgb(0xF2C23C))
	p.fill(rgb(0xC9CED2), quad(point{284, 96}, point{352, 62}, 9, 2))
	p.foreground(m, 226)
	p.person(198, 238, 88, -1, m.tone(1), look{head: "helm", tool: "spear"})
}

// airship draws an airship over strange hills.
func (p *plate) airship(m *mood, s *Scene) {
	p.shade(rgb(0x7FB0C8), rgb(0xF0DDB8), 200)
	for range 7 {
		p.cloud(Fade(Chalk, 0.75), p.between(-40, 360), p.between(30, 190), p.between(70, 130))
	}
	for i := range 3 {
		p.land(p.ridge(200+16*float64(i), 24, 60, true), m.tone(0.3+0.3*float64(i)))
	}
	cloth := Blend(regionField(s.Region), Page, 0.35)
	p.fill(cloth, oval(196, 80, 136, 52))
	for i := range 4 {
		p.arc(Blend(cloth, Night, 0.3), 196, 80, 30+28*float64(i), 1.6, 0.35, 2.8)
	}
	p.poly(Blend(cloth, Night, 0.3), 62, 80, 16, 44, 40, 80, 16, 116)
	p.line(m.near, 1.4, 112, 120, 150, 158)
	p.line(m.near, 1.4, 280, 120, 244, 158)
	p.line(m.near, 1.4, 196, 132, 196, 158)
	p.poly(Blend(rgb(0x5A3418), m.near, 0.3), 126, 154, 270, 154, 250, 190, 150, 190)
	for i := range 3 {
		p.person(166+30*float64(i), 162, 34, 1, Night, look{head: heads[i], arms: "out"})
	}
	p.ring(Blend(Gold, m.near, 0.2), 116, 172, 20, 6)
	p.line(Blend(Gold, m.near, 0.2), 5, 116, 146, 116, 198)
}

// butts draws targets and archers.
func (p *plate) butts(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.land(p.ridge(150, 8, 130, false), m.tone(0.35))
	p.forest(p.ridge(158, 4, 120, false), p.plantOf(s, m, 0.5), -10, 410, 56, 18)
	p.poly(Blend(m.snow(0.7), m.tone(0.4), 0.2), -10, 250, -10, 172, 410, 172, 410, 250)
	for i := range 3 {
		x, r := 306+34*float64(i)-34, 26+9*float64(i)
		y := 128 + 14*float64(i)
		p.line(Blend(rgb(0x5A3418), m.near, 0.2), 5, x-0.6*r, y+1.9*r, x, y, x+0.6*r, y+1.9*r)
		for k, c := range [...]int{3, 5, 2, 0} {
			p.disc(Blend(Resources[c].Fill, m.near, 0.1), x, y, r*(1-0.25*float64(k)))
		}
		p.line(Night, 2, x-30, y-9, x, y)
	}
	for i := range 3 {
		x := 56 + 66*float64(i)
		p.person(x, 226+6*float64(i%2), 118, 1, Blend(m.tone(1), rgb(0x2F6A3E), 0.4), look{head: "hood", tool: "bow", arms: "out", wide: 1.1})
	}
	p.line(Night, 1.6, 214, 118, 250, 122)
}

// wheelRoad draws a road of iron under a sun of gears.
func (p *plate) wheelRoad(m *mood, s *Scene) {
	p.shade(Blend(m.sky, Resources[1].Fill, 0.25), Blend(m.low, m.light, 0.4), 190)
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		p.poly(Fade(GoldBright, 0.35), 200, 96, 200+290*math.Cos(a-0.08), 96+290*math.Sin(a-0.08), 200+290*math.Cos(a+0.08), 96+290*math.Sin(a+0.08))
	}
	p.gears(m, 200, 92, 54)
	p.land(p.ridge(176, 5, 140, false), m.tone(0.6))
	iron := Blend(rgb(0x34393D), m.near, 0.3)
	for i := range 9 {
		t := float64(i) / 8
		y, w := 180+66*t*t, 12+110*t*t
		p.box(Blend(rgb(0x5A3418), m.near, 0.4), 200-w, y, 2*w, 2+5*t)
	}
	p.poly(iron, 192, 178, 195, 178, 130, 250, 112, 250)
	p.poly(iron, 208, 178, 205, 178, 270, 250, 288, 250)
	p.person(200, 226, 62, 1, m.tone(1), look{head: "hat", tool: "staff", arms: "out"})
}

// volley draws a volley from engines over people who talk.
func (p *plate) volley(m *mood, s *Scene) {
	p.shade(Blend(m.sky, Night, 0.2), Blend(m.low, rgb(0xE88A4A), 0.35), 180)
	p.land(p.ridge(176, 6, 140, false), m.tone(0.55))
	p.engine(84, 214, 130, m.tone(0.95))
	p.wall(m, 316, 410, 214, 100, m.tone(0.8))
	p.tower(m, 330, 214, 40, 140, m.tone(0.9), topsOf(s.Region)[0])
	for i := range 6 {
		t := float64(i) / 5
		x, y := 150+190*t, 64-44*math.Sin(math.Pi*t)+18*t
		p.disc(Night, x, y, 8)
		p.glow(rgb(0xFF8A2A), x, y, 26, 0.9)
		p.line(Fade(rgb(0xFFB648), 0.7), 4, x-24, y+6, x-8, y+1)
	}
	p.foreground(m, 214)
	for i, x := range [...]float64{196, 262} {
		p.person(x, 236, 82, pick(i == 0, 1, -1), Blend(m.tone(1), Resources[4].Fill, 0.35), look{head: "hat", arms: "out"})
		p.fill(Page, oval(x+pick(i == 0, 12, -6), 132-12*float64(i), 26, 14))
	}
}

// sabotage draws a fire at the foot of somebody's scaffold.
func (p *plate) sabotage(m *mood, s *Scene) {
	p.shade(Night, Blend(rgb(0x8A2A16), Night, 0.2), 220)
	p.stars(30, 100)
	p.scaffold(m, 90, 218, 230, 170, Blend(Night, m.near, 0.5))
	p.poly(Blend(Night, m.near, 0.4), -10, 250, -10, 216, 410, 216, 410, 250)
	for i := range 5 {
		p.flame(130+36*float64(i), 220-8*float64(i%2), 44+16*float64(i%3))
	}
	for range 40 {
		p.disc(Fade(rgb(0xFFB648), 0.9), p.between(80, 340), p.between(20, 190), p.between(0.6, 2))
	}
	p.person(206, 244, 122, -1, Night, look{head: "hood", tool: "torch", arms: "out", wide: 1.2})
}

// lookout draws somebody on a half-built tower at sunset.
func (p *plate) lookout(m *mood, s *Scene) {
	p.shade(Blend(m.sky, rgb(0x7A3A6A), 0.3), rgb(0xF6B45A), 170)
	p.glow(rgb(0xFFE3A0), 90, 150, 190, 0.9)
	p.disc(rgb(0xFFE9B0), 90, 146, 40)
	for i := range 4 {
		p.land(p.ridge(158+16*float64(i), 12, 110, false), m.tone(0.25+0.2*float64(i)))
	}
	c := Blend(m.tone(1), Night, 0.15)
	p.scaffold(m, 232, 232, 130, 150, c)
	p.box(c, 250, 100, 90, 140)
	p.box(c, 240, 96, 112, 8)
	p.person(286, 98, 66, -1, Night, look{head: "hat", arms: "out"})
	p.fill(Blend(Gold, Night, 0.2), quad(point{262, 56}, point{226, 62}, 6, 11))
	p.person(322, 98, 60, -1, Night, look{head: "hood"})
}

// outpost draws a palisade in deep wood.
func (p *plate) outpost(m *mood, s *Scene) {
	p.shade(Blend(m.sky, rgb(0x3A5A4A), 0.4), Blend(m.low, Frost, 0.4), 200)
	p.forest(p.ridge(186, 6, 120, false), p.plantOf(s, m, 0.35), -10, 410, 150, 18)
	p.tower(m, 176, 200, 52, 120, m.tone(0.8), "crenel")
	p.glow(m.window(), 202, 110, 60, 0.7)
	wood := Blend(rgb(0x4A2C16), m.near, 0.4)
	for i := range 20 {
		x := 90 + 11*float64(i)
		h := 52 + 5*float64(i%3)
		p.poly(Blend(wood, Night, 0.12*float64(i%2)), x, 226, x, 226-h, x+5.5, 216-h, x+11, 226-h, x+11, 226)
	}
	p.box(Night, 186, 186, 32, 44)
	p.foreground(m, 224)
	p.forest(p.ridge(232, 2, 120, false), p.plantOf(s, m, 0.95), -14, 84, 210, 34)
	p.forest(p.ridge(232, 2, 120, false), p.plantOf(s, m, 0.95), 322, 414, 210, 34)
}
