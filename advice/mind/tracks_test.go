package mind

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules/rulestest"
)

// TestScoreCountsOnceWon looks at what it is worth that military progress passes its threat ([campaign-end]): in the last two years, once
// a victory track is complete, more than any other step of the marker.
func TestScoreCountsOnceWon(t *testing.T) {
	for _, c := range []struct {
		name            string
		year            uint8
		support, threat uint8
		scores          bool
	}{
		{"won", 6, 12, 3, true},
		{"a step before it is won", 6, 11, 3, false},
		{"its threat is complete too", 6, 12, 12, false},
		{"three years before the end", 4, 12, 3, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			s := &tb.State
			s.Year, s.Turn = c.year, 5
			s.Progress[content.Support], s.Threat[content.Support] = c.support, c.threat
			v := newValuer(tb.Book)
			gains := func(progress uint8) float64 { // by a step of military progress from there
				at := v.moment(s, true)
				s.Progress[content.Military], s.Threat[content.Military] = progress, 5
				was := v.steps(s, at)
				before, step := was.total, was.step[content.Military]
				s.Progress[content.Military]++
				if got := v.steps(s, at).total - before; got-step > 1e-6 || step-got > 1e-6 {
					t.Errorf("a step from %d is worth %.3f, and was told to be %.3f", progress, got, step)
				}
				return step
			}
			if past, far := gains(5), gains(1); past > far+50 != c.scores {
				t.Errorf("the step past the threat is worth %.1f, one far before it %.1f", past, far)
			}
		})
	}
}
