package table_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/table"
)

// The tests of the table play it in the whole program, which package game puts together.

func init() { gametest.Begin = game.Begin }

func TestMain(m *testing.M) {
	gametest.Main(m, func(o app.Options) (gametest.Window, *ebiten.RunGameOptions, error) {
		return game.Open(o)
	}, table.AllScenes)
}
