package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/yearend"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// busyTable is a table of a game with a painter, in its first actions step.
func busyTable(t *testing.T) (*app.App, *table) {
	t.Helper()
	w := gametest.InFolder(t)
	w.Width, w.Height = 1280, 720
	w.Settings.Weather, w.Settings.Tips = false, false
	if _, err := stageTable(w, busy); err != nil {
		t.Fatal(err)
	}
	return w, w.Scene.(*table)
}

// TestFocusRests shows that nothing is drawn again while the focus rests, and that it goes when the mouse moves.
func TestFocusRests(t *testing.T) {
	g, table := busyTable(t)
	gametest.Strikes(t, g, "Right")
	if !table.Board.Pointing.On {
		t.Fatal("the focus does not come with the first key")
	}
	drawn := 0
	for range 200 {
		if stale, err := g.Tick(); err != nil {
			t.Fatal(err)
		} else if stale {
			drawn++
		}
	}
	if drawn > board.ZoomAfter+board.TipAfter+10 {
		t.Errorf("%d of 200 ticks draw something", drawn)
	}
	for range 20 {
		if stale, _ := g.Tick(); stale {
			t.Fatal("something is drawn though the focus rests")
		}
	}
	if table.Board.HoverFor <= board.ZoomAfter {
		t.Error("what the focus rests on is not shown large")
	}
	g.Pointer.Moved = true
	if _, err := g.Tick(); err != nil || table.Board.Pointing.On {
		t.Errorf("the focus stays though the mouse moves, %v", err)
	}
}

// TestFocusStaysMeaningful follows the focus through taking up, putting back and putting down.
func TestFocusStaysMeaningful(t *testing.T) {
	g, table := busyTable(t)
	gametest.Strikes(t, g, "Right")
	first := table.Board.Hover
	if first.Kind != layout.Die || first.Place.Spot != rules.OnMat {
		t.Fatalf("the focus begins at %+v, and not at a die", first)
	}
	gametest.Strikes(t, g, "Enter")
	if len(table.Board.Held) != 1 || table.Board.Held[0] != first {
		t.Fatalf("Enter takes up %+v", table.Board.Held)
	}
	if complete, more := table.Board.Hand.Put(table.Board.Held, table.Board.Hover); len(complete)+len(more) == 0 && !table.Board.Hand.CanTake(table.Board.Held, table.Board.Hover) {
		t.Errorf("with a die in hand the focus is at %+v", table.Board.Hover)
	}
	gametest.Strikes(t, g, "Escape")
	if len(table.Board.Held) > 0 || table.Board.Hover != first || table.Board.Dialog != nil {
		t.Errorf("Escape leaves %+v in hand, and the focus at %+v", table.Board.Held, table.Board.Hover)
	}
	gametest.Strikes(t, g, "Escape")
	if table.Board.Dialog == nil {
		t.Error("Escape with nothing in hand does not open the menu")
	}
	table.Board.Dialog = nil
	made := table.Board.Campaign.Len()
	gametest.Strikes(t, g, "Enter")
	for n := 0; n < 60 && len(table.Board.Held) > 0; n++ { // to the first place that makes a move at once
		if complete, _ := table.Board.Hand.Put(table.Board.Held, table.Board.Hover); len(complete) == 1 {
			gametest.Strikes(t, g, "Enter")
			break
		}
		gametest.Strikes(t, g, "Tab")
	}
	if table.Board.Campaign.Len() != made+1 {
		t.Fatal("no move is made")
	}
	if _, ok := gesture.StopOf(table.Board.Stops(g, false), table.Board.Hover); !ok {
		t.Errorf("after the move the focus is at %+v, which cannot be chosen", table.Board.Hover)
	}
}

// TestFocusComesToTheFirstAnswer plays by keys until something is asked: the focus is at the first answer.
func TestFocusComesToTheFirstAnswer(t *testing.T) {
	g, table := busyTable(t)
	choose := rules.RandomPolicy(3)
	gametest.Strikes(t, g, "Right")
	asked := 0
	for range 400 {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 {
			break
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		table.Board.Dialog, table.Pages.Page = nil, yearend.Page{Phase: table.Board.State.Phase, Year: table.Board.State.Year}
		if _, err := g.Tick(); err != nil {
			t.Fatal(err)
		}
		answers := slices.DeleteFunc(table.Board.Stops(g, false), func(s gesture.Stop) bool { return s.Target.Kind == layout.Button })
		if !table.Board.View(g).Done && len(answers) > 0 {
			asked++
			if table.Board.Hover != answers[0].Target {
				t.Fatalf("%s: the focus is at %+v, and the first answer is %+v", table.Board.View(g).Prompt, table.Board.Hover, answers[0].Target)
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d questions came up", asked)
	}
}

// TestLookAtAnything goes over the cards that cannot be chosen, and pins one.
func TestLookAtAnything(t *testing.T) {
	g, table := busyTable(t)
	gametest.Strikes(t, g, "Right", "Shift+Up", "Shift+Up", "Shift+Right")
	if title, _ := table.Board.Texts(table.Board.Hover); title == "" {
		t.Fatalf("looking about points at %+v, which says nothing", table.Board.Hover)
	}
	gametest.Strikes(t, g, "Z")
	if len(table.Board.Pinned) != 1 || table.Board.Pinned[0] != table.Board.Hover {
		t.Errorf("pinned is %+v", table.Board.Pinned)
	}
	gametest.Strikes(t, g, "Right")
	if _, ok := gesture.StopOf(table.Board.Stops(g, false), table.Board.Hover); !ok {
		t.Errorf("an arrow leads back to %+v, which cannot be chosen", table.Board.Hover)
	}
}

// TestDigitsAnswer presses an answer of the prompt line by its digit.
func TestDigitsAnswer(t *testing.T) {
	g, table := busyTable(t)
	for seed := uint64(1); len(table.Board.Choices) < 3; seed++ {
		table = practice(g, rules.Options{Seed: seed})
		g.Show(table)
		choose := rules.RandomPolicy(seed)
		for len(table.Board.Choices) < 3 {
			legal := table.Board.Book.Moves(&table.Board.State, nil)
			if len(legal) == 0 {
				break
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		}
	}
	table.Board.Dialog, table.Pages.Page = nil, yearend.Page{Phase: table.Board.State.Phase, Year: table.Board.State.Year}
	made := table.Board.Campaign.Len()
	option, ok := table.Board.Plan(g).Prompt.OptionOf(2)
	if !ok {
		t.Fatal("no answer has the digit 2")
	}
	want := table.Board.Choices[option].Move
	gametest.Strikes(t, g, "2")
	if last, _ := table.Board.Campaign.Move(made); last != want {
		t.Errorf("2 makes %+v, want %+v", last, want)
	}
}

// TestEnterGoesOnWithALesson presses Enter where a lesson waits for its note to be read: at once, and with the focus,
// which comes to its button first.
func TestEnterGoesOnWithALesson(t *testing.T) {
	for _, keys := range [][]string{{"Enter"}, {"Tab", "Enter"}} {
		g, _ := busyTable(t)
		if err := EnterLesson(g, 0, 0); err != nil {
			t.Fatal(err)
		}
		gametest.Strikes(t, g, keys...)
		if at := g.Scene.(*table).Tutor.Lesson.Session.At(); at != 1 {
			t.Errorf("after %v the lesson is at step %d", keys, at)
		}
	}
}
