package advice

import (
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// A second bound, which looks at single dice. The first one asks of every square where a die for it is had most cheaply, and
// may see the same die, or the same ability, for several squares. This one gives every square a die of its own, out of those
// that lie at the locations and in the pools, with abilities that change it, each used once; where a square looks back at the
// one before it, to show what it asks for. It counts whole actions, the action dice that show enough for them, and the way
// through the slots where the squares are filled, in their order.

// mostTried is how many dice it tries before it is content with what is known by then; triedForOne how many are as much effort
// as a position.
const (
	mostTried   = 3000
	triedForOne = 6
)

// match gives the squares of a path that are left dice of their own.
type match struct {
	v       *solver
	hope    *hope
	squares []square
	sources []source
	moving  *moving
	at      uint8
	amid    bool                          // in an action of several dice
	first   int                           // square of the path that is left
	last    uint8                         // values that the die before it shows, if it looks back at it
	slots   [rules.NumSquares]uint16      // where each square may be filled, with the die that it has been given
	alone   [rules.NumSquares + 1]uint8   // squares from one on that take an action of their own
	besides [content.NumAbilities]besides // by ability that brings several
	high    [sides + 1]int                // action dice there may be that show a value or more
	own     int                           // action dice without those that pools may bring
	budget  int                           // action dice that may be used
	tried   int
	// Where pool dice may be used as action dice: arrows that an action goes along already, and how many pool dice show each
	// value.
	going  uint16
	equals [sides + 1]int
}

// square is a square that is to have a die.
type square struct {
	*Need
	i     int  // on the path
	leads bool // the next one looks back at it
	alike bool // it asks for the same as the one before it here
	// The die that it has been given: the ability that brings it besides another, and what it is to be; otherwise where it comes
	// from, and what it is before it is changed.
	besides  uint16
	becomes  content.Resource
	source   int
	created  bool
	resource content.Resource
	value    uint8
	shows    uint8 // values that it may show there, if the next one looks back at it
}

// source is dice that show the same, of which one may come to a square.
type source struct {
	resource content.Resource // of the assets, or the pool
	lying    bool             // assets
	roams    bool             // they come along with the character
	at       uint8            // where they lie
	value    uint8
	count    uint8
	earns    uint8 // of an action die that one may bring, in 60ths
}

// matched is how many action dice it takes at least from a position on, where the first bound says so many.
func (v *solver) matched(q *position, a *outlook, need int) int {
	h := v.hope(q.used)
	m := &v.matching
	*m = match{
		v: v, hope: h, squares: m.squares[:0], sources: m.sources[:0], moving: v.movingWith(q.used), at: q.at, amid: q.more.left > 0,
		first: int(q.placed), slots: a.stands, own: v.own(q),
	}
	start := assigned{turns: uint8(h.allTurns), gifts: uint8(h.allGifts)}
	if v.stressed != 0 {
		start.stress = v.forStress(q)
	}
	switch w := &q.more; {
	case w.left > 0 && w.trade:
		n, _ := arrow(w.from, w.to)
		m.going = 1 << n
		start.traded[n] = v.begun(v.arrows[w.from][w.to], w.left)
	case w.left > 0:
		start.created[q.at] = v.begun(v.rows[q.at].skill, w.left)
	}
	m.findSquares(q)
	m.findSources(q)
	m.findBesides(q.used)
	m.findAlone()
	start.way = m.way()
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		m.high[value] = min(high, q.free()) + v.raised(q, value)
	}
	most := v.hand(q)
	for m.budget = need; !m.fill(0, &start); m.budget++ {
		if m.budget >= most {
			m.budget = farAway
			break
		}
	}
	v.left -= m.tried / triedForOne
	return m.budget
}

// findSquares lists the squares that are left.
func (m *match) findSquares(q *position) {
	path := m.v.path
	for _, i := range m.v.order {
		if i < m.first {
			continue
		}
		s := square{Need: &path[i], i: i, leads: i+1 < len(path) && path[i+1].Relation != content.NoRelation}
		if k := len(m.squares); k > 0 {
			s.alike = s.asksAlike(&m.squares[k-1])
		}
		m.squares = append(m.squares, s)
	}
	if q.last != rules.NoDie {
		m.last = 1 << (q.last.Value() - 1)
		if m.v.wild && q.last.Kind() == rules.Kind(content.Sorcery) {
			m.last = rules.AnyValue
		}
	}
}

// asksAlike reports whether two squares ask for the same, and neither has to do with others.
func (s *square) asksAlike(other *square) bool {
	return s.Resource == other.Resource && s.Region == other.Region && s.Values == other.Values &&
		s.Relation == content.NoRelation && other.Relation == content.NoRelation && !s.leads && !other.leads
}

