package board

import "sixwinters/rules"

// posed is what the game asks, in its turn.
type posed struct {
	Say  string
	Turn Turn
}

// Poses returns what the game asks now, whether it is shown yet or not.
func (p *Position) Poses() posed { return posed{p.Book.Prompt(&p.State).Text, TurnOf(&p.State)} }

// sameQuestion reports whether nothing moves any more and what is asked is what was asked before the last move.
func (s *Showing) sameQuestion() bool { return !s.Beats.Playing() && s.Poses() == s.before }

// Turn is one of a campaign.
type Turn struct{ Year, Number int }

func TurnOf(s *rules.State) Turn { return Turn{int(s.Year), int(s.Turn)} }

// Over reports whether the table has left a turn.
func (w Turn) Over(s *rules.State) bool { return w != TurnOf(s) }
