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
	l := h.lineFrom(b, s, m)
	if _, ok := l.purpose(); ok || len(l.tables) < 2 {
		return false
	}
	return uses || l.loses(&l.tables[1], int(m.Player))
}

// lineFrom is the line of the move that the planner has chosen last.
func (h *Hinter) lineFrom(b *rules.Rulebook, s *rules.State, m rules.Move) *line {
	sure, likely := h.planner.Line()
	return lineOf(b, s, append([]rules.Move{m}, sure...), likely)
}

// spared is the next move of the plan where the planned one is an ability for nothing: it only gives action dice other values, which do not last.
func (h *Hinter) spared(b *rules.Rulebook, s *rules.State, legal []rules.Move, m rules.Move) rules.Move {
	for m.Kind == rules.MoveUse && s.Attempt.Phase == rules.NoAttempt && changesDice(b, s, m) {
		l := h.lineFrom(b, s, m)
		if !l.idle(int(m.Player)) {
			break
		}
		rest, _ := l.without()
		h.planner.Follow(s, rest)
		m = h.planner.Choose(b, s, legal)
	}
	return m
}

// idle reports whether the first move only gives action dice of a player other values, as many as before, and nothing that is meant to follow needs
// them. A later ability may do more with them, and so may whatever follows a roll.
func (l *line) idle(player int) bool {
	if len(l.moves) < 2 || l.tables[0].Assets != l.tables[1].Assets || l.tables[0].Players[player].Dice.Len() != l.tables[1].Players[player].Dice.Len() {
		return false
	}
	uses := func(m rules.Move) bool { return m.Kind == rules.MoveUse && int(m.Player) == player }
	_, needer := l.without()
	return needer == 0 && !slices.ContainsFunc(l.moves[1:], uses) && l.moves[len(l.moves)-1].Kind == rules.MoveDone
}

// without is how the line goes on without its first move, up to the first move that could not be made then: needer, or 0 where there is none. A rest
// takes any action die ([rest]).
func (l *line) without() (rest []rules.Move, needer int) {
	t := l.tables[0]
	for k := l.answered(); k < len(l.moves); k++ {
		m, then := l.moves[k], t
		if m.Kind == rules.MoveRest && l.b.Check(&t, m) != nil && l.moves[0].Dice[0].IsAction() {
			m.Dice[0] = l.moves[0].Dice[0]
		}
		if l.b.ApplyRolling(&then, m, nil, nil) != nil {
			return rest, k
		}
		rest, t = append(rest, m), then
	}
	return rest, 0
}

// answered is how many moves the first one of the line takes with what it asks.
func (l *line) answered() int {
	n := 1
	for n < len(l.moves) && l.moves[n].Kind > rules.MoveLeave {
		n++
	}
	return n
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
