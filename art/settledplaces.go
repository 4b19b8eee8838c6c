package art

import "math"

// Places of the Settled Lands, and Desolation.

// lilyManor is a white lily on a pond before a manor.
func (p *plate) lilyManor(m *mood, s *Scene) {
	p.stage(m, 140)
	p.hall(m, s.Region, 200, 152, 190, 108)
	p.box(Blend(m.tone(0.5), m.sky, 0.4), -10, 152, 420, 100)
	leaf := Blend(rgb(0x3F7A55), m.near, 0.2)
	for _, at := range [...]point{{60, 176}, {340, 172}, {92, 226}, {322, 224}, {200, 216}} {
		p.fill(leaf, oval(at.x, at.y, 46, 11))
		p.poly(Blend(m.tone(0.5), m.sky, 0.4), at.x, at.y, at.x+50, at.y-9, at.x+50, at.y+4)
	}
	for i := range 9 {
		a := math.Pi * (1.06 + 0.11*float64(i))
		sin, cos := math.Sincos(a)
		tip := point{200 + 78*cos, 212 + 84*sin}
		side := point{-16 * sin, 16 * cos}
		mid := point{200 + 44*cos, 212 + 46*sin}
		p.poly(Blend(Chalk, rgb(0xE58CA6), pick(i%2 == 0, 0.08, 0.34)), 200, 214, mid.x+side.x, mid.y+side.y, tip.x, tip.y, mid.x-side.x, mid.y-side.y)
	}
	p.disc(GoldBright, 200, 204, 11)
}

// boarsPeak is a mountain of two tusks.
func (p *plate) boarsPeak(m *mood, _ *Scene) {
	p.stage(m, 190)
	body, shadow, snow := m.inks()
	p.poly(body, 40, 230, 96, 176, 160, 152, 240, 152, 304, 176, 360, 230)
	ivory := Blend(Chalk, m.low, 0.2)
	for _, side := range [...]float64{-1, 1} {
		p.poly(ivory, 200+side*30, 170, 200+side*96, 160, 200+side*132, 112, 200+side*128, 60, 200+side*98, 14, 200+side*104, 62, 200+side*92, 100, 200+side*56, 124, 200+side*22, 128)
		p.poly(shadow, 200+side*96, 160, 200+side*132, 112, 200+side*128, 60, 200+side*98, 14, 200+side*118, 64, 200+side*112, 110, 200+side*80, 146)
	}
	p.poly(body, 150, 170, 166, 100, 182, 84, 218, 84, 234, 100, 250, 170)
	p.poly(snow, 166, 100, 182, 84, 218, 84, 234, 100, 216, 98, 204, 108, 190, 98)
	p.disc(Night, 187, 142, 9)
	p.disc(Night, 213, 142, 9)
	p.eyes(200, 112, 14, rgb(0xF09A2E))
	p.foreground(m, 218)
}

// gravewood is a dead tree over graves.
func (p *plate) gravewood(m *mood, _ *Scene) {
	p.heavens(m, 200)
	body, _, snow := m.inks()
	r := p.ridge(198, 5, 150, false)
	p.land(r, m.tone(0.5))
	p.trunk(body, 40, 20, 204, 226, 196, 180, 206, 132, 198, 96)
	for _, limb := range [...][]float64{
		{200, 130, 150, 100, 110, 104, 64, 70}, {200, 110, 160, 66, 150, 20}, {200, 100, 214, 52, 204, 4},
		{202, 116, 248, 80, 262, 26}, {204, 136, 262, 112, 306, 118, 344, 84}, {110, 104, 84, 116, 56, 110}, {306, 118, 332, 132, 362, 124},
	} {
		p.trunk(body, 14, 3, limb...)
	}
	for i, x := range [...]float64{44, 108, 276, 346} {
		h := 42 + 10*float64(i%2)
		if i == 2 {
			p.box(body, x-4, 226-h-8, 8, h+8)
			p.box(body, x-17, 226-h+4, 34, 8)
			continue
		}
		p.box(body, x-18, 228-h+16, 36, h-16)
		p.fill(body, oval(x, 228-h+16, 18, 18))
		p.arc(snow, x, 228-h+16, 17, 3, math.Pi*1.1, math.Pi*1.8)
	}
	p.eyes(200, 150, 7, p.uncanny())
	p.foreground(m, 222)
}

