package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render/layout"
)

// cubeSide is the width of a cube seen from a corner as a share of its height.
const cubeSide = 0.866

// outlines are the shapes: each reports whether a point of the square from -1 to 1 lies in it.
var outlines = map[string]func(x, y float64) bool{
	"disc":     func(x, y float64) bool { return x*x+y*y <= 1 },
	"diamond":  func(x, y float64) bool { return math.Abs(x)+math.Abs(y) <= 1 },
	"kite":     func(x, y float64) bool { return math.Abs(x) <= 0.86 && math.Abs(y)+0.42*math.Abs(x) <= 0.94 },
	"hexagon":  func(x, y float64) bool { return math.Abs(x) <= cubeSide && math.Abs(y)+0.577*math.Abs(x) <= 1 },
	"cube-top": func(x, y float64) bool { return math.Abs(y+0.5)+0.577*math.Abs(x) <= 0.5 },
	"cube-left": func(x, y float64) bool {
		return x <= 0 && x >= -cubeSide && y >= 0.577*x && y <= 1+0.577*x
	},
	"cube-right": func(x, y float64) bool {
		return x >= 0 && x <= cubeSide && y >= -0.577*x && y <= 1-0.577*x
	},
	"spark": func(x, y float64) bool { return math.Sqrt(math.Abs(x))+math.Sqrt(math.Abs(y)) <= 1 },
	"petal": func(x, y float64) bool { // with a notch at its tip
		width := 0.62 * math.Sqrt(max(0, 1-y*y)) * (1 - 0.35*y)
		return math.Abs(x) <= width && y >= -0.95+0.5*math.Max(0, 0.25-math.Abs(x))*2
	},
	"pane": func(x, y float64) bool { // with a stalk, which hangs down
		if y > 0.55 {
			return math.Abs(x-0.12*(y-0.55)) <= 0.05
		}
		width := 0.58 * math.Pow(math.Cos(math.Pi*(y+0.2)/1.6), 0.8) * (1 + 0.14*math.Cos(16*y))
		return math.Abs(y+0.2) < 0.8 && math.Abs(x) <= width
	},
	"arrow": func(x, y float64) bool { // points to the right
		if x > 0.1 {
			return math.Abs(y) <= 0.95*(0.9-x)
		}
		return x >= -0.85 && math.Abs(y) <= 0.26
	},
	"Cross":    func(x, y float64) bool { return math.Abs(math.Abs(x)-math.Abs(y)) <= 0.2 && math.Abs(x) <= 0.7 },
	"Circle":   func(x, y float64) bool { r := math.Hypot(x, y); return r <= 0.8 && r >= 0.55 },
	"Square":   func(x, y float64) bool { r := max(math.Abs(x), math.Abs(y)); return r <= 0.7 && r >= 0.45 },
	"Triangle": func(x, y float64) bool { return within(x, y+0.05, 0.8) && !within(x, y+0.01, 0.4) },
	"play":     func(x, y float64) bool { return pointer(x, y, -0.7, 0.8) },
	"pause":    func(x, y float64) bool { return math.Abs(y) <= 0.75 && math.Abs(x) >= 0.2 && math.Abs(x) <= 0.65 },
	"on":       func(x, y float64) bool { return pointer(x, y, -0.75, 0.3) || bar(x, y, 0.4) },
	"back":     func(x, y float64) bool { return pointer(-x, y, -0.75, 0.3) || bar(-x, y, 0.4) },
	"last": func(x, y float64) bool {
		return pointer(x, y, -0.9, -0.1) || pointer(x, y, -0.2, 0.6) || bar(x, y, 0.65)
	},
	"first": func(x, y float64) bool {
		return pointer(-x, y, -0.9, -0.1) || pointer(-x, y, -0.2, 0.6) || bar(-x, y, 0.65)
	},
	"hex": func(x, y float64) bool { return math.Abs(y) <= cubeSide && math.Abs(x)+0.577*math.Abs(y) <= 1 },
	"star": func(x, y float64) bool { // with five points
		fifth := 2 * math.Pi / 5
		turn := math.Abs(math.Mod(math.Atan2(x, -y)+2*math.Pi+fifth/2, fifth) - fifth/2) // from the nearest point
		r := math.Hypot(x, y)
		return 0.247*r*math.Cos(turn)+0.66*r*math.Sin(turn) <= 0.247 // the edge from a point to the notch
	},
	"flame": func(x, y float64) bool { // its tip is above
		at := (1 - y) / 2 // 0 at the foot, 1 at the tip
		return at >= 0 && at <= 1 && math.Abs(x-0.1*math.Sin(5*at)) <= 0.62*math.Sqrt(at)*math.Pow(1-at, 0.8)*1.55
	},
	"cow": func(x, y float64) bool {
		legs := y >= 0 && y <= 0.78 && (near(x, -0.62, 0.09) || near(x, -0.36, 0.09) || near(x, 0.2, 0.09) || near(x, 0.42, 0.09))
		head := round(x-0.74, y+0.3, 0.2, 0.17) || round(x-0.86, y+0.16, 0.12, 0.12)
		horns := y <= -0.4 && y >= -0.66 && (near(x, 0.62+0.2*(y+0.4), 0.05) || near(x, 0.82-0.2*(y+0.4), 0.05))
		return round(x+0.1, y+0.08, 0.66, 0.34) || legs || head || horns || y >= -0.2 && y <= 0.4 && near(x, -0.78-0.1*y, 0.04)
	},
	"meat": func(x, y float64) bool { // hangs from its bone
		return near(x, 0, 0.09) && y >= -0.85 && y <= 0 || round(x-0.09, y+0.86, 0.12, 0.1) || round(x+0.09, y+0.86, 0.12, 0.1) ||
			round(x, y-0.28, 0.48*(1-0.25*max(0, -y)), 0.68)
	},
	"skull": func(x, y float64) bool {
		eye, nose := round(math.Abs(x)-0.32, y+0.08, 0.2, 0.22), round(x, y-0.26, 0.08, 0.12)
		teeth := near(x, 0, 0.46) && y >= 0.3 && y <= 0.9 && !(y >= 0.56 && near(math.Abs(x), 0.16, 0.05))
		return (round(x, y+0.2, 0.78, 0.7) || teeth) && !eye && !nose
	},
	"bowl": func(x, y float64) bool {
		return y >= -0.12 && (round(x, y+0.12, 0.95, 0.78) || near(x, 0, 0.3) && y >= 0.5 && y <= 0.76)
	},
	"cup": func(x, y float64) bool {
		return y >= -0.8 && y <= 0.85 && math.Abs(x) <= 0.74-0.14*(y+0.8) || round(x, y+0.8, 0.74, 0.14)
	},
	"wax":  func(x, y float64) bool { return math.Hypot(x, y) <= waxEdge(x, y) },
	"less": func(x, y float64) bool { return pointer(-x, y, -0.4, 0.5) },
	"more": func(x, y float64) bool { return pointer(x, y, -0.4, 0.5) },
}

