package layout_test

import (
	"testing"

	"sixwinters/render/layout"
)

// The mark of an end square lies on its square, not over the gap to the next.
func TestEndMarkLiesOnItsSquare(t *testing.T) {
	square := layout.Rect{X: 40, Y: 30, W: 50, H: 50}
	if mark := layout.EndMark(square); !mark.Within(square) {
		t.Errorf("the mark of a square at %+v lies at %+v", square, mark)
	}
}
