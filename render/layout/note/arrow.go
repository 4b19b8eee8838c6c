package note

import (
	"math"

	"sixwinters/render/geom"
)

// Arrow leads straight from a note to what it is about, in pixels.
type Arrow struct{ FromX, FromY, ToX, ToY float64 }

// Lengths of arrows in units.
const (
	inset = 4.0  // of its ends from the edge, where something may be printed
	short = 16.0 // a shorter arrow cannot be seen
)

// arrow returns the arrow of a note that lies at from, and how many things it crosses; one that is too short counts
// as crossing one more.
func (on *Table) arrow(from Rect) (a Arrow, crosses int) {
	to := on.Near
	x, y := to.Center()
	a.FromX, a.FromY = inside(from, x, y, inset*on.Unit)
	a.ToX, a.ToY = inside(to, a.FromX, a.FromY, min(inset*on.Unit, 0.12*min(to.W, to.H)))
	length := math.Hypot(a.ToX-a.FromX, a.ToY-a.FromY)
	if length < short*on.Unit {
		crosses++
	}
	for _, r := range on.Cross {
		if a.Through(r) {
			crosses++
		}
	}
	return a, crosses
}

// inside returns the point of a rectangle, at least a margin inside its edges or in its middle, that is nearest to another point.
func inside(r Rect, x, y, margin float64) (float64, float64) {
	across, down := min(margin, r.W/2), min(margin, r.H/2)
	return geom.Clamp(x, r.X+across, r.Right()-across), geom.Clamp(y, r.Y+down, r.Bottom()-down)
}

// Through reports whether an arrow leads through a rectangle.
func (a Arrow) Through(r Rect) bool {
	enters, leaves := 0.0, 1.0 // shares of its length
	for _, axis := range [...]struct{ from, by, least, most float64 }{
		{a.FromX, a.ToX - a.FromX, r.X, r.Right()}, {a.FromY, a.ToY - a.FromY, r.Y, r.Bottom()},
	} {
		if axis.by == 0 {
			if axis.from < axis.least || axis.from > axis.most {
				return false
			}
			continue
		}
		in, out := (axis.least-axis.from)/axis.by, (axis.most-axis.from)/axis.by
		enters, leaves = max(enters, min(in, out)), min(leaves, max(in, out))
	}
	return leaves > enters
}
