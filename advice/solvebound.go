package advice

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
	a := v.ahead(q)
	need := a.dice(q)
	if need >= farAway {
		return farAway
	}
	earned := v.earned(q)
	dice := need + v.multiplying(q, need-q.free()-earned[1])
	if v.leavesOut(unmatched) && dice < farAway {
		need = v.matched(q, a, v.come(q, need))
		dice = max(dice, need+v.multiplying(q, need-q.free()-v.converted(q)))
	}
	if dice >= farAway {
		return farAway
	}
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		n, have := a.high(value), min(high, q.free())
		if n > have && n > have+v.raised(q, value)+earned[value] {
			return farAway
		}
	}
	return dice + int(q.spent)
}

// come is how many action dice it takes at least, or as many as the search has come to: with fewer a way through the position
// would be of no more interest.
func (v *solver) come(q *position, need int) int {
	most := v.dice - int(q.spent)
	for n := most; n > need; n-- {
		if n+v.multiplying(q, n-q.free()-v.converted(q)) <= most {
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
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 && x.takesActionDice() {
			n += x.more()
		}
	}
	return n
}

// multiplying is how many action dice at least are put on abilities that bring so many more; farAway if they cannot.
func (v *solver) multiplying(q *position, lacking int) (uses int) {
	counted := q.used
	for lacking > 0 {
		best, most := 0, 0
		for i := range v.boxes {
			if x := &v.boxes[i]; counted&(1<<i) == 0 && x.takesActionDice() && x.more() > most {
				best, most = i, x.more()
			}
		}
		if most == 0 {
			return farAway
		}
		counted |= 1 << best
		lacking -= most
		uses++
	}
	return uses
}

// raised is how many action dice that show a value or more abilities may still bring.
func (v *solver) raised(q *position, value int) int {
	n := 0
	for i := range v.boxes {
		x := &v.boxes[i]
		if q.used&(1<<i) == 0 && x.takesActionDice() {
			n += int(x.raises[value])
		}
	}
	return n
}
