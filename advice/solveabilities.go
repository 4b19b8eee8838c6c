package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Abilities in a solution: those whose outcome is known ([ability], [box]).

// useAbilities puts a die on an ability, or pays for one in stress.
func (v *solver) useAbilities(q *position, due due) {
	for i := range v.boxes {
		x := &v.boxes[i]
		switch {
		case x.op == content.NoOp:
		case x.Cost != content.NoStress:
			next := *q
			next.stay()
			if (due.what == nothingDue || due.what == leaveDue) && next.pay(x.Cost, 1) {
				m := v.move(rules.MovePay)
				m.Arg = uint8(i)
				v.effect(&next, x, rules.NoDie, v.unabsorbed(m, [content.NumStress]uint8{}, x.Cost))
			}
		case q.used&(1<<i) == 0:
			if x.Box == content.AnyDieBox || x.Box == content.ValueBox {
				v.useActionDice(q, i, due)
			}
			for r := range content.Resource(content.NumResources) {
				for k, have := range q.assets[q.at][r] {
					if d := rules.ResourceDie(r, k+1); have > 0 && v.mayPut(q, i, d, due) {
						next := *q
						next.stay()
						next.assets[q.at][r][k]--
						v.use(&next, i, d)
					}
				}
			}
		}
	}
}

// mayPut reports whether it may be of use to put an asset on an ability.
func (v *solver) mayPut(q *position, i int, d rules.Die, due due) bool {
	x := &v.boxes[i]
	h := v.hope(q.used)
	switch {
	case x.changes() && !v.takesPart(i) && !h.ridden(1),
		due.what == actionDue,
		due.what == leaveDue && !h.moves,
		x.op == content.OpTravel && !v.mayRide(x, due):
		return false
	}
	return due.asset(d) && x.fits(d) && !v.pointless(q, i, d)
}

// mayRide reports whether an asset may be put on an ability that moves the character, where it is due or not. Where any die
// does, the action die that has created it would do as well.
func (v *solver) mayRide(x *box, due due) bool {
	return due.what != assetDue || due.ride || x.Box != content.AnyDieBox
}

// pointless reports whether an ability changes an asset that does for the next square as it is: what comes of it is due
// there, so that nothing is won, unless others are made of it or a later square looks back at it.
func (v *solver) pointless(q *position, i int, d rules.Die) bool {
	x := &v.boxes[i]
	if x.more() > 0 || !x.changes() && x.op != content.OpRetype || !v.leavesOut(idleChange) {
		return false
	}
	if x.op == content.OpRetype && !v.turns(q, x, content.Resource(d.Kind())) {
		return true
	}
	if x.op == content.OpRetype && v.roaming != 0 || v.roaming&(1<<d.Kind()) != 0 {
		return false
	}
	if next := int(q.placed) + 1; next < len(v.path) && v.card.Squares[v.path[next].Square].Relation != content.NoRelation {
		return false
	}
	for k := range v.boxes {
		if y := &v.boxes[k]; y.rides() && y.Box != content.AnyDieBox && q.used&(1<<k) == 0 {
			return false
		}
	}
	r, bit := content.Resource(d.Kind()), uint8(1)<<(d.Value()-1)
	if v.direct(q)[r]&bit == 0 {
		return false
	}
	base, to := v.aids(q.used|1<<i).base, x.outcomes(d.Value())
	for other := range content.Resource(content.NumResources) {
		if other != r && x.turnsInto(other) || x.op != content.OpRetype && other == r {
			if base.of(other)&to != 0 || v.short(q, other, v.hand(q)) {
				return false
			}
		}
	}
	return true
}

