package art

import (
	"image/color"
	"math"
)

// trap draws a trap, each in a place of its own.
func (p *plate) trap(m *mood, s *Scene) {
	switch {
	case s.has("eldritch"):
		p.eldritchTrap(m, s)
	case s.says("lightning"):
		x, _ := p.passage(m, rgb(0xBFE6FF))
		for _, at := range [...]float64{x - 150, x + 150} { // pillars that draw it
			p.box(Blend(m.tone(0.9), Night, 0.4), at-16, 70, 32, 170)
			p.glow(rgb(0xBFE6FF), at, 62, 60, 0.8)
			p.disc(Blend(Resources[1].Fill, Night, 0.25), at, 62, 17)
			p.disc(Fade(Chalk, 0.7), at-5, 56, 5)
		}
		for i := range 5 {
			p.bolt(x-134, 62, pick(i%2 == 0, x+134, x+p.between(-70, 70)), pick(i%2 == 0, 62, 226), rgb(0xBFE6FF))
		}
	case s.says("wire"):
		p.tripwire(m, s)
	case s.says("poison"):
		p.chamber(m, s)
		p.table(m, 200, 196, 170, 2)
		p.chalice(p.between(170, 230), 190, 112)
		p.person(p.between(40, 70), 236, 150, 1, Blend(m.tone(1), Night, 0.4), look{head: "hood", arms: "out"})
	case s.says("confidence"):
		p.pitfall(m, s)
	case s.says("darkness"):
		p.darkness()
	case s.says("secret"):
		p.vault(m)
	case s.says("device"):
		p.device(m)
	default:
		x, y := p.passage(m, rgb(0xF0B04A))
		p.icon("trap", Fade(Chalk, 0.9), x, y+20, 80)
		p.spikes(x-130, x+130, 232, 5+s.Level+p.IntN(4))
	}
}

// eldritchTrap draws a thing of power that lies there to be taken.
func (p *plate) eldritchTrap(m *mood, s *Scene) {
	light := p.uncanny()
	switch {
	case s.says("lotus"): // on a pool in a cave
		p.shade(Night, Blend(m.tone(0.5), Night, 0.5), 170)
		p.glow(light, 200, 130, 190, 0.7)
		p.water(m, 168, 200)
		p.poly(Blend(m.tone(0.9), Night, 0.5), 0, 0, 400, 0, 400, 240, 368, 150, 340, 70, 290, 34, 200, 20, 116, 36, 62, 74, 30, 150, 0, 240)
		for range 9 {
			at, long := p.between(70, 330), p.between(20, 60)
			p.poly(Blend(m.tone(0.9), Night, 0.5), at-7, 20, at, 24+long, at+7, 20)
		}
		p.treasure(s, 200, 122, 116, light)
		for i := range 4 {
			p.fill(Fade(light, 0.35-0.07*float64(i)), oval(200, 178+14*float64(i), 70-10*float64(i), 3))
		}
	case s.says("signs"): // on stones under the sky
		p.heavens(m, 170)
		back := p.ridge(176, 8, 120, false)
		p.land(back, m.tone(0.5))
		for i := range 5 {
			x, h := 50+75*float64(i)+p.between(-12, 12), p.between(96, 150)
			c := Blend(m.tone(0.85), Night, 0.25)
			p.poly(c, x-24, 214, x-20, 214-h, x+6, 208-h, x+24, 218-h, x+26, 214)
			p.glow(light, x, 214-0.6*h, 40, 0.6)
			for k := range 3 {
				y := 214 - h*(0.35+0.2*float64(k))
				p.ring(light, x+2, y, 7, 1.6)
				p.line(light, 1.6, x-6, y+8, x+p.between(-4, 10), y-8, x+10, y+6)
			}
		}
		p.icon("eldritch", Blend(light, Chalk, 0.4), 200, 52, 54)
		p.foreground(m, 210)
	case s.says("cloak"): // hung up in a wood at night
		p.heavens(m, 180)
		back := p.ridge(190, 6, 120, false)
		p.land(back, m.tone(0.5))
		for i := range 7 {
			p.bare(20+60*float64(i)+p.between(-10, 10), 214, p.between(120, 190), m.tone(0.7))
		}
		p.line(m.tone(1), 7, 60, 240, 70, 60, 96, 20)
		p.line(m.tone(1), 6, 70, 66, 150, 44, 250, 56, 330, 40)
		p.line(m.tone(1), 7, 340, 240, 332, 50, 350, 10)
		p.treasure(s, 200, 124, 140, light)
		p.foreground(m, 222)
	default:
		x, y := p.passage(m, light)
		p.runes(x, y+4, p.between(52, 68), light)
		p.treasure(s, x, y+6, 74, light)
		p.poly(Blend(m.tone(0.9), Night, 0.4), x-44, 240, x-30, y+62, x+30, y+62, x+44, 240) // a plinth
		p.line(Fade(light, 0.8), 2, x-30, y+62, x+30, y+62)
	}
}

