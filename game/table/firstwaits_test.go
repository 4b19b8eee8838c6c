package table

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// attempting is a table in the middle of a turn at which an obstacle can be attempted, and what plays there: it begins an attempt, or
// goes on until none is under way and nothing is to come of one.
func attempting(t *testing.T, g *app.App) (table *table, begin, end func()) {
	t.Helper()
	g.Settings.Met = nil
	for i := range g.Tips { // only what the test says is met
		g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
	}
	table = practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	attempt := func() (rules.Move, bool) {
		legal := table.book.Moves(&table.state, nil)
		i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveAttempt })
		if i < 0 {
			return rules.Move{}, false
		}
		return legal[i], true
	}
	for range 400 {
		if _, ok := attempt(); ok {
			break
		}
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
	}
	begin = func() {
		t.Helper()
		m, ok := attempt()
		if !ok {
			t.Fatal("nothing can be attempted")
		}
		table.play(g, m)
		if table.state.Attempt.Phase == rules.NoAttempt {
			t.Fatal("the attempt is over as soon as it begins")
		}
	}
	end = func() {
		t.Helper()
		for turn := turnOf(&table.state); table.state.Attempt.Phase != rules.NoAttempt || table.state.Overcoming(); {
			table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
			if turn.over(&table.state) {
				t.Fatal("the turn is over with the attempt")
			}
		}
	}
	return table, begin, end
}

// metNow is something that has just been met.
func metNow(g *app.App, table *table, event string) met {
	i := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.Event == event })
	return met{tip: &g.Tips[i], when: turnOf(&table.state), play: true, step: table.state.Step, move: table.campaign.Len()}
}

// In an attempt nothing is explained but what has been met in it; the rest comes afterwards.
func TestInAttemptsOnlyTheirTipsAreShown(t *testing.T) {
	g := gametest.Mirror(t)
	table, begin, end := attempting(t, g)
	table.firsts.met = []met{metNow(g, table, "season")}
	begin()
	table.explainFirsts(g)
	if table.firsts.shown || len(table.firsts.met) != 1 {
		t.Fatalf("what was met before the attempt is shown in it: %t, %d wait", table.firsts.shown, len(table.firsts.met))
	}
	table.firsts.met = append(table.firsts.met, metNow(g, table, "defence"))
	table.explainFirsts(g)
	if !table.firsts.shown || table.firsts.met[0].tip.Event != "defence" {
		t.Fatalf("what was met in the attempt is not shown: %+v", table.firsts)
	}
	table.closeFirst(g)
	if table.explainFirsts(g); table.firsts.shown {
		t.Error("once that has been read, what was met before is shown")
	}
	end()
	table.explainFirsts(g)
	if !table.firsts.shown || table.firsts.met[0].tip.Event != "season" {
		t.Errorf("after the attempt what waited is not shown: %+v", table.firsts)
	}
}

// A note that lies on the table when an attempt begins goes at once. It comes back afterwards unless it was up for long enough to be read.
func TestTipsMakeWayForAttempts(t *testing.T) {
	for _, read := range []bool{false, true} {
		g := gametest.Mirror(t)
		table, begin, end := attempting(t, g)
		season := metNow(g, table, "season")
		isSeason := func(id string) bool { return id == season.tip.ID }
		table.firsts.met = []met{season}
		table.explainFirsts(g)
		if table.plan(g).Note.Rect.Empty() {
			t.Fatal("there is no note")
		}
		if read {
			table.firsts.ticks = timeToRead(season)
		}
		begin()
		if !table.plan(g).Note.Rect.Empty() {
			t.Error("it lies there for a moment longer")
		}
		table.explainFirsts(g)
		if table.firsts.shown || slices.ContainsFunc(g.Settings.Met, isSeason) != read {
			t.Errorf("read %t: it is still shown, %t, or remembered though it was not read", read, table.firsts.shown)
		}
		end()
		table.explainFirsts(g)
		if table.firsts.shown == read || !slices.ContainsFunc(g.Settings.Met, isSeason) {
			t.Errorf("read %t: after the attempt it is shown: %t", read, table.firsts.shown)
		}
	}
}
