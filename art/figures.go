package art

import (
	"image/color"
	"math"
)

// look is how a figure stands there.
type look struct {
	head string // "hood", "helm", "hat", "crown", "horns" or "" for a bare head
	tool string // "spear", "sword", "staff", "bow", "torch", "scroll", "banner" or ""
	arms string // "raised", "out" or "" for hidden in the cloak
	wide float64
}

// heads and tools are what figures wear and hold where nothing else is said.
var (
	heads = []string{"hood", "hat", "", "helm", "crown"}
	tools = []string{"", "staff", "scroll", "sword"}
)

// person draws a cloaked figure, standing, h units high; side -1 turns it to the left and 1 to the right.
func (p *plate) person(x, foot, h, side float64, c color.NRGBA, l look) {
	wide := h * 0.2 * max(1, l.wide)
	neck, shoulder := foot-0.8*h, foot-0.72*h
	p.poly(c, x-0.05*h, neck, x-0.6*wide, shoulder, x-0.75*wide, foot-0.4*h, x-wide, foot,
		x+wide, foot, x+0.75*wide, foot-0.4*h, x+0.6*wide, shoulder, x+0.05*h, neck)
	p.line(Fade(Chalk, 0.16), 0.012*h+0.3, x+0.2*wide*side, shoulder, x+0.3*wide*side, foot)
	p.line(Fade(Chalk, 0.1), 0.012*h+0.3, x-0.3*wide*side, foot-0.5*h, x-0.45*wide*side, foot)
	hx, hy, r := x+0.02*h*side, foot-0.87*h, 0.085*h
	p.disc(c, hx, hy, r)
	switch l.head {
	case "hood":
		p.poly(c, hx-1.5*r, hy+1.5*r, hx-1.2*r, hy-0.6*r, hx-0.3*r*side, hy-1.9*r, hx+1.2*r, hy-0.5*r, hx+1.5*r, hy+1.5*r)
	case "helm":
		p.poly(c, hx-1.15*r, hy+0.2*r, hx-0.9*r, hy-r, hx, hy-1.7*r, hx+0.9*r, hy-r, hx+1.15*r, hy+0.2*r)
		p.fill(c, quad(point{hx, hy - 1.5*r}, point{hx - 1.8*r*side, hy - 2.1*r}, 0.5*r, 0.9*r))
	case "hat":
		p.fill(c, oval(hx, hy-0.6*r, 1.9*r, 0.35*r))
		p.poly(c, hx-r, hy-0.6*r, hx-0.7*r, hy-1.6*r, hx+0.7*r, hy-1.6*r, hx+r, hy-0.6*r)
	case "crown":
		p.poly(Gold, hx-r, hy-0.5*r, hx-1.1*r, hy-1.7*r, hx-0.5*r, hy-1.1*r, hx, hy-1.9*r, hx+0.5*r, hy-1.1*r, hx+1.1*r, hy-1.7*r, hx+r, hy-0.5*r)
	case "horns":
		p.arc(c, hx-1.2*r, hy-1.2*r, 1.1*r, 0.4*r, 0.3, math.Pi)
		p.arc(c, hx+1.2*r, hy-1.2*r, 1.1*r, 0.4*r, 0, math.Pi-0.3)
	}
	hand := point{x + side*0.95*wide, foot - 0.5*h}
	switch l.arms {
	case "raised":
		for _, s := range [...]float64{-1, 1} {
			p.fill(c, quad(point{x + 0.5*s*wide, shoulder + 0.04*h}, point{x + 1.35*s*wide, foot - 1.02*h}, 0.09*h, 0.05*h))
		}
		hand = point{x + 1.35*side*wide, foot - 1.02*h}
	case "out":
		hand = point{x + 1.5*side*wide, foot - 0.62*h}
		p.fill(c, quad(point{x + 0.4*side*wide, shoulder + 0.05*h}, hand, 0.1*h, 0.05*h))
	}
	p.held(l.tool, hand, foot, h, side, c)
}

// held draws what a figure has in its hand.
func (p *plate) held(tool string, hand point, foot, h, side float64, c color.NRGBA) {
	x, y, w := hand.x, hand.y, 0.022*h+0.4
	switch tool {
	case "spear", "staff", "banner":
		top := min(y, foot-0.5*h) - 0.75*h
		p.line(c, w, x, foot, x, top)
		switch tool {
		case "spear":
			p.poly(c, x-0.04*h, top, x, top-0.16*h, x+0.04*h, top)
		case "staff":
			p.ring(c, x, top-0.05*h, 0.06*h, w)
			p.glow(rgb(0xBFE3F2), x, top-0.05*h, 0.3*h, 0.7)
		default:
			p.poly(c, x, top, x-0.5*h*side, top+0.1*h, x-0.36*h*side, top+0.2*h, x-0.5*h*side, top+0.3*h, x, top+0.36*h)
		}
	case "sword":
		p.fill(rgb(0xC9CED2), quad(point{x, y}, point{x + 0.28*h*side, y - 0.5*h}, 0.05*h, 0.015*h))
		p.line(c, 1.6*w, x-0.06*h, y-0.08*h, x+0.12*h, y)
	case "bow":
		p.arc(c, x-0.25*h*side, y-0.1*h, 0.4*h, 1.3*w, -1.1+pick(side > 0, 0, math.Pi), 1.1+pick(side > 0, 0, math.Pi))
		p.line(c, 0.5*w, x-0.07*h*side, y-0.455*h, x-0.07*h*side, y+0.255*h)
	case "torch":
		p.line(c, 1.3*w, x, y+0.06*h, x+0.05*h*side, y-0.2*h)
		p.flame(x+0.06*h*side, y-0.18*h, 0.16*h)
	case "scroll":
		p.poly(Page, x-0.1*h, y-0.06*h, x+0.1*h, y-0.09*h, x+0.12*h, y+0.09*h, x-0.08*h, y+0.12*h)
		p.line(PenSoft, 0.5, x-0.06*h, y, x+0.08*h, y-0.02*h)
		p.line(PenSoft, 0.5, x-0.06*h, y+0.05*h, x+0.08*h, y+0.03*h)
	}
}

