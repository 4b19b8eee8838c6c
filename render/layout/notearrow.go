package layout

import (
	"math"
	"slices"

	"sixwinters/render/geom"
)

// way is the way of an arrow.
type way struct{ fromX, fromY, toX, toY float64 }

// leads reports whether a note in a place has an arrow.
func (by *beside) leads(r Rect) bool {
	if !by.arrow {
		return false
	}
	w, _ := by.arrowFrom(r)
	return !by.dim || !by.hides(w)
}

// hides reports whether an arrow of a lesson's note would hide more than it shows: part of something that the note is about, or
// that is to be read or taken, or whether it would lie in two pieces where it goes under something, or lead far over what it is not
// about.
func (by *beside) hides(w way) bool {
	to := by.about[0]
	over := func(r Rect) bool { return !r.Overlaps(to) && w.through(r) }
	if w.length() > noteFar*by.unit && slices.ContainsFunc(by.other, over) {
		return true
	}
	return slices.ContainsFunc(by.under, over) || slices.ContainsFunc(by.about[1:], over) || slices.ContainsFunc(by.lit, over)
}

// arrowFrom is the way of the arrow of a note that lies in a place, and how bad that is: to the nearest point, or to the middle
// of an edge where it goes over less that way.
func (by *beside) arrowFrom(r Rect) (best way, bad float64) {
	to := by.about[0]
	x, y := to.Center()
	for i, end := range [...]Rect{{}, {X: x, Y: to.Y}, {X: x, Y: to.Bottom()}, {X: to.X, Y: y}, {X: to.Right(), Y: y}} {
		var w way
		if i == 0 {
			w.fromX, w.fromY = by.nearest(r, to)
			w.toX, w.toY = by.nearest(to, Rect{X: w.fromX, Y: w.fromY})
		} else {
			w.toX, w.toY = end.X, end.Y
			w.fromX, w.fromY = by.nearest(r, end)
			if w.through(to) {
				continue
			}
			w.toX, w.toY = by.into(to, w.toX, w.toY)
		}
		by.emerge(&w)
		if over := by.weighWay(w); i == 0 || over < bad {
			best, bad = w, over
		}
		if bad == 0 {
			break
		}
	}
	return best, bad
}

// notePast is how far from the last letter of a name an arrow passes it, in units: half its shaft, and a little.
const notePast = 8.0

// pastLetters is the way of the arrow of a note that lies in a place. Where it would go through the name of an obstacle, it passes the
// last letter if that is no worse: on a large scale there is often no other place for the note than below the obstacles.
func (by *beside) pastLetters(r Rect) way {
	w, bad := by.arrowFrom(r)
	for _, name := range by.letters {
		if !w.through(name) {
			continue
		}
		var past way
		past.toX, past.toY = by.into(by.about[0], name.Right()+notePast*by.unit, w.toY)
		past.fromX, past.fromY = by.nearest(r, Rect{X: past.toX, Y: past.toY})
		by.emerge(&past)
		if by.weighWay(past) <= bad && past.over(by.letters) < w.over(by.letters) && !(by.dim && by.hides(past)) {
			w = past
		}
	}
	return w
}

// emerge leads an arrow that goes under something so far into what it points to that its tip is in sight, or to the middle.
func (by *beside) emerge(w *way) {
	to, tip := by.about[0], noteTip*by.unit
	x, y := to.Center()
	for _, u := range by.under {
		if !w.through(u) {
			continue
		}
		if w.fromY <= u.Y && w.toY >= u.Bottom() {
			w.toY = max(w.toY, min(y, u.Bottom()+tip))
		}
		if w.fromY >= u.Bottom() && w.toY <= u.Y {
			w.toY = min(w.toY, max(y, u.Y-tip))
		}
		if w.fromX <= u.X && w.toX >= u.Right() {
			w.toX = max(w.toX, min(x, u.Right()+tip))
		}
		if w.fromX >= u.Right() && w.toX <= u.X {
			w.toX = min(w.toX, max(x, u.X-tip))
		}
	}
}

func (w way) length() float64 { return math.Hypot(w.toX-w.fromX, w.toY-w.fromY) }

// through reports whether a way leads through a rectangle.
func (w way) through(r Rect) bool { return w.share(r) > 0 }

// over is how many of some rectangles a way leads through.
func (w way) over(list []Rect) float64 {
	n := 0.0
	for _, r := range list {
		if w.through(r) {
			n++
		}
	}
	return n
}

// within is how much of a way lies in a rectangle, in pixels.
func (w way) within(r Rect) float64 { return w.share(r) * w.length() }

// share is the share of a way that lies in a rectangle, 0 to 1.
func (w way) share(r Rect) float64 {
	enters, leaves := 0.0, 1.0
	for _, along := range [...]struct{ from, by, least, most float64 }{
		{w.fromX, w.toX - w.fromX, r.X, r.Right()}, {w.fromY, w.toY - w.fromY, r.Y, r.Bottom()},
	} {
		if along.by == 0 {
			if along.from < along.least || along.from > along.most {
				return 0
			}
			continue
		}
		a, b := (along.least-along.from)/along.by, (along.most-along.from)/along.by
		enters, leaves = max(enters, min(a, b)), min(leaves, max(a, b))
	}
	return max(0, leaves-enters)
}

// How far inside the edge of a thing an arrow ends, in relation to its shorter side, and in units at the most: in the midst of
// something large it would point to one of the things there.
const (
	noteInside = 0.12
	noteRim    = 4.0 // what is printed at its edge, as the name of a card, is still to be read
)

// into is the point of a rectangle, a little inside its edge, that lies nearest to another point.
func (by *beside) into(r Rect, x, y float64) (float64, float64) {
	in := min(noteRim*by.unit, min(r.W, r.H)*noteInside)
	return geom.Clamp(x, r.X+in, max(r.X+in, r.Right()-in)), geom.Clamp(y, r.Y+in, max(r.Y+in, r.Bottom()-in))
}

// nearest is the point of a rectangle that is nearest to the middle of another, a little inside its corners.
func (by *beside) nearest(r, to Rect) (x, y float64) {
	x, y = to.Center()
	return by.into(r, x, y)
}
