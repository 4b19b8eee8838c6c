package solver

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What the solver had overlooked once of assets that are taken along in the stash.

// TestStashOfAChangedAsset: an asset is created in one region, changed by an ability into one that can be stashed, and placed
// in another region where there is none.
func TestStashOfAChangedAsset(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	for seed := uint64(30); seed < 36 && found < 5; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			if found >= 5 || v.stashes == content.NoResource || v.wild || v.military {
				return
			}
			for _, x := range v.unused() {
				if !x.turnsInto(v.stashes) || x.Box != content.AssetBox {
					continue
				}
				for at := range v.rows {
					for to := range v.rows {
						region, dice := v.rows[to].region, int(v.walks[at][to])
						if v.rows[at].resource == v.stashes || v.rows[at].taxed || v.rows[to].closed || v.rows[at].region == region || dice < 1 || dice > 3 {
							continue
						}
						card, ok := firstIn(b, s, p, region)
						if !ok {
							continue
						}
						table := bareTable(s, p, card, content.Slot(at))
						table.Players[p].Dice[5] = uint8(dice + 1)
						table.Pool[v.rows[at].resource][1] = 1
						found++
						if sol := Solve(b, &table, p); len(sol.Partial.Path) == 0 && len(sol.Ways) == 0 {
							t.Fatalf("nothing can be placed in %s\n%s", region, b.Show(&table))
						}
						return
					}
				}
			}
		})
	}
	if found == 0 {
		t.Fatal("nobody can stash what is changed")
	}
}

// TestRideBesideAStash: two assets are created for stress; one goes into the stash, and the other on the ability that takes the character
// to where the first is placed. There is no action die.
func TestRideBesideAStash(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	for seed := uint64(30); seed < 80 && found < 3; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			if found >= 3 || v.stashes == content.NoResource || v.wild || v.military {
				return
			}
			for _, x := range v.unused() {
				for at := range v.rows {
					for to := range v.rows {
						region := v.rows[to].region
						if !x.rides() || x.to&(1<<to) == 0 || v.rows[at].resource != v.stashes || v.rows[at].icon.Kind != content.StressIcon ||
							v.rows[at].toll != [content.NumStress]uint8{} || v.rows[to].closed || v.walks[at][to] == 0 || v.rows[at].region == region {
							continue
						}
						card, ok := firstIn(b, s, p, region)
						if !ok {
							continue
						}
						table := bareTable(s, p, card, content.Slot(at))
						table.Pool[v.stashes] = rules.Values{1, 1}
						for k := range table.Players[p].Stress {
							table.Players[p].Stress[k].Value = rules.Sides
						}
						found++
						if sol := Solve(b, &table, p); len(sol.Partial.Path) == 0 && len(sol.Ways) == 0 {
							t.Fatalf("nothing can be placed in %s\n%s", region, b.Show(&table))
						}
						return
					}
				}
			}
		})
	}
	if found == 0 {
		t.Fatal("nobody creates for stress what can be stashed and rides")
	}
}

// TestRideOnOneOfTwo: an action creates two assets; one takes the character away by an ability, and the other goes along in the stash.
// There is one more that could take it, but it lies elsewhere.
func TestRideOnOneOfTwo(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	for seed := uint64(30); seed < 80 && found < 3; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			if found >= 3 || v.stashes == content.NoResource || v.wild || v.military || v.support {
				return
			}
			for _, x := range v.unused() {
				for at := range v.rows {
					for to := range v.rows {
						w := &v.rows[at]
						if !x.owes() || x.to&(1<<to) == 0 || w.resource != v.stashes || w.skill < 2 || w.taxed || w.icon.Kind == content.StressIcon ||
							v.rows[to].closed || v.walks[at][to] == 0 || w.region == v.rows[to].region {
							continue
						}
						card, ok := firstIn(b, s, p, v.rows[to].region)
						if !ok {
							continue
						}
						table := bareTable(s, p, card, content.Slot(at))
						table.Pool[v.stashes] = rules.Values{0, 2}
						table.Assets[(at+1)%int(content.NumSlots)][v.stashes] = rules.Values{1}
						table.Players[p].Dice = rules.Values{0, 0, 0, 0, 0, 1}
						found++
						if sol := Solve(b, &table, p); len(sol.Partial.Path) == 0 && len(sol.Ways) == 0 {
							t.Fatalf("nothing can be placed in %s\n%s", v.rows[to].region, b.Show(&table))
						}
						return
					}
				}
			}
		})
	}
	if found == 0 {
		t.Fatal("nobody creates two that can be stashed and rides")
	}
}

