package table

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The warning explains itself under the pointer: what looms, with which step, what would avert it, and what comes besides.
func TestTheWarningIsExplained(t *testing.T) {
	g, table := paced(t, "")
	seen := map[rules.Step]int{}
	playBy(g, table, mind.Greedy(3), 400, func() {
		b := &table.Board
		b.Finish()
		l := advice.WhatLooms(b.Book, &b.State)
		if b.State.Step != rules.StepActions || l.Kind == advice.NothingLooms {
			return
		}
		seen[l.Step()]++
		tip := b.PartTip(g, layout.Part{Kind: layout.PartHelp}, gesture.Tip{Title: "Step 2: Actions"})
		say := strings.Join(tip.Text, " ")
		wants := []string{rules.FixFullStops(l.Says[0]), l.Step().Name(), "overcome"}
		for i := range l.Also {
			wants = append(wants, rules.FixFullStops(l.Also[i].Says[0]))
		}
		for _, want := range wants {
			if !strings.Contains(say, want) {
				t.Fatalf("%q does not say %q", say, want)
			}
		}
	})
	if len(seen) == 0 {
		t.Errorf("only %v", seen)
	}
}
