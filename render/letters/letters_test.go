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
}
