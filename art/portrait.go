package art

import (
	"image/color"
	"math"
	"slices"
	"strings"
)

// bearing is how a character is painted, so that each can be told by its silhouette as well as by its colours.
type bearing struct {
	field, cloth, hair, skin color.NRGBA
	pattern                  string // of the field: "lozenge", "ray", "star", "pale" or "leaf"
	locks                    string // "long", "bun", "short", "braid" or "none"
	beard                    bool
	head                     string // "laurel", "wings", "hood", "beret", "antlers", "cowl" or "mask"
}

// bearings are the characters of the game, by the name of their emblem. One that is not among them is painted by chance.
var bearings = map[string]bearing{
	"thea": {field: rgb(0xD9A52A), cloth: rgb(0xF4ECDA), hair: rgb(0x3B2314), skin: rgb(0xC98F62),
		pattern: "ray", locks: "bun", head: "laurel"},
	"menas": {field: rgb(0x6C757C), cloth: rgb(0x39424B), hair: rgb(0x8A8078), skin: rgb(0xD9AE86),
		pattern: "pale", locks: "short", beard: true, head: "wings"},
	"keel": {field: rgb(0xC96F27), cloth: rgb(0x31502F), hair: rgb(0x6A3A1B), skin: rgb(0xE2B98F),
		pattern: "lozenge", locks: "braid", head: "hood"},
	"fuscus": {field: rgb(0x6B4B94), cloth: rgb(0x7A1F2B), hair: rgb(0x231A16), skin: rgb(0xB67B50),
		pattern: "lozenge", locks: "short", beard: true, head: "beret"},
	"yasmina": {field: rgb(0x4F7F4A), cloth: rgb(0x8A6A3C), hair: rgb(0x1D1512), skin: rgb(0x8F5E3C),
		pattern: "leaf", locks: "long", head: "antlers"},
	"oniri": {field: rgb(0x1D2B4E), cloth: rgb(0x0F1220), hair: rgb(0xD8DCE0), skin: rgb(0xD5DCD2),
		pattern: "star", locks: "long", head: "cowl"},
	"lucia": {field: rgb(0x97202C), cloth: rgb(0x2B2226), hair: rgb(0xB5471B), skin: rgb(0xEBC9A6),
		pattern: "pale", locks: "long", head: "mask"},
}

// bearing returns how the character of a scene is painted.
func (p *plate) bearing(s *Scene) bearing {
	if b, ok := bearings[strings.ToLower(s.Name)]; ok {
		return b
	}
	return bearing{
		field: Resources[p.IntN(6)].Fill, cloth: Resources[p.IntN(6)].Edge, hair: Blend(Pen, Chalk, p.Float64()),
		skin: Blend(rgb(0x8F5E3C), rgb(0xEBC9A6), p.Float64()), pattern: []string{"lozenge", "ray", "star", "pale", "leaf"}[p.IntN(5)],
		locks: []string{"long", "bun", "short", "braid"}[p.IntN(4)], beard: p.chance(0.4),
		head: []string{"laurel", "wings", "hood", "beret", "antlers"}[p.IntN(5)],
	}
}

// portrait paints a character as on a shield: the head before a field, over the emblem.
func (p *plate) portrait(s *Scene) {
	b := p.bearing(s)
	const x, y, r = plateWidth / 2, 104.0, 46.0 // of the face
	p.shade(Blend(b.field, Chalk, 0.12), Blend(b.field, Night, 0.25), plateHeight)
	p.charge(b.pattern, Blend(b.field, Chalk, 0.28))
	p.disc(Fade(Night, 0.25), x, y+3, 84)
	p.disc(rgb(0x8A6420), x, y, 83)
	p.disc(Blend(GoldBright, b.field, 0.1), x, y, 80)
	for i := range 32 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 32)
		p.fill(Fade(rgb(0x8A6420), 0.7), quad(point{x + 68*cos, y + 68*sin}, point{x + 78*cos, y + 78*sin}, 2.4, 1))
	}
	p.behind(&b, x, y, r)
	p.shoulders(&b, x, y, r)
	p.face(&b, x, y, r)
	p.headgear(&b, x, y, r)
	emblem := strings.ToLower(s.Name)
	if !slices.Contains(IconNames(), emblem) {
		emblem = "action"
	}
	p.disc(rgb(0x7C5A17), x, 208, 29)
	p.disc(GoldBright, x, 208, 27)
	p.disc(Blend(b.field, Night, 0.55), x, 208, 25)
	p.icon(emblem, Chalk, x, 208, 36)
}

