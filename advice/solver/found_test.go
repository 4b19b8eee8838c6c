package solver

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// bareTable is a table from a campaign on which nothing lies or is pooled, for a player without a die who has a certain card
// and stands at a slot.
func bareTable(s *rules.State, p int, card content.ProgressID, at content.Slot) rules.State {
	t := *s
	t.Assets, t.Pool = [content.NumSlots][content.NumResources]rules.Values{}, [content.NumResources]rules.Values{}
	player := &t.Players[p]
	player.At, player.Dice, player.Stash = at, rules.Values{}, rules.NoDie
	player.Card, player.Chain = card, 0
	player.Path, player.Laid = [rules.NumSquares]uint8{}, [rules.NumSquares]rules.Die{}
	return t
}

// firstSquare is a card of which some path begins with a square that fits.
func firstSquare(b *rules.Rulebook, s *rules.State, p int, fits func(n *Need) bool) (content.ProgressID, bool) {
	for card := range b.Content().Progress {
		t := bareTable(s, p, content.ProgressID(card), s.Players[p].At)
		for _, path := range Paths(b, &t, p) {
			if fits(&path[0]) {
				return content.ProgressID(card), true
			}
		}
	}
	return 0, false
}

// firstIn is a card of which some path begins with any asset from a region that may show 2.
func firstIn(b *rules.Rulebook, s *rules.State, p int, region content.Region) (content.ProgressID, bool) {
	return firstSquare(b, s, p, func(n *Need) bool { return n.Resource == content.NoResource && n.Region == region && n.Values&2 != 0 })
}

// twoAway reports whether a die comes from one pool to another by two trades, and no fewer ([trade]).
func twoAway(from, to content.Resource) bool {
	for by := range content.Resource(content.NumResources) {
		if rules.Arrow(from, by) && rules.Arrow(by, to) {
			return from != to && !rules.Arrow(from, to)
		}
	}
	return false
}

// unused are the abilities that are not used yet, of those that the solver knows.
func (v *reading) unused() (list []*box) {
	for i := range v.boxes {
		if x := &v.boxes[i]; x.op != content.NoOp && v.start.used&(1<<i) == 0 {
			list = append(list, x)
		}
	}
	return list
}

// TestRideAfterTrade: what was traded at one slot is traded on and created at another, to which an asset takes the character
// by an ability; there is no action die for the way on foot.
func TestRideAfterTrade(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	greedyTables(t, b, 31, func(s *rules.State, p int) {
		v := newSolver(b, s, p)
		for _, x := range v.unused() {
			if found >= 5 || !x.rides() || x.Box != content.AnyDieBox {
				continue
			}
			for at := range v.rows {
				for to := range v.rows {
					from, into := v.rows[at].resource, v.rows[to].resource
					if v.rows[to].closed || x.to&(1<<to) == 0 || v.walks[at][to] == 0 || v.rows[to].taxed || !twoAway(from, into) ||
						v.rows[at].icon.Kind == content.StressIcon || v.wild || v.roaming != 0 {
						continue
					}
					card, ok := firstSquare(b, s, p, func(n *Need) bool {
						return n.Resource == into && n.Values&2 != 0 && (n.Region == content.NoRegion || n.Region == v.rows[to].region)
					})
					if !ok {
						continue
					}
					table := bareTable(s, p, card, content.Slot(at))
					table.Players[p].Dice[5] = 3
					table.Pool[from][1] = 1
					table.Assets[at][from][5] = 1
					found++
					if !fills(b, &table, p, 1) {
						t.Fatalf("%s cannot be placed\n%s", into, b.Show(&table))
					}
					return
				}
			}
		}
	})
	if found == 0 {
		t.Fatal("no ability takes anybody anywhere")
	}
}

// wildTables calls see with players of random play whose sorcery dice stand for any (sorcery mastery), and each of their
// abilities that is not used.
func wildTables(t *testing.T, b *rules.Rulebook, see func(s *rules.State, p int, x *box)) {
	solvable(t, b, 30_000, 4000, func(s *rules.State, p int) {
		v := newSolver(b, s, p)
		if !v.wild {
			return
		}
		for _, x := range v.unused() {
			see(s, p, x)
		}
	})
}

// onlyValue reports whether a square asks for one value, of any resource and from anywhere.
func onlyValue(n *Need, value int) bool {
	return n.Resource == content.NoResource && n.Region == content.NoRegion && n.Values == 1<<(value-1) && n.Relation == content.NoRelation
}

// TestWildByChange: an asset that fits no square becomes a wild one by an ability.
func TestWildByChange(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	wildTables(t, b, func(s *rules.State, p int, x *box) {
		if found >= 5 || !x.turnsInto(content.Sorcery) || x.Box != content.AssetBox {
			return
		}
		card, ok := firstSquare(b, s, p, func(n *Need) bool { return onlyValue(n, 1) })
		if !ok {
			return
		}
		at := s.Players[p].At
		table := bareTable(s, p, card, at)
		table.Assets[at][content.Technology][1] = 1
		found++
		if !fills(b, &table, p, 1) {
			t.Fatalf("technology 2 cannot be placed\n%s", b.Show(&table))
		}
	})
	if found == 0 {
		t.Fatal("nobody can make a wild one")
	}
}

