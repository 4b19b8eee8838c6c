package art

import "math"

// spells are what sorcerers do: each card of sorcery that says what it is about has a scene of its own.
var spells = []subject{
	{[]string{"wards"}, (*plate).wards},
	{[]string{"price"}, (*plate).price},
	{[]string{"path"}, (*plate).starPath},
	{[]string{"cantrips"}, (*plate).cantrips},
	{[]string{"potions"}, (*plate).potions},
	{[]string{"ranging"}, (*plate).frontier},
}

// wards draws the dead outside a ring of candles.
func (p *plate) wards(m *mood, s *Scene) {
	p.shade(Night, Blend(rgb(0x143A2E), Night, 0.25), 220)
	light := rgb(0x8FE3A8)
	for i := range 11 { // hands out of the dark
		a := math.Pi * (1 + float64(i)/10)
		x, y := 200+190*math.Cos(a), 190+150*math.Sin(a)
		c := Blend(Night, light, 0.3)
		p.fill(c, quad(point{200 + 290*math.Cos(a), 190 + 230*math.Sin(a)}, point{x, y}, 17, 11))
		for k := range 4 {
			b := a + math.Pi + 0.32*(float64(k)-1.5)
			p.fill(c, quad(point{x, y}, point{x + 24*math.Cos(b), y + 24*math.Sin(b)}, 5, 2))
		}
	}
	p.glow(light, 200, 190, 170, 0.6)
	p.arc(light, 200, 196, 128, 3, math.Pi, 2*math.Pi)
	p.arc(Fade(light, 0.4), 200, 196, 122, 9, math.Pi, 2*math.Pi)
	p.poly(Blend(Night, light, 0.12), -10, 250, -10, 196, 410, 196, 410, 250)
	for i := range 7 {
		x := 80 + 40*float64(i)
		p.box(Chalk, x-3, 198, 6, 26)
		p.flame(x, 198, 15)
	}
	for i, x := range [...]float64{166, 200, 236} {
		p.person(x, 198, 92-8*math.Abs(float64(i)-1), 1, Blend(Night, Resources[5].Fill, 0.3), look{head: "hood", arms: "raised"})
	}
}

// price draws scales: what is given weighs as much as what is got.
func (p *plate) price(m *mood, s *Scene) {
	p.shade(Blend(rgb(0x5E0F18), Night, 0.6), Blend(rgb(0xA6222E), Night, 0.35), 240)
	light := p.uncanny()
	p.glow(light, 304, 96, 150, 0.9)
	p.disc(Blend(light, Chalk, 0.5), 304, 96, 30)
	p.swirl(304, 96, 66, light)
	p.person(112, 240, 166, 1, Night, look{head: "", arms: "out", wide: 1.4})
	p.poly(rgb(0xD8404A), 196, 112, 178, 94, 164, 108, 196, 146, 228, 108, 214, 94) // a heart
	p.glow(rgb(0xFF6A5A), 196, 116, 60, 0.8)
	for i := range 7 {
		t := float64(i) / 6
		p.ring(Fade(Chalk, 0.8), 214+66*t, 116-19*t, 6, 2)
	}
	p.poly(Night, -10, 250, -10, 232, 410, 220, 410, 250)
}

// starPath draws a path from a hill up to the moon.
func (p *plate) starPath(m *mood, s *Scene) {
	p.shade(rgb(0x0A1030), rgb(0x3A4A8A), 220)
	p.stars(110, 230)
	p.glow(rgb(0xEAF2F4), 312, 58, 160, 0.7)
	p.disc(rgb(0xEAF2F4), 312, 58, 44)
	p.disc(Fade(rgb(0x8FA0C0), 0.5), 298, 48, 12)
	p.disc(Fade(rgb(0x8FA0C0), 0.4), 326, 74, 8)
	for i := range 22 {
		t := float64(i) / 21
		x, y := 96+180*t+34*math.Sin(5*t), 196-116*t
		p.fill(Blend(rgb(0x7FB4FF), Chalk, 0.5), oval(x, y, 23-14*t, 5-3*t))
		p.glow(rgb(0x7FB4FF), x, y, 24, 0.5)
	}
	p.person(150, 164, 58, 1, rgb(0x0A1030), look{head: "hood", tool: "staff", arms: "out"})
	p.poly(rgb(0x0A1030), -10, 250, -10, 190, 60, 176, 130, 196, 230, 236, 410, 226, 410, 250)
	p.forest(p.ridge(228, 2, 90, false), func(x, foot, h float64) { p.pine(x, foot, h, rgb(0x0A1030), rgb(0x3A4A8A)) }, 230, 410, 52, 16)
}

