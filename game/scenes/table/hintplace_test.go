package table

import (
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A hint to go somewhere leaves the obstacles there to be read: the note often says that they are what one goes for.
func TestHintsToGoShowWhatLiesThere(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	seen := 0
	for seed := uint64(1); seed <= 8 && seen < 4; seed++ {
		g.Width, g.Height = 1280, 720
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		g.Show(table)
		for played := 0; played < 30 && seen < 4; played++ {
			for range hint.HintSteps {
				table.Hinter.Hint(&table.Board, g)
			}
			drop := table.Hinter.Hinting.Gesture.Drop
			if obstacles := table.Board.State.Attached[drop.N%content.NumSlots].List(); drop.Kind == layout.Location && len(obstacles) > 0 && table.Board.State.Phase == rules.Turns {
				seen++
				for _, id := range obstacles {
					if r, _, ok := table.Board.Plan(g).Seen(layout.Target{Kind: layout.Obstacle, N: uint8(id)}); ok && r.Overlaps(table.Board.Plan(g).Note.Rect) {
						t.Errorf("the note %q lies on %s", table.Board.View(g).Note.Say, table.Board.Book.Content().Card(id).Name)
					}
				}
			}
			table.Hinter.PressHint(&table.Board, g)
			table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
		}
	}
	if seen == 0 {
		t.Error("no hint leads to obstacles")
	}
}

// A proposal of where to begin leaves the dice and the progress cards in sight that players choose a place by.
func TestProposalsLeaveDiceAndCardsInSight(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	seen := 0
	for seed := uint64(1); seed <= 4; seed++ {
		g.Width, g.Height = 1280, 720
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
		g.Show(table)
		for table.Board.State.Phase == rules.Setup {
			table.Hinter.Suggest(&table.Board, g)
			plan := table.Board.Plan(g)
			if table.Hinter.Hinting.Given.Move.Kind == rules.MoveStart {
				seen++
				for _, p := range plan.Pieces {
					if on := p.Target; (on.Kind == layout.Current || on.Kind == layout.Die && on.Place.Spot == rules.OnMat) && p.Rect.Overlaps(plan.Note.Rect) {
						t.Errorf("seed %d: the proposal %q lies on %+v", seed, table.Board.View(g).Note.Do, on)
					}
				}
			}
			table.Hinter.PressHint(&table.Board, g)
			table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
		}
	}
	if seen == 0 {
		t.Error("no place to begin is proposed")
	}
}
