package table

import (
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/lesson"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// A sheet that has just come over a table takes no click, and neither does the table under it, nor the answers to another
// question.
func TestSheetsOfATableTakeNoClickAtFirst(t *testing.T) {
	g := gametest.Mirror(t)
	c := gametest.NewGuardedClicks(t, g)
	c.Rest(app.GuardTime)
	c.Taken("at rest", true)
	table := lessonAt(t, g, "moving", 1)
	c.Rest(app.GuardTime)
	table.Board.Dialog = lesson.NewLessonOver(&table.Board, &table.Tutor)
	c.Taken("on a sheet", false)
	c.Rest(app.GuardTime)
	table.Board.Dialog = nil
	c.Taken("on the table under it", false)
	c.Rest(app.GuardTime)
	table.Board.Answered++
	c.Taken("after an answer", false)
	c.Rest(app.GuardTime)
	c.Taken("long after an answer", true)
}

// A key or a click that dismisses one note of a lesson does not dismiss the next one with it.
func TestTheNextNoteIsNotDismissedWithOne(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "abilities", 4)
	table.Board.Pointing.On = false
	table.Tutor.ReadOn(&table.Board, g)
	table.Tutor.ReadOn(&table.Board, g)
	table.Board.PressUp(g, board.NoteButton)
	if at := table.Tutor.Lesson.Session.At(); at != 4 {
		t.Fatalf("three keys and clicks at once come to step %d", at+1)
	}
	for range app.Settled {
		table.Tutor.SettleLesson(&table.Board, g)
	}
	if table.Board.PressUp(g, board.NoteButton); table.Tutor.Lesson.Session.At() != 5 {
		t.Error("the note cannot be dismissed")
	}
}