// tripwire draws a wire between trees, with bells on it and a log above.
func (p *plate) tripwire(m *mood, s *Scene) {
	p.heavens(m, 170)
	p.skyline(m, s.Region, 170, 40, -10, 410, m.tone(0.35))
	back := p.ridge(178, 6, 140, false)
	p.land(back, m.tone(0.5))
	p.forest(back, p.plantOf(s, m, 0.6), -10, 410, 80, 26)
	front := p.foreground(m, 206)
	trunks := [...]float64{46, 352}
	for _, x := range trunks {
		p.poly(m.tone(1), x-16, 250, x-10, -10, x+10, -10, x+17, 250)
		p.line(m.tone(1), 6, x, 60, x+40, 20)
		p.line(m.tone(1), 5, x, 84, x-46, 36)
	}
	for i := range 3 {
		y := 150 + 24*float64(i)
		p.line(rgb(0xE8E2CC), 1.4, trunks[0], y, 200, y+8, trunks[1], y-4)
		for k := range 4 {
			x := 100 + 66*float64(k) + p.between(-12, 12)
			p.line(rgb(0xE8E2CC), 0.8, x, y+4, x, y+10)
			p.poly(GoldBright, x-6, y+19, x-4, y+11, x+4, y+11, x+6, y+19)
			p.disc(Gold, x, y+20, 2.4)
		}
	}
	p.line(rgb(0xB9A98A), 1.6, 130, -10, 150, 66)
	p.line(rgb(0xB9A98A), 1.6, 270, -10, 250, 66)
	p.fill(Blend(m.tone(0.9), rgb(0x6A4426), 0.5), quad(point{104, 74}, point{296, 74}, 26, 26))
	p.disc(Blend(m.tone(0.7), Page, 0.4), 296, 74, 13)
	p.person(200, front.at(200)+30, 92, 1, m.tone(1), look{head: "hat", tool: "staff"})
}

// pitfall draws a thin floor over a pit, and somebody proud on it.
func (p *plate) pitfall(m *mood, s *Scene) {
	p.heavens(m, 120)
	p.skyline(m, s.Region, 136, 50, -10, 410, m.tone(0.35))
	ground := Blend(m.tone(0.8), Night, 0.15)
	p.poly(ground, -10, 134, 110, 134, 122, 250, -10, 250)
	p.poly(ground, 290, 134, 410, 134, 410, 250, 278, 250)
	for i := range 6 { // the pit, redder the deeper
		p.box(Blend(Night, rgb(0x6A1A14), 0.09*float64(i)), 100, 136+19*float64(i), 200, 20)
	}
	p.poly(ground, -10, 134, 110, 134, 124, 250, -10, 250)
	p.poly(ground, 290, 134, 410, 134, 410, 250, 276, 250)
	p.spikes(134, 266, 238, 9)
	p.line(Blend(m.tone(0.5), Page, 0.5), 3.4, 108, 134, 160, 137, 200, 141, 240, 137, 292, 134)
	for i := range 12 { // leaves laid over it
		p.fill(Blend(m.tone(0.6), Seasons[3].Fill, 0.5), oval(112+16*float64(i), 134+p.between(-2, 4), 9, 3))
	}
	p.glow(m.light, 200, 80, 90, 0.5)
	p.person(200, 139, 108, 1, Blend(m.tone(1), Resources[0].Edge, 0.4), look{head: "crown", tool: "banner", arms: "raised", wide: 1.2})
	for _, x := range [...]float64{40, 64, 346, 372} {
		p.person(x, 140, 56, pick(x < 200, 1, -1), m.tone(1), look{head: "hood"})
	}
}

