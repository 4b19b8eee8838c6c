package advice

import (
	"cmp"
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// A second bound, which looks at single dice. The first one asks of every square where a die for it is had most cheaply, and
// may see the same die, or the same ability, for several squares. This one gives every square a die of its own, out of those
// that lie at the locations and in the pools, with abilities that change it, each used once; and counts whole actions, the
// action dice that show enough for them, and the way through the locations where it is all done, in whatever order.

// mostMatched is how many of the squares that are left it looks at; with more the bound is loose, but no less true.
const mostMatched = 6

// mostTried is how many dice it tries before it is content with what is known by then; triedForOne how many are as much effort
// as a position.
const (
	mostTried   = 400
	triedForOne = 2
)

// match gives the squares of a path that are left dice of their own.
type match struct {
	v       *solver
	squares []square
	sources []source
	tours   *tours
	at      uint8
	walk    int            // dice for moves that it takes whichever dice come to the squares
	high    [sides + 1]int // action dice there may be that show a value or more
	turns   uint8          // abilities that change a resource
	tried   int
	gifts   int // assets that come besides others
	budget  int // action dice
}

// square is a square that is to have a die.
type square struct {
	*Need
	same  bool // it asks for the same as the one before it in the order
	ways  *ways
	gifts []giftWay // dice that come besides others
}

// source is dice that show the same, of which one may come to a square.
type source struct {
	resource content.Resource // of the assets, or the pool
	lying    bool             // assets
	roams    bool             // they come along with the character
	at       uint8            // where they lie
	value    uint8
	count    uint8
}

// matched is how many action dice it takes at least from a position on, where the first bound says so many.
func (v *solver) matched(q *position, a *outlook, need int) int {
	h := v.hope(q.used)
	m := &v.matching
	*m = match{
		v: v, squares: m.squares[:0], sources: m.sources[:0], at: q.at, turns: uint8(h.allTurns), gifts: h.allGifts,
		tours: v.toursWith(q.used), walk: int(a.walk[q.at]+whole-1) / whole,
	}
	for _, i := range v.order {
		if i >= int(q.placed) && len(m.squares) < mostMatched {
			n := &v.path[i]
			k := len(m.squares)
			ways := v.waysTo(q.used, n.Values)
			gifts := ways.gifts
			if v.wild { // a wild one does whatever it shows
				gifts = v.waysTo(q.used, rules.AnyValue).gifts
			}
			m.squares = append(m.squares, square{n, k > 0 && m.squares[k-1].asksAlike(n), ways, gifts})
		}
	}
	m.find(q)
	start := assigned{turns: uint8(h.allTurns), gifts: uint8(h.allGifts)}
	if v.stressed != 0 {
		start.stress = v.forStress(q)
	}
	if w := &q.more; w.left > 0 && w.trade {
		n, _ := arrow(w.from, w.to)
		start.traded[n] = v.tradesAtOnce(w.from, w.to) - w.left
	} else if w.left > 0 {
		start.created[w.from] = v.createsAtOnce(w.from) - w.left
	}
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		m.high[value] = min(high, q.free()) + v.raised(q, value)
	}
	most := v.hand(q) + v.netted(q) + 1
	for m.budget = need; m.budget < most && !m.fill(0, 0, &start); m.budget++ {
	}
	v.left -= m.tried / triedForOne
	return max(need, m.budget)
}

func (n *Need) asksAlike(other *Need) bool {
	return n.Resource == other.Resource && n.Region == other.Region && n.Values == other.Values
}

// find lists the dice.
func (m *match) find(q *position) {
	for at := range q.assets {
		for r := range content.Resource(content.NumResources) {
			if dice := &q.assets[at][r]; *dice != (rules.Values{}) {
				for i, n := range dice {
					if n > 0 {
						m.sources = append(m.sources, source{r, true, m.v.roaming&(1<<r) != 0, uint8(at), uint8(i + 1), n})
					}
				}
			}
		}
	}
	if d := q.stash; d != rules.NoDie {
		m.sources = append(m.sources, source{content.Resource(d.Kind()), true, true, q.at, uint8(d.Value()), 1})
	}
	for r := range content.Resource(content.NumResources) {
		for i, n := range q.pool[r] {
			if n > 0 {
				m.sources = append(m.sources, source{r, false, false, 0, uint8(i + 1), n})
			}
		}
	}
}

// affordable reports whether there are action dice enough for what is assigned.
func (m *match) affordable(a *assigned) bool {
	left := m.budget - int(a.actions)
	if left < m.walk || int(m.tours[a.sites][m.at]) > left || a.arrows != 0 && int(m.tours.trading(m.at, a)) > left {
		return false
	}
	n := 0
	for value := sides; value >= 2; value-- {
		if n += int(a.asked[value]); n > m.high[value] {
			return false
		}
	}
	return true
}

