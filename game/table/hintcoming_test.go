package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/game/board"
	"sixwinters/game/hint"

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
	table.Hinting.Coming = &hint.ComingHint{Of: table.State, To: table.HintFor(g), Thought: thought.Begin(g.Waker(), func(ctx context.Context) hint.ThoughtHint {
		<-ctx.Done()
		close(dropped)
		return hint.ThoughtHint{}
	})}
	return dropped
}

// A hint comes when it is thought out. It is the same that comes where it is waited for.
func TestHintsAreThoughtOutBeside(t *testing.T) {
	g, table := thinking(t)
	before := table.State
	want, _ := hints.New(table.Options.Seed).HintTo(t.Context(), table.Book, &before, table.HintFor(g))
	gametest.Strikes(t, g, "H")
	for table.Hinting.Coming != nil {
		updates(t, g, table, 1)
		time.Sleep(time.Millisecond)
	}
	if given := table.Hinting.Given; table.Hinting.Step != 1 || given.Move != want.Move || given.Why != want.Why {
		t.Errorf("step %d of %q has come, and not the first of %q", table.Hinting.Step, given.Why, want.Why)
	}
	if note := table.View(g).Note; note == nil || note.Say != want.Says() || table.Plan(g).Note.Rect.Empty() {
		t.Errorf("it lies on the table as %+v", table.View(g).Note)
	}
	gametest.Strikes(t, g, "H", "H")
	if table.Hinting.Step != hint.HintSteps || table.State != before {
		t.Errorf("it goes on to step %d", table.Hinting.Step)
	}
}

// The key that takes what the keyboard points at takes nothing while a hint is being thought out: who strikes it then means the
// hint.
func TestTakingWaitsForAHint(t *testing.T) {
	g, table := thinking(t)
	gametest.Strikes(t, g, "Right")
	dropped := endless(g, table)
	gametest.Strikes(t, g, "Enter")
	updates(t, g, table, hint.ComingAfter)
	gametest.Strikes(t, g, "Space")
	if len(table.Held) > 0 || table.Hinting.Coming == nil {
		t.Errorf("%v is held, and the hint is still to come: %t", table.Held, table.Hinting.Coming != nil)
	}
	if note := table.View(g).Note; note == nil || !strings.Contains(note.Say, "Enter does nothing") {
		t.Errorf("the note says %+v", note)
	}
	gametest.Strikes(t, g, "Escape")
	<-dropped
	if gametest.Strikes(t, g, "Enter"); len(table.Held) == 0 {
		t.Error("once the hint is not waited for any more nothing is taken up")
	}
}

// Whoever has asked for hints and does something else is told what one is told who asks there for the first time, such as by
// chronicle: also once a move is taken back.
func TestHintsThatWereShownAreForgotten(t *testing.T) {
	g, table := busyTable(t)
	asked := func(when string) {
		t.Helper()
		table.Hint(g)
		want, _ := hints.New(table.Options.Seed).Hint(table.Book, &table.State)
		if given := table.Hinting.Given; table.Hinting.Step != 1 || given.Move != want.Move || given.Why != want.Why {
			t.Errorf("%s the hint is %q, and %q of one who is asked for the first time", when, given.Why, want.Why)
		}
		table.Hinting.Drop()
	}
	asked("at first")
	legal := table.Book.Moves(&table.State, nil)
	other := slices.IndexFunc(legal, func(m rules.Move) bool { return m != table.Hinting.Given.Move && m.Kind == rules.MoveTravel })
	if other < 0 {
		t.Fatal("nobody can go anywhere else")
	}
	table.Play(g, legal[other])
	table.Beats = board.Beats{}
	asked("after another move")
	table.TakeBack(g)
	table.Beats = board.Beats{}
	asked("after it is taken back")
}

