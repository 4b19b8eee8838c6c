package table

import (
	"slices"
	"testing"

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
	for table.state.Turn < 3 {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		table.beats, table.shown, table.dialog = beats{}, table.state, nil
	}
	for r := range content.Resource(content.NumResources) {
		part := layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: table.state.Threat[r] - 1}
		is := hover.Part(table.book, &table.shown, part)
		want := slices.Concat(is.Text, table.log.Why(&table.shown, part))
		if got := table.partTip(g, part, is); len(want) == len(is.Text) || !slices.Equal(got.Text, want) {
			t.Errorf("the tip of the %s threat says %q, not %q", r, got.Text, want)
		}
	}
}