// pick returns the first of two lengths, or the second.
func pick(first bool, a, b float64) float64 { return pickOf(first, a, b) }

// pickOf returns the first of two things, or the second.
func pickOf[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// flame draws a fire and its light.
func (p *plate) flame(x, y, h float64) {
	p.glow(rgb(0xFFB648), x, y-0.4*h, 3.2*h, 0.8)
	p.tongue(x, y, h)
}

// tongue draws a flame without its light, as one of many.
func (p *plate) tongue(x, y, h float64) {
	for _, part := range [...]struct {
		c     color.NRGBA
		share float64
	}{{rgb(0xC8501E), 1}, {rgb(0xF09A2E), 0.7}, {rgb(0xFCE08A), 0.38}} {
		s := part.share * h
		p.poly(part.c, x-0.3*s, y-0.1*s, x-0.34*s, y-0.4*s, x-0.1*s, y-0.62*s, x+0.04*s, y-s, x+0.2*s, y-0.6*s, x+0.34*s, y-0.36*s, x+0.26*s, y-0.06*s, x, y)
	}
}

// crowd draws rows of people, those behind smaller and paler.
func (p *plate) crowd(m *mood, foot, h, from, to float64, rows int, l look) {
	for row := range rows {
		depth := (float64(row) + 1) / float64(rows)
		high := h * (0.65 + 0.35*depth)
		y := foot - (1-depth)*h*0.32*float64(rows)
		for x := from + p.between(0, 12); x < to; x += high * p.between(0.3, 0.48) {
			one := l
			if l.head == "any" {
				one.head = heads[p.IntN(3)]
			}
			if l.tool == "torch" && p.chance(0.72) || l.tool != "torch" && l.tool != "spear" && p.chance(0.75) {
				one.tool = ""
			}
			side := pick(p.chance(0.5), 1, -1)
			p.person(x, y, high*p.between(0.9, 1.08), side, Blend(m.tone(0.55+0.45*depth), m.sky, 0.18*(1-depth)), one)
		}
	}
}

// eyes draws eyes in the dark.
func (p *plate) eyes(x, y, size float64, c color.NRGBA) {
	for _, s := range [...]float64{-1, 1} {
		at := x + s*size
		p.glow(c, at, y, 2.2*size, 0.5)
		p.poly(c, at-0.55*size, y, at, y-0.3*size, at+0.55*size, y-s*0.15*size, at, y+0.25*size)
		p.fill(Night, oval(at, y, 0.1*size, 0.24*size))
	}
}

// runes draws a circle of signs that glow.
func (p *plate) runes(x, y, r float64, c color.NRGBA) {
	p.glow(c, x, y, 2*r, 0.75)
	p.ring(Fade(c, 0.9), x, y, r, 1.4)
	p.ring(Fade(c, 0.7), x, y, 0.8*r, 0.8)
	n := 8 + p.IntN(6)
	turn := p.Float64()
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + turn) / float64(n))
		at := point{x + 0.9*r*cos, y + 0.9*r*sin}
		s := 0.07 * r
		for range 2 {
			p.line(c, 0.9, at.x+p.between(-s, s), at.y+p.between(-s, s), at.x+p.between(-s, s), at.y+p.between(-s, s), at.x, at.y-s)
		}
	}
	for i := range 3 {
		a := turn*6 + float64(i)*2*math.Pi/3
		b := a + 2*math.Pi/3
		p.line(Fade(c, 0.6), 0.8, x+0.8*r*math.Cos(a), y+0.8*r*math.Sin(a), x+0.8*r*math.Cos(b), y+0.8*r*math.Sin(b))
	}
}

// swirl draws light that turns around a place.
func (p *plate) swirl(x, y, r float64, c color.NRGBA) {
	p.glow(c, x, y, 1.5*r, 0.7)
	arms := 3 + p.IntN(3)
	turn := p.between(0, 6)
	for arm := range arms {
		var strokes [][]point
		last := point{x, y}
		for i := 1; i <= 22; i++ {
			t := float64(i) / 22
			sin, cos := math.Sincos(turn + 2*math.Pi*float64(arm)/float64(arms) + 3.6*t)
			next := point{x + r*t*cos, y + 0.62*r*t*sin}
			strokes = append(strokes, quad(last, next, 3.4*(1-t)+0.4, 3.4*(1-t)+0.2))
			last = next
		}
		p.fill(Fade(Blend(c, Chalk, 0.35), 0.75), strokes...)
	}
	for range 30 {
		a, t := p.between(0, 2*math.Pi), p.between(0.2, 1.15)
		p.disc(Fade(Chalk, p.between(0.4, 0.9)), x+r*t*math.Cos(a), y+0.62*r*t*math.Sin(a), p.between(0.4, 1.3))
	}
}

// tentacle draws an arm of something that lives below.
func (p *plate) tentacle(x, foot, h, bend float64, c color.NRGBA) {
	var strokes [][]point
	last, width := point{x, foot}, 0.16*h
	for i := 1; i <= 16; i++ {
		t := float64(i) / 16
		next := point{x + bend*math.Sin(t*3.6)*h*0.3*(0.4+t), foot - h*t*(1-0.15*t)}
		w := 0.16 * h * (1 - t)
		strokes = append(strokes, quad(last, next, width, w+0.8))
		last, width = next, w+0.8
	}
	p.fill(c, strokes...)
}
