package art

import "math"

// shadows are what happens unseen: each card of spies that says what it is about has a scene of its own.
var shadows = []subject{
	{[]string{"games", "gambit"}, (*plate).chessboard},
	{[]string{"tools"}, (*plate).strongbox},
	{[]string{"cold"}, (*plate).shutOut},
	{[]string{"waning"}, (*plate).waning},
	{[]string{"traitor"}, (*plate).traitor},
	{[]string{"stability"}, (*plate).keyhole},
	{[]string{"minstrels"}, (*plate).minstrels},
	{[]string{"encoded"}, (*plate).cipher},
	{[]string{"mole"}, (*plate).tunnels},
	{[]string{"unmasked"}, (*plate).unmasked},
	{[]string{"chaos"}, (*plate).rooftops},
	{[]string{"influence"}, (*plate).strings},
	{[]string{"wrath"}, (*plate).wrath},
}

// chessboard draws a game in which the pieces are people.
func (p *plate) chessboard(m *mood, s *Scene) {
	p.shade(Blend(Night, regionField(s.Region), 0.3), Blend(m.low, regionField(s.Region), 0.3), 150)
	p.glow(m.light, 200, 96, 190, 0.6)
	const rows, far, near = 6, 120.0, 250.0
	edge := func(row int) (y, half float64) {
		t := float64(row) / rows
		return far + (near-far)*t*t, 96 + 190*t*t
	}
	for row := range rows {
		y0, w0 := edge(row)
		y1, w1 := edge(row + 1)
		for k := range 8 {
			c := Blend(Page, m.near, 0.2)
			if (row+k)%2 == 0 {
				c = m.tone(1)
			}
			a, b := float64(k)/4-1, float64(k+1)/4-1
			p.poly(c, 200+a*w0, y0, 200+b*w0, y0, 200+b*w1, y1, 200+a*w1, y1)
		}
	}
	dark, pale := Blend(Night, regionField(s.Region), 0.3), Blend(Page, regionField(s.Region), 0.12)
	side := pick(s.says("gambit"), -1, 1)
	p.person(200-side*92, 178, 96, side, pale, look{head: "crown", wide: 1.2})
	p.person(200-side*30, 158, 62, side, pale, look{head: "helm"})
	p.tower(m, 200-side*150-14, 178, 28, 66, pale, "crenel")
	if s.says("gambit") { // a piece is given away
		p.fill(pale, quad(point{150, 226}, point{222, 210}, 22, 12))
		p.disc(pale, 232, 208, 10)
		p.person(290, 214, 168, -side, dark, look{head: "crown", arms: "out", wide: 1.3})
		return
	}
	p.person(320, 206, 138, -side, dark, look{head: "hood", arms: "out", tool: "sword", wide: 1.3})
	p.person(252, 176, 74, -side, dark, look{head: "horns"})
}

// strongbox draws a strongbox and a ring of picks.
func (p *plate) strongbox(m *mood, s *Scene) {
	p.shade(Blend(Night, regionField(s.Region), 0.35), Blend(rgb(0x7A4A24), Night, 0.2), plateHeight)
	iron := Blend(rgb(0x63696E), Night, 0.35)
	p.box(rgb(0x8A5A2C), 40, 92, 210, 130)
	for i := range 4 {
		p.box(iron, 40+66*float64(i), 92, 14, 130)
	}
	p.poly(rgb(0x6A4020), 40, 92, 60, 30, 236, 30, 250, 92)
	p.glow(rgb(0xE8B54C), 143, 134, 90, 0.5)
	p.box(iron, 112, 110, 62, 62)
	p.disc(Night, 143, 134, 11)
	p.poly(Night, 138, 134, 148, 134, 153, 160, 133, 160)
	p.ring(GoldBright, 316, 74, 34, 6)
	for i := range 5 { // picks and keys on a ring
		a := 0.5 + 0.5*float64(i)
		x, y := 316+34*math.Cos(a), 74+34*math.Sin(a)
		tip := point{x + 88*math.Cos(a), y + 88*math.Sin(a)}
		p.fill(rgb(0xC9CED2), quad(point{x, y}, tip, 6, 3))
		p.fill(rgb(0xC9CED2), quad(tip, point{tip.x + 14*math.Sin(a), tip.y - 14*math.Cos(a)}, 5, 5))
	}
}

