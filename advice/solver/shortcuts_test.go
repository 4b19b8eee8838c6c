package solver

import (
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestSolverWithoutShortcuts makes searches that leave out less, and sees that they find nothing else. Other than the brute
// search they end on tables with all the dice and abilities of a campaign. Each shortcut is put back on 60 tables, or as many as
// SOLVER_TABLES says: of campaigns of the greedy policy, and a third of them shaken.
func TestSolverWithoutShortcuts(t *testing.T) {
	b := rulestest.Book(t)
	tables := tablesToSolve()
	const everyRoute = unordered << 1 // those too that ask for all that another one asks for
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
			w := New(b, s, p)
			if compared[leave] >= most || !w.v.concernedBy(leave) {
				continue
			}
			w.v.searched |= leave &^ everyRoute
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
	fewest := func() int { return slices.Min(slices.Collect(maps.Values(compared))) }
	for seed := uint64(40); (len(compared) < len(back) || fewest() < most) && !t.Failed(); seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			n++
			if t.Failed() {
				return
			}
			v := New(b, s, p).v
			if n%17 == 0 || n%4 == 0 && v != nil && (v.concernedBy(idle) || v.concernedBy(late)) { // tables far from one another
				try(s, p)
			}
		})
	}
	most = tables
	shakes := 0
	for seed := uint64(1000); shakes < 12*tables && !t.Failed(); seed++ {
		rng := rand.New(rand.NewPCG(seed, 0))
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			if n++; n%7 == 0 && !t.Failed() {
				shakes++
				other := shaken(b, s, p, rng)
				try(&other, p)
			}
		})
	}
	for _, leave := range back {
		if compared[leave] < tables/4 {
			t.Errorf("without the shortcut %b only %d tables were compared", leave, compared[leave])
		}
	}
	t.Logf("tables compared without each: %v", compared)
}

// concernedBy reports whether there is anything to leave out by a shortcut.
func (v *solver) concernedBy(s shortcut) bool {
	switch s {
	case idle:
		return v.tradesToConvert()
	case late:
		return v.converts != 0 || bits.OnesCount16(v.lifts&^v.start.used) > 2
	}
	return true
}

// sameWithout sees that a search without some shortcuts finds the same. It reports whether there was anything to compare: both searches
// end, and the table is not too simple.
func sameWithout(t *testing.T, b *rules.Rulebook, s *rules.State, p int, leave shortcut) (compared bool) {
	t.Helper()
	sol, w := Solve(b, s, p), New(b, s, p)
	w.v.searched |= leave
	all := w.GoOn(60_000)
	if !sol.Whole || !sol.Farthest || !all.Whole || !all.Farthest || all.Effort <= 100 {
		return false
	}
	if x, y := costOf(&sol), costOf(&all); x != y {
		t.Errorf("it comes to %s, and to %s without the shortcut %b\n%s", x, y, leave, b.Show(s))
	}
	return true
}

// TestNoActionDieInTheSupply gives players who may use pool dice as action dice low ones, and leaves none in the supply: one has to be
// spent, on anything, before a pool die takes its place.
func TestNoActionDieInTheSupply(t *testing.T) {
	b := rulestest.Book(t)
	compared := 0
	greedyTables(t, b, 8, func(s *rules.State, p int) {
		if v := New(b, s, p).v; v == nil || v.converts == 0 {
			return
		}
		table := *s
		table.Players[p].Dice, table.ActionSupply = rules.Values{2}, 0
		if sameWithout(t, b, &table, p, idle|undealt) {
			compared++
		}
	})
	if compared < 50 {
		t.Errorf("only %d tables were compared", compared)
	}
}

// TestAbilitiesInARow gives players of campaigns with several abilities for action dice a single one, a 6: what it becomes, once
// it has lain on one ability, may be wanted for the next, though it shows less.
func TestAbilitiesInARow(t *testing.T) {
	b := rulestest.Book(t)
	compared, rows := 0, 0
	for seed := uint64(0); seed < 6; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			if v := New(b, s, p).v; v == nil || !v.concernedBy(late) || s.Players[p].Dice.Len() == 0 {
				return
			}
			table := fewerDice(s, p, 1)
			table.Players[p].Dice = rules.Values{rules.Sides - 1: 1}
			w := New(b, table, p)
			w.v.searched |= late
			all, sol := w.GoOn(20_000), Solve(b, table, p)
			if !all.Whole || !all.Farthest || !sol.Whole || !sol.Farthest {
				return
			}
			compared++
			if x, y := costOf(&sol), costOf(&all); x != y {
				t.Errorf("it comes to %s, and to %s where abilities are used later\n%s", x, y, b.Show(table))
			}
			used := 0
			for _, m := range sol.Partial.Moves {
				if m.Kind == rules.MoveUse && m.Dice[0].IsAction() {
					used++
				}
			}
			if used > 1 {
				rows++
			}
		})
	}
	if compared < 200 || rows < 5 {
		t.Errorf("of %d tables %d use abilities in a row", compared, rows)
	}
}
