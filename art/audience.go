package art

import "math"

// diplomat draws an audience, in the place for the skill that wins it, or a whole company.
func (p *plate) diplomat(m *mood, s *Scene) {
	if p.told(m, s, embassies) {
		return
	}
	switch {
	case s.says("ball"):
		p.ball(m, s)
	case s.says("friends"):
		p.tavern(m)
	case s.says("clash"):
		p.clash(m, s)
	case s.says("lies"):
		p.whispers(m, s)
	case s.Skill == "rapport" && s.Level < 5:
		p.garden(m, s)
	case s.Skill == "rapport":
		p.feast(m, s)
	case s.Skill == "combat":
		p.yard(m, s)
	case s.Skill == "lore":
		p.library(m, s)
	case s.Skill == "tactics":
		p.mapRoom(m, s)
	case s.Skill == "disguise":
		p.curtains(m, s)
	default:
		p.throne(m, s)
	}
}

// host draws the figure that an audience is about.
func (p *plate) host(m *mood, x, foot, h float64, l look) {
	p.glow(m.light, x, foot-0.75*h, 0.8*h, 0.5)
	p.person(x, foot, h, pick(p.chance(0.5), 1, -1), Blend(m.tone(1), Resources[4].Edge, 0.35), l)
}

// guests draws people on both sides of a place, turned to it.
func (p *plate) guests(m *mood, x, foot float64, n int) {
	for i := range n {
		at := pick(i%2 == 0, x-96-36*float64(i/2), x+96+36*float64(i/2))
		p.person(at, foot, p.between(84, 104), pick(at < x, 1, -1), m.tone(1), look{head: heads[p.IntN(4)], tool: tools[p.IntN(3)]})
	}
}

// throne draws a throne in a hall.
func (p *plate) throne(m *mood, s *Scene) {
	p.chamber(m, s)
	x := p.between(160, 240)
	dark := m.tone(1)
	for i := range 3 { // steps
		p.box(Blend(dark, Gold, 0.12+0.08*float64(i)), x-90+18*float64(i), 222-9*float64(i), 180-36*float64(i), 12)
	}
	p.box(Blend(dark, Gold, 0.25), x-32, 80, 64, 126)
	p.poly(Blend(dark, Gold, 0.4), x-38, 82, x, 40, x+38, 82)
	p.disc(GoldBright, x, 66, 5)
	p.host(m, x, 206, 124, look{head: []string{"crown", "hat"}[p.IntN(2)], tool: "staff", arms: "out", wide: 1.3})
	p.guests(m, x, 234, 2+p.IntN(3))
}

// garden draws a garden with trees, lanterns and a fountain.
func (p *plate) garden(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 150, 34, -10, 410, m.tone(0.3))
	p.land(p.ridge(168, 4, 160, false), Blend(m.tone(0.5), rgb(0x6FAF6A), 0.25))
	for i := range 6 {
		p.leafy(pick(i < 3, 10+44*float64(i), 390-44*float64(i-3)), 196+p.between(-6, 10), p.between(90, 130), m.tone(0.8), Blend(m.tone(0.55), rgb(0x8FBF7A), 0.5))
	}
	for i := range 9 { // lanterns on a string
		x := 40 + 40*float64(i)
		y := 40 + 26*math.Sin(math.Pi*float64(i)/8)
		p.line(Fade(Night, 0.6), 1, x, y, x+40, 40+26*math.Sin(math.Pi*float64(i+1)/8))
		p.glow(rgb(0xFFC45A), x, y+8, 22, 0.8)
		p.disc(rgb(0xFFD98A), x, y+8, 4.5)
	}
	p.fill(Blend(m.tone(0.5), Chalk, 0.4), oval(200, 220, 84, 15))
	p.fill(Blend(m.sky, Frost, 0.4), oval(200, 217, 72, 10))
	p.box(Blend(m.tone(0.5), Chalk, 0.4), 194, 160, 12, 56)
	for i := range 7 {
		p.arc(Fade(Chalk, 0.8), 200+(float64(i)-3)*10, 176, 16, 1.2, math.Pi, 2*math.Pi)
	}
	p.host(m, p.between(110, 130), 232, 128, look{head: []string{"", "hat"}[p.IntN(2)], tool: "scroll", arms: "out", wide: 1.25})
	p.person(284, 232, 108, -1, m.tone(1), look{head: "hat", arms: "out"})
	p.person(322, 236, 98, -1, m.tone(1), look{head: "hood"})
}

// feast draws a feast at a long table.
func (p *plate) feast(m *mood, s *Scene) {
	p.chamber(m, s)
	p.host(m, 200, 200, 136, look{head: "crown", arms: "raised", wide: 1.4})
	for i := range 6 {
		at := pick(i < 3, 40+46*float64(i), 268+46*float64(i-3))
		p.person(at, 200, p.between(84, 98), pick(at < 200, 1, -1), Blend(m.tone(1), Resources[p.IntN(6)].Edge, 0.4), look{head: heads[p.IntN(4)]})
	}
	p.table(m, 200, 204, 200, 5)
	for i := range 6 {
		x := 40 + 64*float64(i)
		p.fill(Blend(Gold, m.near, 0.2), oval(x, 194, 14, 4))
		p.fill(rgb(0x9A4A26), oval(x, 190, 9, 5))
	}
}

