package rules

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// Reading cards refuses an effect in a list where its operation may not stand. In all others it is carried out or, in `standing`,
// looked for by a rule: see [standingShown].
func TestEveryOperationIsExecuted(t *testing.T) {
	guides, err := contenttest.Cards(t).Operations()
	if err != nil {
		t.Fatal(err)
	}
	if len(guides) != int(content.NumOps)-1 {
		t.Errorf("there are %d operations in the guide, not %d", len(guides), content.NumOps-1)
	}
	for _, g := range guides {
		onCards := func(list string) bool { return strings.HasPrefix(list, "`standing`") }
		carriedOut := slices.ContainsFunc(g.In, func(list string) bool { return !onCards(list) && list != "an ability that is `standing`" })
		stands := slices.ContainsFunc(g.In, onCards)
		if carriedOut && operations[g.Op].do == nil {
			t.Errorf("%s may stand in %q and is not carried out", g.Op, g.In)
		}
		if stands && standingShown[g.Op] == nil {
			t.Errorf("%s may stand in %q and no scenario shows it", g.Op, g.In)
		}
	}
}
