package hints

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// hoard is a policy that leaves as many action dice on obstacles as it can: it covers all of a pattern but one die, and leaves
// it. So the supply may run out of action dice ([supply], [approach]).
func hoard(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
	best, most := legal[0], -1
	for _, m := range legal {
		worth := 0
		switch m.Kind {
		case rules.MoveCover:
			if open := b.Uncovered(s, s.Attempt.Obstacle); m.Dice[0].IsAction() && open.Len() > 1 {
				worth = 9
			}
		case rules.MoveAttempt:
			if open := b.Uncovered(s, content.ObstacleID(m.Card)); open.Len() > 1 && fits(b, s, m) {
				worth = 8
			}
		case rules.MoveLeave:
			worth = 7
		case rules.MoveFace, rules.MoveDefend:
			worth = 6
		case rules.MoveTravel:
			if s.Attached[m.Slot].N > s.Attached[s.Players[m.Player].At].N {
				worth = 2
			}
		case rules.MoveDone:
			worth = 1
		case rules.MoveStart:
			worth = int(s.Attached[m.Slot].N)
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best
}

// fits reports whether a skilled participant has an action die for an open value of the obstacle of an attempt.
func fits(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	open := b.Uncovered(s, content.ObstacleID(m.Card))
	for p := range s.Players {
		if m.Arg&(1<<p) == 0 || !b.Skilled(s, p, content.ObstacleID(m.Card)) {
			continue
		}
		for v := range open {
			if open[v] > 0 && s.Players[p].Dice[v] > 0 {
				return true
			}
		}
	}
	return false
}

// TestHintsWhereDiceAreShared comes by legal moves to tables where the action dice are too few for both players, and asks for
// hints there: what lies on obstacles is counted, and all dice that are left are given ([supply]).
func TestHintsWhereDiceAreShared(t *testing.T) {
	b := rulestest.Book(t)
	met := 0
	for _, seed := range []uint64{2, 30, 53} {
		s := advicetest.Strange(b, seed)
		for s.Stack[s.Depth-1].Task != rules.TaskShareDice {
			if err := b.Apply(&s, hoard(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
			if s.Year > 1 {
				t.Fatalf("seed %d: the dice never run out", seed)
			}
		}
		lie := 0
		for id := range s.Obstacles {
			for _, d := range s.Obstacles[id].Dice {
				if d.IsAction() {
					lie++
				}
			}
		}
		hint, ok := New(seed).Hint(b, &s)
		if !ok || hint.Move.Kind != rules.MoveValue {
			t.Fatalf("seed %d: the hint is %+v", seed, hint)
		}
		t.Logf("%s\n%s\n%s\n%s", b.Prompt(&s).Text, hint.Why, hint.Where, hint.Do)
		if told := fmt.Sprintf("as %s on obstacles", rules.HowMany(lie, "lies", "lie")); lie > 0 && !strings.Contains(hint.Why, told) {
			t.Errorf("seed %d: %q does not say %q", seed, hint.Why, told)
		}
		for p := range s.Players {
			for _, say := range []string{hint.Why, hint.Where, hint.Do} {
				if !strings.Contains(say, b.PlayerName(&s, p)) {
					t.Errorf("seed %d: %q does not name %s", seed, say, b.PlayerName(&s, p))
				}
			}
		}
		got := [rules.NumPlayers]int{int(hint.Move.Arg), int(s.ActionSupply) - int(hint.Move.Arg)}
		for p := range got {
			q, who := 1-p, b.PlayerName(&s, p)
			mine, other := solver.Paths(b, &s, p), solver.Paths(b, &s, q)
			here := func(paths []solver.Path, at content.Slot) bool {
				return slices.ContainsFunc(paths, func(path solver.Path) bool { return madeAt(&path[0], b, at) })
			}
			switch {
			case strings.Contains(hint.Why, who+"'s card takes"):
				met++
				if got[p] <= got[q] || len(mine[0]) >= len(other[0]) {
					t.Errorf("seed %d: %q is not true", seed, hint.Why)
				}
			case strings.Contains(hint.Why, who+" has more to do"):
				met++
				if got[p] <= got[q] || !here(mine, s.Players[p].At) || here(other, s.Players[q].At) {
					t.Errorf("seed %d: %q is not true", seed, hint.Why)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no share is given by what the cards take")
	}
}
