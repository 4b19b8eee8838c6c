package solver

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Where the squares may be filled at all, before any has a die.

// narrowAll leaves each square those of its slots to which some die may come that fills it.
func (m *match) narrowAll() {
	for k := range m.squares {
		s := &m.squares[k]
		slots := uint16(0)
		if m.v.wild {
			slots = m.reached(k, content.Sorcery, rules.AnyValue)
		}
		if values := m.related(k); values != 0 {
			slots |= m.reached(k, s.Resource, values)
		}
		m.slots[s.i] &= slots
	}
}

// reached are the slots to which a die of a resource, or of any, may come that shows one of some values at last.
func (m *match) reached(k int, r content.Resource, values uint8) (slots uint16) {
	o := m.options(k, r, values)
	if o.reached {
		return o.slots
	}
	if len(o.ways.gifts) > 0 {
		slots = anywhere // where the other dice are that come of an ability
	}
	for _, i := range m.sourcesFor(o) {
		d := &m.sources[i]
		all := m.with(o, d, false)
		for j := range all {
			slots |= m.where(&all[j], d)
		}
	}
	o.slots, o.reached = slots, true
	return slots
}
