package advice

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules/rulestest"
)

// What overcoming does to characters is what its text does, and nobody else is harmed ([overcome-end]).
func TestOvercoming(t *testing.T) {
	for _, tc := range []struct {
		name, at   string
		team       string
		thea, keel string
		gains      string
	}{
		{"stone-and-blood", "redbank/support", "thea", "leaves Thea Weary", "", "Lower the military threat by 3 spaces."},
		{"rousing-speech", "redbank/support", "thea", "costs Thea 5 psyche stress (then Distracted)", "", "Lower the support threat by 1 space."},
		{"wine-and-roses", "redbank/support", "thea", "costs Thea 4 psyche stress", "", ""},
		{"false-confidence", "redbank/support", "thea", "", "", ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.At("thea", tc.at)
			tb.At("keel", "empire/military")
			tb.Attach(tc.at, tc.name)
			id := tb.Obstacle(tc.name)
			for r := range content.Resource(content.NumResources) {
				tb.State.Threat[r] = 9
			}
			harm := OvercomingOf(tb.Book, &tb.State, id, 1<<tb.Player("thea"))
			if is := harm[tb.Player("thea")].Clause("Thea"); is != tc.thea {
				t.Errorf("Thea: %q, not %q", is, tc.thea)
			}
			if is := harm[tb.Player("keel")].Clause("Keel"); is != tc.keel {
				t.Errorf("Keel: %q, not %q", is, tc.keel)
			}
			if is := tb.Book.OvercomeGains(id); is != tc.gains {
				t.Errorf("gains %q, not %q", is, tc.gains)
			}
		})
	}
}
