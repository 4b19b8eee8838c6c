package svg

import (
	"fmt"
	"math"
	"strings"
)

type point struct{ x, y float64 }

func (p point) add(q point) point           { return point{p.x + q.x, p.y + q.y} }
func (p point) sub(q point) point           { return point{p.x - q.x, p.y - q.y} }
func (p point) mul(by float64) point        { return point{p.x * by, p.y * by} }
func (p point) len() float64                { return math.Hypot(p.x, p.y) }
func (p point) to(q point, t float64) point { return point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t} }

// line is a way through points.
type line struct {
	points []point
	closed bool
}

// outline is what an element draws, in its own lengths: curves have been cut into straight lines.
type outline struct {
	lines []line
	off   float64 // how far a straight line may lie from its curve
	count int     // of points
}

func (o *outline) move(p point) {
	o.lines = append(o.lines, line{points: []point{p}})
	o.count++
}

func (o *outline) close() { o.lines[len(o.lines)-1].closed = true }

// line goes on to a point.
func (o *outline) line(p point) {
	last := &o.lines[len(o.lines)-1]
	if last.closed {
		o.move(last.points[0])
		last = &o.lines[len(o.lines)-1]
	}
	last.points = append(last.points, p)
	o.count++
}

// here returns where the last line ends.
func (o *outline) here() point {
	last := o.lines[len(o.lines)-1]
	if last.closed {
		return last.points[0]
	}
	return last.points[len(last.points)-1]
}

// curve goes on along a cubic curve.
func (o *outline) curve(b, c, d point) {
	a := o.here()
	bend := max(a.sub(b.mul(2)).add(c).len(), b.sub(c.mul(2)).add(d).len())
	n := math.Ceil(math.Sqrt(0.75 * bend / o.off))
	n = min(200, max(1, n))
	for i := 1.0; i < n; i++ {
		t := i / n
		ab, bc, cd := a.to(b, t), b.to(c, t), c.to(d, t)
		o.line(ab.to(bc, t).to(bc.to(cd, t), t))
	}
	o.line(d)
}

// quad goes on along a quadratic curve.
func (o *outline) quad(b, c point) {
	o.curve(o.here().to(b, 2.0/3), c.to(b, 2.0/3), c)
}

// round goes on along an ellipse about the origin, mapped to its place, from an angle over a turn.
func (o *outline) round(place matrix, from, turn float64) {
	r := place.scale()
	n := math.Ceil(math.Abs(turn) / max(0.03, 2*math.Acos(max(0, 1-o.off/max(o.off, r)))))
	for i := 1.0; i <= n; i++ {
		sin, cos := math.Sincos(from + turn*i/n)
		o.line(place.at(point{cos, sin}))
	}
}

// arc goes on along an ellipse as a path says it.
func (o *outline) arc(rx, ry, lean float64, large, sweep bool, end point) {
	start := o.here()
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || start == end {
		o.line(end)
		return
	}
	// On a circle of radius 1 about the origin both ends are at the same distance from the middle.
	sin, cos := math.Sincos(lean * math.Pi / 180)
	half := start.sub(end).mul(0.5)
	p := point{(cos*half.x + sin*half.y) / rx, (cos*half.y - sin*half.x) / ry}
	if far := p.len(); far > 1 { // too small an ellipse grows
		rx, ry, p = rx*far, ry*far, p.mul(1/far)
	}
	square := p.x*p.x + p.y*p.y
	if square == 0 {
		o.line(end)
		return
	}
	off := math.Sqrt(max(0, 1/square-1))
	if large == sweep {
		off = -off
	}
	middle := point{p.y * off, -p.x * off}
	from := math.Atan2(p.y-middle.y, p.x-middle.x)
	turn := math.Atan2(-p.y-middle.y, -p.x-middle.x) - from
	if sweep && turn < 0 {
		turn += 2 * math.Pi
	} else if !sweep && turn > 0 {
		turn -= 2 * math.Pi
	}
	place := matrix{a: cos * rx, b: sin * rx, c: -sin * ry, d: cos * ry}
	centre := start.to(end, 0.5).add(place.at(middle))
	place.e, place.f = centre.x, centre.y
	o.round(place, from, turn)
	o.line(end)
}

