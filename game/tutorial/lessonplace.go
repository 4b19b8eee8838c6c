package tutorial

import (
	"sixwinters/game/teach"
	"sixwinters/render/layout"
)

// Where the note of a lesson lies: it stays there while its step is in hand, and on the next page if it can. What is answered
// makes it larger for a while; then it is again where it was.

// Lain is where the note of a step lay, in a window of a size.
type Lain struct {
	step    int
	window  windowSize
	room    layout.Rect // with the room for what it answers
	answers bool        // it answered something there
	bare    layout.Rect // its room before that
	seen    layout.Rect // what was seen of it then
}

// windowSize is the size of a window in pixels, and how large everything in it is; 1 is the usual size.
type windowSize struct{ w, h, scale float64 }

func sizeOf(v *layout.View) windowSize { return windowSize{v.W, v.H, v.Scale} }

// place is where the note of the page that is read has lain so far, or empty, and where the one before it has.
func (l *Lain) place(v *layout.View, session *teach.Session) (was, before layout.Rect) {
	if l.window != sizeOf(v) {
		return was, before
	}
	if l.step != session.Page() {
		return was, l.seen
	}
	if l.answers && session.Answer != "" {
		return l.room, before
	}
	return l.bare, before
}

// Laid remembers where the note of a lesson lies.
func (u *Tutor) Laid(v *layout.View, plan *layout.Plan) {
	if u.Lesson == nil || plan.Note.Rect.Empty() {
		return
	}
	session, was := u.Lesson.Session, u.Lesson.Lain
	note := &plan.Note
	now := Lain{session.Page(), sizeOf(v), note.Room, session.Answer != "", note.Room, note.Rect}
	if now.answers && was.step == now.step && was.window == now.window {
		now.bare, now.seen = was.bare, was.seen
	}
	u.Lesson.Lain = now
}
