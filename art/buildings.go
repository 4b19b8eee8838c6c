package art

import (
	"image/color"
	"math"
)

// house draws a gabled house with snow on its roof and lamps behind its windows.
func (p *plate) house(m *mood, x, foot, w, h float64, c color.NRGBA) {
	roof := 0.45 * h
	p.box(c, x, foot-h+roof, w, h-roof+2)
	p.poly(Blend(c, m.near, 0.35), x-0.08*w, foot-h+roof+1, x+w/2, foot-h-0.1*h, x+1.08*w, foot-h+roof+1)
	p.fill(m.snow(0.8), quad(point{x - 0.06*w, foot - h + roof - 0.5}, point{x + w/2, foot - h - 0.12*h}, 0.07*h, 0.05*h))
	if p.chance(0.5) {
		p.box(c, x+0.7*w, foot-h-0.12*h, 0.1*w, 0.3*h)
	}
	for i := range 2 {
		if p.chance(0.7) {
			p.box(m.window(), x+(0.2+0.42*float64(i))*w, foot-0.42*h, 0.14*w, 0.16*h)
		}
	}
}

// tower draws a tower, its top as the word says: "crenel", "cone", "dome" or "broken".
func (p *plate) tower(m *mood, x, foot, w, h float64, c color.NRGBA, top string) {
	p.poly(c, x-0.06*w, foot+2, x, foot-h, x+w, foot-h, x+1.06*w, foot+2)
	p.poly(Fade(m.near, 0.35), x+0.62*w, foot+2, x+0.62*w, foot-h, x+w, foot-h, x+1.06*w, foot+2)
	y := foot - h
	switch top {
	case "cone":
		p.poly(Blend(c, m.near, 0.4), x-0.14*w, y+1, x+w/2, y-1.1*w, x+1.14*w, y+1)
		p.fill(m.snow(0.8), quad(point{x - 0.1*w, y}, point{x + w/2, y - 1.1*w}, 0.14*w, 0.02*w))
	case "dome":
		p.fill(Blend(c, Gold, 0.45), oval(x+w/2, y, 0.56*w, 0.62*w))
		p.box(c, x-0.05*w, y, 1.1*w, 0.3*w)
		p.line(Blend(c, Gold, 0.6), 1.2, x+w/2, y-0.6*w, x+w/2, y-w)
		p.arc(m.snow(0.9), x+w/2, y, 0.5*w, 0.08*w, -2.6, -1.5)
	case "broken":
		p.poly(c, x, y+1, x+0.1*w, y-0.5*w, x+0.3*w, y-0.1*w, x+0.45*w, y-0.7*w, x+0.7*w, y, x+0.8*w, y-0.25*w, x+w, y+1)
	default:
		p.box(c, x-0.1*w, y-0.12*w, 1.2*w, 0.2*w)
		for i := range 3 {
			p.box(c, x-0.1*w+float64(i)*0.45*w, y-0.38*w, 0.3*w, 0.3*w)
			p.box(m.snow(0.8), x-0.1*w+float64(i)*0.45*w, y-0.42*w, 0.3*w, 0.08*w)
		}
	}
	for i := range 1 + int(h/w/1.4) {
		if p.chance(0.65) {
			p.box(m.window(), x+0.38*w, foot-h+(0.4+float64(i))*1.1*w, 0.16*w, 0.34*w)
		}
	}
}

// tops are the towers of the regions, and of lands that belong to none.
var tops = map[string][]string{
	"empire": {"dome", "crenel", "dome"}, "redbank": {"crenel", "cone", "crenel"}, "settled": {"cone", "cone", "crenel"},
	"": {"crenel", "broken"},
}

// topsOf returns the towers of a region.
func topsOf(region string) []string {
	if t, ok := tops[region]; ok {
		return t
	}
	return tops[""]
}

// skyline draws a town along a line: houses with towers among them, as the region builds.
func (p *plate) skyline(m *mood, region string, foot, h, from, to float64, c color.NRGBA) {
	roofs := topsOf(region)
	for x := from; x < to; {
		w := p.between(0.35, 0.75) * h
		if p.chance(0.32) {
			w = p.between(0.22, 0.34) * h
			p.tower(m, x, foot, w, h*p.between(1.1, 1.9), c, roofs[p.IntN(len(roofs))])
			x += w * 1.15
			continue
		}
		p.house(m, x, foot, w, h*p.between(0.55, 1), c)
		x += w * p.between(0.85, 1.05)
	}
}

