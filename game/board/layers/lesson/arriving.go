package lesson

import (
	"sixwinters/game/board"
	"sixwinters/render/layout"
)

// arrive leaves out of a view what has not arrived of the table of a lesson. Whatever the table asks is there.
func (u *Tutor) arrive(t *board.Board, v *layout.View) {
	if u.Lesson == nil || u.Lesson.Session.Arriving() == "" {
		return
	}
	session := u.Lesson.Session
	asks := len(v.Options) > 0 || t.AsksBack() || t.Collects()
	v.PartsOf = session.Arriving()
	if asks {
		v.PartsOf += "prompt"
	}
	v.Parts = func(p *layout.Plan) []layout.Rect {
		list := session.Parts(t.Book, &t.Shown, p)
		if asks {
			list = append(list, p.Prompt.Rect, p.Prompt.Sheet)
		}
		return list
	}
}
