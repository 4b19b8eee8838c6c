package svg

import (
	"errors"
	"math"
	"slices"
	"strings"
)

// What bounds a drawing. The work of painting one is at most that of some 190 areas over a whole card.
const (
	mostElements   = 20_000  // copies included
	mostDepth      = 60      // elements within each other
	mostSheets     = 8       // see-through groups within each other
	mostColors     = 100     // of a gradient
	mostPoints     = 500_000 // of an outline
	mostStyled     = 4 << 20 // bytes of styles, counted for each class and each element that has them
	longestNumber  = 100     // letters of one
	mostWork       = 3e8     // dots that are painted, and what is as much work
	mostProportion = 10      // of one side to the other

	longSide = 1600 // in dots

	// Dots that are as much work: of text; of a point of an outline, of one that is painted, and of each row and column that a line crosses.
	perByte, perCut, perPoint, perRow, perColumn = 100, 50, 500, 50, 3
)

var errDetailed = errors.New("it is too detailed: simplify its paths, or save it as PNG")

// Drawing is a drawing that has been read: what is painted, one over the other. Its longer side has longSide dots.
type Drawing struct {
	width, height float64
	steps         []step
	reading       float64 // how much work it was to read it, in dots
}

// Work returns how much work it was to read a drawing, from 0 to 1 for the most that a drawing may be. It is 1 where there is none, for
// it was refused.
func (d *Drawing) Work() float64 {
	if d == nil {
		return 1
	}
	return d.reading / mostWork
}

// step is an area that is painted, or the beginning or end of a sheet: what is painted on a sheet is laid down together.
type step struct {
	area    []line // in dots; nil for a sheet
	evenOdd bool
	paint   paint
	begin   bool
	opacity float64 // of a sheet that ends
}

// field is what shows of a drawing, in its own lengths.
type field struct{ x, y, w, h float64 }

// fieldOf reads the size of a drawing.
func fieldOf(root *node) (f field, err error) {
	if text := root.attrs["viewBox"]; text != "" {
		v, err := numbers(text)
		if err != nil || len(v) != 4 {
			return f, root.failed("viewBox is %.40q, and must be four numbers", text)
		}
		f = field{v[0], v[1], v[2], v[3]}
	} else {
		if f.w, err = root.length("width", 0, 0); err == nil {
			f.h, err = root.length("height", 0, 0)
		}
		if err != nil {
			return f, err
		}
	}
	if f.w <= 0 || f.h <= 0 {
		return f, root.failed("it has no size: it needs a viewBox, or a width and a height")
	}
	if f.w > mostProportion*f.h || f.h > mostProportion*f.w {
		return f, root.failed("it is %g by %g: no side may be more than %d times as long as the other", f.w, f.h, mostProportion)
	}
	return f, nil
}

// Read reads a drawing. The error is what is wrong with it, in most cases with its line.
func Read(data []byte) (*Drawing, error) {
	root, err := tree(data)
	if err != nil {
		return nil, err
	}
	f, err := fieldOf(root)
	if err != nil {
		return nil, err
	}
	if err := dress(root); err != nil {
		return nil, err
	}
	by := longSide / max(f.w, f.h)
	r := &reader{Drawing: Drawing{width: f.w * by, height: f.h * by}, field: f, ids: map[string]*node{}, ramps: map[*node]*ramp{}}
	_ = root.all(func(n *node) error {
		if id := n.attrs["id"]; id != "" && r.ids[id] == nil {
			r.ids[id] = n
		}
		return nil
	})
	r.reading = perByte * float64(len(data))
	if err := r.show(root, inherited{attrs: defaults, place: matrix{a: by, d: by, e: -f.x * by, f: -f.y * by}}, 0); err != nil {
		return nil, err
	}
	return &r.Drawing, nil
}

// reader makes a drawing of elements.
type reader struct {
	Drawing
	field  field
	ids    map[string]*node
	ramps  map[*node]*ramp // of gradients that are used
	count  int             // of elements shown
	sheets int             // that have begun
	work   float64
}

// inherited is what an element takes from those that it stands in.
type inherited struct {
	attrs map[string]string
	place matrix // to dots
}

// defaults are the attributes that are inherited, as they are at first.
var defaults = map[string]string{
	"fill": "black", "stroke": "none", "fill-rule": "nonzero", "visibility": "visible", "fill-opacity": "1", "stroke-opacity": "1",
	"stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-dasharray": "none",
	"stroke-dashoffset": "0", "color": "black",
}

