package advice

import (
	"cmp"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// A deal is one way in which every square of a path can have a die of its own, as the second bound finds it (solvematch.go). It
// says which pool dice become assets, where, and along which arrows of trade; which abilities assets are put on; and where each
// square is filled. What it leaves open is in which order, with which action dice and on what ways, and what those are made of. A
// search along a deal leaves out the moves that it has no use for, and knows at every position what is still to be done.

// deal is a way to give every square a die of its own.
type deal struct {
	dice  []dealt
	boxes uint16                   // abilities that assets are put on, one bit each
	slots [rules.NumSquares]uint16 // where each square of the path may be filled, one bit each
}

// dealt is a pool die that a square is given.
type dealt struct {
	*option
	from  content.Resource // the pool that it is in at first
	value uint8
}

// dealt is the deal that the squares have been given.
func (m *match) dealt(a *assigned) *deal {
	d := &deal{boxes: a.boxes, slots: m.slots}
	for k := range m.squares {
		if s := &m.squares[k]; s.besides == 0 && s.given.at != onTable {
			from := &m.sources[s.source]
			d.dice = append(d.dice, dealt{s.given, from.resource, from.value})
		}
	}
	slices.SortFunc(d.dice, func(x, y dealt) int { return x.compare(&y) })
	return d
}

func (x *dealt) compare(y *dealt) int {
	return cmp.Or(cmp.Compare(x.from, y.from), cmp.Compare(x.value, y.value), cmp.Compare(x.at, y.at), cmp.Compare(x.trades, y.trades),
		slices.Compare(x.arrows[:], y.arrows[:]), cmp.Compare(x.paid(), y.paid()))
}

// paid is 1 where the die is created for stress.
func (x *dealt) paid() int {
	if x.stress {
		return 1
	}
	return 0
}

// key is equal for deals along which the same moves lead.
func (d *deal) key() string {
	key := []byte{byte(d.boxes), byte(d.boxes >> 8)}
	for _, slots := range d.slots {
		key = append(key, byte(slots), byte(slots>>8))
	}
	for i := range d.dice {
		x := &d.dice[i]
		key = append(key, byte(x.from), x.value, x.at, x.trades, byte(x.paid()))
		key = append(key, x.arrows[:x.trades]...)
	}
	return string(key)
}

// created reports whether a die of the deal is an asset by now, of which so much has been done: that many trades, and it has been
// created.
func (x *dealt) created(done uint8) bool { return done > x.trades }

// pool is the pool that a die is in after so many trades.
func (x *dealt) pool(done uint8) content.Resource {
	switch {
	case done == 0:
		return x.from
	case x.arrows[done-1] >= content.Wheel:
		return content.Resource(x.arrows[done-1] - content.Wheel)
	}
	return (content.Resource(x.arrows[done-1]) + 1) % content.Wheel
}

// none is the number of no die of a deal.
const none = -1

// goesOn notes that what is next has been done with a die of the deal.
func (q *position) goesOn(k int) {
	if k != none {
		q.done[k]++
	}
}

// toCreate is the die of the deal that is to be created where the character is from a pool die of a value, by an action or for
// stress; not wanted where there is none.
func (v *solver) toCreate(q *position, value int, stress bool) (k int, wanted bool) {
	if v.deal == nil {
		return none, true
	}
	for k := range v.deal.dice {
		if x := &v.deal.dice[k]; q.done[k] == x.trades && x.at == q.at && int(x.value) == value && x.stress == stress {
			return k, true
		}
	}
	return none, false
}

// toTrade is the die of the deal that is to be traded from one pool to another.
func (v *solver) toTrade(q *position, from, to content.Resource, value int) (k int, wanted bool) {
	if v.deal == nil {
		return none, true
	}
	n, _ := arrow(from, to)
	for k := range v.deal.dice {
		if x := &v.deal.dice[k]; q.done[k] < x.trades && int(x.arrows[q.done[k]]) == n && int(x.value) == value {
			return k, true
		}
	}
	return none, false
}

// takesPart reports whether an asset that a square is given may be put on an ability.
func (v *solver) takesPart(i int) bool { return v.deal == nil || v.deal.boxes&(1<<i) != 0 }

// dealtOut reports whether the dice that are still to be created are in their pools.
func (v *solver) dealtOut(q *position) bool {
	if v.deal == nil {
		return true
	}
	var taken [content.NumResources]rules.Values
	for k := range v.deal.dice {
		x := &v.deal.dice[k]
		if done := q.done[k]; !x.created(done) {
			r := x.pool(done)
			if taken[r][x.value-1]++; taken[r][x.value-1] > q.pool[r][x.value-1] {
				return false
			}
		}
	}
	return true
}

// stillTakes is how many action dice the rest of the deal takes at least; farAway where they cannot be had.
func (v *solver) stillTakes(q *position) int {
	v.left--
	m, start := v.matchFrom(q)
	a := &start
	m.slots = v.deal.slots
	m.lifting &^= v.deal.boxes
	if m.moving.rides > 0 {
		a.mounts = anywhere
	}
	a.way = m.way(a.mounts)
	for k := range v.deal.dice {
		if x := &v.deal.dice[k]; !x.created(q.done[k]) {
			m.toDo(a, x, q.done[k])
		}
	}
	if v.converts != 0 {
		m.findPools(q)
		for k := range v.deal.dice {
			if x := &v.deal.dice[k]; !x.created(q.done[k]) {
				m.take(x.pool(q.done[k]), x.value)
			}
		}
	}
	if !m.affordable(a) {
		return farAway
	}
	used := int(a.need[1]) + m.onTheWay(a)
	return used + v.multiplying(m.lifting, used-q.free()-v.converted(q))
}

// toDo counts what is still to be done with a die, of which so much has been.
func (m *match) toDo(a *assigned, x *dealt, done uint8) {
	v := m.v
	for _, n := range x.arrows[done:x.trades] {
		a.arrows |= 1 << n
		v.count(a, &a.traded[n], v.atOnce[n], x.value)
	}
	a.sites |= 1 << v.rows[x.at].resource
	if !x.stress {
		v.count(a, &a.created[x.at], v.rows[x.at].skill, x.value)
	}
}

// take takes a pool die out of those that there are.
func (m *match) take(r content.Resource, value uint8) {
	for i := range m.sources {
		if d := &m.sources[i]; d.resource == r && d.value == value && d.count > 0 {
			d.count--
			return
		}
	}
}
