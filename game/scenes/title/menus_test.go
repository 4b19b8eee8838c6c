package title

import (
	"testing"

	"sixwinters/game/gametest"
)

func TestNoTitleMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, Shots()) }

func TestEverythingInTitleMenusCanBeFocused(t *testing.T) {
	gametest.EverythingCanBeFocused(t, Shots())
}

func TestOneThingIsLitOnTheTitle(t *testing.T) {
	gametest.OneThingIsLit(t, gametest.Only(Shots(), "title", "credits", "crash", "lessons"))
}

// However small the window, no word of a menu is larger than its box.
func TestSmallestTitle(t *testing.T) {
	gametest.SmallestPicture(t, gametest.Only(Shots(), "first-start", "title"), nil)
}
