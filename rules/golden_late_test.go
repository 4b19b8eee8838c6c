package rules

import (
	"testing"

	"sixwinters/content"
)

// A total victory, and some cards of the last stage, ask for a better sixth year than the policies have come to in the
// campaigns that were tried. Golden records of them begin with a table laid out here, as for a scenario: no campaign has
// led to it.

// fiveYears is the end of a fifth year as five years of good play could leave it: the markers of the victory tracks two
// spaces from the end, the threats kept down, and two characters who have learned what they could. Locations and
// progress cards have been burned as in any five years, and the year has been set up by legal moves. What comes
// after it is left to chance.
func fiveYears(t *testing.T, chance Chance) State {
	t.Helper()
	tb := bareTable(t)
	for year := 1; year < MostYears-1; year++ {
		tb.toNextYear(year)
	}
	greedy := Players.Greedy(1)
	for tb.s.Phase == Setup {
		tb.play(tb.b.Notation(&tb.s, greedy(tb.b, &tb.s, tb.b.Moves(&tb.s, nil))))
	}
	for r := range content.Resource(content.NumResources) {
		tb.progressed(r, 9)
		tb.threatened(r, 5)
		if tb.b.c.Board.Tracks[r].Victory {
			tb.progressed(r, 10)
			tb.threatened(r, 3)
		}
	}
	for _, name := range []string{"thea", "keel"} {
		tb.achieved(name, MostAchieved)
		for skill := range content.Skill(content.NumSkills) {
			tb.rank(name, skill, MostRank-1)
		}
	}
	for tb.s.Depth > 0 {
		tb.s.pop()
	}
	tb.s.Turn, tb.s.Phase = mostTurns, YearOver
	tb.s.push(yearOverFrame)
	tb.s.Chance = chance
	tb.whole("at the end of the fifth year")
	return tb.s
}
