package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/motion"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What a step of a lesson waits for can take several gestures, and what is shown beside it can still be on its way.

// comeTo makes the move that leads to a page in the midst of what happens, and goes through that to where the page waits to be read.
func (u *tutor) comeTo(g *app.App, page int, m rules.Move) {
	speed := u.showing.speed
	u.showing.speed = motion.Off
	u.keeping.play(g, m)
	u.showing.speed = speed
	session := u.lesson.session
	for u.showing.beats.playing() {
		if !u.lesson.holds(&u.showing.beats) {
			u.showing.skipInLesson(g)
			continue
		}
		if session.At() >= page {
			return
		}
		session.GoOn()
	}
}

// nextInLesson finds where a step that is half done goes on: at the answers that it waits for, or at the dice that can be added to
// what lies there.
func (u *tutor) nextInLesson(p *layout.Plan) (list []layout.Rect) {
	if u.showing.beats.playing() || u.lesson.looksBack() {
		return nil
	}
	wants := u.lesson.session.Wants
	add := func(on layout.Target) {
		if r, ok := p.Rect(on); ok {
			list = append(list, r)
		}
	}
	switch {
	case u.hands.collects():
		for _, piece := range p.Pieces {
			on := piece.Target
			if on.Kind != layout.Die || slices.Contains(u.hands.held, on) {
				continue
			}
			if slices.ContainsFunc(u.hands.hand.With(append(slices.Clone(u.hands.held), on)), func(ge hand.Gesture) bool {
				return ge.Drop == u.hands.onto && wants(&u.state, ge.Move)
			}) {
				add(on)
			}
		}
		list = inRows(list)
	default:
		for i := range u.asking.choices {
			if m := u.asking.choices[i].move; m.Kind != rules.NoMove && wants(&u.state, m) {
				add(layout.Target{Kind: layout.Option, N: uint8(i)})
			}
		}
	}
	return list
}

// inRows are places of which neighbours in a row are one: each lit by itself, the frame of one would cover the pips of the next.
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

// leadsOn reports whether one of several gestures may be made, of which one is still to be chosen or that dice are still to be
// added for. If a lesson keeps all back the first is answered as if it had been made.
func (u *tutor) leadsOn(gestures []hand.Gesture) bool {
	if slices.ContainsFunc(gestures, func(ge hand.Gesture) bool { return !u.lesson.keeps(&u.state, ge.Move) }) {
		return true
	}
	return u.lesson.session.Permits(&u.state, gestures[0].Move)
}
