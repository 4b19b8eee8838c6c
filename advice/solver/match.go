package solver

import (
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Assignments are found by giving each square a die of its own in every possible way: assets and pool dice, changed by abilities,
// each used once. A square that depends on the one before takes a die related to the one there. Left out are assignments whose lower
// bound exceeds the action dice there are, or allowed: it counts whole actions, action dice that show enough for them, and the way
// through the slots where squares are filled. Left out, too, are those that cost too much stress.

// The work of finding assignments is counted in options examined.
const (
	weighedForOne = 80 // options examined: one node
	triedWeighs   = 8  // an option that is tried
	wayWeighs     = 12 // a way
)

// match gives the squares of a path that are left dice of their own.
type match struct {
	v *solver
	*aids
	squares []square
	left    uint16 // of them still to have one, one bit each
	sources []source
	moving  *moving
	at      uint8
	first   int   // square of the path that is left
	last    uint8 // values that the die before it shows, if it looks back at it
	slots   spots // where each square may be filled, with the die that it has been given
	either  uint16
	riding  uint16               // abilities that move the character of which it is not yet said what is put on them, one bit each
	several uint16               // abilities not used yet that bring several dice, one bit each
	free    int                  // action dice in hand
	high    [rules.Sides + 1]int // of them, those that show a value or more
	lifting uint16               // abilities that they may be put on, one bit each
	budget  int                  // action dice that may be used
	hand    int                  // that there may be at all
	beyond  int                  // lower bound on the action dice of further assignments
	allowed int                  // node budget
	weighed int                  // work so far, in options examined
	found   []*assignment
	each    []uint8 // used again by brings
	number  int     // of all of the solver, from 1 on
}

// square is a square of the path, or a travel ability, that needs a die.
type square struct {
	*Need
	i       int      // on the path
	leads   bool     // the next one looks back at it
	offered *options // those asked for last
	// The die that it has been given: the ability that brings it besides another; otherwise where it comes from, and what it is
	// before it is changed.
	besides  uint16
	boxes    uint16 // abilities that it has been put on
	source   int
	resource content.Resource
	turned   bool // an ability has changed its resource
	given    *option
	becomes  content.Resource // that it has at last; NoResource: whichever
	shows    uint8            // values that it may show there, if the next one looks back at it
}

// source is dice that show the same, of which one may come to a square.
type source struct {
	class    class
	resource content.Resource // of the assets, or the pool
	at       uint8            // where they lie
	value    uint8
	count    uint8
}

// matchFrom returns a match from a position on, and what is known before any square has a die.
func (v *solver) matchFrom(q *position) (m *match, a assigned) {
	aids := v.aids(q.used)
	m = &v.matching
	*m = match{
		v: v, aids: aids, squares: m.squares[:0], sources: m.sources[:0], each: m.each, moving: v.movingWith(q.used), at: q.at,
		first: int(q.placed), free: q.free(), lifting: v.lifting(q), budget: infinity, beyond: infinity, hand: v.hand(q),
	}
	a = assigned{turns: aids.turns, gifts: aids.gifts}
	switch w := &q.more; {
	case w.left > 0 && w.trade:
		n, _ := arrow(w.from, w.to)
		a.traded[v.joint[n]] = v.begun(v.atOnce[n], w.left)
	case w.left > 0:
		a.created[q.at] = v.begun(v.rows[q.at].skill, w.left)
	}
	high := 0
	for value := rules.Sides; value >= 2; value-- {
		high += q.dice.Of(value)
		m.high[value] = min(high, q.free())
	}
	return m, a
}

// matchAll returns a match for all squares that are left.
func (v *solver) matchAll(q *position) (m *match, a assigned) {
	m, a = v.matchFrom(q)
	v.matches++
	m.number = v.matches
	for _, at := range v.near {
		for i := range v.path {
			if n := &v.path[i]; n.Region == content.NoRegion || n.Region == v.rows[at].region {
				m.slots[i] |= 1 << at
			}
		}
	}
	if v.stressed != 0 {
		a.stress = v.forStress(q)
	}
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 && x.changes() && x.more() > 0 {
			m.several |= 1 << i
		}
	}
	m.findSquares(q)
	m.findAssets(q)
	m.findPools(q)
	m.left = 1<<len(m.squares) - 1
	m.findMounts()
	a.mounts = m.mounts()
	a.way = m.way(a.mounts)
	return m, a
}

