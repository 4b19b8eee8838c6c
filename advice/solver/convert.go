package solver

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Pool dice that are used as action dice, where an ability or an obstacle allows it.

// convert uses one pool die as an action die.
func (v *solver) convert(q *position) {
	if v.rows[q.at].converts == 0 || q.spare == 0 {
		return
	}
	v.settle(q, func(named *position) {
		for r := range content.Resource(content.NumResources) {
			for i, have := range q.pool[r] {
				if have > 0 && v.rows[q.at].converts&(1<<r) != 0 {
					next := *named
					v.to(&next, next.asActionDie(v, r, i))
				}
			}
		}
	})
}

// convertAll uses all pool dice that the deal has no use for as action dice, as soon as the character is where that is possible:
// later they would be no better, unless the supply has not as many action dice. It reports whether there are any.
func (v *solver) convertAll(q *position) bool {
	if !v.early() || v.rows[q.at].converts == 0 {
		return false
	}
	spared, n := v.spared(q)
	if n == 0 || n+v.broughtByLifts(q) > int(q.spare) {
		return false
	}
	v.settle(q, func(named *position) {
		next := *named
		moves := make([]rules.Move, 0, n)
		for r := range content.Resource(content.NumResources) {
			for i, have := range spared[r] {
				for range have {
					moves = append(moves, next.asActionDie(v, r, i))
				}
			}
		}
		v.to(&next, moves...)
	})
	return true
}

// spared are the pool dice that may be used as action dice where the character is and that the deal has no use for, and how many.
func (v *solver) spared(q *position) (spared [content.NumResources]rules.Values, n int) {
	taken := v.stillTaken(q)
	for r := range spared {
		if v.rows[q.at].converts&(1<<r) == 0 {
			continue
		}
		for i, have := range q.pool[r] {
			spared[r][i] = have - taken[r][i]
			n += int(spared[r][i])
		}
	}
	return spared, n
}

// asActionDie uses a pool die that shows i+1 as an action die, and returns the move.
func (q *position) asActionDie(v *solver, r content.Resource, i int) rules.Move {
	q.pool[r][i]--
	q.supply[r]++
	q.spare--
	q.dice[i]++
	q.fresh[i]++
	m := v.move(rules.MoveConvert)
	m.Dice[0] = rules.ResourceDie(r, i+1)
	return m
}