// unknown are attributes that would change what shows.
var unknown = []string{"filter", "mask", "clip-path", "marker", "marker-start", "marker-mid", "marker-end", "mix-blend-mode"}

// shapes draw themselves.
var shapes = map[string]bool{"path": true, "rect": true, "circle": true, "ellipse": true, "line": true, "polyline": true, "polygon": true}

// hidden are elements that show nothing where they stand. Who uses one that is not drawn is told so.
var hidden = map[string]bool{
	"defs": true, "style": true, "linearGradient": true, "radialGradient": true,
	"filter": true, "mask": true, "clipPath": true, "pattern": true, "marker": true, "symbol": true,
}

// show paints an element and what stands in it.
func (r *reader) show(n *node, from inherited, depth int) error {
	if r.count++; r.count > mostElements || depth > mostDepth {
		return n.failed("%w", errDetailed)
	}
	if hidden[n.name] || n.attrs["display"] == "none" {
		return nil
	}
	group := n.name == "g" || n.name == "a" || n.name == "use" || n.name == "svg" && depth == 0
	if !group && !shapes[n.name] {
		hint := ""
		if n.name == "text" {
			hint = ": turn texts into paths"
		}
		return n.failed("<%s> is not drawn%s", n.name, hint)
	}
	for _, key := range unknown {
		if value := n.attrs[key]; value != "" && value != "none" && value != "normal" {
			return n.failed("%s is not drawn", key)
		}
	}
	here, err := from.in(n)
	if err != nil {
		return err
	}
	if err := r.takeReading(n, perByte*float64(n.size)); err != nil {
		return err
	}
	opacity, err := n.share("opacity", 1)
	if err != nil || opacity == 0 {
		return err
	}
	if !group {
		return r.shape(n, here, opacity)
	}
	return r.sheet(n, opacity, func() error {
		if n.name == "use" {
			return r.copy(n, here, depth)
		}
		for _, child := range n.children {
			if err := r.show(child, here, depth+1); err != nil {
				return err
			}
		}
		return nil
	})
}

// sheet paints something on a sheet of its own, if it is see-through.
func (r *reader) sheet(n *node, opacity float64, paint func() error) error {
	if opacity == 1 {
		return paint()
	}
	if r.sheets++; r.sheets > mostSheets {
		return n.failed("more than %d see-through groups lie within each other", mostSheets)
	}
	if err := r.take(n, 3*r.width*r.height); err != nil {
		return err
	}
	r.steps = append(r.steps, step{begin: true})
	err := paint()
	r.steps = append(r.steps, step{opacity: opacity})
	r.sheets--
	return err
}

// in returns what an element hands on.
func (from inherited) in(n *node) (inherited, error) {
	moved, err := n.transform("transform")
	if err != nil {
		return from, err
	}
	here := inherited{attrs: make(map[string]string, len(from.attrs)), place: from.place.mul(moved)}
	for key, value := range from.attrs {
		if own := n.attrs[key]; own != "" && own != "inherit" {
			value = own
		}
		here.attrs[key] = value
	}
	return here, nil
}

// copy shows the element that a use names.
func (r *reader) copy(n *node, here inherited, depth int) error {
	name, ok := strings.CutPrefix(n.attrs["href"], "#")
	if !ok {
		return n.failed("<use> leads out of the file")
	}
	of := r.ids[name]
	switch {
	case of == nil:
		return nil
	case hidden[of.name]:
		return of.failed("<%s> is not drawn", of.name)
	}
	x, err := n.length("x", 0, r.field.w)
	if err != nil {
		return err
	}
	y, err := n.length("y", 0, r.field.h)
	if err != nil {
		return err
	}
	here.place = here.place.mul(matrix{1, 0, 0, 1, x, y})
	return r.show(of, here, depth+1)
}

// shape paints what an element draws.
func (r *reader) shape(n *node, here inherited, opacity float64) error {
	text := 0
	for _, value := range here.attrs {
		text += len(value)
	}
	if err := r.takeReading(n, perByte*float64(text)); err != nil || here.attrs["visibility"] != "visible" {
		return err
	}
	o := &outline{off: 0.15 / max(1e-9, here.place.scale())}
	if err := r.outline(n, o); err != nil {
		return err
	}
	if err := r.takeReading(n, perCut*float64(o.count)); err != nil {
		return err
	}
	style := &node{name: n.name, line: n.line, attrs: here.attrs}
	fill, fills, err := r.paintOf(style, "fill", o, here.place)
	if err != nil {
		return err
	}
	stroke, strokes, err := r.paintOf(style, "stroke", o, here.place)
	if err != nil {
		return err
	}
	if fills != strokes { // then a sheet would have one thing on it
		fill.opacity, stroke.opacity, opacity = fill.opacity*opacity, stroke.opacity*opacity, 1
	}
	return r.sheet(n, opacity, func() error {
		if fills {
			if err := r.add(n, o, here.place, step{paint: fill, evenOdd: here.attrs["fill-rule"] == "evenodd"}); err != nil {
				return err
			}
		}
		if !strokes {
			return nil
		}
		p, err := penOf(style, math.Hypot(r.field.w, r.field.h)/math.Sqrt2)
		if err != nil || p.radius <= 0 {
			return err
		}
		drawn, err := o.stroke(p)
		if err != nil {
			return n.failed("%w", err)
		}
		return r.add(n, drawn, here.place, step{paint: stroke})
	})
}

