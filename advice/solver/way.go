package solver

import (
	"math/bits"
	"slices"

	"sixwinters/content"
)

// The way through the slots where the squares of a deal are filled, in their order, and where its dice are created and traded.

// mostRidden is how many moves by abilities a way may have to be reckoned; with more it is not.
const mostRidden = 2

// mostErrands is how many errands there are at most on a way.
const mostErrands = 2

// way is the least action dice to come to where the squares may be filled, one after the other, and before the last of them on
// some errands: to slots each, one bit for each, in their order. mounts are the slots where assets are put on abilities that move
// the character.
func (m *match) way(mounts uint16, errands ...uint16) uint8 {
	if m.moving.rides > mostRidden {
		return 0
	}
	known := m.v.knownWay(m.wayKey(mounts, errands))
	if !known.is {
		known.is, known.dice = true, m.findWay(mounts, errands)
		m.weighed += wayWeighs
	}
	return known.dice
}

// findWay is way where it is not known yet.
func (m *match) findWay(mounts uint16, errands []uint16) uint8 {
	fares := m.fares(mounts)
	var done [mostErrands + 1]arrivals // by the errands that are done
	done[0].begin(m.at)
	for i := m.first; i < len(m.v.path); i++ {
		for k, errand := range errands {
			if done[k].stands != 0 {
				leg := m.leg(&done[k], errand, &fares)
				done[k+1].join(&leg)
			}
		}
		fills := m.slots[i]
		for k := range len(errands) + 1 {
			if done[k].stands&^fills != 0 { // otherwise whoever stands here may fill it here
				done[k] = m.leg(&done[k], fills, &fares)
			}
		}
	}
	return done[len(errands)].least(m.moving.rides)
}

// onTheWay is how many action dice the character needs at least for its way.
func (m *match) onTheWay(a *assigned) uint8 {
	n := max(a.way, m.tour(a, a.sites, a.arrows))
	// What is created lies where a square is filled, unless it roams; and detours for trade alone are not worth it where pool dice
	// are used as action dice.
	if m.v.roaming == 0 && (a.arrows == 0 || m.v.converts != 0) || a.mounts == anywhere {
		return n
	}
	switch some, more := m.detours(a); {
	case more != 0:
		n = max(n, min(m.way(a.mounts, some, more), m.way(a.mounts, more, some)))
	case some != 0:
		n = max(n, m.way(a.mounts, some))
	}
	return n
}

// detours are slots, up to two times one of some, where something is created or traded, but no square is filled and the character is
// not; 0 for none.
func (m *match) detours(a *assigned) (some, more uint16) {
	passes := func(at uint16) bool {
		return at&(1<<m.at) != 0 || some != 0 && some&^at == 0 ||
			slices.ContainsFunc(m.slots[m.first:len(m.v.path)], func(fills uint16) bool { return fills&^at == 0 })
	}
	add := func(at uint16) {
		switch {
		case more != 0, passes(at):
		case some != 0:
			more = at
		default:
			some = at
		}
	}
	for set := a.sites; set != 0; set &= set - 1 {
		add(set & -set)
	}
	for set := a.arrows; set != 0; set &= set - 1 {
		add(m.v.tradedAt[bits.TrailingZeros16(set)])
	}
	return some, more
}

// tour is the action dice it takes at least to come to some slots, and to where some arrows are traded along, in any order.
func (m *match) tour(a *assigned, sites, arrows uint16) uint8 {
	for ; arrows != 0; arrows &= arrows - 1 {
		if at := m.v.tradedAt[bits.TrailingZeros16(arrows)]; at&sites == 0 {
			best := uint8(farAway)
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
		ridden := uint8(farAway) // the least before the last of them
		if rides > 0 {
			ridden = from.mounted(rides-1, fares)
		}
		for set := slots; set != 0; set &= set - 1 {
			at := bits.TrailingZeros16(set)
			best := min(farAway, ridden+m.moving.ridden[at])
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
		r.dice[rides][at] = farAway
	}
	r.dice[0][at] = 0
}

// join adds others.
func (r *arrivals) join(other *arrivals) {
	for set := other.stands; set != 0; set &= set - 1 {
		at := bits.TrailingZeros16(set)
		for rides := range r.dice {
			n := other.dice[rides][at]
			if r.stands&(1<<at) != 0 {
				n = min(n, r.dice[rides][at])
			}
			r.dice[rides][at] = n
		}
	}
	r.stands |= other.stands
}

// mounted is the least to have moved by an ability after so many such moves; fares are what that takes from each slot.
func (r *arrivals) mounted(rides int, fares *[content.NumSlots]uint8) uint8 {
	best := uint8(farAway)
	for set := r.stands; set != 0; set &= set - 1 {
		at := bits.TrailingZeros16(set)
		best = min(best, r.dice[rides][at]+fares[at])
	}
	return best
}

// least is the least of all with so many moves by abilities at most.
func (r *arrivals) least(rides int) uint8 {
	best := uint8(farAway)
	for set := r.stands; set != 0; set &= set - 1 {
		for rides := range rides + 1 {
			best = min(best, r.dice[rides][bits.TrailingZeros16(set)])
		}
	}
	return best
}
