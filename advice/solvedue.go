package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The same moves in another order lead to the same place, so that of all orders the solver looks only at the one in which
// everything is done as late as can be. What a move has brought is due: it is used by the next move, since a way in which
// it waits has a twin in which it is brought later.
//
// Postponing a move keeps dice out of the supply that it would return, or leaves there what it would take. Where the
// supply may run short for what is done in between, nothing is due.

// due is what the next move must use.
type due struct {
	what   dueKind
	kind   rules.Kind
	values uint8 // one of these, bit 0 for 1
	more   bool  // there are more action dice than before: the character may move for one of them
	ride   bool  // an asset that cost no die, or came with others: the character may move for it by an ability that takes any die
	all    bool  // all dice of the pool that show the same are to be created or traded on at once
	above  uint8 // where it is spent must ask for more than this: otherwise the die that it was would have done
}

type dueKind uint8

const (
	nothingDue dueKind = iota
	assetDue           // to be placed, or put on an ability, where the character is
	poolDue            // to be created or traded on
	actionDue          // to be spent, or put on an ability
	leaveDue           // the character moves on, on foot or by an asset: what was traded is traded on elsewhere
)

// nothing is due where any move may follow.
var nothing due

// asset, pool and action report whether a die may be used as one by the next move.
func (u due) asset(d rules.Die) bool { return u.what != assetDue || u.is(d) }
func (u due) pool(d rules.Die) bool  { return u.what != poolDue || u.is(d) }
func (u due) action(value int) bool  { return u.what != actionDue || u.values&(1<<(value-1)) != 0 }

func (u due) is(d rules.Die) bool { return u.kind == d.Kind() && u.values&(1<<(d.Value()-1)) != 0 }

// assetsDue is what is due where assets have come to where the character is. What was there before could have been used as
// well, and is not due.
func assetsDue(q *position, r content.Resource, values uint8) due {
	return due{what: assetDue, kind: rules.Kind(r), values: values &^ valuesOf(&q.assets[q.at][r])}
}

// createdDue is what is due after assets are created.
func (v *solver) createdDue(q *position, r content.Resource, values uint8) due {
	if !v.leavesOut(createdWaits) || v.roaming&(1<<r) != 0 || v.fewActionDice(q) {
		return nothing
	}
	return assetsDue(q, r, values)
}

// tradedDue is what is due after pool dice are traded where the character is. In a slot of the resource they come to they
// can as well be traded when they are created or traded on; elsewhere, when the character leaves.
func (v *solver) tradedDue(q *position, from, to content.Resource, values uint8) due {
	if !v.leavesOut(tradedWaits) || v.converts&(1<<to) != 0 || v.fewActionDice(q) || v.short(q, from, v.hand(q)-2) || v.short(q, to, v.hand(q)-2) {
		return nothing
	}
	if v.rows[q.at].resource != to {
		return due{what: leaveDue}
	}
	u := due{what: poolDue, kind: rules.Kind(to), values: values}
	if there := valuesOf(&q.pool[to]) & values; there != 0 && v.rows[q.at].skill == 1 {
		// One that showed the same was there before: it was traded for nothing but to take both at once.
		if u.all = v.support; !u.all {
			u.values &^= there
		}
	}
	return u
}

// gainedDue is what is due after an ability has brought assets where the character is.
func (v *solver) gainedDue(q *position, r content.Resource, values uint8) due {
	if !v.leavesOut(gainedWaits) || v.roaming&(1<<r) != 0 || v.short(q, r, v.hand(q)) {
		return nothing
	}
	return assetsDue(q, r, values)
}

// fewActionDice reports whether a die that is spent later could be missing in the supply for an ability.
func (v *solver) fewActionDice(q *position) bool {
	if int(q.spare) >= sides { // more than any ability brings
		return false
	}
	if v.converts != 0 && q.spare == 0 {
		return true
	}
	for i := range v.boxes {
		x := &v.boxes[i]
		if q.used&(1<<i) == 0 && x.takesActionDice() && int(q.spare) < x.more()+1 {
			return true
		}
	}
	return false
}

// short reports whether the supply of a resource may come to its end before the actions do, with so many action dice. Where
// that is far from likely it says no and notes it: the moves that then find too few dice there are tried all the same.
func (v *solver) short(q *position, r content.Resource, dice int) bool {
	need := 0
	for i := range v.boxes {
		x := &v.boxes[i]
		switch {
		case x.op == content.NoOp || q.used&(1<<i) != 0:
		case x.op == content.OpRetype:
			need++
		case x.changes() && (x.Box != content.ResourceBox || x.Resource == r):
			need += x.more() + 1
		}
	}
	// Whatever is traded is created or traded on by another die.
	if r != content.Sorcery {
		atOnce := int(v.skill)
		if v.support {
			for _, n := range v.equals(q) {
				atOnce = max(atOnce, n)
			}
		}
		need += dice / 2 * atOnce
	}
	if int(q.supply[r]) >= need {
		return false
	}
	v.lent |= 1 << r
	return q.supply[r] < scarce
}

