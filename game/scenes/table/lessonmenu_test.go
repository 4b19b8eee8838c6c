package table

import (
	"slices"
	"testing"

	"sixwinters/game/gametest"
)

// The menu of a lesson's table leads to the settings and back, and to the rules.
func TestTheMenuOfALesson(t *testing.T) {
	g, table := pacedLesson(t, "moving", 1)
	g.Width, g.Height = 1280, 720
	tableGame(g, table)
	table.Board.Pause()
	gametest.Strike(t, g, "Tab") // it is drawn
	names := gametest.NamesOf(gametest.MenuNow(g))
	for _, name := range []string{"Settings", "The rules"} {
		if !slices.Contains(names, name) {
			t.Errorf("there is no button %q among %q", name, names)
		}
	}
}
