package lesson

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What a step of a lesson waits for can take several gestures, and what is shown beside it can still be on its way.

// ComeTo makes the move that leads to a page in the midst of what happens, and goes through that to where the page waits to be
// read.
func (u *Tutor) ComeTo(t *board.Board, g *app.App, page int, m rules.Move) {
	speed := t.Speed
	t.Speed = motion.Off
	t.Play(g, m)
	t.Speed = speed
	session := u.Lesson.Session
	for t.Beats.Playing() {
		if !u.Waits(t) {
			t.SkipInLesson(g)
			continue
		}
		if session.At() >= page {
			return
		}
		session.GoOn()
	}
}

// NextInLesson finds where a step that is half done goes on: at the answers that it waits for, or at the dice that can be added
// to what lies there.
func (u *Tutor) NextInLesson(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	if t.Beats.Playing() || u.Lesson.LooksBack() {
		return nil
	}
	wants := u.Lesson.Session.Wants
	add := func(on layout.Target) {
		if r, ok := p.Rect(on); ok {
			list = append(list, r)
		}
	}
	switch {
	case t.Collects():
		for _, piece := range p.Pieces {
			on := piece.Target
			if on.Kind != layout.Die || slices.Contains(t.Held, on) {
				continue
			}
			if slices.ContainsFunc(t.Hand.With(append(slices.Clone(t.Held), on)), func(ge gesture.Gesture) bool {
				return ge.Drop == t.Onto && wants(&t.State, ge.Move)
			}) {
				add(on)
			}
		}
		list = inRows(list)
	default:
		for i := range t.Choices {
			if m := t.Choices[i].Move; m.Kind != rules.NoMove && wants(&t.State, m) {
				add(layout.Target{Kind: layout.Option, N: uint8(i)})
			}
		}
	}
	return list
}

// inRows returns places of which neighbours in a row are one: each lit by itself, the frame of one would cover the pips of the
// next.
func inRows(list []layout.Rect) (rows []layout.Rect) {
	for _, r := range list {
		i := slices.IndexFunc(rows, func(row layout.Rect) bool { return row.Y == r.Y && row.H == r.H && row.Inset(-r.W/2).Overlaps(r) })
		if i < 0 {
			rows = append(rows, r)
			continue
		}
		rows[i] = geom.Around([]layout.Rect{rows[i], r})
	}
	return rows
}

// PermitsAny reports whether one of several gestures may be made, of which one is still to be chosen or that dice are still to be
// added for. If a lesson keeps all back the first is answered as if it had been made.
func (u *Tutor) PermitsAny(t *board.Board, gestures []gesture.Gesture) bool {
	if slices.ContainsFunc(gestures, func(ge gesture.Gesture) bool { return !u.Forbids(t, ge.Move) }) {
		return true
	}
	return u.Lesson.Session.Permits(&t.State, gestures[0].Move)
}
