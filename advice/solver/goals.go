package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Where the character has anything to do along a deal.

// goals are the slots where something of the deal may be left to do, one bit each.
func (v *solver) goals(q *position) (goals uint16) {
	for set := v.movingWith(q.used).boxes; set != 0; set &= set - 1 {
		switch slots := v.mountedAt(bits.TrailingZeros16(set)); slots {
		case anywhere: // it is taken along from where it lies
			goals |= v.lyingAt(q)
		default:
			goals |= slots
		}
	}
	for i := int(q.placed); i < len(v.path); i++ {
		goals |= v.deal.slots[i]
	}
	for k := range v.deal.dice {
		if x := &v.deal.dice[k]; !x.created(q.done[k]) {
			goals |= 1 << x.at
			for _, n := range x.arrows[q.done[k]:x.trades] {
				goals |= v.tradedAt[n]
			}
		}
	}
	for r := range q.pool {
		if v.deal.scarce&(1<<r) != 0 && q.pool[r] != (rules.Values{}) {
			goals |= v.tradedFrom(content.Resource(r))
		}
	}
	return goals | v.carried(q)
}

// carried are the slots where assets lie that may be taken along from there, some once abilities have changed them; one bit each.
func (v *solver) carried(q *position) (slots uint16) {
	a := v.aids(q.used)
	for at := range q.assets {
		for r := range content.Resource(content.NumResources) {
			if q.assets[at][r] != (rules.Values{}) && (r == v.stashes || a.changed[r]&v.roaming != 0) {
				slots |= 1 << at
			}
		}
	}
	return slots
}

// tradedFrom are the slots where dice of a resource are traded, one bit each.
func (v *solver) tradedFrom(r content.Resource) (slots uint16) {
	for to := range content.Resource(content.Wheel) {
		if rules.Arrow(r, to) {
			n, _ := arrow(r, to)
			slots |= v.tradedAt[n]
		}
	}
	return slots
}

// lyingAt are the slots where an asset lies, one bit each.
func (v *solver) lyingAt(q *position) (slots uint16) {
	for at := range q.assets {
		if q.assets[at] != ([content.NumResources]rules.Values{}) {
			slots |= 1 << at
		}
	}
	return slots
}

// heads reports whether a move from a slot to another, for so many action dice, leads to a goal, or to a slot on a way to one that
// takes fewer than to go there directly.
func (v *solver) heads(from uint8, to, fare int, goals uint16) bool {
	if goals&(1<<to) != 0 {
		return true
	}
	w := &v.rows[from]
	for goal := range v.rows {
		if goals&(1<<goal) == 0 || goal == int(from) {
			continue
		}
		if direct := w.cheapest(content.Slot(goal)); direct < 0 || direct > fare+int(v.walks[to][goal]) {
			return true
		}
	}
	return false
}
