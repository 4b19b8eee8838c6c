package hints

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a move is for: the step of the plan that cannot be done without it.

// purpose returns the goal that the first move of the line is needed for, and false where none is found. It makes the other moves that are
// sure without the first, and sees which no longer can be made. After a roll it follows the die that the move brings.
func (l *line) purpose() (g goal, ok bool) {
	m := l.moves[0]
	if g, ok := goalOf(&l.tables[0], m); ok {
		return g, true
	}
	t := l.tables[0]
	for k := l.answered(); k < len(l.moves); k++ {
		if asks, is := t.Asks(), l.tables[k].Asks(); asks == nil || is == nil || asks.Task != is.Task {
			break // without the first move something else is asked
		}
		without := t
		if l.b.ApplyRolling(&without, l.moves[k], nil, nil) == nil {
			t = without
			continue
		}
		if g, ok := goalOf(&l.tables[k], l.moves[k]); ok {
			return g, true
		}
	}
	if g, ok := l.coverPurpose(); ok {
		return g, true
	}
	return l.laterPurpose()
}

// coverPurpose returns the attempt that is meant to follow where the first move brings an asset at its place, or an action die of somebody
// who takes part, that covers one of the dice still open there; and false where there is none.
func (l *line) coverPurpose() (g goal, ok bool) {
	if len(l.tables) < 2 || l.rolls && len(l.moves) == 1 {
		return g, false
	}
	before, after := &l.tables[0], &l.tables[1]
	who, acts := l.moves[0].Actor()
	for _, m := range slices.Concat(l.moves[1:], l.likely) {
		if m.Kind != rules.MoveAttempt || after.Obstacles[m.Card].Zone != rules.InPlay {
			continue
		}
		at, open := after.Obstacles[m.Card].At, l.b.Uncovered(after, content.ObstacleID(m.Card))
		if acts && m.Arg&(1<<who) != 0 {
			for v := range open {
				if open[v] > 0 && after.Players[who].Dice[v] > before.Players[who].Dice[v] {
					return goalOf(after, m)
				}
			}
		}
		for r := range after.Assets[at] {
			for v := range open {
				if open[v] > 0 && after.Assets[at][r][v] > before.Assets[at][r][v] {
					return goalOf(after, m)
				}
			}
		}
	}
	return g, false
}

// laterPurpose returns what likely follows for which the first move brings a die, and false where it brings none or that is not used.
func (l *line) laterPurpose() (g goal, ok bool) {
	m, s := l.moves[0], l.tables[len(l.tables)-1]
	who, acts := m.Actor()
	if !acts || l.tables[0].Attempt.Phase != rules.NoAttempt {
		return g, false
	}
	if isJourney(m) {
		return goal{}, false // the step that it leads to tells
	}
	before, after := &l.tables[0], &l.tables[min(1, len(l.tables)-1)]
	for _, then := range l.likely {
		if d := then.Dice[0]; then.Kind == rules.MovePlace || then.Kind == rules.MoveCover {
			if at := s.Players[then.Player].At; at != content.NoSlot && !d.IsAction() && int(then.Player) == who &&
				after.Assets[at][d.Kind()].Of(d.Value()) > before.Assets[at][d.Kind()].Of(d.Value()) {
				return goalOf(&s, then)
			}
		}
		if then.Kind == rules.MoveTake {
			s.Players[then.Player].Card = content.ProgressID(then.Card)
		}
		if isJourney(then) {
			s.Players[then.Player].At = then.Slot
		}
	}
	return g, false
}

// isJourney reports whether a move takes a character to another location by its own dice or stress ([move]).
func isJourney(m rules.Move) bool {
	return m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail || m.Kind == rules.MoveGate
}

// goalOf returns the goal of a step that a move on a table belongs to, and false for moves that only lead to others.
func goalOf(s *rules.State, m rules.Move) (g goal, ok bool) {
	switch m.Kind {
	case rules.MoveAttempt:
		return goal{rules.MoveAttempt, m.Arg, m.Card}, true
	case rules.MoveCover:
		if s.Attempt.Phase != rules.NoAttempt {
			return goal{does: rules.MoveAttempt, card: uint8(s.Attempt.Obstacle)}, true
		}
	case rules.MovePlace:
		return goal{rules.MovePlace, m.Player, uint8(s.Players[m.Player].Card)}, true
	case rules.MoveRest, rules.MoveAct:
		return goal{does: m.Kind, player: m.Player}, true
	}
	return g, false
}

// leadTo puts the step first that the move in hand is for: of those that its player takes part in the plan begins with whichever comes
// first, but what is made or changed now may be for a later one.
func (l *line) leadTo(steps []Step) []Step {
	if len(l.moves) == 0 || len(steps) == 0 {
		return steps
	}
	m := l.moves[0]
	if _, acts := m.Actor(); !acts || m.Kind == rules.MoveStart || l.tables[0].Attempt.Phase != rules.NoAttempt {
		return steps
	}
	g, ok := l.purpose()
	i := slices.IndexFunc(steps, func(s Step) bool {
		return s.goal == g || g.does == rules.MoveAttempt && s.does == g.does && s.card == g.card
	})
	if !ok || i < 0 {
		if isJourney(m) || m.Kind == rules.MovePlace {
			return steps
		}
		i = -1
		if creates(m.Kind) {
			i = slices.IndexFunc(steps, func(s Step) bool { return s.goal == goal{does: rules.MoveCreate, player: m.Player} })
		}
	}
	for k := range steps {
		if k != i && steps[k].began <= 1 {
			steps[k].began = 2
		}
	}
	if i >= 0 {
		steps[i].began = 1
	}
	return steps
}
