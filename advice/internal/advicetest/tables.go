package advicetest

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// FirstActions is a campaign that random play has brought to its first actions step.
func FirstActions(t testing.TB, b *rules.Rulebook) rules.State {
	t.Helper()
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	policy := rules.RandomPolicy(1)
	for s.Phase != rules.Turns || s.Step != rules.StepActions {
		if err := b.Apply(&s, policy(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Unseen is a table that looks the same to the players, with all that they cannot see changed: the generator, the order
// of the progress deck and of each draw pile, its top card included as long as the season on its back is the same.
func Unseen(b *rules.Rulebook, s *rules.State, rng *rand.Rand) rules.State {
	t := *s
	t.Chance = rules.Chance(rng.Uint64())
	if f := s.Asks(); f != nil && f.Task == rules.TaskSubject {
		return t // a pile may be being looked at
	}
	for r := range t.Draw {
		pile := t.Draw[r].List()
		season := b.Showing(s, content.Region(r))
		rng.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
		for i, id := range pile {
			if b.Content().Cards[id].Season == season {
				last := len(pile) - 1
				pile[i], pile[last] = pile[last], pile[i]
				break
			}
		}
	}
	deck := t.Deck.List()
	rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return t
}
