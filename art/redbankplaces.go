package art

import "math"

// Places of Red Bank.

// boarsRift is a wide gash of light in a plain, under one tusk that bridges it.
func (p *plate) boarsRift(m *mood, _ *Scene) {
	p.stage(m, 96)
	body, shadow, snow := m.inks()
	light := p.uncanny()
	p.poly(body, -10, 112, 90, 104, 200, 110, 320, 102, 410, 110, 410, 250, -10, 250)
	p.poly(snow, -10, 112, 90, 104, 200, 110, 320, 102, 410, 110, 410, 118, 320, 112, 200, 122, 90, 114, -10, 124)
	p.poly(Blend(light, Night, 0.25), -10, 168, 44, 150, 74, 164, 120, 138, 160, 158, 206, 134, 250, 156, 296, 138, 334, 162, 366, 148, 410, 166,
		410, 200, 360, 190, 330, 212, 284, 196, 240, 222, 196, 200, 148, 218, 110, 198, 66, 208, 30, 190, -10, 200)
	p.glow(light, 200, 176, 170, 0.95)
	p.poly(shadow, -10, 168, 44, 150, 74, 164, 120, 138, 160, 158, 206, 134, 250, 156, 296, 138, 334, 162, 366, 148, 410, 166,
		410, 174, 366, 158, 334, 174, 296, 150, 250, 168, 206, 148, 160, 170, 120, 150, 74, 176, 44, 162, -10, 180)
	ivory := Blend(Chalk, m.low, 0.2)
	p.poly(ivory, 52, 214, 58, 146, 88, 88, 140, 50, 206, 36, 276, 48, 352, 92, 282, 74, 208, 64, 150, 78, 112, 110, 92, 156, 96, 218)
	p.poly(Fade(shadow, 0.6), 72, 216, 76, 152, 100, 100, 148, 66, 208, 52, 276, 60, 352, 92, 282, 74, 208, 64, 150, 78, 112, 110, 92, 156, 96, 218)
	p.runes(210, 180, 40, Blend(light, Chalk, 0.3))
}

// parisasGlen is a round tree in blossom over a pool.
func (p *plate) parisasGlen(m *mood, _ *Scene) {
	p.stage(m, 150)
	body, _, snow := m.inks()
	bloom := rgb(0xE58CA6)
	p.fill(Blend(m.sky, m.low, 0.3), oval(200, 214, 150, 26))
	p.fill(Fade(bloom, 0.45), oval(200, 214, 96, 15))
	p.trunk(body, 24, 11, 190, 206, 196, 170, 206, 140, 200, 110)
	p.trunk(body, 10, 4, 204, 144, 240, 112, 262, 92)
	p.trunk(body, 10, 4, 200, 150, 164, 120, 142, 96)
	for i := range 60 {
		a, d := 2.4*float64(i), math.Sqrt(float64(i)/60)
		x, y := 200+104*d*math.Cos(a), 82+66*d*math.Sin(a)
		p.disc(Blend(bloom, pickOf(i%3 == 0, Chalk, m.near), pick(i%3 == 0, 0.35, 0.16)), x, y, p.between(13, 20))
	}
	p.flakes(26, bloom, 2.2)
	p.fill(snow, oval(60, 232, 90, 16), oval(350, 234, 90, 18))
}

// loomwood is two trees with a web of threads between them.
func (p *plate) loomwood(m *mood, _ *Scene) {
	p.stage(m, 184)
	body, _, _ := m.inks()
	for _, side := range [...]float64{-1, 1} {
		p.trunk(body, 34, 18, 200+side*112, 226, 200+side*100, 150, 200+side*106, 80, 200+side*96, -10)
		for i := range 4 {
			y := 36 + 40*float64(i)
			p.trunk(body, 9, 2, 200+side*104, y+14, 200+side*142, y-10, 200+side*186, y-26)
		}
		p.trunk(body, 14, 4, 200+side*112, 222, 200+side*150, 230, 200+side*190, 226)
	}
	p.trunk(body, 12, 12, 96, 52, 150, 44, 200, 48, 250, 42, 304, 52)
	p.trunk(body, 12, 12, 92, 192, 200, 198, 308, 192)
	threads := [...]int{0, 3, 5, 2, 1, 4}
	for i := range 19 {
		x := 112 + 9.8*float64(i)
		p.line(Resources[threads[i%6]].Fill, 3, x, 48, x, 196)
	}
	for i := range 6 {
		y := 130 + 11*float64(i)
		p.line(Fade(Chalk, 0.8), 2, 112, y, 290, y)
	}
	p.foreground(m, 214)
}