// pearlescentMarsh is pearls among reeds.
func (p *plate) pearlescentMarsh(m *mood, _ *Scene) {
	p.shade(Blend(m.sky, Night, 0.3), Blend(m.low, rgb(0xC8A6D8), 0.35), 150)
	p.water(m, 140, 200)
	body, _, _ := m.inks()
	for i, one := range [...][3]float64{{200, 128, 54}, {96, 172, 30}, {306, 176, 34}, {58, 96, 17}, {346, 92, 20}, {150, 208, 15}, {252, 212, 17}} {
		x, y, r := one[0], one[1], one[2]
		p.glow(Chalk, x, y, 1.7*r, 0.6)
		p.disc(Blend(rgb(0xD8C4E8), m.sky, 0.25), x, y, r)
		p.disc(Fade(rgb(0xF3D6DE), 0.9), x-0.12*r, y-0.1*r, 0.82*r)
		p.disc(Fade(eldritch[i%2], 0.35), x+0.2*r, y+0.25*r, 0.55*r)
		p.disc(Chalk, x-0.34*r, y-0.38*r, 0.24*r)
	}
	for i := range 22 {
		x := pick(i%2 == 0, p.between(-6, 60), p.between(340, 406))
		if i%5 == 0 {
			x = p.between(110, 160)
		}
		h := p.between(70, 150)
		p.line(body, 3, x, 246, x+p.between(-12, 12), 246-h)
		if i%3 == 0 {
			p.fill(rgb(0x5A3B22), oval(x, 246-h-2, 5, 18))
		}
	}
}

// hogelManor is a house of three gables with timber in its walls.
func (p *plate) hogelManor(m *mood, _ *Scene) {
	p.stage(m, 184)
	body, _, snow := m.inks()
	plaster := Blend(Page, m.low, 0.3)
	p.box(plaster, 50, 130, 300, 96)
	for i := range 3 {
		x := 50 + 100*float64(i)
		p.poly(plaster, x, 132, x+50, 52, x+100, 132)
		p.fill(body, quad(point{x - 8, 138}, point{x + 50, 44}, 12, 10), quad(point{x + 50, 44}, point{x + 108, 138}, 10, 12))
		p.fill(snow, quad(point{x - 8, 131}, point{x + 50, 37}, 5, 4))
		p.box(body, x+16, 126, 68, 6)
		p.line(body, 5, x+24, 220, x+50, 136, x+76, 220)
		p.box(body, x+46, 64, 8, 66)
		p.box(m.window(), x+32, 96, 12, 18)
		p.box(m.window(), x+57, 96, 12, 18)
	}
	for i := range 4 {
		p.box(body, 47+100*float64(i), 126, 8, 100)
	}
	p.box(body, 50, 174, 300, 6)
	p.gate(m, 200, 226, 32, 44, false)
	for _, x := range [...]float64{98, 302} {
		p.box(body, x-9, 22, 18, 50)
		for k := range 4 {
			p.disc(Fade(snow, 0.6), x+10*float64(k)-2, 12-9*float64(k), 8+3*float64(k))
		}
	}
	p.foreground(m, 220)
}

// wrenhouse is a house in a tree, with a ladder and a round door.
func (p *plate) wrenhouse(m *mood, _ *Scene) {
	p.stage(m, 192)
	body, _, snow := m.inks()
	p.trunk(body, 44, 30, 204, 232, 196, 190, 200, 140)
	p.trunk(body, 18, 5, 196, 176, 130, 150, 84, 158, 48, 136)
	p.trunk(body, 18, 5, 206, 166, 268, 150, 320, 152, 362, 120)
	wood := Blend(rgb(0xA9713C), m.near, 0.15)
	p.poly(wood, 136, 152, 148, 74, 252, 74, 264, 152)
	for i := range 6 {
		p.line(Fade(m.near, 0.45), 1.6, 144+20*float64(i), 76, 140+21.6*float64(i), 150)
	}
	p.poly(body, 122, 84, 200, 12, 278, 84)
	p.fill(snow, quad(point{122, 80}, point{200, 8}, 9, 7), quad(point{200, 8}, point{278, 80}, 7, 9))
	p.disc(Night, 200, 108, 24)
	p.glow(m.window(), 200, 110, 40, 0.7)
	p.box(body, 168, 140, 64, 6)
	for _, side := range [...]float64{-10, 10} {
		p.line(wood, 3.4, 152+side, 152, 136+side, 236)
	}
	for i := range 7 {
		x := 151 - 2.2*float64(i)
		p.line(wood, 3, x-10, 158+12*float64(i), x+10, 158+12*float64(i))
	}
	p.fill(rgb(0x7A4A2A), oval(318, 136, 19, 14)) // a wren, its tail up
	p.disc(rgb(0x7A4A2A), 302, 126, 10)
	p.poly(rgb(0x7A4A2A), 330, 132, 352, 104, 340, 140)
	p.poly(rgb(0xD98F2E), 293, 124, 282, 127, 293, 130)
	p.disc(Night, 300, 124, 2)
	p.foreground(m, 222)
}

