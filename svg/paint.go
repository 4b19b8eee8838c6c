package svg

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

// paint is what an area is filled with: a colour, or a gradient.
type paint struct {
	color    color.NRGBA
	gradient *gradient
	opacity  float64
}

// gradient is a run of colours along a line or about a point.
type gradient struct {
	*ramp
	still  bool // it has no room: all of it is its last colour
	radial bool
	focus  point  // of a radial one, about the origin and with radius 1
	back   matrix // from dots of the drawing: along x from 0 to 1, or to the circle of radius 1 about the origin
	spread string // pad, reflect or repeat
}

// ramp is what a gradient is wherever it is used.
type ramp struct {
	attrs  *node // with those that it takes from gradients that it links to
	colors [256]color.NRGBA
	moved  matrix // by its own transform
	shows  bool
}

// at returns the colour at a point.
func (g *gradient) at(p point) color.NRGBA {
	if g.still {
		return g.colors[255]
	}
	p = g.back.at(p)
	t := p.x
	if g.radial {
		t = g.circle(p)
	}
	switch g.spread {
	case "repeat":
		t -= math.Floor(t)
	case "reflect":
		if t = math.Mod(math.Abs(t), 2); t > 1 {
			t = 2 - t
		}
	}
	switch {
	case t >= 1:
		return g.colors[255]
	case t > 0:
		return g.colors[int(255*t+0.5)]
	}
	return g.colors[0] // what is no number is here too
}

// circle returns how far a point is on the way from the focus to the circle.
func (g *gradient) circle(p point) float64 {
	d := p.sub(g.focus)
	if g.focus == (point{}) {
		return d.len()
	}
	// The way through the point meets the circle where |focus + s d| is 1, and t is 1/s.
	a, b, c := d.x*d.x+d.y*d.y, g.focus.x*d.x+g.focus.y*d.y, g.focus.x*g.focus.x+g.focus.y*g.focus.y-1
	return a / max(1e-12, math.Sqrt(max(0, b*b-a*c))-b)
}

// colorOf reads a colour. known is false where it is none.
func colorOf(text string) (c color.NRGBA, known bool) {
	text = strings.ToLower(strings.TrimSpace(text))
	if hex, ok := strings.CutPrefix(text, "#"); ok {
		if len(hex) == 3 || len(hex) == 4 {
			var twice strings.Builder
			for i := range len(hex) {
				twice.WriteByte(hex[i])
				twice.WriteByte(hex[i])
			}
			hex = twice.String()
		}
		if len(hex) == 6 {
			hex += "ff"
		}
		v, err := strconv.ParseUint(hex, 16, 32)
		return color.NRGBA{uint8(v >> 24), uint8(v >> 16), uint8(v >> 8), uint8(v)}, err == nil && len(hex) == 8
	}
	if kind, inner, ok := strings.Cut(text, "("); ok {
		return function(kind, strings.TrimSuffix(inner, ")"))
	}
	switch text {
	case "transparent":
		return color.NRGBA{}, true
	case "currentcolor":
		return color.NRGBA{A: 255}, true
	}
	named, known := colornames.Map[text]
	return color.NRGBA(named), known
}

// function reads the numbers of a colour such as rgb(255, 20%, 0).
func function(kind, inner string) (color.NRGBA, bool) {
	words := strings.FieldsFunc(inner, func(r rune) bool { return r == ',' || r == ' ' || r == '/' })
	if kind != "rgb" && kind != "rgba" || len(words) != 3 && len(words) != 4 {
		return color.NRGBA{}, false
	}
	v := [4]uint8{3: 255}
	for i, word := range words {
		whole := 1.0
		if i == 3 {
			whole = 255
		}
		if percent, ok := strings.CutSuffix(word, "%"); ok {
			word, whole = percent, 2.55
		}
		of, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return color.NRGBA{}, false
		}
		v[i] = uint8(min(255, max(0, math.Round(of*whole))))
	}
	return color.NRGBA{v[0], v[1], v[2], v[3]}, true
}

// paintOf reads what an element is filled or stroked with; false for nothing. shape is what is filled, and place maps it to dots.
func (r *reader) paintOf(n *node, key string, shape *outline, place matrix) (p paint, ok bool, err error) {
	text := n.attrs[key]
	if p.opacity, err = n.share(key+"-opacity", 1); err != nil || text == "none" || p.opacity == 0 {
		return p, false, err
	}
	link, ok := strings.CutPrefix(text, "url(")
	if !ok {
		p.color, ok = colorOf(text)
		if !ok {
			return p, false, n.failed("%s is %.40q, which is no known colour", key, text)
		}
		return p, true, nil
	}
	link, rest, _ := strings.Cut(link, ")")
	name, ok := strings.CutPrefix(strings.Trim(link, `"' `), "#")
	of := r.ids[name]
	switch {
	case !ok:
		return p, false, n.failed("%s leads out of the file", key)
	case of == nil && strings.TrimSpace(rest) == "none":
		return p, false, nil
	case of == nil && strings.TrimSpace(rest) != "": // a colour that is used instead
		if p.color, ok = colorOf(rest); !ok {
			return p, false, n.failed("%s is %.40q, which is no known colour", key, text)
		}
		return p, true, nil
	case of == nil:
		return p, false, nil // programs leave such links behind
	case of.name != "linearGradient" && of.name != "radialGradient":
		return p, false, of.failed("<%s> is not drawn", of.name)
	}
	p.gradient, err = r.gradientOf(of, shape, place)
	if err == nil && p.gradient == nil {
		return p, false, nil
	}
	return p, true, err
}

