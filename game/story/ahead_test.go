package story

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What lies ahead is all that is certain of it: each obstacle that activates, and what it does. In short it is at least what the
// players choose and whom that harms, also after a choice.
func TestAheadTellsAllThatIsCertain(t *testing.T) {
	book, harms, pending, chosen := rulestest.Book(t), 0, 0, 0
	for seed := range uint64(rulestest.Count(4, 16)) {
		s, choose := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil), mind.Greedy(seed)
		if seed%2 > 0 { // leaves more obstacles in play, and with them choices
			seed += 16
			s, choose = book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil), rules.RandomPolicy(seed)
		}
		turn := uint8(0)
		for range 400 {
			legal := book.Moves(&s, nil)
			if len(legal) == 0 {
				break
			}
			if s.Acting() && s.Turn != turn {
				turn = s.Turn
				ahead, brief, moves := Ahead(book, &s), AheadInShort(book, &s, true), false
				for _, said := range advice.Activating(book, &s).Says {
					words := advice.WordsOf([]advice.Said{said})[0]
					if said.Kind == rules.EvActivate || said.Kind == rules.EvTrigger {
						continue // a location is named with its season, an obstacle with what it does
					}
					if said.Kind == rules.EvStress {
						harms++
					}
					if said.Chooses() {
						chosen++
						first, _, _ := strings.Cut(words, ". ")
						if !slices.ContainsFunc(brief, func(say string) bool { return strings.HasPrefix(say, first) }) {
							t.Errorf("seed %d, turn %d: %q does not say that %q", seed, turn, brief, words)
						}
					}
					if moves = moves || strings.Contains(words, "you choose"); moves && said.Harms() {
						pending++
					}
					if !slices.Contains(ahead, words) || said.Harms() && said.Kind != rules.EvCondition && !slices.Contains(brief, words) {
						t.Errorf("seed %d, turn %d: %q or %q does not say %q", seed, turn, ahead, brief, words)
					}
				}
			}
			if err := book.Apply(&s, choose(book, &s, legal), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if harms == 0 || pending == 0 || chosen == 0 {
		t.Errorf("%d harms are certain, %d of them after one of %d choices", harms, pending, chosen)
	}
}
