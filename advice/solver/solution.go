package solver

import (
	"slices"

	"sixwinters/rules"
)

// Solution is how a player's current card can be finished this turn ([progress], [complete]), or how far it can be
// brought.
//
// It is exact for what a player can do alone and without a roll: every sequence of these moves of that player is
// covered, in the actions step, outside an attempt:
//
//   - placing assets on the card;
//   - creating assets for an action die, several at once by a skill icon or support mastery, or for stress;
//   - trading, several at once by a skill icon or support mastery;
//   - moving by land, from port to port, through gates, and by abilities;
//   - abilities that gain dice of the type placed, with values that are known (become, shift, flip, split), that change
//     an asset's resource, or that move the character; those paid in stress included;
//   - the stash; pool dice used as action dice by an ability or an obstacle at the location;
//   - military mastery; sorcery mastery on the card.
//
// Stress is paid only where no condition is marked by it, and no other character absorbs any. No location is entered
// whose card, or an obstacle at it, does something on arrival. Not covered are: anything that rolls a die, location
// actions, rest, attempts, the other player's moves, and what comes after the card is complete.
type Solution struct {
	// Ways are the paths that can be finished, each in the way that uses the fewest action dice, of those the one that
	// takes the least stress. The cheapest comes first.
	Ways []Way
	// Partial is how far the card can be brought if no path can be finished: the most squares, then the fewest action dice
	// used, then the least stress. After it the card can still be finished in a later turn. It has no moves if nothing
	// can be placed. It is the zero Way if there are Ways or no card.
	Partial Way
	// Missing is what the rest of the path of Partial needs.
	Missing Path
	// Whole: the ways are exact, all of them. Otherwise the search was ended, and there may be other ways or cheaper ones on
	// some path.
	Whole bool
	// Farthest: Partial is exact; otherwise the card may be brought farther, or as far for less.
	Farthest bool
	// Sure: whether the card can be finished, and with how few action dice, is exact all the same.
	Sure bool
	// Effort is what it took to find: one for each position that a move led to, another where it was reckoned what its deal still
	// takes, and one for every ten options that were tried to find deals, or 80 that were looked at. One takes some microsecond.
	Effort int
}

// Way is a way to fill squares of a card.
type Way struct {
	Path   Path         // the squares from the chain to the end; of Partial only those that are filled
	Moves  []rules.Move // legal one after another
	Dice   int          // action dice used: spent, or put on abilities; what is gained on the way counts as it is used
	Stress int          // points paid
}

// AtOnce is the effort for an answer that is not waited for. It bounds its time to some 50 ms (docs/solver.md).
const AtOnce = 40_000

// Solve is how a player's current card can be finished this turn. In other moments than the actions step outside
// attempts, and without a card, it is empty.
func Solve(b *rules.Rulebook, s *rules.State, p int) Solution {
	return New(b, s, p).GoOn(AtOnce)
}

// Words is what a solution comes to: whether the card can be finished this turn and for how much, or how far it can be
// brought. Nothing is said of what is not certain, or where there is nothing to solve.
func (s *Solution) Words() []string {
	switch {
	case len(s.Ways) > 0 && s.Sure:
		w := &s.Ways[0]
		price := "without an action die"
		if w.Dice > 0 {
			price = "with " + rules.HowMany(w.Dice, "action die", "action dice")
		}
		if w.Stress > 0 {
			price += " and " + rules.HowMany(w.Stress, "point of stress", "points of stress")
		}
		return []string{"Alone and without a roll it can be finished this turn " + price + "."}
	case len(s.Missing) > 0 && s.Sure && s.Farthest:
		say := "Alone and without a roll it cannot be finished this turn"
		if n := len(s.Partial.Path); n > 0 {
			say += ": " + rules.HowMany(n, "square", "squares") + " at most can be filled"
		}
		return []string{say + "."}
	}
	return nil
}

// way is a result as a way, without the moves that it does as well without.
func (v *solver) way(path Path, r result) Way {
	moves := v.needed(r.moves)
	return Way{Path: path, Moves: moves, Dice: r.dice, Stress: r.stress}
}

// needed leaves out moves without which the rest still leads to the same squares for the same price.
func (v *solver) needed(moves []rules.Move) []rules.Move {
	reach := func(moves []rules.Move) (dice, stress int, ok bool) {
		t := v.table
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
