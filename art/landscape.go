package art

import (
	"image/color"
	"math"
)

// mood is the light of a picture: the colours of its sky, and how its things darken from far to near.
type mood struct {
	sky, low  color.NRGBA // high up and at the horizon
	far, near color.NRGBA // the inks of the most distant and of the nearest thing
	light     color.NRGBA // sun, moon and windows
	night     bool
}

// regionMoods are the days of the regions in the order of [RegionNames], and of lands that belong to none.
var regionMoods = [...]mood{
	{sky: rgb(0xB7A3BC), low: rgb(0xF2DFC4), far: rgb(0x9C8098), near: rgb(0x33152B), light: rgb(0xF3D27A)},
	{sky: rgb(0xD9A070), low: rgb(0xF8E4B8), far: rgb(0xB98562), near: rgb(0x3A190F), light: rgb(0xFBE6A0)},
	{sky: rgb(0x8FBBB8), low: rgb(0xF0E6C4), far: rgb(0x789F97), near: rgb(0x10302E), light: rgb(0xF7DF94)},
	{sky: rgb(0x9DBAD0), low: rgb(0xECE6D4), far: rgb(0x7F98AC), near: rgb(0x1B2836), light: rgb(0xF3E3B0)},
}

// mood returns the light that suits a scene: that of its region at a random hour, and night for what is eldritch or
// hidden.
func (p *plate) mood(s *Scene, night float64) mood {
	m := regionMoods[len(regionMoods)-1]
	tint := rgb(0x3E5A78)
	for i, name := range RegionNames {
		if name == s.Region {
			m, tint = regionMoods[i], Regions[i].Fill
		}
	}
	if p.chance(night) {
		return mood{
			sky: Blend(Night, tint, 0.25), low: Blend(Blend(Night, tint, 0.75), Frost, 0.22), far: Blend(Blend(Night, tint, 0.6), Frost, 0.08),
			near: Blend(Night, m.near, 0.3), light: rgb(0xEAF2F4), night: true,
		}
	}
	if p.chance(0.35) { // dawn or dusk
		m.sky, m.low = Blend(m.sky, tint, 0.45), Blend(m.low, rgb(0xF0B274), 0.55)
		m.far = Blend(m.far, tint, 0.3)
	}
	return m
}

// tone returns the ink of things at a depth from 0, far, to 1, near.
func (m *mood) tone(depth float64) color.NRGBA {
	return Blend(m.far, m.near, math.Pow(min(1, depth), 0.85))
}

// snow returns the colour of snow at a depth.
func (m *mood) snow(depth float64) color.NRGBA {
	depth = min(1, depth)
	if m.night {
		return Blend(m.far, rgb(0xB9CBDD), 0.35+0.45*depth)
	}
	return Blend(m.low, rgb(0xFDFBF4), 0.45+0.5*depth)
}

// window returns the colour of a lit window.
func (m *mood) window() color.NRGBA {
	if m.night {
		return rgb(0xF6C95A)
	}
	return rgb(0xE8B54C)
}

// heavens paints the sky: its light, sun or moon somewhere above the horizon, stars, and rows of clouds.
func (p *plate) heavens(m *mood, horizon float64) {
	p.shade(m.sky, m.low, horizon)
	x, y, r := p.between(60, 340), p.between(34, 0.42*horizon+20), p.between(15, 26)
	p.glow(m.light, x, y, r*5, 0.75)
	switch {
	case !m.night:
		p.illuminated(x, y, r)
	case p.chance(0.5):
		p.crescent(m.light, x, y, r)
	default:
		p.disc(m.light, x, y, r)
		p.disc(Fade(m.far, 0.35), x-0.3*r, y-0.2*r, 0.26*r)
		p.disc(Fade(m.far, 0.3), x+0.25*r, y+0.35*r, 0.18*r)
	}
	if m.night {
		p.stars(40, horizon)
	}
	for range 2 + p.IntN(3) {
		p.cloud(Fade(Blend(m.low, m.snow(1), 0.6), 0.55), p.between(-20, 400), p.between(20, 0.7*horizon), p.between(40, 110))
	}
}

// crescent draws a moon of which the upper right lies in shadow.
func (p *plate) crescent(c color.NRGBA, x, y, r float64) {
	// The shadow is a circle too; the two meet at an angle of outer from the line through their middles, as the moon sees
	// it, and of inner as the shadow does.
	const turn, apart, shadow, outer, inner, n = -0.405, 0.457, 0.86, 1.032, 1.636, 24
	sx, sy := x+apart*r*math.Cos(turn), y+apart*r*math.Sin(turn)
	outline := make([]point, 0, 2*n+2)
	for i := range n + 1 {
		sin, cos := math.Sincos(turn + outer + (2*math.Pi-2*outer)*float64(i)/n)
		outline = append(outline, point{x + r*cos, y + r*sin})
	}
	for i := range n + 1 {
		sin, cos := math.Sincos(turn + math.Pi + inner - 2*inner*float64(i)/n)
		outline = append(outline, point{sx + shadow*r*cos, sy + shadow*r*sin})
	}
	p.fill(c, outline)
}