// within reports whether a point lies in a triangle that points up, of a size from its middle.
func within(x, y, size float64) bool { return y <= 0.75*size && math.Abs(x) <= 0.6*(y+size) }

// pointer reports whether a point lies in a triangle that points to the right, from one x to another.
func pointer(x, y, from, to float64) bool {
	return x >= from && math.Abs(y) <= 0.8*(to-x)/(to-from)
}

// near reports whether x is within a reach of another, and round whether a point lies in an oval around 0 of a width and a height.
func near(x, of, reach float64) bool { return math.Abs(x-of) <= reach }
func round(x, y, w, h float64) bool  { return x*x/(w*w)+y*y/(h*h) <= 1 }

// bar reports whether a point lies in an upright bar that begins at an x.
func bar(x, y, from float64) bool { return x >= from && x <= from+0.25 && math.Abs(y) <= 0.8 }

// lights are shapes that fade: each returns its opacity at a point of the square from -1 to 1. Two are the light and the shadow
// on the face and edges of a die, with the light from the upper left; one is a soft spot.
var lights = map[string]func(x, y float64) float64{
	"shine": func(x, y float64) float64 {
		edge, facing := bevel(x, y)
		gleam := max(0, 1-((x+0.42)*(x+0.42)+(y+0.5)*(y+0.5))/0.34)
		return 0.85*edge*max(0, facing) + pickInside(edge, 0.2*max(0, -(x+y)/2)+0.3*gleam*gleam)
	},
	"soft": func(x, y float64) float64 {
		left := max(0, 1-x*x-y*y)
		return left * left
	},
	"shade": func(x, y float64) float64 {
		edge, facing := bevel(x, y)
		return 0.8*edge*max(0, -facing) + pickInside(edge, 0.2*max(0, (x+y)/2))
	},
	"wax-shade": func(x, y float64) float64 { // the edge of a seal, in the light from the upper left
		off := math.Hypot(x, y) / waxEdge(x, y)
		if off > 1 {
			return 0
		}
		return max(0, off-0.55) * max(0.15, (x+y)/max(0.2, math.Hypot(x, y))) * 1.3
	},
	"die-shadow": func(x, y float64) float64 { // of a square with round corners, softer with its distance
		const reach = 0.34
		qx, qy := math.Abs(x)-(1-reach-0.2), math.Abs(y)-(1-reach-0.2)
		off := math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - 0.2
		left := max(0, min(1, 1-off/reach))
		return left * left
	},
	"grain": func(x, y float64) float64 { // of bone: a few thin lines along it
		edge, _ := bevel(x, y)
		along := part(2.6*(x+0.12*math.Sin(2.2*y+0.6)) + 0.3)
		return pickInside(edge, 0.4*max(0, 1-math.Abs(along-0.5)/0.09)*(0.5+0.5*math.Sin(3*y+5*x)))
	},
}