// findAlone counts the squares for which nothing lies anywhere, and a die is created by an action of its own, unless it comes
// besides another or is created for stress.
func (m *match) findAlone() {
	if m.v.support || m.amid {
		return
	}
	for k := len(m.squares) - 1; k >= 0; k-- {
		m.alone[k] = m.alone[k+1]
		if m.isAlone(&m.squares[k]) {
			m.alone[k]++
		}
	}
}

func (m *match) isAlone(s *square) bool {
	anywhere := m.v.roaming != 0
	for at := range m.v.rows {
		if m.v.rows[at].skill > 1 && (anywhere || m.slots[s.i]&(1<<at) != 0) {
			return false
		}
	}
	return !slices.ContainsFunc(m.sources, func(d source) bool {
		return d.lying && m.hope.gift[s.i].of(d.resource)&(1<<(d.value-1)) != 0 && (anywhere || d.roams || m.slots[s.i]&(1<<d.at) != 0)
	})
}

// findSources lists the dice.
func (m *match) findSources(q *position) {
	if m.v.converts != 0 {
		m.equals = m.v.equals(q)
	}
	for at := range q.assets {
		for r := range content.Resource(content.NumResources) {
			if dice := &q.assets[at][r]; *dice != (rules.Values{}) {
				for i, n := range dice {
					if n > 0 {
						m.sources = append(m.sources, source{r, true, m.v.roaming&(1<<r) != 0, uint8(at), uint8(i + 1), n, 0})
					}
				}
			}
		}
	}
	if d := q.stash; d != rules.NoDie {
		m.sources = append(m.sources, source{content.Resource(d.Kind()), true, true, q.at, uint8(d.Value()), 1, 0})
	}
	for r := range content.Resource(content.NumResources) {
		for i, n := range q.pool[r] {
			if n > 0 {
				earns := 0
				if m.v.converts != 0 {
					earns = m.v.earns(r, m.equals[i+1], m.going)
				}
				m.sources = append(m.sources, source{r, false, false, 0, uint8(i + 1), n, uint8(earns)})
			}
		}
	}
}

// affordable reports whether there are action dice enough for what is assigned.
func (m *match) affordable(a *assigned) bool {
	left := m.budget - int(a.need[1])
	way := max(int(a.way), int(m.moving.tours[a.sites][m.at]))
	if a.arrows != 0 {
		way = max(way, int(m.moving.trading(m.at, a)))
	}
	if way > left {
		return false
	}
	own := true // dice do, without those of pools
	for value := sides; value >= 2; value-- {
		own = own && int(a.need[value]) <= m.high[value]
	}
	return own && int(a.need[1])+way <= m.own || m.affordableWithPools(a)
}

// fill reports whether the squares from one on can have dice.
func (m *match) fill(k int, a *assigned) bool {
	if k == len(m.squares) {
		return m.based(a)
	}
	if m.tried > mostTried {
		return true
	}
	s := &m.squares[k]
	if m.v.wild && m.fillWith(k, a, content.Sorcery, rules.AnyValue) { // one that does whatever it shows
		return true
	}
	for set := m.related(k); set != 0; {
		values := set
		if s.leads { // the next one asks what it shows
			values &= -set
		}
		set &^= values
		if m.fillWith(k, a, s.Resource, values) {
			return true
		}
	}
	return false
}

// related are the values that a square takes after the die before it.
func (m *match) related(k int) uint8 {
	s := &m.squares[k]
	before := m.last
	if s.i > m.first {
		before = 0
		if k > 0 && m.squares[k-1].i == s.i-1 {
			before = m.squares[k-1].shows
		}
	}
	switch {
	case s.Relation == content.NoRelation || before == 0:
		return s.Values
	case s.Relation == content.OneHigher:
		before <<= 1
	case s.Relation == content.OneLower:
		before >>= 1
	}
	return s.Values & before
}

// fillWith is fill with a die of a resource, or of any, that shows one of some values at last.
func (m *match) fillWith(k int, a *assigned, r content.Resource, values uint8) bool {
	s := &m.squares[k]
	s.shows = values
	ways := m.v.waysTo(m.hope.used, values)
	for _, g := range ways.gifts {
		if a.gifts > 0 && a.gifted&g.box == 0 && a.boxes&g.with == 0 && m.giveBesides(k, g, a, r) {
			return true
		}
	}
	for i := range m.sources {
		d := &m.sources[i]
		if d.count == 0 {
			continue
		}
		d.count--
		for _, boxes := range ways.from[d.value-1] {
			if boxes&a.boxes == 0 && m.as(k, i, a, r, boxes) {
				d.count++
				return true
			}
		}
		d.count++
	}
	return false
}

// tightest are the squares of a path, those first that ask for the most; such as look back at the one before come after it.
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
