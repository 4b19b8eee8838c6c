package solver

import (
	"math"
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the squares that are left have to choose from, to find deals: which of them is to have a die next, and
// where they cannot all have one.

// manyLeft are squares enough for looking at all of them to take less than to give dice to them in any order.
const manyLeft = 3

// scarcest is the square to go on with: the one with the fewest options, where many are left. It is false where one has none at
// all, or where together they take more action dice than there are. The squares are left the slots where an option fills them.
func (m *match) scarcest(a *assigned) (scarcest int, ok bool) {
	if bits.OnesCount16(m.left) < manyLeft {
		return bits.TrailingZeros16(m.left), true
	}
	// As many as come besides others or are created for stress may take no action.
	least, further := math.MaxInt, -int(a.gifts)-int(a.stress)
	kinds := uint64(0)
	narrower := false
	for set := m.left; set != 0; set &= set - 1 {
		k := bits.TrailingZeros16(set)
		c := m.choice(k, a, least)
		if c.n == 0 {
			return 0, false
		}
		if i := m.squares[k].i; c.slots != m.slots[i] {
			m.slots[i] = c.slots
			narrower = true
		}
		if c.n < least && !m.waits(k) {
			scarcest, least = k, c.n
		}
		switch {
		case c.free:
		case c.own > 0:
			further += c.own
		case c.kinds&kinds == 0:
			kinds |= c.kinds
			further++
		}
	}
	if narrower {
		a.way = m.way(a.mounts)
		if !m.within(int(a.need[1]) + int(m.onTheWay(a))) {
			return 0, false
		}
	}
	return scarcest, further <= 0 || m.within(int(a.need[1])+int(a.way)+further)
}

// waits reports whether a square comes after one that is still to have a die: one that it looks back at, or one that asks for
// the same.
func (m *match) waits(k int) bool {
	s := &m.squares[k]
	return k > 0 && m.left&(1<<(k-1)) != 0 && (s.alike || s.Relation != content.NoRelation && m.squares[k-1].i == s.i-1)
}

// choice is what options a square has.
type choice struct {
	n     int    // so many at least
	free  bool   // one of them takes no further action
	own   int    // otherwise the actions that it takes at least for this square alone
	slots uint16 // where it may be filled
	kinds uint64 // the kinds of actions that several squares may share, one of which it takes at least, one bit each
}

// choice finds what options a square has; no more of them than most, if one is free.
func (m *match) choice(k int, a *assigned, most int) choice {
	c := choice{own: farAway}
	if m.v.wild {
		m.choose(&c, k, a, content.Sorcery, rules.AnyValue, most)
	}
	if values := m.related(k); values != 0 {
		m.choose(&c, k, a, m.squares[k].Resource, values, most)
	}
	return c
}

// choose adds the options with a die of a resource, or of any, that shows one of some values at last.
func (m *match) choose(c *choice, k int, a *assigned, r content.Resource, values uint8, most int) {
	o := m.options(k, r, values)
	kept := m.slots[m.squares[k].i]
	for _, g := range o.ways.gifts {
		_, slots := m.brought(g, a, r, false)
		_, turned := m.brought(g, a, r, true)
		if (slots|turned)&kept != 0 || a.boxes&(g.box|g.with) == 0 { // another square may yet have the first of them
			c.n++
			c.own = min(c.own, 1)
			c.slots = kept
		}
	}
	for x := range m.offers(o, a, kept, false) {
		c.slots |= m.where(x.option, &m.sources[x.source]) & kept
		c.weigh(&x)
		if c.free && c.n >= most {
			c.slots = kept
			return
		}
	}
}

// weigh adds an option.
func (c *choice) weigh(o *offer) {
	c.n++
	switch {
	case o.stress:
		c.own = min(c.own, 1)
	case o.actions == 0:
		c.free = true
	default:
		if c.own = min(c.own, o.own); o.own == 0 {
			c.kinds |= o.kinds
		}
	}
}

// takes is the further actions that an option takes.
type takes struct {
	actions int
	paid    bool   // creating it, by one of them or for stress, takes stress
	own     int    // of them, for this die alone
	kinds   uint64 // of the others: by slot and value, or by arrow, one bit each
}

// takes finds them.
func (m *match) takes(o *option, d *source, a *assigned) (t takes) {
	if o.at == onTable {
		return t
	}
	v := m.v
	single := !v.support || m.equals[d.value] < 2
	for _, k := range o.arrows[:o.trades] {
		if a.traded[k].further(d.value) {
			t.actions++
			if single && v.atOnce[k] == 1 {
				t.own++
			} else {
				t.kinds |= 1 << (rules.Sides*content.NumSlots + k)
			}
		}
	}
	skill := v.rows[o.at].skill
	begins := !o.stress && a.created[o.at].further(d.value)
	if begins {
		t.actions++
		switch {
		case skill > 1: // with others of any value
			t.kinds |= (1<<rules.Sides - 1) << (rules.Sides * o.at)
		case single:
			t.own++
		default:
			t.kinds |= 1 << (rules.Sides*o.at + d.value - 1)
		}
	}
	if t.paid = o.stress || begins && v.tolls&(1<<o.at) != 0; t.paid && !m.pays(a, o) {
		t.actions = farAway
	}
	return t
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
