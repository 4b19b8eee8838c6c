package art

import (
	"image/color"
	"math"
	"slices"
)

// obstacle paints what stands in the way: a scene for the first of its tags, uncanny light if it is eldritch too, and
// its arms.
func (p *plate) obstacle(s *Scene) {
	kind := "eldritch"
	for _, tag := range s.Tags {
		if tag != "eldritch" {
			kind = tag
			break
		}
	}
	night := map[string]float64{"spy": 1, "conspiracy": 1, "eldritch": 1, "foe": 0.45, "trap": 0.6}[kind]
	if s.has("eldritch") {
		night = max(night, 0.75)
	}
	m := p.mood(s, night)
	switch kind {
	case "guard":
		p.guard(&m, s)
	case "foe":
		p.foe(&m, s)
	case "unit":
		p.unit(&m, s)
	case "trap":
		p.trap(&m, s)
	case "diplomat":
		p.diplomat(&m, s)
	case "issue":
		p.issue(&m, s)
	case "spy":
		p.spy(&m, s)
	case "development":
		p.development(&m, s)
	case "conspiracy":
		p.conspiracy(&m, s)
	default:
		p.apparition(&m, s)
	}
	p.arms(s, kind, pick(p.chance(0.5), 44, 356), 196, 32)
}

// arms draws a shield with the icon of a kind over that of the skill, parted in the colours of the threats. It is left out
// of pictures that would cut it off.
func (p *plate) arms(s *Scene, icon string, x, y, h float64) {
	if !p.shows(x, y, 1.1*h) {
		return
	}
	w := 0.84 * h
	shield := func(grow float64) []point {
		outline := []point{{x - w - grow, y - h - grow}, {x + w + grow, y - h - grow}}
		for i := range 9 {
			t := float64(i) / 8
			outline = append(outline, point{x + (w+grow)*math.Cos(t*math.Pi), y - 0.1*h + (1.1*h+grow)*math.Pow(math.Sin(t*math.Pi), 0.8)})
		}
		return outline
	}
	p.fill(Fade(Night, 0.45), shield(5))
	p.fill(rgb(0x7C5A17), shield(3.4))
	p.fill(GoldBright, shield(2.4))
	field := Blend(PenSoft, Pen, 0.4)
	colours := make([]color.NRGBA, 0, 3)
	for _, threat := range s.Threats {
		if i := slices.Index(ResourceNames[:], threat); i >= 0 {
			colours = append(colours, Blend(Resources[i].Fill, Resources[i].Edge, 0.35))
		}
	}
	if len(colours) > 0 {
		field = colours[0]
	}
	p.fill(field, shield(0))
	if len(colours) > 1 { // party per bend: the second colour lies below the slant
		outline := []point{{x + w, y - h}}
		for i := range 9 {
			t := float64(i) / 8
			outline = append(outline, point{x + w*math.Cos(t*math.Pi), y - 0.1*h + 1.1*h*math.Pow(math.Sin(t*math.Pi), 0.8)})
		}
		p.fill(colours[1], outline[:8])
	}
	p.icon(icon, Fade(Night, 0.5), x+1, y-0.28*h+1, 1.12*h)
	p.icon(icon, Chalk, x, y-0.28*h, 1.12*h)
	if s.Skill != "" {
		p.icon(s.Skill, GoldBright, x, y+0.58*h, 0.56*h)
	}
}

// guard draws a guard before a gate.
func (p *plate) guard(m *mood, s *Scene) {
	p.heavens(m, 130)
	p.skyline(m, s.Region, 150, 46, -10, 410, m.tone(0.3))
	p.wall(m, -10, 410, 226, p.between(88, 108), m.tone(0.62))
	x := p.between(150, 250)
	p.tower(m, x-84, 226, 40, 150, m.tone(0.72), topsOf(s.Region)[0])
	p.tower(m, x+44, 226, 40, 150, m.tone(0.72), topsOf(s.Region)[0])
	p.gate(m, x, 226, 66, 100, !s.says("breakout"))
	front := p.foreground(m, 222)
	l := look{head: "helm", tool: "spear", arms: "out"}
	n := 2 + p.IntN(2)
	if s.says("captain") {
		l.tool, n = "banner", 1
		p.person(x, front.at(x)+6, 92, 1, m.tone(1), look{head: "crown", tool: "sword", arms: "out", wide: 1.2})
	}
	for i := range n {
		side := pick(i%2 == 0, -1, 1)
		at := x + side*(48+float64(i/2)*34)
		p.person(at, front.at(at)+6, p.between(64, 76), side, m.tone(1), l)
	}
}

