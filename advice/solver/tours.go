package solver

import (
	"math/bits"

	"sixwinters/content"
)

// tours are lower bounds on the action dice to visit a set of slots, one bit each, in any order, from every slot, with a limit on
// moves by abilities. They are computed on demand.
type tours struct {
	known [1 << content.NumSlots]bool
	dice  [1 << content.NumSlots][content.NumSlots]uint8
}

// moving is the character's ways to travel with the abilities left.
type moving struct {
	tours  [2][]tours              // by the action dice that each move by an ability takes at least, and by how many are made
	boxes  uint16                  // those abilities, one bit each
	to     uint16                  // slots where they lead to, one bit each
	rides  int                     // the number of those abilities
	ridden [content.NumSlots]uint8 // action dice from where they lead to each slot
}

// movingWith returns how the character comes about with abilities not used yet.
func (v *lookups) movingWith(used uint16) *moving {
	boxes, to := uint16(0), uint16(0)
	for i := range v.boxes {
		if x := &v.boxes[i]; x.rides() && used&(1<<i) == 0 {
			boxes |= 1 << i
			to |= x.to
		}
	}
	if m := v.moved[boxes]; m != nil {
		return m
	}
	m := &moving{boxes: boxes, rides: bits.OnesCount16(boxes)}
	for on := range m.ridden {
		m.ridden[on] = infinity
	}
	for at := range v.rows {
		if to&(1<<at) != 0 && !v.rows[at].closed {
			m.to |= 1 << at
			for on := range m.ridden {
				m.ridden[on] = min(m.ridden[on], v.walks[at][on])
			}
		}
	}
	for fare := range m.tours {
		m.tours[fare] = make([]tours, m.rides+1)
		if m.rides == 0 {
			m.tours[1] = m.tours[0]
			break
		}
	}
	v.moved[boxes] = m
	return m
}

// tour returns the tours to the slots of a set with at most rides moves by abilities, each for fare action dice.
func (v *lookups) tour(m *moving, sites uint16, rides, fare int) *[content.NumSlots]uint8 {
	t := &m.tours[fare][rides]
	dice := &t.dice[sites]
	if sites == 0 || t.known[sites] {
		return dice
	}
	t.known[sites] = true
	for at := range dice {
		dice[at] = infinity
	}
	if rides > 0 {
		ridden := v.tour(m, sites, rides-1, fare)
		best := uint8(infinity)
		for to := m.to; to != 0; to &= to - 1 {
			best = min(best, ridden[bits.TrailingZeros16(to)]+uint8(fare))
		}
		for _, at := range v.near {
			dice[at] = best
		}
	}
	for _, by := range v.near {
		there := uint16(1) << by
		if sites&there == 0 {
			continue
		}
		on := v.tour(m, sites&^there, rides, fare)[by]
		for _, at := range v.near {
			dice[at] = min(dice[at], v.walks[at][by]+on)
		}
	}
	return dice
}
