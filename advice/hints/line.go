package hints

import (
	"slices"

	"sixwinters/rules"
)

// The line of moves that a hint belongs to, tried on copies of the table.

// line is a move and those that are meant to follow it, with the table before each and after the last. Only the last of them
// may roll, or those that place characters.
type line struct {
	b      *rules.Rulebook
	moves  []rules.Move
	tables []rules.State
	likely []rules.Move // what may follow that
	rolls  bool         // what comes of the last one is left to chance
}

// lineOf plays moves on an observation, as far as they are legal. What follows from placing characters goes on over what the
// seasonal event rolls, as far as it is legal however that falls ([event]).
func lineOf(b *rules.Rulebook, s *rules.State, sure, likely []rules.Move) *line {
	if len(sure) == 0 || sure[0].Kind != rules.MoveStart {
		return played(b, s, sure, likely, 1)
	}
	all := slices.Concat(sure, likely)
	least := played(b, s, all, nil, 1)
	for face := 2; face <= rules.Sides; face++ {
		if l := played(b, s, all, nil, face); len(l.moves) < len(least.moves) {
			least = l
		}
	}
	least.likely = all[len(least.moves):]
	return least
}

// played plays moves with dice that all fall alike, up to the first roll after the characters are placed.
func played(b *rules.Rulebook, s *rules.State, moves, likely []rules.Move, face int) *line {
	l := &line{b: b, tables: []rules.State{*s}, likely: likely}
	for _, m := range moves {
		t := l.tables[len(l.tables)-1]
		before, rolled := t.Chance, false
		fall := func(rules.Kind, rules.Place) int {
			rolled = true
			return face
		}
		if l.rolls && l.moves[len(l.moves)-1].Kind != rules.MoveStart || b.ApplyRolling(&t, m, nil, fall) != nil {
			break
		}
		l.moves, l.tables = append(l.moves, m), append(l.tables, t)
		l.rolls = rolled || t.Chance != before
	}
	return l
}
