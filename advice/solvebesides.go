package advice

import (
	"math/bits"

	"sixwinters/content"
)

// Dice that abilities bring besides others, as the second bound sees them.

// besides are the slots where dice may be that an ability makes several of, one bit each, by the resource that these may
// have; last those of any.
type besides [content.NumResources + 1]uint16

// findBesides finds them for the abilities left.
func (m *match) findBesides(used uint16) {
	if m.hope.allGifts == 0 {
		return
	}
	for i := range m.v.boxes {
		x := &m.v.boxes[i]
		if used&(1<<i) != 0 || !x.changes() || x.more() == 0 {
			continue
		}
		b := &m.besides[i]
		base := m.hope.leadTo(x)
		for k := range m.sources {
			d := &m.sources[k]
			for r := range content.Resource(content.NumResources) {
				switch {
				case base.of(r)&(1<<(d.value-1)) == 0:
				case d.lying && d.resource == r:
					b.add(m, r, 1<<d.at, d.roams)
				case !d.lying && (r != content.Sorcery || d.resource == r):
					b.add(m, r, m.v.makes[r], false)
				}
			}
		}
	}
}

// add notes that a die of a resource may be had at some slots, or anywhere.
func (b *besides) add(m *match, r content.Resource, slots uint16, roams bool) {
	if roams || (m.hope.changed[r]|1<<r)&m.v.roaming != 0 && slots != 0 {
		slots = 1<<content.NumSlots - 1
	}
	b[content.NumResources] |= slots
	for to := range content.Resource(content.NumResources) {
		if to == r || m.hope.changed[r]&(1<<to) != 0 {
			b[to] |= slots
		}
	}
}

// giveBesides reports whether the squares can have dice if one has one that comes besides another.
func (m *match) giveBesides(k int, g giftWay, a *assigned, r content.Resource) bool {
	s := &m.squares[k]
	i := bits.TrailingZeros16(g.box)
	slots := m.besides[i][content.NumResources]
	if r != content.NoResource {
		slots = m.besides[i][r]
	}
	with := *a
	with.gifts--
	with.boxes |= g.with
	if m.v.boxes[i].more() == 1 {
		with.gifted |= g.box
	}
	s.besides, s.becomes = g.box, r
	ok := m.place(k, slots, &with)
	s.besides = 0
	return ok
}

// based reports whether there is a die for the ability that brings several: one that lies somewhere, that has come to a
// square, or that is created with such a one; otherwise an action creates it.
func (m *match) based(a *assigned) bool {
	used, resources := uint16(0), uint8(1<<content.NumResources-1) // that the die may have
	for k := range m.squares {
		s := &m.squares[k]
		if used |= s.besides; s.besides == 0 {
			continue
		}
		for r := range content.Resource(content.NumResources) {
			if s.becomes != content.NoResource && (m.hope.changed[r]|1<<r)&(1<<s.becomes) == 0 {
				resources &^= 1 << r
			}
		}
	}
	if used == 0 || used&(used-1) != 0 || m.amid {
		return true // of several one may bring what is put on another
	}
	base := m.hope.leadTo(&m.v.boxes[bits.TrailingZeros16(used)])
	is := func(r content.Resource, value uint8) bool {
		return resources&(1<<r) != 0 && base.of(r)&(1<<(value-1)) != 0
	}
	for i := range m.sources {
		if d := &m.sources[i]; d.lying && is(d.resource, d.value) {
			return true
		}
	}
	for k := range m.squares {
		s := &m.squares[k]
		if s.besides == 0 && (is(s.resource, s.value) || s.created && m.v.creates[s.resource] > 1 && resources&(1<<s.resource) != 0) {
			return true
		}
	}
	if a.stress > 0 && m.v.strains&resources != 0 {
		return true
	}
	with := *a
	with.need[1]++
	return m.affordable(&with)
}
