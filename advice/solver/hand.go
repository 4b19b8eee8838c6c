package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// How many action dice a player may come to use: those in hand, what abilities make of them, and pool dice that may be used as
// action dice (earns.go). And how many assets may be created for stress.

// hand is how many action dice a position may use at most.
func (v *solver) hand(q *position) int { return v.own(q) + v.converted(q) }

// own is hand without pool dice.
func (v *solver) own(q *position) int {
	n := q.free()
	for set := v.lifting(q); set != 0; set &= set - 1 {
		n += v.boxes[bits.TrailingZeros16(set)].more()
	}
	return n
}

// lifting are the abilities not used yet that an action die may still be put on, one bit each: one in hand, or what others make
// of it.
func (v *solver) lifting(q *position) (boxes uint16) {
	if q.free() == 0 && v.converts == 0 {
		return 0
	}
	values := v.liftable(q)
	if v.converts != 0 {
		for r := range q.pool {
			values |= valuesOf(&q.pool[r])
		}
	}
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

// broughtByLifts is how many action dice abilities may still take out of the supply.
func (v *solver) broughtByLifts(q *position) (n int) {
	for set := v.lifts &^ q.used; set != 0; set &= set - 1 {
		n += v.boxes[bits.TrailingZeros16(set)].more() + 1
	}
	return n
}

// wanted is how many action dice may still be taken out of the supply at all.
func (v *solver) wanted(q *position) uint8 { return uint8(v.broughtByLifts(q) + v.converted(q)) }

// multiplying is how many action dice at least are put on some abilities that bring so many more; farAway if they cannot.
func (v *solver) multiplying(boxes uint16, lacking int) (uses int) {
	for lacking > 0 {
		best, most := 0, 0
		for set := boxes; set != 0; set &= set - 1 {
			if i := bits.TrailingZeros16(set); v.boxes[i].more() > most {
				best, most = i, v.boxes[i].more()
			}
		}
		if most == 0 {
			return farAway
		}
		boxes &^= 1 << best
		lacking -= most
		uses++
	}
	return uses
}

// raised is how many action dice that show a value or more some abilities may bring.
func (v *solver) raised(boxes uint16, value int) int {
	n := 0
	for ; boxes != 0; boxes &= boxes - 1 {
		n += int(v.boxes[bits.TrailingZeros16(boxes)].raises[value])
	}
	return n
}

// valuesOf is the set of values that dice show.
func valuesOf(dice *rules.Values) (set uint8) {
	for i, n := range dice {
		set |= -n >> 7 << i // bit 7 of -n is set for 1..128 dice
	}
	return set
}

// forStress is how many assets may still be created for stress.
func (v *solver) forStress(q *position) (n uint8) {
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
