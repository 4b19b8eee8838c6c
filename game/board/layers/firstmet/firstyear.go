package firstmet

import (
	"cmp"
	"slices"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// FirstYear helps through the first setup of each campaign, until a year has been played: a sheet states the goal and what a good first turn is,
// and each choice comes with a proposal. A companion says itself what it chooses.
type FirstYear struct {
	board.Base

	told     bool // the sheet has been shown
	proposed int  // moves made when the last proposal was asked for, and 1
}

// FirstYearMet is among the tips that the settings list as met once a year has been played.
const FirstYearMet = "first-year"

// helps reports whether the players have played no year yet, and want to be told things.
func (y *FirstYear) helps(t *board.Board, g *app.App) bool {
	return g.Settings.Introduced && g.Settings.Tips && !slices.Contains(g.Settings.Met, FirstYearMet) &&
		!t.Guide.Plays() && g.Options.Autoplay == 0 && g.LessonsLearned() < len(g.Lessons)
}

func (y *FirstYear) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	moves := t.Campaign.Len()
	switch {
	case t.Beats.Playing() || !y.helps(t, g):
		return false, false
	case t.State.Year == 1 && t.State.Phase == rules.Turns:
		return false, false
	case t.State.Year > 1 || t.State.Phase != rules.Setup:
		g.Settings.Met = append(g.Settings.Met, FirstYearMet)
		g.SaveSettings()
		return false, false
	case moves == 0 && !y.told:
		y.told, t.Dialog = true, newFirstYear(t.Book.Years())
		return true, true
	case y.proposed == moves+1 || t.Hinted() || hints.PartOf(t.Book, &t.State, t.Campaign.Header.CompanionSeat()) == hints.Own:
		return false, false
	}
	y.proposed = moves + 1
	t.AskProposal(g)
	return true, false
}

// newFirstYear returns the sheet before the first campaign, which has a number of years.
func newFirstYear(years int) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Your first year", 30)
		for _, say := range []string{
			"To win, mind the tracks of support, espionage and diplomacy. " + words.InYears(words.Winning, years),
			"The table proposes two characters and where they begin. Choose others if you like.",
			"A good first turn fills squares of a card or overcomes an obstacle, and leaves no die unused. " +
				"At the table, " + cmp.Or(g.Keyboard.Key(command.Hint), "the menu") + " gives a hint.",
		} {
			m.Text(say, app.SheetWidth)
		}
		m.Lettered("C", m.Next("Choose the characters", d.Press(nil)))
	}}
}
