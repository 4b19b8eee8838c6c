package board

import "sixwinters/rules"

// question is a question of the rules and the turn it is asked in.
type question struct {
	Say  string
	Turn Turn
}

// Question returns what the game asks now, even if it is not shown yet.
func (p *Position) Question() question {
	return question{p.Book.Prompt(&p.State).Text, TurnOf(&p.State)}
}

// sameQuestion reports whether the animation is over and the question is that of before the last move.
func sameQuestion(t *Board) bool { return !t.Beats.Playing() && t.Question() == t.before }

// Turn is a turn of a campaign: its year and its number in it, both from 1.
type Turn struct{ Year, Number int }

func TurnOf(s *rules.State) Turn { return Turn{int(s.Year), int(s.Turn)} }

// Over reports whether the table has left a turn.
func (w Turn) Over(s *rules.State) bool { return w != TurnOf(s) }
