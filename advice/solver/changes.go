package solver

import (
	"math/bits"

	"sixwinters/content"
)

// Which assets an assignment has abilities change, and where.

// changes are what abilities may do with assets along an assignment.
type changes struct {
	into    [content.NumResources]uint8 // resources that assets of each resource may be changed into, one bit each
	turnsAt uint16                      // slots where they are
	uses    [content.NumAbilities]uses  // of the abilities that assets are put on to bring others of their resource
}

// uses are the slots where an ability is used, and the resources of the assets that are put on it, one bit each.
type uses struct {
	slots uint16
	takes uint8
}

// everyResource is all resources, one bit each.
const everyResource = 1<<content.NumResources - 1

// anyChange lets any asset be changed into any resource anywhere.
var anyChange = func() (c changes) {
	for r := range c.into {
		c.into[r] = everyResource
	}
	c.turnsAt = anywhere
	for i := range c.uses {
		c.uses[i] = uses{anywhere, everyResource}
	}
	return c
}()

// use reports whether an asset of a resource may be put on an ability at a slot.
func (c *changes) use(x *box, i int, r content.Resource, at uint8) bool {
	if x.op == content.OpRetype {
		return c.into[r] != 0 && c.turnsAt&(1<<at) != 0
	}
	return c.uses[i].takes&(1<<r) != 0 && c.uses[i].slots&(1<<at) != 0
}

// note adds what changes the die of a square.
func (m *match) note(c *changes, k int) {
	s := &m.squares[k]
	at, is := m.lies(k), uint8(1)<<s.resource
	if s.turned {
		into := m.changed[s.resource]
		if s.becomes != content.NoResource {
			into = 1 << s.becomes
		}
		is |= into
		c.into[s.resource] |= into
		c.turnsAt |= at
	}
	for set := s.boxes; set != 0; set &= set - 1 {
		if x := &m.v.boxes[bits.TrailingZeros16(set)]; x.Box == content.ResourceBox && x.Resource != s.resource {
			c.into[s.resource] |= 1 << x.Resource
			c.turnsAt |= at
			is |= 1 << x.Resource
		}
	}
	for set := s.boxes; set != 0; set &= set - 1 {
		x := &c.uses[bits.TrailingZeros16(set)]
		x.slots |= at
		x.takes |= is
	}
}

// lies returns where the die of a square may be changed.
func (m *match) lies(k int) uint16 {
	s := &m.squares[k]
	switch {
	case s.besides == 0:
		return m.where(s.given, &m.sources[s.source])
	case m.v.roaming != 0:
		return anywhere
	}
	return m.slots[m.base(s.besides).i]
}

// goesInto reports whether an asset of a resource may be put on some abilities, if it is changed for those that take another one.
func (a *aids) goesInto(v *solver, boxes uint16, r content.Resource) bool {
	for ; boxes != 0; boxes &= boxes - 1 {
		x := &v.boxes[bits.TrailingZeros16(boxes)]
		if x.Box == content.ResourceBox && x.Resource != r && a.changed[r]&(1<<x.Resource) == 0 {
			return false
		}
	}
	return true
}
