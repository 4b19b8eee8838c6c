package art

import "math"

// Places of the Empire.

// eastkeep is a keep before the rising sun.
func (p *plate) eastkeep(m *mood, _ *Scene) {
	p.shade(m.sky, m.low, 150)
	p.glow(m.light, 290, 170, 210, 0.9)
	p.fill(GoldBright, oval(290, 176, 74, 74))
	for i := range 9 {
		sin, cos := math.Sincos(math.Pi + math.Pi*(float64(i)+0.5)/9)
		p.fill(Fade(Gold, 0.7), quad(point{290 + 86*cos, 176 + 86*sin}, point{290 + 134*cos, 176 + 134*sin}, 6, 0.5))
	}
	r := p.ridge(180, 5, 150, false)
	p.land(r, m.tone(0.4))
	body, _, _ := m.inks()
	p.wall(m, 70, 230, 196, 52, body)
	p.tower(m, 56, 196, 38, 96, body, "crenel")
	p.tower(m, 206, 196, 38, 84, body, "crenel")
	p.tower(m, 118, 196, 62, 128, body, "crenel")
	p.gate(m, 149, 197, 30, 44, true)
	p.foreground(m, 208)
}

// whitehold is a white town in rings around its hill.
func (p *plate) whitehold(m *mood, _ *Scene) {
	p.stage(m, 190)
	white := Blend(m.snow(1), Chalk, 0.7)
	shade := Blend(white, m.near, 0.42)
	for i, w := range [...]float64{330, 236, 146} {
		foot := 214 - 44*float64(i)
		p.poly(shade, 200-w/2, foot, 200-w/2+10, foot-40, 200+w/2-10, foot-40, 200+w/2, foot)
		p.poly(white, 200-w/2, foot, 200-w/2+10, foot-40, 200+0.16*w, foot-40, 200+0.2*w, foot)
		for x := 200 - w/2 + 10; x < 200+w/2-14; x += 16 {
			p.box(pickOf(x < 200+0.14*w, white, shade), x, foot-47, 9, 8)
		}
		for x := 200 - w/2 + 26; x < 200+w/2-24; x += 24 {
			p.box(m.tone(0.9), x, foot-28, 5, 12)
		}
	}
	p.box(white, 182, 50, 22, 38)
	p.box(shade, 204, 50, 14, 38)
	p.fill(Gold, oval(200, 50, 20, 17))
	p.line(Gold, 2.4, 200, 34, 200, 22)
}

// guildOfSecrets is a wall with a door as a keyhole.
func (p *plate) guildOfSecrets(m *mood, _ *Scene) {
	wall := m.tone(0.8)
	p.shade(wall, Blend(wall, Night, 0.5), 240)
	for row := range 9 {
		for i := range 8 {
			x := 54*float64(i) - 27*float64(row%2) - 10
			p.line(Fade(m.far, 0.3), 1.2, x, 27*float64(row), x+54, 27*float64(row), x+54, 27*float64(row)+27)
		}
	}
	light := rgb(0xF6C95A)
	p.glow(light, 200, 126, 190, 0.75)
	p.disc(m.tone(1), 200, 96, 62)
	p.poly(m.tone(1), 170, 120, 230, 120, 262, 226, 138, 226)
	p.disc(light, 200, 96, 48)
	p.poly(light, 182, 120, 218, 120, 244, 226, 156, 226)
	p.person(200, 224, 96, 1, Night, look{head: "hood"})
	p.eyes(200, 139, 4, light)
}

