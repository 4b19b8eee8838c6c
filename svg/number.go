package svg

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// units are the lengths of units in dots of the drawing.
var units = map[string]float64{"": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 960 / 25.4, "in": 96}

// number reads a number at the head of a text, and returns the rest. SVG parts numbers by what cannot go on: "1.5.5-2" are three.
func number(s string) (v float64, rest string, ok bool) {
	s = strings.TrimLeft(s, " \t\r\n,")
	i, digits, dot := 0, 0, false
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		i++
	}
	for ; i < len(s); i++ {
		if s[i] == '.' && !dot {
			dot = true
		} else if s[i] >= '0' && s[i] <= '9' {
			digits++
		} else {
			break
		}
	}
	if digits == 0 {
		return 0, s, false
	}
	if i < len(s) && s[i]|0x20 == 'e' {
		j := i + 1
		if j < len(s) && (s[j] == '+' || s[j] == '-') {
			j++
		}
		if j < len(s) && s[j] >= '0' && s[j] <= '9' {
			for i = j; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
			}
		}
	}
	v, err := strconv.ParseFloat(s[:i], 64)
	return v, s[i:], err == nil && math.Abs(v) <= farthest
}

// farthest is the largest number in a drawing.
const farthest = 1e9

// numbers reads all numbers of a text.
func numbers(s string) (all []float64, err error) {
	for {
		v, rest, ok := number(s)
		if !ok {
			if rest != "" {
				return nil, fmt.Errorf("%.20q is no number", rest)
			}
			return all, nil
		}
		all, s = append(all, v), rest
	}
}

// length reads a length; without one it is the default. whole is what 100 % is; 0 if there is no such length.
func (n *node) length(key string, otherwise, whole float64) (float64, error) {
	text, ok := n.attrs[key]
	if !ok || text == "" || text == "auto" {
		return otherwise, nil
	}
	v, unit, ok := number(text)
	unit = strings.TrimSpace(unit)
	if unit == "%" && whole != 0 {
		return v / 100 * whole, nil
	}
	by, known := units[unit]
	if !ok || !known {
		return 0, n.failed("%s is %.20q, and must be a number", key, text)
	}
	return v * by, nil
}

// share reads a number from 0 to 1, or in percent.
func (n *node) share(key string, otherwise float64) (float64, error) {
	v, err := n.length(key, otherwise, 1)
	return min(1, max(0, v)), err
}

// matrix maps a point (x, y) to (ax + cy + e, bx + dy + f).
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

// mul returns the matrix that maps as n does and then as m does.
func (m matrix) mul(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

func (m matrix) at(p point) point { return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// scale is how much larger a length becomes, at most.
func (m matrix) scale() float64 { return max(math.Hypot(m.a, m.b), math.Hypot(m.c, m.d)) }

// inverse returns the matrix that maps back, if there is one.
func (m matrix) inverse() (matrix, bool) {
	det := m.a*m.d - m.b*m.c
	if math.Abs(det) < 1e-18 {
		return identity, false
	}
	return matrix{
		m.d / det, -m.b / det, -m.c / det, m.a / det,
		(m.c*m.f - m.d*m.e) / det, (m.b*m.e - m.a*m.f) / det,
	}, true
}

// transform reads what an attribute says of where an element lies, such as "translate(3) rotate(45)".
func (n *node) transform(key string) (matrix, error) {
	m := identity
	for text := n.attrs[key]; strings.Trim(text, " \t\r\n,") != ""; {
		name, rest, _ := strings.Cut(text, "(")
		inner, rest, ok := strings.Cut(rest, ")")
		v, err := numbers(inner)
		one, known := moved(strings.Trim(name, " \t\r\n,"), v)
		if !ok || err != nil || !known {
			return m, n.failed("%s is %.40q, which is not known", key, n.attrs[key])
		}
		m, text = m.mul(one), rest
	}
	return m, nil
}

// moved returns one transformation.
func moved(name string, v []float64) (matrix, bool) {
	switch {
	case name == "matrix" && len(v) == 6:
		return matrix{v[0], v[1], v[2], v[3], v[4], v[5]}, true
	case name == "translate" && len(v) == 1:
		return matrix{1, 0, 0, 1, v[0], 0}, true
	case name == "translate" && len(v) == 2:
		return matrix{1, 0, 0, 1, v[0], v[1]}, true
	case name == "scale" && len(v) == 1:
		return matrix{v[0], 0, 0, v[0], 0, 0}, true
	case name == "scale" && len(v) == 2:
		return matrix{v[0], 0, 0, v[1], 0, 0}, true
	case name == "rotate" && (len(v) == 1 || len(v) == 3):
		sin, cos := math.Sincos(v[0] * math.Pi / 180)
		m := matrix{cos, sin, -sin, cos, 0, 0}
		if len(v) == 3 {
			m = matrix{1, 0, 0, 1, v[1], v[2]}.mul(m).mul(matrix{1, 0, 0, 1, -v[1], -v[2]})
		}
		return m, true
	case name == "skewX" && len(v) == 1:
		return matrix{1, 0, math.Tan(v[0] * math.Pi / 180), 1, 0, 0}, true
	case name == "skewY" && len(v) == 1:
		return matrix{1, math.Tan(v[0] * math.Pi / 180), 0, 1, 0, 0}, true
	}
	return identity, false
}
