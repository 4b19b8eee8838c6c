package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/thought"
	"sixwinters/rules"
)

// thinking is a busy table at which hints are thought out beside the window.
func thinking(t *testing.T) (*app.App, *table) {
	t.Helper()
	g, table := busyTable(t)
	g.Background = true
	return g, table
}

// updates takes the time of some ticks, with no player there.
func updates(t *testing.T, g *app.App, table *table, ticks int) {
	t.Helper()
	for range ticks {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
}

// endless has the hint that was asked for never come, until it is dropped. It returns what tells that it has been.
func endless(g *app.App, table *table) (dropped chan bool) {
	dropped = make(chan bool)
	table.hinting.coming = &comingHint{of: table.state, to: table.hintFor(g), Thought: thought.Begin(g.Waker(), func(ctx context.Context) thoughtHint {
		<-ctx.Done()
		close(dropped)
		return thoughtHint{}
	})}
	return dropped
}

// A hint comes when it is thought out. It is the same that comes where it is waited for.
func TestHintsAreThoughtOutBeside(t *testing.T) {
	g, table := thinking(t)
	before := table.state
	want, _ := hints.New(table.options.Seed).HintTo(t.Context(), table.book, &before, table.hintFor(g))
	gametest.Strikes(t, g, "H")
	for table.hinting.coming != nil {
		updates(t, g, table, 1)
		time.Sleep(time.Millisecond)
	}
	if given := table.hinting.given; table.hinting.step != 1 || given.Move != want.Move || given.Why != want.Why {
		t.Errorf("step %d of %q has come, and not the first of %q", table.hinting.step, given.Why, want.Why)
	}
	if note := table.view(g).Note; note == nil || note.Say != want.Why || table.plan(g).Note.Rect.Empty() {
		t.Errorf("it lies on the table as %+v", table.view(g).Note)
	}
	gametest.Strikes(t, g, "H", "H")
	if table.hinting.step != hintSteps || table.state != before {
		t.Errorf("it goes on to step %d", table.hinting.step)
	}
}

// The key that takes what the keyboard points at takes nothing while a hint is being thought out: who strikes it then means the hint.
func TestTakingWaitsForAHint(t *testing.T) {
	g, table := thinking(t)
	gametest.Strikes(t, g, "Right")
	dropped := endless(g, table)
	gametest.Strikes(t, g, "Enter")
	updates(t, g, table, comingAfter)
	gametest.Strikes(t, g, "Space")
	if len(table.held) > 0 || table.hinting.coming == nil {
		t.Errorf("%v is held, and the hint is still to come: %t", table.held, table.hinting.coming != nil)
	}
	if note := table.view(g).Note; note == nil || !strings.Contains(note.Say, "Enter does nothing") {
		t.Errorf("the note says %+v", note)
	}
	gametest.Strikes(t, g, "Escape")
	<-dropped
	if gametest.Strikes(t, g, "Enter"); len(table.held) == 0 {
		t.Error("once the hint is not waited for any more nothing is taken up")
	}
}

// Whoever has asked for hints and does something else is told what one is told who asks there for the first time, such as by
// chronicle: also once a move is taken back.
func TestHintsThatWereShownAreForgotten(t *testing.T) {
	g, table := busyTable(t)
	asked := func(when string) {
		t.Helper()
		table.hint(g)
		want, _ := hints.New(table.options.Seed).Hint(table.book, &table.state)
		if given := table.hinting.given; table.hinting.step != 1 || given.Move != want.Move || given.Why != want.Why {
			t.Errorf("%s the hint is %q, and %q of one who is asked for the first time", when, given.Why, want.Why)
		}
		table.hinting.drop()
	}
	asked("at first")
	legal := table.book.Moves(&table.state, nil)
	other := slices.IndexFunc(legal, func(m rules.Move) bool { return m != table.hinting.given.Move && m.Kind == rules.MoveTravel })
	if other < 0 {
		t.Fatal("nobody can go anywhere else")
	}
	table.play(g, legal[other])
	table.beats = beats{}
	asked("after another move")
	table.takeBack(g)
	table.beats = beats{}
	asked("after it is taken back")
}

// A note says that a hint is being thought out, after a moment; the table answers as long.
func TestNoteOfAHintThatIsComing(t *testing.T) {
	g, table := thinking(t)
	endless(g, table)
	updates(t, g, table, comingAfter-1)
	if table.view(g).Note != nil {
		t.Errorf("at once there is a note: %q", table.view(g).Note.Say)
	}
	updates(t, g, table, 1)
	note := table.view(g).Note
	if note == nil || !strings.Contains(note.Say, "still being worked out") || note.Key != "H" || table.plan(g).Note.Rect.Empty() {
		t.Fatalf("nothing says that a hint is being thought out: %+v", note)
	}
	gametest.Strikes(t, g, "Right", "Right", "Space")
	if !table.pointing.on || table.hinting.coming == nil {
		t.Error("the table does not answer")
	}
	g.Pointer.X, g.Pointer.Y = table.plan(g).Note.Button.Center()
	if at := table.plan(g).At(g.Pointer.X, g.Pointer.Y); at != noteButton {
		t.Errorf("at the button of the note lies %+v", at)
	}
	table.pressHint(g)
	if table.hinting.coming != nil || table.view(g).Note != nil {
		t.Error("its button does not take it away")
	}
}

// Whatever happens to the table drops the hint that is under way: it is thought out no further, and never shown.
func TestHintsOnTheirWayAreDropped(t *testing.T) {
	played := func(g *app.App, table *table) {
		table.play(g, table.book.Moves(&table.state, nil)[0])
		table.beats = beats{}
	}
	tests := []struct {
		name string
		do   func(g *app.App, table *table)
	}{
		{"asked again", func(g *app.App, table *table) {
			table.hint(g) // nothing says yet that it was heard
			if table.hinting.coming == nil {
				t.Error("asked for twice a hint is dropped")
			}
			updates(t, g, table, comingAfter)
			table.hint(g)
		}},
		{"Escape", func(g *app.App, table *table) { table.layers.Escape(g) }},
		{"a move", played},
		{"undo", func(g *app.App, table *table) { table.takeBack(g) }},
		{"the title", func(g *app.App, table *table) { _ = table.leave(g.Routes.Title)(g) }},
		{"quit", func(g *app.App, table *table) { _ = table.leave(app.Quit)(g) }},
		{"another table", func(g *app.App, _ *table) { g.Show(practice(g, rules.Options{Seed: 5})) }},
	}
	for _, test := range tests {
		g, table := thinking(t)
		played(g, table)
		dropped := endless(g, table)
		test.do(g, table)
		if table.hinting.coming != nil || table.hintNote(g) != nil || table.dialog != nil {
			t.Errorf("%s: the hint is still waited for", test.name)
		}
		<-dropped // or else the test never ends
		if g.Scene != table {
			continue
		}
		updates(t, g, table, 3)
		if table.hinting.step != 0 || table.view(g).Note != nil {
			t.Errorf("%s: a hint is shown for what lay on the table before", test.name)
		}
	}
}

// A hint that has come for another table than the one that lies there, or for another player, is not shown.
func TestHintsOfAnotherTableAreNotShown(t *testing.T) {
	g, table := thinking(t)
	another := table.state
	another.Supply[0]++
	for _, test := range []struct {
		of    rules.State
		to    int
		shown bool
	}{
		{table.state, table.hintFor(g), true}, {another, table.hintFor(g), false}, {table.state, 1, false},
	} {
		hinter := hints.New(1)
		given, ok := hinter.HintTo(t.Context(), table.book, &table.state, rules.NoPlayer)
		table.hinting.coming = &comingHint{of: test.of, to: test.to, Thought: thought.Begin(g.Waker(), func(context.Context) thoughtHint {
			return thoughtHint{hinter, given, ok}
		})}
		for table.hinting.coming != nil {
			updates(t, g, table, 1)
			time.Sleep(time.Millisecond)
		}
		if shown := table.hinting.step > 0; shown != test.shown {
			t.Errorf("a hint for player %d, on the same table: %v, is shown: %v", test.to, test.of == table.state, shown)
		}
		table.hinting.drop()
	}
}

// Hints depend on those that were shown, and not on those that were dropped on their way.
func TestDroppedHintsLeaveNoTrace(t *testing.T) {
	g, table := thinking(t)
	table.hint(g)
	table.hinting.drop()
	if table.hinting.hinter == nil {
		t.Fatal("no hinter keeps for the campaign")
	}
	g.Background = false
	table.hint(g)
	want, _ := hints.New(table.options.Seed).HintTo(t.Context(), table.book, &table.state, table.hintFor(g))
	if table.hinting.given.Why != want.Why {
		t.Errorf("after a dropped hint there is %q, else %q", table.hinting.given.Why, want.Why)
	}
}
