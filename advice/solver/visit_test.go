package solver

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestAwaited takes single moves along a deal, and sees what may come next where the character is.
func TestAwaited(t *testing.T) {
	three, any := rules.ResourceDie(content.Military, 3), rules.ResourceDie(content.Support, 3)
	created := func(v *solver, q *position) { v.creates(q, content.Military, 2) }
	for _, tc := range []struct {
		name   string
		change func(v *solver, q *position)
		takes  [2]bool // military 3, and support 3
		trades bool    // dice that show 3
		leaves bool
	}{
		{"nothing was done", func(*solver, *position) {}, [2]bool{true, true}, true, true},
		{"a die was created", created, [2]bool{true, false}, false, false},
		{"two were created", func(v *solver, q *position) { created(v, q); v.createsToo(q, content.Support, 2) }, [2]bool{true, true}, false, false},
		{"one was created that would have been traded along", func(v *solver, q *position) {
			v.support = true
			v.deal.dice = []dealt{{option: &option{trades: 1}, value: 3}}
			created(v, q)
		}, [2]bool{true, false}, true, true},
		{"one was created that marches", func(v *solver, q *position) { v.military = true; created(v, q) }, [2]bool{true, true}, false, true},
		{"one was created for an action die that the supply lacks", func(v *solver, q *position) { q.spare = 0; created(v, q) },
			[2]bool{true, true}, true, true},
		{"one was put into the stash", func(_ *solver, q *position) { q.visit.next = leaving }, [2]bool{true, true}, true, true},
		{"the supply was drained", func(v *solver, q *position) { created(v, q); v.search.drained = true }, [2]bool{true, true}, true, true},
	} {
		v, q := &solver{search: &search{deal: &deal{}}}, &position{}
		q.spare = 5
		tc.change(v, q)
		next := v.awaited(q)
		if takes := [2]bool{next.takes(three), next.takes(any)}; takes != tc.takes {
			t.Errorf("%s: military 3 and support 3 may be used next: %v", tc.name, takes)
		}
		if trades := v.tradesStill(q, 2); trades != tc.trades {
			t.Errorf("%s: dice that show 3 may be traded: %v", tc.name, trades)
		}
		if leaves := next == anything || next == leaving || next&going != 0; leaves != tc.leaves {
			t.Errorf("%s: the character may leave: %v", tc.name, leaves)
		}
	}
}

// TestDrainedSupply compares searches in which a trade left the supply so few dice that they began again, with such as make moves in
// any order from the beginning, on tables with few dice in the supply.
func TestDrainedSupply(t *testing.T) {
	b := rulestest.Book(t)
	compared := 0
	solvable(t, b, 60_000, 2000, func(table *rules.State, p int) {
		if compared >= 5 {
			return
		}
		few := *table
		s := &few
		for r := range s.Supply {
			s.Supply[r] = min(s.Supply[r], 2)
		}
		w := New(b, s, p)
		sol := w.GoOn(AtOnce)
		drained := false
		for i := range w.routes {
			for _, along := range w.routes[i].deals.along {
				drained = drained || along.drained
			}
		}
		if !drained || !sol.Whole || !sol.Farthest {
			return
		}
		other := New(b, s, p)
		other.v.searched |= unordered
		if all := other.GoOn(100_000); all.Whole && all.Farthest {
			if compared++; costOf(&sol) != costOf(&all) {
				t.Errorf("it comes to %s, and to %s in any order\n%s", costOf(&sol), costOf(&all), b.Show(s))
			}
		}
	})
	if compared < 5 {
		t.Errorf("only %d tables were compared", compared)
	}
}

// TestFullStash compares searches with such as make moves in any order, on tables of campaigns whose players have something in the
// stash already.
func TestFullStash(t *testing.T) {
	b := rulestest.Book(t)
	compared, n := 0, 0
	for seed := uint64(52); seed < 54; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			if v.stashes == content.NoResource || s.Players[p].Stash != rules.NoDie || s.Supply[v.stashes] == 0 {
				return
			}
			if n++; n%3 != 0 {
				return
			}
			table := *s
			table.Supply[v.stashes]--
			table.Players[p].Stash = rules.ResourceDie(v.stashes, 1+n%rules.Sides)
			if sameWithout(t, b, &table, p, unordered) {
				compared++
			}
		})
	}
	if compared < 30 {
		t.Errorf("only %d tables were compared", compared)
	}
}

// TestKnownWays reckons every way again that a search has kept, and sees that it is as long.
func TestKnownWays(t *testing.T) {
	b := rulestest.Book(t)
	compared := 0
	greedyTables(t, b, 2, func(s *rules.State, p int) {
		w := New(b, s, p)
		w.GoOn(2000)
		if w.v == nil {
			return
		}
		v := w.v
		q := v.start
		for i := range v.knownWays {
			k := &v.knownWays[i]
			if !k.is || k.boxes != 0 || int(k.squares) != len(w.routes[0].path) || k.errands != [mostErrands]uint16{} {
				continue
			}
			v.search = &w.routes[0].search
			m, _ := v.matchFrom(&q)
			copy(m.slots[:], k.slots[:])
			if m.at = k.at; m.moving.boxes == 0 {
				compared++
				if dice := m.findWay(k.mounts, nil); dice != k.dice {
					t.Fatalf("the way through %b takes %d dice, and %d were kept\n%s", k.slots, dice, k.dice, b.Show(s))
				}
			}
		}
	})
	if compared < 1000 {
		t.Errorf("only %d ways were compared", compared)
	}
}