// shutOut draws somebody before lit windows in the snow.
func (p *plate) shutOut(m *mood, s *Scene) {
	p.shade(rgb(0x3E5468), rgb(0xA9BECB), 200)
	p.skyline(m, s.Region, 196, 110, -20, 150, Blend(m.tone(0.7), Night, 0.2))
	p.skyline(m, s.Region, 196, 120, 250, 420, Blend(m.tone(0.7), Night, 0.2))
	p.poly(rgb(0xDCE8EE), -10, 250, -10, 196, 410, 196, 410, 250)
	p.line(Night, 4, 268, 206, 268, 76)
	p.line(Night, 3, 268, 82, 244, 76)
	p.glow(rgb(0xFFC45A), 244, 92, 76, 0.9)
	p.disc(rgb(0xFFE3A0), 244, 92, 8)
	p.person(178, 214, 84, -1, Night, look{head: "hood", wide: 1.5})
	for i := range 9 { // where it came from
		p.fill(rgb(0x9DB2C0), oval(190+20*float64(i), 218+pick(i%2 == 0, 0, 5), 5, 2))
	}
	p.flakes(330, rgb(0xFDFBF4), 1.9)
}

// waning draws the moon over a palace that falls.
func (p *plate) waning(m *mood, s *Scene) {
	p.shade(Night, Blend(rgb(0x5C2143), Night, 0.25), 210)
	p.stars(70, 200)
	p.glow(rgb(0xEAF2F4), 276, 76, 190, 0.6)
	p.crescent(rgb(0xEAF2F4), 276, 76, 56)
	c := Blend(Regions[0].Fill, Night, 0.35)
	for i, h := range [...]float64{126, 60, 96} {
		x := 24 + 62*float64(i)
		p.tower(m, x, 214, 46, h, c, pick3(i, "dome", "broken", "broken"))
	}
	p.fill(Blend(c, Gold, 0.35), oval(122, 218, 26, 17)) // a dome that has come down
	for range 22 {
		x := p.between(70, 250)
		p.poly(Blend(c, Night, 0.3), x, 222, x+p.between(4, 16), 222-p.between(4, 14), x+p.between(16, 28), 222)
	}
	p.poly(Blend(Night, c, 0.3), -10, 250, -10, 220, 410, 216, 410, 250)
	p.line(m.snow(0.4), 2.4, 318, 226, 312, 148)
	p.poly(Blend(Regions[0].Fill, Chalk, 0.1), 312, 148, 276, 160, 290, 172, 268, 188, 314, 186)
}

// pick3 returns one of some words in turn.
func pick3(i int, words ...string) string { return words[i%len(words)] }

// traitor draws two on the walls of a keep by the sea, one of whom hides a blade.
func (p *plate) traitor(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x7A2A34), Night, 0.3), Blend(rgb(0xE08A4A), Night, 0.1), 150)
	p.glow(rgb(0xF3A25A), 110, 140, 160, 0.8)
	p.disc(rgb(0xF8C070), 110, 136, 30)
	p.water(m, 140, 110)
	p.tower(m, 306, 210, 84, 160, Blend(Night, regionField(s.Region), 0.35), "crenel")
	p.wall(m, -10, 420, 262, 66, Blend(Night, regionField(s.Region), 0.25))
	p.person(160, 206, 138, -1, Night, look{head: "crown", wide: 1.35})
	p.person(232, 208, 146, -1, Blend(Night, rgb(0x5C2143), 0.25), look{head: "hood", wide: 1.3})
	p.fill(rgb(0xF2F4F2), quad(point{262, 142}, point{292, 70}, 9, 2))
	p.line(Gold, 4, 252, 140, 274, 148)
}

