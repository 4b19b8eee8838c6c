package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// A location that burns is shown on the banner that says so, and on none that follows.
func TestBurningIsShownWithItsCard(t *testing.T) {
	g := gametest.Mirror(t)
	if err := stageBurning(g); err != nil {
		t.Fatal(err)
	}
	table := g.Scene.(*table)
	b := table.Board.Beats.List[0]
	want := render.CardRef{Kind: render.LocationCard, ID: table.Board.Story.Events[b.From].Card}
	if got := table.Board.Beats.Seen.Moment; got == nil || got.Cards[0] != want || !got.Gone {
		t.Errorf("it is shown as %+v, not with %+v", got, want)
	}
	for table.Board.Beats.Playing() && table.Board.Beats.List[0] == b {
		table.Board.RunBeats(g)
	}
	if next := &table.Board.Beats; next.Playing() && next.List[0].Moment.Kind == story.None && next.Seen.Moment != nil {
		t.Errorf("what follows is shown with %+v", next.Seen.Moment)
	}
}

// The banners of a defence and of a place that burns leave in sight what they tell of, but for its very edge.
func TestBannersLeaveWhatTheyTellOfClear(t *testing.T) {
	for _, kind := range []story.Kind{story.Roll, story.Failed, story.Burned} {
		g := gametest.Mirror(t)
		if err := stageMoment(kind, 0.5)(g); err != nil {
			t.Fatal(err)
		}
		table := g.Scene.(*table)
		b := table.Board.Beats.List[0]
		on := layout.Target{Kind: layout.Obstacle, N: uint8(table.Board.Story.States[b.At].Attempt.Obstacle)}
		if kind == story.Burned {
			on = layout.Target{Kind: layout.Location, N: uint8(table.Board.Story.Events[b.At].Slot)}
		}
		plan := table.Board.Plan(g)
		if r, there := plan.Rect(on); !there || table.Novelties.BannerRect(&table.Board, plan).Shared(r) > 0.05*r.W*r.H {
			t.Errorf("%s: the banner at %+v lies on what it tells of at %+v", momentNames[kind], table.Novelties.BannerRect(&table.Board, plan), r)
		}
	}
}
