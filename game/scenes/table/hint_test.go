package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestHintsAtTheTable asks for hints through a year and follows them: each step says more, and the button of the last
// makes the move.
func TestHintsAtTheTable(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Standard})
	g.Show(table)
	for played := 0; table.Board.State.Phase != rules.YearOver; played++ {
		if played > 600 {
			t.Fatal("the year does not end")
		}
		before, said := table.Board.State, ""
		for step := 1; step <= hint.HintSteps; step++ {
			table.Hinter.Hint(&table.Board, g)
			note := table.Board.View(g).Note
			if note == nil || table.Hinter.Hinting.Step != step {
				t.Fatalf("step %d of a hint lies not on the table", step)
			}
			if step > 1 && (note.Do == said || strings.Contains(note.Say, table.Hinter.Hinting.Given.Why)) {
				t.Errorf("step %d says no more, or all again: %+v", step, note)
			}
			if said = note.Do; step == 1 {
				said = note.Say
			}
			if table.Board.Plan(g).Note.Rect.Empty() {
				t.Error("the note has no place")
			}
			if table.Board.State != before {
				t.Fatal("a hint changes the table")
			}
		}
		if r := table.Board.Plan(g).Note.Button; table.Board.Plan(g).At(r.Center()) != (layout.Target{Kind: layout.NoteButton}) {
			t.Error("the button of the note cannot be pressed")
		}
		for _, on := range table.aboutTargets() {
			if _, _, ok := table.Board.Plan(g).Seen(on); on.Kind != layout.None && !ok {
				t.Errorf("the hint speaks of %+v, which is not on the table", on)
			}
		}
		given, made := table.Hinter.Hinting.Given.Moves, table.Board.Campaign.Len()
		table.Hinter.PressHint(&table.Board, g)
		if table.Board.Campaign.Len() != made+len(given) || table.Hinter.Hinting.Step != 0 {
			t.Fatalf("the button does not make the move: %q", table.Board.Refusal.Say)
		}
		for i, want := range given {
			if m, _ := table.Board.Campaign.Move(made + i); m != want {
				t.Errorf("the button makes %+v, and not %+v", m, want)
			}
		}
		table.Board.Beats = board.Beats{}
		table.Board.Shown = table.Board.State
	}
	table.Hinter.Hint(&table.Board, g)
	table.Board.Layers.Escape(&table.Board, g)
	if table.Hinter.Hinting.Step != 0 || table.Board.View(g).Note != nil || table.Board.Dialog != nil {
		t.Error("Escape does not take the hint away")
	}
}

// The key of hints, held, makes the move of each hint after it was shown, until the turn ends; struck, it makes none.
func TestHeldHintKeyPlaysTheTurn(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\nspeed = \"off\"\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Standard})
	g.Show(table)
	gametest.Tick(t, g)
	b := &table.Board
	play := func() { b.Play(g, b.Book.Moves(&b.State, nil)[0]) }
	for !b.CanFinish() {
		play()
	}
	key := chord.Must("H")
	made := b.Campaign.Len()
	gametest.Strike(t, g, "H")
	g.Keyboard.Down = []chord.Chord{key}
	for range hint.HoldAfter / 2 {
		gametest.Tick(t, g)
	}
	g.Keyboard.Down = nil
	for range 2 * hint.HintFlight {
		gametest.Tick(t, g)
	}
	if table.Hinter.Hinting.Step != 1 || b.Campaign.Len() != made {
		t.Fatalf("a stroke comes to step %d and makes %d moves", table.Hinter.Hinting.Step, b.Campaign.Len()-made)
	}
	var shown []rules.Move
	turn := b.State.Turn
	for n := 0; n < 20000; n++ {
		g.Keyboard.Down = []chord.Chord{key}
		before, step, given := b.Campaign.Len(), table.Hinter.Hinting.Step, table.Hinter.Hinting.Given
		gametest.Tick(t, g)
		if b.Campaign.Len() == before {
			continue
		}
		var moves []rules.Move
		for i := before; i < b.Campaign.Len(); i++ {
			m, _ := b.Campaign.Move(i)
			moves = append(moves, m)
		}
		if step != hint.HintSteps || !slices.Equal(moves, given.Moves) {
			t.Fatalf("at step %d of a hint for %+v the key makes %+v", step, given.Moves, moves)
		}
		if shown = append(shown, moves...); given.Move.Kind == rules.MoveDone {
			break
		}
	}
	for range 4 * hint.HintFlight {
		gametest.Tick(t, g)
	}
	if n := len(shown); n < 3 || shown[n-1].Kind != rules.MoveDone || b.Campaign.Len() != made+n {
		t.Errorf("in turn %d it makes %d moves, and %d after them", turn, n, b.Campaign.Len()-made-n)
	}
}

