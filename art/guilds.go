package art

import "math"

// guilds are houses that are known for what is done in them: each location that says what has a scene of its own.
var guilds = []subject{
	{[]string{"strategy"}, (*plate).guildOfStrategy},
	{[]string{"scribes"}, (*plate).guildOfScribes},
	{[]string{"copper"}, (*plate).houseOfCopper},
}

// guildOfStrategy draws a hall over a square on which companies drill.
func (p *plate) guildOfStrategy(m *mood, s *Scene) {
	p.heavens(m, 120)
	p.skyline(m, s.Region, 128, 40, -10, 410, m.tone(0.35))
	p.hall(m, s.Region, 200, 158, 290, 132)
	p.poly(Blend(m.tone(0.4), Page, 0.35), -10, 250, -10, 158, 410, 158, 410, 250)
	for i := range 8 {
		p.line(Fade(m.near, 0.4), 1, 50*float64(i)+25, 158, 200+(50*float64(i)+25-200)*2, 250)
	}
	for _, x := range [...]float64{26, 374} {
		p.box(m.tone(0.8), x-16, 120, 32, 60)
		p.person(x, 122, 70, pick(x < 200, 1, -1), m.tone(0.9), look{head: "helm", tool: "sword", arms: "out"})
	}
	for row := range 3 {
		for i := range 6 {
			p.person(96+42*float64(i)-8*float64(row), 184+20*float64(row), 32+7*float64(row), 1, m.tone(1), look{head: "helm", tool: "spear"})
		}
	}
}

// guildOfScribes draws a round tower of windows, and leaves of writing blow from it.
func (p *plate) guildOfScribes(m *mood, s *Scene) {
	p.heavens(m, 160)
	p.mountains(m, 140, false)
	p.skyline(m, s.Region, 196, 50, -10, 410, m.tone(0.45))
	c := m.tone(0.78)
	p.box(c, 96, 66, 128, 150)
	p.fill(Blend(c, Gold, 0.45), oval(160, 68, 72, 54))
	p.line(Blend(c, Gold, 0.6), 2.4, 160, 16, 160, -4)
	p.box(m.tone(0.92), 84, 62, 152, 12)
	for row := range 3 {
		for i := range 5 {
			x, y := 104+24*float64(i), 90+40*float64(row)
			p.poly(m.window(), x, y+24, x, y+6, x+8, y-2, x+16, y+6, x+16, y+24)
		}
	}
	p.gate(m, 160, 216, 26, 30, false)
	p.foreground(m, 210)
	for i := range 13 {
		t := float64(i) / 12
		x, y, r := 236+150*t, 130-70*t+26*math.Sin(9*t), 9+5*math.Sin(5*t)
		p.poly(Page, x-r, y-0.7*r, x+0.9*r, y-r, x+r, y+0.7*r, x-0.8*r, y+r)
		p.line(PenSoft, 0.9, x-0.6*r, y-0.2*r, x+0.6*r, y-0.3*r)
		p.line(PenSoft, 0.9, x-0.5*r, y+0.3*r, x+0.6*r, y+0.2*r)
	}
	p.poly(Chalk, 300, 224, 318, 150, 340, 128, 336, 164, 312, 206) // a quill in a well
	p.line(PenSoft, 1.6, 298, 230, 334, 136)
	p.poly(m.tone(1), 276, 238, 282, 216, 312, 216, 318, 238)
}

// houseOfCopper draws green domes over furnaces, and a ring of light between them.
func (p *plate) houseOfCopper(m *mood, s *Scene) {
	p.heavens(m, 170)
	p.skyline(m, s.Region, 190, 36, -10, 410, m.tone(0.4))
	verdigris := Blend(rgb(0x5FA08A), m.near, 0.3)
	stone := Blend(m.tone(0.85), Night, 0.1)
	for i, x := range [...]float64{70, 200, 330} {
		h := pick(i == 1, 128, 92)
		w := pick(i == 1, 120, 92)
		p.box(stone, x-w/2, 212-0.6*h, w, 0.6*h)
		p.fill(verdigris, oval(x, 212-0.6*h, 0.54*w, 0.62*h))
		p.box(stone, x-w/2, 212-0.6*h, w, 0.6*h)
		for k := range 5 {
			p.arc(Fade(Night, 0.35), x, 212-0.6*h, (0.1+0.1*float64(k))*w, 1.4, math.Pi, 2*math.Pi)
		}
		p.line(verdigris, 4, x, 212-1.2*h, x, 196-1.3*h)
		p.glow(rgb(0xFF9A3A), x, 200, 46, 0.9)
		p.poly(rgb(0xFFC060), x-13, 212, x-13, 190, x, 178, x+13, 190, x+13, 212)
		p.cloud(Fade(m.low, 0.5), x-10, 40+8*float64(i), 70)
	}
	p.portal(266, 106, 30)
	p.foreground(m, 212)
}