// fill reports whether the squares from one on can have dice; one that asks for the same as the one before, from a source on.
func (m *match) fill(k, from int, a *assigned) bool {
	if k == len(m.squares) {
		return m.based(a)
	}
	if m.tried++; m.tried > mostTried {
		return true
	}
	s := &m.squares[k]
	if !s.same {
		from = 0
	}
	for _, g := range s.gifts {
		if a.gifts > 0 && a.gifted&g.box == 0 && a.boxes&g.with == 0 {
			with := *a
			with.gifts--
			with.boxes |= g.with
			if m.v.boxes[bits.TrailingZeros16(g.box)].more() == 1 {
				with.gifted |= g.box
			}
			if m.fill(k+1, from, &with) {
				return true
			}
		}
	}
	for i := from; i < len(m.sources); i++ {
		if d := &m.sources[i]; d.count > 0 {
			d.count--
			ok := m.take(k, i, a)
			d.count++
			if ok {
				return true
			}
		}
	}
	return false
}

// based reports whether there is a die for the abilities that bring several: one that has come to a square, or one that lies
// somewhere; otherwise it is to be created.
func (m *match) based(a *assigned) bool {
	if m.gifts-int(a.gifts) < len(m.squares) || slices.ContainsFunc(m.sources, func(d source) bool { return d.lying }) {
		return true
	}
	with := *a
	with.actions++
	return m.affordable(&with)
}

// take reports whether the squares can have dice if one takes a die of a source.
func (m *match) take(k, i int, a *assigned) bool {
	s, d, v := &m.squares[k], &m.sources[i], m.v
	if v.wild && d.resource == content.Sorcery && m.give(k, i, a, content.Sorcery, 0, 0) {
		return true
	}
	if v.wild && a.turns > 0 && m.as(k, i, a, 0, 1) { // whatever it is, it may become a wild one
		return true
	}
	for _, boxes := range s.ways.from[d.value-1] {
		if boxes&a.boxes == 0 && m.as(k, i, a, boxes, 0) {
			return true
		}
	}
	return false
}

// as tries the resources that the die may have as an asset before its resource is changed, with some abilities and turned so
// many times at least.
func (m *match) as(k, i int, a *assigned, boxes uint16, turned uint8) bool {
	s, d := &m.squares[k], &m.sources[i]
	first, last := content.Resource(0), content.Resource(content.NumResources-1)
	if d.lying {
		first, last = d.resource, d.resource
	}
	for r := first; r <= last; r++ {
		fits := s.Resource == content.NoResource || s.Resource == r
		if fits && m.give(k, i, a, r, boxes, turned) {
			return true
		}
		if a.turns > turned && (!fits || m.v.roaming != 0) && m.give(k, i, a, r, boxes, turned+1) {
			return true
		}
	}
	return false
}

// give reports whether the squares can have dice if one has a die that is an asset of a resource, or becomes one, with some
// abilities and turned so many times.
func (m *match) give(k, i int, a *assigned, r content.Resource, boxes uint16, turned uint8) bool {
	v, d := m.v, &m.sources[i]
	anywhere := m.squares[k].Region == content.NoRegion || v.roaming&(1<<r) != 0 || v.roaming != 0 && turned > 0 // it may roam then
	if d.lying {
		if !anywhere && !d.roams && v.rows[d.at].region != m.squares[k].Region {
			return false
		}
	} else if v.creates[r] == 0 || !anywhere && v.yields[m.squares[k].Region]&(1<<r) == 0 || r == content.Sorcery && d.resource != r {
		return false
	}
	with := *a
	with.boxes |= boxes
	with.turns -= turned
	if d.lying {
		if !v.marches(r) {
			with.sites |= 1 << v.rows[d.at].resource
		}
		return m.affordable(&with) && m.fill(k+1, i, &with)
	}
	for from := d.resource; from != r; {
		n, to := arrow(from, r)
		v.countTrade(&with, n, from, to, d.value)
		if v.arrows[from][to] == 0 || int(with.actions) > m.budget {
			return false
		}
		from = to
	}
	with.sites |= 1 << r
	if with.stress > 0 && v.strains&(1<<r) != 0 {
		free := with
		free.stress--
		if m.affordable(&free) && m.fill(k+1, i, &free) {
			return true
		}
	}
	v.countCreate(&with, r, d.value)
	return m.affordable(&with) && m.fill(k+1, i, &with)
}

// tightest are the squares of a path, those first that ask for the most.
func tightest(path Path) []int {
	order := make([]int, len(path))
	for i := range order {
		order[i] = i
	}
	loose := func(n *Need) int {
		if n.Resource == content.NoResource {
			return content.NumResources * bits.OnesCount8(n.Values)
		}
		return bits.OnesCount8(n.Values)
	}
	slices.SortStableFunc(order, func(i, j int) int {
		x, y := &path[i], &path[j]
		return cmp.Or(loose(x)-loose(y), int(x.Resource)-int(y.Resource), int(x.Region)-int(y.Region), int(x.Values)-int(y.Values))
	})
	return order
}
