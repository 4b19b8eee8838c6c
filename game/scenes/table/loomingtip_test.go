package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The warning explains itself under the pointer: what looms, with which step, what would avert it, and what comes besides.
func TestTheWarningIsExplained(t *testing.T) {
	g, table := paced(t, "")
	seen, atLocations, chosen := map[rules.Step]int{}, 0, 0
	playBy(g, table, mind.Greedy(3), 400, func() {
		b := &table.Board
		b.Finish()
		l, besides := advice.WhatComes(b.Book, &b.State)
		if b.State.Step != rules.StepActions || l.Kind == advice.NothingLooms {
			return
		}
		seen[l.Step()]++
		tip := b.PartTip(g, layout.Part{Kind: layout.PartHelp}, gesture.Tip{Title: "Step 2: Actions"})
		say := strings.Join(tip.Text, " ")
		wants := append([]string{rules.FixFullStops(l.Says[0]), l.Step().Name()}, advice.Averting(b.Book, &b.State, &l)...)
		for _, one := range besides {
			wants = append(wants, one.Says)
			if one.At == content.NoSlot {
				continue
			}
			atLocations++
			want := "As things stand, " + one.Says
			if in := gesture.MovingIn(b.Book, &b.State, one.At); one.Obstacle != content.NoObstacle && in != nil {
				want = in[0] // it says why, too
			}
			if _, lines := b.LargeText(layout.Target{Kind: layout.Location, N: uint8(one.At)}); !slices.Contains(lines, want) {
				t.Fatalf("the card of the location says %q, and not that %q", lines, want)
			}
		}
		for _, said := range advice.Activating(b.Book, &b.State).Brief {
			if said.Chooses() {
				wants, chosen = append(wants, rules.FixFullStops(said.Words)), chosen+1
			}
		}
		for i := range l.Also {
			wants = append(wants, rules.FixFullStops(l.Also[i].Says[0]))
		}
		for _, want := range wants {
			if !strings.Contains(say, want) {
				t.Fatalf("%q does not say %q", say, want)
			}
		}
	})
	if len(seen) == 0 || atLocations == 0 || chosen == 0 {
		t.Errorf("only %v, %d of locations, %d choices", seen, atLocations, chosen)
	}
}
