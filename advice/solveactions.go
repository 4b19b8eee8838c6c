package advice

import "sixwinters/content"

// The actions that it takes at least to create dice and trade for them, as the second bound counts them.

// arrows is the number of arrows of trade: the wheel's, and from sorcery to each resource of the wheel ([trade]).
const arrows = 2 * int(content.Wheel)

// arrow is the number of an arrow, and the resource that it leads to on the way to another.
func arrow(from, towards content.Resource) (n int, to content.Resource) {
	if from == content.Sorcery {
		return int(content.Wheel + towards), towards
	}
	return int(from), (from + 1) % content.Wheel
}

// assigned is what is known of the dice that squares have been given.
type assigned struct {
	boxes   uint16                      // abilities used
	gifted  uint16                      // of which a second die was used
	turns   uint8                       // abilities left that change a resource
	gifts   uint8                       // assets left that come besides others
	stress  uint8                       // assets left that are created for stress
	actions uint8                       // that create and trade
	sites   uint8                       // resources of slots that the character has to come to, one bit each
	arrows  uint16                      // that are traded along, one bit each
	created [content.NumResources]uint8 // assets
	shown   [content.NumResources]uint8 // by actions of one value, the values
	traded  [arrows]uint8               // dice
	moved   [arrows]uint8               // by actions of one value, the values
	asked   [sides + 1]uint8            // actions by the value that their action die shows at least
}

// countCreate counts that a die is created.
func (v *solver) countCreate(a *assigned, r content.Resource, value uint8) {
	if v.creates[r] == 1 {
		if !v.support || a.shown[r]&(1<<value) == 0 {
			a.actions++
			a.asked[value]++
		}
		a.shown[r] |= 1 << value
		return
	}
	if a.created[r]%v.createsAtOnce(r) == 0 {
		a.actions++
	}
	a.created[r]++
}

// countTrade counts that a die is traded along an arrow.
func (v *solver) countTrade(a *assigned, n int, from, to content.Resource, value uint8) {
	a.arrows |= 1 << n
	if v.arrows[from][to] == 1 {
		if !v.support || a.moved[n]&(1<<value) == 0 {
			a.actions++
			a.asked[value]++
		}
		a.moved[n] |= 1 << value
		return
	}
	if most := v.tradesAtOnce(from, to); most == 0 || a.traded[n]%most == 0 {
		a.actions++
	}
	a.traded[n]++
}

// createsAtOnce is how many dice an action creates at most, of a resource.
func (v *solver) createsAtOnce(r content.Resource) uint8 {
	if v.support {
		return max(v.creates[r], v.alikes)
	}
	return v.creates[r]
}

// tradesAtOnce is how many dice an action trades along an arrow at most.
func (v *solver) tradesAtOnce(from, to content.Resource) uint8 {
	if v.support {
		return max(v.arrows[from][to], v.alikes)
	}
	return v.arrows[from][to]
}
