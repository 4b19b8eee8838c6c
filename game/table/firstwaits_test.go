package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/firsts"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// attempting is a table in the middle of a turn at which an obstacle can be attempted, and what plays there: it begins an
// attempt, or goes on until none is under way and nothing is to come of one.
func attempting(t *testing.T, g *app.App) (table *table, begin, end func()) {
	t.Helper()
	g.Settings.Met = nil
	for i := range g.Tips { // only what the test says is met
		g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
	}
	table = practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	attempt := func() (rules.Move, bool) {
		legal := table.Book.Moves(&table.State, nil)
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
		table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
	}
	begin = func() {
		t.Helper()
		m, ok := attempt()
		if !ok {
			t.Fatal("nothing can be attempted")
		}
		table.Play(g, m)
		if table.State.Attempt.Phase == rules.NoAttempt {
			t.Fatal("the attempt is over as soon as it begins")
		}
	}
	end = func() {
		t.Helper()
		for turn := board.TurnOf(&table.State); table.State.Attempt.Phase != rules.NoAttempt || table.State.Overcoming(); {
			table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
			if turn.Over(&table.State) {
				t.Fatal("the turn is over with the attempt")
			}
		}
	}
	return table, begin, end
}

// metNow is something that has just been met.
func metNow(g *app.App, table *table, event string) firsts.Met {
	i := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.Event == event })
	return firsts.Met{Tip: &g.Tips[i], When: board.TurnOf(&table.State), Play: true, Step: table.State.Step, Move: table.Campaign.Len()}
}

// In an attempt nothing is explained but what has been met in it; the rest comes afterwards.
func TestInAttemptsOnlyTheirTipsAreShown(t *testing.T) {
	g := gametest.Mirror(t)
	table, begin, end := attempting(t, g)
	table.Firsts.Met = []firsts.Met{metNow(g, table, "season")}
	begin()
	table.ExplainFirsts(g)
	if table.Firsts.Shown || len(table.Firsts.Met) != 1 {
		t.Fatalf("what was met before the attempt is shown in it: %t, %d wait", table.Firsts.Shown, len(table.Firsts.Met))
	}
	table.Firsts.Met = append(table.Firsts.Met, metNow(g, table, "defence-due"))
	table.ExplainFirsts(g)
	if !table.Firsts.Shown || table.Firsts.Met[0].Tip.Event != "defence-due" {
		t.Fatalf("what was met in the attempt is not shown: %+v", table.Firsts)
	}
	table.CloseFirst(g)
	if table.ExplainFirsts(g); table.Firsts.Shown {
		t.Error("once that has been read, what was met before is shown")
	}
	end()
	table.ExplainFirsts(g)
	if !table.Firsts.Shown || table.Firsts.Met[0].Tip.Event != "season" {
		t.Errorf("after the attempt what waited is not shown: %+v", table.Firsts)
	}
}

// A note that lies on the table when an attempt begins goes at once. It comes back afterwards unless it was up for long enough
// to be read.
func TestTipsMakeWayForAttempts(t *testing.T) {
	for _, read := range []bool{false, true} {
		g := gametest.Mirror(t)
		table, begin, end := attempting(t, g)
		season := metNow(g, table, "season")
		isSeason := func(id string) bool { return id == season.Tip.ID }
		table.Firsts.Met = []firsts.Met{season}
		table.ExplainFirsts(g)
		if table.Plan(g).Note.Rect.Empty() {
			t.Fatal("there is no note")
		}
		if read {
			table.Firsts.Ticks = firsts.TimeToRead(season)
		}
		begin()
		if !table.Plan(g).Note.Rect.Empty() {
			t.Error("it lies there for a moment longer")
		}
		table.ExplainFirsts(g)
		if table.Firsts.Shown || slices.ContainsFunc(g.Settings.Met, isSeason) != read {
			t.Errorf("read %t: it is still shown, %t, or remembered though it was not read", read, table.Firsts.Shown)
		}
		end()
		table.ExplainFirsts(g)
		if table.Firsts.Shown == read || !slices.ContainsFunc(g.Settings.Met, isSeason) {
			t.Errorf("read %t: after the attempt it is shown: %t", read, table.Firsts.Shown)
		}
	}
}
