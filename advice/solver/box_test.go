package solver

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// dieValues is a set of values, one bit each.
func dieValues(values ...int) (set uint8) {
	for _, v := range values {
		set |= 1 << (v - 1)
	}
	return set
}

// ability is an ability as the solver sees it.
func ability(op content.Op, in content.BoxKind, value, change int, values ...int) box {
	return box{
		Ability: &content.Ability{Box: in, Value: value}, op: op,
		ef: &content.Effect{Do: op, Change: change, Values: values},
	}
}

// TestAbilityBringsEachDieOnce: of several dice that come of one ability each is another one, and those that a die is split into
// show together what it does ([ability]).
func TestAbilityBringsEachDieOnce(t *testing.T) {
	three := ability(content.OpBecome, content.ValueBox, 2, 0, 1, 2, 3)
	split := ability(content.OpSplit, content.AnyDieBox, 0, 0)
	for _, x := range []struct {
		name string
		box  *box
		of   uint8
		each []uint8
		want bool
	}{
		{"two different", &three, dieValues(2), []uint8{dieValues(1), dieValues(3)}, true},
		{"one twice", &three, dieValues(2), []uint8{dieValues(1), dieValues(1)}, false},
		{"the first has to leave one for the second", &three, dieValues(2), []uint8{dieValues(1, 2), dieValues(1)}, true},
		{"three out of two values", &three, dieValues(2), []uint8{dieValues(1, 2), dieValues(1, 2), dieValues(1, 2)}, false},
		{"all three", &three, dieValues(2), []uint8{dieValues(1, 2), dieValues(2, 3), dieValues(2)}, true},
		{"a 5 into 2 and 3", &split, dieValues(5), []uint8{dieValues(2), dieValues(3)}, true},
		{"a 5 into 2 and 2", &split, dieValues(5), []uint8{dieValues(2), dieValues(2)}, false},
		{"a 4 or a 6 into two 3s", &split, dieValues(4, 6), []uint8{dieValues(3), dieValues(3)}, true},
	} {
		if got := x.box.brings(x.of, x.each); got != x.want {
			t.Errorf("%s: %v", x.name, got)
		}
	}
}

// TestThroughAbilities: what a die shows that is put on one of several abilities, and what comes of it, depends on where it comes
// from and where it goes.
func TestThroughAbilities(t *testing.T) {
	v := &solver{}
	v.boxes[0] = ability(content.OpBecome, content.ValueBox, 3, 0, 3, 4)
	v.boxes[1] = ability(content.OpShift, content.AnyDieBox, 0, -2)
	const both = 1<<0 | 1<<1
	for _, x := range []struct {
		name     string
		from, to uint8
		boxes    uint16
		in, out  uint8
		box      uint16
	}{
		{"alone, to a 4", dieValues(3), dieValues(4), 1 << 0, dieValues(3), dieValues(4), 1 << 0},
		{"alone, to a 5", dieValues(3), dieValues(5), 1 << 0, 0, 0, 1 << 0},
		{"a 5, lowered before", dieValues(5), rules.AnyValue, both, dieValues(3), dieValues(3, 4), 1 << 0},
		{"a 3, lowered after", dieValues(3), dieValues(2), both, dieValues(3), dieValues(4), 1 << 0},
		{"the other one of these", dieValues(3), dieValues(2), both, dieValues(4), dieValues(2), 1 << 1},
	} {
		if in, out := v.through(x.from, x.boxes, x.box, x.to); in != x.in || out != x.out {
			t.Errorf("%s: %06b is put there and %06b comes of it, not %06b and %06b", x.name, in, out, x.in, x.out)
		}
	}
}
