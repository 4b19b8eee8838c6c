package solver

import (
	"math/bits"

	"sixwinters/content"
)

// changes are what abilities may do with assets along an assignment.
type changes struct {
	into  [content.NumResources]uint8 // resources that assets of each resource may be changed into, one bit each
	takes [content.NumAbilities]uint8 // resources of the assets that are put on the other abilities, one bit each
}

// anyChange lets any asset be put on any ability.
var anyChange = func() (c changes) {
	for r := range c.into {
		c.into[r] = 1<<content.NumResources - 1
	}
	for i := range c.takes {
		c.takes[i] = 1<<content.NumResources - 1
	}
	return c
}()

// allows reports whether an asset may be put on an ability.
func (c *changes) allows(x *box, i int, r content.Resource) bool {
	if x.op == content.OpRetype {
		return c.into[r] != 0
	}
	return x.rides() || c.takes[i]&(1<<r) != 0
}

// changesOf returns what abilities do with the dice that the squares have been given.
func (m *match) changesOf() (c changes) {
	for k := range m.squares {
		s := &m.squares[k]
		if m.slots[s.i] == 0 {
			continue // no asset is put on the ability
		}
		into := uint8(0)
		switch {
		case s.turned && s.becomes != content.NoResource:
			into = 1 << s.becomes
		case s.turned:
			into = m.changed[s.resource]
		}
		for set := s.boxes; set != 0; set &= set - 1 {
			if x := &m.v.boxes[bits.TrailingZeros16(set)]; x.Box == content.ResourceBox && x.Resource != s.resource {
				into |= 1 << x.Resource
			}
		}
		c.into[s.resource] |= into
		for set := s.boxes; set != 0; set &= set - 1 {
			c.takes[bits.TrailingZeros16(set)] |= into | 1<<s.resource
		}
	}
	return c
}
