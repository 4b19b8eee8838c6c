package render

import (
	"image/color"
	"math"
	"strings"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// patterns are the patterns of resources and regions, which tell them apart without colours where there is no room for an icon.
// Each reports whether a point belongs to its lines. A period is 1 long.
var patterns = map[string]func(x, y float64) bool{
	"support":    func(_, y float64) bool { return part(y) < 0.5 },                                        // lying stripes
	"military":   func(x, _ float64) bool { return part(x) < 0.5 },                                        // standing stripes
	"espionage":  func(x, y float64) bool { return part(0.75*(x+y)) < 0.5 },                               // rising stripes
	"diplomacy":  func(x, y float64) bool { return part(0.75*(x-y)) < 0.5 },                               // falling stripes
	"technology": func(x, y float64) bool { return (part(x) < 0.5) == (part(y) < 0.5) },                   // a chessboard
	"sorcery":    func(x, y float64) bool { return math.Hypot(part(x)-0.5, part(y)-0.5) < 0.34 },          // dots
	"empire":     func(x, y float64) bool { return part(0.75*(x+y)) < 0.3 || part(0.75*(x-y)) < 0.3 },     // lozenges
	"redbank":    func(x, y float64) bool { return part(y) < 0.3 || part(0.5*x+0.5*math.Floor(y)) < 0.2 }, // bricks
	"settled":    func(x, y float64) bool { return part(y+0.35*math.Abs(2*part(x)-1)) < 0.45 },            // roofs
}

// part returns the fraction of a number.
func part(x float64) float64 { return x - math.Floor(x) }

// patternPeriod is the length of a period as a share of the side of what carries it.
const patternPeriod = 0.2

const patternInk = 0.6

// patternShape returns the shape of a pattern by name: "rim-" and a word for the rim of a chip or square, "face-" and a word for
// a die, where neither icon nor number lies.
func patternShape(name string) (share func(x, y float64) float64, ok bool) {
	where, word, _ := strings.Cut(name, "-")
	lines, ok := patterns[word]
	if !ok {
		return nil, false
	}
	return func(x, y float64) float64 {
		free := max(math.Abs(x), math.Abs(y)) > 0.7
		if where == "face" {
			icon := x > -0.88 && x < 0.2 && y > -0.88 && y < 0.2
			number := x > -0.2 && x < 0.88 && y > -0.42 && y < 0.84
			free = !icon && !number
		}
		if edge, _ := bevel(x, y); edge < 0 || !free || !lines(x/2/patternPeriod, y/2/patternPeriod) {
			return 0
		}
		return 1
	}, true
}

// redLine draws the line under a space that a threat has reached: red, with patterns also in dashes, so that it is told from the frame of a
// space without its colour.
func (c *surface) redLine(r layout.Rect) {
	c.fill(r, art.Refused)
	if dash := 2.5 * c.u; c.p.Patterns {
		for x := r.X + dash; x < r.Right(); x += 2 * dash {
			c.fill(layout.Rect{X: x, Y: r.Y, W: min(dash, r.Right()-x), H: r.H}, art.Chalk)
		}
	}
}

// warned marks a red strip by a pattern as well, if patterns are on: slanted bars at its right end, where it is free.
func (c *surface) warned(r layout.Rect) {
	if !c.p.Patterns {
		return
	}
	for i, n := 0, 3; i < n; i++ {
		x := r.Right() - float64(2+5*(n-i))*c.u
		for step := range int(r.H - 4*c.u) {
			c.fill(layout.Rect{X: x + 3*c.u*float64(step)/r.H, Y: r.Bottom() - 2*c.u - float64(step) - 1, W: 2 * c.u, H: 1}, art.Chalk)
		}
	}
}

// pattern draws the pattern of a word, if it has one, on a square thing, if patterns are on.
func (c *surface) pattern(where, word string, r layout.Rect, tint color.NRGBA) {
	if _, ok := patterns[word]; ok && c.p.Patterns {
		c.form(where+"-"+word, r.Square(), art.Fade(tint, patternInk))
	}
}
