package rules

// Refusal is the reason a move is not legal: the id of the rule and a sentence for the player. The zero Refusal means legal.
type Refusal struct {
	Rule   string // such as "create"
	say    string
	remedy remedy // what would work instead; nil where the sentence says it all
}

// OK reports whether the move is legal.
func (r Refusal) OK() bool { return r.say == "" }

func (r Refusal) Error() string { return r.say }

func (r Refusal) with(say remedy) Refusal {
	r.remedy = say
	return r
}

// legal is the zero Refusal.
var legal = Refusal{}

func refuse(rule, say string) Refusal { return Refusal{Rule: rule, say: say} }
