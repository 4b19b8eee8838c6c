package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// How the squares are given dice, one after the other.

// fill goes on with every way in which the squares that are left can have dice.
func (m *match) fill(a *assigned) {
	switch {
	case m.nodes() > m.allowed:
	case m.left == 0:
		m.useTravelAbilities(a)
	default:
		k := bits.TrailingZeros16(m.left)
		m.left &^= 1 << k
		m.fillOne(k, a)
		m.left |= 1 << k
	}
}

// options returns the options of a square.
func (m *match) options(k int, r content.Resource, values uint8) *options {
	s := &m.squares[k]
	if s.offered == nil || s.offered.resource != r || s.offered.values != values {
		s.offered = m.v.optionsFor(m.used, r, values)
	}
	return s.offered
}

// fillOne is fill where a square that was left has its turn.
func (m *match) fillOne(k int, a *assigned) {
	s := &m.squares[k]
	if m.v.wild { // one that does whatever it shows
		m.fillWith(k, a, content.Sorcery, rules.AnyValue)
	}
	for set := m.related(k); set != 0; {
		values := set
		if s.leads { // the next one asks what it shows
			values &= -set
		}
		set &^= values
		m.fillWith(k, a, s.Resource, values)
	}
}

// related returns the values that a square takes after the die before it.
func (m *match) related(k int) uint8 {
	s := &m.squares[k]
	before := m.last
	if s.i > m.first {
		before = 0
		switch known := k > 0 && m.squares[k-1].i == s.i-1; {
		case known && m.left&(1<<(k-1)) == 0:
			before = m.squares[k-1].shows
		case known && !m.v.wild && s.Relation != content.NoRelation:
			before = m.related(k - 1)
		}
	}
	if before == 0 {
		return s.Values
	}
	return s.Values & rules.ValuesAfter(s.Relation, before)
}

// fillWith is fillOne with a die of a resource, or of any, that shows one of some values at last.
func (m *match) fillWith(k int, a *assigned, r content.Resource, values uint8) {
	s := &m.squares[k]
	s.shows, s.becomes = values, r
	o := m.options(k, r, values)
	kept := m.slots[s.i]
	for _, g := range o.ways.gifts {
		m.giveBesides(k, g, a, r, kept)
	}
	for x := range m.offers(o, a, kept) {
		m.give(k, x, a, kept)
	}
}

// give goes on where a square that may be filled at some slots has a die.
func (m *match) give(k int, o offer, a *assigned, kept uint16) {
	v, s, d := m.v, &m.squares[k], &m.sources[o.source]
	s.given, s.source, s.resource, s.turned, s.boxes = o.option, o.source, o.resource, o.turned, o.boxes
	with := *a
	m.passes(&with, o.boxes)
	if o.turned {
		with.turns--
	}
	switch {
	case o.at != onTable:
		with.sites |= 1 << o.at
		for _, n := range o.arrows[:o.trades] {
			with.arrows |= 1 << n
			v.count(&with, &with.traded[v.joint[n]], v.atOnce[n], d.value)
		}
		if o.stress {
			with.stress--
		} else {
			v.count(&with, &with.created[o.at], v.rows[o.at].skill, d.value)
		}
	case !v.marches(o.resource):
		with.sites |= 1 << d.at
	}
	d.count--
	m.place(k, o.where(d)&kept, &with)
	d.count++
	s.boxes = 0
}

// place goes on where a square is filled at one of some slots.
func (m *match) place(k int, slots uint16, a *assigned) {
	m.weighed += triedWeighs
	s := &m.squares[k]
	if s.i < mountsFrom && m.v.barred&(1<<s.resource) != 0 && !s.turned && a.turns == 0 {
		return // the card may not be completed with it, and no ability is left to change it
	}
	if !m.within(int(a.need[1]) + int(m.onTheWay(a))) {
		return
	}
	kept := m.slots[s.i]
	m.slots[s.i] = slots
	if mounts := m.mounts(); slots != kept || mounts != a.mounts {
		a.mounts = mounts
		a.way = m.way(mounts)
	}
	if _, ok := m.affordable(a); ok {
		m.fill(a)
	}
	m.slots[s.i] = kept
}

// within reports whether that many action dice are in the budget. If not, but they may exist, it lowers m.beyond to them.
func (m *match) within(dice int) bool {
	switch {
	case dice > m.hand:
		return false
	case dice > m.budget:
		m.beyond = min(m.beyond, dice)
		return false
	}
	return true
}
