package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/gesture"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// On a page that is only to be read, in every lesson, nothing can be done: each gesture, Done among them, is answered with what
// is to be done first, asks nothing and leaves the table, the step and the hand as they are.
func TestNothingIsDoneBeforeAPageIsRead(t *testing.T) {
	g := gametest.Mirror(t)
	ends := 0
	for n, l := range g.Lessons {
		for i := range l.Steps {
			if !l.Steps[i].Reading() {
				continue
			}
			table, err := lessonTable(g, n, i)
			if err != nil {
				t.Fatal(err)
			}
			for _, ge := range firstOfEach(table.Board.Hand.Gestures) {
				if ge.Drop == (layout.Target{Kind: layout.Button, N: layout.ButtonDone}) {
					ends++
				}
				before := table.Board.State
				table.Tutor.Lesson.Session.Answer = ""
				byHand(t, g, table, ge)
				answer := table.Tutor.Lesson.Session.Answer
				if table.Board.State != before || table.Tutor.Lesson.Session.At() != i || table.Board.AsksBack() || len(table.Board.Held) > 0 {
					t.Fatalf("%s, step %d: %s is not kept back", l.Title, i+1, table.Board.Book.Notation(&before, ge.Move))
				}
				if !strings.HasPrefix(answer, "In a moment.") || !strings.Contains(table.Board.View(g).Note.Answer, answer) {
					t.Fatalf("%s, step %d: %s is answered with %q", l.Title, i+1, table.Board.Book.Notation(&before, ge.Move), answer)
				}
			}
		}
	}
	if ends < 20 {
		t.Errorf("Done was tried only %d times", ends)
	}
}

// byHand makes a move by hand: what has no place on the table has its button.
func byHand(t *testing.T, g *app.App, table *table, ge gesture.Gesture) {
	t.Helper()
	if ge.Drop.Kind == layout.None {
		i := slices.IndexFunc(table.Board.Choices, func(c board.Choice) bool { return c.Move == ge.Move })
		if i < 0 {
			t.Fatalf("%s has no button", table.Board.Book.Notation(&table.Board.State, ge.Move))
		}
		table.Board.Option(g, i)
		return
	}
	table.Board.Held = append(table.Board.Held[:0:0], ge.Take...)
	table.Board.Drop(g, ge.Drop)
}

// firstOfEach is one of the gestures of each kind of move, by where they are put down.
func firstOfEach(all []gesture.Gesture) (some []gesture.Gesture) {
	type sort struct{ move, drop uint8 }
	seen := map[sort]bool{}
	for _, ge := range all {
		if s := (sort{uint8(ge.Move.Kind), uint8(ge.Drop.Kind)}); !seen[s] {
			seen[s] = true
			some = append(some, ge)
		}
	}
	return some
}

// All of the note of a page that is but read is its button, so that a hand need not follow the button from page to page: a
// click on it goes on, once it has been up. One that waits for a move, or is read again, and the button that leads back, are left as they are.
func TestAClickOnAPageThatIsReadGoesOn(t *testing.T) {
	g := gametest.Mirror(t)
	click := func(table *table, r layout.Rect) (page int) {
		g.Pointer.X, g.Pointer.Y = r.X+r.W/2, r.Y+r.H/2
		on := table.Board.Under(g, g.Pointer.X, g.Pointer.Y)
		table.Board.PressDown(g, on)
		table.Board.PressUp(g, on)
		return table.Tutor.Lesson.Session.Page()
	}
	table := lessonAt(t, g, "moving", 5)
	if table.Tutor.Lesson.Comes = app.Settled; click(table, table.Board.Plan(g).Note.Say) != 4 {
		t.Error("a click meant for the page before goes on")
	}
	if table.Tutor.Lesson.Comes = 0; click(table, table.Board.Plan(g).Note.Say) != 5 {
		t.Error("a click on the page does not go on")
	}
	if table.Tutor.Lesson.Comes = 0; table.Tutor.Lesson.Session.Step().Reading() || click(table, table.Board.Plan(g).Note.Say) != 5 {
		t.Error("a click on a page that waits for a move goes on")
	}
	if click(table, table.Board.Plan(g).Note.Back) != 4 {
		t.Error("the button that leads back does not")
	}
	if table.Tutor.Lesson.Comes = 0; click(table, table.Board.Plan(g).Note.Say) != 4 {
		t.Error("a click beside the buttons of a page that is read again turns it")
	}
	if back := table.Board.Plan(g).Note.Back; click(table, back) != 3 || click(table, back) > 3 {
		t.Error("a second click at the button that leads back does not lead back")
	}
}

// On a folded table something of what a page lights is in sight, whichever page a lesson is continued at.
func TestLessonsShowWhatTheyLight(t *testing.T) {
	for _, scale := range []int{150, 200} {
		g := gameIn(t, 1280, 720, scale)
		folded := 0
		eachEntry(t, g, func(table *table, page string) {
			lit := func(p *layout.Plan) bool {
				return slices.ContainsFunc(table.Board.View(g).Note.About(p), func(r layout.Rect) bool { return !r.Empty() && r.Within(p.Boards) })
			}
			if folded++; lit(table.Board.Plan(g)) {
				return
			}
			for pane := range layout.NumPanes {
				v := *table.Board.View(g)
				v.Open, v.Together = []layout.Pane{pane}, layout.Together{}
				if lit(layout.Lay(&v)) {
					t.Errorf("at %d %%, %s: nothing of what is lit is in sight, and something is with pane %d open", scale, page, pane)
					return
				}
			}
		})
		if folded < 50 {
			t.Errorf("only %d pages", folded)
		}
	}
}

// However large everything is, the note of a lesson leaves the prompt line in sight on each page that one begins at.
func TestLessonsLeaveThePromptLine(t *testing.T) {
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1280, 720, 150}, {1280, 720, 200}, {1920, 1080, 200}} {
		g := gameIn(t, size.w, size.h, size.scale)
		eachEntry(t, g, func(table *table, page string) {
			if p := table.Board.Plan(g); p.Note.Rect.Empty() || p.Note.Rect.Overlaps(p.Prompt.Rect) {
				t.Errorf("%v: the note of %s lies at %v, over the prompt line at %v", size, page, p.Note.Rect, p.Prompt.Rect)
			}
		})
	}
}

// eachEntry begins at each page of each lesson, and looks at its table and what it is called.
func eachEntry(t *testing.T, g *app.App, look func(table *table, page string)) {
	t.Helper()
	for n, l := range g.Lessons {
		for i := range l.Steps {
			table, err := lessonTable(g, n, i)
			if err != nil {
				t.Fatal(err)
			}
			tableGame(g, table)
			table.Board.Dialog = nil
			look(table, fmt.Sprintf("page %d of %s", i+1, l.Title))
		}
	}
}
