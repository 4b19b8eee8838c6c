package advice

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestCertainWhateverIsChosen plays the activate step with any choices: what was said to be certain comes about, and no
// character comes off better than was said.
func TestCertainWhateverIsChosen(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(3, 3))
	asked, left := 0, 0
	advicetest.WildPlay(t, b, 100, 60, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone || s.Attempt.Phase != rules.NoAttempt {
			return
		}
		if slices.Contains(s.Supply[:], 0) {
			return // the refresh may bring back a die that is short here
		}
		a := Activating(b, s)
		if !a.Asked || a.Turned {
			return
		}
		asked++
		for range 4 {
			table := b.Observation(s)
			for r := range content.Resource(content.NumResources) {
				b.TryFill(&table, r, func(rules.Kind, rules.Place) int { return rng.IntN(rules.Sides) + 1 })
			}
			story := rules.Story{Keep: true}
			b.TryActivate(&table, &story, nil)
			for legal := b.Moves(&table, nil); len(legal) > 0; legal = b.Moves(&table, nil) {
				if err := b.ApplyRolling(&table, legal[rng.IntN(len(legal))], &story, nil); err != nil {
					t.Fatal(err)
				}
			}
			come := WordsOf(told(b, &story))
			for _, line := range a.Says {
				if line.Kind == choosing {
					left++
				} else if !slices.Contains(come, line.Words) {
					t.Errorf("%q was said to be certain, and does not come: %q", line.Words, WordsOf(a.Says))
				}
			}
			for p, h := range harms(b, story.Events) {
				if h.Points() < a.harm[p].Points() {
					t.Errorf("foreseen at least %+v, come %+v", a.harm[p], h)
				}
			}
		}
	})
	if asked < 10 || left == 0 {
		t.Errorf("the players chose on the way only %d times, and that was said %d times", asked, left)
	}
}

// TestTurnLeavesTheChoice shows that which of several obstacles moves to an empty slot is left to the players, by name.
func TestTurnLeavesTheChoice(t *testing.T) {
	b := rulestest.Book(t)
	seen := false
	advicetest.WildPlay(t, b, 100, 60, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone || s.Attempt.Phase != rules.NoAttempt || seen {
			return
		}
		table := b.Observation(s)
		var story rules.Story
		b.TryActivate(&table, &story, nil)
		legal := b.Moves(&table, nil)
		if len(legal) < 2 || table.Asks().Task != rules.TaskSlot || story.Events[len(story.Events)-1].Kind != rules.EvActivate {
			return
		}
		name := func(i int) string { return b.Content().Card(content.ObstacleID(legal[i].Card)).Name }
		if name(0) == name(1) {
			return
		}
		seen = true
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatal(err)
		}
		says := strings.Join(WordsOf(out.Certain), "\n")
		at := story.Events[len(story.Events)-1].Slot
		settled := name(0) + " moves to " + b.Location(s, at).Name + "."
		if !strings.Contains(says, "you choose which") || !strings.Contains(says, name(0)) || !strings.Contains(says, name(1)) || strings.Contains(says, settled) {
			t.Errorf("of %s and %s, one of which moves, is said:\n%s", name(0), name(1), says)
		}
		if strings.Contains(says, "is activated") {
			t.Errorf("a slot that only has its turn is told of:\n%s", says)
		}
	})
	if !seen {
		t.Error("no obstacle was to be chosen")
	}
}
