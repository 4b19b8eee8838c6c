package review

import (
	"slices"

	"sixwinters/rules"
)

// What decisions are about, and how good those of a season were.

// Theme is what a decision was about, beside what would have been better, in a few words.
type Theme string

// The themes.
const (
	ThreatLeft   Theme = "threat left alone"
	AttemptMade  Theme = "attempt better not made"
	CardLeft     Theme = "card left unfinished"
	DiceUnused   Theme = "dice unused"
	CardStaged   Theme = "better card staged"
	PlaceToBegin Theme = "better place to begin"
	OtherCast    Theme = "better character for the year"
	OtherPlaces  Theme = "better location"
	OtherReward  Theme = "better track to advance"
	OtherPlan    Theme = "better use of the turn"
)

// idle is how many action dice must be left at the end of the actions for a decision to be about them.
const idle = 2

// themeOf names what moves on a table were about beside a plan that was better.
func themeOf(b *rules.Rulebook, s *rules.State, moves, plan []rules.Move) Theme {
	if len(moves) == 0 || len(plan) == 0 {
		return ""
	}
	switch moves[0].Kind {
	case rules.MoveTake:
		return CardStaged
	case rules.MoveStart:
		return PlaceToBegin
	case rules.MoveChoose:
		return OtherCast
	case rules.MoveTo, rules.MoveSettle:
		return OtherPlaces
	case rules.MoveResource:
		return OtherReward
	}
	completes := func(moves []rules.Move) (any bool) {
		t := *s
		for _, m := range moves {
			any = any || b.Completes(&t, m)
			if b.ApplyRolling(&t, m, nil, nil) != nil {
				break
			}
		}
		return any
	}
	switch {
	case completes(plan) && !completes(moves):
		return CardLeft
	case slices.ContainsFunc(plan, attempts(moves)):
		return ThreatLeft
	case slices.ContainsFunc(moves, attempts(plan)):
		return AttemptMade
	case moves[len(moves)-1].Kind == rules.MoveDone && left(b, s, moves) >= idle && left(b, s, plan) < left(b, s, moves):
		return DiceUnused
	}
	return OtherPlan
}

// attempts reports of a move whether it begins an attempt on an obstacle that none of some moves attempts.
func attempts(others []rules.Move) func(m rules.Move) bool {
	return func(m rules.Move) bool {
		return m.Kind == rules.MoveAttempt && !slices.ContainsFunc(others, func(o rules.Move) bool { return o.Kind == m.Kind && o.Card == m.Card })
	}
}

// left returns how many action dice are left after moves, before the step ends.
func left(b *rules.Rulebook, s *rules.State, moves []rules.Move) (n int) {
	t := *s
	for _, m := range moves {
		if m.Kind == rules.MoveDone || b.ApplyRolling(&t, m, nil, nil) != nil {
			break
		}
	}
	for p := range t.Players {
		n += t.Players[p].Dice.Len()
	}
	return n
}

// Grade is how good the decisions of a season were.
type Grade struct {
	When   string  // "winter I"
	Letter string  // A to E
	Lost   float64 // of the chance to win, beside the program's own decisions; less than 0 if they were better
}

// grades are the letters, with the least of the chance to win that is lost with the next.
var grades = [...]struct {
	letter string
	under  float64
}{{"A", .01}, {"B", .03}, {"C", .06}, {"D", .12}}

// Grades returns a grade for each season between two turns of the curve.
func (r *Review) Grades(from, to int) (list []Grade) {
	for i := from; i < to; i++ {
		if r.Turns[i].Season == "" {
			continue
		}
		if n := len(list); n == 0 || list[n-1].When != r.Turns[i].Season {
			list = append(list, Grade{When: r.Turns[i].Season})
		}
		_, decisions := r.Luck(i, i+1)
		list[len(list)-1].Lost -= decisions
	}
	for i := range list {
		list[i].Letter = "E"
		for k := len(grades) - 1; k >= 0; k-- {
			if list[i].Lost < grades[k].under {
				list[i].Letter = grades[k].letter
			}
		}
	}
	return list
}
