package gesture

import (
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/advice/solver"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestMoreComesToLight thinks of the placements of a year a little at a time: as long as it is not known whether the card
// can be finished the tip says so, and in the end it is the tip that comes of thinking at once.
func TestMoreComesToLight(t *testing.T) {
	b := rulestest.Book(t)
	waited := 0
	b.PlayYear(rules.Options{Seed: 4}, mind.Greedy(4), func(before *rules.State, _ rules.Move, _ *rules.State) {
		for _, m := range b.Moves(before, nil) {
			if m.Kind != rules.MovePlace || waited >= 5 {
				continue
			}
			tip, _, later := Preview(b, before, m)
			placed, err := solver.Placing(b, before, m)
			if err != nil || later != nil || len(placed.Paths) == 0 {
				continue
			}
			w, err := solver.NewAfter(b, before, m)
			if err != nil {
				t.Fatal(err)
			}
			l := &Later{solving: w, paths: placed.Paths}
			now, all := l.look(10)
			for !all {
				waited++
				if !slices.Contains(now.Text, stillThinking) {
					t.Errorf("%s: it is not said that more may come to light: %q", b.Notation(before, m), now.Text)
				}
				now, all = l.look(10)
			}
			if !slices.Equal(now.Text, tip.Text) {
				t.Errorf("%s: in the end it says %q, not %q", b.Notation(before, m), now.Text, tip.Text)
			}
		}
	})
	if waited < 5 {
		t.Errorf("only %d answers had to be waited for", waited)
	}
}
