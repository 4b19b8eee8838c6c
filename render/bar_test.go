package render

import (
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The bar speaks of the locations as long as these are chosen, and only then of characters.
func TestBarTellsOfCampaignSetup(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 7, Alternative: true}, nil)
	for n := 0; ; n++ {
		help, brief := phaseHelp(&s)
		if locations := strings.Contains(help, "locations") && brief == "Campaign setup"; locations != (n < 9) {
			t.Fatalf("with %d locations chosen it says %q and %q", n, help, brief)
		}
		if n == 9 {
			break
		}
		if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
}
