package hints

import (
	"math/rand/v2"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestRescues uses abilities anyhow after defences that have failed: what is said of how they could still be made to hold must be so, also
// where it takes several abilities, or choices but no luck.
func TestRescues(t *testing.T) {
	b := rulestest.Book(t)
	met := map[rescue]int{}
	check := func(s *rules.State) {
		is := rescueOf(b, s)
		met[is]++
		come := saved(b, s)
		if come > is && (is != byMore && is != noLuck || come >= bySome && is == noLuck) {
			t.Errorf("said is %q, and what comes is %q", rescues[is], rescues[come])
		}
	}
	advicetest.WildPlay(t, b, 0, 50, func(s *rules.State, legal []rules.Move, m rules.Move) {
		if s.Phase == rules.Turns && s.Attempt.Phase == rules.Defend && s.Asks().Task == rules.TaskAttempt {
			check(s)
		}
	})
	if met[lost] < 50 || met[noLuck] < 20 || met[byLuck] < 10 || met[byOne] < 5 {
		t.Errorf("only these were met: %v", met)
	}
}

// saved is the best that comes of using abilities anyhow, many times.
func saved(b *rules.Rulebook, s *rules.State) (best rescue) {
	rng := rand.New(rand.NewPCG(5, 5))
	for range 100 {
		best = max(best, tried(b, *s, rng))
	}
	return best
}

// tried is what has come of using abilities anyhow.
func tried(b *rules.Rulebook, s rules.State, rng *rand.Rand) rescue {
	id, uses := s.Attempt.Obstacle, 0
	s.Chance = rules.Chance(rng.Uint64())
	chance := s.Chance
	for range 20 {
		legal := b.Moves(&s, nil)
		m := legal[rng.IntN(len(legal))]
		if s.Asks().Task == rules.TaskAttempt {
			if m.Kind != rules.MoveUse && m.Kind != rules.MovePay && m.Kind != rules.MoveConvert {
				continue
			}
			uses++
		}
		_ = b.Apply(&s, m, nil) // a listed move is never refused
		switch {
		case s.Attempt.Obstacle != id:
			return lost
		case s.Attempt.Phase == rules.Defend:
		case s.Chance != chance:
			return byLuck
		case uses > 1:
			return bySome
		default:
			return byOne
		}
	}
	return lost
}
