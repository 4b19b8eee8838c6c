package advice

import (
	"math/bits"

	"sixwinters/content"
)

// The way through the slots where the squares of a deal are filled, in their order.

// mostRidden is how many moves by abilities a way may have to be reckoned; with more it is not.
const mostRidden = 2

// way is the least action dice to come to where the squares may be filled, one after the other; mounts are the slots where a
// move by an ability takes none.
func (m *match) way(mounts uint16) uint8 {
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
				ridden = m.mounted(&from[rides-1], rides == 1, stands, mounts)
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

// mounted is the least to come to one of some slots and have moved by an ability from there: the first time for an action die,
// or for none where that takes none; that die may have brought another one for the next time.
func (m *match) mounted(from *[content.NumSlots]uint8, first bool, stands, mounts uint16) uint8 {
	best := uint8(farAway)
	for ; stands != 0; stands &= stands - 1 {
		at := bits.TrailingZeros16(stands)
		n := from[at]
		if first && m.v.beside[at]&mounts == 0 {
			n++
		}
		best = min(best, n)
	}
	return best
}

// mounts are the slots where a die may be at hand that moves the character by an ability, other than an action die and than
// those that squares have been given: one that lies there, or one that comes besides another.
func (m *match) mounts(a *assigned) (slots uint16) {
	v := m.v
	if m.moving.rides == 0 {
		return 0
	}
	for set := a.boxes & m.several; set != 0; set &= set - 1 {
		if i := bits.TrailingZeros16(set); a.besides[i] > 0 {
			slots |= m.slots[m.base(1<<i).i]
		}
	}
	if m.amid {
		slots |= 1 << m.at
	}
	if a.stress > 0 {
		slots |= v.stressed
	}
	for i := range m.sources {
		switch d := &m.sources[i]; {
		case d.count == 0 || d.class == pooled:
		case d.class == along:
			return anywhere
		default:
			slots |= 1 << d.at
		}
	}
	may := uint16(0) // squares that are left may yet have what is created there
	for set := m.left; set != 0; set &= set - 1 {
		may |= m.slots[m.squares[bits.TrailingZeros16(set)].i]
	}
	if v.roaming != 0 && m.left != 0 {
		may = anywhere
	}
	if m.several&^a.boxes != 0 {
		slots |= may
	}
	for at := range v.rows {
		if slots&(1<<at) == 0 && m.spare(a, at, may&(1<<at) != 0) {
			slots |= 1 << at
		}
	}
	if slots != 0 && v.roaming != 0 {
		return anywhere
	}
	return slots
}

// spare reports whether one more die may be created at a slot by an action that creates others there; may: or by one that is
// still to come.
func (m *match) spare(a *assigned, at int, may bool) bool {
	v := m.v
	w := &v.rows[at]
	created := a.created[at]
	bySkill := w.skill > 1 && (may || created.of(0)%int(w.skill) != 0)
	if !bySkill && (!v.support || created == 0 && !may) {
		return false
	}
	for i := range m.sources {
		d := &m.sources[i]
		switch {
		case d.class != pooled || d.count == 0:
		case d.resource != w.resource && (w.resource == content.Sorcery || a.arrows == 0 && m.left == 0): // it is not traded on the way
		case bySkill, may && (d.count > 1 || m.equals[d.value] > 1), created.of(int(d.value)-1) > created.of(int(d.value)):
			return true
		}
	}
	return false
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
