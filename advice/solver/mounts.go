package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Abilities that move the character, in an assignment. Each takes an asset, given to it as to a square, or an action die, or is not
// used.

// boxed returns what an asset has to be that is put on an ability ([box]).
func boxed(a *content.Ability) Need {
	n := Need{Resource: content.NoResource, Region: content.NoRegion, Values: rules.AnyValue, Relation: content.NoRelation}
	switch a.Box {
	case content.ResourceBox:
		n.Resource = a.Resource
	case content.ValueBox:
		n.Values = 1 << (a.Value - 1)
	}
	return n
}

// findMounts lists the abilities that move the character after the squares.
func (m *match) findMounts() {
	m.riding = m.moving.boxes
	for set := m.riding; set != 0; set &= set - 1 {
		i := bits.TrailingZeros16(set)
		m.squares = append(m.squares, square{Need: &m.v.boxes[i].asset, i: mountsFrom + i})
	}
}

// mounts returns the slots where assets are put on abilities that move the character; all, as long as it is not said.
func (m *match) mounts() (slots uint16) {
	if m.riding != 0 {
		return anywhere
	}
	for set := m.moving.boxes; set != 0; set &= set - 1 {
		slots |= m.slots[mountsFrom+bits.TrailingZeros16(set)]
	}
	return slots
}

// fares returns the least action dice that a move by an ability takes from each slot.
func (m *match) fares(mounts uint16) (n [content.NumSlots]uint8) {
	if mounts == anywhere || m.moving.boxes == 0 {
		return n
	}
	most := uint8(infinity)
	if m.onActionDice() != 0 {
		most = 1
	}
	for at := range n {
		n[at] = most
		for set := mounts; set != 0; set &= set - 1 {
			n[at] = min(n[at], m.v.walks[at][bits.TrailingZeros16(set)])
		}
	}
	return n
}

// onActionDice returns the abilities that move the character on which action dice may be put, one bit each.
func (m *match) onActionDice() (boxes uint16) {
	boxes = m.moving.boxes & m.either
	for set := m.moving.boxes; set != 0; set &= set - 1 {
		if m.slots[mountsFrom+bits.TrailingZeros16(set)] == 0 {
			boxes |= set & -set
		}
	}
	return boxes
}

// useTravelAbilities tries every use of the abilities that move the character, once all squares have their dice.
func (m *match) useTravelAbilities(a *assigned) {
	if m.riding == 0 {
		m.found = append(m.found, m.assignment(a))
		return
	}
	was := m.riding
	box := was & -was
	m.riding &^= box
	k := len(m.squares) - bits.OnesCount16(was)
	s := &m.squares[k]
	s.becomes, s.shows = s.Resource, s.Values
	o := m.options(k, s.Resource, s.Values)
	with := *a
	slots, lie := m.lying(s, o)
	if slots != 0 {
		m.either |= box
	}
	m.place(k, slots, &with)
	m.either &^= box
	m.mount(k, a, o, lie)
	m.riding = was
}

// lying gives an ability an asset that lies on the table as it has to be: to the slots it may be taken, and where such assets lie.
func (m *match) lying(s *square, o *options) (slots, lie uint16) {
	s.turned = false
	for i := range m.sources {
		d := &m.sources[i]
		if d.count == 0 {
			continue
		}
		all := o.of(m.v, d)
		for j := range all {
			if o := &all[j]; o.at == onTable && o.boxes == 0 && !o.turned {
				s.given = o
				slots |= o.where(d)
				if lie |= 1 << d.at; m.v.marches(d.resource) {
					lie = anywhere
				}
			}
		}
	}
	return slots, lie
}

// mount is ride with an asset that comes to an ability in another way, elsewhere than where others lie that do. Where any die does,
// an action die would do as well as an asset that takes an action.
func (m *match) mount(k int, a *assigned, o *options, lie uint16) {
	s := &m.squares[k]
	for _, g := range o.ways.gifts {
		m.giveBesides(k, g, a, s.Resource, anywhere)
	}
	most := 0 // actions for it
	if m.moving.rides > 1 || !m.v.boxes[s.i-mountsFrom].owes() {
		most = infinity
	}
	for x := range m.offers(o, a, anywhere&^lie) {
		if x.actions <= most {
			m.give(k, x, a, anywhere)
		}
	}
}
