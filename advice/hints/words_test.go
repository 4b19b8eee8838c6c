package hints

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/solver"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A hint counts the squares of the way that it takes, and names the shortest way where that is another.
func TestHintsCountTheSquaresOfTheirWay(t *testing.T) {
	b := rulestest.Book(t)
	asked := map[bool]int{}
	advicetest.WildPlay(t, b, 1, 12, func(s *rules.State, _ []rules.Move, _ rules.Move) {
		for p := range s.Players {
			paths := solver.Paths(b, s, p)
			if len(paths) == 0 || len(paths[0]) < 2 {
				continue
			}
			for _, path := range []solver.Path{paths[0], paths[len(paths)-1]} {
				w := worder{b: b, s: s, player: p}
				for i := range path {
					w.plan = append(w.plan, rules.Move{Kind: rules.MovePlace, Player: uint8(p), Arg: path[i].Square})
				}
				longer := len(path) > len(paths[0])
				asked[longer]++
				say := w.whyPlan()
				if !strings.Contains(say, fmt.Sprintf(": %d squares are left", len(path))) || strings.Contains(say, "shortest") != longer {
					t.Errorf("%d squares of %d at least: %q", len(path), len(paths[0]), say)
				}
			}
		}
	})
	if asked[true] == 0 || asked[false] == 0 {
		t.Errorf("ways asked for: %v", asked)
	}
}

// Several action dice that a move takes are told together.
func TestHintsTellDiceTogether(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	m := rules.Move{Kind: rules.MoveTravel, Slot: 3}
	for i, v := range []int{4, 5, 5} {
		m.Dice[i] = rules.ActionDie(v)
	}
	w := worder{b: b, s: &s, m: m}
	want := fmt.Sprintf("%s's action dice 4, 5 and 5, to %s.", b.PlayerName(&s, 0), b.Location(&s, 3).Name)
	if say := w.where(); say != want {
		t.Errorf("it is told: %q, not %q", say, want)
	}
}
