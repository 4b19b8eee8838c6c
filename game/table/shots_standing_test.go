package table

import (
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// standingScenes are the pictures of how the campaign is going.
var standingScenes = []gametest.Staged{
	{Name: "standing", Stage: stageStanding},
	{Name: "standing-at-150", Stage: stageAt(150, stageStanding)},
	{Name: "standing-at-200", Stage: stageAt(200, stageStanding)},
	{Name: "standing-contrast", Stage: inContrast(stageStanding)},
}

// stageStanding opens the sheet in the third year of a campaign of greedy play, with the pointer on a track.
func stageStanding(g *app.App) error {
	if err := inThirdYear(g); err != nil {
		return err
	}
	err := gametest.StrikeAll(g, "G")
	g.Pointer.X, g.Pointer.Y = float64(g.Width)*0.4, float64(g.Height)*0.45
	return err
}

// inContrast stages a scene in high contrast.
func inContrast(stage func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.Theme = "high-contrast"
		g.Dress()
		return stage(g)
	}
}

// inThirdYear shows a table of the third year of a campaign of greedy play, in the actions step.
func inThirdYear(g *app.App) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
		return t.State.Year == 3 && t.State.Turn == 4 && t.CanFinish()
	})
	if err != nil {
		return err
	}
	g.Show(t)
	t.Dialog = nil
	return nil
}
