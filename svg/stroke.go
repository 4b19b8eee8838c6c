package svg

import (
	"math"
	"slices"
	"strings"
)

// pen is how an outline is stroked, in its own lengths.
type pen struct {
	radius float64 // half of the width
	cap    string  // butt, round or square
	join   string  // miter, round or bevel
	miter  float64
	dashes []float64 // on, off, on, off ...; nil for none
	begin  float64   // where in the dashes the stroke begins
}

// penOf reads how an element is stroked. diagonal is the length that 100 % are.
func penOf(n *node, diagonal float64) (p pen, err error) {
	width, err := n.length("stroke-width", 1, diagonal)
	if err != nil {
		return p, err
	}
	p = pen{radius: width / 2, cap: n.attrs["stroke-linecap"], join: n.attrs["stroke-linejoin"]}
	if p.miter, err = n.length("stroke-miterlimit", 4, 0); err != nil {
		return p, err
	}
	if p.begin, err = n.length("stroke-dashoffset", 0, diagonal); err != nil {
		return p, err
	}
	text := n.attrs["stroke-dasharray"]
	if text == "" || text == "none" {
		return p, nil
	}
	all, sum := []float64{}, 0.0
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' || r == '\n' || r == '\t' }) {
		v, err := (&node{line: n.line, attrs: map[string]string{"stroke-dasharray": word}}).length("stroke-dasharray", 0, diagonal)
		if err != nil || v < 0 {
			return p, n.failed("stroke-dasharray is %.40q, which is not known", text)
		}
		all, sum = append(all, v), sum+v
	}
	if len(all)%2 == 1 {
		all, sum = append(all, all...), 2*sum
	}
	if sum > 0 {
		p.dashes, p.begin = all, math.Mod(math.Mod(p.begin, sum)+sum, sum)
	}
	return p, nil
}

// stroke returns the areas that a pen covers along an outline. All of them turn the same way: where they overlap they are one.
func (o *outline) stroke(p pen) (*outline, error) {
	drawn := &outline{off: o.off}
	for _, l := range o.lines {
		if p.dashes == nil {
			drawn.along(l, p)
		} else if err := drawn.dashed(l, p); err != nil {
			return nil, err
		}
		if drawn.count > mostPoints {
			return nil, errDetailed
		}
	}
	return drawn, nil
}

// dashed strokes the dashes of a line.
func (o *outline) dashed(l line, p pen) error {
	points := l.points
	if l.closed {
		points = append(points[:len(points):len(points)], points[0])
	}
	i, left := 0, p.begin
	for left >= p.dashes[i] { // the sum is larger
		left -= p.dashes[i]
		i = (i + 1) % len(p.dashes)
	}
	left = p.dashes[i] - left
	dash := line{points: []point{points[0]}}
	end := func() {
		if i%2 == 0 {
			o.along(dash, p)
		}
		i = (i + 1) % len(p.dashes)
		left = p.dashes[i]
	}
	for k := 1; k < len(points); k++ {
		a, b := points[k-1], points[k]
		for long := b.sub(a).len(); long > left; long = b.sub(a).len() {
			a = a.to(b, left/long)
			dash.points = append(dash.points, a)
			end()
			dash = line{points: []point{a}}
			if o.count++; o.count > mostPoints {
				return errDetailed
			}
		}
		left -= b.sub(a).len()
		dash.points = append(dash.points, b)
	}
	end()
	return nil
}

// along strokes a line.
func (o *outline) along(l line, p pen) {
	points := slices.Compact(slices.Clone(l.points))
	n := len(points)
	if l.closed && n > 1 && points[0] == points[n-1] {
		n--
		points = points[:n]
	}
	if n < 2 {
		if n == 1 && p.cap == "round" {
			o.ellipse(points[0].x, points[0].y, p.radius, p.radius)
		}
		return
	}
	pieces := n - 1
	if l.closed {
		pieces = n
	}
	var before point // the direction of the piece before
	if l.closed {
		before = direction(points[n-1], points[0])
	}
	for i := 0; i < pieces && o.count <= mostPoints; i++ {
		a, b := points[i], points[(i+1)%n]
		d := direction(a, b)
		if i > 0 || l.closed {
			o.join(a, before, d, p)
		}
		before = d
		if p.cap == "square" && !l.closed {
			if i == 0 {
				a = a.sub(d.mul(p.radius))
			}
			if i == pieces-1 {
				b = b.add(d.mul(p.radius))
			}
		}
		side := point{-d.y, d.x}.mul(p.radius)
		o.area(a.sub(side), b.sub(side), b.add(side), a.add(side))
	}
	if p.cap == "round" && !l.closed {
		for _, end := range []point{points[0], points[n-1]} {
			o.ellipse(end.x, end.y, p.radius, p.radius)
		}
	}
}

func direction(a, b point) point {
	d := b.sub(a)
	return d.mul(1 / d.len())
}

// join fills the gap at a point between two directions.
func (o *outline) join(at, d, e point, p pen) {
	turn, same := d.x*e.y-d.y*e.x, d.x*e.x+d.y*e.y
	if same > 0 && math.Abs(turn)*p.radius < o.off {
		return
	}
	if p.join == "round" && same < 0.9 {
		o.ellipse(at.x, at.y, p.radius, p.radius)
		return
	}
	out := p.radius // the gap is on the outer side
	if turn > 0 {
		out = -out
	}
	a, b := at.add(point{-d.y, d.x}.mul(out)), at.add(point{-e.y, e.x}.mul(out))
	corners := []point{at, a, b}
	// The tip is as many times as far away as the miter is long.
	if length := math.Sqrt(2 / max(1e-12, 1+same)); p.join != "bevel" && p.join != "round" && length <= p.miter {
		middle := point{-d.y - e.y, d.x + e.x}
		if far := middle.len(); far > 0 {
			corners = []point{at, a, at.add(middle.mul(out * length / far)), b}
		}
	}
	if turn <= 0 {
		corners[1], corners[len(corners)-1] = corners[len(corners)-1], corners[1]
	}
	o.area(corners...)
}

// area draws an area with corners.
func (o *outline) area(corners ...point) {
	o.lines = append(o.lines, line{points: corners, closed: true})
	o.count += len(corners)
}
