package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/game/moment"
	"sixwinters/render"
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
	if got := table.Beats.Seen.Moment; got == nil || got.Cards[0] != want || !got.Gone {
		t.Errorf("it is shown as %+v, not with %+v", got, want)
	}
	for table.Beats.Playing() && table.Beats.List[0] == b {
		table.RunBeats(g)
	}
	if next := &table.Beats; next.Playing() && next.List[0].Moment.Kind == moment.None && next.Seen.Moment != nil {
		t.Errorf("what follows is shown with %+v", next.Seen.Moment)
	}
}
