package art

import "math"

// rousing draws a speech from the steps of a hall, heard with raised hands.
func (p *plate) rousing(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 196, 44, 200, 410, m.tone(0.35))
	const x, y = 128, 96 // what the speaker's words shine from
	for i := range 14 {
		a := 2 * math.Pi * (float64(i) + 0.5) / 14
		p.poly(Fade(GoldBright, 0.3), x, y, x+300*math.Cos(a-0.09), y+300*math.Sin(a-0.09), x+300*math.Cos(a+0.09), y+300*math.Sin(a+0.09))
	}
	p.glow(GoldBright, x, y, 110, 0.8)
	stone := m.tone(0.75)
	for i := range 3 { // columns behind, and steps below
		p.box(stone, 6+26*float64(i), 40, 13, 150)
	}
	p.box(stone, -10, 26, 92, 14)
	for i := range 4 {
		p.box(m.tone(0.7+0.06*float64(i)), -10, 184+12*float64(i), 176+22*float64(i), 14)
	}
	p.person(x, 186, 128, 1, m.tone(1), look{head: "", arms: "raised", tool: "scroll", wide: 1.3})
	p.crowd(m, 250, 66, 196, 420, 3, look{head: "any", arms: "raised"})
}

// equals draws people hand in hand, none higher than another, and a crown that nobody wears.
func (p *plate) equals(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.skyline(m, s.Region, 158, 34, -10, 410, m.tone(0.32))
	p.land(p.ridge(172, 3, 150, false), m.tone(0.5))
	const people, step, high = 7, 50.0, 108.0
	for i := range people {
		x := 50 + step*float64(i)
		c := Blend(m.tone(0.95), Resources[i%len(Resources)].Fill, 0.38)
		p.person(x, 208, high, pick(i%2 == 0, 1, -1), c, look{head: heads[i%4]})
		if i+1 < people { // the hands of two who stand side by side
			p.line(c, 6, x+10, 138, x+0.5*step, 162)
			p.line(Blend(m.tone(0.95), Resources[(i+1)%len(Resources)].Fill, 0.38), 6, x+step-10, 138, x+0.5*step, 162)
		}
	}
	p.land(p.ridge(206, 2, 150, false), m.tone(0.75))
	p.glow(Gold, 150, 214, 40, 0.6)
	p.poly(Gold, 128, 222, 122, 201, 135, 210, 144, 196, 154, 209, 168, 198, 170, 219) // the crown has fallen
}

// djinn draws the blue spirit of a lamp, risen over those who called it.
func (p *plate) djinn(_ *mood, s *Scene) {
	night := p.mood(s, 1)
	p.heavens(&night, 200)
	p.stars(40, 120)
	p.land(p.ridge(196, 5, 140, false), night.tone(0.55))
	sapphire := Resources[5].Fill
	spirit := Blend(sapphire, Chalk, 0.22)
	p.glow(spirit, 200, 84, 150, 0.9)
	last, width := point{200, 216}, 5.0
	for i := 1; i <= 14; i++ { // smoke that becomes a body
		t := float64(i) / 14
		next := point{200 + 26*math.Sin(6*t)*(1-t), 216 - 100*t}
		w := 5 + 44*t*t
		p.fill(Blend(spirit, night.near, 0.3*(1-t)), quad(last, next, width, w))
		last, width = next, w
	}
	p.poly(spirit, 136, 74, 168, 56, 232, 56, 264, 74, 246, 112, 224, 132, 176, 132, 154, 112)
	for _, side := range [...]float64{-1, 1} { // the arms, crossed
		p.disc(spirit, 200+58*side, 76, 16)
		p.line(Blend(spirit, night.near, 0.35), 15, 200+62*side, 78, 200+52*side, 108)
		p.line(Blend(spirit, Chalk, 0.25), 14, 200+52*side, 106+3*side, 200-36*side, 98-6*side)
		p.box(Gold, 200+34*side-4, 93, 8, 18)
	}
	p.disc(spirit, 200, 38, 20)
	p.poly(Blend(spirit, night.near, 0.4), 194, 20, 206, 20, 216, 2, 200, 8) // the lock of hair
	p.poly(spirit, 186, 44, 214, 44, 203, 66)
	p.eyes(200, 38, 8, GoldBright)
	p.glow(Chalk, 200, 26, 16, 0.9)
	p.poly(Blend(sapphire, Chalk, 0.55), 200, 18, 206, 25, 200, 32, 194, 25)
	p.fill(Gold, oval(200, 222, 22, 9))
	p.poly(Gold, 216, 218, 238, 208, 234, 222, 214, 228)
	p.box(Gold, 190, 228, 20, 5)
	for i, x := range [...]float64{40, 84, 322, 362} {
		p.person(x, 238, 84-6*float64(i%2), pick(x < 200, 1, -1), night.tone(1), look{head: heads[i], arms: []string{"raised", "out"}[i%2]})
	}
	p.foreground(&night, 236)
}

// border draws a new border between two who both claim the land.
func (p *plate) border(m *mood, _ *Scene) {
	p.heavens(m, 150)
	p.mountains(m, 130, true)
	p.land(p.ridge(182, 5, 140, false), m.tone(0.5))
	for i := range 9 { // the fence that one of them has put up
		x := 200 + 7*math.Sin(float64(i)) - 3*float64(i)
		y := 168 + 9*float64(i)
		p.box(m.tone(0.95), x-2, y-20-float64(i), 5, 24+float64(i))
	}
	for i, x := range [...]float64{96, 304} {
		turn := pick(i == 0, 1, -1)
		field := Resources[pickOf(i == 0, 3, 2)].Fill
		p.line(m.tone(1), 3, x-turn*66, 240, x-turn*66, 56)
		p.banner(x-turn*66, 58, 42, 60, Blend(field, m.near, 0.2), "")
		p.person(x, 238, 132, turn, Blend(m.tone(1), field, 0.3), look{head: []string{"hat", "helm"}[i], arms: "out", tool: []string{"scroll", "sword"}[i], wide: 1.25})
		p.crowd(m, 246, 50, pick(i == 0, -10, 330), pick(i == 0, 70, 410), 1, look{head: "any"})
	}
	p.foreground(m, 234)
}
