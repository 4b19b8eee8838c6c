package solver

import (
	"math/bits"
	"slices"
	"strings"

	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// An assignment gives every square of a path a die of its own (match.go). It fixes which pool dice become assets, where, and along
// which arrows of trade; which abilities bring assets; and where each square is filled. It leaves open the order, the action dice and
// the moves of the character. A search along an assignment makes only moves that serve it, and knows what is left to do.

// assignment is a way to give every square a die of its own.
type assignment struct {
	dice   []assignedDie
	boxes  uint16 // abilities that assets are put on, one bit each
	either uint16 // abilities that move the character on which an asset or an action die is put
	scarce uint8  // resources whose supply may come to its end, so that others of their dice have to be returned first; one bit each
	slots  spots  // where each square of the path may be filled, and where assets are put on abilities that move the character
	// supplied is an upper bound on the dice of each resource that abilities take from the supply.
	supplied [content.NumResources]int
	changes
}

// spots are slots by square of a path, one bit each, and from mountsFrom on where an asset is put on an ability that moves the
// character; 0 where none is, so that it takes an action die.
type spots [mountsFrom + content.NumAbilities]uint16

const mountsFrom = rules.NumSquares

// assignedDie is a pool die that a square is given.
type assignedDie struct {
	*option
	from  content.Resource // the pool that it is in at first
	value uint8
}

// assignment returns the assignment that the squares have been given.
func (m *match) assignment(a *assigned) *assignment {
	d := &assignment{boxes: a.boxes, either: m.either, slots: m.slots}
	for k := range m.squares {
		s := &m.squares[k]
		if m.slots[s.i] == 0 {
			continue // no asset is put on the ability
		}
		if s.besides == 0 && s.given.at != onTable {
			from := &m.sources[s.source]
			d.dice = append(d.dice, assignedDie{s.given, from.resource, from.value})
		}
	}
	d.supplied = m.supplied()
	for r, n := range d.traded(&m.v.start) {
		if n+d.supplied[r] > int(m.v.start.supply[r]) {
			d.scarce |= 1 << r
		}
	}
	d.changes = anyChange
	// An asset may have to be changed into one that may complete the card, or of which there are some; two changes may follow each other.
	if d.scarce == 0 && (m.v.barred == 0 || m.turns == 0) && m.turns <= 1 {
		d.changes = m.changesOf()
	}
	return d
}

// traded returns the dice of each resource that the remaining trades of an assignment take from the supply.
func (d *assignment) traded(q *position) (n [content.NumResources]int) {
	for i := range d.dice {
		x := &d.dice[i]
		for done := q.done[i]; done < x.trades; done++ {
			n[x.pool(done+1)]++
		}
	}
	return n
}

// supplied returns an upper bound on the dice of each resource that abilities take from the supply.
func (m *match) supplied() (n [content.NumResources]int) {
	for k := range m.squares {
		s := &m.squares[k]
		is := uint8(1)<<s.resource | m.changed[s.resource]
		for set := s.boxes; set != 0; set &= set - 1 {
			for r := range n {
				if is&(1<<r) != 0 {
					n[r] += m.v.boxes[bits.TrailingZeros16(set)].more() + 1
				}
			}
		}
	}
	for r := range n {
		n[r] += int(m.turns)
	}
	return n
}

// assignmentKey identifies assignments that allow the same moves.
type assignmentKey struct {
	boxes, either uint16
	slots         spots
	changes
	dice string // in one order
}

func (d *assignment) key() assignmentKey {
	dice := make([]string, len(d.dice))
	for i := range d.dice {
		dice[i] = d.dice[i].key()
	}
	slices.Sort(dice)
	return assignmentKey{d.boxes, d.either, d.slots, d.changes, strings.Join(dice, "")}
}

func (x *assignedDie) key() string {
	how := byte('d') // for an action die
	if x.stress {
		how = 's'
	}
	return string(append([]byte{byte(x.from), x.value, x.at, how, x.trades}, x.arrows[:x.trades]...))
}

// created reports whether a die of the assignment is an asset once done steps of it are made: its trades, then its creation.
func (x *assignedDie) created(done uint8) bool { return done > x.trades }

// pool returns the pool that a die is in after that many trades.
func (x *assignedDie) pool(done uint8) content.Resource {
	switch {
	case done == 0:
		return x.from
	case x.arrows[done-1] >= content.Wheel:
		return content.Resource(x.arrows[done-1] - content.Wheel)
	}
	return (content.Resource(x.arrows[done-1]) + 1) % content.Wheel
}

// none is the number of no die of an assignment.
const none = -1

// advanceDie records the next step of a die of the assignment.
func (q *position) advanceDie(k int) {
	if k != none {
		q.done[k]++
	}
}

// toCreate returns the die of the assignment that is to be created where the character is from a pool die of a value, by an
// action or for stress.
func (d *assignment) toCreate(q *position, value int, stress bool) (k int, wanted bool) {
	for k := range d.dice {
		if x := &d.dice[k]; q.done[k] == x.trades && x.at == q.at && int(x.value) == value && x.stress == stress {
			return k, true
		}
	}
	return none, false
}

// toTrade returns the die of the assignment that is to be traded from one pool to another. wanted may be true without one, if dice of
// a scarce resource have to be returned.
func (d *assignment) toTrade(q *position, from, to content.Resource, value int) (k int, wanted bool) {
	n, _ := arrow(from, to)
	for k := range d.dice {
		if x := &d.dice[k]; q.done[k] < x.trades && int(x.arrows[q.done[k]]) == n && int(x.value) == value {
			return k, true
		}
	}
	return none, d.scarce&(1<<from) != 0
}

// takesPart reports whether an asset that a square is given may be put on an ability.
func (d *assignment) takesPart(i int) bool { return d.boxes&(1<<i) != 0 }

// mountedAt returns where the assignment puts an asset on an ability that moves the character, one bit for each slot.
func (d *assignment) mountedAt(i int) uint16 { return d.slots[mountsFrom+i] }

// leastDice returns a lower bound on the action dice of a way through a position; infinity if there is none.
func (v *solver) leastDice(q *position) int {
	return min(v.stillTakes(q)+int(q.spent), infinity)
}

// stillTakes returns a lower bound on the action dice for the rest of the assignment; infinity if they cannot be had.
func (v *solver) stillTakes(q *position) int {
	v.left--
	yield.Now()
	m, a := v.rest(q)
	a.way = m.way(a.mounts)
	used, ok := m.affordable(&a)
	if !ok {
		return infinity
	}
	return used + multiplying(m.lifting, used-q.free())
}

// rest returns what is left of the assignment at a position, but for the way there.
func (v *solver) rest(q *position) (m *match, a assigned) {
	m, a = v.matchFrom(q)
	m.slots = v.assignment.slots
	m.either = v.assignment.either
	m.lifting &^= v.assignment.boxes
	a.mounts = m.mounts()
	for k := range v.assignment.dice {
		if x := &v.assignment.dice[k]; !x.created(q.done[k]) {
			m.toDo(&a, x, q.done[k])
		}
	}
	return m, a
}

// leadsOn reports whether the rest of an assignment may be done from a slot where the character comes for a number of action dice.
func (m *match) leadsOn(a *assigned, to, price int) bool {
	m.v.left--
	m.at = uint8(to)
	a.way = m.way(a.mounts)
	return price+int(a.need[1])+int(m.onTheWay(a)) <= m.own(a)
}

// toDo counts the steps left of a die of which done are made.
func (m *match) toDo(a *assigned, x *assignedDie, done uint8) {
	v := m.v
	for _, n := range x.arrows[done:x.trades] {
		a.arrows |= 1 << n
		v.count(a, &a.traded[v.joint[n]], v.atOnce[n], x.value)
	}
	a.sites |= 1 << x.at
	if !x.stress {
		v.count(a, &a.created[x.at], v.rows[x.at].skill, x.value)
	}
}
