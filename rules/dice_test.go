package rules

import "testing"

// The set of the values that dice show has a bit for each, however many dice show it.
func TestValuesSet(t *testing.T) {
	for _, c := range []struct {
		dice Values
		want uint8
	}{{Values{}, 0}, {Values{1, 0, 2, 0, 0, 15}, 0b100101}, {Values{128, 128, 128, 128, 128, 128}, AnyValue}} {
		if got := c.dice.Set(); got != c.want {
			t.Errorf("%v shows %06b, not %06b", c.dice, got, c.want)
		}
	}
}
