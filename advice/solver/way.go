package solver

import (
	"math/bits"

	"sixwinters/content"
)

// The way through the slots where the squares of an assignment are filled, in their order, and where its dice are created and
// traded.

// mostRidden is the most moves by abilities of which way computes a bound.
const mostRidden = 2

// way returns the least action dice to come to where the squares may be filled, one after the other. mounts are the slots
// where assets are put on abilities that move the character.
func (m *match) way(mounts uint16) uint8 {
	if m.moving.rides > mostRidden {
		return 0
	}
	m.weighed += wayWeighs
	fares := m.fares(mounts)
	var on arrivals
	on.begin(m.at)
	for i := m.first; i < len(m.v.path); i++ {
		if fills := m.slots[i]; on.stands&^fills != 0 { // otherwise whoever stands here may fill it here
			on = m.leg(&on, fills, &fares)
		}
	}
	return on.least(m.moving.rides)
}

// onTheWay returns how many action dice the character needs at least for its way.
func (m *match) onTheWay(a *assigned) uint8 { return max(a.way, m.tour(a, a.sites, a.arrows)) }

// tour returns the action dice it takes at least to come to some slots, and to where some arrows are traded along, in any order.
func (m *match) tour(a *assigned, sites, arrows uint16) uint8 {
	for ; arrows != 0; arrows &= arrows - 1 {
		if at := m.v.tradedAt[bits.TrailingZeros16(arrows)]; at&sites == 0 {
			best := uint8(infinity)
			for ; at != 0; at &= at - 1 {
				best = min(best, m.tour(a, sites|at&-at, arrows&(arrows-1)))
			}
			return best
		}
	}
	fare := 0
	if a.mounts == 0 {
		fare = 1
	}
	return m.v.tour(m.moving, sites, m.moving.rides, fare)[m.at]
}

// leg goes on to one of some slots.
func (m *match) leg(from *arrivals, slots uint16, fares *[content.NumSlots]uint8) (to arrivals) {
	to.stands = slots
	for rides := range m.moving.rides + 1 {
		ridden := uint8(infinity) // the least before the last of them
		if rides > 0 {
			ridden = from.mounted(rides-1, fares)
		}
		for set := slots; set != 0; set &= set - 1 {
			at := bits.TrailingZeros16(set)
			best := min(infinity, ridden+m.moving.ridden[at])
			for on := from.stands; on != 0; on &= on - 1 {
				by := bits.TrailingZeros16(on)
				best = min(best, from.dice[rides][by]+m.v.walks[by][at])
			}
			to.dice[rides][at] = best
		}
	}
	return to
}

// arrivals are where the character may have come to, and the action dice for each, by how many moves by abilities are made.
type arrivals struct {
	stands uint16 // slots, one bit each
	dice   [mostRidden + 1][content.NumSlots]uint8
}

// begin is where the character is.
func (r *arrivals) begin(at uint8) {
	r.stands = 1 << at
	for rides := range r.dice {
		r.dice[rides][at] = infinity
	}
	r.dice[0][at] = 0
}

// mounted returns the fewest action dice to make one more move by an ability after rides of them; fares are its dice from each
// slot.
func (r *arrivals) mounted(rides int, fares *[content.NumSlots]uint8) uint8 {
	best := uint8(infinity)
	for set := r.stands; set != 0; set &= set - 1 {
		at := bits.TrailingZeros16(set)
		best = min(best, r.dice[rides][at]+fares[at])
	}
	return best
}

// least returns the fewest action dice with at most rides moves by abilities.
func (r *arrivals) least(rides int) uint8 {
	best := uint8(infinity)
	for set := r.stands; set != 0; set &= set - 1 {
		for rides := range rides + 1 {
			best = min(best, r.dice[rides][bits.TrailingZeros16(set)])
		}
	}
	return best
}