// freetrader is an inn known by its sign, a rose.
func (p *plate) freetrader(m *mood, s *Scene) {
	p.stage(m, 176)
	p.skyline(m, s.Region, 200, 46, 250, 410, m.tone(0.5))
	body, shadow, snow := m.inks()
	p.poly(body, -10, 240, -10, 96, 62, 30, 134, 96, 134, 240)
	p.poly(shadow, 62, 30, 134, 96, 134, 240, 96, 240)
	p.fill(snow, quad(point{-10, 92}, point{62, 26}, 9, 7), quad(point{62, 26}, point{142, 98}, 7, 9))
	p.box(m.window(), 30, 112, 24, 34)
	p.box(m.window(), 72, 112, 24, 34)
	p.gate(m, 64, 226, 36, 56, false)
	p.box(body, 130, 64, 150, 8)
	p.line(body, 3, 172, 70, 172, 92)
	p.line(body, 3, 262, 70, 262, 92)
	p.fill(body, oval(217, 142, 72, 60))
	p.fill(Blend(Page, m.low, 0.3), oval(217, 142, 65, 53))
	red := rgb(0xB4344E)
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		p.disc(red, 217+19*cos, 134+17*sin, 15)
	}
	for i, rr := range [...]float64{20, 13, 7} {
		p.disc(Blend(red, pickOf(i%2 == 0, Night, Chalk), 0.3), 217, 134, rr)
	}
	p.line(rgb(0x3E6B3A), 4, 217, 160, 212, 192)
	p.poly(rgb(0x3E6B3A), 213, 178, 236, 162, 240, 174)
	p.foreground(m, 216)
}

// prominence is a light on a headland.
func (p *plate) prominence(m *mood, _ *Scene) {
	dusk := *m
	dusk.sky, dusk.low = Blend(m.sky, Night, 0.55), Blend(m.low, Night, 0.3)
	p.shade(dusk.sky, dusk.low, 180)
	p.water(&dusk, 176, 300)
	body, shadow, snow := m.inks()
	beam := Fade(m.window(), 0.6)
	p.poly(beam, 170, 62, 420, 10, 420, 96)
	p.poly(Fade(beam, 0.6), 150, 62, -20, 36, -20, 82)
	p.poly(body, -10, 240, -10, 170, 60, 160, 120, 150, 200, 152, 236, 176, 262, 204, 300, 240)
	p.poly(snow, -10, 170, 60, 160, 120, 150, 200, 152, 230, 172, 170, 160, 90, 168, -10, 182)
	white := Blend(Chalk, m.low, 0.25)
	p.poly(white, 138, 154, 146, 76, 176, 76, 184, 154)
	red := rgb(0xA8352E)
	for i := range 3 {
		y := 84 + 26*float64(i)
		in := 8 - 8*(y-76)/78
		p.poly(red, 138+in, y+12, 138+in+1, y, 184-in-1, y, 184-in, y+12)
	}
	p.poly(shadow, 166, 76, 176, 76, 184, 154, 170, 154)
	p.box(body, 140, 70, 42, 7)
	p.box(m.window(), 148, 50, 26, 20)
	p.glow(m.window(), 161, 60, 74, 0.95)
	p.poly(body, 142, 50, 161, 32, 180, 50)
	p.ship(m, 330, 196, 66, Blend(snow, Page, 0.5))
}

// squidery is a house over the water in the arms of a squid.
func (p *plate) squidery(m *mood, _ *Scene) {
	p.heavens(m, 170)
	p.water(m, 168, 300)
	body, _, snow := m.inks()
	for _, x := range [...]float64{140, 176, 224, 260} {
		p.box(body, x-4, 160, 8, 70)
	}
	p.box(body, 122, 150, 156, 12)
	p.box(Blend(body, m.low, 0.18), 136, 98, 128, 54)
	p.poly(body, 120, 100, 200, 46, 280, 100)
	p.fill(snow, quad(point{122, 97}, point{200, 44}, 7, 5))
	for _, x := range [...]float64{152, 224} {
		p.box(m.window(), x, 112, 24, 24)
	}
	squid := Blend(rgb(0x8E3B6B), m.near, 0.15)
	p.poly(squid, 200, -14, 222, 18, 236, 40, 226, 66, 174, 66, 164, 40, 178, 18)
	for _, x := range [...]float64{186, 214} {
		p.disc(Chalk, x, 50, 8)
		p.disc(Night, x, 51, 4)
	}
	for _, side := range [...]float64{-1, 1} {
		p.trunk(squid, 18, 6, 200+side*22, 62, 200+side*66, 74, 200+side*96, 110, 200+side*84, 150, 200+side*112, 168, 200+side*138, 150)
		p.trunk(squid, 16, 5, 200+side*14, 64, 200+side*38, 84, 200+side*52, 120, 200+side*40, 148, 200+side*60, 176)
	}
}

