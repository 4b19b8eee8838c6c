package advice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// everything is all that is foreseen on a table, as text.
func everything(t testing.TB, b *rules.Rulebook, s *rules.State, moves []rules.Move) string {
	var w strings.Builder
	if s.Phase != rules.Turns {
		return ""
	}
	fmt.Fprintf(&w, "%+v\n%+v\n", Activating(b, s), Threats(b, s))
	for p := range s.Players {
		fmt.Fprintf(&w, "%+v\n", solver.Solve(b, s, p))
	}
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			fmt.Fprintf(&w, "%+v\n", OfActivation(b, s, id))
			for team := uint8(1); team < 4; team++ {
				if teamAt(s, team, content.Slot(at)) {
					fmt.Fprintf(&w, "%+v\n", OfAttempt(b, s, id, team))
				}
			}
		}
	}
	for _, m := range moves {
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatalf("%s: %v", b.Notation(s, m), err)
		}
		fmt.Fprintf(&w, "%s: %+v\n", b.Notation(s, m), out)
	}
	return w.String()
}

func teamAt(s *rules.State, team uint8, at content.Slot) bool {
	for p := range s.Players {
		if team&(1<<p) != 0 && s.Players[p].At != at {
			return false
		}
	}
	return true
}

// TestNothingHiddenIsForeseen changes all that players cannot see: whatever is foreseen must stay the same.
func TestNothingHiddenIsForeseen(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(4, 4))
	tables := 0
	advicetest.WildPlay(t, b, 0, 12, func(s *rules.State, legal []rules.Move, m rules.Move) {
		if rng.IntN(40) > 0 {
			return
		}
		moves := []rules.Move{m, legal[rng.IntN(len(legal))], legal[len(legal)-1]}
		other := advicetest.Unseen(b, s, rng)
		want := everything(t, b, s, moves)
		if got := everything(t, b, &other, moves); got != want {
			t.Fatalf("what is hidden shows:\n%s", cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")))
		}
		tables++
	})
	if tables < 30 {
		t.Errorf("only %d tables were looked at", tables)
	}
}
