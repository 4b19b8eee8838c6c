package table

import (
	"slices"
	"testing"

	"sixwinters/game/board/layers/hint"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestHintsLeaveCardsToChoose asks for hints wherever cards to choose from lie over the table: at every size of it their notes
// lie on none of these cards, nor on what answers the question.
func TestHintsLeaveCardsToChoose(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	table := practice(g, rules.Options{Seed: 4, Difficulty: content.Standard})
	g.Show(table)
	choose, looked := rules.RandomPolicy(4), 0
	for made := 1; ; made++ {
		for _, size := range []struct{ w, h, scale int }{{1280, 720, 125}, {1280, 720, 150}, {1280, 720, 175}, {1280, 720, 200}, {1024, 700, 175}, {1024, 700, 200}} {
			if !table.Board.Plan(g).Covered() {
				break
			}
			g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
			table.Hinter.Hinting.Drop()
			for range hint.HintSteps {
				table.Hinter.Hint(&table.Board, g)
				p := table.Board.Plan(g)
				kept := slices.Concat(p.Prompt.Options, []layout.Rect{p.Prompt.Rect})
				for _, piece := range p.Pieces {
					if on := piece.Target; (on.Kind == layout.Choice || on.Kind == layout.Offer) && table.Board.Hand.CanClick(on) {
						looked++
						kept = append(kept, piece.Rect)
					}
				}
				if p.Note.Rect.Empty() || slices.ContainsFunc(kept, p.Note.Rect.Overlaps) {
					t.Errorf("move %d, %v, step %d: the note lies at %v, and what is asked at %v", made, size, table.Hinter.Hinting.Step, p.Note.Rect, kept)
				}
			}
		}
		table.Hinter.Hinting.Drop()
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 {
			break // the campaign is over
		}
		if err := table.Board.Campaign.Play(choose(table.Board.Book, &table.Board.State, legal), nil); err != nil {
			t.Fatal(err)
		}
		table.Board.Show(g)
	}
	if looked < 500 {
		t.Errorf("only %d cards were looked at", looked)
	}
}
