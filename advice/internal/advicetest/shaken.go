package advicetest

import (
	"math/rand/v2"

	"sixwinters/content"
	"sixwinters/rules"
)

// Shaken is a table at which the players act, shaken up so that it is as a late and hard year may leave it: markers anywhere and threats
// near their ends, any ranks and achievements, characters who bear much and stand together, assets and more obstacles where they are, and
// now and then piles with hardly a card left. It reports false where that makes no table that can be.
func Shaken(b *rules.Rulebook, s *rules.State, rng *rand.Rand) (rules.State, bool) {
	t := *s
	for r := range content.Resource(content.NumResources) {
		t.Progress[r] = uint8(1 + rng.IntN(content.TrackSpaces))
		t.Threat[r] = uint8(1 + rng.IntN(content.TrackSpaces))
		if rng.IntN(2) == 0 {
			t.Threat[r] = content.TrackSpaces - uint8(rng.IntN(3))
		}
		for range rng.IntN(5) {
			at := content.Slot(rng.IntN(content.NumSlots))
			if p := &t.Players[rng.IntN(rules.NumPlayers)]; p.InPlay() {
				at = p.At
			}
			if t.Supply[r] > 0 {
				t.Supply[r]--
				t.Assets[at][r][rng.IntN(rules.Sides)]++
			}
		}
	}
	for p := range t.Players {
		shakeMat(&t, p, rng)
	}
	if t.Players[0].InPlay() && t.Players[1].InPlay() && rng.IntN(2) == 0 {
		t.Players[1].At = t.Players[0].At
	}
	for range rng.IntN(4) {
		if p := &t.Players[rng.IntN(rules.NumPlayers)]; p.InPlay() {
			attach(&t, content.Region(rng.IntN(content.NumRegions)), p.At)
		}
	}
	for r := range t.Draw {
		if rng.IntN(10) == 0 {
			empty(&t.Draw[r], rng.IntN(3), &t)
			empty(&t.Discard[r], 0, &t)
		}
	}
	return t, b.Broken(&t) == nil
}

// shakeMat changes what a player's character is able to do, bears, and has left to spend.
func shakeMat(t *rules.State, p int, rng *rand.Rand) {
	player := &t.Players[p]
	if !player.InPlay() {
		return
	}
	c := &t.Characters[player.Character]
	c.Achieved = uint8(rng.IntN(rules.MostAchieved + 1))
	for skill := range c.Skills {
		c.Skills[skill] = uint8(min(rules.MostRank, rng.IntN(9)))
	}
	for k := range player.Stress {
		die := &player.Stress[k]
		die.Value, die.Box = uint8(1+rng.IntN(4)), uint8(rng.IntN(4))
		for box := range 3 {
			if box+1 == int(die.Box) || rng.IntN(3) == 0 {
				c.Marked[k] |= 1 << box
			}
		}
	}
	t.ActionSupply += uint8(player.Dice.Len())
	player.Dice = rules.Values{}
	for range min(rng.IntN(7), int(t.ActionSupply)) {
		t.ActionSupply--
		player.Dice[rng.IntN(rules.Sides)]++
	}
}

// attach puts the top obstacle of a pile at a location, as long as another is left.
func attach(t *rules.State, r content.Region, at content.Slot) {
	if t.Draw[r].N < 2 {
		return
	}
	pile, to := &t.Draw[r], &t.Attached[at]
	pile.N--
	id := pile.Cards[pile.N]
	pile.Cards[pile.N] = 0
	t.Obstacles[id].Zone, t.Obstacles[id].At = rules.InPlay, at
	to.Cards[to.N] = id
	to.N++
}

// empty locks the cards of a pile but for some.
func empty(pile *rules.Pile, left int, t *rules.State) {
	for int(pile.N) > left {
		pile.N--
		t.Obstacles[pile.Cards[pile.N]] = rules.ObstacleState{Zone: rules.Locked, At: content.NoSlot}
		pile.Cards[pile.N] = 0
	}
}
