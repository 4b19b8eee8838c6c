package art

import (
	"image/color"
	"slices"
)

// progress paints a deed: a scene for what it advances first, and its rewards as medallions along the way that leads there.
func (p *plate) progress(s *Scene) {
	reward := ""
	if len(s.Threats) > 0 {
		reward = s.Threats[p.IntN(len(s.Threats))]
	}
	if reward == "" {
		reward = told(s)
	}
	m := p.mood(s, map[string]float64{"espionage": 1, "sorcery": 0.8}[reward])
	switch reward {
	case "support":
		p.issue(&m, s)
	case "technology":
		if !p.told(&m, s, works) {
			p.development(&m, s)
			p.gears(&m, p.between(110, 290), p.between(60, 90), p.between(30, 44))
		}
	case "espionage":
		p.spy(&m, s)
	case "military":
		p.unit(&m, s)
	case "diplomacy":
		p.diplomat(&m, s)
	case "sorcery":
		p.sorcery(&m, s)
	default:
		p.journey(&m, s)
	}
	for i, reward := range s.Threats {
		p.medallion(reward, 400-32-44*float64(len(s.Threats)-1-i), 208, 17)
	}
}

// told is what the name of a progress card tells of, where its reward leaves it open; "" for a journey.
func told(s *Scene) string {
	switch {
	case s.says("magic", "potions", "mana"):
		return "sorcery"
	case s.says("technology", "traps", "catapults", "tinkering"):
		return "technology"
	case s.says("swords", "halberds", "war"):
		return "military"
	case s.says("secrets"):
		return "espionage"
	case s.says("conversations", "promises"):
		return "diplomacy"
	}
	return ""
}

// medallion draws a coin in the colour of a resource, with its icon. It is left out of pictures that would cut it off.
func (p *plate) medallion(resource string, x, y, r float64) {
	if !p.shows(x, y, r) {
		return
	}
	field, ink := Blend(PenSoft, Pen, 0.4), Chalk
	if i := slices.Index(ResourceNames[:], resource); i >= 0 {
		field, ink = Resources[i].Fill, Resources[i].Ink
	} else {
		resource = "any"
	}
	p.disc(Fade(Night, 0.5), x+1.5, y+2, r+3)
	p.disc(rgb(0x7C5A17), x, y, r+3)
	p.disc(GoldBright, x, y, r+2)
	p.disc(field, x, y, r)
	p.icon(resource, ink, x, y, 1.35*r)
}

// sorcery draws a rite on a hill at night.
func (p *plate) sorcery(m *mood, s *Scene) {
	if p.told(m, s, spells) {
		return
	}
	light := p.uncanny()
	p.heavens(m, 150)
	p.mountains(m, 140, true)
	x := p.between(150, 250)
	p.swirl(x, 92, p.between(64, 90), light)
	if s.says("palimpsest", "tome", "lore") {
		p.treasure(&Scene{Name: "tome"}, x, 96, 70, light)
	}
	front := p.foreground(m, p.between(190, 204))
	p.forest(front, p.plantOf(s, m, 0.9), -10, 120, 70, 26)
	p.forest(front, p.plantOf(s, m, 0.9), 290, 410, 70, 26)
	for i := range 1 + p.IntN(3) {
		at := x + pick(i%2 == 0, -1, 1)*float64(i)*36
		p.person(at, front.at(at)+8, p.between(64, 80), pick(at < x, 1, -1), m.tone(1), look{head: "hood", tool: []string{"staff", ""}[p.IntN(2)], arms: "raised"})
	}
}

// journey draws a road through the land to a town far off.
func (p *plate) journey(m *mood, s *Scene) {
	if p.told(m, s, roads) {
		return
	}
	p.heavens(m, 140)
	p.mountains(m, 128, p.chance(0.6))
	back := p.ridge(158, 14, 120, false)
	p.land(back, m.tone(0.38))
	p.snowcaps(back, 196, 0.5, m.snow(0.55))
	x := p.between(120, 280)
	p.skyline(m, s.Region, back.at(x)+4, 26, x-40, x+40, m.tone(0.5))
	ground := p.ridge(180, 10, 140, false)
	p.land(ground, m.tone(0.6))
	p.snowcaps(ground, 230, 0.7, m.snow(0.8))
	bend := p.between(-60, 60)
	left, right := []point{}, []point{}
	for i := range 15 {
		t := float64(i) / 14
		at, w := x+(bend*4*t*(1-t))+(200-x)*t*t, 3+46*t*t
		left = append(left, point{at - w, 176 + 74*t})
		right = append(right, point{at + w, 176 + 74*t})
	}
	slices.Reverse(right)
	p.fill(Blend(m.tone(0.7), Page, 0.25), append(left, right...))
	p.forest(ground, p.plantOf(s, m, 0.78), -10, 90, 70, 22)
	p.forest(ground, p.plantOf(s, m, 0.78), 310, 410, 70, 22)
	for i := range 2 + p.IntN(3) {
		p.person(190+float64(i)*22+p.between(-6, 6), 232-float64(i)*6, 46-4*float64(i), 1, m.tone(1), look{head: heads[p.IntN(4)], tool: []string{"staff", "banner", "spear"}[p.IntN(3)]})
	}
}

