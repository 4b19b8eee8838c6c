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
	b := table.beats.list[0]
	want := render.CardRef{Kind: render.LocationCard, ID: table.story.Events[b.From].Card}
	if got := &table.beats.seen; got.Card != want || !got.Burns || got.Banner == "" {
		t.Errorf("%q is shown with %+v, burning: %t; not with %+v", got.Banner, got.Card, got.Burns, want)
	}
	for table.beats.playing() && table.beats.list[0] == b {
		table.runBeats(g)
	}
	if next := &table.beats; next.playing() && table.story.Events[next.list[0].From].Kind != rules.EvBurnLocation && (next.seen.Card != render.CardRef{} || next.seen.Burns) {
		t.Errorf("what follows is shown with %+v", next.seen.Card)
	}
}
