package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// How many action dice a player may come to use: those in hand, and what abilities make of them. And how many assets may be created
// for stress.

// hand returns how many action dice a position may use at most.
func (v *reading) hand(q *position) int {
	n := q.free()
	for set := v.lifting(q); set != 0; set &= set - 1 {
		n += v.boxes[bits.TrailingZeros16(set)].more()
	}
	return n
}

// lifting returns the abilities not used yet that an action die may still be put on, one bit each: one in hand, or what others
// make of it.
func (v *reading) lifting(q *position) (boxes uint16) {
	if q.free() == 0 {
		return 0
	}
	values := q.dice.Set()
	left := v.lifts &^ q.used
	for again := true; again; {
		again = false
		for set := left &^ boxes; set != 0; set &= set - 1 {
			i := bits.TrailingZeros16(set)
			if brings := v.boxes[i].outcomesOf(values); brings != 0 {
				boxes |= 1 << i
				values |= brings
				again = true
			}
		}
	}
	return boxes
}

// multiplying returns the fewest uses of some abilities that bring lacking more action dice, or fewer; infinity if there are none.
func multiplying(boxes uint16, lacking int) int {
	switch {
	case lacking <= 0:
		return 0
	case boxes == 0:
		return infinity
	}
	return 1
}

// raised returns how many action dice that show a value or more some abilities may bring.
func (v *reading) raised(boxes uint16, value int) int {
	n := 0
	for ; boxes != 0; boxes &= boxes - 1 {
		n += int(v.boxes[bits.TrailingZeros16(boxes)].raises[value])
	}
	return n
}

// forStress returns how many assets may still be created for stress.
func (v *reading) forStress(q *position) (n uint8) {
	for k := range q.stress {
		points := uint8(0) // that one takes at least
		for at := range v.rows {
			w := &v.rows[at]
			if one := rules.CreateStress + w.toll[k]; v.stressed&(1<<at) != 0 && w.icon.Stress == content.Stress(k) && (points == 0 || one < points) {
				points = one
			}
		}
		if points > 0 && q.stress[k] > 0 {
			n += (q.stress[k] - 1) / points
		}
	}
	return n
}

// spendable returns the values of action dice in hand, bit 0 for 1, that may be spent on a die that asks for so much.
func (v *reading) spendable(q *position, least int) uint8 {
	if q.free() < 1 {
		return 0
	}
	return q.dice.Set() &^ (1<<(least-1) - 1)
}
