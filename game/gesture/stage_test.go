package gesture

import (
	"strings"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
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
		{layout.PartYear, 2, "It is year III of VI."},
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

// House rules are named one by one, and the supply says of how many dice ([house-rules], [supply]).
func TestHouseRulesAreTold(t *testing.T) {
	b, s := actions(t)
	if tip := Part(b, &s, layout.Part{Kind: layout.PartSupply}); !strings.HasPrefix(tip.Text[0], "Dice not in use, of 12 of each resource: ") {
		t.Errorf("the supply is told as %q", tip.Text)
	}
	s.House = rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}
	tip := Part(b, &s, layout.Part{Kind: layout.PartHouse})
	if tip.Rule != "house-rules" || len(tip.Text) != 3 || tip.Text[2] != "There are 9 dice of each resource." {
		t.Errorf("[%s] %q", tip.Rule, tip.Text)
	}
	if tip := Part(b, &s, layout.Part{Kind: layout.PartSupply}); !strings.HasPrefix(tip.Text[0], "Dice not in use, of 9 of each resource: ") {
		t.Errorf("the supply is told as %q", tip.Text)
	}
}