// keyhole draws a keyhole with a crowned figure and watching eyes behind it.
func (p *plate) keyhole(m *mood, s *Scene) {
	p.shade(Blend(Night, rgb(0x4A2C16), 0.35), Blend(Night, rgb(0x4A2C16), 0.6), plateHeight)
	for i := range 9 {
		p.line(Fade(Night, 0.7), 1.6, 50*float64(i), -5, 50*float64(i), 250)
	}
	p.ring(Blend(Gold, Night, 0.2), 200, 96, 86, 14)
	p.poly(Blend(Gold, Night, 0.2), 152, 150, 248, 150, 282, 244, 118, 244)
	p.disc(rgb(0xF6C95A), 200, 96, 66)
	p.poly(rgb(0xF6C95A), 168, 130, 232, 130, 258, 244, 142, 244)
	p.glow(Chalk, 200, 100, 90, 0.6)
	p.person(200, 236, 112, 1, Blend(Night, m.near, 0.4), look{head: "crown", arms: "raised", wide: 1.3})
	p.eyes(200, 84, 26, rgb(0xFDF3C8))
	for i := range 8 {
		a := math.Pi * 2 * float64(i) / 8
		p.disc(Gold, 200+86*math.Cos(a), 96+86*math.Sin(a), 4)
	}
}

// minstrels draws minstrels beside their wagon.
func (p *plate) minstrels(m *mood, s *Scene) {
	p.heavens(m, 170)
	p.land(p.ridge(176, 10, 130, false), m.tone(0.55))
	p.forest(p.ridge(184, 4, 120, false), p.plantOf(s, m, 0.6), -10, 410, 60, 20)
	red := Blend(rgb(0xA6222E), m.near, 0.25)
	p.box(red, 60, 118, 150, 76)
	p.fill(Blend(GoldBright, m.near, 0.3), oval(135, 118, 82, 34))
	p.box(red, 60, 118, 150, 40)
	for i := range 5 {
		p.box(Gold, 60+34*float64(i), 118, 4, 76)
	}
	p.box(m.window(), 116, 132, 36, 32)
	p.glow(m.window(), 134, 148, 70, 0.8)
	for _, x := range [...]float64{88, 184} {
		p.ring(Blend(Gold, Night, 0.4), x, 200, 25, 6)
		for i := range 4 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			p.line(Blend(Gold, Night, 0.4), 2.4, x-25*cos, 200-25*sin, x+25*cos, 200+25*sin)
		}
	}
	p.foreground(m, 218)
	for i, x := range [...]float64{252, 306} {
		p.person(x, 226, 104-8*float64(i), -1, Blend(m.tone(1), Resources[i*4].Fill, 0.3), look{head: "hat", arms: "out", wide: 1.2})
		p.fill(Blend(Gold, rgb(0x6A3A1A), 0.4), oval(x-14, 172, 15, 19)) // a lute
		p.line(Blend(Gold, rgb(0x6A3A1A), 0.4), 4, x-8, 166, x+20, 140)
	}
	for i := range 6 { // a tune
		x, y := 228+28*float64(i), 78+pick(i%2 == 0, 0, 16)
		p.fill(Chalk, oval(x, y, 5, 4))
		p.line(Chalk, 1.6, x+4, y, x+4, y-20)
	}
}

