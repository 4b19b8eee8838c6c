package table

import (
	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// recapScenes are the pictures of what is told of a turn.
var recapScenes = []gametest.Staged{
	{Name: "recap", Stage: stageRecap},
	{Name: "recap-at-150", Stage: stageAt(150, stageRecap)},
	{Name: "recap-at-200", Stage: stageAt(200, stageRecap)},
}

// stageRecap comes to the third turn, of which the recap tells.
func stageRecap(g *app.App) error {
	t, err := stageTable(g, nil)
	if err != nil {
		return err
	}
	return tellTurns(g, t, 4)
}
