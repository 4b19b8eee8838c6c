package rules_test

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A card that seeks its place asks where several tie, says for what, and what happens there ([choice]).
func TestATieSaysWhy(t *testing.T) {
	b := rulestest.Book(t)
	found := map[string]bool{}
	for seed := uint64(1); seed <= 10; seed++ {
		s, choose := b.NewCampaign(rules.Options{Seed: seed}, nil), mind.Greedy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		for legal := b.Moves(&s, nil); len(legal) > 0; legal = b.Moves(&s, nil) {
			found[b.Prompt(&s).Text] = true
			if err := b.Apply(&s, choose(b, &s, legal), &rules.Story{}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, want := range []string{
		"Lost in Translation: choose where it moves; these tie for most assets. Reroll all assets there.",
		"Background Checks: choose where it moves; these tie for most guards.",
	} {
		if !found[want] {
			t.Errorf("nothing asks %q", want)
		}
	}
}
