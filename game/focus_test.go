package game

import (
	"slices"
	"testing"

	"sixwinters/game/focus"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// busyTable is a table of a game with a painter, in its first actions step.
func busyTable(t *testing.T) (*Game, *table) {
	t.Helper()
	w := guarded(t)
	w.width, w.height = 1280, 720
	w.settings.Weather, w.settings.Tips = false, false
	if _, err := stageTable(w.Game, busy); err != nil {
		t.Fatal(err)
	}
	return w.Game, w.scene.(*table)
}

func strikes(t *testing.T, g *Game, words ...string) {
	t.Helper()
	if err := g.strike(words...); err != nil {
		t.Fatal(err)
	}
}

// TestFocusRests shows that nothing is drawn again while the focus rests, and that it goes when the mouse moves.
func TestFocusRests(t *testing.T) {
	g, table := busyTable(t)
	strikes(t, g, "Right")
	if !table.pointing.on {
		t.Fatal("the focus does not come with the first key")
	}
	drawn := 0
	for range 200 {
		if stale, err := g.tick(); err != nil {
			t.Fatal(err)
		} else if stale {
			drawn++
		}
	}
	if drawn > zoomAfter+tipAfter+10 {
		t.Errorf("%d of 200 ticks draw something", drawn)
	}
	for range 20 {
		if stale, _ := g.tick(); stale {
			t.Fatal("something is drawn though the focus rests")
		}
	}
	if table.hoverFor <= zoomAfter {
		t.Error("what the focus rests on is not shown large")
	}
	g.pointer.Moved = true
	if _, err := g.tick(); err != nil || table.pointing.on {
		t.Errorf("the focus stays though the mouse moves, %v", err)
	}
}

// TestFocusStaysMeaningful follows the focus through taking up, putting back and putting down.
func TestFocusStaysMeaningful(t *testing.T) {
	g, table := busyTable(t)
	strikes(t, g, "Right")
	first := table.hover
	if first.Kind != layout.Die || first.Place.Spot != rules.OnMat {
		t.Fatalf("the focus begins at %+v, and not at a die", first)
	}
	strikes(t, g, "Enter")
	if len(table.held) != 1 || table.held[0] != first {
		t.Fatalf("Enter takes up %+v", table.held)
	}
	if complete, more := table.hand.Put(table.held, table.hover); len(complete)+len(more) == 0 && !table.hand.CanTake(table.held, table.hover) {
		t.Errorf("with a die in hand the focus is at %+v", table.hover)
	}
	strikes(t, g, "Escape")
	if len(table.held) > 0 || table.hover != first || table.dialog != nil {
		t.Errorf("Escape leaves %+v in hand, and the focus at %+v", table.held, table.hover)
	}
	strikes(t, g, "Escape")
	if table.dialog == nil {
		t.Error("Escape with nothing in hand does not open the menu")
	}
	table.dialog = nil
	made := table.campaign.Len()
	strikes(t, g, "Enter")
	for n := 0; n < 60 && len(table.held) > 0; n++ { // to the first place that makes a move at once
		if complete, _ := table.hand.Put(table.held, table.hover); len(complete) == 1 {
			strikes(t, g, "Enter")
			break
		}
		strikes(t, g, "Tab")
	}
	if table.campaign.Len() != made+1 {
		t.Fatal("no move is made")
	}
	if _, ok := table.stopOf(table.stops(g, false), table.hover); !ok {
		t.Errorf("after the move the focus is at %+v, which cannot be chosen", table.hover)
	}
}

// TestFocusComesToTheFirstAnswer plays by keys until something is asked: the focus is at the first answer.
func TestFocusComesToTheFirstAnswer(t *testing.T) {
	g, table := busyTable(t)
	choose := rules.RandomPolicy(3)
	strikes(t, g, "Right")
	asked := 0
	for range 400 {
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			break
		}
		table.play(g, choose(table.book, &table.state, legal))
		table.dialog, table.page = nil, page{table.state.Phase, table.state.Year}
		if _, err := g.tick(); err != nil {
			t.Fatal(err)
		}
		answers := slices.DeleteFunc(table.stops(g, false), func(s focus.Stop) bool { return s.Target.Kind == layout.Button })
		if !table.view(g).Done && len(answers) > 0 {
			asked++
			if table.hover != answers[0].Target {
				t.Fatalf("%s: the focus is at %+v, and the first answer is %+v", table.view(g).Prompt, table.hover, answers[0].Target)
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
	strikes(t, g, "Right", "Shift+Up", "Shift+Up", "Shift+Right")
	if title, _ := table.texts(table.hover); title == "" {
		t.Fatalf("looking about points at %+v, which says nothing", table.hover)
	}
	strikes(t, g, "Z")
	if len(table.pinned) != 1 || table.pinned[0] != table.hover {
		t.Errorf("pinned is %+v", table.pinned)
	}
	strikes(t, g, "Right")
	if _, ok := table.stopOf(table.stops(g, false), table.hover); !ok {
		t.Errorf("an arrow leads back to %+v, which cannot be chosen", table.hover)
	}
}

// TestDigitsAnswer presses an answer of the prompt line by its digit.
func TestDigitsAnswer(t *testing.T) {
	g, table := busyTable(t)
	for seed := uint64(1); len(table.choices) < 3; seed++ {
		table = practice(g, rules.Options{Seed: seed})
		g.show(table)
		choose := rules.RandomPolicy(seed)
		for len(table.choices) < 3 {
			legal := table.book.Moves(&table.state, nil)
			if len(legal) == 0 {
				break
			}
			table.play(g, choose(table.book, &table.state, legal))
		}
	}
	table.dialog, table.page = nil, page{table.state.Phase, table.state.Year}
	made := table.campaign.Len()
	option, ok := table.plan(g).Prompt.OptionOf(2)
	if !ok {
		t.Fatal("no answer has the digit 2")
	}
	want := table.choices[option].move
	strikes(t, g, "2")
	if last, _ := table.campaign.Move(made); last != want {
		t.Errorf("2 makes %+v, want %+v", last, want)
	}
}

// TestEnterGoesOnWithALesson presses Enter where a lesson waits for its note to be read: at once, and with the focus,
// which comes to its button first.
func TestEnterGoesOnWithALesson(t *testing.T) {
	for _, keys := range [][]string{{"Enter"}, {"Tab", "Enter"}} {
		g, _ := busyTable(t)
		if err := g.enterLesson(0, 0); err != nil {
			t.Fatal(err)
		}
		strikes(t, g, keys...)
		if at := g.scene.(*table).lesson.session.At(); at != 1 {
			t.Errorf("after %v the lesson is at step %d", keys, at)
		}
	}
}