// TestFetchedAsset: an asset that can be stashed is taken along from where it lies, though that is not on the way.
func TestFetchedAsset(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	for seed := uint64(30); seed < 80 && found < 3; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			if found >= 3 || v.stashes == content.NoResource || v.wild || v.military {
				return
			}
			for at := range v.rows {
				for by := range v.rows {
					for to := range v.rows {
						if v.rows[by].closed || v.rows[to].closed || v.rows[by].region == v.rows[to].region || v.rows[at].region == v.rows[to].region ||
							v.walks[at][by] != 1 || v.walks[by][to] != 1 || v.walks[at][to] != 1 {
							continue
						}
						card, ok := firstIn(b, s, p, v.rows[to].region)
						if !ok {
							continue
						}
						table := bareTable(s, p, card, content.Slot(at))
						table.Assets[by][v.stashes] = rules.Values{0, 1}
						table.Players[p].Dice = rules.Values{2}
						found++
						if sol := Solve(b, &table, p); len(sol.Partial.Path) == 0 && len(sol.Ways) == 0 {
							t.Fatalf("nothing can be placed in %s\n%s", v.rows[to].region, b.Show(&table))
						}
						return
					}
				}
			}
		})
	}
	if found == 0 {
		t.Fatal("nobody can take anything along")
	}
}

// TestGiftTakenAlong: of two dice that an ability brings one is placed at once; the other one is changed into one that can be stashed, and
// placed in another region.
func TestGiftTakenAlong(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	for seed := uint64(30); seed < 60 && found < 3; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			v := newSolver(b, s, p)
			at := s.Players[p].At
			if found >= 3 || v.stashes == content.NoResource || v.wild || v.military || !slices.ContainsFunc(v.unused(), func(x *box) bool { return x.turnsInto(v.stashes) }) {
				return
			}
			near := func(r content.Region) bool {
				return slices.ContainsFunc(v.near, func(to int) bool { return v.rows[to].region == r && v.walks[at][to] <= 4 })
			}
			for _, x := range v.unused() {
				if x.op != content.OpBecome || x.more() == 0 || x.Box != content.ValueBox {
					continue
				}
				for card := range b.Content().Progress {
					table := bareTable(s, p, content.ProgressID(card), at)
					paths := Paths(b, &table, p)
					k := slices.IndexFunc(paths, func(path Path) bool {
						first, second := &path[0], &path[min(1, len(path)-1)]
						return first.Resource < content.Wheel && first.Resource != v.stashes && first.Region == content.NoRegion && first.Values == rules.AnyValue &&
							second.Resource == content.NoResource && second.Region != content.NoRegion && second.Region != v.rows[at].region && second.Values == rules.AnyValue && near(second.Region)
					})
					if k < 0 {
						continue
					}
					first := paths[k][0].Resource
					table.Assets[at][first][x.Value-1], table.Supply[first], table.Supply[v.stashes] = 1, 3, 3
					table.Players[p].Dice[0] = 4
					found++
					if sol := Solve(b, &table, p); len(sol.Partial.Path) < 2 && len(sol.Ways) == 0 {
						t.Fatalf("only %d squares can be filled\n%s", len(sol.Partial.Path), b.Show(&table))
					}
					return
				}
			}
		})
	}
	if found == 0 {
		t.Fatal("nobody can take along what an ability brings")
	}
}
