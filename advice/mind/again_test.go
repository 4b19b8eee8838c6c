package mind

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// marching are tables of attempts on which military assets lie that march for nothing ([mastery]), and dice that cover nothing.
func marching(t *testing.T, b *rules.Rulebook, want int) (found []rules.State) {
	t.Helper()
	for seed := uint64(0); len(found) < want; seed++ {
		o := rules.Options{Seed: seed, Difficulty: content.Easy}
		b.PlayCampaign(o, Greedy(seed), nil, func(_ *rules.State, m rules.Move, after *rules.State) {
			s := *after
			if m.Kind != rules.MoveAttempt || s.Depth == 0 || s.Asks().Task != rules.TaskAttempt || s.Year < 3 {
				return
			}
			if len(found) > 0 && found[len(found)-1].Year == s.Year {
				return
			}
			s.Progress[content.Military] = content.TrackSpaces
			for p := range s.Players {
				if s.Supply[content.Military] > 0 && s.Players[p].InPlay() {
					s.Supply[content.Military]--
					s.Assets[s.Players[p].At][content.Military].Add(1 + p)
				}
			}
			if b.Broken(&s) == nil {
				found = append(found, s)
			}
		})
	}
	return found[:want]
}

// TestNothingIsDoneTwice plays actions steps to their ends from tables on which assets can march to and fro for nothing: nobody comes
// to a table again without a roll.
func TestNothingIsDoneTwice(t *testing.T) {
	b := rulestest.Book(t)
	tables := marching(t, b, rulestest.Count(8, 24))
	marches := 0
	for name, policy := range map[string]func(seed uint64) rules.Policy{"greedy": Greedy, "planner": Planning} {
		for i, s := range tables {
			choose := policy(uint64(i))
			turn := s.Turn
			met := map[rules.State]bool{}
			for n := 0; s.Phase == rules.Turns && s.Turn == turn; n++ {
				if met[s] || n > 2*mostMoves {
					t.Errorf("%s, table %d: after %d moves the same table lies there again", name, i, n)
					break
				}
				met[s] = true
				m := choose(b, &s, b.Moves(&s, nil))
				if m.Kind == rules.MoveMarch {
					marches++
				}
				if err := b.Apply(&s, m, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if marches == 0 {
		t.Error("nothing marched")
	}
}
