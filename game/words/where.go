package words

import (
	"fmt"
	"strings"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Where a table is in its campaign, in words.

// Where says where a table is in the campaign.
func Where(s *rules.State) string {
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

// BranchName returns where a table is in the campaign, for the name of a campaign that branches there.
func BranchName(s *rules.State) string {
	year := "year " + rules.Roman(int(s.Year))
	if s.Phase == rules.Turns {
		return fmt.Sprintf("%s turn %d", year, s.Turn)
	}
	return year
}

// OfWinter says where a winter of Skadi is, and who lives; once it is over, what it came to.
func OfWinter(w *saves.Wintering) (where, who string) {
	sheet, s := w.Game.Sheet(), &w.Table
	var alive []string
	for i, name := range sheet.Family.Names {
		if s.Alive(i) {
			alive = append(alive, name)
		}
	}
	where, who = fmt.Sprintf("Skadi, week %d of %d", s.Week, sheet.Game.Weeks), rules.Joined(alive, "and")
	switch score := w.Score(); {
	case len(alive) == 0:
		return fmt.Sprintf("Skadi, lost in week %d", s.Week), "Nobody lives"
	case w.Over() && score.Title != "":
		where = fmt.Sprintf("Skadi, finished: %s, %s", rules.HowMany(score.Total, "point", "points"), score.Title)
	case w.Over():
		where = "Skadi, finished: " + rules.HowMany(score.Total, "point", "points")
	}
	return where, who
}

// WhereAndWho says where a campaign is, and who plays whom.
func WhereAndWho(e *saves.Entry) string {
	b, s := e.Book, &e.Table
	year := "Year " + rules.Roman(int(s.Year))
	switch s.Phase {
	case rules.Turns:
		year += fmt.Sprintf(", turn %d, %s", s.Turn, b.Season(s))
	case rules.YearOver, rules.SessionEnd:
		year += ", at its end"
	case rules.CampaignOver:
		year = "Finished"
	}
	parts := []string{year}
	if who := saves.Characters(b, s); who != "" {
		parts = append(parts, who)
	}
	switch names := e.Header.ShortNames(); {
	case len(names) == 1 && names[0] == OnePlayer:
		parts = append(parts, "one player")
	case len(names) > 0:
		parts = append(parts, "played by "+strings.Join(names, BetweenPlayers))
	}
	if e.Header.Companion > 0 {
		parts = append(parts, "with a companion")
	}
	for _, box := range e.Header.Boxes {
		parts = append(parts, box.Name)
	}
	return strings.Join(parts, "  ·  ")
}

// BetweenPlayers stands between two names.
const BetweenPlayers = saves.Between

// OnePlayer stands for the name of somebody who plays both characters and has given none.
const OnePlayer = "One player"

// PlaysAlone reports whether one player plays both characters, by the names of those who play; that is not known where there
// are none.
func PlaysAlone(names []string) bool { return len(names) == 1 }
