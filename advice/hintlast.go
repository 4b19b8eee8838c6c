package advice

import (
	"slices"

	"sixwinters/rules"
)

// inVain reports whether the move only goes somewhere to begin a turn there, and there is no other this year: in the next one every
// character begins wherever its player likes ([session]).
func (w *worder) inVain() bool {
	if w.m.Kind != rules.MoveTravel && w.m.Kind != rules.MoveSail {
		return false
	}
	p := int(w.m.Player)
	return w.b.IsLastTurn(w.s) && len(w.plan) <= 1 && w.line.purpose() == "" && !w.line.isNeeded(p) && w.flees(p, w.m.Slot) == ""
}

// inTime is what is said of a later turn, where this is not certainly the last of the year; "" where it is.
func (w *worder) inTime(say string) string {
	if w.b.IsLastTurn(w.s) {
		return ""
	}
	return say
}

// begins is what a player's character that goes somewhere does there first: it begins the next turn, if there is one this year.
func (w *worder) begins(p int, there string) string {
	if w.b.IsLastTurn(w.s) {
		return w.b.PlayerName(w.s, p) + " can act " + there + " this turn"
	}
	return w.b.PlayerName(w.s, p) + " begins the next turn " + there
}

// isNeeded reports whether a player's character is to do something where the first move brings it, whatever that is good for, before
// it goes on.
func (l *line) isNeeded(p int) bool {
	for _, m := range slices.Concat(l.moves[1:], l.likely) {
		switch m.Kind {
		case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
			if int(m.Player) == p {
				return false
			}
		}
		if needsPlace(m, p) {
			return true
		}
	}
	return false
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
