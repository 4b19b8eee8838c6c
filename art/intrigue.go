package art

import (
	"image/color"
	"math"
)

// chamber draws the inside of a hall, with windows and hangings between them.
func (p *plate) chamber(m *mood, s *Scene) {
	wall := Blend(m.far, regionField(s.Region), 0.35)
	p.shade(Blend(wall, m.near, 0.55), Blend(wall, m.low, 0.35), 190)
	n := 3 + p.IntN(3)
	step := plateWidth / float64(n)
	for i := range n {
		x := (float64(i) + 0.5) * step
		w := 0.2 * step
		arch := []point{{x - w, 130}}
		for k := range 11 {
			sin, cos := math.Sincos(math.Pi + math.Pi*float64(k)/10)
			arch = append(arch, point{x + w*cos, 56 + 1.5*w*sin})
		}
		arch = append(arch, point{x + w, 130})
		p.fill(Blend(m.low, m.light, 0.4), arch)
		p.glow(m.light, x, 90, 80, 0.35)
		for k := range 4 { // lead between the panes
			p.line(Fade(m.near, 0.7), 1, x-w, 56+22*float64(k), x+w, 56+22*float64(k))
		}
		p.line(Fade(m.near, 0.7), 1.2, x, 30, x, 130)
		p.line(Blend(m.near, wall, 0.2), 3, x-w, 131, x+w, 131)
		if i > 0 {
			p.banner(float64(i)*step-0.12*step, 22, 0.24*step, 96, regionField(s.Region), s.Region)
		}
	}
	p.poly(Blend(m.near, wall, 0.25), -10, 250, -10, 176, 410, 176, 410, 250)
	for i := range 13 { // floor boards
		x := float64(i) * 34
		p.line(Fade(Night, 0.4), 1.2, 200+(x-200)*0.8, 176, 200+(x-200)*1.8, 242)
	}
}

// table draws a table in the middle of a room, with papers and candles on it.
func (p *plate) table(m *mood, x, y, w float64, candles int) {
	c := Blend(rgb(0x4A2C16), m.near, 0.4)
	p.poly(c, x-w, y, x+w, y, x+0.92*w, y-14, x-0.92*w, y-14)
	p.poly(Blend(c, rgb(0x9A6B3A), 0.4), x-w, y, x+w, y, x+w, y+4, x-w, y+4)
	p.box(c, x-0.85*w, y, 8, 40)
	p.box(c, x+0.85*w-8, y, 8, 40)
	for range 4 {
		at := x + p.between(-0.7, 0.6)*w
		p.poly(Page, at, y-4, at+p.between(12, 18), y-5, at+p.between(14, 20), y-12, at+4, y-11)
	}
	for i := range candles {
		at := x + w*(float64(i)+1)/float64(candles+1)*1.4 - 0.7*w
		p.box(Chalk, at-1.5, y-28, 3, 18)
		p.flame(at, y-28, 11)
	}
}

// spy draws a spy in a street at night.
func (p *plate) spy(m *mood, s *Scene) {
	if p.told(m, s, shadows) {
		return
	}
	p.heavens(m, 170)
	p.skyline(m, s.Region, 190, 70, -10, 410, m.tone(0.4))
	side := pick(p.chance(0.5), 1, -1)
	wall := pick(side > 0, 250, -20)
	street := Blend(m.tone(0.8), Night, 0.2)
	p.poly(street, -10, 250, -10, 206, 410, 206, 410, 250)
	p.wall(m, wall+10, wall+160, 236, 204, m.tone(0.82))
	wx := wall + 80
	p.box(m.window(), wx-20, 84, 40, 56)
	p.glow(m.window(), wx, 112, 130, 0.85)
	p.line(m.tone(1), 3, wx, 82, wx, 142)
	p.line(m.tone(1), 3, wx-22, 110, wx+22, 110)
	p.person(wx-8, 140, 40, 1, Blend(Night, m.window(), 0.18), look{head: heads[p.IntN(5)]})
	x := pick(side > 0, p.between(110, 170), p.between(230, 290))
	p.poly(Fade(m.window(), 0.16), wx-18, 140, wx+18, 140, x+50, 246, x-80*side, 246)
	l := look{head: "hood", tool: []string{"scroll", "sword", "", "bow"}[p.IntN(4)], arms: []string{"out", ""}[p.IntN(2)], wide: 1.3}
	p.person(x, 236, p.between(140, 164), side, Blend(Night, m.near, 0.4), l)
	for range 2 + p.IntN(3) {
		p.eyes(p.between(20, 380), p.between(120, 190), p.between(3, 5), rgb(0xF2C23C))
	}
	for range 1 + p.IntN(3) {
		at := p.between(30, 370)
		p.person(at, 214, p.between(40, 56), side, m.tone(0.7), look{head: heads[p.IntN(3)]})
	}
}

