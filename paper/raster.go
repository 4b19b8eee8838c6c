package paper

import (
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/draw"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/f64"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"sixwinters/art"
	"sixwinters/render/geom"
)

// raster is a picture that a pen draws on instead of the pages of a PDF, for programs that take pictures of cards.
type raster struct {
	img   *image.RGBA
	m     f64.Aff3 // from millimetres to pixels
	clip  image.Rectangle
	saved []kept
	dash  []float64 // in millimetres; nil for a whole line
}

// kept is what a clip or a turn goes back to.
type kept struct {
	m    f64.Aff3
	clip image.Rectangle
}

// drawn returns a picture of a size in millimetres, with a number of pixels to each, that a function draws with the pen.
func (p *pen) drawn(w, h, perMM float64, draw func()) (*image.RGBA, error) {
	img := image.NewRGBA(image.Rect(0, 0, int(math.Round(w*perMM)), int(math.Round(h*perMM))))
	p.to = &raster{img: img, m: f64.Aff3{perMM, 0, 0, 0, perMM, 0}, clip: img.Bounds()}
	draw()
	p.to = nil
	return img, p.pdf.Error()
}

func (r *raster) keep() { r.saved = append(r.saved, kept{r.m, r.clip}) }
func (r *raster) goBack() {
	last := len(r.saved) - 1
	r.m, r.clip, r.saved = r.saved[last].m, r.saved[last].clip, r.saved[:last]
}

// pixel returns the pixel of a point in millimetres.
func (r *raster) pixel(x, y float64) (float32, float32) {
	return float32(r.m[0]*x + r.m[1]*y + r.m[2]), float32(r.m[3]*x + r.m[4]*y + r.m[5])
}

// within clips to a rectangle.
func (r *raster) within(at geom.Rect) {
	x0, y0 := r.pixel(at.X, at.Y)
	x1, y1 := r.pixel(at.Right(), at.Bottom())
	round := func(v float32) int { return int(math.Round(float64(v))) }
	r.clip = r.clip.Intersect(image.Rect(round(min(x0, x1)), round(min(y0, y1)), round(max(x0, x1)), round(max(y0, y1))))
}

func (r *raster) moved(dx, dy float64) {
	x, y := r.pixel(dx, dy)
	r.m[2], r.m[5] = float64(x), float64(y)
}

// turned turns counterclockwise by degrees about a point.
func (r *raster) turned(degrees float64, about point) {
	sin, cos := math.Sincos(-degrees * math.Pi / 180)
	a := f64.Aff3{cos, -sin, about.x - cos*about.x + sin*about.y, sin, cos, about.y - sin*about.x - cos*about.y}
	m := r.m
	r.m = f64.Aff3{
		m[0]*a[0] + m[1]*a[3], m[0]*a[1] + m[1]*a[4], m[0]*a[2] + m[1]*a[5] + m[2],
		m[3]*a[0] + m[4]*a[3], m[3]*a[1] + m[4]*a[4], m[3]*a[2] + m[4]*a[5] + m[5],
	}
}

// shape is an outline in millimetres: each step is a command m, l, q, c or h and its points.
type shape []shapeStep

type shapeStep struct {
	do byte
	at [3]point
}

func (s *shape) move(x, y float64) { *s = append(*s, shapeStep{'m', [3]point{{x, y}}}) }
func (s *shape) line(x, y float64) { *s = append(*s, shapeStep{'l', [3]point{{x, y}}}) }
func (s *shape) cubic(a, b, c point) {
	*s = append(*s, shapeStep{'c', [3]point{a, b, c}})
}
func (s *shape) end() { *s = append(*s, shapeStep{do: 'h'}) }

// polygonShape is the outline of corners.
func polygonShape(corners ...point) (s shape) {
	for i, c := range corners {
		if i == 0 {
			s.move(c.x, c.y)
		} else {
			s.line(c.x, c.y)
		}
	}
	s.end()
	return s
}

// kappa is the share of a radius at which the points lie that bend a curve to a quarter of a circle.
const kappa = 0.5523

