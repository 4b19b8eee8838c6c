package gesture

import (
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// actions is a table in the first actions step of a campaign.
func actions(t *testing.T) (*rules.Rulebook, rules.State) {
	t.Helper()
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	choose := rules.RandomPolicy(1)
	for s.Phase != rules.Turns || s.Step != rules.StepActions {
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return b, s
}
