package hints

import (
	"slices"

	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// What a hint says of finishing a card: the solver looks for a way that the move belongs to.

// hintEffort is how much effort is made for the ways to finish a card that a hint speaks of (docs/solver.md, "Hints").
const hintEffort = 600_000

// finishStep is the effort after which it is asked whether anybody still waits for the answer: some 25 milliseconds.
const finishStep = solver.InstantNodes

// finisher finds ways to finish a card.
type finisher struct {
	effort int         // at most for each question
	gone   func() bool // nobody waits for the answer any more; nil: that is never so
}

// finishing is the cheapest way to finish a card this turn that a move belongs to, with the move first, and whose card
// that is. Where there is none, or none is found, it is the move alone, and who makes it; so it is where those moves that are
// meant to follow do not finish the card: a hint does not speak of what the next one has forgotten.
func (f *finisher) finishing(b *rules.Rulebook, s *rules.State, m rules.Move, meant []rules.Move) ([]rules.Move, int) {
	for p := range s.Players {
		if who, acts := m.Actor(); acts && who != p || !inWays(m) || !completes(b, s, p, m) && !completes(b, s, p, meant...) {
			continue
		}
		sol := f.solve(b, s, p)
		if way := sol.Way.Moves; slices.Contains(way, m) {
			i := slices.Index(way, m)
			if plan := slices.Concat(way[i:i+1], way[:i], way[i+1:]); legalInTurn(b, s, plan) {
				return plan, p
			}
		}
		if plan := f.asCheaply(b, s, p, m, &sol); plan != nil {
			return plan, p
		}
	}
	return []rules.Move{m}, int(m.Player)
}

// completes reports whether one of some moves completes the card that a player has ([complete]).
func completes(b *rules.Rulebook, s *rules.State, p int, moves ...rules.Move) bool {
	return s.Players[p].Card != content.NoProgress && slices.ContainsFunc(moves, func(m rules.Move) bool {
		return int(m.Player) == p && b.Completes(s, m)
	})
}

// asCheaply is a way to finish a player's card that begins with a move and is as cheap as any: of several that are, the solver
// names only one. It is nil where there is none, where the rest of it does as well without the move, or where that is not
// found out.
func (f *finisher) asCheaply(b *rules.Rulebook, s *rules.State, p int, m rules.Move, sol *solver.Solution) []rules.Move {
	if !sol.Found || !sol.Sure {
		return nil
	}
	t := *s
	if b.ApplyRolling(&t, m, nil, nil) != nil || t.Chance != s.Chance || t.Players[p].Card != s.Players[p].Card {
		return nil
	}
	then := f.solve(b, &t, p)
	if !then.Found {
		return nil
	}
	cheapest, rest := &sol.Way, &then.Way
	stress := s.Players[p].StressPoints() - t.Players[p].StressPoints()
	if m.ActionDice()+rest.Dice > cheapest.Dice || stress+rest.Stress > cheapest.Stress || legalInTurn(b, s, rest.Moves) {
		return nil
	}
	return slices.Concat([]rules.Move{m}, rest.Moves)
}

// legalInTurn reports whether moves are legal one after the other.
func legalInTurn(b *rules.Rulebook, s *rules.State, moves []rules.Move) bool {
	t := *s
	return !slices.ContainsFunc(moves, func(m rules.Move) bool { return b.ApplyRolling(&t, m, nil, nil) != nil })
}

// inWays reports whether a move may be part of a way that the solver finds ([solver.Solution]): there is no need to look for those it
// does not.
func inWays(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveAttempt, rules.MoveAct, rules.MoveRest, rules.MoveDone, rules.MoveBarter:
		return false
	}
	return true
}

// solve is how a player's card can be finished this turn, as far as the effort goes. It ends as soon as there is nothing more
// to find out of the ways.
func (f *finisher) solve(b *rules.Rulebook, s *rules.State, p int) (sol solver.Solution) {
	w := solver.New(b, s, p)
	for left := f.effort; left > 0 && (f.gone == nil || !f.gone()); left -= finishStep {
		sol = w.GoOn(min(left, finishStep))
		if sol.Sure || w.Done() {
			break
		}
	}
	return sol
}

// cheapestWay is the cheapest way to finish a player's card this turn, as far as the solver knows at once; nil for none.
func cheapestWay(b *rules.Rulebook, s *rules.State, p int) []rules.Move {
	sol := solver.Solve(b, s, p)
	return sol.Way.Moves
}
