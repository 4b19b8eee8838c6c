package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// playWay plays a way and compares what it says with what it does.
func playWay(t *testing.T, b *rules.Rulebook, s *rules.State, p int, w *Way) {
	t.Helper()
	table := *s
	used := 0
	for _, m := range w.Moves {
		used += m.ActionDice()
	}
	if used != w.Dice {
		t.Errorf("a way uses %d dice, not %d", used, w.Dice)
	}
	for i, m := range w.Moves {
		if i == len(w.Moves)-1 {
			if end := b.Content().Progress[table.Players[p].Card].Squares[m.Arg].End; m.Kind != rules.MovePlace || !end {
				t.Errorf("the last move of a way is %s", b.Notation(&table, m))
			}
		}
		before := table
		if err := b.Apply(&table, m, nil); err != nil {
			t.Fatalf("move %d of a way, %s, is refused: %v", i+1, b.Notation(&before, m), err)
		}
	}
}

// solvable calls see with tables of the actions step from random play, each with a player who has a card.
func solvable(t testing.TB, b *rules.Rulebook, from, tables int, see func(s *rules.State, p int)) {
	for n := 0; n < tables; from += 4 {
		rng := rand.New(rand.NewPCG(uint64(from), 5))
		advicetest.WildPlay(t, b, from, 4, func(s *rules.State, _ []rules.Move, _ rules.Move) {
			if n >= tables || s.Stack[s.Depth-1].Task != rules.TaskActions || rng.IntN(4) > 0 {
				return
			}
			p := rng.IntN(rules.NumPlayers)
			if player := &s.Players[p]; player.InPlay() && player.Card != content.NoProgress {
				n++
				see(s, p)
			}
		})
	}
}

// TestStagedCardsAndPlacements compares solutions of staged cards with those of the card once it is taken, and solutions
// after a placement with those of the table after it.
func TestStagedCardsAndPlacements(t *testing.T) {
	b := rulestest.Book(t)
	same := func(x, y Solution) bool { return fmt.Sprint(x) == fmt.Sprint(y) }
	taken, placed := 0, 0
	advicetest.WildPlay(t, b, 800, 30, func(s *rules.State, legal []rules.Move, m rules.Move) {
		switch {
		case m.Kind == rules.MoveTake && s.Attempt.Phase == rules.NoAttempt:
			before := NewStaged(b, s, int(m.Player), content.ProgressID(m.Card)).GoOn(InstantNodes)
			after := *s
			if err := b.Apply(&after, m, nil); err != nil {
				t.Fatal(err)
			}
			if now := Solve(b, &after, int(m.Player)); !same(before, now) {
				t.Errorf("before the card is taken it is %+v, after %+v", before, now)
			}
			if staged := PathsOf(b, s, content.ProgressID(m.Card)); !slices.EqualFunc(staged, Paths(b, &after, int(m.Player)), slices.Equal[Path]) {
				t.Errorf("the paths of the staged card are %v", staged)
			}
			taken++
		case m.Kind == rules.MovePlace && s.Attempt.Phase == rules.NoAttempt && placed < 40:
			solving, err := NewAfter(b, s, m)
			if err != nil {
				t.Fatal(err)
			}
			before := solving.GoOn(InstantNodes)
			after := *s
			if err := b.Apply(&after, m, nil); err != nil {
				t.Fatal(err)
			}
			if b.Content().Progress[s.Players[m.Player].Card].Squares[m.Arg].End {
				if before.Found {
					t.Error("a complete card has ways to be finished")
				}
				return
			}
			if now := Solve(b, &after, int(m.Player)); !same(before, now) {
				t.Errorf("before the placement it is %+v, after %+v", before, now)
			}
			placed++
		}
	})
	if taken < 10 || placed < 20 {
		t.Errorf("%d cards were taken and %d dice placed", taken, placed)
	}
}
