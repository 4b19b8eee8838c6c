package hints

import (
	"testing"

	"sixwinters/rules/rulestest"
)

// A hint for an attempt says what overcoming costs whom, and what the card's text brings ([overcome-end]).
func TestHintsSayWhatOvercomingDoes(t *testing.T) {
	for name, want := range map[string]string{
		"stone-and-blood":  " Overcoming it: lower the military threat by 3 spaces. Overcoming it leaves Thea and Keel Weary.",
		"false-confidence": "",
	} {
		tb := rulestest.Bare(t)
		tb.At("thea", "redbank/support")
		tb.At("keel", "redbank/support")
		tb.Attach("redbank/support", name)
		w := worder{b: tb.Book, s: &tb.State}
		if say := w.gain(tb.Obstacle(name), 1<<tb.Player("thea")); say != want {
			t.Errorf("%s: %q, not %q", name, say, want)
		}
	}
}
