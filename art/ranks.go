package art

import "math"

// campaigns are deeds of war: each card of soldiers that says what it is about has a scene of its own.
var campaigns = []subject{
	{[]string{"warmachine"}, (*plate).warmachine},
	{[]string{"tactical"}, (*plate).tactics},
	{[]string{"fronts"}, (*plate).fronts},
	{[]string{"odds"}, (*plate).odds},
	{[]string{"secrets"}, (*plate).nightCamp},
	{[]string{"marching"}, (*plate).march},
	{[]string{"research"}, (*plate).workshop},
	{[]string{"hawkleader", "ghost"}, (*plate).ghosts},
	{[]string{"sorcery"}, (*plate).duel},
	{[]string{"happiness"}, (*plate).festival},
	{[]string{"inadequate"}, (*plate).breach},
}

// warmachine draws an engine as high as a house, pulled through the snow.
func (p *plate) warmachine(m *mood, s *Scene) {
	p.heavens(m, 160)
	p.mountains(m, 150, false)
	p.land(p.ridge(186, 6, 140, false), m.tone(0.5))
	c := Blend(m.tone(1), Night, 0.2)
	p.poly(c, 176, 204, 196, 52, 300, 52, 326, 204)
	for i := range 3 {
		p.line(Blend(c, m.low, 0.3), 3, 194-6*float64(i), 92+36*float64(i), 306+8*float64(i), 92+36*float64(i))
		p.box(m.window(), 228+12*float64(i), 66+38*float64(i), 24, 12)
	}
	p.wall(m, 186, 310, 56, 16, c)
	p.line(c, 15, 192, 130, 96, 108)
	p.poly(c, 66, 92, 108, 92, 118, 122, 70, 128, 52, 108) // a ram's head
	p.arc(Blend(Gold, Night, 0.2), 98, 92, 17, 7, 1.6, 5.6)
	for _, x := range [...]float64{196, 252, 308} {
		p.disc(c, x, 206, 26)
		p.ring(Blend(c, Gold, 0.4), x, 206, 20, 4)
		p.disc(Blend(c, Gold, 0.4), x, 206, 5)
	}
	p.foreground(m, 224)
	for i := range 7 {
		p.person(12+22*float64(i), 236, 48, -1, m.tone(1), look{head: "helm"})
	}
	p.line(m.tone(1), 2.4, 10, 216, 176, 196)
}

// tactics draws a battle as it lies on a table, seen from above.
func (p *plate) tactics(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x4A2C16), Night, 0.35), Blend(rgb(0x4A2C16), Night, 0.15), plateHeight)
	p.poly(PageDark, 34, 30, 372, 16, 388, 208, 20, 222)
	p.poly(Page, 42, 37, 364, 24, 379, 201, 30, 214)
	p.fill(Fade(Resources[5].Fill, 0.45), quad(point{190, 30}, point{232, 122}, 12, 20), quad(point{232, 122}, point{176, 214}, 20, 26))
	for i := range 4 {
		x := 66 + 26*float64(i)
		p.poly(Fade(PenSoft, 0.7), x, 84, x+15, 56, x+30, 84)
	}
	for i := range 6 { // two companies as blocks
		p.box(Blend(Resources[2].Fill, Night, 0.1), 268+34*float64(i%3), 66+40*float64(i/3), 24, 15)
		p.box(Blend(Resources[5].Fill, Night, 0.1), 66+34*float64(i%3), 128+34*float64(i/3), 24, 15)
	}
	for i := range 3 {
		y := 102 + 26*float64(i)
		p.arc(Regions[0].Fill, 200, y+92, 92, 6, -2.5, -0.75)
		p.poly(Regions[0].Fill, 274, y+26, 252, y+26, 270, y+8)
	}
	p.tower(m, 300, 186, 26, 40, Blend(PenSoft, Pen, 0.4), "crenel")
	p.fill(rgb(0xC9CED2), quad(point{92, 240}, point{196, 150}, 15, 3)) // a dagger holds it down
	p.line(Gold, 7, 96, 214, 124, 240)
	p.fill(Blend(m.near, Night, 0.3), quad(point{-20, 180}, point{52, 206}, 60, 30))
}

// fronts draws armies on both sides of a keep.
func (p *plate) fronts(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.mountains(m, 120, true)
	p.land(p.ridge(176, 4, 160, false), m.tone(0.5))
	p.wall(m, 146, 254, 184, 46, m.tone(0.85))
	p.tower(m, 178, 184, 44, 118, m.tone(0.95), topsOf(s.Region)[0])
	p.banner(188, 82, 24, 40, regionField(s.Region), s.Region)
	for i, field := range [...]Swatch{Resources[5], Resources[2]} {
		turn := pick(i == 0, 1, -1)
		c := Blend(m.tone(1), field.Fill, 0.4)
		for k := range 16 {
			x := 200 - turn*(92+16*float64(k%8))
			p.person(x, 216+16*float64(k/8), 66+10*float64(k/8), turn, c, look{head: "helm", tool: []string{"spear", "spear", ""}[k%3]})
		}
		for k := range 4 {
			x := 200 - turn*(102+26*float64(k))
			p.line(Fade(Night, 0.8), 1.4, x, 90-10*float64(k), x+turn*40, 74-8*float64(k)) // arrows in the air
			p.poly(Night, x+turn*40, 70-8*float64(k), x+turn*50, 72-8*float64(k), x+turn*40, 79-8*float64(k))
		}
		p.line(m.tone(1), 3, 200-turn*178, 230, 200-turn*178, 92)
		p.banner(200-turn*178-2, 92, 40, 46, field.Fill, "")
	}
}

