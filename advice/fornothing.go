package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// mostPlaced is how many placed dice are looked at on the ways to finish a card for nothing: some 10 milliseconds at the most.
const mostPlaced = 1000

// FinishesForNothing reports whether a player's card can be finished by the assets that lie at the character's location alone
// ([complete]): no die is spent on it and no stress taken, so whoever leaves it undone most likely has not seen it.
func FinishesForNothing(b *rules.Rulebook, s *rules.State, p int) bool {
	left := mostPlaced
	return finishesByPlacing(b, s, p, &left)
}

// finishesByPlacing looks at the ways to place assets one after the other, as long as some of the number of them are left.
func finishesByPlacing(b *rules.Rulebook, s *rules.State, p int, left *int) bool {
	if s.Players[p].Card == content.NoProgress {
		return false
	}
	for _, m := range b.Moves(s, nil) {
		if m.Kind != rules.MovePlace || int(m.Player) != p {
			continue
		}
		if b.Completes(s, m) {
			return true
		}
		if *left--; *left < 0 {
			return false
		}
		t := *s
		if b.ApplyRolling(&t, m, nil, nil) == nil && finishesByPlacing(b, &t, p, left) {
			return true
		}
	}
	return false
}
