package solver

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Abilities as the solver models them ([ability], [box]).

// box is an ability that the solver may use; op NoOp: none.
type box struct {
	*content.Ability
	op content.Op
	ef *content.Effect
	to uint16 // slots, for travel
	// asset is what an asset has to be that lies in the box and moves the character.
	asset Need
	// raises[v] is an upper bound on the extra action dice showing v or more that it brings.
	raises [rules.Sides + 1]uint8
}

// fits reports whether a die fits the box ([box]).
func (x *box) fits(d rules.Die) bool {
	switch x.Box {
	case content.AnyDieBox:
		return true
	case content.AssetBox:
		return !d.IsAction()
	case content.ResourceBox:
		return d.Kind() == rules.Kind(x.Resource)
	case content.ValueBox:
		return d.Value() == x.Value
	}
	return false
}

// changes reports whether an ability brings dice of the type placed.
func (x *box) changes() bool {
	switch x.op {
	case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit:
		return true
	}
	return false
}

// takesActionDice reports whether an action die fits the box and brings others.
func (x *box) takesActionDice() bool {
	return x.changes() && (x.Box == content.AnyDieBox || x.Box == content.ValueBox)
}

// rides reports whether the ability moves the character, for a die.
func (x *box) rides() bool { return x.op == content.OpTravel && x.Cost == content.NoStress }

// turnsInto reports whether an ability may change the resource of an asset to one; it does change it.
func (x *box) turnsInto(r content.Resource) bool {
	return x.op == content.OpRetype && (x.ef.Resource == content.NoResource || x.ef.Resource == r)
}

// owes reports whether any action die will do, so that it can be owed.
func (x *box) owes() bool { return x.op == content.OpTravel && x.Box == content.AnyDieBox }

// outcomes returns the values, bit 0 for 1, that the ability can make of a die; none if the die does not fit.
func (x *box) outcomes(value int) (set uint8) {
	if x.Box == content.ValueBox && x.Value != value {
		return 0
	}
	switch x.op {
	case content.OpBecome:
		for _, to := range x.ef.Values {
			set |= 1 << (to - 1)
		}
	case content.OpShift:
		if to := value + x.ef.Change; to >= 1 && to <= rules.Sides {
			set = 1 << (to - 1)
		}
	case content.OpFlip:
		set = 1 << (rules.Sides - value)
	case content.OpSplit:
		set = 1<<(value-1) - 1
	case content.OpRetype:
		set = 1 << (value - 1)
	}
	return set
}

// outcomesOf returns the outcomes of dice that show any of some values.
func (x *box) outcomesOf(values uint8) (set uint8) {
	for value := 1; value <= rules.Sides; value++ {
		if values&(1<<(value-1)) != 0 {
			set |= x.outcomes(value)
		}
	}
	return set
}

// more returns the number of dice that the ability brings beyond the one placed.
func (x *box) more() int {
	switch x.op {
	case content.OpBecome:
		return len(x.ef.Values) - 1
	case content.OpSplit:
		return 1
	}
	return 0
}

// brings reports whether of a die that shows one of some values there may come dice that each show one of others: no more of these
// than it brings.
func (x *box) brings(of uint8, each []uint8) bool {
	if x.op == content.OpSplit {
		for a := range rules.Sides {
			for b := range rules.Sides - a - 1 { // they show a+1 and b+1, and the die a+b+2
				if each[0]&(1<<a) != 0 && each[1]&(1<<b) != 0 && of&(1<<(a+b+1)) != 0 {
					return true
				}
			}
		}
		return false
	}
	return matched(x.ef.Values, each)
}

// matched reports whether each of some sets of values can have one of its own out of a list.
func matched(values []int, each []uint8) bool {
	if len(each) == 0 {
		return true
	}
	for i, value := range values {
		if each[0]&(1<<(value-1)) != 0 && matched(slices.Concat(values[:i], values[i+1:]), each[1:]) {
			return true
		}
	}
	return false
}

// net returns an upper bound on the extra dice showing a value or more that the ability brings.
func (x *box) net(value int) (most int) {
	for from := 1; from <= rules.Sides; from++ {
		set, n := x.outcomes(from), 0
		switch {
		case x.op == content.OpBecome && set != 0:
			for _, to := range x.ef.Values {
				if to >= value {
					n++
				}
			}
		case x.op == content.OpSplit && from >= 2*value:
			n = 2
		case set>>(value-1) != 0:
			n = 1
		}
		if from >= value {
			n--
		}
		most = max(most, n)
	}
	return most
}

// readAbilities reads the abilities whose outcome is known, unless paying for them marks a condition.
func (v *reading) readAbilities() {
	for i := range v.boxes {
		a := v.b.Ability(&v.table, v.p, i)
		if a == nil || len(a.Effects) != 1 || a.Cost != content.NoStress && v.start.stress[a.Cost] <= 1 {
			continue
		}
		x, ef := &v.boxes[i], &a.Effects[0]
		switch ef.Do {
		case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit, content.OpRetype:
		case content.OpTravel:
			x.to = v.b.Places(&v.table, v.p, &ef.To)
			x.asset = boxed(a)
		default:
			continue
		}
		x.Ability, x.op, x.ef = a, ef.Do, ef
	}
	v.readLifts()
}

// readLifts finds the abilities that action dice may be put on, and what they bring.
func (v *reading) readLifts() {
	for i := range v.boxes {
		x := &v.boxes[i]
		if !x.takesActionDice() {
			continue
		}
		v.lifts |= 1 << i
		for value := 1; value <= rules.Sides; value++ {
			x.raises[value] = uint8(x.net(value))
		}
	}
}
