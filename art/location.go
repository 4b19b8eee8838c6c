package art

import "image/color"

// eldritch are the lights of what should not be.
var eldritch = [...]color.NRGBA{rgb(0x6FD3E8), rgb(0x8FE3A8), rgb(0xB59AF2), rgb(0x7FB4FF)}

// uncanny returns one of those lights at random.
func (p *plate) uncanny() color.NRGBA { return eldritch[p.IntN(len(eldritch))] }

// location paints a place: the land that its tags and the words of its name tell of, and what people have built there.
func (p *plate) location(s *Scene) {
	night := 0.16
	if s.has("eldritch") {
		night = 0.8
	}
	if s.says("dawn", "glen", "field", "fair") {
		night = 0
	}
	if s.says("dusk", "grave", "secret", "crow", "tomb") {
		night = 1
	}
	m := p.mood(s, night)
	if paint, known := places[s.Name]; known {
		paint(p, &m, s)
		return
	}
	if p.told(&m, s, guilds) {
		return
	}
	horizon := p.between(112, 140)
	p.heavens(&m, horizon+30)
	p.mountains(&m, horizon, s.says("peak", "crag", "rift", "rock", "ayrie", "forge", "spike") || s.Region == "redbank" && p.chance(0.5))
	wet := s.has("port") || s.says("marsh", "bourne", "wash", "mirror", "red", "brass", "squid")
	if wet {
		p.water(&m, horizon+18, p.between(140, 260))
	} else {
		hills := p.ridge(horizon+26, 14, 130, false)
		p.land(hills, m.tone(0.34))
		p.snowcaps(hills, horizon+60, 0.6, m.snow(0.45))
		p.forest(hills, p.plantOf(s, &m, 0.42), -10, 410, 16, 13)
	}
	switch {
	case s.says("caves", "tomb", "burrough"):
		p.cave(&m, s)
	case s.has("urban"):
		p.town(&m, s, wet)
	case s.has("wilderness"):
		p.wild(&m, s, wet)
	default:
		p.country(&m, s, wet)
	}
	if !s.Calm && (s.Season == "winter" || p.chance(0.3)) {
		p.flakes(60, Fade(rgb(0xFDFBF4), 0.85), 1.2)
	}
}

// mountains draws the mountains in the back.
func (p *plate) mountains(m *mood, horizon float64, near bool) {
	for i := range 2 {
		depth := 0.08 + 0.12*float64(i)
		swing, high := p.between(14, 30), horizon-4+16*float64(i)
		if near {
			swing, high = p.between(42, 62), horizon-12+20*float64(i)
		}
		r := p.ridge(high, swing, p.between(60, 100), true)
		p.land(r, m.tone(depth))
		p.snowcaps(r, high-0.12*swing, mountainSnow, m.snow(0.2+depth))
		p.hatch(r, Fade(m.near, 0.3), 8+0.3*swing)
	}
}

// plantOf returns how the trees of a place are drawn: firs in the cold, bare trees where something died.
func (p *plate) plantOf(s *Scene, m *mood, depth float64) func(x, foot, h float64) {
	c := m.tone(depth + 0.12)
	switch {
	case s.has("eldritch") || s.says("grave", "waste", "loom"):
		return func(x, foot, h float64) { p.bare(x, foot, 1.2*h, c) }
	case s.says("amaranth", "rosy", "lavender", "lily", "glen", "mirror"):
		bloom := Blend(c, rgb(0xB4566E), 0.5)
		return func(x, foot, h float64) { p.leafy(x, foot, h, c, bloom) }
	}
	return func(x, foot, h float64) { p.pine(x, foot, h, c, m.snow(depth+0.3)) }
}

// foreground is the land at the feet of whoever looks.
func (p *plate) foreground(m *mood, height float64) *ridge {
	r := p.ridge(height, 9, 120, false)
	p.land(r, m.tone(0.86))
	p.snowcaps(r, height+30, 0.45, m.snow(0.9))
	p.hatch(r, Fade(m.near, 0.4), 12)
	return r
}

