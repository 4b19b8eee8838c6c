package game

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/rules/policy"
)

// The note of the first event lies beside the banner that tells what it does, and not on it.
func TestNotesLeaveTheBannerClear(t *testing.T) {
	g := withSettings(t, Options{}, "")
	g.settings.Tips = true
	table := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Easy})
	table.speed, table.ownPace = motion.Normal, false
	g.show(table)
	choose := policy.Greedy(shotSeed)
	for range 20 {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		for table.beats.playing() && !table.firsts.holds {
			table.runBeats(g)
		}
		if !table.firsts.holds {
			continue
		}
		s := render.Scene{Plan: table.plan(g)}
		table.drawBeats(&s)
		if table.firsts.met[0].tip.Event != "season" || s.Banner == "" {
			t.Fatalf("the note of the first event is not shown beside its banner, but %q", table.firsts.met[0].tip.Event)
		}
		if note, banner := table.plan(g).Note.Rect, s.BannerRect(); note.Empty() || banner.Empty() || note.Overlaps(banner) {
			t.Errorf("the note at %+v lies on the banner at %+v", note, banner)
		}
		return
	}
	t.Fatal("no event is met")
}
