package solver

import (
	"math/bits"

	"sixwinters/content"
)

// The way through the slots where the squares of a deal are filled, in their order.

// mostRidden is how many moves by abilities a way may have to be reckoned; with more it is not.
const mostRidden = 2

// way is the least action dice to come to where the squares may be filled, one after the other; mounts are the slots where
// assets are put on abilities that move the character.
func (m *match) way(mounts uint16) uint8 {
	if m.moving.rides > mostRidden {
		return 0
	}
	fares := m.fares(mounts)
	var from, to arrivals
	for rides := range from {
		from[rides][m.at] = farAway
	}
	from[0][m.at] = 0
	stands := uint16(1) << m.at
	for i := m.first; i < len(m.v.path); i++ {
		fills := m.slots[i]
		if stands&^fills == 0 {
			continue // whoever stands here may fill it here
		}
		for rides := range m.moving.rides + 1 {
			ridden := uint8(farAway) // the least before the last of them
			if rides > 0 {
				ridden = mounted(&from[rides-1], &fares, stands)
			}
			for set := fills; set != 0; set &= set - 1 {
				at := bits.TrailingZeros16(set)
				best := min(farAway, ridden+m.moving.ridden[at])
				for on := stands; on != 0; on &= on - 1 {
					by := bits.TrailingZeros16(on)
					best = min(best, from[rides][by]+m.v.walks[by][at])
				}
				to[rides][at] = best
			}
		}
		from, stands = to, fills
	}
	best := uint8(farAway)
	for rides := range m.moving.rides + 1 {
		best = min(best, from.least(rides, stands))
	}
	return best
}

// mounted is the least to come to one of some slots and have moved by an ability from there; fares are what that takes.
func mounted(from, fares *[content.NumSlots]uint8, stands uint16) uint8 {
	best := uint8(farAway)
	for ; stands != 0; stands &= stands - 1 {
		at := bits.TrailingZeros16(stands)
		best = min(best, from[at]+fares[at])
	}
	return best
}

// arrivals are action dice to come to each slot, by how many moves by abilities are made.
type arrivals [mostRidden + 1][content.NumSlots]uint8

// least is the least to come to one of some slots.
func (r *arrivals) least(rides int, slots uint16) uint8 {
	best := uint8(farAway)
	for ; slots != 0; slots &= slots - 1 {
		best = min(best, r[rides][bits.TrailingZeros16(slots)])
	}
	return best
}
