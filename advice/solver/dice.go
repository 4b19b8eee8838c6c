package solver

import "sixwinters/rules"

// equals returns how many pool dice show each value.
func (v *reading) equals(q *position) (n [rules.Sides + 1]int) {
	for r := range q.pool {
		for i, have := range q.pool[r] {
			n[i+1] += int(have)
		}
	}
	return n
}

// spendable returns the values of action dice in hand, bit 0 for 1, that may be spent on a die that asks for so much.
func (v *reading) spendable(q *position, least int) uint8 {
	if q.free() < 1 {
		return 0
	}
	return valuesOf(&q.dice) &^ (1<<(least-1) - 1)
}
