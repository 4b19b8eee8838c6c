package lesson

import (
	"fmt"

	"sixwinters/game/board"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Tutor is the lesson that is played at a table.
type Tutor struct {
	board.Base

	*Lesson // nil for none
}

// free reports whether any move may be made.
func (l *Lesson) free() bool { return l != nil && !l.LooksBack() && l.Session.Free() }

// hinted reports whether a hint lies where the note of the page would.
func hinted(t *board.Board, u *Tutor) bool { return u.free() && t.Hinted() }

// Lesson is where a lesson is.
type Lesson struct {
	Session *teach.Session
	Number  int     // among all lessons
	Of      int     // how many those are
	Begun   int     // moves before the page at which it was entered
	over    bool    // the sheet at its end has been shown
	Noted   int     // the step kept in the settings; -1 for none
	moved   bool    // an animation ran a tick ago
	Aged    int     // the step whose note was shown last
	Comes   int     // ticks for which its note, which has just come, cannot be dismissed
	Lain    Lain    // where its note lay last
	Seen    []seen  // where each of its pages was read last
	present present // while a page is reread: the table to go back to
}

// playing reports whether a lesson is played and not over.
func (l *Lesson) playing() bool { return l != nil && !l.Session.Over() }

// LooksBack reports whether an earlier page is reread.
func (l *Lesson) LooksBack() bool { return l != nil && l.Session.LooksBack() }

// Reads reports whether there is only reading to do.
func (l *Lesson) Reads() bool {
	return l.LooksBack() || l.playing() && l.Session.Step().Reading()
}

// StopsNext reports whether the page to be read next stops the animation where it comes to what that explains.
func (l *Lesson) StopsNext() bool { return l.playing() && l.Session.Step().When != "" }

// shows reports whether the note of the page is shown now, and whether the animation waits for it to be read. The beat that
// runs ends first.
func (l *Lesson) shows(b *board.Beats) (show, hold bool) {
	show, hold = l.Session.Showing(b.Playing())
	if hold && !b.Arrived() {
		return false, false
	}
	return show, hold
}

// heads returns the heading of the page and a short one. The first page says how many lessons there are, the others which page it is.
func (l *Lesson) heads() (head, short string) {
	title, page := l.Session.Lesson.Title, l.Session.Page()+1
	if page == 1 {
		short = fmt.Sprintf("Lesson %d of %d", l.Number+1, l.Of)
		return short + ": " + title, short
	}
	lesson, of := fmt.Sprintf("Lesson %d", l.Number+1), fmt.Sprintf(" (page %d of %d)", page, len(l.Session.Lesson.Steps))
	return lesson + ": " + title + of, lesson + of
}

// age counts a tick. A key that was to skip an animation does not dismiss the note after it, and what dismisses one note does not
// dismiss the next.
func (l *Lesson) age(show, moving bool) {
	l.Comes = max(0, l.Comes-1)
	if at := l.Session.At(); show && (l.moved || l.Aged != at) {
		l.Comes, l.Aged = app.Settled, at
		if l.moved { // nobody knew when it would end
			l.Comes *= 2
		}
	}
	l.moved = moving && !show
}

// comes reports whether the note has only just come, or comes with this key: that was to skip what moved.
func (l *Lesson) comes() bool { return l.moved || l.Comes > 0 }

// remember keeps in the settings where the lesson is, or that it is learned.
func (l *Lesson) remember(g *app.App) {
	was := g.Settings.Lesson
	teaches := l.Session.Lesson
	switch {
	case !l.Session.Over():
		g.Settings.Lesson = fmt.Sprintf("%s %d", teaches.ID, l.Session.At())
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

// Permits reports whether a move may be made. If not, the note answers.
func (u *Tutor) Permits(t *board.Board, m rules.Move) bool {
	if u.Lesson == nil || u.Lesson.Session.Permits(&t.State, m) {
		return true
	}
	t.PutBack()
	return false
}

// SettleLesson brings the lesson to where the table is: once nothing moves the next step begins. It reports whether the animation
// waits until a page is read.
func (u *Tutor) SettleLesson(t *board.Board, g *app.App) (hold bool) {
	l := u.Lesson
	moving := t.Beats.Playing()
	if !moving {
		l.Session.Rest()
	}
	show, hold := u.Lesson.shows(&t.Beats)
	l.age(show, moving)
	if at := l.Session.At(); at != l.Noted {
		l.Noted = at
		l.remember(g)
		t.Refusal.Forget()
	}
	if show {
		v := t.View(g)
		l.Seen[l.Session.At()] = seen{t.Shown, v.Offers, v.Done}
	}
	if l.Session.Over() && !l.over && !moving && t.Dialog == nil {
		l.over = true
		t.Dialog = NewLessonOver(t, u)
	}
	return hold
}

// Plays reports whether a lesson is played.
func (u *Tutor) Plays() bool { return u.Lesson != nil }

// Waits reports whether the animation waits until a page is read.
func (u *Tutor) Waits(t *board.Board) (hold bool) {
	if u.Lesson != nil {
		_, hold = u.Lesson.Session.Showing(t.Beats.Playing())
	}
	return hold
}

// Forbids reports whether the lesson does not permit a move.
func (u *Tutor) Forbids(t *board.Board, m rules.Move) bool {
	return u.Lesson != nil && !u.Lesson.Session.Allows(&t.State, m)
}

// PageRead returns the page that is read, counted from 1; 0 without a lesson.
func (u *Tutor) PageRead() int {
	if u.Lesson == nil {
		return 0
	}
	return u.Lesson.Session.Page() + 1
}

// Begun returns the number of moves before the page at which the lesson was entered.
func (u *Tutor) Begun() int {
	if u.Lesson == nil {
		return 0
	}
	return u.Lesson.Begun
}

func (u *Tutor) Told(t *board.Board, _ *app.App, from, to int) {
	if u.Lesson == nil {
		return
	}
	for _, ev := range t.Story.Events[from:to] {
		u.Lesson.Session.Told(ev)
	}
}

func (u *Tutor) Holds(t *board.Board, _ *app.App) bool { return u.Waits(t) }

func (u *Tutor) Made(t *board.Board, before *rules.State, m rules.Move) {
	if u.Lesson != nil {
		u.Lesson.Session.Made(t.Book.Notation(before, m), t.Story.Events)
	}
}

func (u *Tutor) TakenBack(t *board.Board, _ *app.App) {
	if l := u.Lesson; l != nil {
		l.over = false
		l.Session.TakenBack(t.Campaign.Len() - l.Begun)
	}
}

// Blocks returns what would be taught twice.
func (u *Tutor) Blocks(t *board.Board) board.Blocks { return board.Blocks{News: u.Plays()} }

// Tick settles the lesson, and keeps the tick while the animation waits for its page to be read.
func (u *Tutor) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	switch {
	case u.Lesson == nil:
		return false, false
	case u.Lesson.LooksBack():
		u.Lesson.Comes, u.Lesson.moved = 0, false
		return false, false
	case u.SettleLesson(t, g):
		u.heldByLesson(t, g)
		return true, true
	case u.Lesson.Comes > 0:
		g.Rested = 0 // it is counted on without anything to draw: a window that rests would keep it, and lose the next key
	}
	return false, false
}

// Key turns pages, and reminds who asks for a hint of the task. Without a focus Take turns the page: it must never spend a die.
func (u *Tutor) Key(t *board.Board, g *app.App) bool {
	k := &g.Keyboard
	switch {
	case u.Lesson == nil, u.free() && k.Asks(command.Hint), hinted(t, u) && k.Asks(command.Take):
		return false
	case k.Asks(command.PageBack):
		u.PageBack(t, g)
	case k.Asks(command.PageOn):
		if !u.Lesson.comes() {
			u.GoOn(t, g)
		}
	case k.Asks(command.Answer(1)) && u.Reads() && len(t.View(g).Options) == 0: // its button is the only answer
		u.ReadOn(t, g)
	case k.Asks(command.Hint):
		if !u.OnlyReads() {
			u.AnswerRefusal()
		}
	case k.Asks(command.Take) && !t.Pointing.On:
		u.ReadOn(t, g)
	default:
		return false
	}
	return true
}

// ReadOn turns the page, or says what the lesson waits for.
func (u *Tutor) ReadOn(t *board.Board, g *app.App) {
	switch _, waits := t.Plan(g).Rect(board.NoteButton); {
	case waits && u.Lesson.comes():
	case waits:
		u.GoOn(t, g)
	default:
		u.AnswerRefusal()
	}
}

// Escape goes back from a page that is reread.
func (u *Tutor) Escape(t *board.Board, g *app.App) bool {
	back := u.Lesson.LooksBack()
	if back {
		u.toPresent(t, g)
	}
	return back
}

func (u *Tutor) Release(t *board.Board, g *app.App, on layout.Target) bool {
	switch {
	case u.Lesson == nil || on.Kind != layout.NoteButton || hinted(t, u):
		return false
	case u.Lesson.Comes > 0: // it is meant for the note before
	case on == board.NoteBack:
		u.PageBack(t, g)
	case on == board.NoteReturn:
		u.toPresent(t, g)
	default:
		u.GoOn(t, g)
	}
	return true
}

func (u *Tutor) Place(t *board.Board, g *app.App, v *layout.View) {
	if u.Lesson.LooksBack() {
		u.Lesson.viewBack(v)
	}
	u.arrive(t, v)
	if note := u.lessonNote(t, v); note != nil && !hinted(t, u) {
		note.Key = g.Keyboard.Key(command.Take)
		v.Note = note
	}
}

func (u *Tutor) Topic(t *board.Board, g *app.App) string {
	if u.Lesson == nil || !t.Plan(g).Note.Rect.Contains(g.Pointer.X, g.Pointer.Y) {
		return ""
	}
	return u.Lesson.Session.Rule()
}

// GoOn presses the button of the note.
func (u *Tutor) GoOn(t *board.Board, g *app.App) {
	if u.Lesson.LooksBack() {
		if u.Lesson.Session.On() {
			u.turnTo(t, g)
		}
	} else if u.free() {
		t.AskHint(g)
	} else if u.Lesson.Session.GoOn() {
		t.Refusal.Forget() // of what was tried before it was read
		u.SettleLesson(t, g)
	}
}

// AnswerRefusal adds to a refusal what the lesson waits for.
func (u *Tutor) AnswerRefusal() {
	if u.Lesson.playing() && !u.free() {
		u.Lesson.Session.Remind()
	}
}

// heldByLesson handles input while the animation waits for the note to be read. Tips come as always.
func (u *Tutor) heldByLesson(t *board.Board, g *app.App) {
	t.HoverPointer(g)
	k := &g.Keyboard
	switch {
	case u.Lesson.Comes > 0 && (g.Pointer.Released || k.Asks(command.Step) ||
		k.Asks(command.PageOn) || k.Asks(command.Answer(1))): // meant for what was there before
	case g.Pointer.Released && t.Hover == board.NoteBack, k.Asks(command.PageBack):
		u.PageBack(t, g)
	case g.Pointer.Released && t.Hover == board.NoteButton, k.Asks(command.Step), k.Asks(command.PageOn), k.Asks(command.Answer(1)):
		u.GoOn(t, g)
	case k.Asks(command.Back):
		t.Pause()
	default:
		t.Linger(g)
	}
}

// AnswerWrongClick answers a click on what the lesson does not wait for.
func (u *Tutor) AnswerWrongClick(on layout.Target) {
	switch on.Kind {
	case layout.None, layout.NotePanel, layout.Tab:
		return
	}
	if u.Lesson.playing() && !u.Lesson.Session.Step().Reading() {
		u.AnswerRefusal()
	}
}

// ClearAnswers clears the answer and the refusal when something else is tried.
func (u *Tutor) ClearAnswers(t *board.Board) {
	t.Refusal.Forget()
	if u.Lesson != nil {
		u.Lesson.Session.Answer = ""
	}
}
