package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
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
	table.Hinter.Hinting.Coming = &hint.ComingHint{Of: table.Board.State, To: table.Board.HintFor(g), Thought: background.Begin(g.Waker(), func(ctx context.Context) hint.ThoughtHint {
		<-ctx.Done()
		close(dropped)
		return hint.ThoughtHint{}
	})}
	return dropped
}

// A hint comes when it is thought out. It is the same that comes where it is waited for.
func TestHintsAreThoughtOutBeside(t *testing.T) {
	g, table := thinking(t)
	before := table.Board.State
	want, _ := hints.New(table.Board.Options.Seed).HintTo(t.Context(), table.Board.Book, &before, table.Board.HintFor(g))
	gametest.Strikes(t, g, "H")
	for table.Hinter.Hinting.Coming != nil {
		updates(t, g, table, 1)
		time.Sleep(time.Millisecond)
	}
	if given := table.Hinter.Hinting.Given; table.Hinter.Hinting.Step != 1 || given.Move != want.Move || given.Why != want.Why {
		t.Errorf("step %d of %q has come, and not the first of %q", table.Hinter.Hinting.Step, given.Why, want.Why)
	}
	if note := table.Board.View(g).Note; note == nil || note.Say != want.Says() || table.Board.Plan(g).Note.Rect.Empty() {
		t.Errorf("it lies on the table as %+v", table.Board.View(g).Note)
	}
	gametest.Strikes(t, g, "H", "H")
	if table.Hinter.Hinting.Step != hint.HintSteps || table.Board.State != before {
		t.Errorf("it goes on to step %d", table.Hinter.Hinting.Step)
	}
}

// A hint does not come over a move begun since it was asked for. Escape puts a hint away before the move that it lies over.
func TestHintAndAMoveThatWaitsForDice(t *testing.T) {
	for _, late := range []bool{true, false} {
		g, table := thinking(t)
		begin := func() {
			t.Helper()
			for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
				if m.Kind == rules.MoveTravel && m.NumDice() > 1 && m.Dice[0] != m.Dice[1] {
					drags(g, table, onMat(m.Player, m.Dice[0].Value()), layout.Target{Kind: layout.Location, N: uint8(m.Slot)})
					break
				}
			}
			if !table.Board.Collects() {
				t.Fatal("no journey waits for a second die")
			}
		}
		come := func() {
			for table.Hinter.Hinting.Coming != nil {
				updates(t, g, table, 1)
				time.Sleep(time.Millisecond)
			}
		}
		if gametest.Strikes(t, g, "H"); late {
			begin()
			if come(); table.Hinter.Hinting.Step != 0 || !table.Board.Collects() {
				t.Errorf("step %d of the hint comes over the choice, which waits: %v", table.Hinter.Hinting.Step, table.Board.Collects())
			}
			continue
		}
		come()
		begin()
		if gametest.Strikes(t, g, "Escape"); table.Board.Hinted() || !table.Board.Collects() {
			t.Errorf("after Escape a hint lies there: %v; the move waits: %v", table.Board.Hinted(), table.Board.Collects())
		}
		if gametest.Strikes(t, g, "Escape"); table.Board.Collects() {
			t.Error("the move cannot be put back")
		}
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
	if len(table.Board.Held) > 0 || table.Hinter.Hinting.Coming == nil {
		t.Errorf("%v is held, and the hint is still to come: %t", table.Board.Held, table.Hinter.Hinting.Coming != nil)
	}
	if note := table.Board.View(g).Note; note == nil || !strings.Contains(note.Say, "Enter does nothing") {
		t.Errorf("the note says %+v", note)
	}
	gametest.Strikes(t, g, "Escape")
	<-dropped
	if gametest.Strikes(t, g, "Enter"); len(table.Board.Held) == 0 {
		t.Error("once the hint is not waited for any more nothing is taken up")
	}
}

// Whoever has asked for hints and does something else is told what one is told who asks there for the first time, such as by
// chronicle: also once a move is taken back.
func TestHintsThatWereShownAreForgotten(t *testing.T) {
	g, table := busyTable(t)
	asked := func(when string) {
		t.Helper()
		table.Hinter.Hint(&table.Board, g)
		want, _ := hints.New(table.Board.Options.Seed).Hint(table.Board.Book, &table.Board.State)
		if given := table.Hinter.Hinting.Given; table.Hinter.Hinting.Step != 1 || given.Move != want.Move || given.Why != want.Why {
			t.Errorf("%s the hint is %q, and %q of one who is asked for the first time", when, given.Why, want.Why)
		}
		table.Hinter.Hinting.Drop()
	}
	asked("at first")
	legal := table.Board.Book.Moves(&table.Board.State, nil)
	other := slices.IndexFunc(legal, func(m rules.Move) bool { return m != table.Hinter.Hinting.Given.Move && m.Kind == rules.MoveTravel })
	if other < 0 {
		t.Fatal("nobody can go anywhere else")
	}
	table.Board.Play(g, legal[other])
	table.Board.Beats = board.Beats{}
	asked("after another move")
	table.Board.TakeBack(g)
	table.Board.Beats = board.Beats{}
	asked("after it is taken back")
}

