package game

import (
	"slices"
	"testing"

	"sixwinters/game/hand"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Of several equal dice any may be picked up, so all of them are lit, over a whole year.
func TestEqualDiceAreLitAlike(t *testing.T) {
	equal := 0
	foldedTable(t, func(seat *table) bool {
		lit := seat.lit()
		for _, l := range lit {
			if l.Target.Kind != layout.Die {
				continue
			}
			for _, p := range seat.plan.Pieces {
				if p.Target == l.Target || hand.Same(p.Target) != hand.Same(l.Target) {
					continue
				}
				equal++
				if !slices.Contains(lit, render.Lit{Target: p.Target, Label: l.Label, Verb: l.Verb}) {
					t.Fatalf("%q: %v is lit and %v, which is equal, is not", seat.view.Prompt, l.Target, p.Target)
				}
			}
		}
		return seat.state.Phase == rules.YearOver
	})
	if equal == 0 {
		t.Error("no equal dice were ever lit")
	}
}
