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
func (t *table) asShown(l *teach.Lesson, page int) seen {
	s := seen{table: *l.Arrive(page)}
	if l.Steps[page].When == "" { // in the midst of what happens nothing can be chosen
		h := hand.New(t.book, &s.table)
		s.offers, s.done = h.Offers(), h.CanClick(layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	}
	return s
}

// The buttons of a lesson's note that lead to other pages.
var (
	noteBack   = layout.Target{Kind: layout.NoteButton, N: layout.NoteBack}
	noteReturn = layout.Target{Kind: layout.NoteButton, N: layout.NoteReturn}
)

// newHand is what can be done now: nothing while a page is read again.
func (t *table) newHand() *hand.Hand {
	if t.lesson.looksBack() {
		return &hand.Hand{}
	}
	return hand.New(t.book, &t.state)
}

// pageBack shows the page before the one that is read. Before the note of a page is shown there is nothing to leave.
func (t *table) pageBack(g *app.App) {
	l := t.lesson
	if !t.lesson.looksBack() {
		if show, _ := t.lesson.shows(&t.beats); !show && !l.session.Over() {
			return
		}
		l.present = present{t.shown, t.beats}
	}
	if !l.session.Back() {
		t.answer("This is the first page.")
		return
	}
	t.turnTo(g)
}

// pageOn shows the page after one that is read again.
func (t *table) pageOn(g *app.App) {
	if t.lesson.session.On() {
		t.turnTo(g)
	}
}

// toPresent goes back to where the lesson is.
func (t *table) toPresent(g *app.App) {
	t.lesson.session.Return()
	t.turnTo(g)
}

// turnTo shows the table of the page that is read now: as it lay then, or where it is.
func (t *table) turnTo(g *app.App) {
	l := t.lesson
	t.pinned, t.pointing.on = nil, false
	if l.session.LooksBack() {
		t.shown, t.beats = l.seen[l.session.Page()].table, beats{}
	} else {
		t.shown, t.beats = l.present.shown, l.present.beats
		l.present = present{}
		l.over, l.comes = false, settled // its end is told again, and what led here does not dismiss its note
	}
	t.ready(g)
}

// updateBack takes what is done while a page is read again: anything can be looked at.
func (t *table) updateBack(g *app.App) (stale bool) {
	t.lesson.comes = 0
	was := t.hover
	t.takeInput(g)
	return t.linger(g) || t.hover != was
}

// onlyReads answers what is tried while a page is read again, and reports whether one is.
func (t *table) onlyReads() bool {
	if !t.lesson.looksBack() {
		return false
	}
	t.answer("This is how the table was then. To play on, go back to where you were.")
	return true
}
