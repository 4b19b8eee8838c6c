package story

import (
	"slices"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What lies ahead is all that is certain of it: each obstacle that activates, and what it does.
func TestAheadTellsAllThatIsCertain(t *testing.T) {
	book, harms := rulestest.Book(t), 0
	for seed := range uint64(rulestest.Count(2, 8)) {
		s, choose := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil), mind.Greedy(seed)
		turn := uint8(0)
		for range 400 {
			legal := book.Moves(&s, nil)
			if len(legal) == 0 {
				break
			}
			if s.Acting() && s.Turn != turn {
				turn = s.Turn
				ahead := Ahead(book, &s)
				for _, said := range advice.Activating(book, &s).Says {
					words := advice.WordsOf([]advice.Said{said})[0]
					if said.Kind == rules.EvActivate || said.Kind == rules.EvTrigger {
						continue // a location is named with its season, an obstacle with what it does
					}
					if said.Kind == rules.EvStress {
						harms++
					}
					if !slices.Contains(ahead, words) {
						t.Errorf("seed %d, turn %d: %q does not say %q", seed, turn, ahead, words)
					}
				}
			}
			if err := book.Apply(&s, choose(book, &s, legal), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if harms == 0 {
		t.Error("nobody is harmed")
	}
}
