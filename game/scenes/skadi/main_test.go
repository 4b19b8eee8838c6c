package skadi_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/skadi"
)

func init() { gametest.Begin = game.Begin }

func TestMain(m *testing.M) {
	gametest.Main(m, func(o app.Options) (gametest.Window, *ebiten.RunGameOptions, error) {
		return game.Open(o)
	}, skadi.Shots)
}