// waxEdge returns how far a seal of wax reaches towards a point: its edge has run a little.
func waxEdge(x, y float64) float64 {
	turn := math.Atan2(y, x)
	return 0.9 + 0.05*math.Sin(5*turn+0.8) + 0.035*math.Sin(9*turn+2)
}

// pickInside returns a share for points on a die, and 0 beside it.
func pickInside(edge, share float64) float64 {
	if edge < 0 {
		return 0
	}
	return share
}

// bevel returns how near a point of a die with round corners is to the edge, from 0 on the flat of the face to 1, or -1 beside
// the die, and how far the bevel faces the light there, from -1 to 1.
func bevel(x, y float64) (edge, facing float64) {
	const corner, width = 0.4, 0.3
	qx, qy := math.Abs(x)-(1-corner), math.Abs(y)-(1-corner)
	depth := math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - corner
	if depth > 0 {
		return -1, 0
	}
	nx, ny := max(qx, 0), max(qy, 0)
	if nx == 0 && ny == 0 {
		if qx > qy {
			nx = 1
		} else {
			ny = 1
		}
	}
	length := math.Hypot(nx, ny)
	nx, ny = math.Copysign(nx/length, x), math.Copysign(ny/length, y)
	return max(0, 1+depth/width), -0.5*nx - 0.866*ny
}