// development draws something being built.
func (p *plate) development(m *mood, s *Scene) {
	if p.told(m, s, works) {
		return
	}
	p.heavens(m, 140)
	p.mountains(m, 132, p.chance(0.5))
	back := p.ridge(164, 12, 130, false)
	p.land(back, m.tone(0.42))
	p.snowcaps(back, 200, 0.5, m.snow(0.6))
	p.forest(back, p.plantOf(s, m, 0.5), -10, 410, 26, 14)
	ground := p.ridge(196, 8, 140, false)
	p.land(ground, m.tone(0.62))
	p.snowcaps(ground, 220, 0.5, m.snow(0.8))
	x := p.between(60, 150)
	switch {
	case s.says("forge", "device"):
		p.gears(m, p.between(130, 270), 120, 58)
		p.flame(p.between(120, 280), 214, 44)
	case s.says("fernbrake", "field"):
		for range 16 {
			at := p.between(20, 380)
			p.leafy(at, 214+p.between(-14, 8), p.between(40, 74), m.tone(0.8), Blend(m.tone(0.6), rgb(0x6FAF6A), 0.55))
		}
	case s.says("shelters"):
		for i := range 5 {
			p.tent(m, 40+float64(i)*80+p.between(-12, 12), 208+p.between(-10, 12), p.between(52, 76), Blend(m.tone(0.7), Page, 0.35))
		}
		p.tower(m, x+120, 206, 30, 96, m.tone(0.75), "crenel")
	default:
		p.scaffold(m, x, 214, p.between(170, 230), p.between(118, 146), m.tone(0.6))
	}
	if s.has("eldritch") {
		p.portal(p.between(120, 280), 96, 40)
	}
	p.crowd(m, 238, 42, p.between(0, 60), p.between(300, 400), 1, look{head: "any", tool: "staff", arms: "out"})
}

// gears draws gears that turn in each other.
func (p *plate) gears(m *mood, x, y, r float64) {
	c := Blend(m.tone(0.8), Resources[1].Edge, 0.45)
	for _, gear := range [...]struct{ x, y, r float64 }{{x, y, r}, {x + 1.3*r, y + 0.75*r, 0.62 * r}, {x - 1.25*r, y + 0.7*r, 0.68 * r}} {
		n := int(gear.r / 4.5)
		var teeth [][]point
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			teeth = append(teeth, quad(point{gear.x + 0.8*gear.r*cos, gear.y + 0.8*gear.r*sin}, point{gear.x + 1.14*gear.r*cos, gear.y + 1.14*gear.r*sin}, 0.26*r, 0.2*r))
		}
		p.fill(c, teeth...)
		p.disc(c, gear.x, gear.y, 0.95*gear.r)
		p.ring(Blend(c, GoldBright, 0.6), gear.x, gear.y, 0.78*gear.r, 2)
		p.disc(Blend(c, m.near, 0.7), gear.x, gear.y, 0.3*gear.r)
		p.ring(Blend(c, GoldBright, 0.5), gear.x, gear.y, 0.3*gear.r, 1.5)
	}
}

// conspiracy draws people round one candle.
func (p *plate) conspiracy(m *mood, s *Scene) {
	p.shade(Night, Blend(Night, regionField(s.Region), 0.35), plateHeight)
	p.glow(rgb(0xE89A3A), 200, 150, 190, 0.75)
	for i := range 5 {
		at := 70 + float64(i)*65
		p.person(at, 196, p.between(104, 122), pick(at < 200, 1, -1), Blend(Night, rgb(0x4A2412), 0.4), look{head: "hood", wide: 1.4})
		p.eyes(at, 196-0.86*112, 3.2, rgb(0xF2C23C))
	}
	p.table(m, 200, 200, 150, 1)
	p.icon("locked", Gold, 240, 192, 16)
}

