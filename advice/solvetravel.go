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
	q.supply[to] -= n
}

// trade moves pool dice along an arrow ([trade], [support-mastery]).
func (v *solver) trade(q *position, due due) {
	here := v.rows[q.at].resource
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if from != here && to != here || !rules.Arrow(from, to) || q.supply[to] == 0 {
				continue
			}
			for i, have := range q.pool[from] {
				d := rules.ResourceDie(from, i+1)
				// What is created or traded on at once may come from several pools.
				gathered := v.support && due.what == poolDue && due.is(rules.ResourceDie(to, i+1))
				if have == 0 || !v.wantedBeyond(q, to, i+1) || v.rows[q.at].skill == 1 && !gathered && !due.pool(d) {
					continue
				}
				for set := v.spendable(q, i+1, due); set != 0; set &= set - 1 {
					a := bits.TrailingZeros8(set) + 1
					next := *q
					next.spend(a)
					next.exchange(from, to, i, 1)
					next.due = v.tradedDue(q, from, to, 1<<i)
					next.more = more{left: v.rows[q.at].skill - 1, most: uint8(a), low: uint8(i), from: from, to: to, trade: true}
					next.settle()
					m := v.move(rules.MoveTrade)
					m.Arg, m.Dice[0], m.Dice[1] = uint8(to), rules.ActionDie(a), d
					if (!due.all || gathered) && (due.what != leaveDue || next.due.what == leaveDue) {
						v.to(&next, m)
					}
					if n := min(have, q.supply[to]); v.support && a == i+1 && n > 1 {
						next := *q
						next.spend(a)
						next.exchange(from, to, i, n)
						if v.hand(&next) < 2 {
							next.due = v.tradedDue(q, from, to, 1<<i)
						}
						m.Kind = rules.MoveTradeAll
						if due.what != leaveDue || next.due.what == leaveDue {
							v.to(&next, m)
						}
					}
				}
			}
		}
	}
}

// wantedBeyond reports whether a die of a value that comes to a pool could be of use, there or further along the wheel.
func (v *solver) wantedBeyond(q *position, r content.Resource, value int) bool {
	for i := range content.Wheel {
		to := (r + content.Resource(i)) % content.Wheel
		if v.rows[q.at].skill > 1 || v.support { // others come with it
			if v.useful(to) {
				return true
			}
			continue
		}
		if v.converts&(1<<to) != 0 || v.fittingAnywhere(q, to, value) {
			return true
		}
	}
	return false
}

// fittingAnywhere is fitting for an asset that may be created anywhere.
func (v *solver) fittingAnywhere(q *position, r content.Resource, value int) bool {
	if v.boxTakes(q, rules.ResourceDie(r, value)) {
		return v.useful(r)
	}
	for i := int(q.placed); i < len(v.path); i++ {
		if n := &v.path[i]; (n.Resource == content.NoResource || n.Resource == r) && n.Values&(1<<(value-1)) != 0 {
			return true
		}
	}
	return false
}

// boxTakes reports whether an ability that is still to be used takes an asset.
func (v *solver) boxTakes(q *position, d rules.Die) bool {
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.op != content.NoOp && x.Cost == content.NoStress && q.used&(1<<i) == 0 && x.fits(d) {
			return true
		}
	}
	return false
}

// travel moves the character ([move]).
func (v *solver) travel(q *position, due due) {
	w := &v.rows[q.at]
	for to := range v.rows {
		if to == int(q.at) || v.rows[to].closed || q.came && to == int(q.from) {
			continue
		}
		if w.gate[to] && (due.what == nothingDue || due.what == leaveDue) {
			for k := range q.stress {
				next := *q
				if next.pay(content.Stress(k), 1) {
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
	if q.came {
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
