package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Extra dice of abilities that bring several, in an assignment. The first of them given to a square counts as the die that was put
// on the ability.

// passes records that the die of a square goes through some abilities.
func (m *match) passes(a *assigned, boxes uint16) {
	for set := boxes & m.several; set != 0; set &= set - 1 {
		i := bits.TrailingZeros16(set)
		a.besides[i] = uint8(m.v.boxes[i].more())
	}
	a.boxes |= boxes
}

// base returns the square whose die has been put on an ability.
func (m *match) base(box uint16) *square {
	for k := range m.squares {
		if s := &m.squares[k]; m.left&(1<<k) == 0 && s.boxes&box != 0 {
			return s
		}
	}
	return nil
}

// brought returns where a die may be that comes besides that of another square, its base, for a square that asks for a
// resource, or any; none where it does not do. turned: an ability changes its resource, for the square or to take it along.
func (m *match) brought(g giftWay, a *assigned, r content.Resource, turned bool) (base *square, slots uint16) {
	if a.boxes&g.with != 0 || a.besides[bits.TrailingZeros16(g.box)] == 0 || turned && a.turns == 0 {
		return nil, 0
	}
	if base = m.base(g.box); base == nil || !m.goesInto(m.v, g.with, base.resource) {
		return nil, 0
	}
	is := uint8(1) << base.resource // what it may be
	if base.turned {
		is |= m.changed[base.resource]
	}
	roams := is & m.v.roaming
	if turned {
		is = m.changes(is)
		roams |= is & m.v.roaming
	}
	switch {
	case r != content.NoResource && is&(1<<r) == 0:
		return nil, 0
	case roams != 0:
		return base, anywhere
	}
	return base, m.slots[base.i]
}

// changes returns the resources that abilities can change some resources into.
func (a *aids) changes(resources uint8) (to uint8) {
	for r, into := range a.changed {
		if resources&(1<<r) != 0 {
			to |= into
		}
	}
	return to
}

// giveBesides goes on where a square has a die that comes besides another.
func (m *match) giveBesides(k int, g giftWay, a *assigned, r content.Resource, kept uint16) {
	unturned := uint16(0)
	for _, turned := range [...]bool{false, true} {
		base, slots := m.brought(g, a, r, turned)
		if slots &= kept; slots == 0 || slots == unturned { // it does not do, or does without
			continue
		}
		if !turned {
			unturned = slots
		}
		s := &m.squares[k]
		s.besides, s.resource, s.turned, s.boxes = g.box, base.resource, base.turned || turned, g.with
		with := *a
		with.gifts--
		with.besides[bits.TrailingZeros16(g.box)]--
		if turned {
			with.turns--
		}
		m.passes(&with, g.with)
		was := base.turned
		base.turned = was || turned // before several came of it, it may be
		if m.brings(g.box) {
			m.place(k, slots, &with)
		}
		base.turned = was
		s.besides, s.boxes = 0, 0
	}
}

// brings reports whether the dice that squares have been given out of an ability that brings several can all come of it, each of
// them another one.
func (m *match) brings(box uint16) bool {
	x := &m.v.boxes[bits.TrailingZeros16(box)]
	base := m.base(box)
	in, out := m.v.through(m.from(base), base.boxes, box, base.shows)
	each := append(m.each[:0], out)
	for k := range m.squares {
		if s := &m.squares[k]; m.left&(1<<k) == 0 && s.besides == box {
			each = append(each, m.v.leading(x.outcomesOf(rules.AnyValue), s.boxes, s.shows))
		}
	}
	m.each = each
	return x.brings(in, each)
}

// from returns the values that the die of a square shows at first.
func (m *match) from(s *square) uint8 {
	if s.besides != 0 {
		return m.v.boxes[bits.TrailingZeros16(s.besides)].outcomesOf(rules.AnyValue)
	}
	return 1 << (m.sources[s.source].value - 1)
}
