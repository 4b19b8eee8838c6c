package rules

import (
	"testing"

	"sixwinters/content"
)

// TestMarkedText looks at what is said of the conditions that a character bears, and where none is left ([stress]).
func TestMarkedText(t *testing.T) {
	tb := bareTable(t)
	who := tb.s.Players[tb.player("thea")].Character
	for _, test := range []struct {
		psyche, body uint8
		want         string
	}{
		{0, 0, ""},
		{0, 0b001, "Marked: {body} Weary."},
		{0b011, 0b111, "Marked: {psyche} Distracted and Angry; {body} Weary, Bruised and Wounded (the next drop there is a knock-out)."},
	} {
		tb.s.Characters[who].Marked = [content.NumStress]uint8{test.psyche, test.body}
		if got := tb.b.MarkedText(&tb.s, who); got != test.want {
			t.Errorf("%03b and %03b are told as %q, not %q", test.psyche, test.body, got, test.want)
		}
	}
}
