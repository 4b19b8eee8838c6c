package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Uses of abilities, of those without a roll ([ability], [box]).

// useAbilities makes every use of an ability.
func (v *solver) useAbilities(q *position) {
	for i := range v.boxes {
		x := &v.boxes[i]
		switch {
		case x.op == content.NoOp:
		case x.Cost != content.NoStress:
			paid := *q
			if paid.pay(x.Cost, 1) {
				m := v.move(rules.MovePay)
				m.Arg = uint8(i)
				v.effect(&paid, x, rules.NoDie, v.unabsorbed(m, [content.NumStress]uint8{}, x.Cost))
			}
		case q.used&(1<<i) == 0:
			if x.rides() || v.lifts&(1<<i) != 0 {
				v.useActionDice(q, i)
			}
			v.useAssets(q, i)
		}
	}
}

// useAssets makes every use of an ability with an asset, if the assignment has one.
func (v *solver) useAssets(q *position, i int) {
	x := &v.boxes[i]
	if x.changes() && !v.assignment.takesPart(i) || x.rides() && v.assignment.mountedAt(i)&(1<<q.at) == 0 {
		return
	}
	for _, d := range v.atHand(q) {
		if x.fits(d.Die) && v.assignment.allows(x, i, content.Resource(d.Kind())) {
			used := *q
			used.used |= 1 << i
			v.effect(&used, x, d.Die, used.use(d, v.onto(i, d.Die)))
		}
	}
}

// useActionDice makes every use of an ability with an action die, unless the assignment puts an asset on it.
func (v *solver) useActionDice(q *position, i int) {
	x := &v.boxes[i]
	switch {
	case q.free() < 1, x.changes() && v.assignment.takesPart(i), x.rides() && v.assignment.either&(1<<i) == 0 && v.assignment.mountedAt(i) != 0:
	case x.owes():
		next := *q
		next.owed++
		next.spent++
		next.used |= 1 << i
		v.effect(&next, x, anyActionDie, []rules.Move{v.onto(i, anyActionDie)})
	default:
		for set := q.dice.Set(); set != 0; set &= set - 1 {
			a := bits.TrailingZeros8(set) + 1
			if !x.fits(rules.ActionDie(a)) {
				continue
			}
			used := *q
			used.dice[a-1]--
			used.spent++
			used.used |= 1 << i
			v.settle(used, func(paid position) {
				v.effect(&paid, x, rules.ActionDie(a), []rules.Move{v.onto(i, rules.ActionDie(a))})
			})
		}
	}
}

// onto returns the move that puts a die on an ability.
func (v *solver) onto(i int, d rules.Die) rules.Move {
	m := v.move(rules.MoveUse)
	m.Arg, m.Dice[0] = uint8(i), d
	return m
}

// of returns how many dice like one are in the supply.
func (q *position) of(d rules.Die) uint8 {
	if d.IsAction() {
		return q.spare
	}
	return q.supply[d.Kind()]
}

// gain moves a die of like's kind, showing a value, from the supply, which must have one, to the mat or the location.
func (q *position) gain(like rules.Die, value int) {
	if like.IsAction() {
		q.spare--
		q.dice[value-1]++
		return
	}
	q.supply[like.Kind()]--
	q.assets[q.at][like.Kind()][value-1]++
}

// effect makes every outcome of an ability that is paid for.
func (v *solver) effect(q *position, x *box, d rules.Die, so []rules.Move) {
	switch x.op {
	case content.OpTravel:
		v.travelByAbility(q, x, so)
		return
	case content.OpRetype:
		v.retype(q, x, d, so)
		return
	}
	if q.of(d) == 0 {
		return
	}
	switch x.op {
	case content.OpShift:
		v.becomes(q, d, d.Value()+x.ef.Change, so)
	case content.OpFlip:
		v.becomes(q, d, rules.Sides+1-d.Value(), so)
	case content.OpSplit:
		v.split(q, d, so)
	case content.OpBecome:
		switch values := x.ef.Values; {
		case len(values) == 1:
			v.becomes(q, d, values[0], so)
		case int(q.of(d)) < len(values):
			v.gainSome(q, d, values, 0, so)
		default:
			for _, value := range values {
				q.gain(d, value)
			}
			v.to(q, so...)
		}
	}
}

// becomes gains one die for the one placed.
func (v *solver) becomes(q *position, d rules.Die, value int, so []rules.Move) {
	if value >= 1 && value <= rules.Sides {
		q.gain(d, value)
		v.to(q, so...)
	}
}

// gainSome gains dice of some of the values, as the players choose, if the supply is too small for all ([supply]).
func (v *solver) gainSome(q *position, d rules.Die, values []int, taken uint, so []rules.Move) {
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
		next.gain(d, value)
		chosen := so
		if open != 1<<value { // the players are asked
			chosen = appended(so, rules.Move{Kind: rules.MoveValue, Arg: uint8(value)})
		}
		v.gainSome(&next, d, values, taken|1<<i, chosen)
	}
}

// appended returns a new list of moves with one more.
func appended(so []rules.Move, m rules.Move) []rules.Move { return append(so[:len(so):len(so)], m) }

// split gains two dice that sum to the one placed; with one left in the supply, one of them.
func (v *solver) split(q *position, d rules.Die, so []rules.Move) {
	if q.of(d) == 1 {
		for value := 1; value < d.Value(); value++ {
			next := *q
			next.gain(d, value)
			v.to(&next, chosen(so, value, d.Value() > 2)...)
		}
		return
	}
	for low := 1; low <= d.Value()/2; low++ {
		next := *q
		next.gain(d, low)
		next.gain(d, d.Value()-low)
		v.to(&next, chosen(so, low, d.Value() > 3)...)
	}
}

// chosen returns a new list of moves with the choice of a value, if the players are asked.
func chosen(so []rules.Move, value int, asked bool) []rules.Move {
	if !asked {
		return so
	}
	return appended(so, rules.Move{Kind: rules.MoveValue, Arg: uint8(value)})
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
		if !fits(r) || q.supply[r] == 0 || v.assignment.into[d.Kind()]&(1<<r) == 0 {
			continue
		}
		next := *q
		next.gain(rules.ResourceDie(r, d.Value()), d.Value())
		if options == 1 {
			v.to(&next, so...)
		} else {
			v.to(&next, appended(so, rules.Move{Kind: rules.MoveResource, Arg: uint8(r)})...)
		}
	}
}

// travelByAbility makes every move of the character by an ability.
func (v *solver) travelByAbility(q *position, x *box, so []rules.Move) {
	set := x.to &^ (1 << q.at)
	m, rest := v.rest(q)
	for to := range v.rows {
		if set&(1<<to) == 0 || v.rows[to].closed || !m.leadsOn(&rest, to, 0) {
			continue
		}
		next := *q
		next.at = uint8(to)
		if set == 1<<to {
			v.to(&next, so...)
		} else {
			v.to(&next, appended(so, rules.Move{Kind: rules.MoveTo, Slot: content.Slot(to)})...)
		}
	}
}