// wall draws a crenellated wall with snow on its teeth.
func (p *plate) wall(m *mood, from, to, foot, h float64, c color.NRGBA) {
	p.box(c, from, foot-h, to-from, h+2)
	tooth := max(3, 0.16*h)
	for x := from; x < to; x += 2 * tooth {
		p.box(c, x, foot-h-0.8*tooth, tooth, tooth)
		p.box(m.snow(0.8), x, foot-h-tooth, tooth, 0.3*tooth)
	}
	for range int((to - from) * h / 90) {
		x, y := p.between(from, to-8), foot-p.between(0.05, 0.9)*h
		p.line(Fade(m.near, 0.4), 0.7, x, y, x+p.between(4, 9), y)
	}
}

// gate draws an archway in a wall, with or without a portcullis.
func (p *plate) gate(m *mood, x, foot, w, h float64, barred bool) {
	arch := []point{{x - w/2, foot}}
	for i := range 13 {
		sin, cos := math.Sincos(math.Pi + math.Pi*float64(i)/12)
		arch = append(arch, point{x + w/2*cos, foot - h + w/2 + w/2*sin})
	}
	arch = append(arch, point{x + w/2, foot})
	p.fill(Blend(Night, m.near, 0.3), arch)
	p.glow(m.window(), x, foot-0.3*h, 0.7*h, 0.55)
	if barred {
		for i := range 4 {
			at := x - w/2 + (float64(i)+0.5)*w/4
			p.line(Night, 1.6, at, foot-h+0.14*w, at, foot-0.32*h)
			p.line(Night, 1.6, x-w/2, foot-0.45*h-float64(i)*0.14*h, x+w/2, foot-0.45*h-float64(i)*0.14*h)
		}
	}
	p.arc(Blend(m.far, m.near, 0.4), x, foot-h+w/2, w/2+2, 3, math.Pi, 2*math.Pi)
}

// hall draws a great hall seen from the front, as the region builds: columns, battlements or a steep roof.
func (p *plate) hall(m *mood, region string, x, foot, w, h float64) {
	c, dark := m.tone(0.72), m.tone(0.95)
	left := x - w/2
	switch region {
	case "empire":
		p.box(c, left, foot-0.62*h, w, 0.62*h)
		p.poly(c, left-0.05*w, foot-0.6*h, x, foot-h, left+1.05*w, foot-0.6*h)
		p.poly(dark, left+0.1*w, foot-0.64*h, x, foot-0.93*h, left+0.9*w, foot-0.64*h)
		p.icon("support", Gold, x, foot-0.72*h, 0.16*h)
		for i := range 6 {
			at := left + (float64(i)+0.5)*w/6
			p.box(dark, at+0.02*w, foot-0.56*h, 0.1*w, 0.56*h)
			p.box(Blend(c, m.low, 0.45), at-0.03*w, foot-0.56*h, 0.05*w, 0.56*h)
		}
		p.fill(m.snow(0.9), quad(point{left - 0.05*w, foot - 0.6*h}, point{x, foot - h}, 3, 2))
	case "redbank":
		p.tower(m, left-0.12*w, foot, 0.2*w, 0.95*h, c, "crenel")
		p.tower(m, left+0.92*w, foot, 0.2*w, 0.95*h, c, "crenel")
		p.wall(m, left, left+w, foot, 0.66*h, c)
		for i := range 3 {
			p.banner(left+(0.2+0.3*float64(i))*w, foot-0.58*h, 0.1*w, 0.3*h, Regions[1].Fill, "")
		}
	default:
		p.box(c, left, foot-0.5*h, w, 0.5*h)
		p.poly(dark, left-0.1*w, foot-0.46*h, left+0.18*w, foot-h, left+0.82*w, foot-h, left+1.1*w, foot-0.46*h)
		p.poly(m.snow(0.85), left-0.02*w, foot-0.6*h, left+0.18*w, foot-h, left+0.82*w, foot-h, left+0.86*w, foot-0.93*h, left+0.24*w, foot-0.93*h, left+0.06*w, foot-0.6*h)
		for i := range 4 {
			p.box(m.window(), left+(0.08+0.24*float64(i))*w, foot-0.36*h, 0.09*w, 0.2*h)
		}
	}
	p.gate(m, x, foot, 0.16*w, 0.4*h, false)
}

