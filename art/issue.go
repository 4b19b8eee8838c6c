package art

import "math"

// issues are what divides people: each that says what it is about has a scene of its own.
var issues = []subject{
	{[]string{"crossed"}, (*plate).starCrossed},
	{[]string{"wine"}, (*plate).wine},
	{[]string{"translation"}, (*plate).tongues},
	{[]string{"funds"}, (*plate).funds},
	{[]string{"histories"}, (*plate).histories},
	{[]string{"tradition"}, (*plate).reform},
	{[]string{"rousing"}, (*plate).rousing},
	{[]string{"egalitarian"}, (*plate).equals},
	{[]string{"djinn"}, (*plate).djinn},
	{[]string{"territorial"}, (*plate).border},
}

// issue draws a crowd divided before a speaker.
func (p *plate) issue(m *mood, s *Scene) {
	if p.told(m, s, assemblies) || p.told(m, s, issues) {
		return
	}
	p.heavens(m, 150)
	foot := p.between(160, 172)
	if s.says("old") {
		p.mountains(m, 130, true)
		p.stones(m, 200, 176, 200, m.tone(0.6))
	} else {
		p.skyline(m, s.Region, foot, p.between(56, 74), -10, 410, m.tone(0.42))
	}
	if s.has("eldritch") {
		p.portal(p.between(100, 300), 76, 34)
	}
	x := p.between(130, 270)
	p.land(p.ridge(184, 5, 140, false), m.tone(0.5))
	p.box(m.tone(0.8), x-30, 168, 60, 40)
	p.box(m.snow(0.8), x-32, 166, 64, 3)
	p.glow(m.light, x, 110, 80, 0.5)
	p.person(x, 170, 76, pick(p.chance(0.5), 1, -1), m.tone(1), look{head: heads[p.IntN(5)], arms: "raised", tool: []string{"scroll", "", "banner"}[p.IntN(3)]})
	for i := range 3 + p.IntN(4) {
		at := 20 + float64(i)*66 + p.between(-14, 14)
		p.line(m.tone(0.9), 1.6, at, 222, at, 110)
		p.banner(at, 112, 20, 34, Blend(Resources[p.IntN(6)].Fill, m.near, 0.25), "")
	}
	p.crowd(m, 240, p.between(46, 62), -10, 410, 2+p.IntN(2), look{head: "any", arms: []string{"", "raised"}[p.IntN(2)]})
}

// starCrossed draws two on their balconies, with a street between them.
func (p *plate) starCrossed(_ *mood, s *Scene) {
	night := p.mood(s, 1)
	p.heavens(&night, 200)
	p.stars(40, 150)
	p.skyline(&night, s.Region, 206, 40, 110, 290, night.tone(0.45))
	p.land(p.ridge(206, 3, 150, false), night.tone(0.6))
	for i, x := range [...]float64{-20, 290} {
		c := Blend(night.tone(0.9), Night, 0.2)
		p.wall(&night, x, x+130, 250, 236, c)
		edge := pick(i == 0, 110, 290)
		turn := pick(i == 0, 1, -1)
		p.box(night.window(), edge-turn*58-17, 74, 34, 70)
		p.glow(night.window(), edge-turn*58, 108, 80, 0.7)
		p.box(Blend(c, Chalk, 0.25), pick(i == 0, edge-90, edge-30), 146, 120, 9)
		p.person(edge+turn*4, 146, 84, turn, Blend(Night, Resources[pickOf(i == 0, 4, 2)].Fill, 0.3), look{head: []string{"hat", ""}[i], arms: "out", wide: 1.2})
		for k := range 8 {
			p.box(Blend(c, Chalk, 0.25), pick(i == 0, edge-88, edge-28)+15*float64(k), 118, 3, 30)
		}
	}
	for i := range 5 { // a constellation that reaches from one to the other
		a, b := float64(i)/5, float64(i+1)/5
		y := func(t float64) float64 { return 60 - 34*math.Sin(math.Pi*t) }
		p.line(Fade(Frost, 0.7), 1, 130+140*a, y(a), 130+140*b, y(b))
		p.disc(Chalk, 130+140*a, y(a), 2.6)
	}
	p.crowd(&night, 246, 38, 120, 280, 1, look{head: "any"})
}

// wine draws people who drink under roses.
func (p *plate) wine(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.land(p.ridge(168, 10, 120, false), m.tone(0.45))
	wood := Blend(rgb(0x4A2C16), m.near, 0.4)
	for _, x := range [...]float64{70, 330} {
		p.box(wood, x-6, 40, 12, 200)
	}
	p.box(wood, 50, 36, 300, 10)
	for range 70 { // leaves and roses
		x := p.between(50, 350)
		p.disc(Blend(m.tone(0.6), rgb(0x4F8A4A), 0.6), x, 40+p.between(-14, 16), p.between(5, 11))
	}
	for range 26 {
		x, y := p.between(54, 346), 42+p.between(-16, 20)
		p.disc(rgb(0xA6222E), x, y, 4.6)
		p.disc(rgb(0xD8606A), x-1, y-1, 2)
	}
	p.person(140, 228, 122, 1, Blend(m.tone(1), Resources[4].Edge, 0.4), look{head: "hat", arms: "out", wide: 1.3})
	p.person(262, 228, 118, -1, Blend(m.tone(1), Resources[2].Edge, 0.4), look{head: "", arms: "out", wide: 1.5})
	p.table(m, 200, 206, 60, 1)
	for _, x := range [...]float64{176, 226} {
		p.line(Chalk, 2, x, 192, x, 176)
		p.poly(rgb(0xA6222E), x-7, 162, x+7, 162, x+4, 176, x-4, 176)
		p.line(Chalk, 1.4, x-6, 192, x+6, 192)
	}
	p.foreground(m, 228)
}

