package hints

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Players of every strength play a year by their hints; each line begins with its hint's move and is legal up to its roll.
func TestStrengths(t *testing.T) {
	b := rulestest.Book(t)
	for strength := range mind.Strengths {
		h := New(3)
		h.Play(mind.Strength(strength))
		s := b.NewCampaign(rules.Options{Seed: 3}, nil)
		longest := 0
		for s.Phase != rules.YearOver && s.Turn < 2 {
			hint, ok := h.Hint(b, &s)
			if !ok || len(hint.Line) == 0 || hint.Line[0] != hint.Move {
				t.Fatalf("%s: the line is %v, the move %v", mind.Strength(strength), hint.Line, hint.Move)
			}
			seen := b.Observation(&s)
			for i, m := range hint.Line {
				if err := b.Apply(&seen, m, nil); err != nil {
					t.Fatalf("%s: move %d of the line: %v", mind.Strength(strength), i, err)
				}
			}
			longest = max(longest, len(hint.Line))
			if err := b.Apply(&s, hint.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
		if longest < 3 {
			t.Errorf("%s: no line has more than %d moves", mind.Strength(strength), longest)
		}
	}
}
