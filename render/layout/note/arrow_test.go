package note

import "testing"

func TestArrowsThroughRectangles(t *testing.T) {
	r := Rect{X: 10, Y: 10, W: 20, H: 10}
	for _, c := range []struct {
		name  string
		arrow Arrow
		want  bool
	}{
		{"through the middle", Arrow{0, 15, 40, 15}, true},
		{"from above to below", Arrow{15, 0, 20, 40}, true},
		{"over a corner", Arrow{5, 15, 15, 5}, false},
		{"through a corner", Arrow{5, 18, 18, 5}, true},
		{"ends before it", Arrow{0, 15, 9, 15}, false},
		{"ends in it", Arrow{0, 15, 12, 15}, true},
		{"above it", Arrow{0, 5, 40, 5}, false},
		{"beside it", Arrow{35, 0, 35, 40}, false},
	} {
		if got := c.arrow.Through(r); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// An arrow ends a little inside the edge of what it points to.
func TestArrowsEndInside(t *testing.T) {
	on := &Table{Unit: 1, Near: Rect{X: 100, Y: 100, W: 100, H: 80}}
	from := Rect{X: 100, Y: 260, W: 100, H: 50}
	if a, crosses := on.arrow(from); a != (Arrow{150, 264, 150, 176}) || crosses != 0 {
		t.Errorf("the arrow is %v and crosses %d things", a, crosses)
	}
}

// An arrow that crosses something is left out; the note still points to what it is about.
func TestNoArrowCrosses(t *testing.T) {
	for _, crosses := range []bool{false, true} {
		on := open()
		if crosses {
			on.Cross = []Rect{subject.Inset(-2)}
		}
		if s := Lay(page(), on); (s.Arrow == Arrow{}) != crosses || !s.Points {
			t.Errorf("crosses %t: the arrow is %v", crosses, s.Arrow)
		}
	}
}
