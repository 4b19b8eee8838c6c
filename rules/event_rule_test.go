package rules

import (
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// A die that leaves a pool or a location for the supply was not spent: only action dice are ([spend]).
func TestWhatIsNotSpent(t *testing.T) {
	supply := Place{Spot: InSupply}
	for from, want := range map[Place]string{onMat(0): "spend", inPool(content.Support): "dice", atLocation(0): "dice"} {
		if got := (Event{Kind: EvDie, From: from, To: supply}).Rule(); got != want {
			t.Errorf("from %+v: [%s], not [%s]", from, got, want)
		}
	}
}

// Everything that is told has a rule that can be read.
func TestEventsHaveRules(t *testing.T) {
	reference := contenttest.Reference(t)
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
