package solver

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What the solver had overlooked once of assets that are taken along in the stash.

// stashers calls try with players of campaigns who can put assets into a stash, until it has found five tables; it has to find one.
func stashers(t *testing.T, b *rules.Rulebook, try func(v *solver, s *rules.State, p int) (found bool)) {
	t.Helper()
	found := 0
	for seed := uint64(30); seed < 80 && found < 5; seed++ {
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			if v := newSolver(b, s, p); found < 5 && v.stashes != content.NoResource && !v.wild && !v.military && try(v, s, p) {
				found++
			}
		})
	}
	if found == 0 {
		t.Fatal("no player has what it takes")
	}
}

// takenAlong sees that an asset comes to another region in the stash. lay is asked for each two slots in different regions, and
// returns what lays on a bare table what it takes to bring a 2 from the first to the second; nil where that does not do.
func takenAlong(t *testing.T, lay func(v *solver, at, to int) func(table *rules.State, player *rules.Player)) {
	t.Helper()
	b := rulestest.Book(t)
	stashers(t, b, func(v *solver, s *rules.State, p int) bool {
		for at := range v.rows {
			for to := range v.rows {
				region := v.rows[to].region
				if v.rows[to].closed || v.rows[at].region == region {
					continue
				}
				put := lay(v, at, to)
				if put == nil {
					continue
				}
				card, ok := firstIn(b, s, p, region)
				if !ok {
					continue
				}
				table := bareTable(s, p, card, content.Slot(at))
				put(&table, &table.Players[p])
				if !fills(b, &table, p, 1) {
					t.Fatalf("nothing can be placed in %s\n%s", region, b.Show(&table))
				}
				return true
			}
		}
		return false
	})
}

// TestStashOfAChangedAsset: an asset is created in one region, changed by an ability into one that can be stashed, and placed
// in another region where there is none.
func TestStashOfAChangedAsset(t *testing.T) {
	takenAlong(t, func(v *solver, at, to int) func(table *rules.State, player *rules.Player) {
		w, dice := &v.rows[at], v.walks[at][to]
		changes := func(x *box) bool { return x.turnsInto(v.stashes) && x.Box == content.AssetBox }
		if w.resource == v.stashes || w.taxed || dice < 1 || dice > 3 || !slices.ContainsFunc(v.unused(), changes) {
			return nil
		}
		return func(table *rules.State, player *rules.Player) {
			player.Dice[5] = dice + 1
			table.Pool[w.resource][1] = 1
		}
	})
}

// TestRideBesideAStash: two assets are created for stress; one goes into the stash, and the other on the ability that takes the
// character to where the first is placed. There is no action die.
func TestRideBesideAStash(t *testing.T) {
	takenAlong(t, func(v *solver, at, to int) func(table *rules.State, player *rules.Player) {
		w := &v.rows[at]
		leads := func(x *box) bool { return x.rides() && x.to&(1<<to) != 0 }
		if w.resource != v.stashes || w.icon.Kind != content.StressIcon || w.toll != [content.NumStress]uint8{} || v.walks[at][to] == 0 || !slices.ContainsFunc(v.unused(), leads) {
			return nil
		}
		return func(table *rules.State, player *rules.Player) {
			table.Pool[v.stashes] = rules.Values{1, 1}
			for k := range player.Stress {
				player.Stress[k].Value = rules.Sides
			}
		}
	})
}

// TestRideOnOneOfTwo: an action creates two assets; one takes the character away by an ability, and the other goes along in the
// stash. There is one more that could take it, but it lies elsewhere.
func TestRideOnOneOfTwo(t *testing.T) {
	takenAlong(t, func(v *solver, at, to int) func(table *rules.State, player *rules.Player) {
		w := &v.rows[at]
		leads := func(x *box) bool { return x.owes() && x.to&(1<<to) != 0 }
		if v.support || w.resource != v.stashes || w.skill < 2 || w.taxed || w.icon.Kind == content.StressIcon || v.walks[at][to] == 0 ||
			!slices.ContainsFunc(v.unused(), leads) {
			return nil
		}
		return func(table *rules.State, player *rules.Player) {
			table.Pool[v.stashes] = rules.Values{0, 2}
			table.Assets[(at+1)%int(content.NumSlots)][v.stashes] = rules.Values{1}
			player.Dice = rules.Values{0, 0, 0, 0, 0, 1}
		}
	})
}

// TestFetchedAsset: an asset that can be stashed is taken along from where it lies, though that is not on the way.
func TestFetchedAsset(t *testing.T) {
	takenAlong(t, func(v *solver, at, to int) func(table *rules.State, player *rules.Player) {
		aside := slices.IndexFunc(v.near, func(by int) bool {
			return !v.rows[by].closed && v.rows[by].region != v.rows[to].region && v.walks[at][by] == 1 && v.walks[by][to] == 1
		})
		if aside < 0 || v.walks[at][to] != 1 {
			return nil
		}
		return func(table *rules.State, player *rules.Player) {
			table.Assets[v.near[aside]][v.stashes] = rules.Values{0, 1}
			player.Dice = rules.Values{2}
		}
	})
}

// TestGiftTakenAlong: of two dice that an ability brings one is placed at once; the other one is changed into one that can be
// stashed, and placed in another region.
func TestGiftTakenAlong(t *testing.T) {
	b := rulestest.Book(t)
	stashers(t, b, func(v *solver, s *rules.State, p int) bool {
		at, unused := s.Players[p].At, v.unused()
		brings := slices.IndexFunc(unused, func(x *box) bool { return x.op == content.OpBecome && x.more() > 0 && x.Box == content.ValueBox })
		if brings < 0 || !slices.ContainsFunc(unused, func(x *box) bool { return x.turnsInto(v.stashes) }) {
			return false
		}
		away := func(r content.Region) bool {
			return r != content.NoRegion && r != v.rows[at].region &&
				slices.ContainsFunc(v.near, func(to int) bool { return v.rows[to].region == r && v.walks[at][to] <= 4 })
		}
		anyValue := func(n *Need, r content.Resource) bool { return n.Resource == r && n.Values == rules.AnyValue }
		for card := range b.Content().Progress {
			table := bareTable(s, p, content.ProgressID(card), at)
			for _, path := range Paths(b, &table, p) {
				here := path[0].Resource
				if here >= content.Wheel || here == v.stashes || path[0].Region != content.NoRegion || !anyValue(&path[0], here) ||
					len(path) < 2 || !anyValue(&path[1], content.NoResource) || !away(path[1].Region) {
					continue
				}
				table.Assets[at][here][unused[brings].Value-1], table.Supply[here], table.Supply[v.stashes] = 1, 3, 3
				table.Players[p].Dice[0] = 4
				if !fills(b, &table, p, 2) {
					t.Fatalf("two squares cannot be filled\n%s", b.Show(&table))
				}
				return true
			}
		}
		return false
	})
}
