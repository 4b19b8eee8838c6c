package svg

import (
	"image"
	"image/color"
	"math"
)

// Paint paints a drawing over a picture so that it fills it. What does not fit is cut off on both sides.
func (d *Drawing) Paint(to *image.RGBA) {
	size := to.Bounds().Size()
	by := max(float64(size.X)/d.width, float64(size.Y)/d.height)
	place := matrix{a: by, d: by, e: (float64(size.X) - d.width*by) / 2, f: (float64(size.Y) - d.height*by) / 2}
	back, ok := place.inverse()
	if !ok {
		return
	}
	sheets := []*image.RGBA{to}
	for _, s := range d.steps {
		top := sheets[len(sheets)-1]
		switch {
		case s.begin:
			sheets = append(sheets, image.NewRGBA(to.Bounds()))
		case s.area == nil:
			sheets = sheets[:len(sheets)-1]
			lay(sheets[len(sheets)-1], top, int(s.opacity*255+0.5))
		default:
			fill(top, s, place, back)
		}
	}
}

// lay lays a sheet of the same size over a picture, with an opacity of 0 to 255.
func lay(to, sheet *image.RGBA, opacity int) {
	size := to.Bounds().Size()
	for y := range size.Y {
		below, above := to.Pix[y*to.Stride:][:size.X*4], sheet.Pix[y*sheet.Stride:][:size.X*4]
		for i := 0; i < len(below); i += 4 {
			a := int(above[i+3]) * opacity
			if a == 0 {
				continue
			}
			for k := i; k < i+4; k++ {
				below[k] = uint8((int(above[k])*opacity*255 + int(below[k])*(255*255-a) + 255*255/2) / (255 * 255))
			}
		}
	}
}

// fill paints an area. place maps dots to pixels, and back maps them back.
func fill(to *image.RGBA, s step, place, back matrix) {
	size := to.Bounds().Size()
	low, high := (&outline{lines: s.area}).bounds()
	low, high = place.at(low), place.at(high)
	from := image.Pt(int(max(0, low.x)), int(max(0, low.y)))
	till := image.Pt(int(math.Ceil(min(float64(size.X), high.x))), int(math.Ceil(min(float64(size.Y), high.y))))
	c := newCover(till.X-from.X, till.Y-from.Y)
	if c == nil {
		return
	}
	place.e, place.f = place.e-float64(from.X), place.f-float64(from.Y)
	for _, l := range s.area {
		before := place.at(l.points[len(l.points)-1])
		for _, p := range l.points {
			p = place.at(p)
			c.line(before, p)
			before = p
		}
	}
	for y := range c.h {
		sum := float32(0)
		for x := range c.w {
			sum += c.rows[y*c.stride+x]
			share := covered(sum, s.evenOdd)
			if share < 1.0/512 {
				continue
			}
			of := s.paint.color
			if s.paint.gradient != nil {
				of = s.paint.gradient.at(back.at(point{float64(from.X+x) + 0.5, float64(from.Y+y) + 0.5}))
			}
			i := (from.Y+y)*to.Stride + (from.X+x)*4
			over(to.Pix[i:i+4:i+4], of, share*float32(s.paint.opacity))
		}
	}
}

// over lays a share of a colour over a pixel.
func over(pixel []uint8, c color.NRGBA, share float32) {
	a := share * float32(c.A) / 255
	if a == 1 {
		pixel[0], pixel[1], pixel[2], pixel[3] = c.R, c.G, c.B, 255
		return
	}
	for i, v := range [4]uint8{c.R, c.G, c.B, 255} {
		pixel[i] = uint8(float32(v)*a + float32(pixel[i])*(1-a) + 0.5)
	}
}

// covered returns how much of a pixel is covered, by how often lines go around it.
func covered(around float32, evenOdd bool) float32 {
	if around < 0 {
		around = -around
	}
	if !evenOdd {
		return min(1, around)
	}
	if around -= 2 * float32(int(around/2)); around > 1 {
		around = 2 - around
	}
	return around
}

// cover counts how often lines go around each pixel. The count of a pixel is the sum of its row up to it.
type cover struct {
	w, h, stride int
	rows         []float32
}

// newCover returns a cover of a size in pixels, or nil if it is empty.
func newCover(w, h int) *cover {
	if w <= 0 || h <= 0 {
		return nil
	}
	return &cover{w, h, w + 1, make([]float32, (w+1)*h)}
}

// line adds a line. What lies outside to the right counts for nothing, and what lies to the left for whole rows.
func (c *cover) line(a, b point) {
	down := 1.0
	if a.y > b.y {
		a, b, down = b, a, -1
	}
	if b.y-a.y < 1e-9 { // level: it parts nothing
		return
	}
	slope := (b.x - a.x) / (b.y - a.y)
	top, bottom := max(0, a.y), min(float64(c.h), b.y)
	for y := int(top); float64(y) < bottom; y++ {
		from, to := max(top, float64(y)), min(bottom, float64(y+1))
		x0, x1 := a.x+(from-a.y)*slope, a.x+(to-a.y)*slope
		if x0 > x1 {
			x0, x1 = x1, x0
		}
		c.part(c.rows[y*c.stride:(y+1)*c.stride], min(float64(c.w), max(0, x0)), min(float64(c.w), max(0, x1)), down*(to-from))
	}
}

// part adds the part of a line that lies in a row: it goes evenly from x0 to x1, and down by a height.
func (c *cover) part(row []float32, x0, x1, down float64) {
	wide := x1 - x0
	// right returns how much lies to the right of the line, in all pixels before x.
	right := func(x float64) float64 {
		switch {
		case x <= x0:
			return 0
		case x < x1:
			return (x - x0) * (x - x0) / (2 * wide)
		}
		return x - (x0+x1)/2
	}
	was := 0.0
	for x := int(x0); ; x++ {
		share := 1.0
		if float64(x) < x1 {
			share = right(float64(x+1)) - right(float64(x))
		}
		row[x] += float32(down * (share - was))
		if was = share; float64(x) >= x1 {
			return
		}
	}
}
