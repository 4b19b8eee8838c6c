package geom

import "slices"

// Outside divides what lies in a rectangle and in none of some holes into rectangles that share no area.
func Outside(of Rect, holes []Rect) []Rect {
	rest := []Rect{of}
	for _, h := range holes {
		var left []Rect
		for _, r := range rest {
			left = append(left, r.without(h)...)
		}
		rest = left
	}
	return rest
}

// without returns the parts of a rectangle above, below, left and right of a hole.
func (r Rect) without(hole Rect) (parts []Rect) {
	if !r.Overlaps(hole) {
		return []Rect{r}
	}
	above, below := max(0, hole.Y-r.Y), max(0, r.Bottom()-hole.Bottom())
	left, right := max(0, hole.X-r.X), max(0, r.Right()-hole.Right())
	parts = append(parts, r.TakeTop(above))
	parts = append(parts, r.TakeBottom(below))
	parts = append(parts, r.TakeLeft(left))
	parts = append(parts, r.TakeRight(right))
	return slices.DeleteFunc(parts, Rect.Empty)
}