// shape returns a shape in white, size pixels wide and high. It is drawn once and kept.
func (p *Painter) shape(name string, size int) *ebiten.Image {
	key := sizedKey{name, size}
	if img, ok := p.shapes[key]; ok {
		return img
	}
	const fine = 4 // samples of a pixel, each way
	share, ok := lights[name]
	if !ok {
		share, ok = patternShape(name)
	}
	if !ok {
		inside := outlines[name]
		share = func(x, y float64) float64 {
			if inside(x, y) {
				return 1
			}
			return 0
		}
	}
	mask := image.NewAlpha(image.Rect(0, 0, size, size))
	for i := range mask.Pix {
		sum := 0.0
		for k := range fine * fine {
			x := float64(i%size) + (float64(k%fine)+0.5)/fine
			y := float64(i/size) + (float64(k/fine)+0.5)/fine
			sum += max(0, share(2*x/float64(size)-1, 2*y/float64(size)-1))
		}
		mask.Pix[i] = uint8(255 * min(1, sum/(fine*fine)))
	}
	img := WhiteImage(mask)
	p.shapes[key] = img
	return img
}

// form draws a shape, as large as fits, in the middle of a rectangle.
func (c *surface) form(name string, r layout.Rect, tint color.NRGBA) {
	size := math.Round(min(r.W, r.H))
	if size >= 1 && c.draws(stroke{what: name, r: r, tint: tint}, r) {
		c.image(c.p.shape(name, int(size)), snap(r.Middle(size, size)), tint)
	}
}

// arrow draws an arrow in the middle of a rectangle, turned by an angle in radians from pointing right.
func (c *surface) arrow(r layout.Rect, size, angle float64, tint color.NRGBA) {
	size = math.Round(size)
	s := stroke{what: "arrow", r: r, tint: tint, x: size, y: angle}
	if size < 1 || !c.draws(s, r.Middle(2*size, 2*size)) {
		return
	}
	img := c.p.shape("arrow", int(size))
	half := float64(img.Bounds().Dx()) / 2
	x, y := r.Center()
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Translate(-half, -half)
	o.GeoM.Rotate(angle)
	o.GeoM.Translate(math.Round(x), math.Round(y))
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(img, &o)
}

// stampedArea is the area of the largest rectangle that is drawn from a stamp, in square units. Most things on the table are
// small and have round corners: from a stamp of its size each is one draw call, from corners and middles seven.
const stampedArea = 6000.0

// stampKey names a rectangle with round corners, in pixels.
type stampKey struct{ w, h, radius int }

// stamp returns a rectangle with round corners in white. It is drawn once and kept as long as the window has its size.
func (p *Painter) stamp(w, h, radius int) *ebiten.Image {
	key := stampKey{w, h, radius}
	if img, ok := p.stamps[key]; ok {
		return img
	}
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			mask.Pix[y*mask.Stride+x] = uint8(255*inRound(x, y, w, h, radius) + 0.5)
		}
	}
	img := WhiteImage(mask)
	p.stamps[key] = img
	return img
}

// inRound returns the share of a pixel that lies in a rectangle with round corners, 0 to 1.
func inRound(x, y, w, h, radius int) float64 {
	dx, dy := max(radius-x, x-(w-1-radius)), max(radius-y, y-(h-1-radius))
	if dx <= 0 || dy <= 0 {
		return 1
	}
	const fine = 4 // samples of a pixel, each way
	n := 0
	for i := range fine * fine {
		// From the centre of the corner's circle to the sample; the pixel at distance d reaches from d-1 to d.
		sx := float64(dx-1) + (float64(i%fine)+0.5)/fine
		sy := float64(dy-1) + (float64(i/fine)+0.5)/fine
		if sx*sx+sy*sy <= float64(radius*radius) {
			n++
		}
	}
	return float64(n) / (fine * fine)
}

// straight is a line from one point to another, in pixels.
type straight struct{ fromX, fromY, toX, toY float64 }

// line draws a straight stroke of a width in pixels.
func (c *surface) line(s straight, width float64, tint color.NRGBA) {
	if c.dst == nil {
		return
	}
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(math.Hypot(s.toX-s.fromX, s.toY-s.fromY), width)
	o.GeoM.Translate(0, -width/2)
	o.GeoM.Rotate(math.Atan2(s.toY-s.fromY, s.toX-s.fromX))
	o.GeoM.Translate(s.fromX, s.fromY)
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(c.p.white, &o)
}