// cipher draws a sheet of signs under a lens.
func (p *plate) cipher(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x3A2414), Night, 0.4), Blend(rgb(0x5A3418), Night, 0.2), plateHeight)
	p.poly(PageDark, 66, 26, 344, 12, 366, 214, 84, 232)
	p.poly(Page, 70, 30, 338, 18, 358, 208, 90, 226)
	for row := range 7 {
		for k := range 11 {
			x, y := 96+22*float64(k)+3*float64(row), 52+24*float64(row)-1.1*float64(k)
			switch p.IntN(4) {
			case 0:
				p.ring(PenSoft, x, y, 6, 2)
			case 1:
				p.line(PenSoft, 2, x-6, y+6, x, y-6, x+6, y+6)
			case 2:
				p.line(PenSoft, 2, x-6, y, x+6, y)
				p.line(PenSoft, 2, x, y-6, x, y+6)
			default:
				p.poly(PenSoft, x-5, y-5, x+5, y-5, x+5, y+5, x-5, y+5)
			}
		}
	}
	p.disc(Fade(rgb(0xBFE3F2), 0.75), 232, 104, 56)
	p.icon("tactics", Blend(Regions[0].Fill, Night, 0.2), 232, 104, 72)
	p.ring(Gold, 232, 104, 58, 9)
	p.fill(rgb(0x6A3A1A), quad(point{274, 146}, point{330, 206}, 15, 19))
	p.flame(40, 120, 50)
	p.box(Chalk, 32, 120, 16, 130)
}

// tunnels draws tunnels under a palace, and somebody who digs.
func (p *plate) tunnels(m *mood, s *Scene) {
	earth := Blend(rgb(0x3A2414), Night, 0.25)
	p.heavens(m, 70)
	p.skyline(m, s.Region, 66, 46, -10, 410, m.tone(0.7))
	p.poly(earth, -10, 64, 410, 64, 410, 250, -10, 250)
	for range 60 {
		p.fill(Blend(earth, m.far, 0.2), oval(p.between(0, 400), p.between(74, 236), p.between(2, 7), p.between(1, 4)))
	}
	hollow := Blend(rgb(0x8A5A2A), Night, 0.45)
	for i, run := range [...][4]float64{{-10, 112, 230, 126}, {210, 120, 330, 178}, {330, 178, 90, 206}, {120, 66, 128, 118}} {
		p.fill(hollow, quad(point{run[0], run[1]}, point{run[2], run[3]}, 34-3*float64(i), 34-3*float64(i)))
	}
	p.person(60, 126, 30, 1, Night, look{head: "hood", tool: "torch", arms: "out"})
	p.person(286, 166, 34, -1, Night, look{head: "helm", tool: "torch", arms: "out"})
	p.person(116, 216, 34, -1, Night, look{head: "hood", wide: 1.3})
	p.eyes(113, 188, 3, rgb(0xF2C23C))
	for _, at := range [...]float64{70, 290} {
		p.glow(rgb(0xFFB648), at, pick(at < 100, 104, 140), 70, 0.75)
	}
}

// unmasked draws a face behind a mask that has come off.
func (p *plate) unmasked(m *mood, s *Scene) {
	p.shade(Blend(Night, regionField(s.Region), 0.4), Blend(m.low, regionField(s.Region), 0.3), 230)
	p.poly(Fade(rgb(0xFBE6A0), 0.34), 150, -10, 250, -10, 320, 250, 80, 250)
	p.person(200, 300, 262, 1, Blend(Night, m.near, 0.4), look{head: "hood", wide: 1.3})
	p.fill(rgb(0xD9A97C), oval(205, 74, 21, 27))
	p.eyes(205, 70, 9, Chalk)
	p.line(rgb(0x6A2A20), 2.4, 196, 88, 214, 88)
	p.icon("disguise", Chalk, 106, 128, 96)
	p.line(Chalk, 1.6, 140, 112, 188, 74)
	p.icon("disguise", Fade(GoldBright, 0.5), 106, 128, 84)
	for _, x := range [...]float64{20, 340, 384} {
		p.person(x, 244, 100, pick(x < 200, 1, -1), Night, look{head: "helm", tool: "spear"})
	}
}

