package rules

import (
	"testing"

	"sixwinters/content"
)

// Everything that is told has a rule that can be read.
func TestEventsHaveRules(t *testing.T) {
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	for kind := range EvShort + 1 {
		for from := range OutOfGame + 1 {
			for to := range OutOfGame + 1 {
				e := Event{Kind: kind, From: Place{Spot: from}, To: Place{Spot: to}}
				if reference.Rule(e.Rule()) == nil {
					t.Fatalf("the rule of event %d from %d to %d is %q", kind, from, to, e.Rule())
				}
			}
		}
	}
}
