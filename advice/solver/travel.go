package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Trade and moves of the character in a solution ([trade], [move]).

// exchange turns n pool dice of value i+1 into another resource.
func (q *position) exchange(from, to content.Resource, i int, n uint8) {
	q.pool[from][i] -= n
	q.pool[to][i] += n
	q.supply[from] += n
	q.supply[to] -= n
}

// trade moves pool dice along an arrow ([trade], [support-mastery]).
func (v *solver) trade(q *position) {
	w := &v.rows[q.at]
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if from != w.resource && to != w.resource || !rules.Arrow(from, to) || q.supply[to] == 0 {
				continue
			}
			for i, have := range q.pool[from] {
				if have == 0 {
					continue
				}
				which, wanted := v.assignment.toTrade(q, from, to, i+1)
				if !wanted {
					continue
				}
				for set := v.spendable(q, i+1); set != 0; set &= set - 1 {
					a := bits.TrailingZeros8(set) + 1
					paid := *q
					paid.spend(a)
					m := v.move(rules.MoveTrade)
					m.Arg, m.Dice[0], m.Dice[1] = uint8(to), rules.ActionDie(a), rules.ResourceDie(from, i+1)
					next := paid
					next.exchange(from, to, i, 1)
					next.advanceDie(which)
					next.more = more{left: w.skill - 1, most: uint8(a), low: uint8(i), from: from, to: to, trade: true}
					v.endAction(&next)
					v.to(&next, m)
					if n := min(have, q.supply[to]); v.support && a == i+1 && n > 1 {
						m.Kind = rules.MoveTradeAll
						v.tradeAll(&paid, m, from, to, i, n)
					}
				}
			}
		}
	}
}

// tradeAll moves the n dice of a pool that show i+1 along an arrow.
func (v *solver) tradeAll(q *position, m rules.Move, from, to content.Resource, i int, n uint8) {
	next := *q
	next.exchange(from, to, i, n)
	for range n {
		k, _ := v.assignment.toTrade(&next, from, to, i+1)
		next.advanceDie(k)
	}
	v.to(&next, m)
}

// travel moves the character ([move]).
func (v *solver) travel(q *position) {
	w := &v.rows[q.at]
	left, a := v.rest(q)
	for to := range v.rows {
		if to == int(q.at) || v.rows[to].closed {
			continue
		}
		if w.gate[to] && left.leadsOn(&a, to, 0) {
			for k := range q.stress {
				next := *q
				if next.pay(content.Stress(k), 1) {
					next.at = uint8(to)
					m := v.move(rules.MoveGate)
					m.Slot, m.Arg = content.Slot(to), uint8(k)
					v.to(&next, v.unabsorbed(m, [content.NumStress]uint8{}, content.Stress(k))...)
				}
			}
		}
		m := v.move(rules.MoveSail)
		m.Slot = content.Slot(to)
		if c := int(w.sail[to]); q.affords(c) && left.leadsOn(&a, to, c) {
			v.journey(q, m, c)
		}
		m.Kind = rules.MoveTravel
		if c := int(w.travel[to]); q.affords(c) && left.leadsOn(&a, to, c) {
			v.journey(q, m, c)
		}
	}
}

// cheapest returns the least dice a move to a slot costs, or -1.
func (w *place) cheapest(to content.Slot) int {
	if c := w.sail[to]; c != int8(content.NoWay) {
		return int(c)
	}
	return int(w.travel[to])
}

// affords reports whether a journey can be paid for.
func (q *position) affords(price int) bool {
	return price != int(content.NoWay) && price <= min(q.free(), len(rules.Move{}.Dice))
}

// journey moves the character for a number of action dice, which are owed: which they are shows later.
func (v *solver) journey(q *position, m rules.Move, price int) {
	next := *q
	next.owed += uint8(price)
	next.spent += uint8(price)
	next.spare += uint8(price)
	next.at = uint8(m.Slot)
	for i := range price {
		m.Dice[i] = anyActionDie
	}
	v.to(&next, m)
}