// undarisTomb is a pyramid in steps with a light at its door.
func (p *plate) undarisTomb(m *mood, _ *Scene) {
	p.stage(m, 176)
	body, _, snow := m.inks()
	light := p.uncanny()
	for i := range 6 {
		w, foot := 300-48*float64(i), 222-31*float64(i)
		p.poly(body, 200-w/2, foot, 200-w/2+6, foot-30, 200+w/2-6, foot-30, 200+w/2, foot)
		p.poly(Fade(m.near, 0.5), 200+0.1*w, foot, 200+0.1*w, foot-30, 200+w/2-6, foot-30, 200+w/2, foot)
		p.box(snow, 200-w/2+6, foot-33, w-12, 4)
	}
	p.poly(Night, 172, 222, 178, 150, 222, 150, 228, 222)
	p.poly(Blend(light, Chalk, 0.3), 184, 222, 188, 162, 212, 162, 216, 222)
	p.glow(light, 200, 200, 100, 0.85)
	p.poly(light, 200, 16, 213, 36, 200, 56, 187, 36)
	p.glow(light, 200, 36, 60, 0.9)
	p.foreground(m, 218)
}

// redBank is a bridge under red banners, before its town.
func (p *plate) redBank(m *mood, s *Scene) {
	p.heavens(m, 140)
	p.skyline(m, s.Region, 150, 34, -10, 410, m.tone(0.3))
	p.water(m, 158, 210)
	body, shadow, snow := m.inks()
	p.box(body, -10, 140, 420, 100)
	for _, x := range [...]float64{66, 200, 334} {
		hole := []point{{x - 50, 246}}
		for k := range 13 {
			sin, cos := math.Sincos(math.Pi + math.Pi*float64(k)/12)
			hole = append(hole, point{x + 50*cos, 218 + 56*sin})
		}
		p.fill(Blend(m.tone(0.3), m.low, 0.6), append(hole, point{x + 50, 246}))
		p.line(shadow, 2, x-38, 236, x+38, 236)
	}
	p.box(snow, -10, 136, 420, 6)
	for _, x := range [...]float64{60, 194, 328} {
		p.box(body, x-4, 36, 8, 104)
		p.poly(rgb(0xC2261E), x+4, 38, x+84, 50, x+68, 70, x+84, 92, x+4, 86)
		p.disc(GoldBright, x, 34, 6)
	}
}

// tradeFair is three pavilions.
func (p *plate) tradeFair(m *mood, _ *Scene) {
	p.stage(m, 182)
	amber := rgb(0xE5982E)
	p.tent(m, 82, 214, 132, Blend(rgb(0x9C3A2E), m.near, 0.1))
	p.tent(m, 322, 214, 132, Blend(rgb(0x3A6A8E), m.near, 0.1))
	p.tent(m, 200, 224, 192, amber)
	for i := range 5 { // stripes
		x := 200 + 34*(float64(i)-2)
		p.poly(Fade(Chalk, 0.7), 200+6*(float64(i)-2), 66, x-8, 222, x+8, 222)
	}
	p.poly(Night, 200, 130, 222, 224, 178, 224)
	p.glow(m.window(), 200, 210, 46, 0.7)
	p.foreground(m, 218)
	p.crowd(m, 236, 34, 40, 160, 1, look{head: "hat"})
	p.crowd(m, 236, 34, 250, 370, 1, look{head: "hat"})
}