// banner draws a banner that hangs from a height, with an icon on it.
func (p *plate) banner(x, top, w, h float64, c color.NRGBA, icon string) {
	p.poly(c, x, top, x+w, top, x+w, top+h, x+w/2, top+0.84*h, x, top+h)
	p.box(Gold, x-0.1*w, top-0.04*h, 1.2*w, 0.05*h)
	if icon != "" {
		p.icon(icon, GoldBright, x+w/2, top+0.42*h, 0.8*w)
	}
}

// ruin draws an arch of which a part has fallen, with stumps of columns beside it.
func (p *plate) ruin(m *mood, x, foot, w float64, c color.NRGBA) {
	h := 0.9 * w
	p.box(c, x-w/2, foot-h, 0.16*w, h+2)
	p.poly(c, x+0.34*w, foot+2, x+0.34*w, foot-0.8*h, x+0.42*w, foot-0.95*h, x+0.5*w, foot-0.7*h, x+0.5*w, foot+2)
	p.arc(c, x, foot-h, 0.42*w, 0.16*w, math.Pi, math.Pi*1.62)
	p.arc(m.snow(0.8), x, foot-h, 0.5*w, 0.03*w, math.Pi*1.08, math.Pi*1.55)
	for _, at := range [...]float64{-0.95, 0.8, 1.1} {
		tall := p.between(0.15, 0.55) * h
		p.box(c, x+at*w, foot-tall, 0.13*w, tall+2)
		p.box(m.snow(0.8), x+at*w, foot-tall-1, 0.13*w, 2)
	}
}

// stones draws a ring of standing stones.
func (p *plate) stones(m *mood, x, foot, w float64, c color.NRGBA) {
	for i := range 7 {
		at := float64(i)/6 - 0.5
		tall := w * p.between(0.22, 0.4) * (1 - 0.5*math.Abs(at))
		sx, sw := x+at*w, p.between(0.055, 0.085)*w
		p.poly(c, sx-sw, foot+2, sx-0.8*sw, foot-tall, sx+0.5*sw, foot-tall*1.06, sx+sw, foot+2)
		p.fill(m.snow(0.8), quad(point{sx - 0.85*sw, foot - tall}, point{sx + 0.5*sw, foot - tall*1.06}, 2, 1.4))
	}
}

// tent draws a pavilion with a pennant.
func (p *plate) tent(m *mood, x, foot, w float64, c color.NRGBA) {
	h := 0.9 * w
	p.poly(c, x-w/2, foot+1, x-0.36*w, foot-0.5*h, x, foot-h, x+0.36*w, foot-0.5*h, x+w/2, foot+1)
	p.poly(Fade(m.near, 0.4), x, foot-h, x+0.36*w, foot-0.5*h, x+w/2, foot+1, x+0.14*w, foot+1)
	p.poly(Blend(Night, m.near, 0.5), x, foot-0.55*h, x+0.1*w, foot+1, x-0.1*w, foot+1)
	p.line(m.near, 1, x, foot-h, x, foot-1.3*h)
	p.poly(Gold, x, foot-1.3*h, x+0.3*w, foot-1.22*h, x, foot-1.12*h)
}

