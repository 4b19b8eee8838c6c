package geom_test

import (
	"testing"

	"sixwinters/render/geom"
)

// No number is covered by the signs beside it, and no sign by the mark of an end.
func TestSignsOfSquares(t *testing.T) {
	in := geom.Rect{X: 100, Y: 50, W: 40, H: 40}
	for n := range 8 {
		resource, region, number := n&1 != 0, n&2 != 0, n&4 != 0
		s := geom.SignsOf(in, resource, region, number)
		if s.Resource.Empty() == resource || s.Region.Empty() == region || s.Number.Empty() == number {
			t.Errorf("with resource %t, region %t, number %t it has %+v", resource, region, number, s)
		}
		if region && number && (s.Region.Overlaps(s.Number) || s.Resource.Overlaps(s.Number) || s.Region.Overlaps(s.Resource)) {
			t.Errorf("the signs %+v cover each other", s)
		}
		end := geom.Rect{X: in.Right() - 0.3*in.W, Y: in.Y, W: 0.3 * in.W, H: 0.15 * in.H}
		if s.Region.Overlaps(end) && resource || s.Number.Overlaps(end) && region {
			t.Errorf("the mark of an end covers a sign of %+v", s)
		}
	}
}