// illuminated draws the sun as a scribe paints it: a disc of gold in a ring of ink, with rays.
func (p *plate) illuminated(x, y, r float64) {
	const rays = 16
	turn := p.Float64()
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + turn) / rays)
		far := 1.75
		if i%2 == 0 {
			far = 1.45
		}
		p.fill(Fade(Gold, 0.8), quad(point{x + 1.2*r*cos, y + 1.2*r*sin}, point{x + far*r*cos, y + far*r*sin}, 0.18*r, 0.2))
	}
	p.disc(rgb(0x8A6420), x, y, r+1.4)
	p.disc(GoldBright, x, y, r)
	p.disc(Fade(Chalk, 0.45), x-0.2*r, y-0.25*r, 0.6*r)
}

// stars scatters stars over the sky.
func (p *plate) stars(n int, horizon float64) {
	for range n {
		x, y, r := p.between(0, plateWidth), p.between(0, 0.85*horizon), p.between(0.4, 1.2)
		p.disc(Fade(rgb(0xF4F1DC), p.between(0.4, 1)), x, y, r)
		if r > 1.1 {
			p.line(Fade(Chalk, 0.8), 0.5, x-4*r, y, x+4*r, y)
			p.line(Fade(Chalk, 0.8), 0.5, x, y-4*r, x, y+4*r)
		}
	}
}

// cloud draws a flat-bottomed row of billows.
func (p *plate) cloud(c color.NRGBA, x, y, width float64) {
	outline := []point{{x + width, y}, {x, y}}
	for at := 0.0; at < 1; at += 0.02 {
		swell := math.Sin(math.Pi*at) * width * 0.16 * (0.6 + 0.4*math.Abs(math.Sin(at*9+x)))
		outline = append(outline, point{x + at*width, y - swell})
	}
	p.fill(c, outline)
}

// The places at which the height of a ridge is known: from one step left of the picture on.
const (
	ridgeStep   = 3
	ridgePoints = int(plateWidth)/ridgeStep + 4
)

// ridge is the skyline of some land: its height at each step.
type ridge [ridgePoints]float64

// ridge returns a skyline about a height, with hills of a width; sharp ones are mountains.
func (p *plate) ridge(height, swing, hills float64, sharp bool) *ridge {
	n := noise(p.Uint32())
	var r ridge
	for i := range r {
		x := float64(i-1) * ridgeStep
		h := n.rough(x/hills, 5)
		if sharp {
			h = 0.9 - 2.2*math.Abs(n.line(x/hills)) + 0.35*(n+1).rough(x/(0.3*hills), 4)
		}
		r[i] = height - swing*h
	}
	return &r
}

// at returns the height of the skyline at a place.
func (r *ridge) at(x float64) float64 {
	at := max(0, min(float64(ridgePoints-2), x/ridgeStep+1))
	i := int(at)
	return r[i] + (r[i+1]-r[i])*(at-float64(i))
}

// land fills what lies under a skyline.
func (p *plate) land(r *ridge, c color.NRGBA) {
	outline := make([]point, 0, ridgePoints+2)
	for i, y := range r {
		outline = append(outline, point{float64(i-1) * ridgeStep, y})
	}
	p.fill(c, append(outline, point{plateWidth + 20, plateHeight + 20}, point{-20, plateHeight + 20}))
}

// mountainSnow is the least share at which snow runs down the gullies of a slope.
const mountainSnow = 0.72

// snowcaps covers a skyline with snow, the thicker the higher above a line it is.
func (p *plate) snowcaps(r *ridge, line, share float64, c color.NRGBA) {
	n, ragged := noise(p.Uint32()), 7.0
	if share < mountainSnow {
		ragged = 26 // it lies evenly on a field
	}
	outline := make([]point, 0, 2*ridgePoints)
	for i, y := range r {
		outline = append(outline, point{float64(i-1) * ridgeStep, y - 0.3})
	}
	for i := ridgePoints - 1; i >= 0; i-- {
		x := float64(i-1) * ridgeStep
		depth := max(0, line-r[i]) * share * (0.7 + 0.7*n.rough(x/ragged, 2))
		outline = append(outline, point{x, r[i] + max(0, depth)})
	}
	p.fill(c, outline)
}

