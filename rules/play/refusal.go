package play

// Refusal is the reason a move is not legal: the id of the rule and a sentence for the player. The zero Refusal means legal.
type Refusal struct {
	Rule string // such as "create"
	Say  string
}

// OK reports whether the move is legal.
func (r Refusal) OK() bool { return r.Say == "" }

func (r Refusal) Error() string { return r.Say }