// outline draws an element.
func (r *reader) outline(n *node, o *outline) error {
	var failed error
	read := func(key string, otherwise, whole float64) float64 {
		v, err := n.length(key, otherwise, whole)
		if failed == nil {
			failed = err
		}
		return v
	}
	w, h := r.field.w, r.field.h
	switch n.name {
	case "path":
		if err := o.path(n.attrs["d"]); err != nil {
			return n.failed("%w", err)
		}
	case "rect":
		x, y, width, height := read("x", 0, w), read("y", 0, h), read("width", 0, w), read("height", 0, h)
		rx := read("rx", -1, w)
		ry := read("ry", rx, h)
		if rx < 0 {
			rx = ry
		}
		if width > 0 && height > 0 {
			o.rect(x, y, width, height, max(0, rx), max(0, ry))
		}
	case "circle":
		if radius := read("r", 0, math.Hypot(w, h)/math.Sqrt2); radius > 0 {
			o.ellipse(read("cx", 0, w), read("cy", 0, h), radius, radius)
		}
	case "ellipse":
		rx, ry := read("rx", 0, w), read("ry", 0, h)
		if rx > 0 && ry > 0 {
			o.ellipse(read("cx", 0, w), read("cy", 0, h), rx, ry)
		}
	case "line":
		o.move(point{read("x1", 0, w), read("y1", 0, h)})
		o.line(point{read("x2", 0, w), read("y2", 0, h)})
	default: // polyline, polygon
		v, err := numbers(n.attrs["points"])
		if err != nil {
			return n.failed("points: %w", err)
		}
		for pair := range slices.Chunk(v[:len(v)/2*2], 2) {
			if at := (point{pair[0], pair[1]}); o.lines == nil {
				o.move(at)
			} else {
				o.line(at)
			}
		}
		if n.name == "polygon" && o.lines != nil {
			o.close()
		}
	}
	return failed
}

// add adds an area, in dots.
func (r *reader) add(n *node, o *outline, place matrix, s step) error {
	if err := r.takeReading(n, perPoint*float64(o.count)); err != nil || len(o.lines) == 0 {
		return err
	}
	s.area = make([]line, len(o.lines))
	for i, l := range o.lines {
		s.area[i].points = make([]point, len(l.points))
		for k, p := range l.points {
			at := place.at(p)
			if !(math.Abs(at.x) <= farthest && math.Abs(at.y) <= farthest) { // nor is it no number at all
				return n.failed("it reaches too far out")
			}
			s.area[i].points[k] = at
		}
	}
	low, high := (&outline{lines: s.area}).bounds()
	across := min(r.width, high.x) - max(0, low.x)
	down := min(r.height, high.y) - max(0, low.y)
	if across <= 0 || down <= 0 {
		return nil // nothing of it shows
	}
	rows, columns := 0.0, 0.0 // that the lines cross
	for _, l := range s.area {
		before := l.points[len(l.points)-1]
		for _, p := range l.points {
			rows += max(0, min(r.height, max(p.y, before.y))-max(0, min(p.y, before.y)))
			columns += max(0, min(r.width, max(p.x, before.x))-max(0, min(p.x, before.x)))
			before = p
		}
	}
	if s.paint.gradient != nil {
		across *= 4 // as much work for each dot
	}
	if err := r.take(n, across*down+perRow*rows+perColumn*columns); err != nil {
		return err
	}
	r.steps = append(r.steps, s)
	return nil
}

// take counts the work of painting some dots.
func (r *reader) take(n *node, dots float64) error {
	if r.work += dots; r.work > mostWork {
		return n.failed("%w", errDetailed)
	}
	return nil
}

// takeReading counts work that is done to read a drawing too.
func (r *reader) takeReading(n *node, dots float64) error {
	r.reading += dots
	return r.take(n, dots)
}