// darkness draws eyes in the dark round somebody with a light.
func (p *plate) darkness() {
	p.shade(Night, rgb(0x1B1630), plateHeight)
	p.icon("disguise", rgb(0x3A2C56), 200, 96, 210)
	p.icon("disguise", rgb(0x54407A), 200, 92, 200)
	p.eyes(200, 88, 26, rgb(0xF2C23C))
	for range 14 {
		p.eyes(p.between(14, 386), p.between(16, 190), p.between(3, 7), pickOf(p.chance(0.5), rgb(0xB86AE0), rgb(0xE0503A)))
	}
	x := p.between(120, 280)
	p.glow(rgb(0xFFB648), x+14, 190, 70, 0.9)
	p.person(x, 236, 84, 1, Night, look{head: "hood", tool: "torch", arms: "out"})
}

// vault draws a round door with more locks than anybody has keys.
func (p *plate) vault(m *mood) {
	stone := Blend(m.tone(0.6), Night, 0.35)
	p.shade(Blend(stone, Night, 0.4), stone, plateHeight)
	for row := range 7 { // courses of stone
		y := float64(row) * 36
		p.line(Fade(Night, 0.5), 1.6, 0, y, 400, y)
		for x := float64(row%2) * 30; x < 400; x += 60 {
			p.line(Fade(Night, 0.5), 1.6, x, y, x, y+36)
		}
	}
	p.glow(Gold, 200, 118, 170, 0.5)
	p.disc(Blend(Night, stone, 0.3), 200, 118, 108)
	p.disc(Blend(rgb(0x6E747A), m.near, 0.3), 200, 118, 100)
	p.ring(Gold, 200, 118, 98, 4)
	p.ring(Blend(Gold, Night, 0.4), 200, 118, 66, 3)
	for i := range 12 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 12)
		x, y := 200+82*cos, 118+82*sin
		p.disc(GoldBright, x, y, 8)
		p.disc(Night, x, y-1.5, 2.6)
		p.poly(Night, x-1.4, y, x+1.4, y, x+2.4, y+5.5, x-2.4, y+5.5)
	}
	p.icon("espionage", GoldBright, 200, 118, 84)
	p.glow(rgb(0xFFB648), 88, 170, 80, 0.8)
	p.person(50, 240, 128, 1, Night, look{head: "hood", tool: "torch", arms: "out"})
}

// device draws a clockwork that swings blades over a way.
func (p *plate) device(m *mood) {
	p.shade(Blend(m.tone(0.8), Night, 0.6), Blend(m.tone(0.5), rgb(0x4A3420), 0.5), plateHeight)
	p.glow(rgb(0xF09A2E), 200, 210, 200, 0.55)
	p.gears(m, p.between(180, 220), 44, 50)
	for i := range 3 {
		x := 90 + 110*float64(i)
		sin, cos := math.Sincos(p.between(-0.6, 0.6))
		bx, by := x+150*sin, 20+150*cos
		p.line(rgb(0x8A8F92), 4, x, 20, bx, by)
		var blade []point
		for k := range 13 {
			a := math.Pi * float64(k) / 12
			blade = append(blade, point{bx + 40*math.Cos(a)*cos + 26*math.Sin(a)*sin, by - 40*math.Cos(a)*sin + 26*math.Sin(a)*cos})
		}
		p.fill(rgb(0xC9CED2), blade)
		p.fill(Fade(Chalk, 0.8), quad(blade[2], blade[10], 1.5, 1.5))
	}
	p.poly(Night, -10, 250, -10, 216, 410, 208, 410, 250)
	p.person(p.between(150, 250), 224, 66, 1, Night, look{head: "hood", arms: "out"})
	p.spikes(20, 380, 250, 16)
}

// spikes draws a row of spikes.
func (p *plate) spikes(from, to, foot float64, n int) {
	for i := range n {
		at := from + (to-from)*float64(i)/float64(n-1)
		tall := p.between(24, 44)
		p.poly(rgb(0x9A9EA0), at-5, foot, at, foot-tall, at+5, foot)
		p.poly(Fade(Night, 0.4), at, foot, at, foot-tall, at+5, foot)
	}
}

