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

// skipInLesson skips what is being shown, up to what is to be read beside it.
func (t *table) skipInLesson(g *app.App) {
	from := t.beats.list[0].To
	for t.beats.moving() && !t.lesson.holds(&t.beats) {
		t.beats.list = t.beats.list[1:]
		t.beats.hushed = true
		t.beginBeat(g)
	}
	t.beats.hushed = false
	to := len(t.story.Events)
	if t.beats.moving() {
		t.beats.tick, to = t.beats.list[0].Ticks, t.beats.list[0].To
	}
	hearEnd(g, t.story.Events[from:max(from, to)])
}

// comeTo makes the move that leads to a page in the midst of what happens, and goes through that to where the page waits to be read.
func (t *table) comeTo(g *app.App, page int, m rules.Move) {
	speed := t.speed
	t.speed = motion.Off
	t.play(g, m)
	t.speed = speed
	session := t.lesson.session
	for t.beats.playing() {
		if !t.lesson.holds(&t.beats) {
			t.skipInLesson(g)
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
func (t *table) nextInLesson(p *layout.Plan) (list []layout.Rect) {
	if t.beats.playing() || t.lesson.looksBack() {
		return nil
	}
	wants := t.lesson.session.Wants
	add := func(on layout.Target) {
		if r, ok := p.Rect(on); ok {
			list = append(list, r)
		}
	}
	switch {
	case t.collects():
		for _, piece := range p.Pieces {
			on := piece.Target
			if on.Kind != layout.Die || slices.Contains(t.held, on) {
				continue
			}
			if slices.ContainsFunc(t.hand.With(append(slices.Clone(t.held), on)), func(ge hand.Gesture) bool {
				return ge.Drop == t.onto && wants(&t.state, ge.Move)
			}) {
				add(on)
			}
		}
		list = inRows(list)
	default:
		for i := range t.choices {
			if m := t.choices[i].move; m.Kind != rules.NoMove && wants(&t.state, m) {
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
func (t *table) leadsOn(gestures []hand.Gesture) bool {
	if slices.ContainsFunc(gestures, func(ge hand.Gesture) bool { return !t.lesson.keeps(&t.state, ge.Move) }) {
		return true
	}
	return t.lesson.session.Permits(&t.state, gestures[0].Move)
}