// yard draws a yard where fighters are judged.
func (p *plate) yard(m *mood, s *Scene) {
	p.heavens(m, 130)
	p.wall(m, -10, 410, 180, 84, m.tone(0.45))
	p.tower(m, 28, 184, 40, 140, m.tone(0.55), topsOf(s.Region)[0])
	p.tower(m, 330, 184, 40, 140, m.tone(0.55), topsOf(s.Region)[0])
	for i := range 4 {
		p.banner(96+62*float64(i), 100, 22, 50, regionField(s.Region), s.Region)
	}
	p.land(p.ridge(186, 3, 160, false), m.tone(0.6))
	p.person(120, 224, 104, 1, m.tone(1), look{head: "helm", tool: "sword", arms: "out", wide: 1.2})
	p.person(200, 224, 102, -1, Blend(m.tone(1), Resources[3].Edge, 0.4), look{head: "helm", tool: "sword", arms: "out", wide: 1.2})
	p.host(m, 300, 232, 140, look{head: "", tool: "staff", wide: 1.35})
	for i := range 3 {
		p.person(26+26*float64(i), 238, 76, 1, m.tone(1), look{head: heads[p.IntN(3)]})
	}
}

// library draws a library.
func (p *plate) library(m *mood, s *Scene) {
	wood := Blend(rgb(0x4A2C16), m.near, 0.45)
	p.shade(Blend(m.near, regionField(s.Region), 0.3), Blend(m.near, m.low, 0.4), plateHeight)
	p.glow(m.light, 200, 90, 170, 0.7)
	for _, from := range [...]float64{-6, 268} {
		p.box(wood, from, 8, 138, 206)
		for row := range 5 {
			y := 46 + 40*float64(row)
			for x := from + 6; x < from+128; {
				w, h := p.between(5, 11), p.between(22, 32)
				p.box(Blend(Resources[p.IntN(6)].Fill, m.near, p.between(0.35, 0.6)), x, y-h, w-1, h)
				x += w
			}
			p.box(Blend(wood, Gold, 0.2), from, y, 138, 4)
		}
	}
	p.line(Blend(wood, Gold, 0.35), 4, 132, 214, 96, 14)
	p.line(Blend(wood, Gold, 0.35), 4, 150, 214, 114, 14)
	for i := range 9 {
		y := 30 + 20*float64(i)
		p.line(Blend(wood, Gold, 0.35), 3, 100+0.18*(y-14), y, 116+0.18*(y-14), y)
	}
	p.poly(Blend(m.near, wood, 0.4), -10, 250, -10, 212, 410, 212, 410, 250)
	p.host(m, 214, 234, 156, look{head: []string{"hood", ""}[p.IntN(2)], tool: "scroll", arms: "out", wide: 1.35})
	p.table(m, 316, 214, 64, 2)
}

// mapRoom draws a room with a map of the land on its wall.
func (p *plate) mapRoom(m *mood, s *Scene) {
	p.chamber(m, s)
	p.box(Blend(rgb(0x4A2C16), m.near, 0.3), 74, 14, 252, 136)
	p.box(PageDark, 80, 20, 240, 124)
	for i := range 3 { // the three regions
		c := Regions[i].Fill
		x := 90 + 76*float64(i)
		var coast []point
		for k := range 12 {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / 12)
			coast = append(coast, point{x + 36 + p.between(24, 36)*cos, 82 + p.between(32, 50)*sin})
		}
		p.fill(Fade(c, 0.7), coast)
		p.icon(RegionNames[i], Fade(Chalk, 0.85), x+36, 82, 30)
	}
	for range 5 {
		p.line(rgb(0xA6222E), 1.6, p.between(90, 310), p.between(30, 130), p.between(90, 310), p.between(30, 130))
	}
	p.host(m, p.between(190, 210), 222, 130, look{head: "helm", tool: "staff", arms: "out", wide: 1.3})
	p.guests(m, 200, 232, 4)
	p.table(m, 200, 222, 120, 0)
}

// curtains draws people behind curtains.
func (p *plate) curtains(m *mood, s *Scene) {
	p.chamber(m, s)
	field := regionField(s.Region)
	for _, side := range [...]float64{-1, 1} {
		edge := 200 + side*210
		for i := range 6 {
			x := edge - side*float64(i)*22
			c := Blend(field, Night, 0.15+0.3*float64(i%2))
			p.poly(c, x, -5, x-side*24, -5, x-side*(20-2*float64(i)), 226, x, 226)
		}
		p.line(Gold, 3, edge-side*128, 96, edge-side*20, 120)
		p.eyes(edge-side*60, 130, 5, rgb(0xF2C23C))
	}
	p.host(m, 200, 230, 150, look{head: "hood", tool: "scroll", arms: "out", wide: 1.4})
	p.icon("disguise", GoldBright, 203, 99, 34)
}

