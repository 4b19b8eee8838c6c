package hints

import (
	"slices"

	"sixwinters/rules"
)

// declined is what the players want no hint of in a turn.
type declined struct {
	year, turn uint8
	moves      []rules.Move // whatever dice they take
	deeds      []deed
}

// deed is what a player is not to do, however it is done.
type deed struct {
	does   rules.MoveKind // as that of a goal
	player uint8
	card   uint8
}

// is reports whether a move on a table does it.
func (d deed) is(s *rules.State, m rules.Move) bool {
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return d.does == rules.MoveTravel && m.Player == d.player && uint8(m.Slot) == d.card
	}
	g, ok := goalOf(s, m)
	return ok && m.Kind != rules.MoveCover && g.does == d.does && g.card == d.card && g.takesPart(d.player)
}

// of returns what was declined in the turn of a table, to be added to.
func (d *declined) of(s *rules.State) declined {
	if d.year != s.Year || d.turn != s.Turn {
		return declined{year: s.Year, turn: s.Turn}
	}
	return declined{s.Year, s.Turn, slices.Clone(d.moves), slices.Clone(d.deeds)}
}

// has reports whether a move on a table of that turn was declined.
func (d *declined) has(s *rules.State, m rules.Move) bool {
	if s.Year != d.year || s.Turn != d.turn {
		return false
	}
	return slices.ContainsFunc(d.moves, func(not rules.Move) bool { return likeIt(not) == likeIt(m) }) ||
		slices.ContainsFunc(d.deeds, func(not deed) bool { return not.is(s, m) })
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
