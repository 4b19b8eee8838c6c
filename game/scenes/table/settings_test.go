package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

func TestSettingsAreWrittenAndInEffect(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "speed = \"slow\"\n")
	table := tableOf(g, practice(g, rules.Options{Seed: 1}).Board.Campaign)
	g.Show(table)
	if table.Board.Speed != motion.Slow {
		t.Errorf("the table begins at the speed %v", table.Board.Speed)
	}
	g.Settings.Speed, g.Settings.Volume = "fast", 20
	g.SaveSettings()
	if table.Board.Speed != motion.Fast {
		t.Errorf("the table goes on at the speed %v", table.Board.Speed)
	}
	if s := gametest.InFile(t, g); s.Speed != "fast" || s.Volume != 20 {
		t.Errorf("the file has %v", s)
	}
}
