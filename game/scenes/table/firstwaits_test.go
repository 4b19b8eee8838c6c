package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/rules"
)

// attempting is a table in the middle of a turn at which an obstacle can be attempted, and what plays there: it begins an
// attempt.
func attempting(t *testing.T, g *app.App) (table *table, begin func()) {
	t.Helper()
	g.Settings.Met = nil
	for i := range g.Tips { // only what the test says is met
		g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
	}
	table = practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	attempt := func() (rules.Move, bool) {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
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
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	begin = func() {
		t.Helper()
		m, ok := attempt()
		if !ok {
			t.Fatal("nothing can be attempted")
		}
		table.Board.Play(g, m)
		if table.Board.State.Attempt.Phase == rules.NoAttempt {
			t.Fatal("the attempt is over as soon as it begins")
		}
	}
	return table, begin
}

// metNow is something that has just been met.
func metNow(g *app.App, table *table, event string) firstmet.Met {
	i := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.Event == event })
	return firstmet.Met{Tip: &g.Tips[i], When: board.TurnOf(&table.Board.State), Play: true, Step: table.Board.State.Step, Move: table.Board.Campaign.Len()}
}

// The key of Done, struck in an attempt, says that a question comes first, and changes nothing.
func TestDoneInAnAttemptIsRefused(t *testing.T) {
	g := gametest.Mirror(t)
	table, begin := attempting(t, g)
	begin()
	table.Board.Finish()
	made := table.Board.Campaign.Len()
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "D"}}}
	if _, err := table.Update(g); err != nil {
		t.Fatal(err)
	}
	if refused := table.Board.Refusal; !strings.Contains(refused.Say, "question") || table.Board.Campaign.Len() != made {
		t.Errorf("Done is refused by %q, and %d moves are made", refused.Say, table.Board.Campaign.Len()-made)
	}
}

// In an attempt nothing is explained but what has been met in it; the rest is left for another time.
func TestInAttemptsOnlyTheirTipsAreShown(t *testing.T) {
	g := gametest.Mirror(t)
	table, begin := attempting(t, g)
	season := metNow(g, table, "season")
	begin()
	table.Novelties.Firsts.Met = []firstmet.Met{season, metNow(g, table, "stress")}
	table.Novelties.ExplainFirsts(&table.Board, g)
	if !table.Novelties.Firsts.Shown || len(table.Novelties.Firsts.Met) != 1 || table.Novelties.Firsts.Met[0].Tip.Event != "stress" {
		t.Fatalf("what was met in the attempt is not shown, or what was met before waits: %+v", table.Novelties.Firsts)
	}
}

// A note that lies on the table when an attempt begins goes at once. It counts as shown only if it was up for long enough to be read, or
// told how to act.
func TestTipsMakeWayForAttempts(t *testing.T) {
	for _, event := range []string{"season", "first-dice"} {
		for _, read := range []bool{false, true} {
			g := gametest.Mirror(t)
			table, begin := attempting(t, g)
			met := metNow(g, table, event)
			table.Novelties.Firsts.Met = []firstmet.Met{met}
			table.Novelties.ExplainFirsts(&table.Board, g)
			if table.Board.Plan(g).Note.Rect.Empty() {
				t.Fatal("there is no note")
			}
			if read {
				table.Novelties.Firsts.Ticks = firstmet.TimeToRead(met)
			}
			begin()
			if !table.Board.Plan(g).Note.Rect.Empty() {
				t.Error("it lies there for a moment longer")
			}
			table.Novelties.ExplainFirsts(&table.Board, g)
			if knows := g.Knows(met.Tip); table.Novelties.Firsts.Shown || len(table.Novelties.Firsts.Met) > 0 || knows != (read || event == firstmet.ActFirst) {
				t.Errorf("%s, read %t: %+v, remembered: %t", event, read, table.Novelties.Firsts.Met, knows)
			}
		}
	}
}

// What the players have done several times in a campaign is not explained any more, with the notes of a fresh player too.
func TestWhatIsDoneOftenHasNoNote(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	b, choose := &table.Board, mind.Greedy(5)
	for done := 0; done < 5; {
		m := choose(b.Book, &b.State, b.Book.Moves(&b.State, nil))
		b.Play(g, m)
		if m.Kind == rules.MoveDone {
			done++
		}
		for _, met := range table.Novelties.Firsts.Met {
			if event := met.Tip.Event; done >= 3 && (event == firstmet.ActFirst || event == "second-turn" || event == "step refresh" || event == "new-obstacle") {
				t.Errorf("after %d turns there is a note of %s", done, event)
			}
		}
		g.Settings.Met, table.Novelties.Firsts = nil, firstmet.Firsts{}
	}
}

// Once the players have acted without the note on how to act, they know it.
func TestActingIsKnowingHow(t *testing.T) {
	g := gametest.Mirror(t)
	table, begin := attempting(t, g)
	met := metNow(g, table, firstmet.ActFirst)
	g.ForgetTip(met.Tip)
	begin()
	table.Novelties.Firsts.Met = []firstmet.Met{met}
	if table.Novelties.ExplainFirsts(&table.Board, g); table.Novelties.Firsts.Shown || !g.Knows(met.Tip) {
		t.Errorf("after a move it is shown, %t; known, %t", table.Novelties.Firsts.Shown, g.Knows(met.Tip))
	}
}

// A note that has been seen does not come back after the next move.
func TestANoteComesOnce(t *testing.T) {
	g := gametest.Mirror(t)
	table, _ := attempting(t, g)
	b, f := &table.Board, &table.Novelties.Firsts
	met := metNow(g, table, "season")
	f.Met = []firstmet.Met{met}
	for range 61 {
		table.Novelties.ExplainFirsts(b, g)
	}
	legal := b.Book.Moves(&b.State, nil)
	b.Play(g, legal[slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind != rules.MoveAttempt && m.Kind != rules.MoveDone })])
	b.Finish()
	table.Novelties.ExplainFirsts(b, g)
	if slices.ContainsFunc(f.Met, func(m firstmet.Met) bool { return m.Tip == met.Tip }) || !g.Knows(met.Tip) {
		t.Errorf("it comes back: %+v; known: %t", f, g.Knows(met.Tip))
	}
}
