package table

import (
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/hint"

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
				table.Hint(g)
			}
			drop := table.Hinting.Gesture.Drop
			if obstacles := table.State.Attached[drop.N%content.NumSlots].List(); drop.Kind == layout.Location && len(obstacles) > 0 && table.State.Phase == rules.Turns {
				seen++
				for _, id := range obstacles {
					if r, _, ok := table.Plan(g).Seen(layout.Target{Kind: layout.Obstacle, N: uint8(id)}); ok && r.Overlaps(table.Plan(g).Note.Rect) {
						t.Errorf("the note %q lies on %s", table.View(g).Note.Say, table.Book.Content().Card(id).Name)
					}
				}
			}
			table.PressHint(g)
			table.Beats, table.Shown = board.Beats{}, table.State
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
		for table.State.Phase == rules.Setup {
			table.Propose(g)
			plan := table.Plan(g)
			if table.Hinting.Given.Move.Kind == rules.MoveStart {
				seen++
				for _, p := range plan.Pieces {
					if on := p.Target; (on.Kind == layout.Current || on.Kind == layout.Die && on.Place.Spot == rules.OnMat) && p.Rect.Overlaps(plan.Note.Rect) {
						t.Errorf("seed %d: the proposal %q lies on %+v", seed, table.View(g).Note.Do, on)
					}
				}
			}
			table.PressHint(g)
			table.Beats, table.Shown = board.Beats{}, table.State
		}
	}
	if seen == 0 {
		t.Error("no place to begin is proposed")
	}
}
