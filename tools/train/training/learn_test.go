package training

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// What tells won campaigns from lost ones is learned, though the old weights say nothing of it; what says nothing is held at the old weights.
func TestLearned(t *testing.T) {
	for _, tells := range []bool{true, false} {
		var known, asked []sample
		for i := range 240 {
			e := &end{seed: uint64(i), difficulty: content.Standard}
			if i*7%11 < 6 {
				e.victory = rules.Pyrrhic
			}
			for year := range rules.MostYears {
				var v mind.View
				v.Hats[0] = 1
				if v.Features[2] = float64(i*5%13) - 6; tells {
					v.Features[2] = 2*won(e) - 1
				}
				if s := (sample{v, e, year}); kept(e.seed) {
					asked = append(asked, s)
				} else {
					known = append(known, s)
				}
			}
		}
		old := &mind.Judgement{}
		stays, err := crossScore(old, known, 0)
		if err != nil {
			t.Fatal(err)
		}
		if moves, err := crossScore(old, known, 3); err != nil || tells != (moves < stays-.01) {
			t.Errorf("it tells: %t; Brier score %.3f, with moved weights %.3f: %v", tells, stays, moves, err)
		}
		now, err := learned(old, known, 3)
		if err != nil {
			t.Fatal(err)
		}
		lines := report(&now, known, asked)
		if said := strings.Join(lines, "\n"); !strings.Contains(said, "standard, year 6, 80 campaigns: Brier score 0.") || strings.Contains(said, "easy") {
			t.Errorf("the report is %q", said)
		}
	}
}
