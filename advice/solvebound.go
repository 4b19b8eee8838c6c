package advice

import "sixwinters/content"

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
	if v.leavesOut(unmatched) {
		need = v.matched(q, a, need)
	}
	if lacking := need - q.free() - v.netted(q); lacking > 0 {
		uses, ok := v.multiplying(q, lacking)
		if !ok {
			return farAway
		}
		need += uses
	}
	high := 0
	for value := sides; value >= 2; value-- {
		high += q.dice.Of(value)
		if n, have := a.high(value), min(high, q.free()); n > have && n > have+v.raised(q, value) {
			return farAway
		}
	}
	return need + int(q.spent)
}

// hand is how many action dice a position may use at most.
func (v *solver) hand(q *position) int {
	n := q.free()
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 && x.takesActionDice() {
			n += x.more()
		}
	}
	return n + v.converted(q, 1)
}

// multiplying is how many action dice at least are put on abilities that bring so many more; false if they cannot.
func (v *solver) multiplying(q *position, lacking int) (uses int, ok bool) {
	counted := q.used
	for lacking > 0 {
		best, most := 0, 0
		for i := range v.boxes {
			if x := &v.boxes[i]; counted&(1<<i) == 0 && x.takesActionDice() && x.more() > most {
				best, most = i, x.more()
			}
		}
		if most == 0 {
			return 0, false
		}
		counted |= 1 << best
		lacking -= most
		uses++
	}
	return uses, true
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

// netted is how many action dice pools may still bring, less those that trade takes to bring them there.
func (v *solver) netted(q *position) int {
	if v.converts == 0 {
		return 0
	}
	atOnce := int(v.skill)
	if v.support {
		for _, n := range v.equals(q) {
			atOnce = max(atOnce, n)
		}
	}
	n := 0
	for r := range content.Resource(content.NumResources) {
		if away := v.fromPool(r); away < atOnce {
			n += q.pool[r].Len() * (atOnce - away) * whole / atOnce
		}
	}
	return n / whole
}

// fromPool is by how many trades at least a die of a pool comes to one whose dice may be used as action dice.
func (v *solver) fromPool(r content.Resource) int {
	switch {
	case v.converts&(1<<r) != 0:
		return 0
	case r == content.Sorcery:
		return 1
	}
	for away := 1; away < content.Wheel; away++ {
		if to := (r + content.Resource(away)) % content.Wheel; v.converts&(1<<to) != 0 {
			return away
		}
	}
	return farAway
}
