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

// waysTo are the ways to some values with abilities not used yet.
func (v *solver) waysTo(used uint16, values uint8) *ways {
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

// gifts are the ways from the dice that an ability brings besides another.
func (v *solver) gifts(x *box, bit uint16, l *ways) (all []giftWay) {
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
