package table

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// togetherScenes are the pictures of both mats in sight where everything is large.
var togetherScenes = []gametest.Staged{
	{Name: "both-mats-in-an-attempt-at-150", Stage: stageAt(150, stageHelp)},
	{Name: "both-mats-in-an-attempt-at-200", Stage: stageAt(200, stageHelp)},
	{Name: "both-mats-at-150", Stage: stageAt(150, stageBothMats)},
	{Name: "both-mats-at-200", Stage: stageAt(200, stageBothMats)},
	{Name: "among-many-obstacles-at-200", Stage: stageAt(200, stageAmongMany)},
}

// stageAt stages a scene at a scale in percent, whatever the settings say.
func stageAt(scale int, stage func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		defer func(tips bool) { g.Settings.Tips = tips }(g.Settings.Tips)
		g.Settings.Scale, g.Settings.Tips = scale, false // what is met on the way is not what is looked at
		return stage(g)
	}
}

// stageHelp holds a die of one who takes no part in an attempt, and whose ability may be used for it.
func stageHelp(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		team := t.Board.State.Attempt.Team
		return t.Board.State.Attempt.Phase != rules.NoAttempt && ge.Drop.Kind == layout.Ability && team&(1<<ge.Drop.N) == 0 && len(ge.Take) > 0
	})
	if err == nil {
		t.hold(g, ge.Take[0])
	}
	return err
}

// stageBothMats lays both mats beside each other in an actions step.
func stageBothMats(g *app.App) error {
	t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.State.Turn == 3 && t.Board.CanFinish() })
	if err == nil {
		t.Board.Panes.OpenMats()
	}
	return err
}

// stageAmongMany is an attempt at a location with many obstacles.
func stageAmongMany(g *app.App) error {
	_, err := stageTable(g, func(t *table, _ int) bool {
		a := &t.Board.State.Attempt
		if a.Phase == rules.NoAttempt {
			return false
		}
		at := t.Board.State.Obstacles[a.Obstacle].At
		return at != content.NoSlot && t.Board.State.Attached[at].N >= 3
	})
	return err
}
