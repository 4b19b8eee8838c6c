// Package advicetest gives tests of advice tables to think about: years of random play, campaigns of the
// greedy policy. Only tests import it.
package advicetest

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// Strange is the start of a campaign that has been shaken up, so that play meets what a first year seldom brings: any
// locations, any ranks and achievements, markers anywhere on their tracks.
func Strange(b *rules.Rulebook, seed uint64) rules.State {
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
	for id := range b.Content().Characters {
		c := &s.Characters[id]
		*c = rules.Character{Unlocked: true, Sheet: true, Achieved: uint8(rng.IntN(7))}
		for skill := range c.Skills {
			c.Skills[skill] = uint8(rng.IntN(7))
		}
	}
	return s
}

// WildPlay plays years at random, every other one from a strange start, and shows every table before its move.
func WildPlay(t testing.TB, b *rules.Rulebook, from, years int, see func(s *rules.State, legal []rules.Move, chosen rules.Move)) {
	t.Helper()
	var legal []rules.Move
	for seed := uint64(from); seed < uint64(from+years); seed++ {
		rng := rand.New(rand.NewPCG(seed, 11))
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, nil)
		if seed%2 == 1 {
			s = Strange(b, seed)
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