// ball draws a dance of masks.
func (p *plate) ball(m *mood, s *Scene) {
	p.chamber(m, s)
	p.line(Gold, 2, 200, 0, 200, 26)
	for i := range 7 { // a chandelier
		x := 140 + 20*float64(i)
		p.line(Gold, 1.6, 200, 26, x, 40)
		p.flame(x, 40, 10)
	}
	for i := range 4 {
		x := 56 + 96*float64(i)
		foot := 222 + p.between(-6, 10)
		a, b := Resources[p.IntN(6)].Fill, Resources[p.IntN(6)].Fill
		p.person(x-18, foot, 104, 1, Blend(m.tone(1), a, 0.45), look{head: "hat", arms: "out", wide: 1.1})
		p.person(x+20, foot, 98, -1, Blend(m.tone(1), b, 0.45), look{head: "", arms: "out", wide: 1.7})
		p.icon("disguise", Chalk, x-16, foot-90, 15)
		p.icon("disguise", GoldBright, x+18, foot-85, 15)
	}
}

// tavern draws a low, smoky tavern.
func (p *plate) tavern(m *mood) {
	wood := Blend(rgb(0x4A2C16), m.near, 0.5)
	p.shade(Blend(wood, Night, 0.5), Blend(wood, rgb(0x8A5A2A), 0.3), plateHeight)
	for i := range 5 { // beams
		p.box(Blend(wood, Night, 0.5), -10, 6+14*float64(i)*float64(i)*0.2, 420, 7)
	}
	for _, x := range [...]float64{110, 290} {
		p.line(Night, 1.6, x, 0, x, 60)
		p.flame(x, 78, 18)
	}
	for row := range 2 {
		for i := range 3 - row {
			x, y := 318+34*float64(i)+17*float64(row), 214-34*float64(row)
			p.disc(Blend(wood, rgb(0x9A6B3A), 0.5), x, y, 18)
			p.ring(Night, x, y, 17, 2)
			p.ring(Blend(wood, Night, 0.3), x, y, 9, 1.4)
		}
	}
	p.poly(Blend(wood, Night, 0.3), -10, 250, -10, 214, 410, 220, 410, 250)
	for i := range 5 {
		at := 40 + 52*float64(i)
		p.person(at, 216, p.between(92, 112), pick(i%2 == 0, 1, -1), Blend(Night, Resources[p.IntN(6)].Edge, 0.5), look{head: []string{"hood", "hat", ""}[p.IntN(3)], wide: 1.3})
	}
	p.table(m, 140, 212, 130, 1)
	for i := range 4 {
		x := 60 + 50*float64(i)
		p.box(Blend(Page, wood, 0.3), x, 186, 10, 14)
		p.fill(Chalk, oval(x+5, 186, 6, 2.5))
	}
}

// clash sets two companies against each other.
func (p *plate) clash(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.skyline(m, s.Region, 160, 60, -10, 410, m.tone(0.35))
	p.land(p.ridge(176, 4, 160, false), m.tone(0.55))
	for side, field := range [2]Swatch{Resources[5], Resources[1]} {
		turn := pick(side == 0, 1, -1)
		for i := range 6 {
			x := 200 - turn*(52+28*float64(i))
			p.person(x, 220+6*float64(i%2), p.between(88, 108), turn, Blend(m.tone(1), field.Fill, 0.42),
				look{head: []string{"hat", "hood"}[side], arms: "out", tool: []string{"", "scroll", "staff"}[p.IntN(3)]})
		}
		x := 200 - turn*150
		p.line(m.tone(1), 2.4, x, 220, x, 40)
		p.banner(x, 42, 40, 60, field.Fill, "")
	}
	p.foreground(m, 228)
	p.bolt(200, 60, 200, 214, rgb(0xF2C23C))
}

// whispers draws whisperers with long shadows.
func (p *plate) whispers(m *mood, s *Scene) {
	p.shade(Blend(m.near, regionField(s.Region), 0.35), Blend(m.low, m.near, 0.35), plateHeight)
	p.glow(m.light, 200, 230, 240, 0.7)
	for i := range 3 {
		x := 70 + 130*float64(i)
		shadow := Fade(Night, 0.4)
		p.person(x-24, 236, 226, 1, shadow, look{head: "horns", wide: 1.3})
		p.person(x+34, 236, 210, -1, shadow, look{head: "hood", tool: "sword", arms: "out", wide: 1.3})
	}
	for i := range 3 {
		x := 70 + 130*float64(i)
		p.person(x-16, 238, 92, 1, Blend(m.tone(1), Resources[2].Edge, 0.35), look{head: heads[p.IntN(5)], arms: "out"})
		p.person(x+18, 238, 88, -1, m.tone(1), look{head: heads[p.IntN(3)]})
	}
	p.flame(200, 240, 16)
}