// A note says that a hint is being thought out, after a moment; the table answers as long.
func TestNoteOfAHintThatIsComing(t *testing.T) {
	g, table := thinking(t)
	endless(g, table)
	updates(t, g, table, hint.ComingAfter-1)
	if table.View(g).Note != nil {
		t.Errorf("at once there is a note: %q", table.View(g).Note.Say)
	}
	updates(t, g, table, 1)
	note := table.View(g).Note
	if note == nil || !strings.Contains(note.Say, "still being worked out") || note.Key != "H" || table.Plan(g).Note.Rect.Empty() {
		t.Fatalf("nothing says that a hint is being thought out: %+v", note)
	}
	gametest.Strikes(t, g, "Right", "Right", "Space")
	if !table.Pointing.On || table.Hinting.Coming == nil {
		t.Error("the table does not answer")
	}
	g.Pointer.X, g.Pointer.Y = table.Plan(g).Note.Button.Center()
	if at := table.Plan(g).At(g.Pointer.X, g.Pointer.Y); at != board.NoteButton {
		t.Errorf("at the button of the note lies %+v", at)
	}
	table.PressHint(g)
	if table.Hinting.Coming != nil || table.View(g).Note != nil {
		t.Error("its button does not take it away")
	}
}

// Whatever happens to the table drops the hint that is under way: it is thought out no further, and never shown.
func TestHintsOnTheirWayAreDropped(t *testing.T) {
	played := func(g *app.App, table *table) {
		table.Play(g, table.Book.Moves(&table.State, nil)[0])
		table.Beats = board.Beats{}
	}
	tests := []struct {
		name string
		do   func(g *app.App, table *table)
	}{
		{"asked again", func(g *app.App, table *table) {
			table.Hint(g) // nothing says yet that it was heard
			if table.Hinting.Coming == nil {
				t.Error("asked for twice a hint is dropped")
			}
			updates(t, g, table, hint.ComingAfter)
			table.Hint(g)
		}},
		{"Escape", func(g *app.App, table *table) { table.Layers.Escape(g) }},
		{"a move", played},
		{"undo", func(g *app.App, table *table) { table.TakeBack(g) }},
		{"the title", func(g *app.App, table *table) { _ = table.Leave(g.Routes.Title)(g) }},
		{"quit", func(g *app.App, table *table) { _ = table.Leave(app.Quit)(g) }},
		{"another table", func(g *app.App, _ *table) { g.Show(practice(g, rules.Options{Seed: 5})) }},
	}
	for _, test := range tests {
		g, table := thinking(t)
		played(g, table)
		dropped := endless(g, table)
		test.do(g, table)
		if table.Hinting.Coming != nil || table.HintNote(g) != nil || table.Dialog != nil {
			t.Errorf("%s: the hint is still waited for", test.name)
		}
		<-dropped // or else the test never ends
		if g.Scene != table {
			continue
		}
		updates(t, g, table, 3)
		if table.Hinting.Step != 0 || table.View(g).Note != nil {
			t.Errorf("%s: a hint is shown for what lay on the table before", test.name)
		}
	}
}

// A hint that has come for another table than the one that lies there, or for another player, is not shown.
func TestHintsOfAnotherTableAreNotShown(t *testing.T) {
	g, table := thinking(t)
	another := table.State
	another.Supply[0]++
	for _, test := range []struct {
		of    rules.State
		to    int
		shown bool
	}{
		{table.State, table.HintFor(g), true}, {another, table.HintFor(g), false}, {table.State, 1, false},
	} {
		hinter := hints.New(1)
		given, ok := hinter.HintTo(t.Context(), table.Book, &table.State, rules.NoPlayer)
		table.Hinting.Coming = &hint.ComingHint{Of: test.of, To: test.to, Thought: thought.Begin(g.Waker(), func(context.Context) hint.ThoughtHint {
			return hint.ThoughtHint{Hinter: hinter, Given: given, Ok: ok}
		})}
		for table.Hinting.Coming != nil {
			updates(t, g, table, 1)
			time.Sleep(time.Millisecond)
		}
		if shown := table.Hinting.Step > 0; shown != test.shown {
			t.Errorf("a hint for player %d, on the same table: %v, is shown: %v", test.to, test.of == table.State, shown)
		}
		table.Hinting.Drop()
	}
}

// Hints depend on those that were shown, and not on those that were dropped on their way.
func TestDroppedHintsLeaveNoTrace(t *testing.T) {
	g, table := thinking(t)
	table.Hint(g)
	table.Hinting.Drop()
	if table.Hinting.Hinter == nil {
		t.Fatal("no hinter keeps for the campaign")
	}
	g.Background = false
	table.Hint(g)
	want, _ := hints.New(table.Options.Seed).HintTo(t.Context(), table.Book, &table.State, table.HintFor(g))
	if table.Hinting.Given.Why != want.Why {
		t.Errorf("after a dropped hint there is %q, else %q", table.Hinting.Given.Why, want.Why)
	}
}