// hatch draws the strokes with which an engraver shades a slope.
func (p *plate) hatch(r *ridge, c color.NRGBA, length float64) {
	var strokes [][]point
	for x := -4.0; x < plateWidth; x += p.between(3.5, 7) {
		slope := r.at(x+4) - r.at(x-4)
		if slope < 0.4 { // the light comes from the left
			continue
		}
		y, l := r.at(x)+2, length*min(1.6, 0.4+slope/5)*p.between(0.6, 1)
		strokes = append(strokes, quad(point{x, y}, point{x + 0.45*l, y + l}, 0.9, 0.1))
	}
	if len(strokes) > 0 {
		p.fill(c, strokes...)
	}
}

// pine draws a fir tree with snow on its boughs.
func (p *plate) pine(x, foot, h float64, c, snow color.NRGBA) {
	w := 0.34 * h
	p.box(c, x-0.03*h, foot-0.3*h, 0.06*h, 0.32*h)
	for i := range 4 {
		share := float64(i) / 4
		top, bottom := foot-h+share*0.6*h, foot-0.7*h+share*0.62*h
		half := w * (0.3 + 0.7*share) * p.between(0.85, 1.1)
		p.poly(c, x, top, x+half, bottom, x+0.3*half, bottom-0.03*h, x-0.3*half, bottom-0.03*h, x-half, bottom)
		if snow.A > 0 {
			p.poly(snow, x, top, x-0.1*half, top+0.6*(bottom-top), x-half, bottom, x-0.6*half, top+0.62*(bottom-top))
		}
	}
}

// bare draws a tree without leaves.
func (p *plate) bare(x, foot, h float64, c color.NRGBA) {
	var strokes [][]point
	var grow func(from point, angle, length, width float64, left int)
	grow = func(from point, angle, length, width float64, left int) {
		sin, cos := math.Sincos(angle)
		to := point{from.x + length*cos, from.y + length*sin}
		strokes = append(strokes, quad(from, to, width, 0.65*width))
		if left == 0 {
			return
		}
		for _, turn := range [...]float64{-p.between(0.25, 0.7), p.between(0.25, 0.7)} {
			grow(to, angle+turn, length*p.between(0.62, 0.8), 0.65*width, left-1)
		}
	}
	grow(point{x, foot}, -math.Pi/2+p.between(-0.1, 0.1), 0.3*h, 0.07*h, 4)
	p.fill(c, strokes...)
}

// leafy draws a tree with a round crown.
func (p *plate) leafy(x, foot, h float64, c, crown color.NRGBA) {
	p.fill(c, quad(point{x, foot}, point{x, foot - 0.6*h}, 0.09*h, 0.05*h))
	for range 7 {
		p.disc(crown, x+p.between(-0.24, 0.24)*h, foot-p.between(0.5, 0.85)*h, p.between(0.12, 0.2)*h)
	}
}

// forest plants trees of one kind along a skyline.
func (p *plate) forest(r *ridge, plant func(x, foot, h float64), from, to, h, every float64) {
	for x := from; x < to; x += every * p.between(0.5, 1.5) {
		plant(x, r.at(x)+0.05*h, h*p.between(0.6, 1.1))
	}
}

// water fills everything below a height with water that mirrors a light.
func (p *plate) water(m *mood, y, glint float64) {
	deep := Blend(m.tone(0.45), m.sky, 0.35)
	p.box(Blend(deep, m.low, 0.35), -10, y, plateWidth+20, plateHeight)
	for i := range 46 {
		depth := float64(i) / 46
		at := y + 1.5 + depth*depth*(plateHeight-y)
		x, w := p.between(-20, plateWidth), p.between(8, 50)*(0.3+depth)
		c := Fade(m.tone(0.6), 0.5)
		if p.chance(0.45) {
			c = Fade(m.snow(0.6), 0.7)
			if p.chance(0.6) {
				x, w = glint+p.between(-26, 16)*(0.4+depth), w*0.6
			}
		}
		p.fill(c, quad(point{x, at}, point{x + w, at}, 0.6+1.2*depth, 0.3))
	}
}

// flakes lets something fall: snow, leaves or petals.
func (p *plate) flakes(n int, c color.NRGBA, size float64) {
	for range n {
		r := size * p.between(0.5, 1.2)
		p.fill(Fade(c, p.between(0.5, 1)), oval(p.between(0, plateWidth), p.between(0, plateHeight), r, 0.8*r))
	}
}

// rain lets slanting strokes fall.
func (p *plate) rain(n int, c color.NRGBA) {
	strokes := make([][]point, 0, n)
	for range n {
		x, y, l := p.between(0, plateWidth+40), p.between(-20, plateHeight), p.between(10, 26)
		strokes = append(strokes, quad(point{x, y}, point{x - 0.35*l, y + l}, 0.9, 0.3))
	}
	p.fill(c, strokes...)
}
