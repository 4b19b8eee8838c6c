package advice

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A card is said to be finished for nothing where assets of the location, placed one after the other, fill its end square
// ([complete]): not with too few of them, with such as fit no square, or with those of another location.
func TestFinishesForNothing(t *testing.T) {
	b := rulestest.Book(t)
	steps := content.ProgressID(slices.IndexFunc(b.Content().Progress, func(c content.Progress) bool { return c.Name == "Small Steps" }))
	s := advicetest.FirstActions(t, b)
	here := s.Players[0].At
	for _, c := range []struct {
		name   string
		at     content.Slot
		values []int
		want   bool
	}{
		{"nothing lies there", here, nil, false},
		{"any, one less, equal", here, []int{4, 4, 5}, true},
		{"no pair", here, []int{3, 4, 5}, false},
		{"one too few", here, []int{4, 4}, false},
		{"somewhere else", (here + 1) % content.NumSlots, []int{4, 4, 5}, false},
	} {
		at := s
		at.Players[0].Card = steps
		at.Assets = [content.NumSlots][content.NumResources]rules.Values{}
		for _, v := range c.values {
			at.Assets[c.at][content.Espionage][v-1]++
		}
		if got := FinishesForNothing(b, &at, 0); got != c.want {
			t.Errorf("%s: Small Steps is finished for nothing: %t", c.name, got)
		}
	}
}
