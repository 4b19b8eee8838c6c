package solver

import (
	"cmp"
	"math/bits"
	"slices"

	"sixwinters/rules"
)

// How abilities lead from one die to another, each used once.

// ways are how dice come to show what a square asks for.
type ways struct {
	// from are, by value, the smallest sets of abilities that lead to them from a die that shows it: the smallest of those with
	// the same abilities that bring several dice.
	from  [rules.Sides][]uint16
	gifts []giftWay
}

// giftWay is a die that comes besides another, and what leads from it on.
type giftWay struct{ box, with uint16 }

// waysTo returns the ways to some values with abilities not used yet.
func (v *lookups) waysTo(used uint16, values uint8) *ways {
	key := uint32(used)<<8 | uint32(values)
	if l := v.led[key]; l != nil {
		return l
	}
	l := &ways{}
	var changes []int
	several := uint16(0)
	for i := range v.boxes {
		if x := &v.boxes[i]; used&(1<<i) == 0 && x.changes() {
			changes = append(changes, i)
			if x.more() > 0 {
				several |= 1 << i
			}
		}
	}
	sets := make([]int, 1<<len(changes)) // of changes, the smallest first
	for i := range sets {
		sets[i] = i
	}
	slices.SortStableFunc(sets, func(x, y int) int { return cmp.Compare(bits.OnesCount(uint(x)), bits.OnesCount(uint(y))) })
	for from := range l.from {
		reached := make([]uint8, len(sets)) // the values that each set leads to
		reached[0] = 1 << from
		for _, set := range sets {
			boxes := uint16(0)
			for k, i := range changes {
				if set&(1<<k) != 0 {
					boxes |= 1 << i
					reached[set] |= v.boxes[i].outcomesOf(reached[set&^(1<<k)])
				}
			}
			less := func(s uint16) bool { return s&^boxes == 0 && s&several == boxes&several }
			if reached[set]&values != 0 && !slices.ContainsFunc(l.from[from], less) {
				l.from[from] = append(l.from[from], boxes)
			}
		}
	}
	for _, i := range changes {
		if x := &v.boxes[i]; x.more() > 0 {
			l.gifts = append(l.gifts, v.gifts(x, 1<<i, l)...)
		}
	}
	v.led[key] = l
	return l
}

// gifts returns the ways from the dice that an ability brings besides another.
func (v *lookups) gifts(x *box, bit uint16, l *ways) (all []giftWay) {
	brings := x.outcomesOf(rules.AnyValue)
	for from := range l.from {
		if brings&(1<<from) == 0 {
			continue
		}
		for _, with := range l.from[from] {
			if g := (giftWay{bit, with}); with&bit == 0 && !slices.Contains(all, g) {
				all = append(all, g)
			}
		}
	}
	return all
}

// become returns the values that dice come to show by some abilities, each used once, in any order.
func (v *lookups) become(values uint8, boxes uint16) (to uint8) {
	if boxes == 0 || values == 0 {
		return values
	}
	for set := boxes; set != 0; set &= set - 1 {
		one := set & -set
		to |= v.become(v.boxes[bits.TrailingZeros16(one)].outcomesOf(values), boxes&^one)
	}
	return to
}

// leading returns those of some values from which some abilities lead to others.
func (v *lookups) leading(values uint8, boxes uint16, to uint8) (from uint8) {
	for ; values != 0; values &= values - 1 {
		if one := values & -values; v.become(one, boxes)&to != 0 {
			from |= one
		}
	}
	return from
}

// through returns the values of the dice that are put on one of some abilities, and of those that come of it, where all of
// these lead from some values to others.
func (v *lookups) through(from uint8, boxes, box uint16, to uint8) (in, out uint8) {
	x := &v.boxes[bits.TrailingZeros16(box)]
	others := boxes &^ box
	for before := others; ; before = (before - 1) & others {
		for values := v.become(from, before); values != 0; values &= values - 1 {
			one := values & -values
			if come := v.leading(x.outcomesOf(one), others&^before, to); come != 0 {
				in |= one
				out |= come
			}
		}
		if before == 0 {
			return in, out
		}
	}
}
