package skadi

import (
	"fmt"

	"sixwinters/rules/play"
)

// Played is the result of automatic play.
type Played struct {
	End    State
	Broken error // the first invariant that did not hold, and the move it came after; nil if all held
}

// Play plays a winter by a policy and checks all invariants after every move. watch, which may be nil, sees each move with the tables
// before and after it, and what happened.
func (g *Game) Play(o Options, choose func(s *State) Move, watch func(before *State, m Move, after *State, events []Happened)) Played {
	p := Played{End: g.Begin(o)}
	var story Story
	for p.Broken = g.Broken(&p.End); p.Broken == nil && p.End.Stage != Over; story.Reset() {
		m, before := choose(&p.End), p.End
		err := g.Apply(&p.End, m, &story)
		if watch != nil {
			watch(&before, m, &p.End, story.Events)
		}
		if err == nil {
			err = g.Broken(&p.End)
		}
		if err != nil {
			p.Broken = fmt.Errorf("week %d, after %s: %w", before.Week, g.Notation(&before, m), err)
		}
	}
	return p
}

// RandomMove returns a move as the random policy of the calibration chooses it: any legal kind of action with equal chance, then any hex; a
// coin for a blessing and for a prayer; any free cell of the saga. It uses all its actions. There must be a legal move.
func (g *Game) RandomMove(s *State, chance *play.Chance) Move {
	moves := g.Moves(s, nil)
	if s.Stage != Actions {
		return moves[chance.Below(len(moves))]
	}
	var kinds []Kind
	var hexes []Move
	for _, m := range moves {
		switch {
		case m.Blessing || m.Kind == End:
			continue
		case m.Kind == Hunt:
			if hexes = append(hexes, m); len(hexes) > 1 {
				continue
			}
		}
		kinds = append(kinds, m.Kind)
	}
	m := Move{Kind: kinds[chance.Below(len(kinds))]}
	if m.Kind == Hunt {
		m = hexes[chance.Below(len(hexes))]
	}
	m.Blessing = m.Kind.IsCheck() && s.Blessings > 0 && chance.Below(2) == 0
	return m
}
