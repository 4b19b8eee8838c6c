package solver

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// A lower bound on the actions that create and trade the dice of an assignment.

// arrows is the number of arrows of trade: the wheel's, and from sorcery to each resource of the wheel ([trade]).
const arrows = 2 * int(content.Wheel)

// arrow returns the number of an arrow, and the resource that it leads to on the way to another.
func arrow(from, towards content.Resource) (n int, to content.Resource) {
	if from == content.Sorcery {
		return int(content.Wheel + towards), towards
	}
	return int(from), (from + 1) % content.Wheel
}

// assigned is the state of an assignment in the making: what the dice given to squares so far use up.
type assigned struct {
	boxes   uint16                      // abilities used
	turns   uint8                       // abilities left that change a resource
	gifts   uint8                       // assets that may still come besides others
	besides [content.NumAbilities]uint8 // by ability that a die has been put on, those that came besides and are left
	stress  uint8                       // assets left that are created for stress
	mounts  uint16                      // slots where assets are put on abilities that move the character
	way     uint8                       // action dice to come to where the squares may be filled, in their order
	sites   uint16                      // slots that the character has to come to, one bit each
	arrows  uint16                      // that are traded along, one bit each
	need    [rules.Sides + 1]uint8      // actions that create and trade, by the value that their action die shows at least
	created [content.NumSlots]row       // dice created at each slot, by the value that they show at least
	traded  [arrows]row                 // dice traded along each arrow, or together along those that are joint, likewise
}

// upTo has one die for each value up to one.
func upTo(value uint8) row { return 0x111111 & (1<<(4*value) - 1) }

// count adds a die that is created or traded together with others, by actions of at most atOnce dice, up to the limit of a row.
func (v *reading) count(a *assigned, with *row, atOnce, value uint8) {
	was := *with
	if was.of(0) == mostInRow {
		return
	}
	*with = v.joined(was+upTo(value), atOnce)
	switch {
	case !v.support:
		for i := range int(value) {
			if begins[atOnce]&(1<<was.of(i)) != 0 {
				a.need[i+1]++
			}
		}
	case !was.further(value): // it comes along with others
	case atOnce > 1:
		a.need[1]++
	default:
		for i := range value {
			a.need[i+1]++
		}
	}
}

// joined returns a row with the values of which one more die joins an action already counted.
func (v *reading) joined(with row, atOnce uint8) row {
	set := uint8(0)
	switch {
	case !v.support || atOnce > 1:
		if begins[v.most(atOnce)]&(1<<with.of(0)) == 0 {
			set = rules.AnyValue
		}
	default: // one that shows the same
		for i := range rules.Sides {
			if with.of(i) != with.of(i+1) {
				set |= 1 << i
			}
		}
	}
	return with&(1<<joinsFrom-1) | row(set)<<joinsFrom
}

// begins are, by how many dice an action takes at most, the numbers of dice after which the next one takes another action, one
// bit each.
var begins = func() (sets [16]uint16) {
	for atOnce := 1; atOnce < len(sets); atOnce++ {
		for n := 0; n < 16; n += atOnce {
			sets[atOnce] |= 1 << n
		}
	}
	return sets
}()

// begun returns the row of an action of atOnce dice of which some are left.
func (v *reading) begun(atOnce, left uint8) row {
	return v.joined(upTo(rules.Sides)*row(v.most(atOnce)-left), atOnce)
}

// most returns the most dice of one action, given the number by skill.
func (v *reading) most(atOnce uint8) uint8 {
	if v.support {
		return max(atOnce, v.alikes)
	}
	return atOnce
}

// row is how many dice show each value or more, in four bits for each, and from joinsFrom on the values of which one more takes no
// further action, one bit each.
type row uint32

const (
	joinsFrom = 4 * rules.Sides
	mostInRow = 15
)

func (n row) of(i int) int {
	if i >= rules.Sides {
		return 0
	}
	return int(n >> (4 * i) & 15)
}

// further reports whether it takes another action to create or trade one more die that shows a value.
func (n row) further(value uint8) bool { return n>>(joinsFrom+value-1)&1 == 0 }