// undarisTower is one tower far higher than all else, with a ring of light at its tip.
func (p *plate) undarisTower(m *mood, s *Scene) {
	p.heavens(m, 200)
	p.skyline(m, s.Region, 214, 34, -10, 410, m.tone(0.5))
	body, shadow, _ := m.inks()
	light := p.uncanny()
	p.poly(body, 160, 226, 176, 60, 168, 44, 232, 44, 224, 60, 240, 226)
	p.poly(shadow, 208, 226, 206, 60, 224, 60, 240, 226)
	p.poly(body, 164, 46, 154, 26, 178, 34, 200, 12, 222, 34, 246, 26, 236, 46)
	for i := range 7 {
		y := 76 + 21*float64(i)
		p.box(pickOf(i%3 == 1, light, m.window()), 190+8*float64(i%2), y, 7, 12)
	}
	for i := range 4 { // a stair around it
		y := 196 - 40*float64(i)
		w := 44 - 4*float64(i)
		p.line(Fade(m.snow(0.8), 0.8), 3.4, 200-w, y, 200+w, y-22)
	}
	p.fill(Fade(light, 0.85), ringed(200, 62, 92, 22, 6))
	p.glow(light, 200, 52, 110, 0.7)
	p.foreground(m, 218)
}

// ringed returns the outline of a ring that is seen aslant.
func ringed(x, y, rx, ry, width float64) []point {
	outline := oval(x, y, rx, ry)
	outline = append(outline, outline[0])
	inner := oval(x, y, rx-width, ry-0.5*width)
	outline = append(outline, inner[0])
	for i := len(inner) - 1; i >= 0; i-- {
		outline = append(outline, inner[i])
	}
	return outline
}

// cyclabrary is a wheel of books.
func (p *plate) cyclabrary(m *mood, s *Scene) {
	p.stage(m, 190)
	p.skyline(m, s.Region, 206, 30, -10, 410, m.tone(0.45))
	body, _, _ := m.inks()
	p.poly(body, 130, 226, 176, 118, 224, 118, 270, 226)
	p.disc(body, 200, 112, 98)
	p.disc(Blend(Page, m.low, 0.4), 200, 112, 88)
	for ring, r := range [...]float64{80, 52} {
		n := 30 - 12*ring
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			p.fill(Blend(Resources[(i*5+ring)%6].Fill, m.near, 0.2), quad(point{200 + r*cos, 112 + r*sin}, point{200 + (r-21)*cos, 112 + (r-21)*sin}, 12, 9))
		}
		p.ring(body, 200, 112, r+3, 4)
	}
	for i := range 6 {
		sin, cos := math.Sincos(math.Pi * (float64(i)/3 + 0.08))
		p.line(body, 6, 200, 112, 200+90*cos, 112+90*sin)
	}
	p.disc(GoldBright, 200, 112, 17)
	p.disc(body, 200, 112, 8)
	p.foreground(m, 218)
}

// mirrorWoods are firs that stand on their own images.
func (p *plate) mirrorWoods(m *mood, _ *Scene) {
	p.shade(m.sky, m.low, 120)
	p.box(Blend(m.low, m.sky, 0.45), -10, 120, 420, 130)
	body, _, snow := m.inks()
	image := Blend(body, m.sky, 0.45)
	for i, x := range [...]float64{24, 82, 134, 200, 262, 318, 372} {
		h := [...]float64{64, 92, 70, 112, 76, 98, 60}[i]
		for k := range 4 {
			t := float64(k) / 4
			w, y := (1-0.72*t)*0.34*h, h*t*0.86
			p.mirrored(body, x, x, 120-y-0.36*h, x, 120-y, x-w, 120-y)
			p.mirrored(image, x, x, 122+y+0.36*h, x-w, 122+y, x, 122+y)
			p.fill(snow, quad(point{x, 120 - y - 0.36*h}, point{x - 0.8*w, 120 - y - 0.06*h}, 1, 4))
		}
	}
	p.box(Fade(Chalk, 0.85), -10, 119, 420, 3)
	for i := range 9 {
		x, y := p.between(0, 340), 136+11*float64(i)
		p.line(Fade(Chalk, 0.4), 1.4, x, y, x+p.between(30, 80), y)
	}
}

