package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/hover"
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
	for table.State.Turn < 3 {
		table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
		table.Beats, table.Shown, table.Dialog = board.Beats{}, table.State, nil
	}
	for r := range content.Resource(content.NumResources) {
		part := layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: table.State.Threat[r] - 1}
		is := hover.Part(table.Book, &table.Shown, part)
		want := slices.Concat(is.Text, table.Log.Why(&table.Shown, part))
		if got := table.PartTip(g, part, is); len(want) == len(is.Text) || !slices.Equal(got.Text, want) {
			t.Errorf("the tip of the %s threat says %q, not %q", r, got.Text, want)
		}
	}
}
