package chapter

import (
	"slices"
	"testing"

	"sixwinters/rules/chronicle"
)

// What was lost is told under the tracks after the last year, where nothing stays and nothing goes: beside them there is not
// always room for it under what was won.
func TestSidesOfAChapter(t *testing.T) {
	stays := []chronicle.Line{{Part: chronicle.Won}, {Part: chronicle.Lost}, {Part: chronicle.Stays}}
	for _, test := range []struct {
		name           string
		fates, columns bool
		lines          []chronicle.Line
		under, other   []chronicle.Part
	}{
		{"a year that begins", false, true, stays, nil, []chronicle.Part{chronicle.Won, chronicle.Lost, chronicle.Stays, chronicle.Goes}},
		{"a year that is over", true, true, stays, []chronicle.Part{chronicle.Stays, chronicle.Goes}, []chronicle.Part{chronicle.Won, chronicle.Lost}},
		{"the last year", true, true, stays[:2], []chronicle.Part{chronicle.Lost}, []chronicle.Part{chronicle.Won}},
		{"the last year in one column", true, false, stays[:2], []chronicle.Part{chronicle.Stays, chronicle.Goes}, []chronicle.Part{chronicle.Won, chronicle.Lost}},
	} {
		c := Chapter{Chapter: chronicle.Chapter{Lines: test.lines}, Fates: test.fates}
		if under, other := c.sides(test.columns); !slices.Equal(under, test.under) || !slices.Equal(other, test.other) {
			t.Errorf("%s: %v and %v, not %v and %v", test.name, under, other, test.under, test.other)
		}
	}
}
