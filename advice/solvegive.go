package advice

import (
	"math/bits"

	"sixwinters/content"
)

// How the second bound gives a square a die: what it is at first, and where it is placed.

// as tries the resources that the die may have as an asset, to be of one, or of any, at last with some abilities.
func (m *match) as(k, i int, a *assigned, to content.Resource, boxes uint16) bool {
	d := &m.sources[i]
	first, last := content.Resource(0), content.Resource(content.NumResources-1)
	if d.lying {
		first, last = d.resource, d.resource
	}
	for r := first; r <= last; r++ {
		roams := d.roams || m.v.roaming&(1<<r) != 0
		fits := to == content.NoResource || to == r
		if fits && m.give(k, i, a, r, boxes, roams) {
			return true
		}
		turned := m.hope.changed[r]
		roams = roams || turned&m.v.roaming != 0 // it may roam then
		if a.turns == 0 || to != content.NoResource && turned&(1<<to) == 0 || fits && !roams {
			continue
		}
		a.turns--
		ok := m.give(k, i, a, r, boxes, roams)
		a.turns++
		if ok {
			return true
		}
	}
	return false
}

// give reports whether the squares can have dice if one has a die that is an asset of a resource at first, with some
// abilities; roams: it comes along with the character.
func (m *match) give(k, i int, a *assigned, r content.Resource, boxes uint16, roams bool) bool {
	v, s, d := m.v, &m.squares[k], &m.sources[i]
	slots := m.slots[s.i]
	s.source, s.resource, s.value, s.created = i, r, d.value, !d.lying
	with := *a
	with.boxes |= boxes
	if d.lying {
		if !v.marches(r) {
			with.sites |= 1 << v.rows[d.at].resource
		}
		if !roams {
			slots &= 1 << d.at
		}
		return m.place(k, slots, &with)
	}
	makes := v.makes[r]
	if !roams {
		makes &= slots
	}
	if makes == 0 || r == content.Sorcery && d.resource != r || !m.trade(d, r, &with) {
		return false
	}
	with.sites |= 1 << r
	for ; makes != 0; makes &= makes - 1 {
		at := bits.TrailingZeros16(makes)
		if !roams {
			slots = 1 << at
		}
		if m.create(k, slots, &with, at) {
			return true
		}
	}
	return false
}

// create is give for a die that is created at a slot, for stress or by an action.
func (m *match) create(k int, slots uint16, a *assigned, at int) bool {
	v := m.v
	made := *a
	if a.stress > 0 && v.stressed&(1<<at) != 0 {
		made.stress--
		if m.place(k, slots, &made) {
			return true
		}
		made = *a
	}
	v.count(&made, &made.created[at], v.rows[at].skill, m.squares[k].value)
	return m.place(k, slots, &made)
}

// trade counts what brings a die to the pool of a resource; false where there are too few action dice.
func (m *match) trade(d *source, r content.Resource, a *assigned) bool {
	for from := d.resource; from != r; {
		n, to := arrow(from, r)
		atOnce := m.v.arrows[from][to]
		if atOnce == 0 {
			return false
		}
		a.arrows |= 1 << n
		m.v.count(a, &a.traded[n], atOnce, d.value)
		from = to
	}
	return int(a.need[1]) <= m.budget
}

// place reports whether the squares can have dice if one is filled at one of some slots.
func (m *match) place(k int, slots uint16, a *assigned) bool {
	m.tried++
	s := &m.squares[k]
	kept := m.slots[s.i]
	slots &= kept
	// Those squares that are still to come, and take an action of their own.
	actions := int(a.need[1]) + max(0, int(m.alone[k+1])-int(a.stress)-int(a.gifts))
	if slots == 0 || actions+int(a.way) > m.budget || s.alike && m.exchanged(k, slots) {
		return false
	}
	if slots != kept {
		m.slots[s.i] = slots
		defer func() { m.slots[s.i] = kept }()
		if a.way = m.way(); actions+int(a.way) > m.budget {
			return false
		}
	}
	return m.affordable(a) && m.fill(k+1, a)
}

// exchanged reports whether the dice of a square and of the one before it have been tried the other way round.
func (m *match) exchanged(k int, slots uint16) bool {
	s, before := &m.squares[k], &m.squares[k-1]
	return s.besides == 0 && before.besides == 0 && s.source < before.source && s.resource == before.resource && slots == m.slots[before.i]
}
