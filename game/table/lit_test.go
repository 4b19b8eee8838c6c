package table

import (
	"slices"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/hand"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Of several equal dice any may be picked up, so all of them are lit, over a whole year.
func TestEqualDiceAreLitAlike(t *testing.T) {
	equal := 0
	foldedTable(t, func(g *app.App, seat *table) bool {
		lit := seat.Lit(g)
		for _, l := range lit {
			if l.Target.Kind != layout.Die {
				continue
			}
			for _, p := range seat.Plan(g).Pieces {
				if p.Target == l.Target || hand.Same(p.Target) != hand.Same(l.Target) {
					continue
				}
				equal++
				if !slices.Contains(lit, render.Lit{Target: p.Target, Label: l.Label, Verb: l.Verb}) {
					t.Fatalf("%q: %v is lit and %v, which is equal, is not", seat.View(g).Prompt, l.Target, p.Target)
				}
			}
		}
		return seat.State.Phase == rules.YearOver
	})
	if equal == 0 {
		t.Error("no equal dice were ever lit")
	}
}

// With a die in hand the cards that it cannot be put on are dark as well, or they would outshine what is lit; a card with a lit
// square is not.
func TestCardsAreDarkBesideWhatIsLit(t *testing.T) {
	g := gametest.Mirror(t)
	dark, light := 0, 0
	foldedTable(t, func(_ *app.App, seat *table) bool {
		for _, ge := range seat.Hand.Gestures {
			if len(ge.Take) != 1 || ge.Move.Kind != rules.MovePlace && ge.Move.Kind != rules.MoveCreate {
				continue
			}
			seat.Held = ge.Take
			lit := seat.Lit(g)
			refused := seat.Refused(seat.Plan(g), lit)
			for _, p := range seat.Plan(g).Pieces {
				if p.Target.Kind != layout.Current && p.Target.Kind != layout.Staged {
					continue
				}
				is := slices.Contains(refused, p.Target)
				if open := slices.ContainsFunc(lit, func(l render.Lit) bool {
					r, ok := seat.Plan(g).Rect(l.Target)
					return ok && r.Overlaps(p.Rect)
				}); is == open {
					t.Fatalf("with %v in hand %v is dark: %t, and something is lit on it: %t", seat.Held, p.Target, is, open)
				}
				if is {
					dark++
				} else {
					light++
				}
			}
			seat.Held = nil
			break
		}
		return seat.State.Phase == rules.YearOver
	})
	if dark == 0 || light == 0 {
		t.Errorf("%d cards were dark, %d were not", dark, light)
	}
}
