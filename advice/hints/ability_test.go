package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An ability that changes no dice that count in an attempt is not said to help in it: who goes away takes the dice along, what lies on a
// pile is of no account, and no asset defends ([defend], [overcome]).
func TestOnlyDiceHelpInAnAttempt(t *testing.T) {
	b := rulestest.Book(t)
	helps, others := 0, 0
	advicetest.WildPlay(t, b, 1, 24, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		if s.Attempt.Phase == rules.NoAttempt {
			return
		}
		observed := b.Observation(s)
		for _, m := range legal {
			if m.Kind != rules.MoveUse && m.Kind != rules.MovePay {
				continue
			}
			w := worder{b: b, s: &observed, m: m, line: lineOf(b, &observed, []rules.Move{m}, nil)}
			say, do := w.mayServe(), w.ability(m).Do
			holds := strings.Contains(say, "may still hold")
			if !holds && !strings.Contains(say, "may do more against") {
				others++
				continue
			}
			helps++
			switch {
			case do == content.OpTravel, do == content.OpDiscardTop, do == content.OpRecall,
				holds && !m.Dice[0].IsAction() && do != content.OpReroll && do != content.OpExplode && do != content.OpGainActionDice,
				holds && do == content.OpBecome && !lacks(b.Undefended(s, s.Attempt.Obstacle), w.ability(m).Values):
				t.Errorf("%s: %q", b.Notation(s, m), say)
			}
		}
	})
	if helps < 20 || others < 20 {
		t.Errorf("%d abilities help in an attempt, %d do not", helps, others)
	}
}

// lacks reports whether one of some values is among those that are lacking.
func lacks(lacking rules.Values, values []int) bool {
	return slices.ContainsFunc(values, func(v int) bool { return lacking.Of(v) > 0 })
}
