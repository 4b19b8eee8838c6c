package table

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Pages of a lesson that are read again: the table is shown as it lay then, and only looked at. No move is taken back, and what was
// on its way waits.

// present is where the table is while a page is read again.
type present struct {
	shown rules.State
	beats beats
}

// seen is the table when a page was read, the locations that could be chosen then, and whether the step could be ended.
type seen struct {
	table  rules.State
	offers []content.LocationID
	done   bool
}

// asShown is the table of a page that has not been read here, as the lesson shows itself.
func (u *tutor) asShown(l *teach.Lesson, page int) seen {
	s := seen{table: *l.Arrive(page)}
	if l.Steps[page].When == "" { // in the midst of what happens nothing can be chosen
		h := hand.New(u.book, &s.table)
		s.offers, s.done = h.Offers(), h.CanClick(layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	}
	return s
}

// pageBack shows the page before the one that is read. Before the note of a page is shown there is nothing to leave.
func (u *tutor) pageBack(g *app.App) {
	l := u.lesson
	if !u.lesson.looksBack() {
		if show, _ := u.lesson.shows(&u.showing.beats); !show && !l.session.Over() {
			return
		}
		l.present = present{u.shown, u.showing.beats}
	}
	if !l.session.Back() {
		u.answer("This is the first page.")
		return
	}
	u.turnTo(g)
}

// pageOn shows the page after one that is read again.
func (u *tutor) pageOn(g *app.App) {
	if u.lesson.session.On() {
		u.turnTo(g)
	}
}

// toPresent goes back to where the lesson is.
func (u *tutor) toPresent(g *app.App) {
	u.lesson.session.Return()
	u.turnTo(g)
}

// turnTo shows the table of the page that is read now: as it lay then, or where it is.
func (u *tutor) turnTo(g *app.App) {
	l := u.lesson
	u.attention.pinned, u.attention.pointing.on = nil, false
	if l.session.LooksBack() {
		u.shown, u.showing.beats = l.seen[l.session.Page()].table, beats{}
	} else {
		u.shown, u.showing.beats = l.present.shown, l.present.beats
		l.present = present{}
		l.over, l.comes = false, settled // its end is told again, and what led here does not dismiss its note
	}
	u.ready(g)
}

// onlyReads answers what is tried while a page is read again, and reports whether one is.
func (u *tutor) onlyReads() bool {
	if !u.lesson.looksBack() {
		return false
	}
	u.answer("This is how the table was then. To play on, go back to where you were.")
	return true
}
