package layout

import "sixwinters/content"

// marker is where a cube stands in a space of a track: progress beside its left edge, threats beside its right.
func (b *PoolBox) marker(space int, threat bool, width float64) Rect {
	r := b.Spaces[min(max(space, 1), content.TrackSpaces)-1]
	if threat {
		return r.TakeRight(width)
	}
	return r.TakeLeft(width)
}

// Way is where a cube stands on its way from one space of a track to another, 0 being the place before the first.
func (b *PoolBox) Way(from, to int, threat bool) []Rect {
	step := 1
	if to < from {
		step = -1
	}
	width := 0.4 * b.Spaces[0].W
	var way []Rect
	for space := from; ; space += step {
		at := b.marker(space, threat, width)
		if space < 1 {
			at = at.Move(-b.Spaces[0].W, 0)
		}
		way = append(way, at)
		if space == to {
			return way
		}
	}
}
