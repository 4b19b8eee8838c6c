package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/render"
	"sixwinters/rules"
)

// A location that burns is shown on the banner that says so, and on none that follows.
func TestBurningIsShownWithItsCard(t *testing.T) {
	g := gametest.Mirror(t)
	if err := stageBurning(g); err != nil {
		t.Fatal(err)
	}
	table := g.Scene.(*table)
	b := table.Beats.List[0]
	want := render.CardRef{Kind: render.LocationCard, ID: table.Story.Events[b.From].Card}
	if got := &table.Beats.Seen; got.Card != want || !got.Burns || got.Banner == "" {
		t.Errorf("%q is shown with %+v, burning: %t; not with %+v", got.Banner, got.Card, got.Burns, want)
	}
	for table.Beats.Playing() && table.Beats.List[0] == b {
		table.RunBeats(g)
	}
	if next := &table.Beats; next.Playing() && table.Story.Events[next.List[0].From].Kind != rules.EvBurnLocation && (next.Seen.Card != render.CardRef{} || next.Seen.Burns) {
		t.Errorf("what follows is shown with %+v", next.Seen.Card)
	}
}