// amaranthBourne is a brook between tall red flowers.
func (p *plate) amaranthBourne(m *mood, _ *Scene) {
	p.heavens(m, 120)
	r := p.ridge(114, 6, 160, false)
	p.land(r, m.tone(0.36))
	bright := Blend(m.low, Chalk, 0.5)
	p.trunk(bright, 8, 18, 230, 116, 250, 126, 230, 136)
	p.trunk(bright, 18, 40, 230, 136, 168, 148, 150, 164, 196, 180)
	p.trunk(bright, 40, 96, 196, 180, 246, 196, 252, 214, 206, 262)
	red, leaf := rgb(0xB02A55), Blend(rgb(0x3E6B3A), m.near, 0.3)
	for _, one := range [...][3]float64{{92, 210, 118}, {306, 206, 112}, {44, 232, 176}, {352, 236, 182}, {122, 240, 132}, {276, 242, 124}} {
		x, foot, h := one[0], one[1], one[2]
		side := pick(x < 200, 1, -1)
		p.trunk(leaf, 7, 4, x, foot, x-4*side, foot-0.5*h, x, foot-0.86*h)
		for _, s := range [...]float64{-1, 1} {
			p.poly(leaf, x, foot-0.2*h, x+s*0.3*h, foot-0.4*h, x+s*0.36*h, foot-0.28*h)
		}
		for k := range 8 { // a plume that hangs over
			t := float64(k) / 7
			p.fill(Blend(red, pickOf(k%2 == 0, Night, Chalk), 0.14), oval(x+side*h*(0.02+0.3*t*t), foot-h*(0.98-0.1*t+0.1*math.Sin(3*t)-0.36*t*t), h*(0.12-0.06*t), h*(0.15-0.07*t)))
		}
	}
}

// weirdRock is a boulder balanced on a foot too thin for it.
func (p *plate) weirdRock(m *mood, _ *Scene) {
	p.stage(m, 186)
	body, shadow, snow := m.inks()
	p.poly(body, 150, 228, 184, 176, 190, 138, 210, 138, 218, 176, 252, 228)
	p.poly(body, 78, 108, 104, 56, 160, 30, 228, 22, 300, 46, 330, 88, 306, 128, 240, 146, 200, 142, 130, 144)
	p.poly(shadow, 228, 22, 300, 46, 330, 88, 306, 128, 240, 146, 220, 140, 270, 96)
	p.poly(snow, 92, 80, 104, 56, 160, 30, 228, 22, 300, 46, 282, 52, 224, 38, 162, 50, 118, 70)
	p.fill(Blend(m.low, m.sky, 0.3), oval(214, 92, 30, 20))
	p.fill(GoldBright, oval(214, 92, 11, 17))
	p.fill(Night, oval(214, 92, 4, 15))
	for i := range 5 {
		x := 60 + 70*float64(i)
		p.poly(body, x-12, 230, x-8, 214, x+6, 210, x+14, 230)
	}
	p.foreground(m, 220)
}

// sightrockKeep is a keep on a table of rock, whose window is an eye.
func (p *plate) sightrockKeep(m *mood, _ *Scene) {
	p.stage(m, 196)
	body, shadow, snow := m.inks()
	p.poly(body, 92, 230, 110, 170, 104, 120, 300, 120, 288, 168, 312, 230)
	p.poly(shadow, 250, 230, 244, 160, 252, 120, 300, 120, 288, 168, 312, 230)
	for i := range 6 {
		x := 120 + 28*float64(i)
		p.line(Fade(m.near, 0.5), 2, x, 130, x+p.between(-6, 6), 222)
	}
	p.box(snow, 102, 116, 200, 6)
	p.wall(m, 130, 274, 118, 44, body)
	p.tower(m, 122, 118, 26, 66, body, "crenel")
	p.tower(m, 256, 118, 26, 66, body, "crenel")
	p.tower(m, 168, 118, 68, 92, body, "crenel")
	p.fill(Chalk, oval(202, 66, 27, 15))
	p.disc(Resources[0].Fill, 202, 66, 12)
	p.disc(Night, 202, 66, 6)
	p.glow(GoldBright, 202, 66, 60, 0.5)
	p.birds(body, 80, 70, 40, 4)
}