// turns reports whether it may be of use that an ability changes the resource of an asset: whether a square or an ability
// asks for what it may become, or it comes along, or is short in the supply.
func (v *solver) turns(q *position, x *box, from content.Resource) bool {
	if v.barred != 0 || v.short(q, from, v.hand(q)) {
		return true
	}
	for r := range content.Resource(content.NumResources) {
		if r == from || !x.turnsInto(r) {
			continue
		}
		if v.hope(q.used).asks[q.placed]&(1<<r) != 0 || v.roaming&(1<<r) != 0 || v.wild && r == content.Sorcery || v.short(q, r, v.hand(q)) {
			return true
		}
		for k := range v.boxes {
			if y := &v.boxes[k]; y.op != content.NoOp && y.Cost == content.NoStress && y.Box == content.ResourceBox && y.Resource == r && q.used&(1<<k) == 0 {
				return true
			}
		}
	}
	return false
}

// changeActionDice puts action dice on abilities that bring others, before something else that is due.
func (v *solver) changeActionDice(q *position) {
	for i := range v.boxes {
		if q.used&(1<<i) == 0 && v.boxes[i].takesActionDice() {
			v.useActionDice(q, i, nothing)
		}
	}
}

// useActionDice puts action dice on an ability, unless the deal puts an asset there.
func (v *solver) useActionDice(q *position, i int, due due) {
	x := &v.boxes[i]
	if due.what == assetDue || q.free() < 1 || v.deal != nil && x.changes() && v.takesPart(i) {
		return
	}
	if x.owes() {
		if due.what != actionDue || due.more {
			next := *q
			next.owed++
			next.spent++
			v.use(&next, i, anyActionDie)
		}
		return
	}
	for a := 1; a <= sides; a++ {
		// One that brings more dice may be wanted for their number, as others before it.
		if q.dice.Of(a) == 0 || !due.action(a) && x.more() == 0 || !x.fits(rules.ActionDie(a)) {
			continue
		}
		used := *q
		used.dice[a-1]--
		used.spent++
		v.settle(&used, func(next *position) {
			paid := *next
			v.use(&paid, i, rules.ActionDie(a))
		})
	}
}

// use carries an ability out once its die lies in the box.
func (v *solver) use(q *position, i int, d rules.Die) {
	q.used |= 1 << i
	m := v.move(rules.MoveUse)
	m.Arg, m.Dice[0] = uint8(i), d
	v.effect(q, &v.boxes[i], d, []rules.Move{m})
}

// of is how many dice like one are in the supply.
func (q *position) of(d rules.Die) uint8 {
	if d.IsAction() {
		return q.spare
	}
	return q.supply[d.Kind()]
}

// gain takes a die like one from the supply, showing a value: to the mat, or to the location. The supply has one.
func (v *solver) gain(q *position, like rules.Die, value int) {
	was := q.due
	if like.IsAction() && was.what != poolDue && v.leavesOut(actionWaits) {
		q.due = due{what: actionDue, values: was.values, more: was.what == actionDue}
		if q.dice[value-1] == 0 {
			q.due.values |= 1 << (value - 1)
		}
	}
	if like.IsAction() {
		q.spare--
		q.dice[value-1]++
		return
	}
	q.due = v.gainedDue(q, content.Resource(like.Kind()), 1<<(value-1))
	q.due.values |= was.values
	q.due.ride = was.what == assetDue // one of several
	q.take(content.Resource(like.Kind()), 1)
	q.assets[q.at][like.Kind()][value-1]++
}

// effect goes on with every outcome of an ability that is paid for.
func (v *solver) effect(q *position, x *box, d rules.Die, so []rules.Move) {
	switch x.op {
	case content.OpTravel:
		q.stay()
		v.carry(q, x, so)
		return
	case content.OpRetype:
		v.retype(q, x, d, so)
		return
	}
	lends := !d.IsAction() && v.lends(content.Resource(d.Kind()))
	if q.of(d) == 0 && !lends {
		return
	}
	one := func(value int) {
		if value >= 1 && value <= sides && (!d.IsAction() || value > d.Value() || v.asked(q)&(1<<(value-1)) != 0) {
			v.gain(q, d, value)
			q.due.ride = false // what it was could have taken the character there as well
			if q.due.what == actionDue && v.asked(q)&(1<<(value-1)) == 0 {
				q.due.above = uint8(d.Value())
			}
			v.to(q, so...)
		}
	}
	switch x.op {
	case content.OpShift:
		one(d.Value() + x.ef.Change)
	case content.OpFlip:
		one(sides + 1 - d.Value())
	case content.OpSplit:
		v.split(q, d, lends, so)
	case content.OpBecome:
		if values := x.ef.Values; len(values) == 1 {
			one(values[0])
		} else {
			enough := int(q.of(d)) >= len(values)
			if !enough && q.of(d) > 0 {
				v.some(q, d, values, 0, so)
			}
			if enough || lends {
				next := *q
				for _, value := range values {
					v.gain(&next, d, value)
				}
				v.to(&next, so...)
			}
		}
	}
}

