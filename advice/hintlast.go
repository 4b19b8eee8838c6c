package advice

import "sixwinters/rules"

// inVain reports whether the move only goes somewhere to begin a turn there, and there is no other this year: in the next one every
// character begins wherever its player likes ([session]).
func (w *worder) inVain() bool {
	if w.m.Kind != rules.MoveTravel && w.m.Kind != rules.MoveSail {
		return false
	}
	return w.b.IsLastTurn(w.s) && len(w.plan) <= 1 && w.line.purpose() == "" && w.flees(int(w.m.Player), w.m.Slot) == ""
}

// restInstead is to rest with one of the dice that a move would spend, where the character shows least: that may still help it this
// turn. It is the move itself where there is nothing to rest.
func restInstead(b *rules.Rulebook, s *rules.State, m rules.Move) rules.Move {
	best, least := m, uint8(rules.Sides)
	for k, d := range s.Players[m.Player].Stress {
		if d.Value < least {
			best, least = rules.Move{Kind: rules.MoveRest, Player: m.Player, Arg: uint8(k)}, d.Value
			best.Dice[0] = m.Dice[0]
		}
	}
	if b.Check(s, best) != nil {
		return m
	}
	return best
}
