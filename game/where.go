package game

import (
	"fmt"
	"strings"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Where a table is in its campaign, in words.

// where says where a table is in the campaign.
func where(s *rules.State) string {
	year := "Year " + rules.Roman(int(s.Year))
	switch s.Phase {
	case rules.Setup:
		return year + ", session setup"
	case rules.YearOver:
		return "The end of year " + rules.Roman(int(s.Year))
	case rules.SessionEnd:
		return year + ", session end"
	case rules.CampaignOver:
		return "The end of the campaign"
	}
	return fmt.Sprintf("%s, turn %d, %s", year, s.Turn, s.Step.Name())
}

// branchName is where a table is in the campaign, for the name of a campaign that branches there.
func branchName(s *rules.State) string {
	year := "year " + rules.Roman(int(s.Year))
	if s.Phase == rules.Turns {
		return fmt.Sprintf("%s turn %d", year, s.Turn)
	}
	return year
}

// whereAndWho says where a campaign is, and who plays whom.
func whereAndWho(b *rules.Rulebook, e *saves.Entry) string {
	s := &e.Table
	year := "Year " + rules.Roman(int(s.Year))
	switch s.Phase {
	case rules.Turns:
		year += fmt.Sprintf(", turn %d, %s", s.Turn, b.Season(s))
	case rules.YearOver, rules.SessionEnd:
		year += ", at its end"
	case rules.CampaignOver:
		year = "All six winters"
	}
	parts := []string{year}
	if who := characters(b, s); who != "" {
		parts = append(parts, who)
	}
	switch names := shortened(e.Header.Names()); {
	case len(names) == 1 && names[0] == onePlayer:
		parts = append(parts, "one player")
	case len(names) > 0:
		parts = append(parts, "played by "+strings.Join(names, betweenPlayers))
	}
	return strings.Join(parts, "  ·  ")
}
