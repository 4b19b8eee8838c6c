package rules

import (
	"testing"

	"sixwinters/content"
)

// TestSuggested weighs ways that are shown to the planner: one that is legal is gone on with, and taken where it is worth more
// than what the planner has found; one that is not legal, or that ends in the middle of an attempt, is not.
func TestSuggested(t *testing.T) {
	for _, c := range []struct {
		name  string
		way   []string
		wish  float64 // what is added to what such a way is worth
		taken bool
	}{
		{"it is better", []string{"rest thea a4 body"}, 1e9, true},
		{"what the planner finds is better", []string{"rest thea a4 body"}, -1e9, false},
		{"a die of it is not there", []string{"rest thea a6 body"}, 1e9, false},
		{"it ends in an attempt", []string{"attempt thea legionary.1 thea"}, 1e9, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := bareTable(t)
			tb.put("thea", "a4 a2")
			tb.stressDie("thea", content.Body, 5, 0)
			tb.stressDie("thea", content.Psyche, 6, 0)
			tb.attach("redbank/support", "legionary.1")
			var way []Move
			u := tb.s
			for _, line := range c.way {
				m, err := tb.b.Parse(&u, line)
				if err != nil {
					t.Fatal(err)
				}
				_ = tb.b.Apply(&u, m, nil) // it may be refused
				way = append(way, m)
			}
			planner := NewPlanner(1)
			planner.Suggest(func(*Rulebook, *State) [][]Move { return [][]Move{way} })
			p := planner.planner
			thea := tb.player("thea")
			p.wish = func(before *State, m Move, _ *State) float64 { // the planner by itself rests with the lowest die
				if hand := &before.Players[thea].Dice; m.Kind == MoveDone && hand.Of(4) == 0 && hand.Of(2) == 1 {
					return c.wish
				}
				return 0
			}
			p.prepare(tb.b)
			p.sow()
			plan, worth := p.foresee(&node{s: tb.s})
			if taken := worth > 1e8; taken != c.taken || taken && plan.moves[0] != way[0] || worth < -1e8 {
				t.Errorf("the plan begins with %v and is worth %.1f", plan.moves[:plan.n], worth)
			}
		})
	}
}
