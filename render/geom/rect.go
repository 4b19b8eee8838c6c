// Package geom has the rectangles that all lengths on the screen are reckoned with. It knows no window and draws nothing.
package geom

import "math"

// Rect is a rectangle on the table, in pixels: its upper left corner, its width and its height.
type Rect struct{ X, Y, W, H float64 }

func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y coordinate of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether a point lies in the rectangle; the right and lower edges do not belong to it.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Overlaps reports whether the rectangles share some area.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Shared returns the area that both rectangles cover, in square pixels.
func (r Rect) Shared(o Rect) float64 {
	w := min(r.Right(), o.Right()) - max(r.X, o.X)
	h := min(r.Bottom(), o.Bottom()) - max(r.Y, o.Y)
	return max(0, w) * max(0, h)
}

// SharedAll returns the area that a rectangle shares with others, where they overlap more than once.
func (r Rect) SharedAll(others []Rect) (sum float64) {
	for _, o := range others {
		sum += r.Shared(o)
	}
	return sum
}

// Count returns the number of rectangles that share some area with this one.
func (r Rect) Count(others []Rect) (n int) {
	for _, o := range others {
		if r.Overlaps(o) {
			n++
		}
	}
	return n
}

// Distance returns the shortest distance between two rectangles in pixels, 0 if they touch.
func Distance(a, b Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}

// Rounding is how far lengths that are meant to be equal may differ, in pixels or units.
const Rounding = 1e-6

// Within reports whether the whole rectangle lies in o, give or take Rounding.
func (r Rect) Within(o Rect) bool {
	return r.X >= o.X-Rounding && r.Y >= o.Y-Rounding && r.Right() <= o.Right()+Rounding && r.Bottom() <= o.Bottom()+Rounding
}

// Inset returns the rectangle without a margin of d pixels on each side; a negative d adds one.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move returns the rectangle moved by some pixels.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Middle returns a rectangle of width w and height h with the same centre.
func (r Rect) Middle(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Beside returns the rectangle moved left or right until it is clear of another one by a gap, to the nearer side that has room in
// a window of a width. If neither has, it stays.
func (r Rect) Beside(other Rect, width, gap float64) Rect {
	if other.Empty() || !r.Overlaps(other) {
		return r
	}
	left, right := r, r
	left.X, right.X = other.X-gap-r.W, other.Right()+gap
	switch {
	case right.Right() <= width && (left.X < 0 || right.X-r.X <= r.X-left.X):
		return right
	case left.X >= 0:
		return left
	}
	return r
}

// Around returns the least rectangle around some, empty around none.
func Around(list []Rect) Rect {
	if len(list) == 0 {
		return Rect{}
	}
	all := list[0]
	for _, r := range list[1:] {
		right, bottom := max(all.Right(), r.Right()), max(all.Bottom(), r.Bottom())
		all.X, all.Y = min(all.X, r.X), min(all.Y, r.Y)
		all.W, all.H = right-all.X, bottom-all.Y
	}
	return all
}

// Square returns the largest square with the same centre.
func (r Rect) Square() Rect {
	side := min(r.W, r.H)
	return r.Middle(side, side)
}

// Between returns the rectangle on the way from r (t = 0) to o (t = 1).
func (r Rect) Between(o Rect, t float64) Rect {
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	return Rect{mix(r.X, o.X), mix(r.Y, o.Y), mix(r.W, o.W), mix(r.H, o.H)}
}

// TakeTop cuts a strip of height h off the top and returns it, and cuts off the gap after it, if one is given. Cutting strips off
// a floor leaves the floor that is still free, so that a plan reads in the order of the rooms.
func (r *Rect) TakeTop(h float64, gap ...float64) Rect {
	cut := Rect{r.X, r.Y, r.W, h}
	r.Y += h
	r.H -= h
	for _, d := range gap {
		r.TakeTop(d)
	}
	return cut
}

// TakeBottom cuts a strip of height h off the bottom and returns it, and cuts off the gap above it, if one is given.
func (r *Rect) TakeBottom(h float64, gap ...float64) Rect {
	r.H -= h
	cut := Rect{r.X, r.Bottom(), r.W, h}
	for _, d := range gap {
		r.TakeBottom(d)
	}
	return cut
}

// TakeLeft cuts a strip of width w off the left side and returns it, and cuts off the gap beside it, if one is given.
func (r *Rect) TakeLeft(w float64, gap ...float64) Rect {
	cut := Rect{r.X, r.Y, w, r.H}
	r.X += w
	r.W -= w
	for _, d := range gap {
		r.TakeLeft(d)
	}
	return cut
}

// TakeRight cuts a strip of width w off the right side and returns it, and cuts off the gap beside it, if one is given.
func (r *Rect) TakeRight(w float64, gap ...float64) Rect {
	r.W -= w
	cut := Rect{r.Right(), r.Y, w, r.H}
	for _, d := range gap {
		r.TakeRight(d)
	}
	return cut
}

// Column returns column i of n equal columns with gaps between them.
func (r Rect) Column(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Row returns row i of n equal rows with gaps between them.
func (r Rect) Row(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Clamp returns x, or the bound of low to high that it lies beyond.
func Clamp(x, low, high float64) float64 { return max(low, min(high, x)) }
