package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// The key that goes on with a lesson, struck again and again, reads on and then only says what is waited for: it ends no step
// and makes no move that nobody has pointed at.
func TestGoingOnEndsNoStep(t *testing.T) {
	for _, pointing := range []bool{false, true} {
		w := gametest.InFolder(t)
		w.Width, w.Height = 1280, 720
		w.Settings.Weather, w.Settings.Tips = false, false
		g := w
		for i, l := range g.Lessons {
			for step := range len(l.Steps) - 1 {
				if !l.Steps[step].Reading() || l.Steps[step+1].Reading() || l.Steps[step+1].When != "" {
					continue
				}
				if err := EnterLesson(g, i, step); err != nil {
					t.Fatal(err)
				}
				table := g.Scene.(*table)
				if pointing && !table.Board.Beats.Playing() { // while what happened waits there is nothing to point at
					gametest.Strikes(t, g, "Tab")
					if on := table.Board.Hover; on != board.NoteButton {
						t.Fatalf("step %d of %s: the focus comes to %v", step+1, l.Title, on)
					}
				}
				moves := table.Board.Campaign.Len()
				gametest.Strikes(t, g, "Enter", "Enter", "Enter", "Enter")
				if table.Tutor.Lesson.Session.At() != step+1 || table.Board.Campaign.Len() != moves || table.Board.AsksBack() || len(table.Board.Held) > 0 {
					t.Errorf("after four strokes in step %d of %s, the lesson is at step %d, %d moves made, asking %v, holding %v",
						step+1, l.Title, table.Tutor.Lesson.Session.At()+1, table.Board.Campaign.Len()-moves, table.Board.AsksBack(), table.Board.Held)
				}
			}
		}
	}
}

// The digit of the only answer turns a page that is only read, as it does on the line below.
func TestOneTurnsThePage(t *testing.T) {
	g := gametest.Mirror(t)
	for i, l := range g.Lessons {
		if len(l.Steps) < 2 || !l.Steps[0].Reading() {
			continue
		}
		if err := EnterLesson(g, i, 0); err != nil {
			t.Fatal(err)
		}
		table := g.Scene.(*table)
		for strokes := 0; strokes < 4 && table.Tutor.Lesson.Session.At() == 0; strokes++ { // the page comes first
			gametest.Strikes(t, g, "1")
		}
		if table.Tutor.Lesson.Session.At() != 1 {
			t.Errorf("in %s it turns to page %d", l.Title, table.Tutor.Lesson.Session.At()+1)
		}
	}
}

// The key that asks for hints is answered in a lesson too: with what that waits for.
func TestALessonAnswersWhoAsksForAHint(t *testing.T) {
	g := gametest.Mirror(t)
	for _, c := range []struct{ id, move string }{{"moving", "move keel"}, {"progress", "place keel"}} {
		table := lessonAt(t, g, c.id, stepOf(t, g, c.id, c.move))
		g.Show(table)
		gametest.Strikes(t, g, "H")
		if got, want := table.Tutor.Lesson.Session.Answer, table.Tutor.Lesson.Session.Reminder(); got != want || want == "" {
			t.Errorf("%s answers %q, not %q", c.id, got, want)
		}
		if table.Hinter.Hinting.Step > 0 || table.Hinter.Hinting.Coming != nil {
			t.Errorf("%s gives a hint", c.id)
		}
	}
}

// Where the end of the step is asked about, the focus is at the answer that goes back: pressing Done twice ends nothing.
func TestDoneTwiceEndsNothing(t *testing.T) {
	g, table := busyTable(t)
	gametest.Strikes(t, g, "Right")
	for range 40 {
		if table.Board.Hover == (layout.Target{Kind: layout.Button, N: layout.ButtonDone}) {
			break
		}
		gametest.Strikes(t, g, "Tab")
	}
	moves := table.Board.Campaign.Len()
	gametest.Strikes(t, g, "Enter")
	if !table.Board.AsksBack() {
		t.Fatal("with dice left the end of the step is not asked about")
	}
	gametest.Strikes(t, g, "Enter")
	if table.Board.Campaign.Len() != moves || table.Board.AsksBack() {
		t.Errorf("the second stroke makes %d moves, asking %v", table.Board.Campaign.Len()-moves, table.Board.AsksBack())
	}
}
