package table

import (
	"slices"

	"sixwinters/game/board/layers/hint"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/rules"
)

// stageHint shows a step of the hint that begins to finish a card, in the middle of a year.
func stageHint(step int) func(g *app.App) error {
	return func(g *app.App) error {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		g.Show(t)
		err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
			if t.Board.State.Turn <= 1 || !t.Board.CanFinish() {
				return false
			}
			t.Hinter.Hint(&t.Board, g)
			given := &t.Hinter.Hinting.Given
			return len(given.Plan) > 2 && given.Move.Kind == rules.MoveCreate
		})
		if err != nil {
			return err
		}
		for t.Hinter.Hinting.Step < step {
			t.Hinter.Hint(&t.Board, g)
		}
		t.Hinter.Hinting.Ticks = hint.HintFlight / 2
		return nil
	}
}

// stageHintPlan shows what follows the first step of a hint, and what for.
func stageHintPlan(g *app.App) error {
	err := stageHint(1)(g)
	t := g.Scene.(*table)
	t.Hinter.Release(&t.Board, g, board.NoteBack)
	return err
}

// stageHintAt shows the last step of a hint where a kind of answer is asked for.
func stageHintAt(kind rules.MoveKind) func(g *app.App) error {
	return func(g *app.App) error {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		g.Show(t)
		err := t.playUntil(g, rules.RandomPolicy(gametest.ShotSeed), func(int) bool {
			return slices.ContainsFunc(t.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == kind })
		})
		if err != nil {
			return err
		}
		t.Board.Dialog = nil
		for t.Hinter.Hinting.Step < hint.HintSteps {
			t.Hinter.Hint(&t.Board, g)
		}
		t.Hinter.Hinting.Ticks = hint.HintFlight / 2
		return nil
	}
}

// stageHintComing shows the note of a hint that is still being thought out.
func stageHintComing(g *app.App) error {
	if err := stageHint(1)(g); err != nil {
		return err
	}
	t := g.Scene.(*table)
	t.Hinter.Hinting.Drop()
	t.Hinter.Hinting.Coming = &hint.ComingHint{Thought: &background.Thought[hint.ThoughtHint]{}, Ticks: hint.ComingAfter}
	return nil
}

// stageWorth points at a staged card and asks what it is worth.
func stageWorth(g *app.App) error {
	_, _, err := pointAtMove(g, rules.MoveTake)
	if err != nil {
		return err
	}
	if err := gametest.StrikeAll(g, "Shift+H"); err != nil {
		return err
	}
	for range 60 {
		if _, err := g.Tick(); err != nil {
			return err
		}
	}
	return nil
}
