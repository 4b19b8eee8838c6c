package gesture

import (
	"cmp"
	"math"
	"slices"

	"sixwinters/render/layout"
)

// Stop is a thing that the keyboard can point at, and where it lies.
type Stop struct {
	Target layout.Target
	Rect   layout.Rect
	Group  int // things of a lower group are read first
}

// Direction is where an arrow key leads.
type Direction uint8

const (
	Left Direction = iota
	Right
	Up
	Down
)

// Opposite returns the way back.
func (d Direction) Opposite() Direction { return [...]Direction{Right, Left, Down, Up}[d] }

// aside is how much farther a thing seems for each pixel that it lies beside the line of the arrow.
const aside = 2.5

// farAway is how much farther a thing seems that lies more in another direction: it is only gone to if there is nothing
// else.
const farAway = 1e5

// Toward returns the stop that an arrow leads to from a place, not counting the one that is there, and whether there is any in
// that direction. What lies straight ahead comes before what lies aside, and what is near before what is far.
func Toward(stops []Stop, from Stop, d Direction) (to Stop, found bool) {
	best := math.Inf(1)
	for _, s := range stops {
		if s.Target == from.Target {
			continue
		}
		if away, there := distance(from.Rect, s.Rect, d); there && away < best {
			to, found, best = s, true, away
		}
	}
	return to, found
}

// distance returns how far away a rectangle seems in a direction, if its middle lies there at all.
func distance(from, to layout.Rect, d Direction) (away float64, there bool) {
	switch d { // turn it so that the way is to the right
	case Left:
		from, to = mirrored(from), mirrored(to)
	case Up:
		from, to = mirrored(turned(from)), mirrored(turned(to))
	case Down:
		from, to = turned(from), turned(to)
	}
	fromX, fromY := from.Center()
	toX, toY := to.Center()
	if toX <= fromX {
		return 0, false
	}
	// Edges count most, and middles decide between things that stand side by side.
	const middles = 0.1
	ahead, beside := max(0, to.X-from.Right()), max(0, to.Y-from.Bottom(), from.Y-to.Bottom())
	away = math.Hypot(ahead+middles*(toX-fromX), aside*(beside+middles*math.Abs(toY-fromY)))
	if to.Right() <= from.Right() || to.X <= from.X || math.Abs(toY-fromY) > toX-fromX && beside > ahead {
		away += farAway
	}
	return away, true
}

// mirrored returns a rectangle with right for left.
func mirrored(r layout.Rect) layout.Rect { return layout.Rect{X: -r.Right(), Y: r.Y, W: r.W, H: r.H} }

// turned returns a rectangle with across for down.
func turned(r layout.Rect) layout.Rect { return layout.Rect{X: r.Y, Y: r.X, W: r.H, H: r.W} }

// Nearest returns the stop that lies nearest to a place.
func Nearest(stops []Stop, at layout.Rect) (near Stop, found bool) {
	x, y := at.Center()
	best := math.Inf(1)
	for _, s := range stops {
		sx, sy := s.Rect.Center()
		if away := math.Hypot(sx-x, sy-y); away < best {
			near, found, best = s, true, away
		}
	}
	return near, found
}

// SortStops puts stops in the order in which they are read: by their groups, and in each line by line from the top, each line
// from the left.
func SortStops(stops []Stop) {
	slices.SortStableFunc(stops, func(a, b Stop) int {
		return cmp.Or(cmp.Compare(a.Group, b.Group), cmp.Compare(middle(a), middle(b)))
	})
	for begin := 0; begin < len(stops); {
		end := begin + 1
		for end < len(stops) && stops[end].Group == stops[begin].Group && middle(stops[end]) < stops[begin].Rect.Bottom() {
			end++
		}
		slices.SortStableFunc(stops[begin:end], func(a, b Stop) int { return cmp.Compare(a.Rect.X, b.Rect.X) })
		begin = end
	}
}

// StopOf returns the stop of a target, and whether there is one.
func StopOf(stops []Stop, on layout.Target) (Stop, bool) {
	i := slices.IndexFunc(stops, func(s Stop) bool { return s.Target == on })
	if i < 0 {
		return Stop{}, false
	}
	return stops[i], true
}

func middle(s Stop) float64 {
	_, y := s.Rect.Center()
	return y
}

// StepOn returns the stop a number of places after a target in the list, round the end and the beginning. From a target that
// is not in the list it is the first or the last.
func StepOn(stops []Stop, from layout.Target, by int) (to Stop, found bool) {
	if len(stops) == 0 {
		return Stop{}, false
	}
	i := slices.IndexFunc(stops, func(s Stop) bool { return s.Target == from })
	if i < 0 && by > 0 {
		i = -1
	} else if i < 0 {
		i = 0
	}
	n := len(stops)
	return stops[((i+by)%n+n)%n], true
}