// The move of a hint is shown some times, drawn anew only while its dice fly, and then rests until the pointer moves: a hint
// that is left lying there costs nothing.
func TestHintComesToRest(t *testing.T) {
	g := gametest.Mirror(t)
	if err := stageHint(hint.HintSteps)(g); err != nil {
		t.Fatal(err)
	}
	table := g.Scene.(*table)
	shown := func() (drawn, awake int) {
		g.Rested = app.RestAfter
		for range 2 * hint.HintShown * hint.HintRound {
			if table.Hinter.AdvanceHint(&table.Board, g) {
				drawn++
			}
			if g.Rested == 0 {
				awake++
			}
			g.Pointer.Moved = false
			g.Rested++
		}
		return drawn, awake
	}
	table.Hinter.Hinting.Ticks = 0
	for _, moved := range []bool{false, true} {
		g.Pointer.Moved = moved
		if drawn, awake := shown(); drawn > hint.HintShown*(hint.HintFlight+2) || awake != hint.HintShown*hint.HintRound {
			t.Errorf("pointer moved: %t: it is drawn %d times, and the window is kept awake for %d ticks", moved, drawn, awake)
		}
	}
	if drawn, _ := shown(); drawn > 0 {
		t.Errorf("a hint at rest is drawn %d times", drawn)
	}
	scene := render.Scene{Plan: table.Board.Plan(g)}
	if table.Hinter.Draw(&table.Board, g, &scene); len(scene.Flights) > 0 || len(scene.Glow) == 0 {
		t.Errorf("at rest %d dice fly, and %d things are lit", len(scene.Flights), len(scene.Glow))
	}
}

// aboutTargets are all things that the hint on the table speaks of.
func (t *table) aboutTargets() []layout.Target {
	take, drop := t.Hinter.HintTargets(&t.Board)
	return append(take, drop)
}

// Of the moves that finish a card what is chosen once it is finished is not counted.
func TestMoreMovesEndWithTheCard(t *testing.T) {
	place, choose, create := rules.Move{Kind: rules.MovePlace}, rules.Move{Kind: rules.MoveResource}, rules.Move{Kind: rules.MoveCreate}
	for _, test := range []struct {
		plan []rules.Move
		more int
	}{
		{[]rules.Move{place}, 0},
		{[]rules.Move{place, choose}, 0},
		{[]rules.Move{place, place, place, choose, choose}, 2},
		{[]rules.Move{create, choose, place}, 2},
	} {
		if more := hint.MoreMoves(test.plan); more != test.more {
			t.Errorf("%d moves of %v are still to come, not %d", more, test.plan, test.more)
		}
	}
}

// A hint that is asked for on the menu of the table is there when the menu has gone, also where one lay there already: it
// brought the next step of that, and took away one that showed its move.
func TestHintOfTheMenuIsThere(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
	table := atActions(t, g)
	g.Show(table)
	table.Hinter.Hinting.Given, table.Hinter.Hinting.Step = hints.Hint{Move: rules.Move{Kind: rules.MoveDone}}, hint.HintSteps
	table.Board.Dialog = newPause(table)
	gametest.Tick(t, g)
	gametest.PressIn(t, table.Board.Dialog.Menu, "A hint")
	gametest.Tick(t, g)
	if table.Board.Dialog != nil || table.Hinter.Hinting.Step != hint.HintSteps {
		t.Errorf("it is at step %d, with the menu open: %v", table.Hinter.Hinting.Step, table.Board.Dialog != nil)
	}
}

// Once the move of a hint has been shown for a moment, the note says what it is worth, until another hint is asked for.
func TestHintSaysWhatItsMoveIsWorth(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\nreduced_motion = true\n")
	table := atActions(t, g)
	table.Board.State.Year = uint8(g.Book.Years()) // then the chance to win is known well enough
	for range hint.HintSteps {
		table.Hinter.Hint(&table.Board, g)
	}
	for deadline := time.Now().Add(gametest.Patience); !strings.Contains(table.Board.View(g).Note.Say, "Chance to win after"); {
		if time.Now().After(deadline) {
			t.Fatalf("the note says %q", table.Board.View(g).Note.Say)
		}
		table.Hinter.AdvanceHint(&table.Board, g)
	}
	if table.Board.Plan(g).Note.Rect.Empty() {
		t.Error("the note has no place")
	}
	table.Hinter.Hint(&table.Board, g) // takes it away
	table.Hinter.Hint(&table.Board, g)
	if note := table.Board.View(g).Note; note != nil && strings.Contains(note.Say, "Chance to win after") {
		t.Errorf("the next hint begins with %q", note.Say)
	}
}