// lowerWash is linen on lines between two houses.
func (p *plate) lowerWash(m *mood, _ *Scene) {
	p.shade(m.sky, m.low, 190)
	p.glow(m.light, 200, 120, 150, 0.5)
	body, shadow, snow := m.inks()
	p.water(m, 206, 200)
	p.poly(body, -10, 240, -10, -10, 70, -10, 84, 30, 76, 60, 88, 90, 76, 240)
	p.poly(body, 410, 240, 410, -10, 330, -10, 318, 24, 328, 58, 312, 96, 326, 240)
	p.poly(shadow, -10, 240, -10, -10, 30, -10, 34, 240)
	for i := range 4 {
		p.box(m.window(), 44, 14+50*float64(i), 18, 24)
		p.box(m.window(), 346, 30+50*float64(i), 18, 24)
	}
	for row, y := range [...]float64{36, 98, 158} {
		for i := range 13 {
			t := float64(i) / 12
			if i < 12 {
				u := t + 1.0/12
				p.line(body, 2, 80+240*t, y+30*4*t*(1-t)*0.5, 80+240*u, y+30*4*u*(1-u)*0.5)
			}
		}
		for i := range 4 {
			t := (float64(i) + 0.7) / 4.6
			x, top := 80+240*t, y+60*t*(1-t)
			tint := Blend(Resources[(i+2*row)%6].Fill, Chalk, pick((i+row)%2 == 0, 0.9, 0.25))
			switch (i + row) % 3 {
			case 0: // a sheet
				p.poly(tint, x-20, top, x+20, top+2, x+18, top+46, x, top+42, x-21, top+48)
			case 1: // a shirt
				p.poly(tint, x-12, top, x+12, top, x+26, top+18, x+17, top+26, x+12, top+18, x+13, top+46, x-13, top+46, x-12, top+18, x-17, top+26, x-26, top+18)
			default: // hose
				p.poly(tint, x-12, top, x+12, top, x+15, top+48, x+4, top+48, x, top+16, x-4, top+48, x-15, top+48)
			}
		}
	}
	p.fill(snow, quad(point{76, 228}, point{324, 228}, 3, 3))
}

// shimmerhall is a hall of glass.
func (p *plate) shimmerhall(m *mood, s *Scene) {
	p.stage(m, 190)
	p.skyline(m, s.Region, 208, 30, -10, 410, m.tone(0.4))
	pale, deep := rgb(0xC8F0EE), rgb(0x4FA6B4)
	p.glow(Chalk, 200, 110, 210, 0.6)
	for i := range 12 {
		sin, cos := math.Sincos(math.Pi + math.Pi*(float64(i)+0.5)/12)
		p.fill(Fade(Chalk, 0.5), quad(point{200 + 120*cos, 140 + 110*sin}, point{200 + 200*cos, 140 + 170*sin}, 5, 0.5))
	}
	for i := range 6 {
		x0, x1 := 92+36*float64(i), 128+36*float64(i)
		top0, top1 := 60+1.3*math.Abs(x0-200)*0.7, 60+1.3*math.Abs(x1-200)*0.7
		p.poly(Blend(pale, deep, 0.15*float64((i*3)%5)), x0, 224, x0, top0, (x0+x1)/2, min(top0, top1)-28, x1, top1, x1, 224)
		p.poly(Fade(Chalk, 0.5), x0, 224, x0, top0, (x0+x1)/2, min(top0, top1)-28)
	}
	p.poly(deep, 170, 60, 200, -4, 230, 60, 200, 84)
	p.poly(pale, 170, 60, 200, -4, 200, 84)
	p.gate(m, 200, 224, 34, 56, false)
	p.foreground(m, 218)
}

