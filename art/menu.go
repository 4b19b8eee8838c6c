package art

import (
	"image"
	"image/color"
	"math"
)

// The parts of menus: sheets of parchment with a worn edge, gold in their corners, and buttons. Each is drawn for the size
// it is needed at. Opacities are to be tinted; plates have their colours.

// Worn returns a strip along the upper edge of a sheet, to be repeated: opaque where the edge is worn away. Lengths are in
// pixels.
func Worn(length, depth int) *image.Alpha {
	wave, crumb := noise(311), noise(317)
	return opacity(length, depth, func(x, y float64) float64 {
		along := math.Mod(x/float64(length), 1)
		lost := 0.32 + 0.22*wave.around(along, 0, 6) + 0.2*crumb.around(along, 0.5, 23)
		return lost*float64(depth) - y
	})
}

// Corner returns the gold in the upper left corner of a square sheet's frame: two lines that end in curls round a crystal.
func Corner(size int) *image.Alpha {
	s := float64(size)
	line := max(0.6, s/44) // half a line's width
	return opacity(size, size, func(x, y float64) float64 {
		x, y = x/s, y/s
		d := math.Inf(1)
		for _, p := range [2][2]float64{{x, y}, {y, x}} {
			u, v := p[0], p[1]
			d = min(d, segment(u, v, 0.3, 0.06, 1, 0.06))    // along the edge
			d = min(d, segment(u, v, 0.3, 0.14, 0.72, 0.14)) // a shorter one inside it
			if u > 0.72 {                                    // which ends in a curl
				d = min(d, math.Abs(math.Hypot(u-0.72, v-0.2)-0.06))
			}
		}
		// The curl round the corner, and the crystal in it.
		if x < 0.3 || y < 0.3 {
			d = min(d, math.Abs(math.Hypot(x-0.3, y-0.3)-0.24))
		}
		return max(line-d*s, 0.085*s-(math.Abs(x-0.19)+math.Abs(y-0.19))*s)
	})
}

// Ornament returns the ornament under a heading: a crystal of six arms between two lines that taper off.
func Ornament(width, height int) *image.Alpha {
	w, h := float64(width), float64(height)
	line := max(0.5, h/18)
	return opacity(width, height, func(x, y float64) float64 {
		x, y = x-w/2, y-h/2
		crystal := math.Inf(1)
		r := h * 0.48
		for arm := range 3 {
			sin, cos := math.Sincos(math.Pi/2 + float64(arm)*math.Pi/3)
			crystal = min(crystal, segment(x, y, -r*cos, -r*sin, r*cos, r*sin))
			for _, side := range [2]float64{1, -1} {
				bx, by := side*0.55*r*cos, side*0.55*r*sin
				for _, turn := range [2]float64{0.9, -0.9} {
					ts, tc := math.Sincos(math.Pi/2 + float64(arm)*math.Pi/3 + turn)
					crystal = min(crystal, segment(x, y, bx, by, bx+side*0.4*r*tc, by+side*0.4*r*ts))
				}
			}
		}
		away := (math.Abs(x) - 0.7*h) / (w/2 - 0.7*h) // 0 beside the crystal, 1 at the end
		rule := math.Inf(-1)
		if away > 0 && away < 1 {
			rule = 1.5*line*(1-away) + 0.2 - math.Abs(y)
		}
		return max(line-crystal, rule)
	})
}

// Plate is the look of a button: Fill with a frame of Line and, inside it, a thin one of Inner, and a glow around.
// Transparent parts are left out; without Fill only the frame is there. A heavy plate has a frame three times as wide and
// no inner one: it marks what is chosen without colour.
type Plate struct {
	Fill, Line, Inner, Glow color.NRGBA
	Heavy                   bool
}

// Draw returns a picture of a plate for nine slices: its corners and edges are some pixels wide, its middle is one pixel.
// glow is the distance of the plate from the edge of the picture, line the width of its frame.
func (p Plate) Draw(corner, glow, line int) *image.NRGBA {
	n := 2*corner + 1
	picture := image.NewNRGBA(image.Rect(0, 0, n, n))
	radius := float64(corner-glow) * 0.7
	half := float64(n)/2 - float64(glow)
	wide := float64(line)
	if p.Heavy {
		wide *= 3
	}
	for y := range n {
		for x := range n {
			// How far outside the plate this is.
			dx, dy := math.Abs(float64(x)+0.5-float64(n)/2)-half+radius, math.Abs(float64(y)+0.5-float64(n)/2)-half+radius
			d := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
			c := p.Glow
			fade := max(0, 1-d/float64(max(glow, 1)))
			c.A = uint8(float64(c.A) * fade * fade)
			if p.Fill.A > 0 {
				c = over(c, p.Line, 0.5-d)
				c = over(c, p.Fill, 0.5-d-wide)
			} else {
				c = over(c, p.Line, min(0.5-d, d+wide+0.5))
			}
			if !p.Heavy {
				c = over(c, p.Inner, min(0.5-d-2.2*wide, d+3.2*wide+0.5))
			}
			picture.SetNRGBA(x, y, c)
		}
	}
	return picture
}

// over lays a colour over another at a share of its opacity, 0 to 1.
func over(under, c color.NRGBA, share float64) color.NRGBA {
	a := float64(c.A) / 255 * min(1, max(0, share))
	below := float64(under.A) / 255 * (1 - a)
	all := a + below
	if all == 0 {
		return color.NRGBA{}
	}
	mix := func(x, y uint8) uint8 { return uint8(math.Round((float64(x)*below + float64(y)*a) / all)) }
	return color.NRGBA{mix(under.R, c.R), mix(under.G, c.G), mix(under.B, c.B), uint8(math.Round(255 * all))}
}

// segment returns the distance of a point from a line segment.
func segment(x, y, x1, y1, x2, y2 float64) float64 {
	dx, dy := x2-x1, y2-y1
	t := min(1, max(0, ((x-x1)*dx+(y-y1)*dy)/(dx*dx+dy*dy)))
	return math.Hypot(x-x1-t*dx, y-y1-t*dy)
}

// opacity returns a picture of a form with smooth edges. inside returns how far a point lies inside it, in pixels.
func opacity(width, height int, inside func(x, y float64) float64) *image.Alpha {
	picture := image.NewAlpha(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			a := inside(float64(x)+0.5, float64(y)+0.5) + 0.5
			picture.SetAlpha(x, y, color.Alpha{A: uint8(255 * min(1, max(0, a)))})
		}
	}
	return picture
}
