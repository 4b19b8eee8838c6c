package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// How the second bound gives the squares dice, one after the other.

// fill reports whether the squares that are left can have dice.
func (m *match) fill(a *assigned) bool {
	switch {
	case m.tried > m.most:
		return true
	case m.left > 0:
	case m.deals == nil:
		return true
	default:
		*m.deals = append(*m.deals, m.dealt(a))
		return false
	}
	k, ok := m.scarcest(a)
	if !ok {
		return false
	}
	m.left &^= 1 << k
	ok = m.fillOne(k, a)
	m.left |= 1 << k
	return ok
}

// options are the options of a square.
func (m *match) options(k int, r content.Resource, values uint8) *options {
	s := &m.squares[k]
	if s.offered == nil || s.offered.resource != r || s.offered.values != values {
		s.offered = m.v.optionsFor(m.hope.used, r, values)
	}
	return s.offered
}

// may reports whether an option is there still for a square that may be filled at some slots.
func (m *match) may(o *option, d *source, a *assigned, kept uint16) bool {
	return o.boxes&a.boxes == 0 && (!o.turned || a.turns > 0) && (!o.stress || a.stress > 0) && m.where(o, d)&kept != 0
}

// where is where an asset may be placed with an option.
func (m *match) where(o *option, d *source) uint16 {
	if o.slots == 0 {
		return 1 << d.at
	}
	return o.slots
}

// fillOne reports whether the squares can have dice if one that was left has its turn.
func (m *match) fillOne(k int, a *assigned) bool {
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
		if k > 0 && m.squares[k-1].i == s.i-1 && m.left&(1<<(k-1)) == 0 {
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

// fillWith is fillOne with a die of a resource, or of any, that shows one of some values at last.
func (m *match) fillWith(k int, a *assigned, r content.Resource, values uint8) bool {
	s := &m.squares[k]
	s.shows = values
	o := m.options(k, r, values)
	kept := m.slots[s.i]
	for _, g := range o.ways.gifts {
		if m.giveBesides(k, g, a, r, kept) {
			return true
		}
	}
	spent := int(a.need[1]) + int(a.way)
	for i := range m.sources {
		d := &m.sources[i]
		if d.count == 0 {
			continue
		}
		all := o.of(m.v, d)
		m.weighed += len(all)
		d.count--
		for j := range all {
			o := &all[j]
			if !m.may(o, d, a, kept) || o.spares && m.left == 0 && m.moving.rides == 0 {
				continue
			}
			if t := m.takes(o, d, a); m.within(spent+t.actions) && m.give(k, i, a, o, t.paid, kept) {
				d.count++
				return true
			}
		}
		d.count++
	}
	return false
}

// give reports whether the squares can have dice if one has one by an option; paid: creating it takes stress.
func (m *match) give(k, i int, a *assigned, o *option, paid bool, kept uint16) bool {
	v, s, d := m.v, &m.squares[k], &m.sources[i]
	s.given, s.source, s.resource, s.turned, s.boxes = o, i, o.resource, o.turned, o.boxes
	with := *a
	m.passes(&with, o.boxes)
	if o.turned {
		with.turns--
	}
	switch {
	case o.at != onTable:
		with.sites |= 1 << o.resource
		for _, n := range o.arrows[:o.trades] {
			with.arrows |= 1 << n
			v.count(&with, &with.traded[n], v.atOnce[n], d.value)
		}
		if o.stress {
			with.stress--
		} else {
			v.count(&with, &with.created[o.at], v.rows[o.at].skill, d.value)
		}
		if paid {
			for stress := range with.points {
				with.points[stress] -= m.price(o, content.Stress(stress))
			}
		}
	case !v.marches(o.resource):
		with.sites |= 1 << v.rows[d.at].resource
	}
	ok := m.place(k, m.where(o, d)&kept, &with)
	s.boxes = 0
	return ok
}

// place reports whether the squares can have dice if one is filled at one of some slots.
func (m *match) place(k int, slots uint16, a *assigned) bool {
	m.tried++
	s := &m.squares[k]
	if s.alike && m.exchanged(k, slots) {
		return false
	}
	kept := m.slots[s.i]
	m.slots[s.i] = slots
	if mounts := m.mounts(a); slots != kept || mounts != a.mounts {
		a.mounts = mounts
		a.way = m.way(mounts)
	}
	ok := m.within(int(a.need[1])+int(a.way)) && m.affordable(a) && m.fill(a)
	m.slots[s.i] = kept
	return ok
}

// within reports whether so many action dice may be used, and otherwise notes with how many there would be enough.
func (m *match) within(dice int) bool {
	if dice > m.budget {
		m.beyond = min(m.beyond, dice)
	}
	return dice <= m.budget
}

// exchanged reports whether the dice of a square and of the one before it have been tried the other way round.
func (m *match) exchanged(k int, slots uint16) bool {
	s, before := &m.squares[k], &m.squares[k-1]
	return s.besides == 0 && before.besides == 0 && s.source < before.source && s.resource == before.resource && slots == m.slots[before.i]
}