// roundShape is the outline of a rectangle with round corners, clockwise, or the other way round.
func roundShape(r geom.Rect, radius float64, back bool) (s shape) {
	radius = max(0, min(radius, r.W/2, r.H/2))
	k := radius * (1 - kappa)
	x0, y0, x1, y1 := r.X, r.Y, r.Right(), r.Bottom()
	if back { // mirrored left to right, the same outline runs the other way
		x0, x1 = x1, x0
	}
	side := 1.0
	if back {
		side = -1
	}
	at := func(x, y float64) point { return point{x, y} }
	s.move(x0+side*radius, y0)
	s.line(x1-side*radius, y0)
	s.cubic(at(x1-side*k, y0), at(x1, y0+k), at(x1, y0+radius))
	s.line(x1, y1-radius)
	s.cubic(at(x1, y1-k), at(x1-side*k, y1), at(x1-side*radius, y1))
	s.line(x0+side*radius, y1)
	s.cubic(at(x0+side*k, y1), at(x0, y1-k), at(x0, y1-radius))
	s.line(x0, y0+radius)
	s.cubic(at(x0, y0+k), at(x0+side*k, y0), at(x0+side*radius, y0))
	s.end()
	return s
}

// fill fills an outline.
func (r *raster) fill(s shape, tint color.NRGBA) {
	lowX, lowY, highX, highY := float32(math.Inf(1)), float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.Inf(-1))
	for _, step := range s {
		for i := range pointsOf(step.do) {
			x, y := r.pixel(step.at[i].x, step.at[i].y)
			lowX, lowY, highX, highY = min(lowX, x), min(lowY, y), max(highX, x), max(highY, y)
		}
	}
	if !(lowX < highX && lowY < highY) {
		return
	}
	on := image.Rect(int(lowX)-1, int(lowY)-1, int(highX)+2, int(highY)+2).Intersect(r.clip)
	if on.Empty() {
		return
	}
	z := vector.NewRasterizer(on.Dx(), on.Dy())
	for _, step := range s {
		var at [3][2]float32
		for i := range pointsOf(step.do) {
			x, y := r.pixel(step.at[i].x, step.at[i].y)
			at[i] = [2]float32{x - float32(on.Min.X), y - float32(on.Min.Y)}
		}
		switch step.do {
		case 'm':
			z.MoveTo(at[0][0], at[0][1])
		case 'l':
			z.LineTo(at[0][0], at[0][1])
		case 'q':
			z.QuadTo(at[0][0], at[0][1], at[1][0], at[1][1])
		case 'c':
			z.CubeTo(at[0][0], at[0][1], at[1][0], at[1][1], at[2][0], at[2][1])
		case 'h':
			z.ClosePath()
		}
	}
	z.Draw(r.img, on, image.NewUniform(tint), image.Point{})
}

// pointsOf returns how many points a command of an outline has.
func pointsOf(do byte) int { return map[byte]int{'m': 1, 'l': 1, 'q': 2, 'c': 3}[do] }

