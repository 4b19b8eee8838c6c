package table

import (
	"errors"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/planning"
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
	{Name: "sofa-at-100", Stage: stageSofa(100, nil)},
	{Name: "sofa-at-150", Stage: stageSofa(150, nil)},
	{Name: "sofa-at-200", Stage: stageSofa(200, nil)},
	{Name: "sofa-holding", Stage: stageSofa(100, func(t *table, g *app.App) { t.hold(g, held(t)) })},
	{Name: "sofa-resting", Stage: stageSofa(100, func(t *table, g *app.App) {
		t.Board.Panes.Open(layout.MatPane, layout.MatPane+1)
		t.hold(g, held(t))
	})},
	{Name: "sofa-trade", Stage: stageSofa(100, func(t *table, _ *app.App) { t.Board.Panes.Open(layout.TradePane) })},
	{Name: "who-plays", Stage: stageTwo(func(t *table, _ *app.App) error {
		t.Board.Dialog = t.Companion.NewSheet(&t.Board)
		return nil
	})},
	{Name: "proposed", Stage: stageTwo(proposes)},
	{Name: "sofa-proposed", Stage: stageSofa(100, func(t *table, g *app.App) {
		g.Settings.HandOver = true
		t.Board.Ready(g)
		t.Board.Desk.Handed = false
		_ = proposes(t, g)
	})},
	{Name: "sofa-pinned", Stage: stageSofa(100, func(t *table, g *app.App) { t.Board.Pin(g, layout.Target{Kind: layout.Current, N: 1}) })},
	{Name: "sofa-handed-over", Stage: stageSofa(100, func(t *table, g *app.App) {
		g.Settings.HandOver = true
		t.Board.Ready(g)
		t.Board.Dialog = board.NewHandedOver(&t.Board)
	})},
	{Name: "pinned-in-an-attempt", Stage: stageAt(100, stagePins)},
	{Name: "pinned-in-an-attempt-at-200", Stage: stageAt(200, stagePins)},
	{Name: "arriving-costs", Stage: stageArrival},
	{Name: "arriving-costs-at-200", Stage: stageAt(200, stageArrival)},
	{Name: "sofa-arriving-costs", Stage: stageAt(100, func(g *app.App) error {
		g.Settings.Sofa = true
		return stageArrival(g)
	})},
	{Name: "sofa-log-at-200", Stage: stageSofa(200, func(t *table, _ *app.App) { t.Pane.Toggle() })},
	{Name: "sofa-log", Stage: stageSofa(100, func(t *table, _ *app.App) { t.Pane.Toggle() })},
	{Name: "named-mats-at-200", Stage: stageAt(200, stageNamedMats("Ben", "Alexandra Schmid"))},
	{Name: "named-mats-turned-at-200", Stage: stageAt(200, stageNamedMats("Maximilian Bauer", "Theodora"))},
	{Name: "points-at-a-pin", Stage: stageTwo(pointsAtPin)},
	{Name: "points-at-a-pin-at-200", Stage: stageAt(200, stageTwo(pointsAtPin))},
	{Name: "proposed-at-200", Stage: stageAt(200, stageTwo(proposes))},
	{Name: "sofa-mats", Stage: stageSofa(100, func(t *table, _ *app.App) { t.Board.Panes.Open(layout.MatPane, layout.MatPane+1) })},
}

// stageNamedMats lays both mats beside each other before players of two names.
func stageNamedMats(names ...string) func(g *app.App) error {
	return func(g *app.App) error {
		err := stageNamesOf(4, names...)(g)
		g.Scene.(*table).Board.Panes.OpenMats()
		return err
	}
}

// stageAt stages a scene at a scale in percent, whatever the settings say.
func stageAt(scale int, stage func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		defer func(tips bool) { g.Settings.Tips = tips }(g.Settings.Tips)
		g.Settings.Scale, g.Settings.Tips = scale, false // what is met on the way is not what is looked at
		return stage(g)
	}
}

// stageSofa stages a busy table as it is read from the sofa, at a scale in percent, and then something more.
func stageSofa(scale int, then func(t *table, g *app.App)) func(g *app.App) error {
	return stageAt(scale, func(g *app.App) error {
		g.Settings.Sofa = true
		t, err := stageTable(g, busy)
		if err == nil && then != nil {
			then(t, g)
		}
		return err
	})
}

// stageTwo stages two players who hand the mouse over in an actions step, and then something more.
func stageTwo(then func(t *table, g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.HandOver, g.Settings.Tips = true, false
		t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.Desk.Handed && t.Board.State.Turn == 2 })
		if err != nil {
			return err
		}
		t.Board.Desk.Handed = false
		return then(t, g)
	}
}

// proposes lays a move of the other player on the table as ghosts, and pins an obstacle.
func proposes(t *table, g *app.App) error {
	other, proposed := uint8(t.Board.Desk.Other()), false
	for _, ge := range gesture.NewHand(t.Board.Book, &t.Board.State).Gestures {
		if proposed || ge.Move.Kind != rules.MoveTravel || ge.Move.Player != other {
			continue
		}
		for _, l := range t.Board.Layers {
			if p, is := l.(*planning.Planning); is {
				p.Propose(&t.Board, g, ge)
				proposed = true
			}
		}
	}
	if !proposed {
		return errors.New("nothing can be proposed")
	}
	for n, o := range t.Board.State.Obstacles {
		if o.Zone == rules.InPlay {
			t.Board.Pin(g, layout.Target{Kind: layout.Obstacle, N: uint8(n)})
			break
		}
	}
	return nil
}

// stageArrival holds a die that leads to a location where arriving costs stress.
func stageArrival(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return ge.Move.Kind == rules.MoveTravel && len(ge.Take) == 1 && advice.Besides(t.Board.Book, &t.Board.State, ge.Move) != ""
	})
	if err == nil {
		t.hold(g, ge.Take[0])
	}
	return err
}

// pointsAtPin pins an obstacle and points at the pinned card.
func pointsAtPin(t *table, g *app.App) error {
	on := obstaclesIn(&t.Board)[0]
	t.Board.Plan(g)
	t.Board.Pin(g, on)
	painted(g, &t.Board)
	g.Pointer.X, g.Pointer.Y = g.Painter.PinnedRect(on).Center()
	g.Pointer.Moved, t.Board.Hover = true, layout.Target{}
	return gametest.StrikeAll(g, "X")
}

// held returns an action die that can be taken up.
func held(t *table) (die layout.Target) {
	for _, ge := range t.Board.Hand.Gestures {
		if len(ge.Take) > 0 && ge.Take[0].Kind == layout.Die && ge.Take[0].Place.Spot == rules.OnMat {
			die = ge.Take[0]
		}
	}
	return die
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

// stagePins pins two obstacles and begins an attempt at another one.
func stagePins(g *app.App) error {
	t, _, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return t.Board.State.Attempt.Phase == rules.Approach && len(obstaclesIn(&t.Board)) > 2
	})
	if err == nil {
		for _, on := range obstaclesIn(&t.Board)[:2] {
			t.Board.Pin(g, on)
		}
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
