package advice

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Why one character takes another's stress, or does not, is told by the conditions that are marked by it ([ability], [stress]).
func TestHintsSayWhyStressIsAbsorbed(t *testing.T) {
	b := rulestest.Book(t)
	s := actionsStep(t, b)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[1].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 5
	name := b.PlayerName(&s, 0)
	s.Stack[s.Depth] = rules.Frame{Task: rules.TaskStress, Player: 0, N: uint8(content.Body), M: 3}
	s.Depth++
	for _, test := range []struct {
		dice   [rules.NumPlayers]uint8 // body
		absorb uint8
		want   string
	}{
		{[...]uint8{2, 4}, 3, "Absorb 3 body: so no condition is marked."},
		{[...]uint8{2, 2}, 3, "Absorb 3 body: so only Oniri has a condition marked."},
		{[...]uint8{2, 1}, 0, "Absorb nothing: so only " + name + " has a condition marked."},
	} {
		for p, value := range test.dice {
			s.Players[p].Stress[content.Body] = rules.StressDie{Value: value}
		}
		m := rules.Move{Kind: rules.MoveValue, Arg: test.absorb}
		w := worder{b: b, s: &s, m: m, plan: []rules.Move{m}, line: lineOf(b, &s, []rules.Move{m}, nil)}
		if got := w.why(); got != test.want {
			t.Errorf("body %d: %q, not %q", test.dice, got, test.want)
		}
	}
}
