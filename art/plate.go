package art

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"

	"golang.org/x/image/vector"
)

// The size of a plate in its own units.
const (
	plateWidth  = 400.0
	plateHeight = 240.0
)

// point is a place on a plate, in units from its upper left corner.
type point struct{ x, y float64 }

// plate is a picture in the making. Lengths are units; what lies outside the picture is cut off.
type plate struct {
	*rand.Rand
	img    *image.RGBA
	scale  float64 // pixels to a unit
	dx, dy float64 // of the plate's corner, in pixels
	raster vector.Rasterizer
}

// newPlate returns a blank plate, of which a picture of a size in pixels shows the middle.
func newPlate(width, height int, rng *rand.Rand) *plate {
	w, h := float64(width), float64(height)
	p := &plate{Rand: rng, img: image.NewRGBA(image.Rect(0, 0, width, height))}
	p.scale = max(w/plateWidth, h/plateHeight)
	// Scenes have their centre a little below the middle.
	p.dx, p.dy = (w-plateWidth*p.scale)/2, (h-plateHeight*p.scale)*0.58
	return p
}

// shows reports whether the picture shows the whole of a circle.
func (p *plate) shows(x, y, r float64) bool {
	b := p.img.Bounds()
	left, top := (x-r)*p.scale+p.dx, (y-r)*p.scale+p.dy
	return left >= 0 && top >= 0 && left+2*r*p.scale <= float64(b.Dx()) && top+2*r*p.scale <= float64(b.Dy())
}

// between returns a random number.
func (p *plate) between(low, high float64) float64 { return low + (high-low)*p.Float64() }

// chance returns true with a probability.
func (p *plate) chance(share float64) bool { return p.Float64() < share }

// fill fills outlines of the same direction.
func (p *plate) fill(c color.NRGBA, outlines ...[]point) {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, outline := range outlines {
		for _, at := range outline {
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x), max(high.y, at.y)}
		}
	}
	box := image.Rect(
		int(math.Floor(low.x*p.scale+p.dx)), int(math.Floor(low.y*p.scale+p.dy)),
		int(math.Ceil(high.x*p.scale+p.dx)), int(math.Ceil(high.y*p.scale+p.dy)),
	).Intersect(p.img.Bounds())
	if box.Empty() {
		return
	}
	p.raster.Reset(box.Dx(), box.Dy())
	for _, outline := range outlines {
		for i, at := range outline {
			x := float32(at.x*p.scale + p.dx - float64(box.Min.X))
			y := float32(at.y*p.scale + p.dy - float64(box.Min.Y))
			if i == 0 {
				p.raster.MoveTo(x, y)
			} else {
				p.raster.LineTo(x, y)
			}
		}
		p.raster.ClosePath()
	}
	p.raster.Draw(p.img, box, image.NewUniform(c), image.Point{})
}

// poly fills an outline given as x, y, x, y and so on.
func (p *plate) poly(c color.NRGBA, xy ...float64) { p.fill(c, points(xy)) }

func points(xy []float64) []point {
	outline := make([]point, len(xy)/2)
	for i := range outline {
		outline[i] = point{xy[2*i], xy[2*i+1]}
	}
	return outline
}

// flat returns an outline given as x, y, x, y and so on.
func flat(outline []point) []float64 {
	xy := make([]float64, 0, 2*len(outline))
	for _, at := range outline {
		xy = append(xy, at.x, at.y)
	}
	return xy
}

// box fills a rectangle.
func (p *plate) box(c color.NRGBA, x, y, w, h float64) { p.poly(c, x, y, x+w, y, x+w, y+h, x, y+h) }

// oval returns the outline of an ellipse.
func oval(x, y, rx, ry float64) []point {
	n := 16 + int(1.2*max(rx, ry))
	outline := make([]point, n)
	for i := range outline {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		outline[i] = point{x + rx*cos, y + ry*sin}
	}
	return outline
}

// disc fills a circle.
func (p *plate) disc(c color.NRGBA, x, y, r float64) { p.fill(c, oval(x, y, r, r)) }

// ring draws a circle with a line width.
func (p *plate) ring(c color.NRGBA, x, y, r, width float64) { p.arc(c, x, y, r, width, 0, 2*math.Pi) }