// charge covers the field with a pattern.
func (p *plate) charge(pattern string, c color.NRGBA) {
	c = Fade(c, 0.6)
	switch pattern {
	case "ray":
		for i := range 18 {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / 18)
			p.fill(c, quad(point{200, 104}, point{200 + 300*cos, 104 + 300*sin}, 0, 40))
		}
	case "pale":
		for i := range 9 {
			p.box(c, 60+float64(i)*32, -10, 14, 270)
		}
	default:
		for row := range 9 {
			for col := range 10 {
				x, y := 66+float64(col)*32+16*float64(row%2), 4+float64(row)*29
				switch pattern {
				case "star":
					p.poly(c, x, y-7, x+1.6, y-1.6, x+7, y, x+1.6, y+1.6, x, y+7, x-1.6, y+1.6, x-7, y, x-1.6, y-1.6)
				case "leaf":
					p.poly(c, x, y-9, x+5, y-2, x+4, y+4, x, y+9, x-4, y+4, x-5, y-2)
				default:
					p.poly(c, x, y-13, x+14, y, x, y+13, x-14, y)
				}
			}
		}
	}
}

// behind draws what is seen behind the head: long hair, wings, antlers, a hood.
func (p *plate) behind(b *bearing, x, y, r float64) {
	dark := Blend(b.hair, Night, 0.25)
	switch b.locks {
	case "long":
		p.poly(dark, x-0.95*r, y-0.5*r, x-1.25*r, y+1.7*r, x-0.5*r, y+2*r, x+0.5*r, y+2*r, x+1.25*r, y+1.7*r, x+0.95*r, y-0.5*r)
		p.disc(dark, x, y-0.2*r, 1.04*r)
	case "bun":
		p.disc(dark, x, y-1.22*r, 0.42*r)
		p.disc(dark, x, y-0.25*r, 1.02*r)
	case "braid":
		for i := range 6 {
			p.disc(Blend(dark, b.hair, float64(i%2)), x+0.86*r-float64(i)*1.5, y+0.4*r+float64(i)*0.3*r, 0.2*r)
		}
		p.disc(dark, x, y-0.2*r, 1.02*r)
	case "short":
		p.disc(dark, x, y-0.2*r, 1.02*r)
	}
	switch b.head {
	case "antlers":
		for _, side := range [...]float64{-1, 1} {
			c := rgb(0x5A3B1E)
			p.line(c, 6, x+0.4*side*r, y-0.8*r, x+0.9*side*r, y-1.35*r, x+1.5*side*r, y-1.5*r, x+1.8*side*r, y-2*r)
			p.line(c, 5, x+0.9*side*r, y-1.35*r, x+0.85*side*r, y-1.95*r)
			p.line(c, 5, x+1.4*side*r, y-1.5*r, x+1.35*side*r, y-2.1*r)
			p.line(c, 4, x+1.5*side*r, y-1.5*r, x+1.95*side*r, y-1.45*r)
		}
	case "wings":
		for _, side := range [...]float64{-1, 1} {
			for i := range 5 {
				a := -0.35 - 0.28*float64(i)
				p.fill(Blend(rgb(0xD7DBDD), Gold, 0.12*float64(i)), quad(point{x + 0.8*side*r, y - 0.5*r}, point{x + side*(0.8*r+1.35*r*math.Cos(a)), y - 0.5*r + 1.35*r*math.Sin(a)}, 0.3*r, 0.12*r))
			}
		}
	case "hood", "cowl":
		c := Blend(b.cloth, Chalk, 0.08)
		tip := pick(b.head == "cowl", 1.95, 1.6)
		p.poly(Blend(c, Night, 0.2), x-1.5*r, y+1.6*r, x-1.3*r, y-0.3*r, x-0.75*r, y-1.25*r, x, y-tip*r, x+0.75*r, y-1.25*r, x+1.3*r, y-0.3*r, x+1.5*r, y+1.6*r)
		p.poly(c, x-1.3*r, y+1.5*r, x-1.12*r, y-0.25*r, x-0.65*r, y-1.1*r, x, y-(tip-0.16)*r, x-0.1*r, y-0.9*r, x-0.9*r, y)
	}
}

