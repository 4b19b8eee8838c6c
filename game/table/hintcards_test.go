package table

import (
	"slices"
	"testing"

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
			if !table.plan(g).Covered() {
				break
			}
			g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
			table.hinting.drop()
			for range hintSteps {
				table.hint(g)
				p := table.plan(g)
				kept := slices.Concat(p.Prompt.Options, []layout.Rect{p.Prompt.Rect})
				for _, piece := range p.Pieces {
					if on := piece.Target; (on.Kind == layout.Choice || on.Kind == layout.Offer) && table.hand.CanClick(on) {
						looked++
						kept = append(kept, piece.Rect)
					}
				}
				if p.Note.Rect.Empty() || slices.ContainsFunc(kept, p.Note.Rect.Overlaps) {
					t.Errorf("move %d, %v, step %d: the note lies at %v, and what is asked at %v", made, size, table.hinting.step, p.Note.Rect, kept)
				}
			}
		}
		table.hinting.drop()
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			break // the campaign is over
		}
		if err := table.campaign.Play(choose(table.book, &table.state, legal), nil); err != nil {
			t.Fatal(err)
		}
		table.show(g)
	}
	if looked < 500 {
		t.Errorf("only %d cards were looked at", looked)
	}
}
