package table

import (
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// From the last page of every lesson one can read back to its first and on again, each page with its own words, its light and the
// table as it lay then; the lesson, its moves and the table stay where they are.
func TestEveryPageCanBeReadAgain(t *testing.T) {
	g := gametest.Mirror(t)
	for n, l := range g.Lessons {
		last := len(l.Steps) - 1
		table, err := lessonTable(g, n, last)
		if err != nil {
			t.Fatal(err)
		}
		state, moves := table.Board.State, table.Board.Campaign.Len()
		session := table.Tutor.Lesson.Session
		read := func(page int) {
			t.Helper()
			note := table.Board.View(g).Note
			if session.Page() != page || note == nil || note.Say != l.Steps[page].Say {
				t.Fatalf("%s: page %d is read instead of %d: %+v", l.Title, session.Page()+1, page+1, note)
			}
			if page < last && table.Board.Shown != *l.Arrive(page) {
				t.Errorf("%s, page %d is not shown on the table as it lay then", l.Title, page+1)
			}
			if page < last && (note.Do != "" || len(table.Board.Hand.Gestures) > 0 || len(table.Board.Lit(g)) > 0) {
				t.Errorf("%s, page %d: something can be done on a page that is read again", l.Title, page+1)
			}
			if page < last && !l.Steps[page].Reading() && !strings.Contains(note.Answer, l.Steps[page].Do) {
				t.Errorf("%s, page %d does not say what was done: %q", l.Title, page+1, note.Answer)
			}
			if len(table.Board.Plan(g).Note.About) == 0 {
				t.Errorf("%s, page %d lights up nothing", l.Title, page+1)
			}
			if back := !table.Board.Plan(g).Note.Back.Empty(); back != (page > 0) {
				t.Errorf("%s, page %d: there is a way back: %t", l.Title, page+1, back)
			}
		}
		for page := last; page > 0; page-- {
			read(page)
			gametest.Strikes(t, tableGame(g, table), "Backspace")
		}
		read(0)
		gametest.Strikes(t, g, "Backspace") // there is none before
		session.Answer = ""
		for page := range last {
			read(page)
			gametest.Strikes(t, g, "Enter")
		}
		if read(last); table.Board.State != state || table.Board.Shown != state || table.Board.Campaign.Len() != moves || session.At() != last {
			t.Errorf("%s is at page %d with %d moves after reading back", l.Title, session.At()+1, table.Board.Campaign.Len())
		}
	}
}

// tableGame is a game that shows a table.
func tableGame(g *app.App, t *table) *app.App {
	g.Scene = t
	return g
}

// A page that is read again shows what was on the table when it was read, also where the lesson was played another way than it
// shows itself, and in the midst of what happened.
func TestPagesAreReadAgainAsTheyWere(t *testing.T) {
	g, table := pacedLesson(t, "turn", 2)
	tableGame(g, table)
	shows(t, g, table)
	for !table.Tutor.SettleLesson(&table.Board, g) {
		table.Board.RunBeats(g)
	}
	refresh := table.Board.Shown
	table.Tutor.Lesson.Comes = 0
	table.Tutor.GoOn(&table.Board, g)
	for !table.Tutor.SettleLesson(&table.Board, g) {
		table.Board.RunBeats(g)
	}
	activate, beat := table.Board.Shown, table.Board.Beats.List[0]
	if refresh == activate {
		t.Fatal("nothing has happened between the two pages")
	}
	table.Tutor.PageBack(&table.Board, g)
	if table.Board.Shown != refresh || table.Board.Beats.Playing() || table.Tutor.Lesson.Session.Page() != 2 {
		t.Errorf("page %d is read again, what happens goes on: %t", table.Tutor.Lesson.Session.Page()+1, table.Board.Beats.Playing())
	}
	gametest.Strikes(t, g, "Escape")
	if table.Board.Shown != activate || !table.Board.Beats.Playing() || table.Board.Beats.List[0] != beat || table.Tutor.Lesson.LooksBack() {
		t.Error("what happened does not wait where it was")
	}
}

// Whatever is tried while a page is read again is answered, and changes nothing; Escape and the button lead back to where one
// was.
func TestNothingIsDoneWhileAPageIsReadAgain(t *testing.T) {
	for _, way := range []func(g *app.App, table *table){
		func(g *app.App, _ *table) { gametest.Strikes(t, g, "Escape") },
		func(g *app.App, table *table) { table.Board.PressUp(g, board.NoteReturn) },
	} {
		g, table := pacedLesson(t, "moving", 5)
		tableGame(g, table)
		state, moves := table.Board.State, table.Board.Campaign.Len()
		table.Board.PressUp(g, board.NoteBack)
		table.Board.PressUp(g, board.NoteBack)
		if table.Tutor.Lesson.Session.Page() != 2 {
			t.Fatalf("page %d is read", table.Tutor.Lesson.Session.Page()+1)
		}
		for _, piece := range table.Board.Plan(g).Pieces {
			switch piece.Target.Kind {
			case layout.Button, layout.NoteButton, layout.NotePanel, layout.LogPanel:
				continue
			}
			table.Tutor.Lesson.Session.Answer = ""
			table.Board.PressDown(g, piece.Target)
			table.Board.PressUp(g, piece.Target)
			if table.Board.View(g).Note == nil || !strings.HasPrefix(table.Board.View(g).Note.Answer, "This is how the table was then.") {
				t.Fatalf("a click on %+v is answered with %+v", piece.Target, table.Board.View(g).Note)
			}
		}
		gametest.Strikes(t, g, "U", "D", "Ctrl+K", "H")
		table.Board.PressUp(g, layout.Target{Kind: layout.Button, N: layout.ButtonDone})
		if table.Board.State != state || table.Board.Campaign.Len() != moves || len(table.Board.Held) > 0 || table.listing.moves != nil || !table.Tutor.Lesson.LooksBack() {
			t.Error("something was done while a page is read again")
		}
		way(g, table)
		if table.Tutor.Lesson.LooksBack() || table.Tutor.Lesson.Session.Page() != 4 || table.Board.Shown != state {
			t.Errorf("page %d is read after that", table.Tutor.Lesson.Session.Page()+1)
		}
		if _, lies := table.Board.Plan(g).Rect(board.NoteBack); !lies {
			t.Error("from there is no way back")
		}
	}
}

// From the sheet at the end of a lesson its last page can be read again, and leads to that sheet.
func TestTheLastPageCanBeReadAgain(t *testing.T) {
	g := gametest.Mirror(t)
	table, err := lessonTable(g, 0, len(g.Lessons[0].Steps)-1)
	if err != nil {
		t.Fatal(err)
	}
	tableGame(g, table)
	table.Tutor.Lesson.Comes = 0
	table.Tutor.GoOn(&table.Board, g)
	table.Tutor.SettleLesson(&table.Board, g)
	if table.Board.Dialog == nil {
		t.Fatal("the end is not told")
	}
	table.Board.Dialog = nil
	table.Tutor.PageBack(&table.Board, g)
	if n := table.Board.View(g).Note; n == nil || n.Say != g.Lessons[0].Steps[len(g.Lessons[0].Steps)-1].Say {
		t.Fatalf("the note is %+v", n)
	}
	table.Tutor.GoOn(&table.Board, g)
	if table.Tutor.SettleLesson(&table.Board, g); table.Board.Dialog == nil || table.Tutor.Lesson.LooksBack() {
		t.Error("the end is not told again")
	}
}

// F1 over the note opens the rule of the page that is read.
func TestRuleOfAPageThatIsReadAgain(t *testing.T) {
	_, table := pacedLesson(t, "moving", 6)
	session := table.Tutor.Lesson.Session
	for page := 5; page >= 0; page-- {
		if got, want := session.Rule(), session.Lesson.Steps[page].Rules[0]; got != want {
			t.Errorf("on page %d it is %s, not %s", page+1, got, want)
		}
		session.Back()
	}
}