// odds draws a handful on a hill before spears without number.
func (p *plate) odds(m *mood, s *Scene) {
	p.shade(Blend(m.sky, rgb(0x5E1A10), 0.55), Blend(m.low, rgb(0xF0A050), 0.4), 190)
	p.glow(rgb(0xFBD58A), 106, 92, 130, 0.8)
	p.disc(rgb(0xFBE6A0), 106, 92, 26)
	for range 260 {
		x, y := p.between(170, 410), p.between(90, 214)
		p.line(Blend(m.tone(0.9), m.low, (214-y)/220), 1.5, x, y+30, x+3, y-26)
	}
	p.poly(m.tone(0.8), 160, 250, 210, 176, 410, 140, 410, 250)
	p.poly(Blend(m.tone(1), Night, 0.3), -10, 250, -10, 170, 60, 142, 150, 150, 226, 218, 250, 250)
	for i := range 4 {
		p.person(46+30*float64(i), 152+3*float64(i), 74, 1, Night, look{head: []string{"helm", "", "hood", "hat"}[i], tool: []string{"banner", "sword", "spear", "bow"}[i], arms: "out"})
	}
}

// nightCamp draws a guarded tent, in which a lamp burns over papers.
func (p *plate) nightCamp(m *mood, s *Scene) {
	p.shade(Night, Blend(Night, regionField(s.Region), 0.6), 190)
	p.stars(60, 150)
	p.mountains(&mood{far: Blend(Night, m.far, 0.4), near: Night, low: Night, sky: Night, night: true}, 150, true)
	p.land(p.ridge(188, 5, 140, false), Blend(Night, m.near, 0.6))
	for i := range 4 {
		p.tent(m, 30+110*float64(i), 190, 58, Blend(Night, regionField(s.Region), 0.45))
	}
	cloth := Blend(regionField(s.Region), rgb(0xE8B54C), 0.5)
	p.glow(rgb(0xFFC45A), 200, 150, 170, 0.85)
	p.poly(cloth, 92, 226, 128, 120, 200, 60, 272, 120, 308, 226)
	p.poly(rgb(0xFBDD94), 164, 226, 200, 96, 236, 226)
	p.person(200, 224, 84, 1, Night, look{head: "crown", tool: "scroll", arms: "out"})
	p.box(Night, 168, 188, 64, 5)
	for _, x := range [...]float64{118, 284} {
		p.person(x, 236, 112, pick(x < 200, -1, 1), Night, look{head: "helm", tool: "spear"})
	}
	p.line(Night, 2, 200, 60, 200, 22)
	p.banner(200, 22, 34, 30, regionField(s.Region), s.Region)
}

// march draws a column on a winding road, as long as the road.
func (p *plate) march(m *mood, s *Scene) {
	p.heavens(m, 120)
	p.mountains(m, 112, true)
	p.land(p.ridge(132, 6, 150, false), m.snow(0.7))
	bend := func(t float64) (x, y float64) {
		return 200 + 150*math.Sin(2.6*math.Pi*t+0.6)*(0.45+0.55*t), 132 + 108*t
	}
	for i := range 60 {
		t := float64(i) / 59
		x, y := bend(t)
		p.fill(Blend(m.tone(0.5), Page, 0.3), oval(x, y, 12+36*t, 3+6*t))
	}
	for i := range 46 {
		t := 0.05 + 0.93*float64(i)/45
		x, y := bend(t)
		h := 10 + 56*t
		p.person(x, y+2, h, pick(math.Cos(2.6*math.Pi*t+0.6) > 0, 1, -1), m.tone(0.5+0.5*t), look{head: "helm", tool: []string{"spear", "", "", "spear", "banner"}[i%5]})
	}
}

// workshop draws a workshop where an engine is designed and built.
func (p *plate) workshop(m *mood, s *Scene) {
	p.chamber(m, s)
	p.engine(140, 216, 160, Blend(m.tone(1), rgb(0x5A3418), 0.4))
	p.box(Blend(rgb(0x4A2C16), Night, 0.2), 262, 34, 118, 104)
	p.box(Blend(Resources[5].Fill, Night, 0.25), 268, 40, 106, 92)
	p.ring(Chalk, 320, 84, 30, 1.6)
	p.line(Chalk, 1.4, 280, 120, 360, 52)
	p.line(Chalk, 1.4, 280, 52, 360, 120)
	p.line(Chalk, 1.4, 320, 44, 320, 126)
	p.person(250, 234, 106, 1, m.tone(1), look{head: "", tool: "scroll", arms: "out"})
	p.person(40, 234, 96, 1, m.tone(1), look{head: "hat", tool: "staff", arms: "out"})
}

