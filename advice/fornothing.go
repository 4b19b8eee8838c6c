package advice

import (
	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// mostPlaced is the most placements tried to finish a card with the assets at hand: some 10 ms.
const mostPlaced = 1000

// FinishesForNothing reports whether player p's card can be completed with assets at the character's location alone, spending no
// die and taking no stress ([complete]).
func FinishesForNothing(b *rules.Rulebook, s *rules.State, p int) bool {
	left := mostPlaced
	return finishesByPlacing(b, s, p, &left)
}

// finishesByPlacing tries all ways to place assets, at most *left placements.
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
		yield.Now()
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
