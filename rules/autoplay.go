package rules

import (
	"fmt"

	"sixwinters/content"
)

// Policy chooses one of the legal moves, of which there is at least one.
type Policy func(b *Rulebook, s *State, legal []Move) Move

// RandomPolicy returns a policy that chooses each legal move with the same chance, with its own generator.
func RandomPolicy(seed uint64) Policy {
	chance := Chance(seed)
	return func(_ *Rulebook, _ *State, legal []Move) Move {
		return legal[chance.Below(len(legal))]
	}
}

// Played is the result of automatic play.
type Played struct {
	End    State
	Moves  int
	Broken error // the first invariant that did not hold, and the move it came after; nil if all held
}

// A Watcher sees every move of automatic play, with the tables before and after it.
type Watcher func(before *State, m Move, after *State)

// PlayYear plays the first year of a campaign by a policy, to the end of its last turn, and checks all invariants after every
// move. The watcher may be nil.
func (b *Rulebook) PlayYear(o Options, choose Policy, watch Watcher) Played {
	return b.playOn(b.NewCampaign(o, nil), choose, nil, watch, func(s *State) bool { return s.Phase == YearOver })
}

// PlayCampaign plays a whole campaign by a policy and checks all invariants after every move. When the watcher is called, the
// story holds what happened by the move, and, at the first one, what happened before it. Both may be nil.
func (b *Rulebook) PlayCampaign(o Options, choose Policy, story *Story, watch Watcher) Played {
	return b.playOn(b.NewCampaign(o, story), choose, story, watch, func(s *State) bool { return s.Phase == CampaignOver })
}

// playOn plays on from a table until it is over.
func (b *Rulebook) playOn(from State, choose Policy, story *Story, watch Watcher, over func(s *State) bool) Played {
	p := Played{End: from}
	p.Broken = b.Broken(&p.End)
	var legal []Move
	for p.Broken == nil && !over(&p.End) {
		legal = b.Moves(&p.End, legal[:0])
		if len(legal) == 0 {
			p.Broken = fmt.Errorf("there is no legal move in year %d, turn %d", p.End.Year, p.End.Turn)
			return p
		}
		m := choose(b, &p.End, legal)
		before := p.End
		if err := b.Apply(&p.End, m, story); err != nil {
			p.Broken = errorAfter(b, &before, m, err)
			return p
		}
		p.Moves++
		if watch != nil {
			watch(&before, m, &p.End)
		}
		if story != nil {
			story.Reset()
		}
		err := b.Broken(&p.End)
		if err == nil && p.End.Phase == YearOver {
			err = b.wrongLength(&p.End)
		}
		if err != nil {
			p.Broken = errorAfter(b, &before, m, err)
		}
	}
	return p
}

func errorAfter(b *Rulebook, before *State, m Move, err error) error {
	return fmt.Errorf("after %s: %w", b.Notation(before, m), err)
}

// mostTurns is the turns of a year in which every box of the wheel of seasons is entered.
const mostTurns = content.WheelBoxes

// wrongLength returns an error if a year had fewer turns than the wheel of seasons has boxes that are always entered, or more
// than it has boxes ([time]).
func (b *Rulebook) wrongLength(s *State) error {
	fewest := 0
	for i, box := range b.c.Board.Seasons {
		if i == 0 || !box.Dashed {
			fewest++
		}
	}
	if turns := int(s.Turn); turns < fewest || turns > mostTurns {
		return fmt.Errorf("year %d had %d turns, not %d to %d", s.Year, turns, fewest, mostTurns)
	}
	return nil
}