// southkeep is a harbour closed by a chain between two towers.
func (p *plate) southkeep(m *mood, _ *Scene) {
	p.heavens(m, 150)
	p.water(m, 148, 200)
	body, _, _ := m.inks()
	p.ship(m, 200, 160, 92, Blend(m.snow(0.9), Page, 0.5))
	p.tower(m, 34, 232, 74, 164, body, "crenel")
	p.tower(m, 292, 232, 74, 164, body, "crenel")
	p.wall(m, -10, 40, 232, 70, body)
	p.wall(m, 360, 410, 232, 70, body)
	for i := range 21 {
		t := float64(i) / 20
		x, y := 106+188*t, 178+46*4*t*(1-t)*0.7
		if i%2 == 0 {
			p.ring(Night, x, y, 5.4, 2.6)
		} else {
			p.line(Night, 3.4, x-5, y, x+5, y)
		}
	}
}

// yearlyField is a wheel of the year over sheaves.
func (p *plate) yearlyField(m *mood, _ *Scene) {
	p.stage(m, 172)
	body, _, _ := m.inks()
	p.box(body, 196, 60, 8, 160)
	p.ring(body, 200, 84, 54, 7)
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		p.line(body, 2.6, 200, 84, 200+54*cos, 84+54*sin)
		p.disc(Seasons[i/2].Fill, 200+54*cos, 84+54*sin, 9)
	}
	p.disc(GoldBright, 200, 84, 13)
	straw := Blend(rgb(0xD9A53C), m.near, 0.12)
	for i, x := range [...]float64{36, 104, 296, 366} {
		h := 58 + 8*float64(i%2)
		p.poly(straw, x-26, 226, x-9, 226-0.5*h, x-24, 226-h, x+24, 226-h, x+9, 226-0.5*h, x+26, 226)
		p.box(body, x-11, 224-0.55*h, 22, 5)
	}
	p.foreground(m, 218)
}

// dawncaves is a mountain with three mouths, out of which the day breaks.
func (p *plate) dawncaves(m *mood, _ *Scene) {
	p.heavens(m, 120)
	rock := Blend(m.tone(0.9), Night, 0.35)
	p.poly(rock, -10, 250, -10, 190, 30, 120, 74, 96, 104, 50, 150, 34, 196, 12, 238, 30, 290, 44, 322, 92, 372, 118, 410, 184, 410, 250)
	p.poly(m.snow(0.8), 104, 50, 150, 34, 196, 12, 238, 30, 290, 44, 262, 52, 240, 44, 214, 60, 188, 42, 160, 58, 136, 48)
	dawn := rgb(0xF7B45C)
	for _, cave := range [...]struct{ x, wide, high float64 }{{88, 34, 68}, {200, 52, 112}, {312, 34, 68}} {
		foot := 204.0
		p.glow(dawn, cave.x, foot-0.4*cave.high, 1.5*cave.high, 0.7)
		mouth := []point{{cave.x - cave.wide, foot}}
		for i := range 15 {
			sin, cos := math.Sincos(math.Pi + math.Pi*float64(i)/14)
			mouth = append(mouth, point{cave.x + cave.wide*cos, foot - 0.5*cave.high + 0.5*cave.high*sin})
		}
		p.fill(Blend(dawn, Chalk, 0.4), append(mouth, point{cave.x + cave.wide, foot}))
		p.fill(Blend(dawn, rgb(0xD9603C), 0.55), oval(cave.x, foot, 0.6*cave.wide, 0.6*cave.wide))
		p.poly(Fade(dawn, 0.5), cave.x-cave.wide, foot, cave.x+cave.wide, foot, cave.x+1.5*cave.wide, 250, cave.x-1.5*cave.wide, 250)
	}
	p.poly(Blend(rock, Night, 0.3), -10, 204, 410, 204, 410, 212, -10, 212)
	p.person(200, 212, 60, 1, Night, look{head: "hood", tool: "staff"})
}

