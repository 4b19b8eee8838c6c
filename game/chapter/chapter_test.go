package chapter

import (
	"slices"
	"testing"

	"sixwinters/rules"
)

// What was lost is told under the tracks after the last year, where nothing stays and nothing goes: beside them there is not always
// room for it under what was won.
func TestSidesOfAChapter(t *testing.T) {
	stays := []rules.Line{{Part: rules.Won}, {Part: rules.Lost}, {Part: rules.Stays}}
	for _, test := range []struct {
		name           string
		fates, columns bool
		lines          []rules.Line
		under, other   []rules.Part
	}{
		{"a year that begins", false, true, stays, nil, []rules.Part{rules.Won, rules.Lost, rules.Stays, rules.Goes}},
		{"a year that is over", true, true, stays, []rules.Part{rules.Stays, rules.Goes}, []rules.Part{rules.Won, rules.Lost}},
		{"the last year", true, true, stays[:2], []rules.Part{rules.Lost}, []rules.Part{rules.Won}},
		{"the last year in one column", true, false, stays[:2], []rules.Part{rules.Stays, rules.Goes}, []rules.Part{rules.Won, rules.Lost}},
	} {
		c := Chapter{Chapter: rules.Chapter{Lines: test.lines}, Fates: test.fates}
		if under, other := c.sides(test.columns); !slices.Equal(under, test.under) || !slices.Equal(other, test.other) {
			t.Errorf("%s: %v and %v, not %v and %v", test.name, under, other, test.under, test.other)
		}
	}
}