// town paints roofs behind roofs, a hall or a tower among them, and ships where there is a quay.
func (p *plate) town(m *mood, s *Scene, wet bool) {
	foot := p.between(172, 184)
	p.skyline(m, s.Region, foot-14, p.between(30, 42), -10, 410, m.tone(0.45))
	if !wet || p.chance(0.5) {
		p.skyline(m, s.Region, foot+6, p.between(38, 54), p.between(-20, 40), 410, m.tone(0.66))
	} else {
		p.skyline(m, s.Region, foot+6, p.between(38, 54), -20, p.between(170, 240), m.tone(0.66))
	}
	at := p.between(120, 280)
	switch {
	case s.has("hall") || s.says("hall", "guild", "house"):
		p.hall(m, s.Region, at, foot+20, p.between(96, 130), p.between(84, 104))
	case s.says("tower", "keep", "hold", "spike"):
		p.tower(m, at-22, foot+16, 44, p.between(110, 130), m.tone(0.78), topsOf(s.Region)[0])
	default:
		p.skyline(m, s.Region, foot+26, p.between(58, 78), at-90, at+70, m.tone(0.8))
	}
	if s.has("eldritch", "gate") {
		p.portal(at, foot-40, p.between(20, 28))
	}
	if wet {
		p.water(m, foot+24, at)
		p.wall(m, -10, p.between(90, 150), foot+34, 16, m.tone(0.9))
		for range 1 + p.IntN(2) {
			p.ship(m, p.between(190, 380), foot+p.between(34, 46), p.between(46, 70), Blend(m.snow(0.9), Page, 0.5))
		}
		return
	}
	r := p.foreground(m, 212)
	for range p.IntN(4) {
		x := p.between(20, 380)
		p.person(x, r.at(x)+6, p.between(20, 26), pick(p.chance(0.5), 1, -1), m.tone(1), look{head: heads[p.IntN(3)], tool: tools[p.IntN(3)]})
	}
}

// portal draws a ring of light that leads elsewhere.
func (p *plate) portal(x, y, r float64) {
	c := p.uncanny()
	p.swirl(x, y, r, c)
	p.runes(x, y, r, Blend(c, Chalk, 0.4))
}

// country paints fields, farms, mills and keeps on hills.
func (p *plate) country(m *mood, s *Scene, wet bool) {
	r := p.ridge(p.between(168, 180), 16, 150, false)
	if !wet {
		p.land(r, m.tone(0.56))
		p.snowcaps(r, 210, 0.5, m.snow(0.7))
	}
	x := p.between(110, 290)
	foot := r.at(x) + 6
	if wet {
		foot = 178
		island := p.ridge(182, 8, 160, false)
		p.land(island, m.tone(0.56))
		p.snowcaps(island, 200, 0.5, m.snow(0.7))
	}
	switch {
	case s.says("keep", "hold"):
		p.wall(m, x-62, x+62, foot, 30, m.tone(0.68))
		p.tower(m, x-68, foot, 20, 54, m.tone(0.72), topsOf(s.Region)[0])
		p.tower(m, x+46, foot, 20, 58, m.tone(0.72), "crenel")
		p.tower(m, x-16, foot, 32, p.between(78, 98), m.tone(0.78), topsOf(s.Region)[1])
	case s.says("manor", "house", "hall") || s.has("hall"):
		p.hall(m, s.Region, x, foot, p.between(90, 120), p.between(70, 88))
	case s.says("fair"):
		for i := range 7 {
			tint := Resources[p.IntN(6)].Fill
			p.tent(m, x-130+float64(i)*43, foot+p.between(-6, 12), p.between(34, 52), Blend(tint, m.tone(0.6), 0.35))
		}
	case s.says("peak", "rift"):
		p.mountains(m, 168, true)
		p.skyline(m, s.Region, 190, 26, x-50, x+50, m.tone(0.7))
	default:
		p.house(m, x-40, foot, 46, 40, m.tone(0.7))
		p.house(m, x+10, foot+3, 34, 30, m.tone(0.74))
		p.mill(m, x+pick(p.chance(0.5), 82, -84), foot, p.between(50, 66), m.tone(0.7))
	}
	if s.has("eldritch", "gate") {
		p.portal(x+pick(p.chance(0.5), 100, -100), foot-34, p.between(22, 30))
		p.stones(m, x+pick(p.chance(0.5), 96, -96), foot+16, 90, m.tone(0.82))
	}
	front := p.foreground(m, 206)
	for i := range 12 { // furrows under the snow
		at := float64(i)*40 - 30
		p.fill(Fade(m.near, 0.35), quad(point{200 + 0.4*(at-200), front.at(200) + 8}, point{at, 246}, 0.6, 2.4))
	}
	p.fence(m, front)
	if wet {
		p.ship(m, p.between(40, 100), 196, 60, Blend(m.snow(0.9), Page, 0.5))
	}
}

