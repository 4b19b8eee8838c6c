package advice

import (
	"math/rand/v2"
	"sync"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

var sharedBook = sync.OnceValues(func() (*rules.Rulebook, error) {
	c, err := content.Load()
	if err != nil {
		return nil, err
	}
	return rules.New(c), nil
})

func loadBook(t testing.TB) *rules.Rulebook {
	t.Helper()
	b, err := sharedBook()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// strange is the start of a campaign that has been shaken up, so that play meets what a first year seldom brings: any
// locations, any ranks and achievements, markers anywhere on their tracks.
func strange(b *rules.Rulebook, seed uint64) rules.State {
	rng := rand.New(rand.NewPCG(seed, 3))
	s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, nil)
	for r := range content.Region(content.NumRegions) {
		var deck []content.LocationID
		for id, l := range b.Content().Locations {
			if l.Region == r && !l.Threat && !l.Desolation {
				deck = append(deck, content.LocationID(id))
			}
		}
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		for row := range content.SlotsPerRegion {
			s.Slots[content.SlotAt(r, row)] = deck[row]
		}
	}
	for r := range content.NumResources {
		s.Progress[r] = uint8(1 + rng.IntN(content.TrackSpaces))
		s.Threat[r] = uint8(1 + rng.IntN(content.TrackSpaces))
	}
	for id := range s.Characters {
		c := &s.Characters[id]
		*c = rules.Character{Unlocked: true, Sheet: true, Achieved: uint8(rng.IntN(7))}
		for skill := range c.Skills {
			c.Skills[skill] = uint8(rng.IntN(7))
		}
	}
	return s
}

// wildPlay plays years at random, every other one from a strange start, and shows every table before its move.
func wildPlay(t testing.TB, b *rules.Rulebook, from, years int, see func(s *rules.State, legal []rules.Move, chosen rules.Move)) {
	t.Helper()
	var legal []rules.Move
	for seed := uint64(from); seed < uint64(from+years); seed++ {
		rng := rand.New(rand.NewPCG(seed, 11))
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, nil)
		if seed%2 == 1 {
			s = strange(b, seed)
		}
		for s.Phase != rules.YearOver {
			legal = b.Moves(&s, legal[:0])
			m := legal[rng.IntN(len(legal))]
			for range 6 { // cards are to be filled
				if other := legal[rng.IntN(len(legal))]; other.Kind == rules.MovePlace {
					m = other
				}
			}
			see(&s, legal, m)
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatalf("seed %d: %s: %v", seed, b.Notation(&s, m), err)
			}
		}
	}
}

// unseen is a table that looks the same to the players, with all that they cannot see changed: the generator, the order
// of the progress deck and of each draw pile, its top card included as long as the season on its back is the same.
func unseen(b *rules.Rulebook, s *rules.State, rng *rand.Rand) rules.State {
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
