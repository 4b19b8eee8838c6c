package rules

import "sixwinters/content"

// Relations of squares to the die before ([progress]), over sets of values.

// AnyValue is the set of all values of a die. In a set of values bit 0 stands for 1, and so on to bit 5 for 6.
const AnyValue = 1<<Sides - 1

// ValuesAfter returns the set of values that stand in a relation to a die before that shows one of a set.
func ValuesAfter(rel content.SquareKind, before uint8) uint8 {
	switch rel {
	case content.OneHigher:
		return before << 1 & AnyValue
	case content.OneLower:
		return before >> 1
	case content.Equal:
		return before
	}
	return AnyValue
}

// ValuesBefore returns the set of values that a die may show before one of a set that stands in a relation to it.
func ValuesBefore(rel content.SquareKind, after uint8) uint8 {
	switch rel {
	case content.OneHigher:
		return after >> 1
	case content.OneLower:
		return after << 1 & AnyValue
	case content.Equal:
		return after
	}
	return AnyValue
}

// only returns the set of one value, 1..6.
func only(value int) uint8 { return 1 << (value - 1) }