// ship draws a cog under sail.
func (p *plate) ship(m *mood, x, y, w float64, sail color.NRGBA) {
	c := m.tone(1)
	p.poly(c, x-w/2, y-0.16*w, x-0.36*w, y+0.1*w, x+0.34*w, y+0.1*w, x+w/2, y-0.24*w, x+0.36*w, y-0.1*w, x-0.34*w, y-0.08*w)
	for i, mast := range [...]float64{-0.16, 0.16} {
		h := w * (0.95 - 0.2*float64(i))
		mx := x + mast*w
		p.line(c, 0.02*w+0.5, mx, y, mx, y-h)
		p.poly(sail, mx-0.16*w, y-0.9*h, mx+0.16*w, y-0.88*h, mx+0.2*w, y-0.3*h, mx, y-0.24*h, mx-0.18*w, y-0.3*h)
		p.poly(Fade(m.near, 0.25), mx+0.05*w, y-0.89*h, mx+0.16*w, y-0.88*h, mx+0.2*w, y-0.3*h, mx+0.08*w, y-0.27*h)
	}
	p.line(Fade(m.snow(1), 0.8), 1, x-0.5*w, y+0.11*w, x+0.46*w, y+0.11*w)
}

func (p *plate) mill(m *mood, x, foot, h float64, c color.NRGBA) {
	p.poly(c, x-0.2*h, foot+2, x-0.12*h, foot-0.7*h, x+0.12*h, foot-0.7*h, x+0.2*h, foot+2)
	p.poly(Blend(c, m.near, 0.4), x-0.15*h, foot-0.68*h, x, foot-0.92*h, x+0.15*h, foot-0.68*h)
	turn := p.between(0.2, 1.2)
	for i := range 4 {
		sin, cos := math.Sincos(turn + float64(i)*math.Pi/2)
		hub := point{x, foot - 0.7*h}
		tip := point{hub.x + 0.55*h*cos, hub.y + 0.55*h*sin}
		p.fill(c, quad(hub, tip, 1.2, 1.2))
		p.fill(m.snow(0.7), quad(point{hub.x + 0.15*h*cos - 0.05*h*sin, hub.y + 0.15*h*sin + 0.05*h*cos},
			point{tip.x - 0.05*h*sin, tip.y + 0.05*h*cos}, 0.1*h, 0.13*h))
	}
}

// engine draws a siege engine: a beam on a frame with wheels.
func (p *plate) engine(x, foot, w float64, c color.NRGBA) {
	p.line(c, 0.05*w, x-0.4*w, foot-0.1*w, x, foot-0.6*w, x+0.4*w, foot-0.1*w)
	p.line(c, 0.06*w, x-0.45*w, foot-0.1*w, x+0.45*w, foot-0.1*w)
	p.line(c, 0.05*w, x-0.35*w, foot-0.3*w, x+0.5*w, foot-1.05*w)
	p.box(c, x-0.45*w, foot-0.36*w, 0.2*w, 0.2*w)
	p.line(c, 0.02*w, x+0.5*w, foot-1.05*w, x+0.56*w, foot-0.8*w)
	p.disc(c, x+0.56*w, foot-0.76*w, 0.06*w)
	for _, at := range [...]float64{-0.32, 0.32} {
		p.ring(c, x+at*w, foot-0.08*w, 0.1*w, 0.045*w)
		p.disc(c, x+at*w, foot-0.08*w, 0.03*w)
	}
}

// scaffold draws a building that is not finished, with a crane.
func (p *plate) scaffold(m *mood, x, foot, w, h float64, c color.NRGBA) {
	p.wall(m, x+0.1*w, x+0.62*w, foot, 0.5*h, c)
	p.wall(m, x+0.1*w, x+0.36*w, foot, 0.72*h, c)
	dark := m.tone(1)
	for i := range 5 {
		at := x + float64(i)*0.2*w
		p.line(dark, 1.6, at, foot, at, foot-(0.95-0.1*float64(i%2))*h)
	}
	for i := range 4 {
		y := foot - (0.2+0.22*float64(i))*h
		p.line(dark, 1.8, x-0.04*w, y, x+0.84*w, y)
		p.line(dark, 0.8, x+0.2*w*float64(i), y, x+0.2*w*float64(i+1), y-0.22*h)
	}
	p.line(dark, 2.4, x+w, foot, x+w, foot-1.1*h)
	p.line(dark, 2, x+1.15*w, foot-0.95*h, x+w, foot-1.12*h, x+0.5*w, foot-1.02*h)
	p.line(dark, 0.8, x+0.52*w, foot-1.02*h, x+0.52*w, foot-0.78*h)
	p.box(c, x+0.46*w, foot-0.78*h, 0.12*w, 0.1*h)
}