// some gains as many of some values as the supply has dice for, the players choosing which ([supply]).
func (v *solver) some(q *position, d rules.Die, values []int, taken uint, so []rules.Move) {
	if q.of(d) == 0 {
		v.to(q, so...)
		return
	}
	open, tried := uint16(0), uint16(0) // different values
	for i, value := range values {
		if taken&(1<<i) == 0 {
			open |= 1 << value
		}
	}
	for i, value := range values {
		if taken&(1<<i) != 0 || tried&(1<<value) != 0 {
			continue
		}
		tried |= 1 << value
		next := *q
		v.gain(&next, d, value)
		chosen := so
		if open != 1<<value { // it is asked for
			chosen = with(so, rules.Move{Kind: rules.MoveValue, Arg: uint8(value)})
		}
		v.some(&next, d, values, taken|1<<i, chosen)
	}
}

// with is moves and one more.
func with(so []rules.Move, m rules.Move) []rules.Move { return append(so[:len(so):len(so)], m) }

// split gains two dice that sum to the one placed; with one left in the supply, one of them.
func (v *solver) split(q *position, d rules.Die, lends bool, so []rules.Move) {
	one := q.of(d) == 1
	if one {
		for value := 1; value < d.Value(); value++ {
			next := *q
			v.gain(&next, d, value)
			v.to(&next, chosen(so, value, d.Value() > 2)...)
		}
	}
	for low := 1; low <= d.Value()/2 && (!one || lends); low++ {
		next := *q
		v.gain(&next, d, low)
		v.gain(&next, d, d.Value()-low)
		v.to(&next, chosen(so, low, d.Value() > 3)...)
	}
}

// chosen is moves and the choice of a value, if it is asked for.
func chosen(so []rules.Move, value int, asked bool) []rules.Move {
	if !asked {
		return so
	}
	return with(so, rules.Move{Kind: rules.MoveValue, Arg: uint8(value)})
}

// retype gains an asset of another resource with the value of the one placed.
func (v *solver) retype(q *position, x *box, d rules.Die, so []rules.Move) {
	options := 0
	fits := func(r content.Resource) bool {
		return x.turnsInto(r) && d.Kind() != rules.Kind(r)
	}
	for r := range content.Resource(content.NumResources) {
		if fits(r) && q.supply[r] > 0 {
			options++
		}
	}
	for r := range content.Resource(content.NumResources) {
		if !fits(r) || q.supply[r] == 0 && !v.lends(r) || !v.usable(q, r, d.Value()) {
			continue
		}
		next := *q
		v.gain(&next, rules.ResourceDie(r, d.Value()), d.Value())
		next.due.ride = false
		if options == 1 {
			v.to(&next, so...)
		} else {
			v.to(&next, with(so, rules.Move{Kind: rules.MoveResource, Arg: uint8(r)})...)
		}
	}
}

// carry moves the character by an ability.
func (v *solver) carry(q *position, x *box, so []rules.Move) {
	set := x.to &^ (1 << q.at)
	goals := v.goals(q)
	for to := range v.rows {
		if set&(1<<to) == 0 || v.rows[to].closed || !v.heads(q.at, to, 0, goals) {
			continue
		}
		next := *q
		next.at = uint8(to)
		if set == 1<<to {
			v.to(&next, so...)
		} else {
			v.to(&next, with(so, rules.Move{Kind: rules.MoveTo, Slot: content.Slot(to)})...)
		}
	}
}
