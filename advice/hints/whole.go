package hints

import (
	"slices"
	"strings"

	"sixwinters/rules"
)

// A reroll is told whole: all the dice that are picked up for it are one hint ([ability]).

// mostPicks is more dice than can be picked up for a reroll.
const mostPicks = 24

// whole returns a move and, where it picks up a die for a reroll, all that are picked up after it, up to the roll.
func (h *Hinter) whole(b *rules.Rulebook, observed *rules.State, m rules.Move) []rules.Move {
	moves := []rules.Move{m}
	if !rerolls(b, observed) {
		return moves
	}
	planner, t := h.planner.Clone(), *observed
	for len(moves) < mostPicks {
		before := t.Chance
		if b.Apply(&t, moves[len(moves)-1], nil) != nil || t.Chance != before || !rerolls(b, &t) {
			break
		}
		seen := b.Observation(&t)
		moves = append(moves, planner.Choose(b, &seen, b.Moves(&seen, nil)))
	}
	return moves
}

// rerolls reports whether it is asked which dice to reroll.
func rerolls(b *rules.Rulebook, s *rules.State) bool {
	f := s.Asks()
	return f != nil && b.Rerolls(f)
}

// picked are the names of the dice that are picked up by moves.
func picked(moves []rules.Move) (names []string) {
	for _, m := range moves {
		if m.Kind == rules.MovePick {
			names = append(names, rules.DieName(m.Dice[0]))
		}
	}
	slices.Sort(names)
	return names
}

// dieList lists the names of dice: "support 3 and sorcery 1", "action dice 3, 5 and 5".
func dieList(names []string) string {
	const each = "action die "
	if slices.ContainsFunc(names, func(name string) bool { return !strings.HasPrefix(name, each) }) {
		return rules.Joined(names, "and")
	}
	return "action dice " + strings.ReplaceAll(rules.Joined(names, "and"), each, "")
}