// apparition draws what has no other kind: light, limbs, or a thing of power.
func (p *plate) apparition(m *mood, s *Scene) {
	light := p.uncanny()
	p.heavens(m, 170)
	p.mountains(m, 150, true)
	x := p.between(160, 240)
	switch {
	case s.says("dead"):
		p.graves(m)
		for i := range 5 {
			at := 50 + float64(i)*76 + p.between(-14, 14)
			p.glow(light, at, 140, 60, 0.5)
			p.person(at, 214, p.between(80, 120), 1, Fade(Blend(light, Chalk, 0.4), 0.55), look{head: "hood", arms: []string{"raised", ""}[p.IntN(2)]})
		}
	case s.says("turtle"):
		p.water(m, 176, x)
		p.swirl(x, 110, 90, light)
		c := m.tone(0.95)
		p.fill(c, oval(x, 186, 96, 50))
		for i := range 5 {
			p.arc(Fade(light, 0.8), x-60+float64(i)*30, 178, 16, 2, math.Pi, 2*math.Pi)
		}
		p.fill(c, quad(point{x + 80, 176}, point{x + 128, 150}, 28, 22))
		p.fill(c, oval(x+134, 148, 20, 15))
		p.disc(light, x+140, 145, 3)
		p.water(m, 206, x)
		return
	case s.says("lines", "ley"):
		for range 7 {
			from, to := p.between(-20, 420), p.between(60, 340)
			p.line(Fade(light, 0.3), 7, from, 245, to, 150, x, 120)
			p.line(Blend(light, Chalk, 0.4), 1.8, from, 245, to, 150, x, 120)
		}
		p.stones(m, x, 168, 150, m.tone(0.8))
		p.swirl(x, 118, 60, light)
	case s.says("echo", "animaelic"):
		for i := range 6 {
			p.ring(Fade(light, 0.8-0.1*float64(i)), x, 120, 20+24*float64(i), 2)
		}
		p.icon("wilderness", Blend(light, Chalk, 0.5), x, 120, 70)
		for i := range 6 {
			p.tentacle(30+68*float64(i), 244, p.between(70, 120), pick(i%2 == 0, 1, -1), m.tone(0.95))
		}
	default:
		p.runes(x, 112, 78, light)
		p.treasure(s, x, 116, 100, light)
		for i := range 4 {
			p.tentacle(pick(i%2 == 0, x-100-50*float64(i/2), x+100+50*float64(i/2)), 246, p.between(80, 130), pick(i%2 == 0, 1, -1), m.tone(0.95))
		}
	}
	p.foreground(m, 220)
}

// treasure draws the thing of power that a card is named after.
func (p *plate) treasure(s *Scene, x, y, h float64, light color.NRGBA) {
	p.glow(light, x, y, h, 0.7)
	pale := Blend(light, Chalk, 0.65)
	switch {
	case s.says("orb"):
		p.disc(Blend(light, Night, 0.35), x, y, 0.42*h)
		p.disc(Blend(light, Chalk, 0.3), x-0.06*h, y-0.06*h, 0.33*h)
		p.disc(Fade(Chalk, 0.8), x-0.15*h, y-0.16*h, 0.09*h)
		p.eyes(x, y+0.04*h, 0.12*h, pale)
	case s.says("lotus"):
		for i := range 9 {
			a := math.Pi + math.Pi*float64(i)/8
			tip := point{x + 0.52*h*math.Cos(a), y + 0.3*h + 0.62*h*math.Sin(a)}
			c := Blend(Resources[i%6].Fill, Chalk, 0.35)
			p.poly(c, x, y+0.3*h, (x+tip.x)/2-0.1*h*math.Sin(a), (y+0.3*h+tip.y)/2+0.1*h*math.Cos(a), tip.x, tip.y, (x+tip.x)/2+0.1*h*math.Sin(a), (y+0.3*h+tip.y)/2-0.1*h*math.Cos(a))
		}
	case s.says("tome", "palimpsest"):
		p.poly(rgb(0x5A3418), x-0.56*h, y-0.26*h, x, y-0.18*h, x+0.56*h, y-0.26*h, x+0.56*h, y+0.3*h, x, y+0.38*h, x-0.56*h, y+0.3*h)
		p.poly(Page, x-0.52*h, y-0.3*h, x-0.2*h, y-0.32*h, x, y-0.22*h, x, y+0.32*h, x-0.2*h, y+0.22*h, x-0.52*h, y+0.25*h)
		p.poly(PageDark, x+0.52*h, y-0.3*h, x+0.2*h, y-0.32*h, x, y-0.22*h, x, y+0.32*h, x+0.2*h, y+0.22*h, x+0.52*h, y+0.25*h)
		for i := range 6 {
			at := y - 0.2*h + 0.07*h*float64(i)
			p.line(PenSoft, 0.9, x-0.44*h, at, x-0.1*h, at+0.03*h)
			p.line(PenSoft, 0.9, x+0.1*h, at+0.03*h, x+0.44*h, at)
		}
	case s.says("cloak"):
		p.poly(Blend(Resources[5].Edge, light, 0.2), x-0.14*h, y-0.44*h, x+0.14*h, y-0.44*h, x+0.34*h, y-0.2*h, x+0.5*h, y+0.48*h, x+0.2*h, y+0.4*h, x, y+0.5*h, x-0.2*h, y+0.4*h, x-0.5*h, y+0.48*h, x-0.34*h, y-0.2*h)
		for range 14 {
			p.disc(pale, x+p.between(-0.28, 0.28)*h, y+p.between(-0.2, 0.36)*h, p.between(0.6, 1.6))
		}
	case s.says("severing"):
		p.fill(rgb(0xC9CED2), quad(point{x - 0.5*h, y + 0.5*h}, point{x + 0.42*h, y - 0.5*h}, 0.12*h, 0.02*h))
		p.bolt(x-0.5*h, y-0.6*h, x+0.5*h, y+0.6*h, pale)
	default:
		p.icon("eldritch", pale, x, y, 0.8*h)
	}
}