// brassport is a quay with a crane and a ship.
func (p *plate) brassport(m *mood, _ *Scene) {
	p.heavens(m, 150)
	p.water(m, 158, 260)
	body, _, snow := m.inks()
	p.ship(m, 112, 200, 148, Blend(snow, Page, 0.5))
	p.box(body, 232, 196, 180, 60)
	p.box(snow, 232, 192, 180, 5)
	brass := Blend(rgb(0xC08A2E), m.near, 0.12)
	p.line(body, 12, 300, 196, 300, 40)
	p.line(body, 9, 270, 196, 300, 120, 334, 196)
	p.line(brass, 10, 372, 92, 300, 36, 168, 22)
	p.line(brass, 4, 300, 14, 168, 22)
	p.line(brass, 4, 300, 14, 372, 92)
	p.box(body, 350, 88, 40, 34)
	p.disc(brass, 300, 38, 13)
	p.line(body, 2, 178, 22, 178, 84)
	p.box(brass, 158, 84, 40, 34)
	p.line(body, 2, 158, 101, 198, 101)
	for i := range 3 {
		p.box(Blend(brass, m.near, 0.2*float64(i)), 240+22*float64(i), 174, 20, 20)
	}
}

// goldspike is a needle of gold over a port.
func (p *plate) goldspike(m *mood, s *Scene) {
	p.heavens(m, 176)
	p.skyline(m, s.Region, 190, 34, -10, 410, m.tone(0.6))
	p.water(m, 190, 200)
	gold := rgb(0xE8B23A)
	p.glow(GoldBright, 200, 70, 150, 0.55)
	p.poly(gold, 176, 206, 190, 120, 194, 60, 200, -12, 206, 60, 210, 120, 224, 206)
	p.poly(Fade(rgb(0x7A5310), 0.75), 200, 206, 200, -12, 206, 60, 210, 120, 224, 206)
	for i, y := range [...]float64{64, 116, 164} {
		w := 16 + 8*float64(i)
		p.poly(gold, 200-w, y, 200-w-8, y-9, 200+w+8, y-9, 200+w, y)
		p.poly(Fade(rgb(0x7A5310), 0.75), 200, y, 200, y-9, 200+w+8, y-9, 200+w, y)
	}
	p.box(m.tone(0.95), 130, 204, 140, 12)
	p.ship(m, 72, 214, 62, Blend(m.snow(0.9), Page, 0.5))
	p.ship(m, 334, 220, 74, Blend(m.snow(0.9), Page, 0.5))
}

// hallOfBrass is a bell between two columns.
func (p *plate) hallOfBrass(m *mood, _ *Scene) {
	p.stage(m, 196)
	body, shadow, snow := m.inks()
	for i := range 4 {
		p.box(Blend(body, m.low, 0.05*float64(i)), 40+14*float64(i), 216-10*float64(i), 320-28*float64(i), 12)
	}
	for _, x := range [...]float64{96, 276} {
		p.box(body, x, 56, 28, 134)
		p.poly(shadow, x+18, 56, x+28, 56, x+28, 190, x+18, 190)
		p.box(body, x-8, 48, 44, 12)
	}
	p.poly(body, 72, 50, 200, 2, 328, 50)
	p.fill(snow, quad(point{72, 47}, point{200, -1}, 6, 4), quad(point{200, -1}, point{328, 47}, 4, 6))
	brass, dark := rgb(0xC8923A), rgb(0x6E4A16)
	p.box(body, 194, 46, 12, 20)
	p.poly(brass, 200, 60, 222, 70, 232, 110, 238, 144, 258, 166, 142, 166, 162, 144, 168, 110, 178, 70)
	p.poly(Fade(dark, 0.7), 212, 64, 222, 70, 232, 110, 238, 144, 258, 166, 226, 166, 216, 120)
	p.box(dark, 144, 152, 112, 5)
	p.poly(Fade(Chalk, 0.6), 180, 78, 186, 76, 180, 140, 172, 142)
	p.disc(dark, 200, 176, 11)
	p.foreground(m, 222)
}

