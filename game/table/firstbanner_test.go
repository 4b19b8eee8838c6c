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
	if note, banner := table.plan(g).Note.Rect, table.bannerRect(table.plan(g)); note.Empty() || banner.Empty() || note.Overlaps(banner) {
		t.Errorf("the note at %+v lies on the banner at %+v", note, banner)
	}
	if table.closeFirst(g); table.beats.tick == 0 {
		t.Error("the banner is shown anew though it could be read")
	}
}

// Where there is no other place for the note the banner is shown anew once that has gone.
func TestACoveredBannerIsShownAnew(t *testing.T) {
	g, table := firstEvent(t, 200)
	banner := table.bannerRect(table.plan(g))
	if note := table.plan(g).Note.Rect; !note.Overlaps(banner) {
		t.Fatalf("the note at %+v does not lie on the banner at %+v", note, banner)
	}
	if table.closeFirst(g); table.firsts.holds || table.beats.tick != 0 || table.bannerRect(table.plan(g)) != banner {
		t.Errorf("the banner has been shown for %d ticks, and the note holds: %t", table.beats.tick, table.firsts.holds)
	}
}

// firstEvent is a table of a size in percent at which the note of the first event holds up what happens.
func firstEvent(t *testing.T, scale int) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, "")
	g.Settings.Tips, g.Settings.Scale = true, scale
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
	table.speed, table.ownPace = motion.Normal, false
	g.Show(table)
	choose := mind.Greedy(gametest.ShotSeed)
	for range 20 {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		for table.beats.playing() && !table.firsts.holds {
			table.runBeats(g)
		}
		if !table.firsts.holds {
			continue
		}
		if table.firsts.met[0].tip.Event != "season" || table.bannerRect(table.plan(g)).Empty() {
			t.Fatalf("the note of the first event is not shown beside its banner, but %q", table.firsts.met[0].tip.Event)
		}
		return g, table
	}
	t.Fatal("no event is met")
	return nil, nil
}
