package table

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// From one page of a lesson to the next the note stays where it is, or keeps one of its corners, unless it would then lie on
// what it is about or on what can be chosen, or wants an arrow more than its button.
func TestNotesStayFromPageToPage(t *testing.T) {
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}} {
		pages, stay := 0, 0
		g := gameIn(t, size.w, size.h, size.scale)
		for n, l := range g.Lessons {
			table := lessonFrom(t, g, n)
			session := table.Tutor.Lesson.Session
			var last layout.Rect
			for !session.Over() {
				table.Tutor.SettleLesson(&table.Board, g)
				if session.Over() {
					break
				}
				table.Board.Dialog = nil
				note := &table.Board.Plan(g).Note
				pages++
				at := note.Rect
				switch {
				case spans(at.X, at.Right(), last.X, last.Right()) && spans(at.Y, at.Bottom(), last.Y, last.Bottom()):
					stay++
				case slices.ContainsFunc(note.About, note.Rect.Overlaps):
					t.Errorf("%v: the note of page %d of %s lies on what it is about", size, session.At()+1, l.Title)
				}
				if last = note.Rect; session.Step().Reading() {
					table.Tutor.Lesson.Comes = 0
					table.Tutor.GoOn(&table.Board, g)
					continue
				}
				for _, m := range session.Lesson.Before(session.At() + 1)[len(session.Lesson.Before(session.At())):] {
					table.Board.Play(g, m)
				}
			}
		}
		if stay < pages/8 {
			t.Errorf("%v: the note stays on %d of %d pages", size, stay, pages)
		}
	}
}

// What a lesson answers stands below what is read, and that stays where it is, where the window has room for that; when it has
// gone, the note is as it was before.
func TestNotesStayWhenTheyAnswer(t *testing.T) {
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}, {1280, 720, 200}} {
		pages, stay := 0, 0
		g := gameIn(t, size.w, size.h, size.scale)
		eachEntry(t, g, func(table *table, page string) {
			before := table.Board.Plan(g).Note.Rect
			table.Tutor.AnswerRefusal()
			answered := table.Board.Plan(g).Note.Rect
			if again := laidAnew(g, table).Note.Rect; again != answered {
				t.Errorf("%v: the note of %s, which answers, goes from %v to %v", size, page, answered, again)
			}
			table.Tutor.Lesson.Session.Answer = ""
			if after := table.Board.Plan(g).Note.Rect; after != before {
				t.Errorf("%v: the note of %s lies at %v, and after it has answered at %v", size, page, before, after)
			}
			pages++
			if answered.W == before.W && answered.X == before.X && answered.Y == before.Y {
				stay++
			}
		})
		least := pages * 19 / 20
		if size.scale == 200 {
			least = pages * 7 / 10
		}
		if stay < least {
			t.Errorf("%v: the note stays on %d of %d pages while it answers", size, stay, pages)
		}
	}
}

// Also who has come to a page by playing sees its note stay when it answers.
func TestNotesStayOnTheWayWhenTheyAnswer(t *testing.T) {
	for _, size := range []struct{ w, h, scale, leaps int }{{1280, 720, 100, 0}, {1920, 1080, 100, 1}, {1280, 720, 150, 7}, {1280, 720, 200, 17}} {
		pages, leaps := 0, 0
		var leapt []string
		g := gameIn(t, size.w, size.h, size.scale)
		for n := range g.Lessons {
			eachWait(t, g, n, func(table *table, _ []rules.Move) {
				session := table.Tutor.Lesson.Session
				was := table.Board.Plan(g).Note.Rect
				stays := func() bool {
					at := table.Board.Plan(g).Note.Rect
					return at.X == was.X && at.Y == was.Y && at.W == was.W
				}
				table.Tutor.AnswerRefusal()
				if !stays() {
					leaps++
					leapt = append(leapt, session.Step().Do)
				}
				session.Answer = ""
				pages++
			})
		}
		if pages < 35 || leaps > size.leaps {
			t.Errorf("%v: the note leaps on %d of %d pages when it answers: %q", size, leaps, pages, leapt)
		}
	}
}

// However often a table is laid, the note of a lesson lies where it lay the first time: also where a pane has just been opened
// under it.
func TestNotesStayWhenTheTableIsLaidAgain(t *testing.T) {
	for _, scale := range []int{150, 200} {
		g := gameIn(t, 1280, 720, scale)
		for n, l := range g.Lessons {
			eachPage(t, g, n, func(table *table) {
				stays := func(how string) {
					first := table.Board.Plan(g).Note.Rect
					if again := laidAnew(g, table).Note.Rect; again != first {
						t.Errorf("at %d%%, %s, the note of page %d of %s goes from %v to %v", scale, how, table.Tutor.Lesson.Session.At()+1, l.Title, first, again)
					}
				}
				stays("as it comes")
				for pane := range layout.NumPanes {
					table.Board.Panes.Open(pane)
					stays(fmt.Sprintf("with pane %d open", pane))
				}
			})
		}
	}
}

// gameIn is a game in a window of a size in pixels, with the table at a size in percent.
func gameIn(t *testing.T, width, height, scale int) *app.App {
	t.Helper()
	g := gametest.Mirror(t)
	g.Width, g.Height, g.Settings.Scale = width, height, scale
	return g
}

// eachWait plays a lesson and looks at each of its pages that waits for moves before these are made.
func eachWait(t *testing.T, g *app.App, n int, look func(table *table, moves []rules.Move)) {
	t.Helper()
	eachPage(t, g, n, func(table *table) {
		if moves := movesOfPage(table); len(moves) > 0 {
			look(table, moves)
		}
	})
}

// eachPage plays a lesson and looks at each of its pages.
func eachPage(t *testing.T, g *app.App, n int, look func(table *table)) {
	t.Helper()
	table := lessonFrom(t, g, n)
	session := table.Tutor.Lesson.Session
	for table.Tutor.SettleLesson(&table.Board, g); !session.Over(); table.Tutor.SettleLesson(&table.Board, g) {
		table.Board.Dialog = nil
		moves := movesOfPage(table)
		look(table)
		if session.Step().Reading() {
			table.Tutor.Lesson.Comes = 0
			table.Tutor.GoOn(&table.Board, g)
			continue
		}
		for _, m := range moves {
			table.Board.Play(g, m)
		}
	}
}

// movesOfPage are the moves that the page of a lesson waits for, none where it is but read.
func movesOfPage(table *table) []rules.Move {
	session := table.Tutor.Lesson.Session
	if session.Step().Reading() {
		return nil
	}
	made := len(session.Lesson.Before(session.At()))
	return session.Lesson.Before(session.At() + 1)[made:]
}

// lessonFrom is a lesson from its first page on.
func lessonFrom(t *testing.T, g *app.App, n int) *table {
	t.Helper()
	table, err := lessonTable(g, n, 0)
	if err != nil {
		t.Fatal(err)
	}
	tableGame(g, table)
	return table
}
