package table

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tutor plays a lesson at the table.
type tutor struct {
	layer.Base
	*board

	lesson *lesson // nil for none
}

// lesson is a lesson that is played at a table: the table tells it what is done and what is shown, and it lays its note
// beside what it speaks of.
type lesson struct {
	session *teach.Session
	number  int     // among all lessons
	begun   int     // moves that led to where it was entered
	over    bool    // its end has been told
	noted   int     // the step that the settings remember; -1 for none
	moved   bool    // something was on its way a tick ago
	aged    int     // the step whose note was shown last
	comes   int     // ticks for which its note, that came after that or after another one, is not yet dismissed
	lain    lain    // where its note lay last
	seen    []seen  // where each of its pages was read last
	present present // while a page is read again: where the table is
}

// playing reports whether a lesson is played that has not come to its end.
func (l *lesson) playing() bool { return l != nil && !l.session.Over() }

// looksBack reports whether a page of the lesson is read again.
func (l *lesson) looksBack() bool { return l != nil && l.session.LooksBack() }

// reads reports whether nothing but reading can be done: the lesson waits only for that, or a page is read again.
func (l *lesson) reads() bool {
	return l.looksBack() || l.playing() && l.session.Step().Reading()
}

// keeps reports whether the lesson does not let a move be made.
func (l *lesson) keeps(s *rules.State, m rules.Move) bool { return l != nil && !l.session.Allows(s, m) }

// made takes up a move that was made, before what it brought is shown.
func (l *lesson) made(book *rules.Rulebook, before *rules.State, m rules.Move, events []rules.Event) {
	if l != nil {
		l.session.Made(book.Notation(before, m), events)
	}
}

// told takes up an event that is being shown.
func (l *lesson) told(ev rules.Event) {
	if l != nil {
		l.session.Told(ev)
	}
}

// takenBack goes back in the lesson with the moves of its campaign, of which so many are left.
func (l *lesson) takenBack(moves int) {
	if l != nil {
		l.over = false
		l.session.TakenBack(moves - l.begun)
	}
}

// shows reports whether the note of the lesson's step is to be shown now, and whether what happens waits for it to be read: what is
// on its way comes to its end first.
func (l *lesson) shows(b *beats) (show, hold bool) {
	show, hold = l.session.Showing(b.playing())
	if hold && !b.arrived() {
		return false, false
	}
	return show, hold
}

// holds reports whether the next of what happens has to wait until something is read.
func (l *lesson) holds(b *beats) bool {
	if l == nil {
		return false
	}
	_, hold := l.session.Showing(b.playing())
	return hold
}

// forgets takes the answer away that was given to what was tried before.
func (l *lesson) forgets() {
	if l != nil {
		l.session.Answer = ""
	}
}

// head is the heading of the page that is read.
func (l *lesson) head() string {
	return fmt.Sprintf("Lesson %d: %s (%d of %d)", l.number+1, l.session.Lesson.Title, l.session.Page()+1, len(l.session.Lesson.Steps))
}

// age takes the time of one tick: a key that was to skip what moved does not dismiss the note that has just come of it, and what
// dismisses one note does not dismiss the next one with it.
func (l *lesson) age(show, moving bool) {
	l.comes = max(0, l.comes-1)
	if at := l.session.At(); show && (l.moved || l.aged != at) {
		l.comes, l.aged = settled, at
	}
	l.moved = moving && !show
}

// remember notes in the settings where the lesson is, or that it is learned.
func (l *lesson) remember(g *app.App) {
	was := g.Settings.Lesson
	teaches := l.session.Lesson
	switch {
	case !l.session.Over():
		g.Settings.Lesson = fmt.Sprintf("%s %d", teaches.ID, l.session.At())
	default:
		g.Settings.Lesson = ""
		if !g.Learned(teaches) {
			g.Settings.Learned = append(g.Settings.Learned, teaches.ID)
			g.SaveSettings()
			return
		}
	}
	if g.Settings.Lesson != was {
		g.SaveSettings()
	}
}

// permits reports whether a move may be made; what the lesson has to say to it stands in its note.
func (u *tutor) permits(m rules.Move) bool {
	if u.lesson == nil || u.lesson.session.Permits(&u.state, m) {
		return true
	}
	u.hands.putBack()
	return false
}

// settleLesson brings the lesson to where the table is: what happened may have to wait until something is read, and where
// nothing moves the next step begins. It reports whether what happened has to wait.
func (u *tutor) settleLesson(g *app.App) (hold bool) {
	l := u.lesson
	moving := u.showing.beats.playing()
	if !moving {
		l.session.Rest()
	}
	show, hold := u.lesson.shows(&u.showing.beats)
	l.age(show, moving)
	if at := l.session.At(); at != l.noted {
		l.noted = at
		l.remember(g)
		u.refusing.forgetRefusal()
	}
	if show {
		v := u.laying.view(g)
		l.seen[l.session.At()] = seen{u.shown, v.Offers, v.Done}
	}
	if l.session.Over() && !l.over && !moving && u.sheets.dialog == nil {
		l.over = true
		u.sheets.dialog = newLessonOver(u)
	}
	return hold
}

func (u *tutor) plays() bool     { return u.lesson != nil }
func (u *tutor) looksBack() bool { return u.lesson.looksBack() }
func (u *tutor) reads() bool     { return u.lesson.reads() }
func (u *tutor) holds() bool     { return u.lesson.holds(&u.beats) }

func (u *tutor) keeps(m rules.Move) bool { return u.lesson.keeps(&u.state, m) }