// firstbornPeak is one mountain alone before a great sun.
func (p *plate) firstbornPeak(m *mood, _ *Scene) {
	p.heavens(m, 190)
	p.disc(Blend(m.light, m.low, 0.25), 202, 84, 84)
	p.ring(Fade(Gold, 0.7), 202, 84, 90, 2)
	body, _, snow := m.inks()
	p.poly(body, 20, 226, 120, 120, 146, 104, 202, 18, 234, 70, 254, 84, 380, 226)
	p.poly(Blend(body, m.low, 0.26), 20, 226, 120, 120, 146, 104, 202, 18, 190, 80, 206, 130, 176, 226)
	p.poly(snow, 146, 104, 202, 18, 234, 70, 246, 80, 226, 92, 214, 74, 204, 104, 190, 84, 172, 112, 160, 98)
	for i := range 5 { // a stair to the top
		x, y := 140+12*float64(i), 210-26*float64(i)
		p.line(Fade(snow, 0.8), 2, x, y, x+18, y-8, x+6, y-18)
	}
	p.poly(GoldBright, 196, 22, 202, 4, 208, 22)
	p.glow(m.light, 202, 12, 40, 0.9)
	p.foreground(m, 214)
}

// guilderFarms is a mill over barns.
func (p *plate) guilderFarms(m *mood, _ *Scene) {
	p.stage(m, 178)
	body, shadow, snow := m.inks()
	p.poly(body, 92, 222, 108, 96, 158, 96, 174, 222)
	p.poly(shadow, 140, 222, 140, 96, 158, 96, 174, 222)
	p.poly(Blend(body, rgb(0x8E3B2E), 0.5), 98, 98, 133, 58, 168, 98)
	for i := range 4 {
		sin, cos := math.Sincos(0.5 + float64(i)*math.Pi/2)
		tip := point{133 + 104*cos, 92 + 104*sin}
		p.fill(body, quad(point{133, 92}, tip, 4, 3))
		p.fill(Fade(Blend(Page, m.low, 0.2), 0.95), quad(point{133 + 24*cos - 10*sin, 92 + 24*sin + 10*cos}, point{tip.x - 11*sin, tip.y + 11*cos}, 19, 23))
	}
	p.disc(body, 133, 92, 7)
	red := Blend(rgb(0x8E3B2E), m.near, 0.2)
	p.poly(red, 244, 222, 244, 162, 256, 134, 302, 112, 348, 134, 360, 162, 360, 222)
	p.fill(snow, quad(point{244, 160}, point{258, 132}, 7, 7), quad(point{258, 132}, point{302, 110}, 7, 7), quad(point{302, 110}, point{346, 132}, 7, 7), quad(point{346, 132}, point{361, 160}, 7, 7))
	p.line(Chalk, 3, 280, 222, 280, 172, 324, 172, 324, 222)
	p.line(Chalk, 3, 280, 222, 324, 172)
	p.foreground(m, 216)
}

// throneRoom is an empty seat before a broken wall.
func (p *plate) throneRoom(m *mood, _ *Scene) {
	stone := Blend(m.tone(0.95), Night, 0.45)
	light := p.uncanny()
	p.shade(Blend(light, Night, 0.45), Blend(light, Chalk, 0.45), 200)
	p.disc(Fade(Chalk, 0.55), 200, 104, 96)
	p.glow(Chalk, 200, 104, 190, 0.7)
	p.poly(stone, -10, -10, 410, -10, 410, 34, 330, 22, 290, 44, 262, 18, 200, 34, 150, 14, 112, 42, 70, 20, -10, 38)
	for _, x := range [...]float64{20, 380} {
		p.box(stone, x-26, 10, 52, 230)
		p.line(Fade(light, 0.5), 2, x-12, 20, x-12, 230)
		p.line(Fade(light, 0.5), 2, x+12, 20, x+12, 230)
	}
	for i := range 4 {
		p.box(Blend(stone, light, 0.1*float64(3-i)), 104-18*float64(i), 192+12*float64(i), 192+36*float64(i), 14)
	}
	p.poly(Night, 148, 196, 148, 84, 160, 66, 168, 30, 184, 60, 200, 12, 216, 60, 232, 30, 240, 66, 252, 84, 252, 196)
	p.poly(rgb(0x8E1E3A), 168, 152, 168, 92, 200, 76, 232, 92, 232, 152)
	p.box(Night, 130, 134, 32, 62)
	p.box(Night, 238, 134, 32, 62)
	p.box(Night, 160, 150, 80, 16)
	for _, x := range [...]float64{146, 254} {
		p.disc(Night, x, 132, 17)
	}
	p.disc(light, 200, 50, 8)
	p.glow(light, 200, 50, 34, 0.9)
}