// gradientOf returns a gradient for a shape. It is nil if it shows nothing.
func (r *reader) gradientOf(n *node, shape *outline, place matrix) (*gradient, error) {
	all, err := r.rampOf(n)
	if err != nil || !all.shows {
		return nil, err
	}
	g := &gradient{ramp: all, radial: n.name == "radialGradient", spread: all.attrs.attrs["spreadMethod"]}
	width, height := r.field.w, r.field.h
	if all.attrs.attrs["gradientUnits"] != "userSpaceOnUse" {
		low, high := shape.bounds()
		width, height = 1, 1
		place = place.mul(matrix{a: high.x - low.x, d: high.y - low.y, e: low.x, f: low.y})
	}
	own, err := g.own(all.attrs, width, height)
	if err != nil {
		return nil, err
	}
	back, ok := place.mul(all.moved).mul(own).inverse()
	g.back, g.still = back, !ok
	return g, nil
}

// rampOf reads a gradient, with what it takes from those that it links to. Each is read once, however many shapes it fills.
func (r *reader) rampOf(n *node) (*ramp, error) {
	if known := r.ramps[n]; known != nil {
		return known, nil
	}
	whole := &node{name: n.name, line: n.line, attrs: map[string]string{}}
	for from, depth := n, 0; from != nil && depth < mostDepth; depth++ {
		if err := r.takeReading(n, perByte*float64(from.size)); err != nil {
			return nil, err
		}
		for key, value := range from.attrs {
			if _, has := whole.attrs[key]; !has && key != "href" {
				whole.attrs[key] = value
			}
		}
		if len(whole.children) == 0 {
			whole.children = from.children
		}
		from = r.ids[strings.TrimPrefix(from.attrs["href"], "#")]
	}
	g := &ramp{attrs: whole}
	var err error
	if g.shows, err = g.stops(whole); err != nil {
		return nil, err
	}
	if g.moved, err = whole.transform("gradientTransform"); err != nil {
		return nil, err
	}
	// What is read again for each shape is where it lies: no such number is long.
	for _, key := range []string{"x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"} {
		if len(whole.attrs[key]) > longestNumber {
			return nil, n.failed("%s is %.20q, and must be a number", key, whole.attrs[key])
		}
	}
	r.ramps[n] = g
	return g, nil
}

// own returns where a gradient lies in a field that is so wide and high.
func (g *gradient) own(n *node, width, height float64) (matrix, error) {
	var failed error
	read := func(key string, otherwise, whole float64) float64 {
		v, err := n.length(key, otherwise, whole)
		failed = cmp.Or(failed, err)
		return v
	}
	if !g.radial {
		a := point{read("x1", 0, width), read("y1", 0, height)}
		d := point{read("x2", width, width), read("y2", 0, height)}.sub(a)
		return matrix{d.x, d.y, -d.y, d.x, a.x, a.y}, failed
	}
	diagonal := math.Hypot(width, height) / math.Sqrt2
	x, y, radius := read("cx", width/2, width), read("cy", height/2, height), read("r", diagonal/2, diagonal)
	if radius > 0 {
		g.focus = point{read("fx", x, width) - x, read("fy", y, height) - y}.mul(1 / radius)
		if far := g.focus.len(); far > 0.999 {
			g.focus = g.focus.mul(0.999 / far)
		}
	}
	return matrix{a: radius, d: radius, e: x, f: y}, failed
}

// stops reads the colours of a gradient, and reports whether there are any.
func (g *ramp) stops(n *node) (bool, error) {
	type stop struct {
		at    float64
		color color.NRGBA
	}
	var all []stop
	for _, child := range n.children {
		if child.name != "stop" {
			continue
		}
		if len(all) == mostColors {
			return false, n.failed("a gradient has more than %d colours", mostColors)
		}
		at, err := child.share("offset", 0)
		if err != nil {
			return false, err
		}
		opacity, err := child.share("stop-opacity", 1)
		if err != nil {
			return false, err
		}
		c, known := color.NRGBA{A: 255}, true
		if text := child.attrs["stop-color"]; text != "" {
			c, known = colorOf(text)
		}
		if !known {
			return false, child.failed("stop-color is %.40q, which is no known colour", child.attrs["stop-color"])
		}
		c.A = uint8(float64(c.A)*opacity + 0.5)
		if n := len(all); n > 0 {
			at = max(at, all[n-1].at)
		}
		all = append(all, stop{at, c})
	}
	if len(all) == 0 {
		return false, nil
	}
	for i := range g.colors {
		t := float64(i) / 255
		k := slices.IndexFunc(all, func(s stop) bool { return s.at > t })
		switch {
		case k < 0:
			g.colors[i] = all[len(all)-1].color
		case k == 0:
			g.colors[i] = all[0].color
		default:
			a, b := all[k-1], all[k]
			g.colors[i] = between(a.color, b.color, (t-a.at)/(b.at-a.at))
		}
	}
	return true, nil
}

func between(a, b color.NRGBA, t float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// bounds returns the corners of the rectangle about an outline.
func (o *outline) bounds() (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, l := range o.lines {
		for _, p := range l.points {
			low, high = point{min(low.x, p.x), min(low.y, p.y)}, point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	return low, high
}