// TestWildBesides: an ability makes two of a wild die, and both do whatever they show.
func TestWildBesides(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	wildTables(t, b, func(s *rules.State, p int, x *box) {
		if found >= 5 || x.op != content.OpSplit || x.Box != content.AnyDieBox {
			return
		}
		for card := range b.Content().Progress {
			at := s.Players[p].At
			table := bareTable(s, p, content.ProgressID(card), at)
			table.Assets[at][content.Sorcery][5] = 1
			for _, path := range Paths(b, &table, p) {
				if len(path) < 2 || !onlyValue(&path[0], 6) || !onlyValue(&path[1], 6) {
					continue
				}
				found++
				if !fills(b, &table, p, 2) {
					t.Fatalf("sorcery 6 does not fill two squares\n%s", b.Show(&table))
				}
				return
			}
		}
	})
	if found == 0 {
		t.Fatal("nobody can make two of one")
	}
}

// fills reports whether so many squares of the card can be filled on a table.
func fills(b *rules.Rulebook, s *rules.State, p, squares int) bool {
	w := New(b, s, p)
	var begin []Path
	for _, path := range Paths(b, s, p) {
		begin = append(begin, path[:min(len(path), squares)])
	}
	w.routes, w.v.barred, w.v.bars = routes(begin), 0, false // the card is not completed
	return w.GoOn(InstantNodes).Found
}

// turnTables calls see with players who may change the resource of any asset into technology, and an ability of theirs that fits;
// the others are used.
func turnTables(t *testing.T, b *rules.Rulebook, fits func(x *box) bool, see func(s rules.State, p int, x *box)) {
	solvable(t, b, 30_000, 4000, func(s *rules.State, p int) {
		v := newSolver(b, s, p)
		table := *s
		var turns, other *box
		for i := range v.boxes {
			switch x := &v.boxes[i]; {
			case v.start.used&(1<<i) != 0 || x.op == content.NoOp:
			case x.Box == content.AssetBox && x.turnsInto(content.Technology):
				turns = x
			case fits(x):
				other = x
			default:
				table.Players[p].Boxes[i] = rules.ActionDie(1)
			}
		}
		if turns != nil && other != nil && v.roaming == 0 {
			see(table, p, other)
		}
	})
}

// TestTurnForAnAbility: a square asks for a value only, and an asset comes to show it by an ability that asks for another
// resource, so that another ability has to change it first.
func TestTurnForAnAbility(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	splits := func(x *box) bool {
		return x.op == content.OpSplit && x.Box == content.ResourceBox && x.Resource == content.Technology
	}
	turnTables(t, b, splits, func(s rules.State, p int, _ *box) {
		card, ok := firstSquare(b, &s, p, func(n *Need) bool { return onlyValue(n, 1) })
		if !ok || found >= 5 {
			return
		}
		at := s.Players[p].At
		table := bareTable(&s, p, card, at)
		table.Assets[at][content.Diplomacy][2] = 1
		if found++; !fills(b, &table, p, 1) {
			t.Fatalf("diplomacy 3 cannot be placed\n%s", b.Show(&table))
		}
	})
	if found == 0 {
		t.Fatal("nobody can change a resource for an ability")
	}
}

// TestTurnForTheSupply: an ability brings no die of a resource of which none is in the supply, so that another one has to change
// the asset that is put on it.
func TestTurnForTheSupply(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	becomes := func(x *box) bool {
		return x.op == content.OpBecome && x.Box == content.ValueBox && x.ef.Values[0] != x.Value
	}
	turnTables(t, b, becomes, func(s rules.State, p int, x *box) {
		for card := range b.Content().Progress {
			at := s.Players[p].At
			table := bareTable(&s, p, content.ProgressID(card), at)
			if slices.ContainsFunc(Paths(b, &table, p), func(path Path) bool { return !onlyValue(&path[0], x.ef.Values[0]) }) || found >= 5 {
				continue
			}
			table.Assets[at][content.Diplomacy][x.Value-1] = 1
			table.Supply[content.Diplomacy] = 0
			if found++; !fills(b, &table, p, 1) {
				t.Fatalf("diplomacy %d cannot be placed\n%s", x.Value, b.Show(&table))
			}
		}
	})
	if found == 0 {
		t.Fatal("nobody can change a resource and a value")
	}
}

// TestGateAsADetour: a gate takes no action die, so that the way through it and on takes fewer than the way there on foot.
func TestGateAsADetour(t *testing.T) {
	b := rulestest.Book(t)
	found := 0
	solvable(t, b, 30_000, 4000, func(s *rules.State, p int) {
		v := newSolver(b, s, p)
		if found >= 5 || v.wild || v.roaming != 0 || v.converts || slices.ContainsFunc(v.boxes[:], func(x box) bool { return x.op == content.OpTravel && x.Cost != content.NoStress }) || max(v.start.stress[0], v.start.stress[1]) < 2 {
			return
		}
		for at := range v.rows {
			for to := range v.rows {
				for goal := range v.rows {
					w := &v.rows[at]
					if !w.gate[to] || at == to || v.rows[goal].closed || v.rows[to].cheapest(content.Slot(goal)) != 1 || w.cheapest(content.Slot(goal)) < 2 ||
						w.cheapest(content.Slot(to)) < 1 || v.rows[at].region == v.rows[goal].region || v.rows[to].region == v.rows[goal].region {
						continue
					}
					card, ok := firstSquare(b, s, p, func(n *Need) bool {
						return n.Region == v.rows[goal].region && n.Resource == content.NoResource && n.Values&2 != 0
					})
					if !ok {
						continue
					}
					table := bareTable(s, p, card, content.Slot(at))
					table.Players[p].Dice[0] = 1
					for i := range table.Players[p].Boxes {
						table.Players[p].Boxes[i] = rules.ActionDie(1)
					}
					table.Assets[goal][content.Diplomacy][1] = 1
					if found++; !fills(b, &table, p, 1) {
						t.Fatalf("diplomacy 2 cannot be placed\n%s", b.Show(&table))
					}
					return
				}
			}
		}
	})
	if found == 0 {
		t.Fatal("no gate is worth going through")
	}
}
