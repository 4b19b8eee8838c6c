package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The layout of the table. Asking for it lays the table again if what is seen has changed since the last time, so code that changes
// what is seen need not think of it. Finding out whether it has costs little compared with laying it.

// lying is how the table lay when that was asked last.
type lying struct {
	view layout.View
	plan *layout.Plan // nil as long as the window has no size

	// What it was laid for, to be compared.
	seen  layout.View // without the lines of the log, which lie where they are drawn
	minds minded
}

// minded is what the place of notes depends on besides what is seen: if it changes, they must be placed again.
type minded struct {
	hand    *hand.Hand
	held    []layout.Target
	onto    layout.Target // what dice are being collected for
	playing bool          // something is being shown
	sheet   bool          // a sheet lies over the table
	hint    rules.Move    // of the hint
	first   layout.Target // what is met for the first time
}

// plan is how the table lies now, or nil as long as the window has no size.
func (t *table) plan(g *app.App) *layout.Plan { return t.lie(g).plan }

// view is all that is seen of the table now.
func (t *table) view(g *app.App) *layout.View { return &t.lie(g).view }

// lie lays the table, unless it lies already as it is seen now.
func (t *table) lie(g *app.App) *lying {
	l := &t.lies
	if g.Width == 0 {
		return l
	}
	l.view = t.look(g)
	if l.plan != nil && t.liesSo() {
		return l
	}
	l.plan = t.followNote(l.view, layout.Lay(&l.view))
	t.noteLies(&l.view, l.plan)
	l.view = t.look(g) // what laying it has changed is no reason to lay it again
	l.seen, l.minds = l.view.Clone(), minded{}
	if l.seen.Log, l.seen.Note = nil, l.view.Note; l.seen.Note != nil {
		l.minds = t.minds()
		l.minds.held = slices.Clone(l.minds.held)
	}
	return l
}

// liesSo reports whether the table lies already as it is seen.
func (t *table) liesSo() bool {
	l := &t.lies
	now := l.view
	now.Log = nil
	if !now.Same(&l.seen) || !now.Note.Same(l.seen.Note) {
		return false
	}
	return now.Note == nil || l.minds.same(t.minds())
}

// minds is what notes go by now.
func (t *table) minds() minded {
	m := minded{hand: t.hand, held: t.held, onto: t.onto, playing: t.beats.playing(), sheet: t.dialog != nil, hint: t.hinting.given.Move}
	if t.firsts.shown {
		m.first = t.firsts.met[0].on
	}
	return m
}

// same reports whether notes go by the same.
func (m *minded) same(other minded) bool {
	return m.hand == other.hand && slices.Equal(m.held, other.held) && m.onto == other.onto && m.playing == other.playing &&
		m.sheet == other.sheet && m.hint == other.hint && m.first == other.first
}