// foe draws a foe with followers, or a monster.
func (p *plate) foe(m *mood, s *Scene) {
	p.heavens(m, 150)
	p.mountains(m, 140, true)
	back := p.ridge(176, 12, 110, false)
	p.land(back, m.tone(0.5))
	p.snowcaps(back, 205, 0.5, m.snow(0.6))
	x := p.between(150, 250)
	switch {
	case s.says("mob"):
		p.skyline(m, s.Region, 176, 54, -10, 410, m.tone(0.45))
		p.crowd(m, 232, 74, -10, 410, 3, look{tool: "torch", arms: "raised"})
		return
	case s.says("camp", "bandit"):
		for i := range 4 {
			p.tent(m, 50+float64(i)*96, 196+p.between(-6, 6), p.between(60, 80), Blend(m.tone(0.7), Regions[1].Fill, 0.4))
		}
		p.flame(x, 214, 34)
		p.crowd(m, 232, 56, 60, 350, 1, look{head: "any", tool: "sword", arms: "out"})
		return
	case s.says("weaver"):
		p.web(x, 84, 150, m.snow(0.9))
		p.spider(x, 118, 40, m.tone(1))
		p.eyes(x, 112, 8, rgb(0xE0503A))
		p.foreground(m, 214)
		return
	case s.says("doom", "drauga", "stone", "stealer"):
		p.giant(m, s, x)
		return
	case s.says("dead", "necromancer"):
		p.graves(m)
	case s.says("ambush"):
		p.forest(back, p.plantOf(s, m, 0.7), -10, 410, 110, 34)
	default:
		p.skyline(m, s.Region, 184, 40, -10, 410, m.tone(0.48))
	}
	front := p.foreground(m, 214)
	l := look{head: []string{"hood", "horns", "helm"}[p.IntN(3)], tool: []string{"sword", "bow", "staff"}[p.IntN(3)], arms: "out", wide: 1.25}
	if s.says("necromancer") {
		l = look{head: "hood", tool: "staff", arms: "raised", wide: 1.3}
	}
	side := pick(p.chance(0.5), 1, -1)
	for i := range 1 + p.IntN(3) {
		at := x - side*(70+44*float64(i))
		p.person(at, front.at(at)+4, p.between(76, 96), side, Blend(m.tone(0.9), m.low, 0.08), look{head: l.head, tool: tools[1+p.IntN(3)]})
	}
	p.glow(m.low, x, 120, 110, 0.4)
	p.person(x, front.at(x)+16, 158, side, m.tone(1), l)
	if l.head == "hood" {
		p.eyes(x+3*side, front.at(x)+16-0.87*158, 5, rgb(0xF2A33C))
	}
}

// giant draws a giant over the hills.
func (p *plate) giant(m *mood, s *Scene, x float64) {
	c := Blend(m.tone(0.85), Night, 0.35)
	light := p.uncanny()
	p.glow(light, x, 90, 150, 0.7)
	switch {
	case s.says("doom"): // only half out of the ground
		p.person(x, 330, 300, 1, c, look{head: "horns", wide: 1.7})
		p.eyes(x+6, 68, 14, light)
	case s.says("stone"): // and the stones rise with it
		p.person(x, 226, 206, 1, c, look{head: "horns", arms: "out", wide: 1.9})
		p.eyes(x+4, 46, 9, light)
		for range 9 {
			bx, by, r := x+pick(p.chance(0.5), 1, -1)*p.between(86, 190), p.between(30, 180), p.between(8, 22)
			p.glow(light, bx, by+r, 2*r, 0.4)
			p.poly(Blend(c, m.far, 0.25), bx-r, by, bx-0.5*r, by-0.8*r, bx+0.6*r, by-0.7*r, bx+r, by+0.1*r, bx+0.4*r, by+0.8*r, bx-0.6*r, by+0.7*r)
			p.poly(Fade(Chalk, 0.18), bx-r, by, bx-0.5*r, by-0.8*r, bx, by-0.1*r)
		}
	case s.says("stealer"): // of what shines in others
		p.person(x, 226, 206, 1, c, look{head: "hood", arms: "raised", wide: 1.6})
		p.eyes(x+4, 46, 9, light)
		for i := range 7 {
			from := 30 + 57*float64(i)
			p.line(Fade(light, 0.55), 1.6, from, 214, (from+x)/2, 120+p.between(-10, 30), x, 92)
			p.glow(light, from, 208, 16, 0.9)
		}
		p.disc(Blend(light, Chalk, 0.6), x, 92, 8)
		p.glow(light, x, 92, 40, 0.9)
	default:
		p.person(x, 226, 206, pick(p.chance(0.5), 1, -1), c, look{head: "horns", arms: "raised", wide: 1.7})
		p.eyes(x+4, 46, 9, light)
	}
	for range 3 + s.Level {
		p.disc(Fade(light, 0.7), x+p.between(-110, 110), p.between(20, 190), p.between(0.8, 2.2))
	}
	front := p.foreground(m, 206)
	p.forest(front, p.plantOf(s, m, 0.9), -10, 410, 34, 20)
	p.crowd(m, 236, 26, x-60, x+60, 1, look{head: "helm", tool: "spear"})
}