// fence draws a fence along a part of a skyline.
func (p *plate) fence(m *mood, r *ridge) {
	from := p.between(-20, 240)
	var posts [][]point
	for x := from; x < from+150; x += 15 {
		y := r.at(x) + 5
		posts = append(posts, quad(point{x, y}, point{x + 1, y - 17}, 2.6, 2),
			quad(point{x, y - 12}, point{x + 15, r.at(x+15) - 7}, 1.3, 1.3))
	}
	p.fill(m.tone(1), posts...)
}

// wild paints woods, rocks and ruins.
func (p *plate) wild(m *mood, s *Scene, wet bool) {
	middle := p.ridge(178, 12, 120, false)
	if !wet {
		p.land(middle, m.tone(0.55))
		p.snowcaps(middle, 205, 0.5, m.snow(0.65))
	}
	x := p.between(120, 280)
	switch {
	case s.says("rock", "crag", "peak", "ayrie"):
		p.crag(m, x, 200, p.between(120, 146))
	case s.says("waste", "desolation", "throne"):
		p.ruin(m, x, 196, p.between(70, 92), m.tone(0.78))
	case s.says("forge"):
		p.crag(m, x+60, 200, 120)
		p.flame(x-40, 190, 46)
	case s.says("manor", "house"):
		p.hall(m, s.Region, x, 196, 100, 82)
	default:
		p.forest(middle, p.plantOf(s, m, 0.58), -10, 410, p.between(44, 58), 17)
	}
	if s.has("eldritch") {
		p.portal(x-p.between(60, 90), 128, p.between(24, 34))
		p.stones(m, x+p.between(40, 80), 206, 110, m.tone(0.85))
	}
	front := p.foreground(m, 212)
	plant := p.plantOf(s, m, 0.88)
	p.forest(front, plant, -14, p.between(50, 90), p.between(90, 120), 24)
	p.forest(front, plant, p.between(310, 345), 414, p.between(90, 120), 24)
	if p.chance(0.5) {
		p.person(x, front.at(x)+6, 24, 1, m.tone(1), look{head: "hood", tool: "staff"})
	}
}

// crag draws a rock that stands alone, hatched on the side away from the light.
func (p *plate) crag(m *mood, x, foot, h float64) {
	w := h * p.between(0.5, 0.65)
	c := m.tone(0.72)
	tip := x + p.between(-0.15, 0.15)*w
	p.poly(c, x-w, foot+20, x-0.7*w, foot-0.3*h, x-0.42*w, foot-0.42*h, x-0.3*w, foot-0.75*h, tip-0.1*w, foot-h, tip+0.16*w, foot-0.94*h,
		x+0.34*w, foot-0.6*h, x+0.56*w, foot-0.5*h, x+0.74*w, foot-0.2*h, x+w, foot+20)
	p.poly(Fade(m.near, 0.45), tip+0.16*w, foot-0.94*h, x+0.34*w, foot-0.6*h, x+0.56*w, foot-0.5*h, x+0.74*w, foot-0.2*h, x+w, foot+20, x+0.2*w, foot+20, x+0.05*w, foot-0.5*h)
	p.poly(m.snow(0.85), x-0.3*w, foot-0.75*h, tip-0.1*w, foot-h, tip+0.16*w, foot-0.94*h, tip+0.1*w, foot-0.82*h, tip, foot-0.7*h, tip-0.1*w, foot-0.78*h, x-0.24*w, foot-0.62*h)
	for range 16 {
		y := foot - p.between(0.05, 0.6)*h
		at := x + p.between(-0.45, 0.3)*w
		p.fill(Fade(m.near, 0.5), quad(point{at, y}, point{at + 0.05*w, y + 0.14*h}, 1.4, 0.2))
	}
}

// cave draws a cave with a light in it, from outside or from within.
func (p *plate) cave(m *mood, s *Scene) {
	c := m.tone(0.8)
	light := m.window()
	if s.has("eldritch") {
		light = p.uncanny()
	}
	x := p.between(150, 250)
	p.crag(m, x+p.between(-20, 20), 214, 176)
	p.fill(Blend(Night, c, 0.25), oval(x, 184, 46+p.between(-4, 4), 54))
	p.glow(light, x, 190, 70, 0.95)
	if s.says("tomb") {
		p.gate(m, x, 212, 46, 66, true)
	}
	for i := range 7 { // teeth of ice
		at := x - 36 + float64(i)*12
		top := 134 + 0.02*(at-x)*(at-x)
		p.poly(m.snow(0.9), at-4, top, at+4, top, at, top+p.between(8, 26))
	}
	front := p.foreground(m, 214)
	p.person(x+p.between(-14, 14), front.at(x)+2, 30, 1, m.tone(1), look{head: "hood", tool: "torch", arms: "out"})
}