// obfuscatedBribe is a hand that offers gold under a cloak.
func (p *plate) obfuscatedBribe(m *mood, _ *Scene) {
	dark := Blend(m.tone(0.9), Night, 0.4)
	p.shade(Blend(m.low, m.sky, 0.5), m.low, 200)
	p.poly(dark, -10, -10, 410, -10, 410, 250, 330, 250, 330, 110, 296, 52, 200, 24, 104, 52, 70, 110, 70, 250, -10, 250)
	for i := range 8 {
		sin, cos := math.Sincos(math.Pi + math.Pi*(float64(i)+0.5)/8)
		p.line(Fade(m.far, 0.5), 2, 200+134*cos, 118+100*sin, 200+164*cos, 118+124*sin)
	}
	p.person(128, 240, 168, 1, Night, look{head: "hood", arms: "out"})
	p.person(280, 240, 160, -1, Blend(Night, m.near, 0.5), look{head: "hat"})
	for i := range 5 {
		p.disc(rgb(0x8A6420), 200+9*float64(i%3), 136-7*float64(i), 12)
		p.disc(GoldBright, 200+9*float64(i%3), 134-7*float64(i), 10)
	}
	p.glow(GoldBright, 206, 118, 80, 0.75)
	p.line(Night, 3, 200, 24, 200, 40)
	p.glow(m.window(), 200, 52, 60, 0.8)
	p.poly(m.window(), 190, 42, 210, 42, 206, 66, 194, 66)
}

// houseLavender is a house at the end of lavender in rows.
func (p *plate) houseLavender(m *mood, _ *Scene) {
	p.heavens(m, 130)
	r := p.ridge(122, 5, 160, false)
	p.land(r, m.tone(0.3))
	body, shadow, snow := m.inks()
	p.box(Blend(m.tone(0.6), rgb(0x5C4A72), 0.5), -10, 138, 420, 110)
	for i := range 11 {
		x := 40 * (float64(i) - 5)
		p.poly(pickOf(i%2 == 0, rgb(0x8A5FC0), rgb(0xB48AE0)), 200+0.34*x-5, 138, 200+0.34*x+5, 138, 200+2.1*x+34, 250, 200+2.1*x-34, 250)
	}
	for range 160 {
		t := p.Float64()
		y := 142 + 100*t*t
		p.disc(Fade(Chalk, 0.4), p.between(0, 400), y, 0.8+1.6*t)
	}
	p.box(body, 150, 84, 100, 56)
	p.poly(body, 136, 88, 164, 44, 236, 44, 264, 88)
	p.poly(shadow, 200, 140, 200, 44, 236, 44, 264, 88, 250, 88, 250, 140)
	p.fill(snow, quad(point{136, 86}, point{164, 42}, 6, 6), quad(point{160, 42}, point{240, 42}, 6, 6))
	p.box(body, 216, 22, 14, 30)
	for i := range 4 {
		p.box(m.window(), 160+23*float64(i), 100, 11, 18)
	}
}

