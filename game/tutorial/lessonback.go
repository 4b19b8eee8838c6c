package tutorial

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/hand"
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
func (u *Tutor) AsShown(l *teach.Lesson, page int) seen {
	s := seen{table: *l.Arrive(page)}
	if l.Steps[page].When == "" { // during an animation nothing can be chosen
		h := hand.New(u.game.Book, &s.table)
		s.offers, s.done = h.Offers(), h.CanClick(layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	}
	return s
}

// PageBack shows the page before the one that is read. Before the note of a page is shown there is nothing to leave.
func (u *Tutor) PageBack(g *app.App) {
	l := u.Lesson
	if !u.Lesson.LooksBack() {
		if show, _ := u.Lesson.shows(&u.showing.Beats); !show && !l.Session.Over() {
			return
		}
		l.present = present{u.game.Shown, u.showing.Beats}
	}
	if !l.Session.Back() {
		u.Lesson.Session.Answer = "This is the first page."
		return
	}
	u.turnTo(g)
}

// toPresent goes back to where the lesson is.
func (u *Tutor) toPresent(g *app.App) {
	u.Lesson.Session.Return()
	u.turnTo(g)
}

// turnTo shows the table of the page that is read now: as it lay then, or where it is.
func (u *Tutor) turnTo(g *app.App) {
	l := u.Lesson
	u.attention.Pinned, u.attention.Pointing.On = nil, false
	if l.Session.LooksBack() {
		u.game.Shown, u.showing.Beats = l.Seen[l.Session.Page()].table, board.Beats{}
	} else {
		u.game.Shown, u.showing.Beats = l.present.shown, l.present.beats
		l.present = present{}
		l.over, l.Comes = false, board.Settled // its end is told again, and what led here does not dismiss its note
	}
	u.Ready(g)
}

// OnlyReads answers what is tried while a page is read again, and reports whether one is.
func (u *Tutor) OnlyReads() bool {
	if !u.Lesson.LooksBack() {
		return false
	}
	u.Lesson.Session.Answer = "This is how the table was then. To play on, go back to where you were."
	return true
}
