package geom

// SquareSigns is where the signs of a square of a progress card lie, on the table and on paper; those it does not have are empty.
type SquareSigns struct {
	Resource, Region Rect
	Number           Rect // a value or a relation
	Size             float64
}

// SignsOf lays out the signs that a square has, so that none covers another. in is the room inside the square's frame; Size is that of
// the number as a share of the square's height. The upper right corner is left to the mark of an end, and the upper left one, outside, to
// that of a start.
func SignsOf(in Rect, resource, region, number bool) (s SquareSigns) {
	half := 0.46 * in.W
	upper := Rect{X: in.X, Y: in.Y, W: half, H: half}
	switch {
	case number && region:
		if resource {
			s.Resource = upper
		}
		s.Region = Rect{X: in.X, Y: in.Bottom() - half, W: half, H: half}
		s.Number, s.Size = Rect{X: in.X + half, Y: in.Y + 0.16*in.H, W: in.W - half, H: 0.84 * in.H}, 0.5
	case number && resource:
		s.Resource = upper
		s.Number, s.Size = Rect{X: in.X + 0.3*in.W, Y: in.Y + 0.3*in.H, W: 0.7 * in.W, H: 0.7 * in.H}, 0.5
	case number:
		s.Number, s.Size = in, 0.56
	case resource && region:
		s.Resource = Rect{X: in.X, Y: in.Y, W: 0.6 * in.W, H: 0.6 * in.H}
		s.Region = Rect{X: in.Right() - half, Y: in.Bottom() - half, W: half, H: half}
	case resource:
		s.Resource = in.Inset(0.1 * in.H)
	case region:
		s.Region = in.Inset(0.12 * in.H)
	}
	return s
}