// shoulders draws the neck and the cloak, with a hem of gold.
func (p *plate) shoulders(b *bearing, x, y, r float64) {
	shade := Blend(b.cloth, Night, 0.4)
	p.poly(Blend(b.skin, rgb(0x5A2E1A), 0.3), x-0.42*r, y+0.6*r, x-0.46*r, y+1.5*r, x+0.46*r, y+1.5*r, x+0.42*r, y+0.6*r)
	p.poly(b.cloth, x-0.5*r, y+1.2*r, x-1.5*r, y+1.55*r, x-2.05*r, y+2.1*r, x-2.3*r, y+3.2*r, x+2.3*r, y+3.2*r, x+2.05*r, y+2.1*r, x+1.5*r, y+1.55*r, x+0.5*r, y+1.2*r, x, y+1.75*r)
	for _, side := range [...]float64{-1, 1} {
		p.fill(shade, quad(point{x + 1.1*side*r, y + 1.7*r}, point{x + 1.5*side*r, y + 3.1*r}, 1, 9))
		p.fill(shade, quad(point{x + 0.6*side*r, y + 1.6*r}, point{x + 0.5*side*r, y + 3.1*r}, 1, 6))
		p.line(GoldBright, 3.4, x+0.5*side*r, y+1.2*r, x, y+1.78*r)
		p.disc(Gold, x+1.45*side*r, y+1.72*r, 6)
		p.disc(GoldBright, x+1.45*side*r, y+1.7*r, 4)
	}
}

// face draws a face with pen strokes over a wash.
func (p *plate) face(b *bearing, x, y, r float64) {
	line := Blend(b.skin, Pen, 0.8)
	p.fill(line, oval(x, y+0.06*r, 0.8*r, 0.98*r))
	p.fill(b.skin, oval(x, y+0.05*r, 0.77*r, 0.95*r))
	p.fill(Fade(Blend(b.skin, rgb(0x7A2E1A), 0.5), 0.4), oval(x+0.36*r, y+0.2*r, 0.34*r, 0.6*r))
	if b.beard {
		p.poly(b.hair, x-0.76*r, y+0.05*r, x-0.62*r, y+0.85*r, x-0.2*r, y+1.2*r, x, y+1.4*r, x+0.2*r, y+1.2*r, x+0.62*r, y+0.85*r, x+0.76*r, y+0.05*r,
			x+0.5*r, y+0.42*r, x+0.2*r, y+0.4*r, x, y+0.46*r, x-0.2*r, y+0.4*r, x-0.5*r, y+0.42*r)
	}
	for _, side := range [...]float64{-1, 1} {
		ex, ey := x+0.32*side*r, y-0.02*r
		p.poly(Chalk, ex-0.17*r, ey, ex, ey-0.1*r, ex+0.17*r, ey, ex, ey+0.08*r)
		p.disc(line, ex, ey-0.01*r, 0.08*r)
		p.line(line, 1.8, ex-0.19*r, ey+0.01*r, ex, ey-0.11*r, ex+0.19*r, ey+0.01*r)
		p.line(Blend(b.hair, Pen, 0.4), 3, ex-0.2*r, ey-0.2*r, ex+0.02*side*r, ey-0.27*r, ex+0.2*r, ey-0.2*r)
	}
	p.line(line, 1.7, x+0.04*r, y-0.02*r, x+0.13*r, y+0.32*r, x-0.06*r, y+0.34*r)
	mouth := rgb(0x8E3B30)
	p.poly(Blend(mouth, line, 0.2), x-0.22*r, y+0.58*r, x-0.06*r, y+0.53*r, x, y+0.55*r, x+0.06*r, y+0.53*r, x+0.22*r, y+0.58*r, x, y+0.66*r)
	switch b.locks { // the hair over the brow
	case "none":
	case "short":
		p.poly(b.hair, x-0.84*r, y-0.1*r, x-0.8*r, y-0.7*r, x-0.3*r, y-1.08*r, x+0.3*r, y-1.08*r, x+0.8*r, y-0.7*r, x+0.84*r, y-0.1*r, x+0.66*r, y-0.5*r, x+0.1*r, y-0.62*r, x-0.5*r, y-0.52*r)
	default:
		p.poly(b.hair, x-0.86*r, y+0.5*r, x-0.94*r, y-0.4*r, x-0.4*r, y-1.12*r, x+0.4*r, y-1.12*r, x+0.94*r, y-0.4*r, x+0.86*r, y+0.5*r, x+0.7*r, y-0.3*r, x+0.1*r, y-0.74*r, x-0.2*r, y-0.7*r, x-0.7*r, y-0.3*r)
	}
}

