package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// The sound is turned off and on with the settings, and a game without a window needs none.
func TestMute(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "")
	table := practice(g, rules.Options{Seed: 1})
	g.Show(table)
	g.ToggleMute()
	if !gametest.InFile(t, g).Mute || !table.Board.View(g).Muted {
		t.Error("the sound is not off")
	}
	g.ToggleMute()
	if gametest.InFile(t, g).Mute || table.Board.View(g).Muted {
		t.Error("the sound is not on again")
	}
}