// nodes returns the work done so far, in nodes.
func (m *match) nodes() int { return m.weighed / weighedForOne }

// findSquares lists the squares that are left.
func (m *match) findSquares(q *position) {
	path := m.v.path
	for _, i := range m.v.order {
		if i < m.first {
			continue
		}
		s := square{Need: &path[i], i: i, leads: i+1 < len(path) && path[i+1].Relation != content.NoRelation}
		m.squares = append(m.squares, s)
	}
	if q.last != rules.NoDie {
		m.last = 1 << (q.last.Value() - 1)
		if m.v.wild && q.last.Kind() == rules.Kind(content.Sorcery) {
			m.last = rules.AnyValue
		}
	}
}

// findAssets lists the assets.
func (m *match) findAssets(q *position) {
	for at := range q.assets {
		for r := range content.Resource(content.NumResources) {
			if dice := &q.assets[at][r]; *dice != (rules.Values{}) {
				class := lying
				if m.v.roaming&(1<<r) != 0 {
					class = along
				}
				for i, n := range dice {
					if n > 0 {
						m.sources = append(m.sources, source{class, r, uint8(at), uint8(i + 1), n})
					}
				}
			}
		}
	}
	if d := q.stash; d != rules.NoDie {
		m.sources = append(m.sources, source{along, content.Resource(d.Kind()), q.at, uint8(d.Value()), 1})
	}
}

// findPools lists the pool dice.
func (m *match) findPools(q *position) {
	for r := range content.Resource(content.NumResources) {
		for i, n := range q.pool[r] {
			if n > 0 {
				m.sources = append(m.sources, source{pooled, r, 0, uint8(i + 1), n})
			}
		}
	}
}

// own returns the action dice that there may be at most: no ability is used both for them and for what squares have been given.
func (m *match) own(a *assigned) int {
	n := m.free
	for set := m.lifting &^ a.boxes; set != 0; set &= set - 1 {
		n += m.v.boxes[bits.TrailingZeros16(set)].more()
	}
	return n
}

// affordable returns how many action dice it takes at least to do what is assigned, and whether there are enough, and of each value
// enough that show it or more.
func (m *match) affordable(a *assigned) (used int, ok bool) {
	used = int(a.need[1]) + int(m.onTheWay(a))
	if !m.within(used) {
		return used, false
	}
	for value := rules.Sides; value >= 2; value-- {
		if lack := int(a.need[value]) - m.high[value]; lack > 0 && lack > m.v.raised(m.lifting&^a.boxes, value) {
			return used, false
		}
	}
	return used, used <= m.own(a)
}

// tightest returns the squares of a path, those first that ask for the most; such as look back at the one before come after it.
func tightest(path Path) (order []int) {
	loose := func(n *Need) int {
		if n.Resource == content.NoResource {
			return content.NumResources * bits.OnesCount8(n.Values)
		}
		return bits.OnesCount8(n.Values)
	}
	var runs [][]int
	for i := range path {
		if i > 0 && path[i].Relation != content.NoRelation {
			runs[len(runs)-1] = append(runs[len(runs)-1], i)
		} else {
			runs = append(runs, []int{i})
		}
	}
	tightest := func(run []int) int {
		least := loose(&path[run[0]])
		for _, i := range run[1:] {
			least = min(least, loose(&path[i]))
		}
		return least
	}
	slices.SortStableFunc(runs, func(x, y []int) int { return tightest(x) - tightest(y) })
	return slices.Concat(runs...)
}
