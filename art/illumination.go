package art

import (
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// Illumination is what the picture beside a page of the chronicle shows: a year, or a campaign that is over.
type Illumination struct {
	Places  []Scene // locations, side by side
	Burn    bool    // they burn
	Gloom   bool    // or lie under a dark sky, since the year was bad
	Company []Traveller
	Won     []Scene  // cards that were finished or overcome, as medallions at the foot; at most mostWon are shown
	Mastery []string // resources
	Ruins   int      // locations that burned in all years
	End     Ending
}

// Key returns what the picture depends on in a line, so that whoever shows it need not paint it twice.
func (of *Illumination) Key() string {
	var names []string
	for i := range of.Places {
		names = append(names, of.Places[i].Name)
	}
	names = append(names, "")
	for i := range of.Won {
		names = append(names, of.Won[i].Name)
	}
	return fmt.Sprintf("%q %t %t %v %q %d %d", names, of.Burn, of.Gloom, of.Company, of.Mastery, of.Ruins, of.End)
}

// Ending is how a campaign came out.
type Ending uint8

// The endings; a year's end is none.
const (
	NoEnding Ending = iota
	Fallen
	Pyrrhic
	Major
	Total
)

// Traveller is a character on the way home.
type Traveller struct {
	Name string // of the character
	Fate Fate
}

// Fate is how a character comes home.
type Fate uint8

// The fates.
const (
	Well    Fate = iota // upright, with a lantern
	Hurt                // bandaged, on a staff
	Carried             // on a sledge that somebody draws
	Buried              // under a stone
)

// mostWon is the number of medallions that fit.
const mostWon = 6

// sight is a plate of any shape: it is as wide and as high as its picture, and at least as large as a usual plate.
type sight struct {
	*plate
	w, h float64 // in units
}

// IlluminationPicture paints a year or a campaign, opaque, in any shape. It fails if the size is out of range.
func IlluminationPicture(of *Illumination, width, height int) (*image.RGBA, error) {
	if width < 1 || height < 1 || width > maxPicture || height > maxPicture {
		return nil, fmt.Errorf("art: an illumination of %d by %d pixels: both must be from 1 to %d", width, height, maxPicture)
	}
	h := fnv.New64a()
	fmt.Fprint(h, of.Key())
	seed := h.Sum64()
	p := newPlate(width, height, rand.New(rand.NewPCG(seed, seed>>32^0x51A7)))
	p.scale = min(float64(width)/plateWidth, float64(height)/plateHeight)
	p.dx, p.dy = 0, 0
	s := sight{p, float64(width) / p.scale, float64(height) / p.scale}
	switch won := len(of.Won)+len(of.Mastery) > 0; {
	case of.End == NoEnding:
		s.year(of, s.h)
		p.grain(0.08)
		if won {
			s.medallions(of, s.h-inSnow, 0.36*margin)
		}
	case of.End == Fallen:
		s.fallen(of, s.h)
		p.grain(0.08)
	default:
		foot := pickOf(won, s.h-margin, s.h)
		s.held(of, foot)
		p.grain(0.08)
		if won {
			s.strip(foot)
			s.medallions(of, (foot+s.h)/2, 0.41*margin)
		}
	}
	return p.img, nil
}

// margin is the height of the strip of medallions under a victory.
const margin = 54.0

// inSnow is how far above the foot of a year's picture its medallions lie, in the snow before the characters.
const inSnow = 24.0

// placeWide is the greatest width of a location's picture, of its height.
const placeWide = 1.9

// places paints the locations side by side from the top down to a height, each with its own outline.
func (p sight) places(all []Scene, down float64) {
	b := p.img.Bounds()
	high := min(b.Dy(), int(down*p.scale)+1)
	for i := range all {
		from, to := b.Dx()*i/len(all), b.Dx()*(i+1)/len(all)
		wide := min(to-from, int(placeWide*float64(high))) // a wider one would lose its towers
		drawn, err := Picture(&all[i], wide, high)
		if err != nil {
			continue // too small to be seen
		}
		// What is left at the sides mirrors its sky and hills.
		left := from + (to-from-wide)/2
		for x := from; x < to; x++ {
			at := x - left
			for at < 0 || at >= wide {
				at = pickOf(at < 0, -1-at, 2*wide-1-at)
			}
			draw.Draw(p.img, image.Rect(x, 0, x+1, high), drawn, image.Pt(at, 0), draw.Src)
		}
	}
	for i := 1; i < len(all); i++ {
		x := p.w * float64(i) / float64(len(all))
		p.box(Pen, x-2, 0, 4, down)
		p.box(Gold, x-1.2, 0, 2.4, down)
	}
}

// tint blends all that is painted so far towards a colour: from a share at the top to another at a height, in units, and below.
func (p sight) tint(c color.NRGBA, top, bottom, down float64) {
	b := p.img.Bounds()
	for y := range b.Dy() {
		share := top + (bottom-top)*min(1, float64(y)/p.scale/down)
		i := p.img.PixOffset(0, y)
		for range b.Dx() {
			for k, v := range [3]uint8{c.R, c.G, c.B} {
				p.img.Pix[i+k] = uint8(float64(p.img.Pix[i+k])*(1-share) + float64(v)*share)
			}
			i += 4
		}
	}
}

// fire sets what stands between two places on a line on fire: flames before it, smoke over it and sparks in the air.
func (p sight) fire(from, to, foot, size float64) {
	p.glow(rgb(0xF08A32), (from+to)/2, foot+0.6*size, 0.62*(to-from), 0.7)
	p.glow(rgb(0xF08A32), (from+to)/2, foot-0.4*size, 0.5*(to-from), 0.34)
	for range 5 { // out of windows and roofs
		p.tongue(p.between(from+0.25*(to-from), to-0.25*(to-from)), foot-p.between(0.6, 1.4)*size, size*p.between(0.25, 0.5))
	}
	for range 3 { // smoke leans away from the wind
		x, lean, r := p.between(from+0.2*(to-from), to-0.2*(to-from)), p.between(0.5, 1.4), p.between(0.7, 1.1)*size
		for i := range 13 {
			rise := float64(i)
			p.disc(Fade(Blend(Night, rgb(0x6A3A22), 0.25-0.015*rise), 0.3-0.014*rise), x+lean*rise*rise*0.5+p.between(-3, 3), foot-0.5*size-0.52*size*rise, r*(0.35+0.07*rise))
		}
	}
	n := max(3, int((to-from)/(0.62*size)))
	for row := range 2 {
		for i := range n {
			x := from + (to-from)*(float64(i)+0.5+0.5*float64(row%2))/float64(n) + p.between(-4, 4)
			if x < to {
				p.tongue(x, foot+4*float64(row), size*p.between(0.55, 1.15)*(1-0.3*float64(row)))
			}
		}
	}
	for range 46 {
		p.disc(Fade(rgb(0xFCD27A), p.between(0.5, 1)), p.between(from, to), foot-p.between(0, 3.4*size), p.between(0.5, 1.5))
	}
}

// way paints the snow in front, down to a foot, and a path through it.
func (p sight) way(horizon, foot float64, near, far color.NRGBA) {
	crest := make([]point, 0, 40)
	swing := p.between(0, 6)
	for i := range 34 {
		x := -10 + (p.w+20)*float64(i)/33
		crest = append(crest, point{x, horizon + 5*math.Sin(x/58+swing) + 2.4*math.Sin(x/23)})
	}
	p.fill(far, append(slices.Clone(crest), point{p.w + 10, p.h + 10}, point{-10, p.h + 10}))
	deep := foot - horizon
	p.poly(near, -10, horizon+0.36*deep, 0.3*p.w, horizon+0.28*deep, 0.66*p.w, horizon+0.42*deep, p.w+10, horizon+0.3*deep, p.w+10, p.h+10, -10, p.h+10)
	path := Fade(Blend(near, rgb(0x6A7A92), 0.5), 0.55)
	for i := range 26 {
		t := float64(i) / 25
		x, y := 0.5*p.w+(0.08-0.34*t)*p.w*math.Sin(2.2*t), horizon+2+deep*t*t
		p.fill(path, oval(x+pick(i%2 == 0, -1, 1)*(2+7*t), y, 1.5+4*t, 0.7+1.5*t))
	}
}

// company paints the characters in a row, feet on a line. Those who are well hold something: "lantern" or "pennant".
func (p sight) company(all []Traveller, holds string, foot, h float64) {
	wide := 0.0
	for _, one := range all {
		wide += fateWide[one.Fate]
	}
	h = min(h, p.w/wide)
	x := p.w/2 - wide*h/2
	for i, one := range all {
		x += fateWide[one.Fate] * h / 2
		side := pick(i%2 == 0, 1, -1)
		b := p.bearing(&Scene{Name: one.Name})
		switch one.Fate {
		case Carried:
			p.sledge(&b, x, foot, h, side)
		case Buried:
			p.stone(one.Name, &b, x, foot, 0.62*h)
		default:
			p.figure(&b, x, foot, h, side, pickOf(one.Fate == Hurt, "staff", holds))
		}
		x += fateWide[one.Fate] * h / 2
	}
}

// fateWide is the room that a character takes, of the height of one who stands.
var fateWide = [...]float64{Well: 1.2, Hurt: 1.2, Carried: 1.66, Buried: 1.2}

// The figure of a character on a plate of its own, which its portrait is painted on too: where the face is, and what of it stands on
// the ground.
const (
	faceX, faceY, faceR = plateWidth / 2, 104.0, 46.0
	figureFoot          = 356.0
	figureHigh          = figureFoot - 16
)

// scaled returns a plate on the same picture, on which something h units high of the other stands with its foot at a place.
func (p *plate) scaled(x, foot, h float64) *plate {
	q := &plate{Rand: p.Rand, img: p.img, scale: p.scale * h / figureHigh}
	q.dx, q.dy = p.dx+x*p.scale-faceX*q.scale, p.dy+foot*p.scale-figureFoot*q.scale
	return q
}

// figure draws a character standing, in its own colours and headgear, with a "lantern", a "pennant" or, hurt and bandaged, a "staff".
func (p *plate) figure(b *bearing, x, foot, h, side float64, holds string) {
	q := p.scaled(x, foot, h)
	q.fill(Fade(Night, 0.3), oval(faceX+10, figureFoot, 112, 14))
	dark, r := Blend(b.cloth, Night, 0.4), faceR
	for _, s := range [...]float64{-1, 1} { // boots
		q.fill(Night, oval(faceX+34*s, figureFoot-6, 24, 11))
	}
	hand := point{faceX + 96*side, faceY + 3.1*r}
	if holds == "lantern" { // the arm lies before its light
		q.glow(rgb(0xFFC45A), hand.x+16*side, hand.y+30, 150, 0.8)
	}
	q.behind(b, faceX, faceY, r)
	q.poly(dark, faceX-1.5*r, faceY+1.55*r, faceX-2*r, faceY+2.5*r, faceX-2.15*r, figureFoot-12, faceX+2.15*r, figureFoot-12, faceX+2*r, faceY+2.5*r, faceX+1.5*r, faceY+1.55*r)
	q.poly(b.cloth, faceX-1.42*r, faceY+1.6*r, faceX-1.86*r, faceY+2.6*r, faceX-1.98*r, figureFoot-18, faceX+1.98*r, figureFoot-18, faceX+1.86*r, faceY+2.6*r, faceX+1.42*r, faceY+1.6*r)
	q.poly(dark, faceX-8, faceY+1.8*r, faceX-26, figureFoot-18, faceX+30, figureFoot-18, faceX+8, faceY+1.8*r)
	for _, s := range [...]float64{-1, 1} {
		q.fill(Fade(Night, 0.35), quad(point{faceX + s*52, faceY + 2.2*r}, point{faceX + s*66, figureFoot - 20}, 2, 10))
	}
	q.box(Blend(b.cloth, Chalk, 0.55), faceX-1.98*r, figureFoot-24, 3.96*r, 9) // a hem of fur
	q.shouldersTo(b, faceX, faceY, r)
	q.face(b, faceX, faceY, r)
	q.headgear(b, faceX, faceY, r)
	if holds == "staff" {
		q.bandage(side)
		q.line(rgb(0x4A3018), 9, hand.x+14*side, faceY-0.6*r, hand.x+14*side, figureFoot-4)
		q.fill(b.cloth, quad(point{faceX + 60*side, faceY + 1.9*r}, point{hand.x + 10*side, faceY + 2.6*r}, 34, 22))
		q.disc(b.skin, hand.x+14*side, faceY+2.6*r, 13)
		q.sling(b, side)
		return
	}
	q.fill(b.cloth, quad(point{faceX + 60*side, faceY + 1.9*r}, hand, 34, 22))
	if holds == "pennant" {
		q.line(rgb(0x4A3018), 7, hand.x, hand.y+60, hand.x, faceY-2.6*r)
		q.poly(Regions[1].Fill, hand.x, faceY-2.5*r, hand.x+110*side, faceY-1.9*r, hand.x, faceY-1.2*r)
		q.poly(GoldBright, hand.x, faceY-2.1*r, hand.x+56*side, faceY-1.88*r, hand.x, faceY-1.6*r)
	} else {
		q.lantern(hand.x+16*side, hand.y+6)
	}
	q.disc(b.skin, hand.x, hand.y, 13)
}

// shouldersTo draws the collar of a figure: the shoulders of its portrait without what hangs from them.
func (p *plate) shouldersTo(b *bearing, x, y, r float64) {
	p.poly(Blend(b.skin, rgb(0x5A2E1A), 0.3), x-0.42*r, y+0.6*r, x-0.46*r, y+1.5*r, x+0.46*r, y+1.5*r, x+0.42*r, y+0.6*r)
	p.poly(Blend(b.cloth, Chalk, 0.12), x-0.5*r, y+1.15*r, x-1.46*r, y+1.6*r, x-1.2*r, y+2.1*r, x, y+1.95*r, x+1.2*r, y+2.1*r, x+1.46*r, y+1.6*r, x+0.5*r, y+1.15*r, x, y+1.7*r)
	for _, side := range [...]float64{-1, 1} {
		p.line(GoldBright, 3.4, x+0.5*side*r, y+1.2*r, x, y+1.74*r)
	}
	p.disc(Gold, x, y+1.84*r, 9)
	p.disc(GoldBright, x, y+1.82*r, 6)
}

// bandage binds the brow of a figure.
func (p *plate) bandage(side float64) {
	const x, y, r = faceX, faceY, faceR
	p.poly(Chalk, x-0.86*r, y-0.62*r, x+0.86*r, y-0.7*r, x+0.86*r, y-0.36*r, x-0.84*r, y-0.26*r)
	p.line(Fade(Pen, 0.35), 1.6, x-0.85*r, y-0.46*r, x+0.86*r, y-0.52*r)
	p.disc(rgb(0xA6222E), x+0.4*side*r, y-0.5*r, 7)
}

// sling binds the other arm of a figure across its chest, in a cloth that hangs from its neck.
func (p *plate) sling(b *bearing, side float64) {
	const x, y, r = faceX, faceY, faceR
	linen, fold := rgb(0xE8E0CE), rgb(0xA89C84)
	for _, neck := range [...]float64{-0.5, 0.42} {
		p.line(linen, 8, x+neck*r*side, y+1.3*r, x+(1.7*neck-0.35)*r*side, y+2.6*r)
	}
	p.fill(Blend(b.cloth, Chalk, 0.16), quad(point{x - 1.5*r*side, y + 2.72*r}, point{x + 0.3*r*side, y + 2.5*r}, 40, 30)) // the forearm
	p.disc(b.skin, x+0.42*r*side, y+2.5*r, 14)
	p.poly(linen, x-1.46*r*side, y+2.62*r, x+0.24*r*side, y+2.44*r, x+0.2*r*side, y+2.86*r, x-0.3*r*side, y+3.14*r, x-1.1*r*side, y+3.2*r, x-1.5*r*side, y+2.95*r)
	for _, at := range [...]float64{-1.1, -0.6, -0.15} {
		p.line(fold, 2.6, x+at*r*side, y+2.72*r, x+(at+0.1)*r*side, y+3.06*r)
	}
}

// lantern draws a lantern that hangs from a place.
func (p *plate) lantern(x, y float64) {
	p.ring(Pen, x, y+4, 7, 2.4)
	p.poly(Pen, x-13, y+16, x, y+8, x+13, y+16)
	p.box(rgb(0xFFE08A), x-10, y+16, 20, 28)
	p.disc(rgb(0xFFF7DC), x, y+32, 7)
	p.box(Pen, x-12, y+44, 24, 5)
	for _, dx := range [...]float64{-11, -1, 9} {
		p.box(Pen, x+dx, y+16, 2.4, 28)
	}
}

// sledge draws a character under a blanket on a sledge, and somebody who draws it.
func (p *plate) sledge(b *bearing, x, foot, h, side float64) {
	left, wood := x-0.3*h*side, rgb(0x5A3B1E)
	p.fill(Fade(Night, 0.3), oval(x, foot, 0.9*h, 0.05*h))
	p.person(x+0.62*h*side, foot-0.02*h, 0.74*h, side, Blend(Night, rgb(0x7A5A3A), 0.62), look{head: "hood", wide: 1.25})
	// Who draws it looks ahead from under the hood, with a scarf.
	hx, hy, r := x+0.635*h*side, foot-0.664*h, 0.063*h
	p.fill(Regions[1].Fill, oval(hx, hy+1.15*r, 1.4*r, 0.62*r))
	p.disc(rgb(0xD9A37E), hx+0.22*r*side, hy+0.1*r, 0.8*r)
	for _, eye := range [...]float64{0.05, 0.6} {
		p.disc(Pen, hx+eye*r*side, hy, 0.13*r)
	}
	p.line(wood, 0.018*h, x+0.5*h*side, foot-0.42*h, x+0.18*h*side, foot-0.16*h)
	// The face of who is carried, upright against the back of the sledge.
	q := p.scaled(left-0.16*h*side, foot+0.24*h, h)
	q.behind(b, faceX, faceY, faceR)
	q.face(b, faceX, faceY, faceR)
	q.headgear(b, faceX, faceY, faceR)
	q.bandage(side)
	p.poly(Blend(wood, Night, 0.2), left-0.4*h*side, foot-0.06*h, left-0.42*h*side, foot-0.44*h, left-0.36*h*side, foot-0.44*h, left-0.32*h*side, foot-0.06*h)
	blanket := Blend(b.cloth, b.field, 0.35)
	p.poly(blanket, left-0.34*h*side, foot-0.1*h, left-0.32*h*side, foot-0.3*h, left-0.1*h*side, foot-0.36*h, left+0.2*h*side, foot-0.27*h, left+0.46*h*side, foot-0.28*h, left+0.52*h*side, foot-0.1*h)
	for i := range 4 {
		p.line(Fade(Chalk, 0.4), 0.014*h, left+(0.12*float64(i)-0.16)*h*side, foot-0.34*h+0.02*h*float64(i), left+(0.12*float64(i)-0.14)*h*side, foot-0.1*h)
	}
	p.box(wood, min(left-0.42*h*side, left+0.6*h*side), foot-0.11*h, 1.02*h, 0.04*h)
	p.line(wood, 0.026*h, left-0.44*h*side, foot-0.015*h, left+0.62*h*side, foot-0.015*h, left+0.72*h*side, foot-0.12*h)
	for _, dx := range [...]float64{-0.28, 0.1, 0.42} {
		p.line(wood, 0.022*h, left+dx*h*side, foot-0.09*h, left+dx*h*side, foot-0.01*h)
	}
}

// stone draws the grave of a character: its emblem on a stone with a candle before it.
func (p *plate) stone(name string, b *bearing, x, foot, h float64) {
	p.fill(Blend(rgb(0xDCE6EE), Night, 0.2), oval(x, foot, 0.86*h, 0.16*h))
	grey := rgb(0x6E747C)
	slab := []point{{x - 0.36*h, foot}, {x - 0.36*h, foot - 0.66*h}}
	for i := range 13 {
		sin, cos := math.Sincos(math.Pi + math.Pi*float64(i)/12)
		slab = append(slab, point{x + 0.36*h*cos, foot - 0.66*h + 0.34*h*sin})
	}
	p.fill(grey, append(slab, point{x + 0.36*h, foot}))
	p.poly(Blend(grey, Night, 0.4), x+0.24*h, foot, x+0.24*h, foot-0.86*h, x+0.36*h, foot-0.66*h, x+0.36*h, foot)
	p.arc(rgb(0xF4F8FA), x, foot-0.66*h, 0.34*h, 0.07*h, math.Pi+0.2, 2*math.Pi-0.4)
	p.disc(Blend(b.field, Night, 0.2), x-0.03*h, foot-0.56*h, 0.22*h)
	emblem := strings.ToLower(name)
	if !slices.Contains(IconNames(), emblem) {
		emblem = "action"
	}
	p.icon(emblem, Chalk, x-0.03*h, foot-0.56*h, 0.32*h)
	p.box(Chalk, x-0.56*h, foot-0.2*h, 0.09*h, 0.22*h)
	p.flame(x-0.515*h, foot-0.2*h, 0.16*h)
}

// strip draws the ground of the medallions under a victory, from a height down.
func (p sight) strip(top float64) {
	p.box(Night, -5, top, p.w+10, p.h-top+5)
	p.box(Blend(Gold, Night, 0.3), -5, top, p.w+10, 1.6)
}

// medallions draws what was won in a row, each in a ring of gold around r units.
func (p sight) medallions(of *Illumination, y, r float64) {
	type one struct {
		scene *Scene
		sign  string
	}
	var all []one
	for _, r := range of.Mastery {
		all = append(all, one{sign: r})
	}
	for i := range of.Won {
		all = append(all, one{scene: &of.Won[i]})
	}
	all = all[:min(len(all), mostWon)]
	apart := min(2.6*r, p.w/float64(len(all)))
	for i, m := range all {
		x := p.w/2 + apart*(float64(i)-float64(len(all)-1)/2)
		p.fill(Fade(Night, 0.35), oval(x+2, y+2.4, r+2.4, r+2.4))
		p.disc(Blend(Gold, Night, 0.35), x, y, r+1.6)
		p.disc(GoldBright, x, y, r)
		if m.scene == nil {
			c := Blend(Night, Gold, 0.2)
			if swatch, ok := Named(m.sign); ok {
				c = swatch.Fill
				p.disc(c, x, y, r-2.4)
				p.icon(m.sign, swatch.Ink, x, y, 1.3*r)
			}
			for k := range 16 { // the rays of mastery
				sin, cos := math.Sincos(2 * math.Pi * float64(k) / 16)
				p.fill(GoldBright, quad(point{x + (r+1.6)*cos, y + (r+1.6)*sin}, point{x + (r+4.6)*cos, y + (r+4.6)*sin}, 2.6, 0.3))
			}
			continue
		}
		p.roundPicture(m.scene, x, y, r-2.4)
	}
}

// roundPicture paints the picture of a card into a circle.
func (p *plate) roundPicture(s *Scene, x, y, r float64) {
	d := int(2 * r * p.scale)
	if d < 1 {
		return
	}
	drawn, err := Picture(s, d, d)
	if err != nil {
		return
	}
	at := image.Pt(int(x*p.scale+p.dx)-d/2, int(y*p.scale+p.dy)-d/2)
	mask := opacity(d, d, func(px, py float64) float64 {
		return float64(d)/2 - math.Hypot(px-float64(d)/2, py-float64(d)/2)
	})
	draw.DrawMask(p.img, drawn.Bounds().Add(at), drawn, image.Point{}, mask, image.Point{}, draw.Over)
}

// year paints a year's end: the place that burned, or the one it ended at, and the way home from there.
func (p sight) year(of *Illumination, foot float64) {
	horizon := 0.62 * foot
	p.places(of.Places, horizon+16)
	near, far, flakes := rgb(0xE6EDF3), rgb(0xC4D2DE), 90
	switch {
	case of.Burn:
		p.smokeSky(horizon)
		for i := range of.Places {
			from, to := p.w*float64(i)/float64(len(of.Places)), p.w*float64(i+1)/float64(len(of.Places))
			p.fire(from+0.1*(to-from), to-0.1*(to-from), horizon+2, min(58, 0.2*(to-from)))
		}
		near, far = rgb(0xC9B2A6), rgb(0x8A6A60)
	case of.Gloom:
		p.tint(rgb(0x10182A), 0.72, 0.5, horizon)
		p.clouds(rgb(0x1A2234), 0.62*horizon)
		near, far, flakes = rgb(0xB9C4D2), rgb(0x8C9AAE), 220
	}
	p.way(horizon, foot, near, far)
	if of.Burn {
		p.glow(rgb(0xF08A32), p.w/2, horizon+30, 0.4*p.w, 0.3)
	}
	stand := 0.95 * foot
	if len(of.Won)+len(of.Mastery) > 0 {
		stand = foot - 2*inSnow + 4
	}
	p.company(of.Company, "lantern", stand, min(0.42*foot, 0.68*stand))
	p.snowfall(flakes)
}

// smokeSky darkens all that is painted so far, down to the foot of a fire, under a sky of smoke that the fire lights from below.
func (p sight) smokeSky(foot float64) {
	p.tint(rgb(0x1C0A0C), 0.8, 0.6, foot)
	p.clouds(rgb(0x2A1216), 0.5*foot)
}

// clouds lays dark clouds over the sky from the top down to a height. No sun shines through them.
func (p sight) clouds(c color.NRGBA, down float64) {
	for range 26 {
		p.glow(Blend(c, Night, p.between(0, 0.5)), p.between(-0.05, 1.05)*p.w, p.between(-0.3, 0.9)*down, p.between(0.12, 0.24)*p.w, 0.75)
	}
}

// burn sets a painted picture on fire.
func burn(picture *image.RGBA, rnd *rand.Rand) {
	size := picture.Bounds().Size()
	p := &plate{Rand: rnd, img: picture, scale: min(float64(size.X)/plateWidth, float64(size.Y)/plateHeight)}
	s := sight{p, float64(size.X) / p.scale, float64(size.Y) / p.scale}
	s.smokeSky(s.h)
	s.fire(0.06*s.w, 0.94*s.w, 0.96*s.h, min(0.34*s.h, 0.2*s.w))
}

// snowfall scatters flakes over all of the picture.
func (p sight) snowfall(n int) {
	for range n {
		p.disc(Fade(rgb(0xFDFBF4), p.between(0.5, 0.95)), p.between(0, p.w), p.between(0, p.h), p.between(0.6, 1.9))
	}
}

// fallen paints a defeat: Red Bank burns in the night under the Empire's banners, its host comes on, and who is left goes into exile.
func (p sight) fallen(of *Illumination, foot float64) {
	horizon := 0.6 * foot
	p.places(of.Places, horizon+16)
	p.tint(rgb(0x1A0712), 0.8, 0.5, horizon)
	red := Regions[0].Fill
	p.glow(rgb(0xD8442A), p.w/2, horizon, 0.7*p.w, 0.7)
	p.fire(0.06*p.w, 0.94*p.w, horizon+4, 40)
	p.way(horizon, foot, rgb(0x4A3A44), rgb(0x33202C))
	for i := range 5 { // the host
		x := p.w * (0.1 + 0.2*float64(i))
		p.person(x, horizon+26, 54, 1, Blend(Night, red, 0.5), look{head: "helm", tool: "spear"})
	}
	for _, at := range [...]float64{0.2, 0.8} {
		x := at * p.w
		p.line(Night, 3, x, horizon+30, x, 0.1*foot)
		p.poly(Blend(red, Night, 0.15), x, 0.1*foot, x+64, 0.12*foot, x+60, 0.44*foot, x+32, 0.38*foot, x+4, 0.46*foot)
		p.icon("empire", GoldBright, x+32, 0.25*foot, 44)
	}
	p.company(of.Company, "lantern", foot-0.05*foot, 0.36*foot)
	p.birds(Fade(Night, 0.9), p.w/2, 0.16*foot, 0.3*p.w, 9)
	for range 90 { // ash
		p.disc(Fade(rgb(0x9A8A86), p.between(0.4, 0.9)), p.between(0, p.w), p.between(0, foot), p.between(0.6, 1.7))
	}
}

// held paints a victory: Red Bank in the first light after the last winter, in the spring, or under the summer's sun. The better it is,
// the more people come and the more banners fly.
func (p sight) held(of *Illumination, foot float64) {
	horizon := 0.58 * foot
	p.places(of.Places, horizon+16)
	sun := point{p.w / 2, 0.3 * foot}
	switch of.End {
	case Pyrrhic: // grey, with ruins
		p.tint(rgb(0x6E7A88), 0.55, 0.35, horizon)
		p.glow(rgb(0xF3C98A), p.w/2, horizon-20, 0.4*p.w, 0.5)
		for i := range min(of.Ruins, 6) {
			x := p.w * (0.08 + 0.17*float64(i))
			for k := range 12 {
				rise := float64(k)
				p.disc(Fade(rgb(0x3A3E46), 0.3-0.02*rise), x+0.3*rise*rise, horizon-12-9*rise, 4+1.7*rise)
			}
		}
		p.way(horizon, foot, rgb(0xDCE3EA), rgb(0xAAB6C2))
		p.torn(0.16*p.w, foot-0.1*foot, 0.62*foot)
	case Major: // the snow goes
		p.tint(rgb(0xF6D9A0), 0.4, 0.22, horizon)
		p.glow(rgb(0xFFE9A8), p.w/2, horizon-10, 0.55*p.w, 0.8)
		p.way(horizon, foot, rgb(0x9DB06A), rgb(0xB7C48A))
		for range 60 {
			p.disc(pickOf(p.chance(0.5), Blossom, Chalk), p.between(0, p.w), p.between(horizon+8, foot), p.between(1, 2.4))
		}
		p.folk(horizon+0.12*foot, 0.17*foot, 7, look{head: "any"})
		p.flags(horizon+0.14*foot, 0.46*foot, 3)
	case Total: // the sun of summer fills the sky
		p.tint(rgb(0xFFDF8A), 0.3, 0.12, horizon)
		for i := range 24 {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / 24)
			p.fill(Fade(GoldBright, 0.5), quad(point{sun.x + 34*cos, sun.y + 34*sin}, point{sun.x + p.w*cos, sun.y + p.w*sin}, 3, pick(i%2 == 0, 54, 26)))
		}
		p.glow(rgb(0xFFF3C0), sun.x, sun.y, 0.5*p.w, 0.9)
		p.illuminated(sun.x, sun.y, 36)
		p.icon("redbank", Blend(Regions[1].Fill, Night, 0.1), sun.x, sun.y, 40)
		p.way(horizon, foot, rgb(0x8FA24A), rgb(0xA9BC62))
		p.folk(horizon+0.1*foot, 0.16*foot, 12, look{head: "any", arms: "raised"})
		p.folk(horizon+0.2*foot, 0.2*foot, 9, look{head: "any", arms: "raised"})
		p.flags(horizon+0.16*foot, 0.52*foot, 6)
		p.birds(Chalk, p.w/2, 0.14*foot, 0.36*p.w, 12)
	}
	p.company(of.Company, pickOf(of.End == Pyrrhic, "lantern", "pennant"), foot-0.04*foot, pick(of.End == Pyrrhic, 0.4, 0.46)*foot)
	switch of.End {
	case Pyrrhic:
		p.snowfall(120)
	case Total:
		for range 110 {
			c := Resources[p.IntN(len(Resources))].Fill
			x, y, turn := p.between(0, p.w), p.between(0, foot), p.between(-3, 3)
			p.fill(c, quad(point{x, y}, point{x + turn, y + 4}, 3, 3))
		}
	}
}