// cantrips draws an apprentice's magic: everything in the room flies.
func (p *plate) cantrips(m *mood, s *Scene) {
	wall := Blend(regionField(s.Region), Page, 0.2)
	p.shade(Blend(wall, Night, 0.35), Blend(wall, rgb(0xE8B54C), 0.2), 210)
	light := rgb(0xB59AF2)
	p.glow(light, 200, 100, 180, 0.75)
	p.poly(Blend(rgb(0x5A3418), Night, 0.2), -10, 250, -10, 206, 410, 206, 410, 250)
	p.person(200, 236, 128, 1, Blend(Night, Resources[5].Fill, 0.35), look{head: "hat", arms: "raised", wide: 1.3})
	for i := range 6 {
		x, y := 46+62*float64(i), 66+34*math.Sin(2.1*float64(i))
		switch i % 3 {
		case 0: // a book
			p.poly(Resources[i%6].Edge, x-26, y-14, x, y-8, x+26, y-14, x+26, y+16, x, y+22, x-26, y+16)
			p.poly(Page, x-23, y-16, x, y-10, x+23, y-16, x+23, y+12, x, y+18, x-23, y+12)
		case 1: // a cup
			p.poly(Gold, x-13, y-14, x+13, y-14, x+7, y+6, x-7, y+6)
			p.box(Gold, x-2, y+6, 4, 11)
			p.fill(Gold, oval(x, y+18, 11, 3))
		default: // a candle
			p.box(Chalk, x-4, y-10, 8, 30)
			p.flame(x, y-10, 20)
		}
		p.arc(Fade(light, 0.8), x, y+26, 18, 2, 0.4, 2.7)
	}
}

// potions draws potions in a row, each of its own colour.
func (p *plate) potions(m *mood, s *Scene) {
	p.shade(Blend(regionField(s.Region), Night, 0.5), Blend(rgb(0x4A2C16), Night, 0.2), 240)
	p.box(Blend(rgb(0x6A4020), Night, 0.3), -10, 206, 420, 44)
	p.box(Blend(rgb(0x8A5A2C), Night, 0.2), -10, 202, 420, 7)
	for i := range 6 {
		x, r := 42+62*float64(i), 26+4*math.Sin(2.7*float64(i))
		c := Blend(Resources[i].Fill, Chalk, 0.15)
		glass := Fade(Frost, 0.4)
		y := 202 - r
		p.glow(c, x, y, 60, 0.75)
		p.box(glass, x-8, y-r-34, 16, 42)
		p.disc(glass, x, y, r)
		p.disc(c, x, y, r-4)
		p.fill(Blend(c, Chalk, 0.5), oval(x-0.3*r, y-0.35*r, 0.22*r, 0.32*r))
		p.box(rgb(0x8A5A2C), x-7, y-r-42, 14, 11)
		for k := range 4 {
			p.ring(Fade(c, 0.8), x+p.between(-12, 12), y-r-54-16*float64(k), 3+float64(k), 1.4)
		}
	}
	p.line(Blend(rgb(0x6A4020), Night, 0.4), 4, -10, 30, 410, 30)
	for i := range 18 { // herbs hang there to dry
		x := 24 + 44*float64(i/2) + 8*float64(i%2)
		p.line(Blend(rgb(0x4F8A4A), Night, 0.3), 3, x, 30, x+3, 30+p.between(18, 34))
	}
}

// frontier draws a frontier watched by a light that reaches far.
func (p *plate) frontier(m *mood, s *Scene) {
	p.shade(Night, Blend(rgb(0x1F5E5C), Night, 0.2), 200)
	p.stars(60, 130)
	for i := range 3 {
		p.land(p.ridge(150+24*float64(i), 26, 80, true), Blend(rgb(0x2F6E6A), Night, 0.3+0.25*float64(i)))
	}
	light := rgb(0x6FD3E8)
	p.poly(Fade(light, 0.3), 96, 96, 420, 20, 420, 190)
	p.poly(Fade(light, 0.3), 96, 96, 420, 60, 420, 140)
	p.glow(light, 96, 96, 80, 0.95)
	p.poly(Blend(Night, rgb(0x1F5E5C), 0.25), -10, 250, -10, 170, 60, 160, 130, 186, 200, 250)
	p.person(76, 178, 104, 1, Night, look{head: "hood", arms: "out", wide: 1.3})
	p.disc(Blend(light, Chalk, 0.6), 104, 104, 9)
	for i := range 4 { // what it has found
		x, y := 240+46*float64(i), 190-7*float64(i%2)
		p.person(x, y, 34, -1, Night, look{head: "horns", tool: "spear"})
		p.eyes(x, y-29, 2.4, rgb(0xF2C23C))
	}
}
