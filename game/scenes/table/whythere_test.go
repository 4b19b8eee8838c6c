package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The tip of a space with a marker says where the marker comes from, below what the space is.
func TestTipsSayWhereMarkersComeFrom(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 3, Difficulty: content.Standard})
	g.Show(table)
	choose := mind.Greedy(3)
	for table.Board.State.Turn < 3 {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
	}
	for r := range content.Resource(content.NumResources) {
		part := layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: table.Board.State.Threat[r] - 1}
		is := gesture.Part(table.Board.Book, &table.Board.Shown, part)
		want := slices.Concat(is.Text, table.Board.Log.Why(&table.Board.Shown, part))
		if got := table.Board.PartTip(g, part, is); len(want) == len(is.Text) || !slices.Equal(got.Text, want) {
			t.Errorf("the tip of the %s threat says %q, not %q", r, got.Text, want)
		}
	}
}
