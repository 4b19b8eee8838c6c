package solver

import (
	"math"
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the squares that are left have to choose from, to find assignments: which of them is to have a die next, and
// where they cannot all have one.

// manyLeft are squares enough for looking at all of them to take less than to give dice to them in any order.
const manyLeft = 3

// scarcest is the square to go on with: the one with the fewest options, where many are left. It is false where one has none at
// all. The squares are left the slots where an option fills them.
func (m *match) scarcest(a *assigned) (scarcest int, ok bool) {
	if bits.OnesCount16(m.left) < manyLeft {
		return bits.TrailingZeros16(m.left), true
	}
	least, narrower := math.MaxInt, false
	for set := m.left; set != 0; set &= set - 1 {
		k := bits.TrailingZeros16(set)
		n, slots := m.choice(k, a, least)
		if n == 0 {
			return 0, false
		}
		if i := m.squares[k].i; slots != m.slots[i] {
			m.slots[i] = slots
			narrower = true
		}
		if n < least && !m.waits(k) {
			scarcest, least = k, n
		}
	}
	if narrower {
		a.way = m.way(a.mounts)
		if !m.within(int(a.need[1]) + int(m.onTheWay(a))) {
			return 0, false
		}
	}
	return scarcest, true
}

// waits reports whether a square looks back at one that is still to have a die.
func (m *match) waits(k int) bool {
	s := &m.squares[k]
	return k > 0 && m.left&(1<<(k-1)) != 0 && s.Relation != content.NoRelation && m.squares[k-1].i == s.i-1
}

// choice is how many options a square has, as many as most at least, and the slots where it may be filled.
func (m *match) choice(k int, a *assigned, most int) (n int, slots uint16) {
	kept := m.slots[m.squares[k].i]
	add := func(r content.Resource, values uint8) {
		o := m.options(k, r, values)
		for _, g := range o.ways.gifts {
			_, here := m.brought(g, a, r, false)
			_, turned := m.brought(g, a, r, true)
			if (here|turned)&kept != 0 || a.boxes&(g.box|g.with) == 0 { // another square may yet have the first of them
				n++
				slots = kept
			}
		}
		for x := range m.offers(o, a, kept, false) {
			n++
			if slots |= m.where(x.option, &m.sources[x.source]) & kept; n >= most && slots == kept {
				return
			}
		}
	}
	if m.v.wild {
		add(content.Sorcery, rules.AnyValue)
	}
	if values := m.related(k); values != 0 {
		add(m.squares[k].Resource, values)
	}
	return n, slots
}

// takes is how many further actions an option takes; farAway where the stress for it cannot be paid. paid: it takes stress.
func (m *match) takes(o *option, d *source, a *assigned) (actions int, paid bool) {
	if o.at == onTable {
		return 0, false
	}
	v := m.v
	for _, k := range o.arrows[:o.trades] {
		if a.traded[v.joint[k]].further(d.value) {
			actions++
		}
	}
	begins := !o.stress && a.created[o.at].further(d.value)
	if begins {
		actions++
	}
	if paid = o.stress || begins && v.tolls&(1<<o.at) != 0; paid && !m.pays(a, o) {
		actions = farAway
	}
	return actions, paid
}

// pays reports whether there is stress enough for the toll of an action that creates, or for creating for stress, without a
// condition marked.
func (m *match) pays(a *assigned, o *option) bool {
	for k, left := range a.points {
		if n := m.price(o, content.Stress(k)); n > 0 && n >= left {
			return false
		}
	}
	return true
}

// price is how many points of a kind of stress are paid where an action or stress creates.
func (m *match) price(o *option, k content.Stress) uint8 {
	w := &m.v.rows[o.at]
	if o.stress && w.icon.Stress == k {
		return w.toll[k] + 2
	}
	return w.toll[k]
}
