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

// gathered are pools whose dice that show a value it may be worth to trade to where they are used as action dice, since they bring
// more than that takes.
type gathered struct {
	from    uint8 // one bit each
	several bool  // some of them are traded together
}

// gathered is what of the pool dice that show a value it may be worth to trade to where they are used as action dice, where others
// are traded anyway along some arrows.
func (v *solver) gathered(q *position, value int, going uint16) (g gathered) {
	if !v.gathers() {
		return g
	}
	var dice alike
	for r := range dice {
		dice[r] = int8(q.pool[r].Of(value))
	}
	free := going | v.dealtAlong(q, value)
	for r := range content.Resource(content.Wheel) {
		if v.converts&(1<<r) != 0 {
			_, along := v.earnsAlong(&dice, r, free)
			g.from |= along.from
			g.several = g.several || along.several
		}
	}
	if v.earnsOfSorcery(&dice, free) > 0 {
		g.from |= 1 << content.Sorcery
		g.several = true
	}
	return g
}

// dealtAlong are the arrows along which dice of the deal are still to be traded by actions that may take others that show a value,
// one bit each.
func (v *solver) dealtAlong(q *position, value int) (arrows uint16) {
	if v.deal == nil {
		return 0
	}
	for k := range v.deal.dice {
		x := &v.deal.dice[k]
		if done := q.done[k]; done < x.trades {
			for _, n := range x.arrows[done:x.trades] {
				if v.atOnce[n] > 1 || v.support && int(x.value) == value {
					arrows |= 1 << n
				}
			}
		}
	}
	return arrows
}

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
