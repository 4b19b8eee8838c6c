package hints

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A card that is finished for stress alone is not said to be finished without it.
func TestHintsSayThePriceInStress(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[0].Character = content.CharacterID(oniri)
	s.Players[0].Stress[content.Body] = rules.StressDie{Value: 4}
	pay := rules.Move{Kind: rules.MovePay, Arg: 2} // to a sorcery location for body
	w := worder{b: b, s: &s, m: pay, plan: []rules.Move{pay}, line: lineOf(b, &s, []rules.Move{pay}, nil)}
	if got, want := w.price(), "without an action die, for 1 stress"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
