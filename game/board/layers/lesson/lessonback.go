package lesson

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Rereading pages: the table is shown as it was then. No move is taken back, and a running animation waits.

// present is the table to go back to while a page is reread.
type present struct {
	shown rules.State
	beats board.Beats
}

// seen is the table when a page was read, the locations that could be chosen then, and whether the step could be ended.
type seen struct {
	table  rules.State
	offers []content.LocationID
	done   bool
}

// AsShown returns the table of a page that has not been read here.
func (u *Tutor) AsShown(t *board.Board, l *teach.Lesson, page int) seen {
	s := seen{table: *l.Arrive(page)}
	if l.Steps[page].When == "" { // during an animation nothing can be chosen
		h := gesture.NewHand(t.Book, &s.table)
		s.offers, s.done = h.Offers(), h.CanClick(layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	}
	return s
}

// PageBack shows the page before the one that is read. Before the note of a page is shown there is nothing to leave.
func (u *Tutor) PageBack(t *board.Board, g *app.App) {
	l := u.Lesson
	if !u.Lesson.LooksBack() {
		if show, _ := u.Lesson.shows(&t.Beats); !show && !l.Session.Over() {
			return
		}
		l.present = present{t.Shown, t.Beats}
	}
	if !l.Session.Back() {
		u.Lesson.Session.Answer = "This is the first page."
		return
	}
	u.turnTo(t, g)
}

// toPresent goes back to where the lesson is.
func (u *Tutor) toPresent(t *board.Board, g *app.App) {
	u.Lesson.Session.Return()
	u.turnTo(t, g)
}

// turnTo shows the table of the page that is read now: as it lay then, or where it is.
func (u *Tutor) turnTo(t *board.Board, g *app.App) {
	l := u.Lesson
	t.Pinned, t.Pointing.On = nil, false
	if l.Session.LooksBack() {
		t.Shown, t.Beats = l.Seen[l.Session.Page()].table, board.Beats{}
	} else {
		t.Shown, t.Beats = l.present.shown, l.present.beats
		l.present = present{}
		l.over, l.Comes = false, app.Settled // its end is told again, and what led here does not dismiss its note
	}
	t.Ready(g)
}

// OnlyReads answers what is tried while a page is read again, and reports whether one is.
func (u *Tutor) OnlyReads() bool {
	if !u.Lesson.LooksBack() {
		return false
	}
	u.Lesson.Session.Answer = "This is how the table was then. To play on, go back to where you were."
	return true
}