// ellipse draws an ellipse.
func (o *outline) ellipse(x, y, rx, ry float64) {
	o.move(point{x + rx, y})
	o.round(matrix{a: rx, d: ry, e: x, f: y}, 0, 2*math.Pi)
	o.close()
}

// rect draws a rectangle with round corners.
func (o *outline) rect(x, y, w, h, rx, ry float64) {
	rx, ry = min(rx, w/2), min(ry, h/2)
	o.move(point{x + rx, y})
	for i, corner := range []point{{x + w - rx, y + ry}, {x + w - rx, y + h - ry}, {x + rx, y + h - ry}, {x + rx, y + ry}} {
		from := float64(i-1) * math.Pi / 2
		sin, cos := math.Sincos(from)
		o.line(point{corner.x + rx*cos, corner.y + ry*sin})
		if rx > 0 && ry > 0 {
			o.round(matrix{a: rx, d: ry, e: corner.x, f: corner.y}, from, math.Pi/2)
		}
	}
	o.close()
}

// takes are the numbers that each command of a path takes.
var takes = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

// path draws the path that a text describes.
func (o *outline) path(text string) error {
	var command byte
	var control point // of the curve before
	var before byte   // the command before, in capitals
	for text = trimmed(text); text != ""; text = trimmed(text) {
		if letter := text[0] &^ 0x20; letter >= 'A' && letter <= 'Z' {
			command, text = text[0], text[1:]
		} else if command&^0x20 == 'Z' || command == 0 {
			return fmt.Errorf("the path has %.20q where a command must stand", text)
		}
		upper := command &^ 0x20
		n, known := takes[upper]
		if !known || len(o.lines) == 0 && upper != 'M' {
			return fmt.Errorf("the path has %.20q where a command must stand", string(command)+text)
		}
		var v [7]float64
		for i := range n {
			var ok bool
			if v[i], text, ok = argument(text, upper == 'A' && (i == 3 || i == 4)); !ok {
				return fmt.Errorf("the path has %.20q where a number must stand", text)
			}
		}
		if upper == 'Z' {
			o.close()
			before = upper
			continue
		}
		var from point
		if command != upper && len(o.lines) > 0 {
			from = o.here()
		}
		control = o.step(upper, v, from, control, before)
		before = upper
		if upper == 'M' {
			command-- // further points are lines: L stands before M
		}
		if o.count > mostPoints {
			return errDetailed
		}
	}
	return nil
}

func trimmed(text string) string { return strings.TrimLeft(text, " \t\r\n,") }

// argument reads a number of a path. A flag is one digit: the next number may follow at once.
func argument(text string, flag bool) (v float64, rest string, ok bool) {
	if !flag {
		return number(text)
	}
	text = trimmed(text)
	if text == "" || text[0] != '0' && text[0] != '1' {
		return 0, text, false
	}
	return float64(text[0] - '0'), text[1:], true
}

// step carries out a command of a path, and returns the last control of its curve. from is what its points count from.
func (o *outline) step(command byte, v [7]float64, from, control point, before byte) point {
	at := func(i int) point { return from.add(point{v[i], v[i+1]}) }
	mirrored := func(like string) point { // a smooth curve goes on as the one before
		if strings.IndexByte(like, before) < 0 {
			return o.here()
		}
		return o.here().mul(2).sub(control)
	}
	switch command {
	case 'M':
		o.move(at(0))
	case 'L':
		o.line(at(0))
	case 'H':
		o.line(point{from.x + v[0], o.here().y})
	case 'V':
		o.line(point{o.here().x, from.y + v[0]})
	case 'C':
		o.curve(at(0), at(2), at(4))
		return at(2)
	case 'S':
		o.curve(mirrored("CS"), at(0), at(2))
		return at(0)
	case 'Q':
		o.quad(at(0), at(2))
		return at(0)
	case 'T':
		middle := mirrored("QT")
		o.quad(middle, at(0))
		return middle
	case 'A':
		o.arc(v[0], v[1], v[2], v[3] == 1, v[4] == 1, at(5))
	}
	return o.here()
}