// A note says that a hint is being thought out, after a moment; the table answers as long.
func TestNoteOfAHintThatIsComing(t *testing.T) {
	g, table := thinking(t)
	endless(g, table)
	updates(t, g, table, hint.ComingAfter-1)
	if table.Board.View(g).Note != nil {
		t.Errorf("at once there is a note: %q", table.Board.View(g).Note.Say)
	}
	updates(t, g, table, 1)
	note := table.Board.View(g).Note
	if note == nil || !strings.Contains(note.Say, "still being worked out") || note.Key != "H" || table.Board.Plan(g).Note.Rect.Empty() {
		t.Fatalf("nothing says that a hint is being thought out: %+v", note)
	}
	gametest.Strikes(t, g, "Right", "Right", "Space")
	if !table.Board.Pointing.On || table.Hinter.Hinting.Coming == nil {
		t.Error("the table does not answer")
	}
	g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Note.Button.Center()
	if at := table.Board.Plan(g).At(g.Pointer.X, g.Pointer.Y); at != board.NoteButton {
		t.Errorf("at the button of the note lies %+v", at)
	}
	table.Hinter.PressHint(&table.Board, g)
	if table.Hinter.Hinting.Coming != nil || table.Board.View(g).Note != nil {
		t.Error("its button does not take it away")
	}
}

// Whatever happens to the table drops the hint that is under way: it is thought out no further, and never shown.
func TestHintsOnTheirWayAreDropped(t *testing.T) {
	played := func(g *app.App, table *table) {
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Beats = board.Beats{}
	}
	tests := []struct {
		name string
		do   func(g *app.App, table *table)
	}{
		{"asked again", func(g *app.App, table *table) {
			table.Hinter.Hint(&table.Board, g) // nothing says yet that it was heard
			if table.Hinter.Hinting.Coming == nil {
				t.Error("asked for twice a hint is dropped")
			}
			updates(t, g, table, hint.ComingAfter)
			table.Hinter.Hint(&table.Board, g)
		}},
		{"Escape", func(g *app.App, table *table) { table.Board.Layers.Escape(&table.Board, g) }},
		{"a move", played},
		{"undo", func(g *app.App, table *table) { table.Board.TakeBack(g) }},
		{"the title", func(g *app.App, table *table) { _ = table.Board.Leave(g.Routes.Title)(g) }},
		{"quit", func(g *app.App, table *table) { _ = table.Board.Leave(app.Quit)(g) }},
		{"another table", func(g *app.App, _ *table) { g.Show(practice(g, rules.Options{Seed: 5})) }},
	}
	for _, test := range tests {
		g, table := thinking(t)
		played(g, table)
		dropped := endless(g, table)
		test.do(g, table)
		if table.Hinter.Hinting.Coming != nil || table.Hinter.HintNote(&table.Board, g) != nil || table.Board.Dialog != nil {
			t.Errorf("%s: the hint is still waited for", test.name)
		}
		<-dropped // or else the test never ends
		if g.Scene != table {
			continue
		}
		updates(t, g, table, 3)
		if table.Hinter.Hinting.Step != 0 || table.Board.View(g).Note != nil {
			t.Errorf("%s: a hint is shown for what lay on the table before", test.name)
		}
	}
}

// A hint that has come for another table than the one that lies there, or for another player, is not shown.
func TestHintsOfAnotherTableAreNotShown(t *testing.T) {
	g, table := thinking(t)
	another := table.Board.State
	another.Supply[0]++
	for _, test := range []struct {
		of    rules.State
		to    int
		shown bool
	}{
		{table.Board.State, table.Board.HintFor(g), true}, {another, table.Board.HintFor(g), false}, {table.Board.State, 1, false},
	} {
		hinter := hints.New(1)
		given, ok := hinter.HintTo(t.Context(), table.Board.Book, &table.Board.State, rules.NoPlayer)
		table.Hinter.Hinting.Coming = &hint.ComingHint{Of: test.of, To: test.to, Thought: background.Begin(g.Waker(), func(context.Context) hint.ThoughtHint {
			return hint.ThoughtHint{Thinker: hinter, Given: given, Ok: ok}
		})}
		for table.Hinter.Hinting.Coming != nil {
			updates(t, g, table, 1)
			time.Sleep(time.Millisecond)
		}
		if shown := table.Hinter.Hinting.Step > 0; shown != test.shown {
			t.Errorf("a hint for player %d, on the same table: %v, is shown: %v", test.to, test.of == table.Board.State, shown)
		}
		table.Hinter.Hinting.Drop()
	}
}

// Hints depend on those that were shown, and not on those that were dropped on their way.
func TestDroppedHintsLeaveNoTrace(t *testing.T) {
	g, table := thinking(t)
	table.Hinter.Hint(&table.Board, g)
	table.Hinter.Hinting.Drop()
	if table.Hinter.Hinting.Thinker == nil {
		t.Fatal("no hinter keeps for the campaign")
	}
	g.Background = false
	table.Hinter.Hint(&table.Board, g)
	want, _ := hints.New(table.Board.Options.Seed).HintTo(t.Context(), table.Board.Book, &table.Board.State, table.Board.HintFor(g))
	if table.Hinter.Hinting.Given.Why != want.Why {
		t.Errorf("after a dropped hint there is %q, else %q", table.Hinter.Hinting.Given.Why, want.Why)
	}
}
