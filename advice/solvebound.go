package advice

import "math/bits"

// What a position can come to at best. The bound leaves out what makes things dearer, so that it never says more than it
// takes: which dice are spent on moving, in what order things are done, and most of what stress costs.
//
// It asks three times. How many action dice it takes to come to the squares that are left and fill them, each at its least
// price; how many if every square has a die of its own (solvematch.go); and, for every value from 2 on, how many that show at
// least as much, since a die is created or traded only by one that shows no less.

// leastDice is how many action dice a way through a position uses at least; farAway where there is none.
func (v *solver) leastDice(q *position) int {
	if !v.leavesOut(tooDear) {
		return int(q.spent)
	}
	dealt := 0
	if v.deal != nil {
		if dealt = v.stillTakes(q); dealt+int(q.spent) > v.dice {
			return min(dealt+int(q.spent), farAway)
		}
	}
	a := v.ahead(q)
	need := a.dice(q)
	if need >= farAway {
		return farAway
	}
	earned := v.earned(q)
	boxes := v.lifting(q)
	dice := max(dealt, need+v.multiplying(boxes, need-q.free()-earned[1]))
	if v.deal == nil && v.leavesOut(unmatched) && dice < farAway {
		need = v.matched(q, a, v.come(q, boxes, need))
		dice = max(dice, need+v.multiplying(boxes, need-q.free()-v.converted(q)))
	}
	if dice >= farAway {
		return farAway
	}
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		n, have := a.high(value), min(high, q.free())
		if n > have && n > have+v.raised(boxes, value)+earned[value] {
			return farAway
		}
	}
	return dice + int(q.spent)
}

// come is how many action dice it takes at least, or as many as the search has come to: with fewer a way through the position
// would be of no more interest.
func (v *solver) come(q *position, boxes uint16, need int) int {
	most := v.dice - int(q.spent)
	for n := most; n > need; n-- {
		if n+v.multiplying(boxes, n-q.free()-v.converted(q)) <= most {
			return n
		}
	}
	return need
}

// hand is how many action dice a position may use at most.
func (v *solver) hand(q *position) int { return v.own(q) + v.converted(q) }

// own is hand without pool dice.
func (v *solver) own(q *position) int {
	n := q.free()
	for set := v.lifting(q); set != 0; set &= set - 1 {
		n += v.boxes[bits.TrailingZeros16(set)].more()
	}
	return n
}

// lifting are the abilities not used yet that an action die may still be put on, one bit each: one in hand, or what others make
// of it.
func (v *solver) lifting(q *position) (boxes uint16) {
	if q.free() == 0 && v.converts == 0 {
		return 0
	}
	values := valuesOf(&q.dice)
	if v.converts != 0 {
		for r := range q.pool {
			values |= valuesOf(&q.pool[r])
		}
	}
	left := v.lifts &^ q.used
	for again := true; again; {
		again = false
		for set := left &^ boxes; set != 0; set &= set - 1 {
			i := bits.TrailingZeros16(set)
			if brings := v.boxes[i].outcomesOf(values); brings != 0 {
				boxes |= 1 << i
				values |= brings
				again = true
			}
		}
	}
	return boxes
}

// multiplying is how many action dice at least are put on some abilities that bring so many more; farAway if they cannot.
func (v *solver) multiplying(boxes uint16, lacking int) (uses int) {
	for lacking > 0 {
		best, most := 0, 0
		for set := boxes; set != 0; set &= set - 1 {
			if i := bits.TrailingZeros16(set); v.boxes[i].more() > most {
				best, most = i, v.boxes[i].more()
			}
		}
		if most == 0 {
			return farAway
		}
		boxes &^= 1 << best
		lacking -= most
		uses++
	}
	return uses
}

// raised is how many action dice that show a value or more some abilities may bring.
func (v *solver) raised(boxes uint16, value int) int {
	n := 0
	for ; boxes != 0; boxes &= boxes - 1 {
		n += int(v.boxes[bits.TrailingZeros16(boxes)].raises[value])
	}
	return n
}
