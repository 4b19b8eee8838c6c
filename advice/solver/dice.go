package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Which action dice stand for others: the more a die shows the more it does, but for a few that are wanted as they are.

// equals are how many pool dice show each value.
func (v *solver) equals(q *position) (n [rules.Sides + 1]int) {
	for r := range q.pool {
		for i, have := range q.pool[r] {
			n[i+1] += int(have)
		}
	}
	return n
}

// asked are the values of action dice that are wanted as they are, bit 0 for 1: by some abilities that are left, and with support
// mastery to move all dice of a pool that show the same. Other dice are the better the higher they are.
func (v *solver) asked(q *position, left uint16) uint8 {
	if !v.leavesOut(dearDie) {
		return rules.AnyValue
	}
	for set := left; set != 0; set &= set - 1 {
		if v.boxes[bits.TrailingZeros16(set)].op == content.OpFlip {
			return rules.AnyValue
		}
	}
	return v.exact(q, left)
}

// exact is asked, but for dice that are wanted only to be turned round.
func (v *solver) exact(q *position, left uint16) (set uint8) {
	for boxes := left; boxes != 0; boxes &= boxes - 1 {
		if x := &v.boxes[bits.TrailingZeros16(boxes)]; x.Box == content.ValueBox {
			set |= 1 << (x.Value - 1)
		}
	}
	if v.support {
		set |= v.together(q)
	}
	for was := uint8(0); set != was; { // and what abilities make them of
		was = set
		for boxes := left; boxes != 0; boxes &= boxes - 1 {
			set |= v.boxes[bits.TrailingZeros16(boxes)].madeInto(was)
		}
	}
	return set
}

// together are the values of which an action by support mastery may move several pool dice to some end, one bit each.
func (v *solver) together(q *position) (set uint8) {
	var dealt [rules.Sides + 1]int // still to be traded or created
	all := v.deal == nil || v.deal.scarce != 0 || v.gathers()
	if !all {
		for k := range v.deal.dice {
			if x := &v.deal.dice[k]; !x.created(q.done[k]) {
				dealt[x.value]++
			}
		}
	}
	for value, n := range v.equals(q) {
		if n > 1 && (all || dealt[value] > 1) {
			set |= 1 << (value - 1)
		}
	}
	return set
}

// reserves are the action dice that may still be wanted for what they show: so many of any value by abilities, and by
// value those that abilities ask for and, with support mastery, those that take all dice of a pool that show the same.
// Other dice serve the better the higher they are, so that of those that would do, a plan spends one of the lowest but for
// these: any other plan is as good with two dice exchanged.
type reserves struct {
	any   int
	value [rules.Sides + 1]uint8
}

func (v *solver) reserves(q *position) (r reserves) {
	if !v.leavesOut(dearDie) {
		return reserves{any: q.dice.Len()}
	}
	left := v.liftsLeft(q)
	for set := left; set != 0; set &= set - 1 {
		switch x := &v.boxes[bits.TrailingZeros16(set)]; {
		case x.Box == content.ValueBox:
			r.value[x.Value]++
		case x.op == content.OpShift && x.ef.Change < 0: // for the values asked for only
		default:
			r.any++
		}
	}
	if asked := v.asked(q, left); asked != 0 {
		for value := 1; value <= rules.Sides; value++ {
			if asked&(1<<(value-1)) != 0 && (v.support || r.value[value] == 0) {
				r.value[value] = uint8(q.dice.Of(value))
			}
		}
	}
	return r
}

// past counts that dice of a value are passed over for higher ones, and reports whether any plan does so.
func (r *reserves) past(q *position, value int) bool {
	r.any -= max(0, q.dice.Of(value)-int(r.value[value]))
	return r.any >= 0
}

// spendable are the values of action dice, bit 0 for 1, that it may be best to spend where the character is on a die that
// asks for so much.
func (v *solver) spendable(q *position, least int) (set uint8) {
	several := v.rows[q.at].skill > 1 // a higher die takes more of them
	if q.free() < 1 {
		return 0
	}
	kept, lowest := v.reserves(q), true
	for a := least; a <= rules.Sides && (lowest || several); a++ {
		if q.dice.Of(a) > 0 {
			lowest = kept.past(q, a)
			set |= 1 << (a - 1)
		}
	}
	return set
}
