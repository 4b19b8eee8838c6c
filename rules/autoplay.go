package rules

import "fmt"

// Policy chooses one of the legal moves; there is at least one.
type Policy func(b *Rulebook, s *State, legal []Move) Move

// RandomPolicy chooses each legal move with the same chance, by a generator of its own.
func RandomPolicy(seed uint64) Policy {
	chance := Chance(seed)
	return func(_ *Rulebook, _ *State, legal []Move) Move {
		return legal[chance.below(len(legal))]
	}
}

// Year is what came of a year played automatically.
type Year struct {
	End   State
	Moves int
	// Broken is the first thing that was not as the rules say, and what was played before it, or nil.
	Broken error
}

// PlayYear plays the first year of a campaign by a policy and looks at the whole table after every move. See is
// called for every move, if given.
func (b *Rulebook) PlayYear(o Options, choose Policy, see func(before *State, m Move, after *State)) Year {
	y := Year{End: b.NewCampaign(o, nil)}
	y.Broken = b.Broken(&y.End)
	var legal []Move
	for y.Broken == nil {
		legal = b.Moves(&y.End, legal[:0])
		if len(legal) == 0 {
			y.Broken = b.wrongEnd(&y.End)
			return y
		}
		m := choose(b, &y.End, legal)
		before := y.End
		if err := b.Apply(&y.End, m, nil); err != nil {
			y.Broken = errorAfter(b, &before, m, err)
			return y
		}
		y.Moves++
		if see != nil {
			see(&before, m, &y.End)
		}
		if err := b.Broken(&y.End); err != nil {
			y.Broken = errorAfter(b, &before, m, err)
		}
	}
	return y
}

func errorAfter(b *Rulebook, before *State, m Move, err error) error {
	return fmt.Errorf("after %s: %w", b.Notation(before, m), err)
}

// The wheel of seasons has four boxes that are always entered and four dashed ones ([time]).
const (
	fewestTurns = 4
	mostTurns   = 8
)

// wrongEnd says what is wrong with the end of a year, or nil.
func (b *Rulebook) wrongEnd(s *State) error {
	switch {
	case s.Phase != YearOver:
		return fmt.Errorf("there is no legal move, but the year is not over")
	case s.Turn < fewestTurns || s.Turn > mostTurns:
		return fmt.Errorf("the year had %d turns", s.Turn)
	}
	return nil
}