// scarce is how many dice in the supply are so few that any order of moves may matter.
const scarce = 3

// lends reports whether there may be more or fewer dice of a resource in the supply than it seems, since moves were put
// off that return or take some.
func (v *solver) lends(r content.Resource) bool { return v.lent&(1<<r) != 0 }

// take takes dice out of the supply; what is not there is on loan.
func (q *position) take(r content.Resource, n uint8) {
	if q.supply[r] < n {
		q.loan, n = true, q.supply[r]
	}
	q.supply[r] -= n
}

// idle reports whether what is due cannot be used.
func (v *solver) idle(q *position) bool {
	if !v.leavesOut(uselessDue) {
		return false
	}
	switch q.due.what {
	case assetDue:
		return v.fitting(q)[q.due.kind]&q.due.values == 0 && !v.rides(q) && !v.mayRoam(q)
	case poolDue:
		r := content.Resource(q.due.kind)
		if v.roaming&(1<<r) != 0 || v.mayRoam(q) || v.fitting(q)[r]&q.due.values != 0 || v.fewActionDice(q) {
			return false
		}
		for to := range content.Resource(content.Wheel) {
			if !rules.Arrow(r, to) {
				continue
			}
			for value := 1; value <= sides; value++ {
				if q.due.values&(1<<(value-1)) != 0 && v.wantedBeyond(q, to, value) {
					return false
				}
			}
		}
		return true
	}
	return false
}

// mayRoam reports whether an ability may make of an asset one that comes along with the character.
func (v *solver) mayRoam(q *position) bool {
	for i := range v.boxes {
		if q.used&(1<<i) == 0 && slices.ContainsFunc(v.roams, v.boxes[i].turnsInto) {
			return true
		}
	}
	return false
}

// rides reports whether the asset that is due may be put on an ability that moves the character. Where an action die would
// do as well, an asset that cost one is not.
func (v *solver) rides(q *position) bool {
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.rides() && q.used&(1<<i) == 0 &&
			(x.Box != content.AnyDieBox || q.due.ride || v.multiplies(q)) && x.fitsOne(q.due) {
			return true
		}
	}
	return false
}

// multiplies reports whether an ability may make several of the asset that is due.
func (v *solver) multiplies(q *position) bool {
	for i := range v.boxes {
		if x := &v.boxes[i]; x.more() > 0 && q.used&(1<<i) == 0 && x.fitsOne(q.due) {
			return true
		}
	}
	return false
}

// fitsOne reports whether one of the dice that are due fits the box.
func (x *box) fitsOne(u due) bool {
	for value := 1; value <= sides; value++ {
		if u.values&(1<<(value-1)) != 0 && x.fits(rules.NewDie(u.kind, value)) {
			return true
		}
	}
	return false
}

// fitting are the values of assets where the character is, by resource, that can be placed on the next square, at once or
// by abilities.
func (v *solver) fitting(q *position) (set [content.NumResources]uint8) {
	n := &v.path[q.placed]
	if n.Region != content.NoRegion && n.Region != v.rows[q.at].region {
		return set
	}
	set = v.direct(q)
	v.lead(q, &set)
	return set
}

// direct are the values of assets where the character is, by resource, that can be placed on the next square as they are.
func (v *solver) direct(q *position) (set [content.NumResources]uint8) {
	n := &v.path[q.placed]
	if n.Region != content.NoRegion && n.Region != v.rows[q.at].region {
		return set
	}
	for r := range content.Resource(content.NumResources) {
		switch {
		case v.barred&(1<<r) != 0 && v.ends():
		case v.wild && r == content.Sorcery:
			set[r] = rules.AnyValue
		case n.Resource == content.NoResource || n.Resource == r:
			set[r] = n.Values
			if q.last != rules.NoDie {
				for value := 1; value <= sides; value++ {
					if !v.relates(v.card.Squares[n.Square].Relation, q.last, value) {
						set[r] &^= 1 << (value - 1)
					}
				}
			}
		}
	}
	return set
}

// lead adds to values, by resource, those from which abilities lead to them.
func (v *solver) lead(q *position, set *[content.NumResources]uint8) {
	for more := true; more; {
		more = false
		for i := range v.boxes {
			x := &v.boxes[i]
			if x.op == content.NoOp || x.op == content.OpTravel || q.used&(1<<i) != 0 {
				continue
			}
			for r := range content.Resource(content.NumResources) {
				to := set[r]
				if x.op == content.OpRetype {
					to = 0
					for other := range content.Resource(content.NumResources) {
						if x.turnsInto(other) {
							to |= set[other]
						}
					}
				}
				for value := 1; value <= sides; value++ {
					bit := uint8(1) << (value - 1)
					if set[r]&bit == 0 && x.outcomes(value)&to != 0 && x.fits(rules.ResourceDie(r, value)) {
						set[r] |= bit
						more = true
					}
				}
			}
		}
	}
}