// longWastes are ribs in the snow.
func (p *plate) longWastes(m *mood, _ *Scene) {
	p.heavens(m, 160)
	bone := Blend(Chalk, m.low, 0.15)
	body, _, _ := m.inks()
	for i := range 3 {
		r := p.ridge(160+22*float64(i), 6, 240, false)
		p.land(r, Blend(m.tone(0.12+0.1*float64(i)), m.snow(0.8), 0.5))
	}
	for i := range 7 {
		x, h := 96+34*float64(i), 128-7*math.Abs(float64(i)-2)*1.6
		p.trunk(body, 16, 6, x-2, 216, x-24, 216-0.5*h, x-8, 216-h, x+28, 216-1.12*h)
		p.trunk(bone, 11, 3, x, 216, x-22, 216-0.5*h, x-6, 216-h, x+28, 216-1.12*h)
	}
	p.fill(body, oval(62, 200, 46, 30))
	p.fill(bone, oval(62, 199, 42, 27))
	p.poly(bone, 22, 204, -6, 216, 6, 228, 50, 222)
	p.disc(Night, 48, 194, 9)
	p.fill(Blend(m.snow(0.9), m.low, 0.2), oval(120, 238, 180, 22), oval(330, 240, 150, 22))
}

// beetleBurrough is a hill in the shape of a beetle, with doors in it.
func (p *plate) beetleBurrough(m *mood, _ *Scene) {
	p.stage(m, 190)
	body, _, snow := m.inks()
	shell := Blend(rgb(0x2F6E5A), m.near, 0.25)
	for _, side := range [...]float64{-1, 1} {
		for i := range 3 {
			x := 200 + side*(70+30*float64(i))
			p.trunk(body, 12, 6, x-side*10, 180, x+side*34, 164-6*float64(i), x+side*54, 226)
		}
		p.trunk(body, 7, 2, 200+side*12, 56, 200+side*44, 26, 200+side*92, 30)
	}
	p.fill(body, oval(200, 74, 46, 34))
	p.fill(shell, oval(200, 192, 138, 112))
	p.line(body, 5, 200, 82, 200, 240)
	p.fill(Fade(Chalk, 0.22), oval(140, 140, 40, 26))
	p.arc(snow, 200, 192, 126, 7, math.Pi*1.2, math.Pi*1.8)
	for i, x := range [...]float64{112, 164, 236, 288} {
		r := 17 + 3*float64(i%2)
		p.disc(Night, x, 206, r+4)
		p.disc(m.window(), x, 206, r)
		p.line(Night, 3, x, 206-r, x, 206+r)
		p.line(Night, 3, x-r, 206, x+r, 206)
	}
	p.foreground(m, 222)
}

// arankh is a looped cross of stone that hovers over a circle of stones.
func (p *plate) arankh(m *mood, _ *Scene) {
	p.stage(m, 190)
	body, shadow, _ := m.inks()
	light := p.uncanny()
	p.glow(light, 200, 120, 170, 0.75)
	p.fill(body, ringed(200, 58, 46, 58, 20))
	p.poly(body, 186, 108, 214, 108, 220, 196, 200, 212, 180, 196)
	p.poly(body, 120, 104, 280, 104, 286, 130, 114, 130)
	p.poly(shadow, 200, 130, 286, 130, 280, 104, 214, 104, 220, 196, 200, 212)
	for i := range 7 {
		x := 44 + 52*float64(i)
		h := 34 + 14*math.Abs(float64(i)-3)
		p.poly(body, x-13, 232, x-10, 232-h, x+8, 228-h, x+13, 232)
	}
	for range 26 {
		p.disc(Fade(Chalk, 0.8), p.between(90, 310), p.between(30, 220), p.between(0.8, 2.2))
	}
	p.fill(Fade(light, 0.7), ringed(200, 214, 96, 14, 5))
	p.foreground(m, 228)
}