// headgear draws what is worn over the brow.
func (p *plate) headgear(b *bearing, x, y, r float64) {
	switch b.head {
	case "laurel":
		for i := range 9 {
			a := math.Pi + math.Pi*float64(i)/8
			at := point{x + 0.98*r*math.Cos(a), y - 0.22*r + 0.78*r*math.Sin(a)}
			p.fill(rgb(0x4F7B36), quad(at, point{at.x + 0.1*r*math.Cos(a), at.y - 0.3*r}, 0.17*r, 0.02*r))
			p.disc(GoldBright, at.x, at.y, 2.6)
		}
	case "wings":
		steel := rgb(0x9BA4AB)
		p.poly(steel, x-0.92*r, y-0.36*r, x-0.86*r, y-0.85*r, x-0.4*r, y-1.3*r, x, y-1.42*r, x+0.4*r, y-1.3*r, x+0.86*r, y-0.85*r, x+0.92*r, y-0.36*r)
		p.poly(Blend(steel, Night, 0.4), x+0.1*r, y-1.4*r, x+0.4*r, y-1.3*r, x+0.86*r, y-0.85*r, x+0.92*r, y-0.36*r, x+0.5*r, y-0.36*r)
		p.box(Gold, x-0.95*r, y-0.44*r, 1.9*r, 0.15*r)
		p.poly(steel, x-0.08*r, y-0.4*r, x+0.08*r, y-0.4*r, x+0.06*r, y+0.18*r, x-0.06*r, y+0.18*r)
	case "hood":
		c := Blend(b.cloth, Chalk, 0.08)
		p.poly(c, x-0.98*r, y+0.1*r, x-0.9*r, y-0.6*r, x, y-1.3*r, x+0.9*r, y-0.6*r, x+0.98*r, y+0.1*r, x+0.76*r, y-0.42*r, x, y-0.84*r, x-0.76*r, y-0.42*r)
		p.line(Blend(c, GoldBright, 0.5), 2.4, x-0.96*r, y+0.08*r, x-0.76*r, y-0.42*r, x, y-0.84*r, x+0.76*r, y-0.42*r, x+0.96*r, y+0.08*r)
	case "beret":
		c := rgb(0x2C1E3E)
		p.fill(c, oval(x-0.2*r, y-0.92*r, 1.35*r, 0.46*r))
		p.box(Gold, x-0.84*r, y-0.66*r, 1.68*r, 0.16*r)
		p.fill(rgb(0xE9E2CE), quad(point{x + 0.5*r, y - 0.7*r}, point{x + 1.7*r, y - 1.5*r}, 0.1*r, 0.34*r))
		p.line(Fade(Pen, 0.6), 1.4, x+0.5*r, y-0.7*r, x+1.65*r, y-1.48*r)
	case "antlers":
		for i := range 7 {
			a := math.Pi*1.1 + math.Pi*0.8*float64(i)/6
			at := point{x + 0.92*r*math.Cos(a), y - 0.1*r + 0.82*r*math.Sin(a)}
			p.disc([...]color.NRGBA{rgb(0xE7E0C8), rgb(0xC8504E), rgb(0x7FB069)}[i%3], at.x, at.y, 0.13*r)
			p.disc(GoldBright, at.x, at.y, 0.05*r)
		}
	case "cowl":
		p.poly(b.cloth, x-1.02*r, y+0.5*r, x-0.96*r, y-0.6*r, x, y-1.5*r, x+0.96*r, y-0.6*r, x+1.02*r, y+0.5*r, x+0.72*r, y-0.3*r, x, y-0.7*r, x-0.72*r, y-0.3*r)
		p.poly(Fade(Night, 0.4), x-0.72*r, y-0.3*r, x, y-0.7*r, x+0.72*r, y-0.3*r, x+0.6*r, y+0.02*r, x, y-0.25*r, x-0.6*r, y+0.02*r)
		for _, side := range [...]float64{-1, 1} {
			p.glow(rgb(0x6FE0C8), x+0.32*side*r, y-0.02*r, 0.4*r, 0.9)
			p.disc(rgb(0xC9FFF0), x+0.32*side*r, y-0.02*r, 0.06*r)
		}
		p.icon("knocked-out", Fade(rgb(0x6FE0C8), 0.9), x, y-1.08*r, 0.42*r)
	case "mask":
		p.poly(rgb(0x17100F), x-0.8*r, y-0.22*r, x-0.3*r, y-0.3*r, x, y-0.16*r, x+0.3*r, y-0.3*r, x+0.8*r, y-0.22*r, x+0.62*r, y+0.16*r, x+0.24*r, y+0.2*r, x, y+0.06*r, x-0.24*r, y+0.2*r, x-0.62*r, y+0.16*r)
		for _, side := range [...]float64{-1, 1} {
			ex := x + 0.32*side*r
			p.poly(Chalk, ex-0.16*r, y, ex, y-0.1*r, ex+0.16*r, y, ex, y+0.07*r)
			p.disc(rgb(0x2E6B4F), ex, y-0.01*r, 0.07*r)
		}
		p.line(Gold, 1.8, x-0.8*r, y-0.22*r, x-0.3*r, y-0.3*r, x, y-0.16*r, x+0.3*r, y-0.3*r, x+0.8*r, y-0.22*r)
	}
}