// graves draws rows of crosses and stones that lean.
func (p *plate) graves(m *mood) {
	for i := range 16 {
		x, y := p.between(-5, 405), 176+float64(i)*2.6
		h, lean := p.between(20, 36), p.between(-0.2, 0.2)
		c := m.tone(0.55 + 0.02*float64(i))
		if p.chance(0.4) {
			p.fill(c, quad(point{x, y}, point{x + lean*h, y - h}, 5, 4))
			p.fill(c, quad(point{x + lean*h - 8, y - 0.7*h}, point{x + lean*h + 8, y - 0.7*h}, 4, 4))
			continue
		}
		p.poly(c, x-8, y, x-8+lean*h, y-0.7*h, x+lean*h, y-h, x+8+lean*h, y-0.7*h, x+8, y)
		p.poly(m.snow(0.9), x-8+lean*h, y-0.7*h, x+lean*h, y-h, x+8+lean*h, y-0.7*h, x+lean*h, y-0.9*h)
	}
}

// web draws a web.
func (p *plate) web(x, y, r float64, c color.NRGBA) {
	const spokes = 12
	c = Fade(c, 0.75)
	turn := p.Float64()
	for i := range spokes {
		a, b := 2*math.Pi*(float64(i)+turn)/spokes, 2*math.Pi*(float64(i)+1+turn)/spokes
		p.line(c, 0.8, x, y, x+r*math.Cos(a), y+r*math.Sin(a))
		for k := range 6 {
			d := r * (0.15 + 0.16*float64(k))
			p.line(c, 0.6, x+d*math.Cos(a), y+d*math.Sin(a), x+0.88*d*math.Cos((a+b)/2), y+0.88*d*math.Sin((a+b)/2), x+d*math.Cos(b), y+d*math.Sin(b))
		}
	}
}

// spider draws a spider.
func (p *plate) spider(x, y, r float64, c color.NRGBA) {
	for i := range 8 {
		side := pick(i < 4, -1, 1)
		k := float64(i%4) - 1.5
		p.line(c, 3.2, x, y, x+side*1.3*r, y+k*0.55*r-0.7*r, x+side*2*r, y+k*0.9*r+0.6*r)
	}
	p.fill(c, oval(x, y+0.7*r, 0.75*r, 0.95*r))
	p.disc(c, x, y-0.1*r, 0.5*r)
}

// unit draws ranks of soldiers, with banners and engines.
func (p *plate) unit(m *mood, s *Scene) {
	if p.told(m, s, campaigns) {
		return
	}
	p.heavens(m, 140)
	p.mountains(m, 132, s.Region == "redbank")
	back := p.ridge(160, 12, 130, false)
	p.land(back, m.tone(0.42))
	p.snowcaps(back, 195, 0.5, m.snow(0.6))
	if s.says("defenses", "securing") {
		p.wall(m, -10, 410, 188, 54, m.tone(0.55))
		p.tower(m, p.between(60, 300), 190, 42, 96, m.tone(0.6), topsOf(s.Region)[0])
	}
	ground := p.ridge(190, 8, 140, false)
	p.land(ground, m.tone(0.6))
	p.snowcaps(ground, 214, 0.5, m.snow(0.8))
	if s.says("machines") {
		for i := range 2 {
			p.engine(p.between(80, 150)+170*float64(i), 214, p.between(92, 120), m.tone(0.92))
		}
		p.crowd(m, 236, 40, -10, 410, 1, look{head: "helm", tool: "spear"})
		return
	}
	head := []string{"helm", "helm", "hood"}[p.IntN(3)]
	if s.says("resistance") {
		head = "any"
	}
	p.crowd(m, 232, p.between(58, 76), -10, 410, 3+p.IntN(2), look{head: head, tool: "spear"})
	for range 2 + p.IntN(3) {
		x := p.between(30, 360)
		p.line(m.tone(1), 2, x, 230, x, 60)
		p.banner(x+1, 62, 26, 46, regionField(s.Region), s.Region)
	}
}

// regionField returns the colour of a region's banners.
func regionField(region string) color.NRGBA {
	if i := slices.Index(RegionNames[:], region); i >= 0 {
		return Regions[i].Fill
	}
	return rgb(0x34506B)
}
