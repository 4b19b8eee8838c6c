package solver

import (
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
)

// TestSolverWithoutShortcuts makes searches that leave out less, and sees that they find nothing else. Other than the brute
// search they end on tables with all the dice and abilities of a campaign. Each shortcut is put back on 60 tables, or as many as
// SOLVER_TABLES says: of campaigns of the greedy policy, and a third of them from random play.
func TestSolverWithoutShortcuts(t *testing.T) {
	b := advicetest.Book(t)
	tables := tablesToSolve()
	const everyRoute = undealt << 1 // those too that ask for all that another one asks for
	var back []shortcut
	for leave := shortcut(1); leave <= everyRoute; leave <<= 1 {
		back = append(back, leave)
	}
	compared := map[shortcut]int{}
	n, most := 0, 0
	try := func(s *rules.State, p int) {
		sol := Solve(b, s, p)
		if !sol.Whole || !sol.Farthest || sol.Effort < 100 || sol.Effort > 6000 {
			return
		}
		for _, leave := range back {
			if compared[leave] >= most {
				continue
			}
			w := New(b, s, p)
			w.v.searched = leave &^ everyRoute
			if leave == everyRoute {
				w.routes = routes(w.paths)
			}
			other := w.GoOn(100_000)
			if !other.Whole || !other.Farthest {
				continue
			}
			compared[leave]++
			found := sol
			if leave == everyRoute && len(sol.Ways) > 0 && len(other.Ways) > 0 { // there are more ways, none cheaper
				found.Ways, other.Ways = []Way{sol.Ways[0]}, other.Ways[:1]
				found.Ways[0].Path, other.Ways[0].Path = nil, nil
			}
			if x, y := costOf(&found), costOf(&other); x != y {
				t.Errorf("without the shortcut %b it comes to %s, not to %s\n%s", leave, y, x, b.Show(s))
			}
		}
	}
	most = tables * 2 / 3
	for seed := uint64(40); compared[dearDie] < most && !t.Failed(); seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			n++
			if t.Failed() {
				return
			}
			if n%17 == 0 || n%4 == 0 && New(b, s, p).mayConvert() { // tables far from one another
				try(s, p)
			}
		})
	}
	most = tables
	solvable(t, b, 30_000, 12*tables, func(s *rules.State, p int) {
		if n++; !t.Failed() {
			try(s, p)
		}
	})
	for _, leave := range back {
		if compared[leave] < tables/4 {
			t.Errorf("without the shortcut %b only %d tables were compared", leave, compared[leave])
		}
	}
	t.Logf("tables compared without each: %v", compared)
}

// mayConvert reports whether pool dice may come to be used as action dice.
func (w *Solving) mayConvert() bool { return !w.done && w.v.converts != 0 }
