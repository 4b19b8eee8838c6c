package letters

import "testing"

// A text is as wide as its letters, its icons and the spaces between its words, and takes another line where it is too wide for
// one.
func TestTextsTakeRoom(t *testing.T) {
	for text, want := range map[string]float64{
		"": 0, "tin": 5.4 + 4.6 + 9, " a  z ": 7.6 + space + 7.6, "2 {body}": 8 + space + icon, "é": other,
	} {
		if got := Width(text); got != want {
			t.Errorf("%q is %g wide, not %g", text, got, want)
		}
		if got := Lines(text, want); got > 1 {
			t.Errorf("%q takes %d lines", text, got)
		}
	}
	const say = "one of two words"
	if got := Lines(say, Width(say)-1); got != 2 {
		t.Errorf("in less than its width it takes %d lines", got)
	}
	if w := TwoLineWidth(say, 10, 1); Lines(say, w) != 2 || Lines(say, w-1) < 3 {
		t.Errorf("at %g it takes %d lines, at one less %d", w, Lines(say, w), Lines(say, w-1))
	}
	if w := TwoLineWidth(say, 500, 1); w != 500 {
		t.Errorf("with room for one line it is %g wide, not 500", w)
	}
}
