package lesson

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/render"
)

// Draw leaves lit what the page waits for, if that is lit: other legal targets would draw the eye away from it.
func (u *Tutor) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if !u.Lesson.playing() || u.free() || u.LooksBack() || t.Collects() {
		return
	}
	gestures := t.Hand.Gestures
	if len(t.Held) > 0 {
		gestures = t.Hand.Open(t.Held)
	}
	wanted := slices.DeleteFunc(slices.Clone(s.Lit), func(l render.Lit) bool {
		return !slices.ContainsFunc(gestures, func(ge gesture.Gesture) bool {
			return gesture.Same(ge.Drop) == gesture.Same(l.Target) && u.Lesson.Session.Wants(&t.State, ge.Move)
		})
	})
	if len(wanted) > 0 {
		s.Lit = wanted
	}
}
