package advice

import (
	"math/rand/v2"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What a card says it will do agrees with the warning: whom the warning says it hurts it hurts at least, and whom all its ways hurt is
// warned. Few cards can say only what they do by themselves.
func TestCardsAgreeWithTheWarning(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(7, 1))
	agree, cards, alone := 0, 0, 0
	advicetest.WildPlay(t, b, 900, rulestest.Count(12, 60), func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || rng.IntN(12) > 0 || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		late, ok := advicetest.Shaken(b, s, rng)
		if !ok {
			return
		}
		f := foresee(b, &late)
		for at := range late.Attached {
			for _, id := range late.Attached[at].List() {
				a := OfActivation(b, &late, id)
				if !a.Surely {
					continue
				}
				if cards++; a.Alone {
					alone++
					continue
				}
				least := f.least(id)
				for p := range least {
					hurts := least[p] != toll{}
					if agree++; hurts && a.Least[p].None() || !f.open && !hurts && !a.Least[p].None() {
						t.Errorf("%s: the warning says %+v, the card %q to %q", b.Content().Card(id).Name, least[p], a.Least[p].Words(), a.Most[p].Words())
					}
				}
			}
		}
	})
	if agree < 100 || alone*5 > cards {
		t.Errorf("%d agree, %d of %d cards say what they do by themselves", agree, alone, cards)
	}
}
