package game

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

func init() {
	gametest.Begin = Begin
}

func TestMain(m *testing.M) {
	gametest.Main(m, func(o app.Options) (gametest.Window, *ebiten.RunGameOptions, error) {
		return Open(o)
	}, func() []gametest.Staged { return nil })
}
