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
	{Name: "standing", Stage: stageStanding(3)},
	{Name: "standing-in-year-1", Stage: stageStanding(1)},
	{Name: "standing-in-year-6", Stage: stageStanding(6)},
	{Name: "standing-over", Stage: stageStandingOver},
	{Name: "standing-at-150", Stage: stageAt(150, stageStanding(3))},
	{Name: "standing-at-200", Stage: stageAt(200, stageStanding(3))},
	{Name: "standing-contrast", Stage: inContrast(stageStanding(3))},
}

// stageStanding opens the sheet in a year of a campaign of greedy play, with the pointer on a track.
func stageStanding(year uint8) func(g *app.App) error {
	return func(g *app.App) error {
		if err := inYear(g, year); err != nil {
			return err
		}
		err := gametest.StrikeAll(g, "G")
		g.Pointer.X, g.Pointer.Y = float64(g.Width)*0.4, float64(g.Height)*0.45
		return err
	}
}

// stageStandingOver opens the sheet over a campaign that has ended.
func stageStandingOver(g *app.App) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	if err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool { return t.Board.State.Phase == rules.CampaignOver }); err != nil {
		return err
	}
	g.Show(t)
	return gametest.StrikeAll(g, "X", "T", "G")
}

// inContrast stages a scene in high contrast.
func inContrast(stage func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.Theme = "high-contrast"
		g.Dress()
		return stage(g)
	}
}

// inThirdYear shows a table of the third year.
func inThirdYear(g *app.App) error { return inYear(g, 3) }

// inYear shows a table of a year of a campaign of greedy play, in the actions step.
func inYear(g *app.App, year uint8) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
		return t.Board.State.Year == year && t.Board.State.Turn == 4 && t.Board.CanFinish()
	})
	if err != nil {
		return err
	}
	g.Show(t)
	t.Board.Dialog = nil
	return nil
}
