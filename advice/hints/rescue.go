package hints

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// rescue is how a defence that has failed could still be made to hold by abilities and by what cards let the players do, the less it
// takes the higher ([defend]).
type rescue uint8

const (
	lost   rescue = iota
	byMore        // if at all, by more than was looked at
	noLuck        // by no roll of dice alone
	byLuck        // if what is rolled then shows what is lacking
	bySome        // surely, by several of them together
	byOne         // surely, by one
)

// rescues say it, where the damage is taken all the same.
var rescues = [...]string{
	lost:   "No ability at hand can save this defence",
	byMore: "What abilities could still do for this defence would cost more than it brings",
	noLuck: "No roll of an ability could save this defence by itself",
	byLuck: "Only luck could still save this defence, and trying costs a die",
	bySome: "Abilities could save this defence together, but what they take is worth more",
	byOne:  "An ability could save this defence, but what it takes is worth more",
}

// mostRescued is how many tables are looked at for a rescue: some ten milliseconds at the most.
const mostRescued = 1000

// rescueOf is how the failed defence of the attempt in hand could still be made to hold.
func rescueOf(b *rules.Rulebook, s *rules.State) rescue {
	r := rescuing{b: b, id: s.Attempt.Obstacle, seen: map[rules.State]bool{}}
	if r.look(s, 0); r.best <= byLuck && len(r.seen) >= mostRescued {
		return byMore
	}
	return r.best
}

// rescuing looks for a rescue.
type rescuing struct {
	b    *rules.Rulebook
	id   content.ObstacleID
	seen map[rules.State]bool
	best rescue
}

// look goes on from a table to which so many abilities have led, up to the first roll of dice.
func (r *rescuing) look(s *rules.State, uses int) {
	if r.seen[*s] || len(r.seen) >= mostRescued {
		return
	}
	r.seen[*s] = true
	acts := s.Asks().Task == rules.TaskAttempt
	for _, m := range r.b.Moves(s, nil) {
		if acts && m.Kind != rules.MoveUse && m.Kind != rules.MovePay && m.Kind != rules.MoveConvert {
			continue
		}
		t, rolled, used := *s, false, uses
		_ = r.b.ApplyRolling(&t, m, nil, func(rules.Kind, rules.Place) int { // it is legal
			rolled = true
			return r.lacking(&t)
		})
		if acts {
			used++
		}
		switch holds := t.Attempt.Phase == rules.Overcome; {
		case t.Asks() == nil || t.Attempt.Obstacle != r.id: // it has ended otherwise
		case rolled && holds:
			r.best = max(r.best, byLuck)
		case rolled:
			r.best = max(r.best, noLuck)
		case !holds:
			r.look(&t, used)
		case used > 1:
			r.best = max(r.best, bySome)
		default:
			r.best = byOne
		}
	}
}

// lacking is a value that no die of the participants shows and the defence wants; 1 if it wants none.
func (r *rescuing) lacking(s *rules.State) int {
	lacking := r.b.Undefended(s, r.id)
	return max(1, lacking.Lowest())
}
