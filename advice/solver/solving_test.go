package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// costOf is what a solution takes.
func costOf(sol *Solution) string {
	return fmt.Sprint(sol.Found, sol.Way.Dice, sol.Way.Stress, sol.Sure)
}

// TestSolvingGoesOn ends searches again and again and goes on with them: what is sure stays so, and in the end it is what
// comes of a search that was never ended.
func TestSolvingGoesOn(t *testing.T) {
	b := rulestest.Book(t)
	ended, compared := 0, 0
	try := func(s *rules.State, p int) {
		if compared >= 80 {
			return
		}
		whole := New(b, s, p).GoOn(40_000)
		if !whole.Sure {
			return
		}
		w := New(b, s, p)
		sure, cheapest := false, 0
		for n := 0; ; n++ {
			sol := w.GoOn(40)
			dice := infinity
			if sol.Found {
				dice = sol.Way.Dice
			}
			if sure && (!sol.Sure || dice != cheapest) {
				t.Fatalf("after %d times the card takes %d dice, where %d were sure\n%s", n, dice, cheapest, b.Show(s))
			}
			sure, cheapest = sol.Sure, dice
			if w.Done() {
				if costOf(&sol) != costOf(&whole) {
					t.Fatalf("it comes to %s, not to %s\n%s", costOf(&sol), costOf(&whole), b.Show(s))
				}
				if n > 0 {
					ended++
				}
				break
			}
		}
		compared++
	}
	seen := 0
	greedyTables(t, b, 3, func(s *rules.State, p int) {
		if seen++; seen%5 == 0 {
			try(s, p)
		}
	})
	if ended < 20 {
		t.Errorf("only %d of %d searches were ended", ended, compared)
	}
}

// TestNoPathLeft: on a card whose chain has come to where no path goes on, nothing is left to solve.
func TestNoPathLeft(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(7, 0))
	ended := 0
	solvable(t, b, 70_000, 20, func(s *rules.State, p int) {
		for card := range b.Content().Progress {
			table := bareTable(s, p, content.ProgressID(card), s.Players[p].At)
			for r := range content.Resource(content.NumResources) {
				table.Assets[table.Players[p].At][r] = rules.Values{1, 1, 1, 1, 1, 1}
			}
			for {
				places := slices.DeleteFunc(b.Moves(&table, nil), func(m rules.Move) bool {
					return m.Kind != rules.MovePlace || int(m.Player) != p || b.Completes(&table, m)
				})
				if len(places) == 0 {
					break
				}
				if err := b.Apply(&table, places[rng.IntN(len(places))], nil); err != nil {
					t.Fatal(err)
				}
			}
			if len(Paths(b, &table, p)) > 0 {
				continue
			}
			ended++
			if sol := Solve(b, &table, p); sol.Found || !sol.Sure {
				t.Errorf("it comes to %s\n%s", costOf(&sol), b.Show(&table))
			}
		}
	})
	if ended == 0 {
		t.Error("on every card some path goes on")
	}
}
