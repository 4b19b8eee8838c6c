package rules

import "sixwinters/content"

// Relations between a square's die and the die before it ([progress]), on sets of values. Bit 0 of a set is value 1, bit 5 is 6.

// AnyValue is the set of all values of a die.
const AnyValue = 1<<Sides - 1

// ValuesAfter returns the values a die may show, in relation rel to a previous die that shows one of before.
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

// ValuesBefore returns the values a die may show if the next die, in relation rel to it, shows one of after.
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

// only returns the set of a single value, 1..6.
func only(value int) uint8 { return 1 << (value - 1) }
