package mind

import (
	"cmp"
	"hash/maphash"
	"math/bits"
	"slices"
	"sync/atomic"

	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// What it takes to finish a progress card, looked up fast: the ways across each card are found once, and a table is
// then asked only what the dice of a way cost where they are to be had.

// way is a way across a progress card from a start to an end square.
type way struct {
	n       int
	squares [rules.NumSquares]uint8
	fits    [rules.NumSquares]uint8 // the values each die may show so that all that follow can be placed, bit v-1
}

// mostWays is how many ways across a card are looked at, the shortest.
const mostWays = 16

// waysOf is the ways across every card of a rulebook.
type waysOf struct {
	book *rules.Rulebook
	ways [content.MaxProgress][]way
}

// lately has the ways asked for last: a decision is judged by dozens of planners of one rulebook.
var lately atomic.Pointer[waysOf]

// cardWays lists the ways across every card, the shortest first.
func cardWays(b *rules.Rulebook) (all [content.MaxProgress][]way) {
	if known := lately.Load(); known != nil && known.book == b {
		return known.ways
	}
	for id := range b.Content().Progress {
		yield.Each()
		var ways []way
		for squares := range b.Ways(&rules.Player{Card: content.ProgressID(id)}) {
			w := way{n: len(squares)}
			copy(w.squares[:], squares)
			if w.n <= longestWay && w.fit(&b.Content().Progress[id]) {
				ways = append(ways, w)
			}
		}
		slices.SortStableFunc(ways, func(x, y way) int { return cmp.Compare(x.n, y.n) })
		all[id] = slices.Clone(ways[:min(mostWays, len(ways))])
	}
	lately.Store(&waysOf{b, all})
	return all
}

// longestWay is the most squares of a way that is looked at.
const longestWay = 10

// fit finds the values that the dice of a way may show, and reports whether there are any for each.
func (w *way) fit(card *content.Progress) bool {
	after := uint8(rules.AnyValue)
	for i := w.n - 1; i >= 0; i-- {
		square := &card.Squares[w.squares[i]]
		f := after
		if square.Value != 0 {
			f &= 1 << (square.Value - 1)
		}
		if w.fits[i] = f; f == 0 {
			return false
		}
		after = rules.ValuesBefore(square.Relation, f)
	}
	return true
}

// only is the set of one value, 1..6.
func only(value int) uint8 { return 1 << (value - 1) }

// stock is where dice are to be had on a table: what the assets at each slot and the dice in each pool show.
type stock struct {
	s      *rules.State
	values [content.NumSlots][content.NumResources]uint8 // of the assets, as a set
	lying  [content.NumSlots]bool                        // there are any
	pool   [content.NumResources]uint8                   // values, as a set
	dice   [content.NumResources]uint8                   // how many the pool has, or will have
	known  bool                                          // what the pools show counts: the players are acting
}

// takeStock is the stock of a table, as it is while the players act, or as it will be when they act next.
func takeStock(b *rules.Rulebook, s *rules.State, acting bool) (st stock) {
	for at := range st.values {
		for r := range st.values[at] {
			if n := s.Assets[at][r].Len(); n > 0 {
				st.values[at][r] = s.Assets[at][r].Set()
				st.lying[at] = true
			}
		}
	}
	for r := range st.pool {
		st.pool[r], st.dice[r] = s.Pool[r].Set(), uint8(s.Pool[r].Len())
		if !acting {
			st.dice[r] = max(st.dice[r], uint8(b.ProgressLevel(s, content.Resource(r))))
		}
	}
	st.s, st.known = s, acting
	return st
}

// taken is what a way has taken of the stock so far.
type taken struct {
	assets [rules.NumPlayers * longestWay]asset
	n      int
	dice   [content.NumResources]uint8
}

// asset is a die lying at a slot; none has the value 0.
type asset struct {
	at  content.Slot
	die rules.Die
}

// free reports whether one of the dice like this has not been taken yet.
func (t *taken) free(s *rules.State, a asset) bool {
	n := s.Assets[a.at][a.die.Kind()].Of(a.die.Value())
	for i := range t.n {
		if t.assets[i] == a {
			n--
		}
	}
	return n > 0
}

// Costs of a die for a card, in action dice.
const (
	costLying   = 0.1 // an asset that lies there already
	costWanting = 0.9 // no die of the pool will do yet
	costFar     = 3.0 // a region the location has no way to
)

// finishing is what finishing a player's card costs from where the character is, with so many squares of it filled, in action dice;
// far if there is no way.
func (v *valuer) finishing(st *stock, p int, id content.ProgressID, chain int) float64 {
	player := &st.s.Players[p]
	if v.used = v.claimed; !player.InPlay() {
		return far
	}
	key := maphash.Comparable(hashSeed, errand{
		id, uint8(chain), st.known, v.b.Mastery(st.s, content.Sorcery), player.At, player.Path, player.Laid, st.s.Assets, st.pool, st.dice, st.s.Slots,
		v.claimed,
	})
	known, ok := v.errands[key]
	if !ok {
		if len(v.errands) > mostErrands {
			clear(v.errands)
		}
		known.cost = v.cheapest(st, p, id, chain)
		known.used = v.used
		v.errands[key] = known
	}
	v.used = known.used
	return known.cost
}

// errand is all that the cost of finishing a card depends on.
type errand struct {
	card    content.ProgressID
	chain   uint8
	known   bool
	wild    bool // sorcery dice
	at      content.Slot
	path    [rules.NumSquares]uint8
	laid    [rules.NumSquares]rules.Die
	assets  [content.NumSlots][content.NumResources]rules.Values
	pool    [content.NumResources]uint8
	dice    [content.NumResources]uint8
	slots   [content.NumSlots]content.LocationID
	claimed taken
}

// mostErrands is how many costs are kept.
const mostErrands = 20_000

// cost is the cost of an errand and what it takes.
type cost struct {
	cost float64
	used taken
}

// cheapest is finishing, worked out.
func (v *valuer) cheapest(st *stock, p int, id content.ProgressID, chain int) float64 {
	player := &st.s.Players[p]
	card := &v.b.Content().Progress[id]
	best := far
	for i := range v.ways[id] {
		w := &v.ways[id][i]
		if chain >= w.n || !slices.Equal(w.squares[:chain], player.Path[:chain]) {
			continue
		}
		at, cost := player.At, 0.0
		used := v.claimed
		for k := chain; k < w.n; k++ {
			if cost+costLying*float64(w.n-k) >= best {
				cost = far // it cannot be the cheapest any more
				break
			}
			n := need{&card.Squares[w.squares[k]], w.fits[k]}
			if k == chain && k > 0 && n.square.Relation != 0 {
				if prev := player.Laid[k-1]; !v.b.Wild(st.s, prev) {
					if n.fits &= rules.ValuesAfter(n.square.Relation, only(prev.Value())); n.fits == 0 {
						cost = far
						break
					}
				}
			}
			more := 0.0
			at, more = v.fetch(st, &used, n, at)
			cost += more
		}
		if cost < best {
			best, v.used = cost, used
		}
	}
	return best
}

// far is a cost that is never paid.
const far = 99.0

// fetch is where a character at a slot best gets a die, and what that costs; the die is taken.
func (v *valuer) fetch(st *stock, used *taken, n need, at content.Slot) (content.Slot, float64) {
	best := at
	least, from := v.dieCost(st, used, n, at)
	if least > 1 {
		ways := &v.b.Location(st.s, at).Move
		for to := range content.Slot(content.NumSlots) {
			going, atLeast := costFar, 1.0
			if way := ways[to.Region()]; way != content.NoWay {
				going = float64(way)
			}
			if st.lying[to] {
				atLeast = costLying
			}
			if to == at || going+atLeast >= least {
				continue
			}
			if cost, lying := v.dieCost(st, used, n, to); going+cost < least {
				best, least, from = to, going+cost, lying
			}
		}
	}
	if from.die != rules.NoDie {
		used.assets[used.n] = from
		used.n++
	} else {
		used.dice[v.b.SlotResource(best)]++
	}
	return best, least
}

// dieCost is what a die costs at a slot, or far if none can be had there; and the asset lying there that does, if there is one.
func (v *valuer) dieCost(st *stock, used *taken, n need, at content.Slot) (float64, asset) {
	if !n.square.TakesFrom(at.Region()) {
		return far, asset{}
	}
	if st.lying[at] {
		for r := range content.Resource(content.NumResources) {
			if !n.square.TakesResource(r) {
				continue
			}
			for set := st.values[at][r] & n.fits; set != 0; set &= set - 1 {
				a := asset{at, rules.ResourceDie(r, bits.TrailingZeros8(set)+1)}
				if used.free(st.s, a) {
					return costLying, a
				}
			}
		}
	}
	r := v.b.SlotResource(at)
	if !n.square.TakesResource(r) {
		return far, asset{}
	}
	cost := 1.0
	switch {
	case used.dice[r] >= st.dice[r]:
		cost += costWanting
	case !st.known:
		cost += (1 - float64(bits.OnesCount8(n.fits))/rules.Sides) * costWanting
	case st.pool[r]&n.fits == 0:
		cost += costWanting
	}
	return cost, asset{}
}
