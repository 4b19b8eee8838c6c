package solver

import "sixwinters/rules"

// Ways that have been reckoned. The same ones are asked for again and again: where dice are dealt, most of them lead through the same
// slots.

// wayKey is all that a way depends on.
type wayKey struct {
	slots   [rules.NumSquares]uint16 // those of the squares that are left
	errands [mostErrands]uint16
	mounts  uint16
	boxes   uint16 // abilities left that move the character
	onDice  uint16 // of them, those on which an action die may be put
	at      uint8
	squares uint8
}

// knownWay is a way that may be known.
type knownWay struct {
	wayKey
	is   bool
	dice uint8
}

// mostKnown is how many ways are kept; of those that would lie in the same place the last one.
const mostKnown = 1 << 9

// wayKey is what the way of a match depends on, with some errands.
func (m *match) wayKey(mounts uint16, errands []uint16) (k wayKey) {
	k.mounts, k.boxes, k.at, k.squares = mounts, m.moving.boxes, m.at, uint8(copy(k.slots[:], m.slots[m.first:len(m.v.path)]))
	copy(k.errands[:], errands)
	if mounts != anywhere {
		k.onDice = m.onActionDice()
	}
	return k
}

// hash is the place of a way among those that are known.
func (k *wayKey) hash() uint64 {
	h := uint64(k.mounts)<<48 | uint64(k.boxes)<<32 | uint64(k.onDice)<<16 | uint64(k.at)<<8 | uint64(k.squares)
	h = h*mix ^ uint64(k.errands[0])<<16 ^ uint64(k.errands[1])
	for i := 0; i < int(k.squares); i++ {
		h = (h^h>>29)*mix ^ uint64(k.slots[i])
	}
	h *= mix
	return h >> 32 % mostKnown
}

// mix spreads the bits of a number.
const mix = 0x9e3779b97f4a7c15

// knownWay is the place of a way, with what is known of it.
func (v *solver) knownWay(k wayKey) *knownWay {
	if v.knownWays == nil {
		v.knownWays = make([]knownWay, mostKnown)
	}
	x := &v.knownWays[k.hash()]
	if x.wayKey != k {
		*x = knownWay{wayKey: k}
	}
	return x
}