// tongues draws two who speak, and neither understands.
func (p *plate) tongues(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 168, 40, -10, 410, m.tone(0.35))
	p.land(p.ridge(180, 4, 150, false), m.tone(0.5))
	for i, x := range [...]float64{84, 316} {
		turn := pick(i == 0, 1, -1)
		p.person(x, 236, 136, turn, Blend(m.tone(1), Resources[pickOf(i == 0, 0, 5)].Edge, 0.45), look{head: []string{"hat", "hood"}[i], arms: "out", wide: 1.3})
		bx := x + turn*64
		p.fill(Page, oval(bx, 66, 58, 38))
		p.poly(Page, bx-turn*20, 96, bx-turn*4, 98, x+turn*14, 116)
		for k := range 3 {
			y := 50 + 16*float64(k)
			if i == 0 { // words in lines
				p.line(PenSoft, 3, bx-38+4*float64(k), y, bx+38-9*float64(k), y)
				continue
			}
			for c := range 4 { // words in signs
				p.ring(PenSoft, bx-30+20*float64(c), y, 5, 1.8)
				p.line(PenSoft, 1.8, bx-34+20*float64(c), y+p.between(-5, 5), bx-24+20*float64(c), y+p.between(-5, 5))
			}
		}
	}
	p.crowd(m, 246, 44, 130, 270, 1, look{head: "any"})
}

// funds draws a pair of scales with too few coins.
func (p *plate) funds(m *mood, s *Scene) {
	p.chamber(m, s)
	brass := Blend(Gold, m.near, 0.15)
	p.box(brass, 196, 50, 8, 150)
	p.box(brass, 168, 196, 64, 8)
	p.line(brass, 5, 92, 66, 308, 44)
	for i, x := range [...]float64{92, 308} {
		y := pick(i == 0, 66, 44)
		p.line(brass, 1.6, x, y, x-34, y+74)
		p.line(brass, 1.6, x, y, x+34, y+74)
		p.poly(brass, x-42, y+74, x+42, y+74, x+26, y+88, x-26, y+88)
	}
	for range 26 { // coins
		x := 92 + p.between(-30, 30)
		p.fill(GoldBright, oval(x, 138-p.between(0, 26)*(1-math.Abs(x-92)/34), 6, 3))
	}
	p.house(m, 290, 118, 36, 26, m.tone(0.8))
	p.person(40, 238, 116, 1, m.tone(1), look{head: "hat", tool: "scroll", arms: "out"})
	p.crowd(m, 244, 84, 240, 410, 1, look{head: "any", arms: "raised"})
}

// histories draws the same speaker, paler each time, before the same crowd.
func (p *plate) histories(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 160, 50, -10, 410, m.tone(0.3))
	p.land(p.ridge(176, 5, 140, false), m.tone(0.45))
	l := look{head: "hat", arms: "raised", tool: "scroll", wide: 1.2}
	for i := range 4 {
		near := float64(i) / 3
		x, h := 330-84*float64(i), 66+26*float64(i)
		p.box(Blend(m.tone(0.5+0.4*near), m.sky, 0.3*(1-near)), x-0.3*h, 196+6*float64(i), 0.6*h, 30)
		p.person(x, 198+6*float64(i), h, 1, Blend(m.tone(1), m.sky, 0.75*(1-near)), l)
	}
	p.crowd(m, 246, 46, 150, 410, 2, look{head: "any"})
}

// reform draws a town in two halves: as it was, and as it shall be.
func (p *plate) reform(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 172, 60, -10, 190, m.tone(0.5))
	p.scaffold(m, 222, 190, 170, 120, m.tone(0.55))
	p.land(p.ridge(184, 3, 150, false), m.tone(0.55))
	for side := range 2 {
		field := Resources[pickOf(side == 0, 0, 1)]
		turn := pick(side == 0, 1, -1)
		for i := range 8 {
			x := 200 - turn*(34+22*float64(i))
			p.person(x, 236+4*float64(i%2), p.between(70, 86), turn, Blend(m.tone(1), field.Fill, 0.35),
				look{head: []string{"hood", ""}[side], arms: []string{"", "raised"}[p.IntN(2)]})
		}
		x := 200 - turn*120
		p.line(m.tone(1), 2, x, 236, x, 70)
		p.banner(x, 72, 44, 54, Blend(field.Fill, m.near, 0.15), []string{"lore", "technology"}[side])
	}
	p.box(m.tone(0.9), 176, 170, 48, 70)
	p.person(200, 172, 84, 1, m.tone(1), look{head: "crown", arms: "raised", wide: 1.2})
}
