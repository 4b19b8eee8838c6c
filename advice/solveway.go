package advice

import (
	"math/bits"

	"sixwinters/content"
)

// The way through the slots where squares are filled, in their order, as the second bound sees it.

// mostRidden is how many moves by abilities a way may have to be reckoned; with more it is not.
const mostRidden = 2

// way is the least action dice to come to where the squares may be filled, one after the other.
func (m *match) way() uint8 {
	if m.moving.rides > mostRidden {
		return 0
	}
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
				ridden = from.least(rides-1, stands)
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
