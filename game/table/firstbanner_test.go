package table

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// The note of the first event lies beside the banner that tells what it does, and not on it.
func TestNotesLeaveTheBannerClear(t *testing.T) {
	g, table := firstEvent(t, 100)
	if note, banner := table.Plan(g).Note.Rect, table.BannerRect(table.Plan(g)); note.Empty() || banner.Empty() || note.Overlaps(banner) {
		t.Errorf("the note at %+v lies on the banner at %+v", note, banner)
	}
	if table.CloseFirst(g); table.Beats.Tick == 0 {
		t.Error("the banner is shown anew though it could be read")
	}
}

// Where there is no other place for the note the banner is shown anew once that has gone.
func TestACoveredBannerIsShownAnew(t *testing.T) {
	g, table := firstEvent(t, 200)
	banner := table.BannerRect(table.Plan(g))
	if note := table.Plan(g).Note.Rect; !note.Overlaps(banner) {
		t.Fatalf("the note at %+v does not lie on the banner at %+v", note, banner)
	}
	if table.CloseFirst(g); table.Firsts.Holds || table.Beats.Tick != 0 || table.BannerRect(table.Plan(g)) != banner {
		t.Errorf("the banner has been shown for %d ticks, and the note holds: %t", table.Beats.Tick, table.Firsts.Holds)
	}
}

// firstEvent is a table of a size in percent at which the note of the first event holds up what happens.
func firstEvent(t *testing.T, scale int) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, "")
	g.Settings.Tips, g.Settings.Scale = true, scale
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	table.Speed, table.OwnPace = motion.Normal, false
	g.Show(table)
	choose := mind.Greedy(gametest.ShotSeed)
	for range 20 {
		table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
		for table.Beats.Playing() && !table.Firsts.Holds {
			table.RunBeats(g)
		}
		if !table.Firsts.Holds {
			continue
		}
		if table.Firsts.Met[0].Tip.Event != "season" || table.BannerRect(table.Plan(g)).Empty() {
			t.Fatalf("the note of the first event is not shown beside its banner, but %q", table.Firsts.Met[0].Tip.Event)
		}
		return g, table
	}
	t.Fatal("no event is met")
	return nil, nil
}