// animaelicForest is a stag whose antlers are trees.
func (p *plate) animaelicForest(m *mood, _ *Scene) {
	night := Blend(m.sky, Night, 0.5)
	light := p.uncanny()
	p.shade(night, Blend(m.low, light, 0.35), 220)
	p.glow(light, 200, 110, 170, 0.6)
	p.disc(Fade(Chalk, 0.85), 200, 84, 62)
	body := Blend(m.tone(1), Night, 0.5)
	for _, side := range [...]float64{-1, 1} {
		p.trunk(body, 13, 7, 200+side*16, 128, 200+side*44, 96, 200+side*92, 74, 200+side*124, 18)
		for i, at := range [...]float64{0.3, 0.55, 0.8} {
			x, y := 200+side*(24+100*at), 112-70*at
			p.trunk(body, 8, 2, x, y, x+side*8, y-38, x-side*4, y-66+10*float64(i))
			p.trunk(body, 6, 2, x+side*6, y-20, x+side*32, y-40)
		}
		for range 16 {
			p.disc(Fade(light, 0.75), 200+side*p.between(40, 150), p.between(6, 80), p.between(2, 5))
		}
		p.poly(body, 200+side*18, 134, 200+side*58, 118, 200+side*46, 142, 200+side*20, 148)
	}
	p.poly(body, 172, 130, 228, 130, 226, 168, 214, 204, 200, 214, 186, 204, 174, 168)
	p.poly(body, 174, 168, 226, 168, 276, 250, 124, 250)
	p.eyes(200, 150, 15, light)
}

// dusksAyrie is a great owl over its nest, before the moon.
func (p *plate) dusksAyrie(m *mood, _ *Scene) {
	p.shade(Blend(m.sky, Night, 0.55), Blend(rgb(0xB0563E), m.low, 0.3), 210)
	p.stars(40, 150)
	p.glow(Frost, 200, 86, 170, 0.6)
	p.disc(Blend(Frost, Chalk, 0.5), 200, 86, 78)
	body := Blend(m.tone(1), Night, 0.5)
	for _, side := range [...]float64{-1, 1} {
		p.poly(body, 200, 76, 200+side*70, 20, 200+side*150, 8, 200+side*192, 46, 200+side*150, 52, 200+side*158, 80, 200+side*112, 78, 200+side*112, 106, 200+side*70, 98, 200, 130)
		p.poly(body, 200+side*6, 34, 200+side*30, 20, 200+side*34, 60)
	}
	p.fill(body, oval(200, 60, 36, 34), oval(200, 110, 34, 50))
	for _, side := range [...]float64{-1, 1} {
		p.disc(rgb(0xF6C95A), 200+side*14, 56, 11)
		p.disc(Night, 200+side*14, 56, 5)
	}
	p.poly(rgb(0xD98F2E), 194, 68, 206, 68, 200, 84)
	p.poly(body, 90, 250, 128, 206, 150, 176, 250, 176, 276, 208, 312, 250)
	for i := range 26 { // the nest
		x := 128 + 5.8*float64(i)
		p.line(pickOf(i%2 == 0, rgb(0x6B4A2A), Night), 3, x, 166+p.between(-6, 12), x+p.between(-40, 40), 176+p.between(-10, 12))
	}
}

// sunderedCrag is a rock that lightning has split in two.
func (p *plate) sunderedCrag(m *mood, _ *Scene) {
	p.shade(Blend(m.sky, Night, 0.6), Blend(m.low, Night, 0.25), 220)
	body, shadow, snow := m.inks()
	light := p.uncanny()
	p.glow(light, 204, 110, 150, 0.85)
	for range 5 {
		p.cloud(Fade(Blend(Night, m.far, 0.4), 0.8), p.between(-30, 330), p.between(6, 30), p.between(90, 160))
	}
	p.poly(body, 26, 232, 70, 150, 96, 132, 118, 60, 152, 34, 176, 60, 168, 96, 184, 134, 174, 176, 190, 232)
	p.poly(body, 222, 232, 214, 180, 232, 146, 222, 104, 236, 52, 262, 30, 300, 76, 318, 132, 346, 156, 382, 232)
	p.poly(shadow, 262, 30, 300, 76, 318, 132, 346, 156, 382, 232, 300, 232, 280, 120)
	p.poly(snow, 118, 60, 152, 34, 176, 60, 160, 62, 146, 54, 128, 76)
	p.poly(snow, 236, 52, 262, 30, 300, 76, 280, 68, 262, 48, 244, 68)
	bolt := []float64{214, -10, 196, 40, 212, 46, 190, 100, 208, 106, 194, 160, 204, 232, 212, 160, 222, 98, 206, 94, 226, 40, 210, 36, 228, -10}
	p.poly(Chalk, bolt...)
	p.foreground(m, 222)
}