// passage draws a corridor of stone that leads away from whoever looks, with a light at its end.
func (p *plate) passage(m *mood, light color.NRGBA) (x, y float64) {
	x, y = p.between(170, 230), p.between(96, 116)
	stone := Blend(m.tone(0.5), rgb(0x4A4238), 0.55)
	p.shade(Blend(stone, Night, 0.5), Blend(stone, Night, 0.2), plateHeight)
	frame := func(d float64) [4]point {
		w, h := 40+d*190, 34+d*110
		return [4]point{{x - w, y - h}, {x + w, y - h}, {x + w, y + h}, {x - w, y + h}}
	}
	for i := 6; i > 0; i-- {
		outer, inner := frame(float64(i)/6), frame(float64(i-1)/6)
		dark := 0.5 - 0.07*float64(i)
		for side := range 4 {
			c := Blend(stone, Night, dark+[...]float64{0.3, 0.18, 0, 0.12}[side])
			next := (side + 1) % 4
			p.fill(c, []point{outer[side], outer[next], inner[next], inner[side]})
			p.line(Fade(Night, 0.55), 1.4, outer[side].x, outer[side].y, inner[side].x, inner[side].y)
			p.line(Fade(Night, 0.5), 1.4, outer[side].x, outer[side].y, outer[next].x, outer[next].y)
		}
	}
	for range 90 { // the joints of the stones
		d := p.between(0.25, 1)
		w, h, at := 40+d*190, 34+d*110, p.between(-1, 1)
		c := Fade(Night, 0.4)
		switch p.IntN(3) {
		case 0:
			p.line(c, 1.2, x-w, y+at*h, x-0.9*w, y+0.9*at*h)
		case 1:
			p.line(c, 1.2, x+w, y+at*h, x+0.9*w, y+0.9*at*h)
		default:
			p.line(c, 1.2, x+at*w, y+h, x+0.9*at*w, y+0.9*h)
		}
	}
	arch := []point{{x - 40, y + 34}, {x - 40, y - 8}}
	for i := range 9 {
		sin, cos := math.Sincos(math.Pi + math.Pi*float64(i)/8)
		arch = append(arch, point{x + 40*cos, y - 8 + 26*sin})
	}
	arch = append(arch, point{x + 40, y + 34})
	p.box(Blend(stone, Night, 0.45), x-41, y-35, 82, 70)
	p.fill(Blend(Night, light, 0.45), arch)
	p.glow(light, x, y, 130, 0.8)
	p.line(Blend(stone, Night, 0.75), 3, flat(arch)...)
	return x, y
}

// chalice draws a cup from which something rises.
func (p *plate) chalice(x, foot, h float64) {
	p.glow(rgb(0x86C46A), x, foot-0.8*h, 0.9*h, 0.8)
	p.poly(Gold, x-0.28*h, foot, x-0.05*h, foot-0.1*h, x-0.04*h, foot-0.4*h, x-0.32*h, foot-0.6*h, x-0.34*h, foot-0.9*h,
		x+0.34*h, foot-0.9*h, x+0.32*h, foot-0.6*h, x+0.04*h, foot-0.4*h, x+0.05*h, foot-0.1*h, x+0.28*h, foot)
	p.fill(rgb(0x3F7A3A), oval(x, foot-0.9*h, 0.34*h, 0.08*h))
	p.line(GoldBright, 2, x-0.26*h, foot-0.82*h, x-0.24*h, foot-0.62*h)
	for range 9 {
		p.ring(Fade(rgb(0xB8E89A), 0.8), x+p.between(-0.25, 0.25)*h, foot-p.between(0.95, 1.5)*h, p.between(2, 6), 1)
	}
}

// bolt draws a stroke of lightning.
func (p *plate) bolt(x0, y0, x1, y1 float64, c color.NRGBA) {
	p.glow(c, (x0+x1)/2, (y0+y1)/2, (y1-y0)*0.6, 0.35)
	xy := []float64{x0, y0}
	for i := 1; i < 8; i++ {
		t := float64(i) / 8
		xy = append(xy, x0+(x1-x0)*t+p.between(-16, 16), y0+(y1-y0)*t+p.between(-9, 9))
	}
	xy = append(xy, x1, y1)
	p.line(Fade(c, 0.5), 4, xy...)
	p.line(Chalk, 1.6, xy...)
}