// folk draws a row of people over all the width.
func (p sight) folk(foot, h float64, n int, l look) {
	for i := range n {
		one := l
		if l.head == "any" {
			one.head = heads[p.IntN(4)]
		}
		x := p.w*(float64(i)+0.5)/float64(n) + p.between(-8, 8)
		p.person(x, foot, h*p.between(0.88, 1.08), pick(i%2 == 0, 1, -1), Blend(rgb(0x4A3426), Resources[(i*5)%6].Edge, 0.6), one)
	}
}

// flags draws banners of Red Bank and of its mastered resources over all the width.
func (p sight) flags(foot, h float64, n int) {
	for i := range n {
		x, high := p.w*(float64(i)+0.5)/float64(n), h*pick(i%2 == 0, 1, 0.84)
		if math.Abs(x-p.w/2) < 30 {
			x += 46
		}
		p.line(rgb(0x4A3018), 2.6, x, foot, x, foot-high)
		p.banner(x, foot-high, 0.3*high, 0.5*high, Regions[1].Fill, "redbank")
	}
}

// torn draws one banner of Red Bank that has seen six winters.
func (p sight) torn(x, foot, h float64) {
	p.line(rgb(0x3A2A1C), 3, x, foot, x, foot-h)
	c, top, w := Blend(Regions[1].Fill, Night, 0.2), foot-h, 0.34*h
	p.poly(c, x, top, x+w, top+6, x+0.9*w, top+0.1*h, x+0.98*w, top+0.18*h, x+0.7*w, top+0.2*h, x+0.8*w, top+0.34*h, x+0.5*w, top+0.28*h, x+0.36*w, top+0.4*h, x+0.22*w, top+0.31*h, x, top+0.36*h)
	p.disc(Blend(c, Night, 0.6), x+0.6*w, top+0.1*h, 0.03*h)
	p.icon("redbank", Blend(GoldBright, c, 0.2), x+0.36*w, top+0.16*h, 0.17*h)
}