// rooftops draws people who run over roofs with torches.
func (p *plate) rooftops(m *mood, s *Scene) {
	p.heavens(m, 190)
	p.skyline(m, s.Region, 230, 70, -10, 410, m.tone(0.4))
	p.glow(rgb(0xE8742E), 90, 220, 170, 0.9)
	for i := range 4 { // roofs, one behind another
		x, y := -30+118*float64(i), 176+pick(i%2 == 0, 0, 26)
		c := Blend(m.tone(0.85), Night, 0.2)
		p.poly(c, x-20, 250, x-20, y, x+54, y-54, x+128, y, x+128, 250)
		p.fill(m.snow(0.7), quad(point{x - 22, y}, point{x + 54, y - 56}, 6, 4))
		p.fill(m.snow(0.6), quad(point{x + 54, y - 56}, point{x + 130, y}, 4, 6))
		p.box(m.window(), x+44, y+14, 20, 24)
	}
	for i, x := range [...]float64{64, 150, 262} { // who run
		y := 132 - 14*float64(i)
		p.fill(Night, quad(point{x - 22, y + 34}, point{x + 6, y}, 9, 22))
		p.fill(Night, quad(point{x + 30, y + 30}, point{x + 8, y + 4}, 8, 18))
		p.person(x+6, y+14, 62, 1, Night, look{head: "hood", tool: "torch", arms: "out", wide: 1.1})
	}
}

// strings draws people on strings from hands above.
func (p *plate) strings(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x8A6A3A), regionField(s.Region), 0.4), Blend(rgb(0xF3D27A), regionField(s.Region), 0.2), 220)
	p.skyline(m, s.Region, 226, 54, -10, 410, m.tone(0.45))
	p.poly(m.tone(0.8), -10, 250, -10, 222, 410, 222, 410, 250)
	c := Blend(Night, m.near, 0.3)
	for i, x := range [...]float64{96, 296} {
		side := pick(i == 0, 1, -1)
		p.fill(c, quad(point{x - side*110, -30}, point{x - side*12, 26}, 66, 40))
		p.fill(c, oval(x, 34, 32, 20))
		for k := range 5 {
			at := x - 32 + 16*float64(k)
			p.fill(c, quad(point{at, 36}, point{at - 2*side, 66 - 3*math.Abs(float64(k)-2)}, 10, 7))
			p.line(Fade(Chalk, 0.75), 0.9, at-2*side, 62, 200+(at-200)*0.9, 150)
		}
		p.person(x, 226, 84, side, Blend(m.tone(1), Resources[i*5].Fill, 0.35), look{head: []string{"crown", "hat"}[i], arms: "raised", wide: 1.2})
	}
	p.person(198, 230, 70, 1, m.tone(1), look{head: "helm", arms: "raised"})
	p.line(Fade(Chalk, 0.75), 0.9, 128, 62, 182, 164)
	p.line(Fade(Chalk, 0.75), 0.9, 264, 62, 214, 164)
}

// wrath draws a crowned shade over a burning town.
func (p *plate) wrath(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x5E0F18), Night, 0.45), Blend(rgb(0xE0602A), Night, 0.15), 210)
	for range 9 {
		p.cloud(Fade(Night, 0.5), p.between(-40, 360), p.between(16, 110), p.between(80, 150))
	}
	p.person(200, 330, 306, 1, Blend(Night, Regions[0].Fill, 0.3), look{head: "crown", arms: "raised", wide: 1.5})
	p.eyes(206, 62, 12, rgb(0xFF7A3A))
	p.bolt(96, 0, 60, 190, rgb(0xFFD9A0))
	p.bolt(316, 0, 350, 180, rgb(0xFFD9A0))
	p.skyline(m, s.Region, 236, 56, -10, 410, Blend(Night, m.near, 0.4))
	for i := range 6 {
		p.flame(26+70*float64(i), 214+p.between(-14, 14), p.between(24, 46))
	}
}
