package table

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// BenchmarkTick measures a tick in which the pointer comes to another thing: on a table, where a note tells of something new,
// and in a lesson.
func BenchmarkTick(b *testing.B) {
	for name, tips := range map[string]bool{"table": false, "tips": true} {
		b.Run(name, func(b *testing.B) {
			g := gametest.Mirror(b)
			g.Settings.Tips = tips
			t := practice(g, rules.Options{Seed: 3, Difficulty: content.Easy})
			choose := mind.Greedy(3)
			for range 60 {
				t.Board.Play(g, choose(t.Board.Book, &t.Board.State, t.Board.Book.Moves(&t.Board.State, nil)))
			}
			t.Board.Dialog = nil
			t.Pages.ReadPage(&t.Board)
			pointAround(b, g, t)
		})
	}
	b.Run("lesson", func(b *testing.B) {
		g := gametest.Mirror(b)
		t, err := lessonTable(g, 3, 3)
		if err != nil {
			b.Fatal(err)
		}
		pointAround(b, g, t)
	})
}

// pointAround has the pointer go from one thing on a table to the next, a tick for each.
func pointAround(b *testing.B, g *app.App, t *table) {
	g.Show(t)
	g.Pointer.Moved = true
	pieces := t.Board.Plan(g).Pieces
	for i := 0; b.Loop(); i++ {
		g.Pointer.X, g.Pointer.Y = pieces[i%len(pieces)].Rect.Center()
		if _, err := t.Update(g); err != nil {
			b.Fatal(err)
		}
	}
}
