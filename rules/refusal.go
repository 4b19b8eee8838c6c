package rules

import (
	"fmt"
	"strings"
)

// Refusal is the reason a move is not legal: the id of the rule and a sentence for the player. The zero Refusal means legal.
type Refusal struct {
	Rule string // such as "create"
	say  string // may hold one %d
	n    int
}

// OK reports whether the move is legal.
func (r Refusal) OK() bool { return r.say == "" }

// Error returns the sentence for the player.
func (r Refusal) Error() string {
	if strings.Contains(r.say, "%d") {
		return fmt.Sprintf(r.say, r.n)
	}
	return r.say
}

// legal is the zero Refusal.
var legal = Refusal{}

func refuse(rule, say string) Refusal { return Refusal{Rule: rule, say: say} }

func refuseN(rule, say string, n int) Refusal { return Refusal{Rule: rule, say: say, n: n} }
