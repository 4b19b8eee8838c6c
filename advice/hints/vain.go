package hints

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// Assets made for later that do not last: an obstacle is certain to remove them this turn ([activate]).

// inVain reports whether the planned move makes an asset that nothing uses this turn and that the activate step is certain to take away.
func (h *Hinter) inVain(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	if !s.Acting() || !creates(m.Kind) {
		return false
	}
	sure, likely := h.planner.Line()
	l := lineOf(b, s, append([]rules.Move{m}, sure...), likely)
	if _, ok := l.purpose(); ok || len(l.tables) < 2 {
		return false
	}
	return l.loses(&l.tables[1], int(m.Player))
}

// creates reports whether a kind of move makes assets of action dice or stress, or changes them.
func creates(kind rules.MoveKind) bool {
	switch kind {
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll:
		return true
	}
	return false
}

// loses reports whether all assets at a player's location that are there on a table and were not at the beginning of the line are certain to be
// removed this turn. An attempt that is meant to come may change that.
func (l *line) loses(then *rules.State, player int) bool {
	attempts := func(m rules.Move) bool { return m.Kind == rules.MoveAttempt }
	at := then.Players[player].At
	if at == content.NoSlot || slices.ContainsFunc(l.moves, attempts) || slices.ContainsFunc(l.likely, attempts) {
		return false
	}
	made := false
	left, ok := advice.AssetsLeft(l.b, then, at)
	for r, values := range then.Assets[at] {
		for v, n := range values {
			if n <= l.tables[0].Assets[at][r][v] {
				continue
			}
			if made = true; left[r][v] > 0 {
				return false
			}
		}
	}
	return made && ok
}
