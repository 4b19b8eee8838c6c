package replay_test

import (
	"sixwinters/game"
	"sixwinters/game/gametest"
)

func init() { gametest.Begin = game.Begin }