// event paints the weather of a season, the stronger the more symbols bring it about, and what people make of it.
func (p *plate) event(s *Scene) {
	season := max(0, slices.Index(SeasonNames[:], s.Season))
	force := s.Level
	m := regionMoods[len(regionMoods)-1]
	tint := Seasons[season].Fill
	m.sky, m.low = Blend(m.sky, tint, 0.6), Blend(m.low, tint, 0.25)
	m.far, m.near = Blend(m.far, Seasons[season].Edge, 0.5), Blend(m.near, Seasons[season].Edge, 0.3)
	storm := s.says("storm", "backlash")
	if storm {
		m.sky, m.low = Blend(m.sky, Night, 0.6), Blend(m.low, Night, 0.25)
	}
	mana := s.says("mana")
	if mana {
		m = p.mood(s, 1)
	}
	if p.told(&m, s, weathers) || p.told(&m, s, winters) {
		p.seasonSign(s, tint)
		return
	}
	p.heavens(&m, 150)
	p.mountains(&m, 138, season == 0)
	hills := p.ridge(168, 14, 120, false)
	p.land(hills, m.tone(0.4))
	p.snowcaps(hills, 196, []float64{0.9, 0.15, 0, 0.1}[season], m.snow(0.6))
	p.eventPeople(&m, s, season)
	front := p.ridge(212, 9, 120, false)
	p.land(front, m.tone(0.86))
	p.snowcaps(front, 236, []float64{0.8, 0.1, 0, 0.05}[season], m.snow(0.9))
	crown := Blend(m.tone(0.8), tint, 0.6)
	plant := func(x, foot, h float64) { p.leafy(x, foot, h, m.tone(0.95), crown) }
	if season == 0 {
		plant = p.plantOf(s, &m, 0.88)
	}
	if s.says("backlash") {
		plant = func(x, foot, h float64) { p.bare(x, foot, 1.2*h, m.tone(0.95)) }
	}
	p.forest(front, plant, -14, 70, 96, 30)
	p.forest(front, plant, 330, 414, 96, 30)
	p.weather(s, season, force)
	p.seasonSign(s, tint)
}

// seasonSign draws the icon of an event's season, high up.
func (p *plate) seasonSign(s *Scene, tint color.NRGBA) {
	p.icon(s.Season, Fade(Night, 0.5), 361.5, 41.5, 42)
	p.icon(s.Season, Blend(tint, Chalk, 0.45), 360, 40, 42)
}

// eventPeople draws fairs, harvests and those who stay at home.
func (p *plate) eventPeople(m *mood, s *Scene, season int) {
	tint := Seasons[season].Fill
	switch {
	case s.says("fair"):
		for i := range 6 {
			p.tent(m, 40+float64(i)*64, 200+p.between(-8, 8), p.between(46, 64), Blend(Resources[i].Fill, m.tone(0.6), 0.25))
		}
		p.crowd(m, 226, 34, 20, 390, 2, look{head: "any"})
	case s.says("harvest"):
		for i := range 14 {
			x, y := 20+float64(i%7)*56+p.between(-8, 8), 186+14*float64(i/7)
			p.poly(Blend(tint, GoldBright, 0.6), x-10, y, x-3, y-18, x-9, y-28, x+9, y-28, x+3, y-18, x+10, y)
		}
		p.mill(m, 200, 178, 60, m.tone(0.6))
	case s.says("mana"):
		p.portal(200, 100, 50)
		p.stones(m, 200, 206, 150, m.tone(0.8))
	default:
		p.house(m, 150, 200, 54, 44, m.tone(0.66))
		p.house(m, 214, 203, 40, 34, m.tone(0.7))
	}
}

// weather draws snow, rain, petals or leaves over everything.
func (p *plate) weather(s *Scene, season, force int) {
	switch {
	case s.says("storm", "backlash"):
		p.rain(60, Fade(rgb(0xE4EEF4), 0.5))
		for range 1 + force {
			x := p.between(60, 340)
			p.bolt(x, 0, x+p.between(-50, 50), 170, rgb(0xCFE6FF))
		}
	case season == 0:
		p.flakes(70+140*force, rgb(0xFDFBF4), 1.1+0.35*float64(force))
	case season == 1:
		p.flakes(70, rgb(0xF3C6D2), 1.6)
	case season == 2:
		for range 2 + force {
			p.glow(rgb(0xFFE9A0), p.between(0, 400), p.between(0, 120), 120, 0.35)
		}
	default:
		p.flakes(60, Blend(Seasons[3].Fill, GoldBright, 0.3), 2.2)
	}
}
