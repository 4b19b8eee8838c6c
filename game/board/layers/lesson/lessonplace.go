package lesson

import (
	"sixwinters/game/board"
	"sixwinters/render/layout"
)

// Where the note of a lesson lies: it stays there while its page is read. An answer may make it larger for a while; then it is
// again where it was.

// Lain is where the note of a lesson lay last.
type Lain struct {
	page   notedPage
	window windowSize
	room   layout.Rect // with the room for answers
}

// notedPage is what a note is about: a page of the lesson, or the rest of its step when that is half done.
type notedPage struct {
	page int
	half bool
}

// windowSize is the size of a window in pixels, and how large everything in it is; 1 is the usual size.
type windowSize struct{ w, h, scale float64 }

func sizeOf(v *layout.View) windowSize { return windowSize{v.W, v.H, v.Scale} }

// notedPage returns what the note of the lesson is about now.
func (u *Tutor) notedPage(t *board.Board) notedPage {
	return notedPage{u.Lesson.Session.Page(), t.AsksBack() || t.Collects()}
}

// of returns where the note about a page has lain so far in a window, or nothing.
func (l *Lain) of(page notedPage, window windowSize) layout.Rect {
	if l.window != window || l.page != page {
		return layout.Rect{}
	}
	return l.room
}

// Laid remembers where the note of a lesson lies, but for where it goes to answer.
func (u *Tutor) Laid(t *board.Board, v *layout.View, plan *layout.Plan) {
	if u.Lesson == nil || plan.Note.Rect.Empty() {
		return
	}
	now := Lain{u.notedPage(t), sizeOf(v), plan.Note.Room}
	if l := &u.Lesson.Lain; u.Lesson.Session.Answer == "" || l.page != now.page || l.window != now.window {
		*l = now
	}
}
