package hints

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// Assets made for later that do not last: an obstacle is certain to remove them this turn ([activate]).

// inVain reports whether the planned move makes an asset that nothing uses this turn and that the activate step is certain to take away.
// So does an ability once a defence has held that only changes dice, none of which is then used.
func (h *Hinter) inVain(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	uses := m.Kind == rules.MoveUse && s.Attempt.Phase == rules.Overcome && changesDice(b, s, m)
	if !uses && (!s.Acting() || !creates(m.Kind)) {
		return false
	}
	sure, likely := h.planner.Line()
	l := lineOf(b, s, append([]rules.Move{m}, sure...), likely)
	if _, ok := l.purpose(); ok || len(l.tables) < 2 {
		return false
	}
	return uses || l.loses(&l.tables[1], int(m.Player))
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

// changesDice reports whether a move does nothing but change dice, for certain.
func changesDice(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	t, rolled, story := *s, false, rules.Story{}
	fall := func(rules.Kind, rules.Place) int {
		rolled = true
		return 1
	}
	if b.ApplyRolling(&t, m, &story, fall) != nil || rolled || t.Asks() == nil || t.Asks().Task != s.Asks().Task {
		return false
	}
	return !slices.ContainsFunc(story.Events, func(e rules.Event) bool { return e.Kind != rules.EvUse && e.Kind != rules.EvDie })
}

// surer returns the ability that holds a defence for certain with the lowest die, if the planned one costs no less and may fail; else the
// planned move.
func surer(b *rules.Rulebook, s *rules.State, legal []rules.Move, m rules.Move) rules.Move {
	if s.Attempt.Phase != rules.Defend || m.Kind != rules.MoveUse || holdsFor(b, s, m) {
		return m
	}
	sure := slices.DeleteFunc(slices.Clone(legal), func(other rules.Move) bool {
		return other.Kind != m.Kind || other.Dice[0].Value() > m.Dice[0].Value() || !holdsFor(b, s, other)
	})
	if len(sure) == 0 {
		return m
	}
	return slices.MinFunc(sure, func(x, y rules.Move) int { return x.Dice[0].Value() - y.Dice[0].Value() })
}

// holdsFor reports whether a move holds the defence in hand for certain.
func holdsFor(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	t, rolled := *s, false
	fall := func(rules.Kind, rules.Place) int {
		rolled = true
		return 1
	}
	return b.ApplyRolling(&t, m, nil, fall) == nil && !rolled && t.Attempt.Phase == rules.Overcome
}

// knockedOut returns the players whose characters are certain to be knocked out this turn as things stand, one bit each ([knocked-out]).
func knockedOut(b *rules.Rulebook, s *rules.State) uint8 {
	if !s.Acting() {
		return 0
	}
	if l := advice.WhatLooms(b, s); l.Kind == advice.KnockOutLooms && !l.Either {
		return l.Team
	}
	return 0
}

// nowOrNever returns, instead of the end of the step, the first move of a way to finish a card of somebody who is knocked out with it: the card
// would be lost, and so are dice that are left over. Else it returns the planned move.
func nowOrNever(b *rules.Rulebook, s *rules.State, legal []rules.Move, m rules.Move, out uint8) rules.Move {
	for p := range s.Players {
		if m.Kind != rules.MoveDone || out&(1<<p) == 0 {
			continue
		}
		if way := solver.Solve(b, s, p).Way; len(way.Moves) > 0 && way.Stress == 0 && slices.Contains(legal, way.Moves[0]) {
			return way.Moves[0]
		}
	}
	return m
}
