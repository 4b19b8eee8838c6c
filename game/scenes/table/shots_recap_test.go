package table

import (
	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// recapScenes are the pictures of what is told of a turn.
var recapScenes = []gametest.Staged{
	{Name: "strip", Stage: stageStrip},
	{Name: "strip-hover", Stage: hoverStrip},
	{Name: "strip-at-150", Stage: stageAt(150, stageStrip)},
	{Name: "strip-at-200", Stage: stageAt(200, hoverStrip)},
	{Name: "recap", Stage: stageRecap},
	{Name: "recap-at-150", Stage: stageAt(150, stageRecap)},
	{Name: "recap-at-200", Stage: stageAt(200, stageRecap)},
}

// stageRecap comes to the third turn, of which the recap tells.
func stageRecap(g *app.App) error {
	err := stageStrip(g)
	if err == nil {
		openRecap(g, g.Scene.(*table))
	}
	return err
}

// stageStrip comes to the third turn, of which the strip tells.
func stageStrip(g *app.App) error {
	t, err := stageTable(g, nil)
	if err != nil {
		return err
	}
	return tellTurns(g, t, 4)
}

// hoverStrip points at a picture of the strip.
func hoverStrip(g *app.App) error {
	err := stageStrip(g)
	if err == nil {
		t := g.Scene.(*table)
		if _, at := recapOf(t).Strip(&t.Board, g); len(at) > 0 {
			g.Pointer.X, g.Pointer.Y = at[len(at)/2].Center()
			_, err = t.Update(g)
		}
	}
	return err
}
