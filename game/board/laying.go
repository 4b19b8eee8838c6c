package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// The layout of the table. Asking for it lays the table again if what is seen has changed since the last time, so code that
// changes what is seen need not think of it. Finding out whether it has costs little compared with laying it.

// Laying is how the table lies: what is seen of it, and where.
type Laying struct {
	*Board

	Leaves Leaves
	Lies   lying
	Strip  *render.Timeline // of a campaign that is only looked at; nil where it is played
}

// lying is how the table lay when that was asked last.
type lying struct {
	view layout.View
	Plan *layout.Plan // nil as long as the window has no size

	// What it was laid for, to be compared.
	seen   layout.View // without the lines of the log, which lie where they are drawn
	inputs noteInputs
}

// noteInputs is what the place of notes depends on besides what is seen: if it changes, they must be placed again.
type noteInputs struct {
	hand    *hand.Hand
	held    []layout.Target
	onto    layout.Target // what dice are being collected for
	playing bool          // something is being shown
	sheet   bool          // a sheet lies over the table
	notes   []any         // what layers with notes go by
}

// Plan is how the table lies now, or nil as long as the window has no size.
func (l *Laying) Plan(g *app.App) *layout.Plan { return l.lie(g).Plan }

// View is all that is seen of the table now.
func (l *Laying) View(g *app.App) *layout.View { return &l.lie(g).view }

// lie lays the table, unless it lies already as it is seen now.
func (l *Laying) lie(g *app.App) *lying {
	was := &l.Lies
	if g.Width == 0 {
		return was
	}
	was.view = l.look(g)
	if was.Plan != nil && l.liesSo() {
		return was
	}
	was.Plan = l.FollowNote(was.view, layout.Lay(&was.view))
	for lies := range layer.All[lier](l.Layers) {
		lies.Laid(&was.view, was.Plan)
	}
	was.view = l.look(g) // what laying it has changed is no reason to lay it again
	was.seen, was.inputs = was.view.Clone(), noteInputs{}
	if was.seen.Log, was.seen.Note = nil, was.view.Note; was.seen.Note != nil {
		was.inputs = l.inputs()
		was.inputs.held = slices.Clone(was.inputs.held)
	}
	return was
}

// liesSo reports whether the table lies already as it is seen.
func (l *Laying) liesSo() bool {
	was := &l.Lies
	now := was.view
	now.Log = nil
	if !now.Same(&was.seen) || !now.Note.Same(was.seen.Note) {
		return false
	}
	return now.Note == nil || was.inputs.same(l.inputs())
}

// inputs is what notes go by now.
func (l *Laying) inputs() noteInputs {
	m := noteInputs{hand: l.Hand, held: l.Held, onto: l.Onto, playing: l.Showing.Beats.Playing(), sheet: l.Sheets.Dialog != nil}
	for n := range layer.All[noter](l.Layers) {
		m.notes = append(m.notes, n.NoteInput())
	}
	return m
}

// same reports whether notes go by the same.
func (m *noteInputs) same(other noteInputs) bool {
	return m.hand == other.hand && slices.Equal(m.held, other.held) && m.onto == other.onto && m.playing == other.playing &&
		m.sheet == other.sheet && slices.Equal(m.notes, other.notes)
}

// Fit lays the table again if what is seen has changed since the tick before, such as the size of the window, and reports whether
// it has.
func (l *Laying) Fit(g *app.App) bool {
	before := l.Lies.Plan
	return l.Plan(g) != before
}
