package hints

import (
	"slices"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestGoneBeforeThreatsAreCounted shows that an obstacle which is to discard itself before symbols are counted brings no step, and that
// none is spared by overcoming it: of four symbols of technology three are left by then, of which every other one brings the step.
func TestGoneBeforeThreatsAreCounted(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 6, Difficulty: content.Easy}, nil)
	for s.Phase != rules.Turns || s.Step != rules.StepActions {
		if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Attached = [content.NumSlots]rules.Pile{}
	at := advice.Activating(b, &s).Slots[0]
	for _, name := range []string{"Imperial Secrets", "Mana Forge", "Tripwire", "The Severing"} {
		rulestest.Attach(&s, rulestest.ObstacleNamed(b, name), at)
	}
	w := worder{b: b, s: &s}
	for _, burden := range advice.Burdens(b, &s) {
		id := burden.Obstacle
		eases := slices.Contains(w.eases(id), "technology")
		if gone := id == s.Attached[at].Cards[0]; eases == gone || burden.Threat > 0 == gone {
			t.Errorf("%s eases the threat: %v, and brings %.1f steps", b.Content().Card(id).Name, eases, burden.Threat)
		}
	}
}