// arensForge is an anvil in the fire.
func (p *plate) arensForge(m *mood, _ *Scene) {
	dark := Blend(m.tone(1), Night, 0.5)
	p.shade(Blend(dark, Night, 0.3), Blend(rgb(0x8E3418), Night, 0.15), 220)
	p.glow(rgb(0xFF8A2A), 200, 150, 220, 0.85)
	for i := range 5 {
		x := 90 + 55*float64(i)
		p.flame(x, 160, 60+46*float64((i*2)%3))
	}
	p.poly(Night, 96, 108, 128, 126, 156, 136, 156, 118, 300, 118, 300, 146, 264, 160, 240, 178, 244, 202, 280, 214, 280, 232, 120, 232, 120, 214, 156, 202, 162, 178, 148, 160, 118, 140)
	p.box(rgb(0xFFC060), 160, 112, 128, 7)
	p.line(Night, 15, 340, -8, 236, 92)
	p.poly(Night, 196, 78, 226, 56, 266, 104, 238, 128)
	for range 34 {
		p.disc(rgb(0xFCE08A), p.between(120, 300), p.between(10, 110), p.between(0.8, 2.4))
	}
	p.box(dark, -10, 228, 420, 20)
}

// crowManor is a crooked house under crows.
func (p *plate) crowManor(m *mood, _ *Scene) {
	p.shade(Blend(m.sky, Night, 0.5), Blend(m.low, Night, 0.15), 200)
	p.glow(Frost, 292, 66, 130, 0.6)
	p.disc(Blend(Frost, Chalk, 0.4), 292, 66, 42)
	body := Blend(m.tone(1), Night, 0.35)
	r := p.ridge(202, 6, 150, false)
	p.land(r, Blend(m.tone(0.7), Night, 0.2))
	p.poly(body, 112, 226, 104, 130, 84, 132, 128, 66, 168, 118, 156, 122, 160, 226)
	p.poly(body, 150, 226, 158, 84, 142, 86, 206, -4, 244, 82, 230, 84, 240, 226)
	p.poly(body, 232, 226, 240, 146, 226, 148, 270, 96, 302, 146, 292, 148, 296, 226)
	p.poly(body, 212, 30, 216, -6, 232, -6, 236, 76)
	for _, at := range [...]point{{120, 148}, {136, 148}, {180, 110}, {206, 112}, {192, 160}, {258, 168}} {
		p.poly(rgb(0xF6C95A), at.x, at.y, at.x+10, at.y-2, at.x+11, at.y+18, at.x+1, at.y+20)
	}
	p.gate(m, 196, 226, 26, 42, false)
	for i, at := range [...]point{{60, 44}, {96, 22}, {352, 130}, {330, 24}, {40, 104}, {268, 30}, {374, 60}} {
		w := 15 + 3*float64(i%3)
		p.poly(Night, at.x-1.6*w, at.y-0.5*w, at.x-0.5*w, at.y-0.2*w, at.x, at.y+0.3*w, at.x+0.5*w, at.y-0.3*w, at.x+1.6*w, at.y-0.7*w, at.x+0.4*w, at.y+0.4*w, at.x+0.2*w, at.y+0.9*w, at.x-0.3*w, at.y+0.6*w)
	}
	p.bare(346, 226, 120, body)
	p.foreground(m, 218)
}

// desolation is a black sun over a crater with what is left of a city.
func (p *plate) desolation(m *mood, _ *Scene) {
	ember := rgb(0xC8401E)
	p.shade(Blend(ember, Night, 0.55), Blend(ember, Night, 0.1), 190)
	p.glow(rgb(0xFFB070), 200, 84, 190, 0.8)
	p.disc(Chalk, 200, 84, 66)
	p.disc(Night, 200, 84, 60)
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		p.fill(Fade(Chalk, 0.7), quad(point{200 + 68*cos, 84 + 68*sin}, point{200 + (84+14*float64(i%2))*cos, 84 + (84+14*float64(i%2))*sin}, 5, 0.5))
	}
	body := Blend(m.tone(1), Night, 0.6)
	for i, x := range [...]float64{6, 62, 118, 246, 304, 356} {
		h := [...]float64{70, 110, 56, 62, 124, 84}[i]
		p.tower(&mood{far: body, near: body, low: body, sky: body, light: ember}, x, 216, 34, h, body, "broken")
	}
	p.poly(body, -10, 250, -10, 200, 110, 206, 160, 226, 240, 226, 290, 206, 410, 198, 410, 250)
	for range 26 {
		x := p.between(120, 280)
		p.line(ember, 2, x, 228, x+p.between(-26, 26), 242)
	}
}
