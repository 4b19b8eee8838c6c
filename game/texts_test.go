package game

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
)

// The card of a character tells the abilities it has from those that are still to be earned.
func TestCharacterCardsSayWhatIsEarned(t *testing.T) {
	g := mirrorGame(t)
	table := atActions(t, g)
	who := table.shown.Players[0].Character
	for earned := range content.NumAbilities + 1 - table.shown.Abilities(who) {
		table.shown.Characters[who].Achieved = uint8(earned)
		_, lines := table.texts(layout.Target{Kind: layout.Portrait, N: 0})
		has := table.shown.Abilities(who)
		at := slices.Index(lines, stillToEarn)
		switch {
		case has == content.NumAbilities && at >= 0:
			t.Errorf("with %d abilities there is nothing to earn, and line %d says so", has, at)
		case has < content.NumAbilities && at != has:
			t.Errorf("with %d abilities those to be earned begin at line %d", has, at)
		}
		if last := lines[len(lines)-1]; last != table.book.AchievementText(who) {
			t.Errorf("the card ends with %q", last)
		}
	}
}
