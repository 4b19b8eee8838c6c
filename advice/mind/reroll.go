package mind

import "sixwinters/rules"

// Which dice are picked up to be rolled again ([ability]): those that do nothing as they are, so that a player can see why.

// rerolling picks up, one after the other, the action dice that an attempt in hand does not ask for, or where the player takes
// part in none those that show little; and assets only where there is nothing else.
func (p *Planner) rerolling(s *rules.State, legal []rules.Move) rules.Move {
	spare := spareToRoll(p.b, s, int(s.Asks().Player))
	lowest, enough := rules.Move{}, rules.Move{}
	for _, m := range legal {
		switch d := m.Dice[0]; {
		case m.Kind == rules.MoveEnough:
			enough = m
		case m.Kind != rules.MovePick || !d.IsAction():
		case spare.Of(d.Value()) > 0:
			return m
		case lowest.Kind == rules.NoMove || d.Value() < lowest.Dice[0].Value():
			lowest = m
		}
	}
	switch {
	case enough.Kind != rules.NoMove:
		return enough
	case lowest.Kind != rules.NoMove:
		return lowest
	}
	return legal[0]
}

// spareToRoll are the action dice of a player that are not missed if they are rolled again: in an attempt those that neither
// defend nor cover anything, otherwise those that show less than dice show on average.
func spareToRoll(b *rules.Rulebook, s *rules.State, player int) (spare rules.Values) {
	mine := &s.Players[player].Dice
	a := &s.Attempt
	if a.Phase == rules.NoAttempt || a.Team&(1<<player) == 0 {
		copy(spare[:], mine[:rules.Sides/2])
		return spare
	}
	keep, all := b.AttemptAsks(s), s.TeamDice(a.Team)
	for v := range spare {
		spare[v] = uint8(min(int(mine[v]), max(0, int(all[v])-int(keep[v]))))
	}
	return spare
}
