package rules

import (
	"fmt"
	"strings"
)

// Refusal says why a move is not legal: the id of the rule and a sentence for the player. The zero Refusal refuses
// nothing.
type Refusal struct {
	Rule string // such as "create"
	say  string // may hold one %d
	n    int
}

// OK reports that nothing is refused.
func (r Refusal) OK() bool { return r.say == "" }

// Error returns the sentence for the player.
func (r Refusal) Error() string {
	if strings.Contains(r.say, "%d") {
		return fmt.Sprintf(r.say, r.n)
	}
	return r.say
}

// legal is the refusal of nothing.
var legal = Refusal{}

func refuse(rule, say string) Refusal { return Refusal{Rule: rule, say: say} }

func refuseN(rule, say string, n int) Refusal { return Refusal{Rule: rule, say: say, n: n} }