// arc draws a part of a circle between two angles.
func (p *plate) arc(c color.NRGBA, x, y, r, width, from, to float64) {
	n := 12 + int(r)
	outline := make([]point, 0, 2*n+2)
	for i := range n + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(n))
		outline = append(outline, point{x + (r+width/2)*cos, y + (r+width/2)*sin})
	}
	for i := n; i >= 0; i-- {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(n))
		outline = append(outline, point{x + (r-width/2)*cos, y + (r-width/2)*sin})
	}
	p.fill(c, outline)
}

// quad returns the outline of a straight stroke, w0 wide at its beginning and w1 at its end.
func quad(a, b point, w0, w1 float64) []point {
	dx, dy := b.x-a.x, b.y-a.y
	length := max(1e-6, math.Hypot(dx, dy))
	nx, ny := -dy/length/2, dx/length/2
	return []point{
		{a.x + nx*w0, a.y + ny*w0}, {b.x + nx*w1, b.y + ny*w1},
		{b.x - nx*w1, b.y - ny*w1}, {a.x - nx*w0, a.y - ny*w0},
	}
}

// line draws a stroke of one width through places given as x, y, x, y and so on.
func (p *plate) line(c color.NRGBA, width float64, xy ...float64) {
	through := points(xy)
	strokes := make([][]point, 0, len(through))
	for i := 1; i < len(through); i++ {
		strokes = append(strokes, quad(through[i-1], through[i], width, width))
	}
	p.fill(c, strokes...)
}

// shade fills the whole picture with colours from its top down to a height, and the last one below.
func (p *plate) shade(top, bottom color.NRGBA, down float64) {
	b := p.img.Bounds()
	for y := range b.Dy() {
		at := (float64(y) + 0.5 - p.dy) / p.scale
		c := Blend(top, bottom, min(1, max(0, at/down)))
		draw.Draw(p.img, image.Rect(0, y, b.Dx(), y+1), image.NewUniform(c), image.Point{}, draw.Src)
	}
}

// glow brightens the picture towards a colour, most in the middle.
func (p *plate) glow(c color.NRGBA, x, y, r, strength float64) {
	cx, cy, cr := x*p.scale+p.dx, y*p.scale+p.dy, r*p.scale
	box := image.Rect(int(cx-cr), int(cy-cr), int(cx+cr)+1, int(cy+cr)+1).Intersect(p.img.Bounds())
	for py := box.Min.Y; py < box.Max.Y; py++ {
		i := p.img.PixOffset(box.Min.X, py)
		for px := box.Min.X; px < box.Max.X; px++ {
			dx, dy := float64(px)-cx, float64(py)-cy
			if share := 1 - math.Sqrt(dx*dx+dy*dy)/cr; share > 0 {
				share *= share * strength
				p.img.Pix[i] += uint8((float64(c.R) - float64(p.img.Pix[i])) * share)
				p.img.Pix[i+1] += uint8((float64(c.G) - float64(p.img.Pix[i+1])) * share)
				p.img.Pix[i+2] += uint8((float64(c.B) - float64(p.img.Pix[i+2])) * share)
			}
			i += 4
		}
	}
}

// icon stamps an icon, its middle at a place.
func (p *plate) icon(name string, c color.NRGBA, x, y, size float64) {
	pixels := max(1, int(math.Round(size*p.scale)))
	mask, err := Icon(name, min(pixels, MaxIconSize))
	if err != nil {
		return // content of one's own may use words that have no icon
	}
	at := image.Pt(int(math.Round(x*p.scale+p.dx))-pixels/2, int(math.Round(y*p.scale+p.dy))-pixels/2)
	draw.DrawMask(p.img, mask.Bounds().Add(at), image.NewUniform(c), image.Point{}, mask, image.Point{}, draw.Over)
}

// grain adds the unevenness of paint on paper to the whole picture.
func (p *plate) grain(strength float64) {
	wash := noise(p.Uint32())
	b := p.img.Bounds()
	for y := range b.Dy() {
		i := p.img.PixOffset(0, y)
		v := (float64(y) - p.dy) / p.scale
		for x := range b.Dx() {
			u := (float64(x) - p.dx) / p.scale
			light := 1 + strength*(0.8*wash.plane(u/34, v/34)+0.7*(wash.dot(x, y)-0.5))
			for k := range 3 {
				p.img.Pix[i+k] = uint8(min(255, float64(p.img.Pix[i+k])*light))
			}
			i += 4
		}
	}
}
