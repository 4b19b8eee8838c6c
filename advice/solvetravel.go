package advice

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
	q.take(to, n)
}

// trade moves pool dice along an arrow ([trade], [support-mastery]).
func (v *solver) trade(q *position, due due) {
	here := v.rows[q.at].resource
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if from != here && to != here || !rules.Arrow(from, to) || q.supply[to] == 0 && !v.lends(to) {
				continue
			}
			for i, have := range q.pool[from] {
				if have == 0 {
					continue
				}
				d := rules.ResourceDie(from, i+1)
				// What is created or traded on at once may come from several pools.
				gathered := v.support && due.what == poolDue && due.is(rules.ResourceDie(to, i+1))
				dealt, wanted := v.toTrade(q, from, to, i+1)
				wanted = (wanted || v.gathers()) && v.wantedBeyond(q, to, i+1)
				if !wanted && !v.tradesToConvert() || v.rows[q.at].skill == 1 && !gathered && !due.pool(d) {
					continue
				}
				for set := v.spendable(q, i+1, due); set != 0; set &= set - 1 {
					a := bits.TrailingZeros8(set) + 1
					if !wanted && !v.exchanged(q, i+1, a) {
						continue
					}
					next := *q
					next.spend(a)
					next.exchange(from, to, i, 1)
					next.goesOn(dealt)
					next.due = v.tradedDue(q, from, to, 1<<i)
					next.more = more{left: v.rows[q.at].skill - 1, most: uint8(a), low: uint8(i), from: from, to: to, trade: true}
					m := v.move(rules.MoveTrade)
					m.Arg, m.Dice[0], m.Dice[1] = uint8(to), rules.ActionDie(a), d
					if (!due.all || gathered) && (due.what != leaveDue || next.due.what == leaveDue) {
						v.traded(&next, m)
					}
					if v.support && a == i+1 {
						m.Kind = rules.MoveTradeAll
						v.tradeAll(q, due, m, from, to, i)
					}
				}
			}
		}
	}
}

// traded goes on after a die of an action of several is traded. The supply may end the action, and might not in another
// order of moves.
func (v *solver) traded(q *position, m rules.Move) {
	on := *q
	q.settled()
	v.to(q, m)
	if on.more.left > 0 && on.supply[on.more.to] == 0 && v.lends(on.more.to) {
		on.loan = true
		v.to(&on, m)
	}
}

// tradeAll moves all dice of a pool that show i+1 along an arrow, or as many as there may be in the supply.
func (v *solver) tradeAll(q *position, due due, m rules.Move, from, to content.Resource, i int) {
	have := q.pool[from][i]
	enough := min(have, q.supply[to])
	for n := have; n > 1; n-- {
		if n != enough && !v.lends(to) {
			continue
		}
		next := *q
		next.spend(i + 1)
		next.exchange(from, to, i, n)
		for range n {
			k, _ := v.toTrade(&next, from, to, i+1)
			next.goesOn(k)
		}
		next.loan = next.loan || n < enough
		if v.hand(&next) < 2 {
			next.due = v.tradedDue(q, from, to, 1<<i)
		}
		if due.what != leaveDue || next.due.what == leaveDue {
			v.to(&next, m)
		}
	}
}

// exchanged reports whether an action die may be wanted that shows less than one that is spent for it.
func (v *solver) exchanged(q *position, value, spent int) bool {
	if !v.leavesOut(dearDie) {
		return true
	}
	for i := range v.boxes {
		x := &v.boxes[i]
		switch {
		case q.used&(1<<i) != 0 || !x.takesActionDice() || value == spent:
		case x.op != content.OpFlip || sides+1-value > spent:
			return true
		}
	}
	return false
}

// wantedBeyond reports whether a die of a value that comes to a pool could be of use, there or further along the wheel.
func (v *solver) wantedBeyond(q *position, r content.Resource, value int) bool {
	h := v.hope(q.used)
	if !v.leavesOut(fitsNothing) {
		return true
	}
	for i := range content.Wheel {
		to := (r + content.Resource(i)) % content.Wheel
		if (v.skill > 1 || v.support) && v.converts&(1<<to) != 0 || h.matter[q.placed].of(to)&(1<<(value-1)) != 0 || h.ridden(v.skill) {
			return true
		}
	}
	return false
}

// travel moves the character ([move]).
func (v *solver) travel(q *position, due due) {
	w := &v.rows[q.at]
	goals := v.goals(q)
	for to := range v.rows {
		fare := max(0, w.cheapest(content.Slot(to)))
		if w.gate[to] {
			fare = 0
		}
		if to == int(q.at) || v.rows[to].closed || q.came && to == int(q.from) || !v.heads(q.at, to, fare, goals) {
			continue
		}
		if w.gate[to] && (due.what == nothingDue || due.what == leaveDue) {
			for k := range q.stress {
				next := *q
				if next.pay(content.Stress(k), 1) && (v.gated < 0 || k == v.gated || q.stress[v.gated] <= 1) {
					next.at = uint8(to)
					next.came, next.from, next.fare = false, 0, 0
					m := v.move(rules.MoveGate)
					m.Slot, m.Arg = content.Slot(to), uint8(k)
					v.to(&next, v.unabsorbed(m, [content.NumStress]uint8{}, content.Stress(k))...)
				}
			}
		}
		m := v.move(rules.MoveSail)
		m.Slot = content.Slot(to)
		v.journey(q, m, due, int(w.sail[to]))
		m.Kind = rules.MoveTravel
		v.journey(q, m, due, int(w.travel[to]))
	}
}

// cheapest is the least dice a move to a slot costs, or -1.
func (w *place) cheapest(to content.Slot) int {
	if c := w.sail[to]; c != int8(content.NoWay) {
		return int(c)
	}
	return int(w.travel[to])
}

// journey moves the character for a number of action dice, which are owed: which they are shows later.
func (v *solver) journey(q *position, m rules.Move, due due, price int) {
	if price == int(content.NoWay) || price > min(q.free(), len(m.Dice)) || due.what == actionDue && !due.more {
		return
	}
	if q.came && v.leavesOut(detour) {
		// Two moves with nothing between are no better than one that costs no more.
		if direct := v.rows[q.from].cheapest(m.Slot); direct >= 0 && direct <= int(q.fare)+price {
			return
		}
	}
	next := *q
	next.owed += uint8(price)
	next.spent += uint8(price)
	next.spare += uint8(price)
	next.from, next.fare, next.came = next.at, uint8(price), true
	next.at = uint8(m.Slot)
	for i := range price {
		m.Dice[i] = anyActionDie
	}
	v.to(&next, m)
}
