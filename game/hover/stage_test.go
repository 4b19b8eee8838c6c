package hover

import (
	"strings"
	"testing"

	"sixwinters/render/layout"
)

// Years and stages are told in the numbers that stand on the table, and of a stage that is not there nothing is told ([stages]).
func TestYearsAndStagesAreToldInTheNumbersOfTheTable(t *testing.T) {
	b, s := actions(t)
	s.Year, s.Stage = 3, 2
	for _, of := range []struct {
		part  layout.PartKind
		stage uint8
		says  string
	}{
		{layout.PartYear, 2, "It is year III of six."},
		{layout.PartDeck, 2, "left of stage II;"},
		{layout.PartDiscarded, 2, "Stage II of V is being played."},
		{layout.PartDeck, 0, "There are none until a year begins"},
		{layout.PartDiscarded, 0, "Finished and discarded progress cards go here"},
	} {
		s.Stage = of.stage
		if tip := Part(b, &s, layout.Part{Kind: of.part}); !strings.Contains(tip.Text[0], of.says) {
			t.Errorf("part %d in stage %d is told as %q, not with %q", of.part, of.stage, tip.Text, of.says)
		}
	}
}
