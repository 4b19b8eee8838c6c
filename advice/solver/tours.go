package solver

import (
	"math/bits"

	"sixwinters/content"
)

// tours are the action dice it takes at least to come to slots of some resources, in any order, one bit for each resource,
// and to one where pool dice may be used as action dice, from every slot.
type tours [2 << content.NumResources][content.NumSlots]uint8

// moving is how the character comes about with abilities that are left.
type moving struct {
	tours  [2]tours                // by the action dice that each move by an ability takes at least
	boxes  uint16                  // those abilities, one bit each
	rides  int                     // so many
	ridden [content.NumSlots]uint8 // action dice from where they lead to each slot
}

// toConvert is the bit of slots where pool dice may be used as action dice.
const toConvert = 1 << content.NumResources

// movingWith is how the character comes about with abilities not used yet.
func (v *solver) movingWith(used uint16) *moving {
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
		m.ridden[on] = farAway
	}
	for at := range v.rows {
		if to&(1<<at) != 0 && !v.rows[at].closed {
			for on := range m.ridden {
				m.ridden[on] = min(m.ridden[on], v.walks[at][on])
			}
		}
	}
	for fare := range m.tours {
		if m.tours[fare] = m.tours[0]; fare == 0 || m.rides > 0 {
			m.tours[fare] = v.toursWith(m.rides, to, uint8(fare))
		}
	}
	v.moved[boxes] = m
	return m
}

// toursWith are the tours with so many moves by abilities, to some slots, each of them for so many action dice.
func (v *solver) toursWith(rides int, to uint16, fare uint8) tours {
	var t *tours // with one ride less
	for left := range rides + 1 {
		less := t
		t = &tours{}
		sets := toConvert
		if v.converts != 0 {
			sets = len(t)
		}
		for set := 1; set < sets; set++ {
			for at := range t[set] {
				t[set][at] = farAway
			}
			var reached [content.NumSlots]uint8 // from a slot of one of them
			for at := range reached {
				reached[at] = farAway
				there := 1 << v.rows[at].resource
				if v.rows[at].converts != 0 {
					there |= toConvert
				}
				if set&there != 0 {
					reached[at] = t[set&^there][at]
				}
			}
			ridden := uint8(farAway)
			if left > 0 {
				for at := range content.NumSlots {
					if to&(1<<at) != 0 && !v.rows[at].closed {
						ridden = min(ridden, less[set][at]+fare)
					}
				}
			}
			for _, at := range v.near {
				n := ridden
				for _, by := range v.near {
					n = min(n, v.walks[at][by]+reached[by])
				}
				t[set][at] = n
			}
		}
	}
	return *t
}
