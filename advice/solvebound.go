package advice

import (
	"sixwinters/rules"
)

// What a position can come to at best. The bound leaves out what makes things dearer, so that it never says more than it
// takes: that a die can be used once only, which dice are spent on moving, and stress.
//
// It asks twice. How many action dice it takes to come to the squares that are left and fill them; and, for every value
// from 2 on, how many that show at least as much, since a die is created or traded only by one that shows no less.

// leastDice is how many action dice a way through a position uses at least; farAway where there is none.
func (v *solver) leastDice(q *position) int {
	a := v.ahead(q)
	need := a.dice(q)
	if need > v.hand(q) {
		return farAway
	}
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		if n, have := a.high(q, value), min(high, q.free()); n > have && n > have+v.raised(q, value) {
			return farAway
		}
	}
	return need + int(q.spent)
}

// hand is how many action dice a position may use at most.
func (v *solver) hand(q *position) int { return q.free() + v.gains(q) }

// gains is how many action dice more than are placed on them abilities and pools may still bring.
func (v *solver) gains(q *position) int {
	n := 0
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 && x.takesActionDice() {
			n += x.more()
		}
	}
	return n + v.converted(q, 1)
}

// raised is how many action dice that show a value or more abilities and pools may still bring.
func (v *solver) raised(q *position, value int) int {
	n := 0
	for i := range v.boxes {
		x := &v.boxes[i]
		if q.used&(1<<i) == 0 && x.takesActionDice() {
			n += int(x.raises[value])
		}
	}
	return n + v.converted(q, value)
}

// converted is how many pool dice that show a value or more may come to be used as action dice.
func (v *solver) converted(q *position, value int) (n int) {
	if v.converts == 0 {
		return 0
	}
	for r := range q.pool {
		// Any die of a pool may come to be traded there by an action of several dice.
		if v.converts&(1<<r) != 0 || v.support || v.skill > 1 {
			for at := value; at <= sides; at++ {
				n += q.pool[r].Of(at)
			}
		}
	}
	return n
}

// outlook is what it takes at least, from every slot and with every number of squares filled.
type outlook struct {
	costs [rules.NumSquares]costs
	highs [rules.NumSquares]highs
}

// dice is how many action dice it takes from a position on.
func (a *outlook) dice(q *position) int {
	n := a.costs[q.placed][q.at]
	if n >= never {
		return farAway
	}
	return int(n+whole-1) / whole
}

// high is how many action dice it takes that show a value or more.
func (a *outlook) high(q *position, value int) int {
	return int(a.highs[q.placed][value]+whole-1) / whole
}

// ahead is the outlook of a position. All positions of which the bound sees the same share one.
func (v *solver) ahead(q *position) *outlook {
	l := v.sees(q)
	a, ok := v.outlooks[l]
	if !ok {
		a = v.foresee(&l)
		v.outlooks[l] = a
	}
	return a
}

// left is what it takes by slot with so many turns, fixes, gifts and rides left; leftHigh of dice by value, wherever the
// character is.
type (
	left     [mostTurns + 1][mostFixes + 1][mostGifts + 1][mostRides + 1]costs
	leftHigh [mostTurns + 1][mostFixes + 1][mostGifts + 1]highs
)

// foresee finds what it takes by going along the path from its end.
func (v *solver) foresee(l *sight) *outlook {
	a := v.aids(l.used)
	out := &outlook{}
	var after, now left
	var afterHigh, nowHigh leftHigh
	for i := len(v.path) - 1; i >= 0; i-- {
		p := v.prices(l, a, &v.path[i])
		for j := range a.turns + 1 {
			for k := range a.fixes + 1 {
				for n := range a.gifts + 1 {
					nowHigh[j][k][n] = p.high(&afterHigh, j, k, n)
					var there [mostRides + 1]costs
					for m := range a.rides + 1 {
						there[m] = p.dice(&after, j, k, n, m)
						now[j][k][n][m] = v.back(&there[m], a.anyRide, a.to)
						if m > 0 {
							ridden := v.back(&there[m-1], true, a.to)
							now[j][k][n][m].or(&ridden)
						}
					}
				}
			}
		}
		after, afterHigh = now, nowHigh
		out.costs[i] = now[a.turns][a.fixes][a.gifts][a.rides]
		out.highs[i] = nowHigh[a.turns][a.fixes][a.gifts]
	}
	return out
}

// back is the least from each slot before any moves, by what it is after them; with a ride for nothing to some slots if
// there is one.
func (v *solver) back(after *costs, ride bool, rides uint16) costs {
	from := v.walked(after)
	if !ride {
		return from
	}
	best := uint16(never)
	for to, n := range from {
		if rides&(1<<to) != 0 && !v.rows[to].closed {
			best = min(best, n)
		}
	}
	ridden := from
	for at := range ridden {
		ridden[at] = min(ridden[at], best)
	}
	return v.walked(&ridden)
}

// walked is the least from each slot before any moves on foot, by what it is after them.
func (v *solver) walked(after *costs) costs {
	from := *after
	for to, n := range after {
		if n >= never {
			continue
		}
		fares := &v.fares[to]
		for at := range from {
			from[at] = min(from[at], fares[at]+n)
		}
	}
	return from
}
