package solver

import (
	"math/rand/v2"

	"sixwinters/content"
	"sixwinters/rules"
)

// shaken is a table of a campaign on which all that a solver has to do with has been changed at random, so that it meets what
// campaigns seldom bring: any masteries, skills, achievements and locations, a full stash, little stress, empty pools and a short
// supply.
func shaken(b *rules.Rulebook, s *rules.State, p int, rng *rand.Rand) rules.State {
	t := *s
	player := &t.Players[p]
	shakeCampaign(b, &t, rng)
	dice := player.Dice.Len() + int(t.ActionSupply)
	player.Dice = anyDice(rng, min(rng.IntN(6), dice))
	t.ActionSupply = uint8(dice - player.Dice.Len())
	if rng.IntN(3) == 0 {
		t.ActionSupply = min(t.ActionSupply, uint8(rng.IntN(3)))
	}
	for k := range player.Stress {
		player.Stress[k].Value = uint8(1 + rng.IntN(rules.Sides))
	}
	for i := range player.Boxes {
		if rng.IntN(2) == 0 {
			player.Boxes[i] = rules.NoDie
		}
	}
	player.Stash = rules.NoDie
	if r := b.Stashes(&t, p); r != content.NoResource && rng.IntN(3) > 0 {
		player.Stash = rules.ResourceDie(r, 1+rng.IntN(rules.Sides))
	}
	for r := range t.Pool {
		if rng.IntN(2) == 0 {
			t.Pool[r] = anyDice(rng, rng.IntN(4))
		}
		if rng.IntN(2) == 0 {
			t.Assets[rng.IntN(len(t.Assets))][r] = anyDice(rng, rng.IntN(3))
		}
		if rng.IntN(4) == 0 {
			t.Supply[r] = uint8(rng.IntN(3))
		}
	}
	if rng.IntN(2) == 0 {
		player.At = content.Slot(rng.IntN(int(content.NumSlots)))
	}
	if rng.IntN(2) == 0 {
		player.Card, player.Chain = content.ProgressID(rng.IntN(len(b.Content().Progress))), 0
		player.Path, player.Laid = [rules.NumSquares]uint8{}, [rules.NumSquares]rules.Die{}
	}
	return t
}

// shakeCampaign changes what a campaign has brought: masteries, skills, achievements and locations.
func shakeCampaign(b *rules.Rulebook, t *rules.State, rng *rand.Rand) {
	for r := range t.Progress {
		t.Progress[r] = 1
		if rng.IntN(2) == 0 {
			t.Progress[r] += uint8(rng.IntN(content.TrackSpaces))
		}
	}
	for id := range b.Content().Characters {
		c := &t.Characters[id]
		c.Achieved = uint8(max(rng.IntN(7), rng.IntN(7))) // few have a stash
		for skill := range c.Skills {
			c.Skills[skill] = uint8(rng.IntN(7))
		}
	}
	for r := range content.Region(content.NumRegions) {
		var deck []content.LocationID
		for id, l := range b.Content().Locations {
			if l.Region == r && !l.Threat && !l.Desolation {
				deck = append(deck, content.LocationID(id))
			}
		}
		for row, i := range rng.Perm(len(deck))[:content.SlotsPerRegion] {
			t.Slots[content.SlotAt(r, row)] = deck[i]
		}
	}
}

// anyDice are so many dice that show anything.
func anyDice(rng *rand.Rand, n int) (dice rules.Values) {
	for range n {
		dice[rng.IntN(rules.Sides)]++
	}
	return dice
}
