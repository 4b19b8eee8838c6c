package rules

import "sixwinters/rules/play"

// Refusal is the reason a move is not legal, and what would work instead. The zero Refusal means legal.
type Refusal struct {
	play.Refusal
	remedy remedy // nil where the sentence says it all
}

func (r Refusal) with(say remedy) Refusal {
	r.remedy = say
	return r
}

// legal is the zero Refusal.
var legal = Refusal{}

func refuse(rule, say string) Refusal { return Refusal{Refusal: play.Refusal{Rule: rule, Say: say}} }