func (u *tutor) pageRead() int {
	if u.lesson == nil {
		return 0
	}
	return u.lesson.session.Page() + 1
}

func (u *tutor) begun() int {
	if u.lesson == nil {
		return 0
	}
	return u.lesson.begun
}

// Told takes up events that are being shown.
func (u *tutor) Told(_ *app.App, from, to int) {
	for _, ev := range u.story.Events[from:to] {
		u.lesson.told(ev)
	}
}

// Holds reports whether what happens waits until something is read.
func (u *tutor) Holds(*app.App) bool { return u.holds() }

// Made takes up a move that was made.
func (u *tutor) Made(before *rules.State, m rules.Move) {
	u.lesson.made(u.book, before, m, u.story.Events)
}

// TakenBack goes back in the lesson with the moves of its campaign.
func (u *tutor) TakenBack(*app.App) { u.lesson.takenBack(u.campaign.Len()) }

// Blocks is what would be taught twice.
func (u *tutor) Blocks() layer.Blocks { return layer.Blocks{News: u.plays()} }

// Tick brings the lesson to where the table is, and keeps the tick while what happens waits for its page to be read.
func (u *tutor) Tick(g *app.App) (stale, keeps bool) {
	switch {
	case u.lesson == nil:
		return false, false
	case u.lesson.looksBack():
		u.lesson.comes = 0
		return false, false
	case u.settleLesson(g):
		u.heldByLesson(g)
		return true, true
	}
	return false, false
}

// Key turns pages, and answers who asks for a hint, or goes on while pointing at nothing: reading on must never spend a die.
func (u *tutor) Key(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case u.lesson == nil:
		return false
	case k.Asks(command.PageBack):
		u.pageBack(g)
	case k.Asks(command.PageOn):
		u.goOn(g)
	case k.Asks(command.Hint):
		if !u.onlyReads() {
			u.reminded()
		}
	case k.Asks(command.Take) && !u.attention.pointing.on:
		u.readOn(g)
	default:
		return false
	}
	return true
}

// readOn goes on with the lesson, or says what it waits for.
func (u *tutor) readOn(g *app.App) {
	switch _, waits := u.laying.plan(g).Rect(noteButton); {
	case waits && u.lesson.comes > 0: // it was to skip what moved
	case waits:
		u.goOn(g)
	default:
		u.reminded()
	}
}

// Escape goes back to where the lesson is from a page that is read again.
func (u *tutor) Escape(g *app.App) bool {
	back := u.lesson.looksBack()
	if back {
		u.toPresent(g)
	}
	return back
}

// Release presses a button of the note.
func (u *tutor) Release(g *app.App, on layout.Target) bool {
	switch {
	case u.lesson == nil || on.Kind != layout.NoteButton:
		return false
	case u.lesson.comes > 0: // it is meant for the note before
	case on == noteBack:
		u.pageBack(g)
	case on == noteReturn:
		u.toPresent(g)
	default:
		u.goOn(g)
	}
	return true
}

// Place lays the note of the page that is read.
func (u *tutor) Place(g *app.App, v *layout.View) {
	if u.lesson.looksBack() {
		u.lesson.viewBack(v)
	}
	if note := u.lessonNote(v); note != nil {
		note.Key = g.Keyboard.Keys.Key(command.Take)
		v.Note = note
	}
}

// Topic is the rule of the page while its note is pointed at.
func (u *tutor) Topic(g *app.App) string {
	if u.lesson == nil || !u.laying.plan(g).Note.Rect.Contains(g.Pointer.X, g.Pointer.Y) {
		return ""
	}
	return u.lesson.session.Rule()
}

// goOn presses the button of the note.
func (u *tutor) goOn(g *app.App) {
	if u.lesson.looksBack() {
		u.pageOn(g)
	} else if u.lesson.session.GoOn() {
		u.refusing.forgetRefusal() // of what was tried before it was read
		u.settleLesson(g)
	}
}

// reminded is a refusal with what the lesson waits for.
func (u *tutor) reminded() {
	if !u.lesson.playing() {
		return
	}
	u.lesson.session.Remind()
}

// answer says in the note of the lesson what there is to say to what was tried.
func (u *tutor) answer(say string) {
	u.lesson.session.Answer = say
}

// heldByLesson takes what the pointer does while what happened waits for the note to be read. What the pointer rests on is
// explained, as always.
func (u *tutor) heldByLesson(g *app.App) {
	u.attention.follow(g)
	k := &g.Keyboard
	switch {
	case u.lesson.comes > 0 && (g.Pointer.Released || k.Asks(command.Step) || k.Asks(command.PageOn)): // meant for what was there before
	case g.Pointer.Released && u.attention.hover == noteBack, k.Asks(command.PageBack):
		u.pageBack(g)
	case g.Pointer.Released && u.attention.hover == noteButton, k.Asks(command.Step), k.Asks(command.PageOn):
		u.goOn(g)
	case k.Asks(command.Back):
		u.sheets.pause()
	default:
		u.tips.linger(g)
	}
}

// astray answers a click in a lesson on what it does not wait for.
func (u *tutor) astray(on layout.Target) {
	switch on.Kind {
	case layout.None, layout.NotePanel, layout.Tab:
		return
	}
	if u.lesson.playing() && !u.lesson.session.Step().Reading() {
		u.reminded()
	}
}

// triesAgain takes the lesson's answer and what was refused away: something else is being tried.
func (u *tutor) triesAgain() {
	u.refusing.forgetRefusal()
	u.lesson.forgets()
}