// ghosts draws ghosts that march behind a hawk.
func (p *plate) ghosts(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x1C2A3A), regionField(s.Region), 0.25), Blend(rgb(0x8FA6B4), regionField(s.Region), 0.2), 200)
	p.glow(Frost, 200, 80, 170, 0.6)
	pale := Fade(Blend(Frost, Chalk, 0.4), 0.5)
	for row := range 3 {
		for i := range 9 {
			x := -6 + 50*float64(i) + 22*float64(row%2)
			p.person(x, 190+20*float64(row), 66+12*float64(row), 1, pale, look{head: "helm", tool: "spear"})
		}
	}
	dark := Blend(Night, m.near, 0.5)
	p.poly(dark, 200, 106, 130, 70, 22, 76, 96, 94, 66, 106, 118, 112, 108, 126, 180, 128, 176, 160, 200, 150, 224, 160, 220, 128, 292, 126, 282, 112, 334, 106, 304, 94, 378, 76, 270, 70)
	p.poly(dark, 192, 112, 194, 88, 206, 82, 216, 92, 208, 114)
	p.poly(Gold, 213, 89, 226, 96, 212, 98)
	p.disc(GoldBright, 207, 91, 2)
	p.foreground(m, 226)
	p.person(120, 236, 96, 1, dark, look{head: "helm", tool: "banner", arms: "out", wide: 1.2})
}

// duel sets a blade against a spell.
func (p *plate) duel(m *mood, s *Scene) {
	p.shade(Blend(m.low, rgb(0xF0A050), 0.3), m.low, 240)
	p.poly(Blend(Night, Resources[5].Fill, 0.55), 236, -10, 410, -10, 410, 250, 150, 250)
	light := p.uncanny()
	p.swirl(306, 96, 70, light)
	p.person(108, 232, 148, 1, m.tone(1), look{head: "helm", arms: "out", wide: 1.3})
	p.fill(Blend(Resources[3].Fill, Night, 0.2), quad(point{160, 142}, point{206, 66}, 10, 3)) // dark, as the sky is light
	p.line(Gold, 5, 152, 132, 172, 146)
	p.person(306, 232, 144, -1, Blend(Night, Resources[5].Fill, 0.2), look{head: "hood", tool: "staff", arms: "raised", wide: 1.3})
	p.bolt(238, 0, 150, 240, Chalk)
	p.glow(light, 196, 120, 80, 0.8)
}

// festival draws guards on one side and dancers on the other.
func (p *plate) festival(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 180, 56, 190, 410, m.tone(0.4))
	p.wall(m, -10, 176, 210, 130, m.tone(0.7))
	p.land(p.ridge(198, 3, 150, false), m.tone(0.55))
	for i := range 5 {
		x := 16 + 34*float64(i)
		p.person(x, 226, 112, 1, m.tone(1), look{head: "helm"})
		p.line(m.tone(1), 3, x+12, 232, x+12, 68)
		p.poly(rgb(0xC9CED2), x+12, 50, x+32, 78, x+18, 98, x+12, 96) // a halberd
	}
	for i := range 8 { // garlands
		x := 190 + 27*float64(i)
		p.line(Fade(Night, 0.6), 1, x, 56+pick(i%2 == 0, 0, 20), x+27, 56+pick(i%2 == 0, 20, 0))
		p.poly(Resources[i%6].Fill, x+6, 62, x+20, 62, x+13, 84)
	}
	for i := range 5 {
		x := 216 + 40*float64(i)
		p.person(x, 230-4*float64(i%2), 84, pick(i%2 == 0, 1, -1), Blend(m.tone(0.9), Resources[(i*2+1)%6].Fill, 0.55), look{head: []string{"", "hat"}[i%2], arms: "raised", wide: 1.5})
	}
}

// breach draws a wall with a hole in it, and too few to fill it.
func (p *plate) breach(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.mountains(m, 130, false)
	p.crowd(m, 196, 50, 130, 280, 2, look{head: "horns", tool: "spear"})
	c := m.tone(0.78)
	p.wall(m, -10, 132, 214, 124, c)
	p.wall(m, 276, 410, 214, 124, c)
	for i, x := range [...]float64{130, 148, 168, 262, 246, 226} {
		h := [...]float64{84, 54, 22, 92, 48, 20}[i]
		p.box(c, x, 214-h, 20, h)
		p.box(m.snow(0.8), x, 212-h, 20, 3)
	}
	p.tower(m, 320, 214, 56, 176, m.tone(0.9), topsOf(s.Region)[0])
	p.foreground(m, 214)
	for i := range 14 {
		x := 150 + 8*float64(i)
		p.poly(m.tone(0.95), x, 228, x+p.between(3, 8), 228-p.between(5, 15), x+p.between(10, 18), 228)
	}
	for i := range 3 {
		p.person(168+34*float64(i), 236, 62, 1, m.tone(1), look{head: "helm", tool: "spear", arms: "out"})
	}
}