// line draws a line, in dashes if there is a pattern.
func (r *raster) line(x0, y0, x1, y1, width float64, tint color.NRGBA) {
	length := math.Hypot(x1-x0, y1-y0)
	if length == 0 {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	part := func(from, to float64) {
		sx, sy := -dy*width/2, dx*width/2
		ax, ay, bx, by := x0+dx*from, y0+dy*from, x0+dx*to, y0+dy*to
		r.fill(polygonShape(point{ax + sx, ay + sy}, point{bx + sx, by + sy}, point{bx - sx, by - sy}, point{ax - sx, ay - sy}), tint)
	}
	if len(r.dash) < 2 {
		part(0, length)
		return
	}
	for at := 0.0; at < length; at += r.dash[0] + r.dash[1] {
		part(at, min(length, at+r.dash[0]))
	}
}

// frame draws a frame inside the edge of a rectangle.
func (r *raster) frame(at geom.Rect, radius, width float64, tint color.NRGBA) {
	if len(r.dash) >= 2 {
		in := at.Inset(width / 2)
		r.line(in.X, in.Y, in.Right(), in.Y, width, tint)
		r.line(in.X, in.Bottom(), in.Right(), in.Bottom(), width, tint)
		r.line(in.X, in.Y, in.X, in.Bottom(), width, tint)
		r.line(in.Right(), in.Y, in.Right(), in.Bottom(), width, tint)
		return
	}
	outer := roundShape(at, radius, false)
	r.fill(append(outer, roundShape(at.Inset(width), radius-width, true)...), tint)
}

// icon fills a path in operators of PDF, as [outline] has it, in a rectangle.
func (r *raster) icon(path string, at geom.Rect, tint color.NRGBA) {
	var s shape
	var v []float64
	scale := at.W / art.IconField
	for _, word := range strings.Fields(path) {
		if n, err := strconv.ParseFloat(word, 64); err == nil {
			v = append(v, n)
			continue
		}
		step := shapeStep{do: word[0]}
		for i := range min(pointsOf(word[0]), len(v)/2) {
			step.at[i] = point{at.X + v[2*i]*scale, at.Y + v[2*i+1]*scale}
		}
		s, v = append(s, step), nil
	}
	r.fill(s, tint)
}

// faces caches the outlines of letters.
var faces struct {
	sync.Mutex
	fonts  map[typeface]*sfnt.Font
	buffer sfnt.Buffer
	shapes map[glyph]glyphShape
}

type glyph struct {
	face typeface
	r    rune
}

type glyphShape struct {
	segments sfnt.Segments // in ems of 1000
	advance  float64       // in ems
}

// shapeOf returns the outline of a letter.
func shapeOf(face typeface, letter rune) (glyphShape, error) {
	faces.Lock()
	defer faces.Unlock()
	if faces.fonts == nil {
		faces.fonts, faces.shapes = map[typeface]*sfnt.Font{}, map[glyph]glyphShape{}
	}
	key := glyph{face, letter}
	if s, ok := faces.shapes[key]; ok {
		return s, nil
	}
	font := faces.fonts[face]
	var err error
	if font == nil {
		if font, err = sfnt.Parse(face.File()); err != nil {
			return glyphShape{}, err
		}
		faces.fonts[face] = font
	}
	const em = 1000
	n, err := font.GlyphIndex(&faces.buffer, letter)
	if err != nil {
		return glyphShape{}, err
	}
	segments, err := font.LoadGlyph(&faces.buffer, n, fixed.I(em), nil)
	if err != nil {
		return glyphShape{}, err
	}
	advance, err := font.GlyphAdvance(&faces.buffer, n, fixed.I(em), 0)
	if err != nil {
		return glyphShape{}, err
	}
	s := glyphShape{append(sfnt.Segments(nil), segments...), float64(advance) / 64 / em}
	faces.shapes[key] = s
	return s, nil
}

// text writes a text in one typeface from a point on its base line, and returns its width. Letters are size millimetres high.
func (r *raster) text(face typeface, size float64, text string, x, y float64, tint color.NRGBA) (width float64, err error) {
	from := x
	for _, letter := range text {
		g, err := shapeOf(face, letter)
		if err != nil {
			return 0, err
		}
		var s shape
		for _, seg := range g.segments {
			step := shapeStep{do: [...]byte{sfnt.SegmentOpMoveTo: 'm', sfnt.SegmentOpLineTo: 'l', sfnt.SegmentOpQuadTo: 'q', sfnt.SegmentOpCubeTo: 'c'}[seg.Op]}
			for i := range pointsOf(step.do) {
				step.at[i] = point{x + float64(seg.Args[i].X)/64/1000*size, y + float64(seg.Args[i].Y)/64/1000*size}
			}
			if step.do == 'm' && len(s) > 0 {
				s.end()
			}
			s = append(s, step)
		}
		s.end()
		r.fill(s, tint)
		x += g.advance * size
	}
	return x - from, nil
}

// picture draws a picture into a rectangle.
func (r *raster) picture(from image.Image, at geom.Rect) {
	b := from.Bounds()
	sx, sy := at.W/float64(b.Dx()), at.H/float64(b.Dy())
	m := r.m
	whole := f64.Aff3{
		m[0] * sx, m[1] * sy, m[0]*at.X + m[1]*at.Y + m[2],
		m[3] * sx, m[4] * sy, m[3]*at.X + m[4]*at.Y + m[5],
	}
	on, _ := r.img.SubImage(r.clip).(*image.RGBA)
	draw.BiLinear.Transform(on, whole, from, b, draw.Over, nil)
}
