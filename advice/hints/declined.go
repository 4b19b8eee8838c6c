package hints

import (
	"slices"

	"sixwinters/rules"
)

// declined are moves that the players want no hint of in a turn, whatever dice they take.
type declined struct {
	year, turn uint8
	moves      []rules.Move
}

// has reports whether a move on a table of that turn was declined.
func (d *declined) has(s *rules.State, m rules.Move) bool {
	return s.Year == d.year && s.Turn == d.turn && slices.ContainsFunc(d.moves, func(not rules.Move) bool { return likeIt(not) == likeIt(m) })
}

// likeIt is a move but for its dice, which tell answers to questions about dice apart.
func likeIt(m rules.Move) rules.Move {
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail, rules.MoveRest, rules.MoveAct, rules.MoveUse, rules.MoveCover:
		m.Dice = [len(m.Dice)]rules.Die{}
	}
	return m
}

// without is a list of legal moves without those that were declined. The end of the actions always stays.
func (d *declined) without(s *rules.State, legal []rules.Move) []rules.Move {
	return slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool { return d.has(s, m) })
}
