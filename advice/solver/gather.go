package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Which pool dice are traded to where they may be used as action dice.

// tradesToConvert reports whether trade leads along the wheel to a pool whose dice may be used as action dice.
func (v *solver) tradesToConvert() bool { return v.converts&(1<<content.Wheel-1) != 0 }

// gathers reports whether pool dice may be traded to be used as action dice: several for one.
func (v *solver) gathers() bool { return v.tradesToConvert() && (v.skill > 1 || v.support) }

// worthAlone reports whether an action die may be spent to trade a single die of a pool, that of the deal or none: otherwise it
// would bring an action die for one that does as well.
func (v *solver) worthAlone(q *position, dealt int, from content.Resource, value, spent int) bool {
	return dealt != none || v.deal == nil || v.deal.scarce&(1<<from) != 0 || !v.leavesOut(idle) ||
		v.converts&(1<<from) == 0 && v.exchanged(q, value, spent)
}

// exchanged reports whether an action die may be wanted that shows less than one that is spent for it.
func (v *solver) exchanged(q *position, value, spent int) bool {
	switch {
	case !v.leavesOut(dearDie):
		return true
	case value == spent:
		return false
	case v.exact(q, v.lifts&^q.used)&(1<<(value-1)) != 0:
		return true
	}
	for set := v.lifts &^ q.used; set != 0; set &= set - 1 {
		if v.boxes[bits.TrailingZeros16(set)].op == content.OpFlip && rules.Sides+1-value > spent {
			return true
		}
	}
	return false
}
