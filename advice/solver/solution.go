package solver

import (
	"slices"

	"sixwinters/rules"
)

// Solution is how a player's current card can be finished this turn ([progress], [complete]).
//
// It covers what a player can do alone and without a roll, in the actions step, outside an attempt, by these moves:
//
//   - placing assets on the card;
//   - creating assets for an action die, several at once by a skill icon or support mastery, or for stress;
//   - trading, several at once by a skill icon or support mastery;
//   - moving by land, from port to port, through gates, and by abilities;
//   - abilities that gain dice of the type placed, with values that are known (become, shift, flip, split), that change
//     an asset's resource, or that move the character; those paid in stress included;
//   - the stash;
//   - military mastery; sorcery mastery on the card.
//
// Stress is paid only where no condition is marked by it, and no other character absorbs any. No location is entered
// whose card, or an obstacle at it, does something on arrival. Not covered are: anything that rolls a die, location
// actions, rest, attempts, the other player's moves, what comes after the card is complete, and pool dice used as action dice.
type Solution struct {
	Found bool // a way to finish the card is known
	Way   Way  // the one with the fewest action dice, of those the one that takes the least stress
	// Sure: Found and Way.Dice are exact. Otherwise there may still be a way, or a cheaper one.
	Sure  bool
	Idle  bool // there is no card to finish
	Pools bool // pool dice may be used as action dice, which the answer leaves aside
	// Nodes is the work spent: one node for each position reached, another where its lower bound was computed from an assignment,
	// and one for every ten options tried, or 80 examined, while finding assignments. A node takes about a microsecond.
	Nodes int
}

// Way is a way to finish a card.
type Way struct {
	Path   Path         // the squares from the chain to the end
	Moves  []rules.Move // legal one after another
	Dice   int          // action dice used: spent, or put on abilities; what is gained on the way counts as it is used
	Stress int          // points paid
}

// InstantNodes is the node budget of an answer that must not keep anyone waiting: some 50 ms (docs/solver.md).
const InstantNodes = 40_000

// Solve returns how player p's current card can be finished this turn, within InstantNodes. It is empty without a card, within an
// attempt, and outside the actions step.
func Solve(b *rules.Rulebook, s *rules.State, p int) Solution {
	return New(b, s, p).GoOn(InstantNodes)
}

// Words says whether the card can be finished this turn and for how much; nothing where there is nothing to solve.
func (s *Solution) Words() []string {
	switch {
	case s.Idle:
		return nil
	case s.Found:
		w := &s.Way
		price := "without an action die"
		if w.Dice > 0 {
			price = "with " + rules.HowMany(w.Dice, "action die", "action dice")
		}
		if w.Stress > 0 {
			price += " and " + rules.HowMany(w.Stress, "point of stress", "points of stress")
		}
		say := "Can be finished alone this turn " + price
		switch {
		case !s.Sure:
			say += ", perhaps for less"
		case s.Pools && w.Dice > 0:
			say += "; pool dice may serve instead"
		}
		return []string{say + "."}
	case s.Sure:
		if s.Pools {
			return []string{"Needs help, a reroll or pool dice as action dice to finish this turn."}
		}
		return []string{"Needs help or a reroll to finish this turn."}
	}
	return []string{"No way to finish it alone this turn is found yet."}
}

// way returns a result as a way, without the moves that it does as well without.
func (v *reading) way(path Path, r result) Way {
	moves := v.needed(r.moves)
	return Way{Path: path, Moves: moves, Dice: r.dice, Stress: r.stress}
}

// needed leaves out moves without which the rest still leads to the same squares for the same price.
func (v *reading) needed(moves []rules.Move) []rules.Move {
	var t rules.State
	reach := func(moves []rules.Move) (dice, stress int, ok bool) {
		t = v.table
		for _, m := range moves {
			dice += m.ActionDice()
			if err := v.b.ApplyRolling(&t, m, nil, nil); err != nil {
				return 0, 0, false
			}
		}
		return dice, -t.Players[v.p].StressPoints(), true
	}
	places := func(m rules.Move) bool { return m.Kind == rules.MovePlace }
	dice, stress, ok := reach(moves)
	for again := ok; again; {
		again = false
		for n := len(moves); n > 0; n-- { // runs of moves first: a choice goes with what asks for it
			for i := 0; i+n <= len(moves) && n <= 4; i++ {
				if slices.ContainsFunc(moves[i:i+n], places) {
					continue
				}
				fewer := slices.Concat(moves[:i], moves[i+n:])
				if d, st, ok := reach(fewer); ok && d <= dice && st <= stress {
					moves, dice, stress, again = fewer, d, st, true
				}
			}
		}
	}
	return moves
}
