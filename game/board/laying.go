package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
)

// The layout of the table. It is recomputed when asked for, but only if its inputs have changed, so code that changes them need
// not do anything.

// Laying is the layout of the table: the view of it, and where everything lies.
type Laying struct {
	Panes  Panes
	Last   lastLayout
	Button noteButton
	looms  forecast
}

// noteButton is where the button of the last note lay, in a window of a size: the next note has its own there if it can.
type noteButton struct {
	corner      note.Corner
	w, h, scale float64
}

type lastLayout struct {
	view layout.View
	Plan *layout.Plan // nil before the window has a size
	flat *layout.Plan // the same with nothing folded away; nil until somebody asks

	seen   layout.View // the view laid out, without the lines of the log
	inputs noteInputs
}

// noteInputs is what the place of a note depends on besides the view.
type noteInputs struct {
	hand    *gesture.Hand
	held    []layout.Target
	onto    layout.Target // what dice are being collected for
	playing bool          // an animation runs
	sheet   bool          // a sheet lies over the table
	notes   []any         // of the layers
}

// Plan returns the layout, recomputed if its inputs have changed. It is nil before the window has a size. A new note may open a pane for itself
// as it is laid out.
func (t *Board) Plan(g *app.App) *layout.Plan { return layOut(t, g).Plan }

// View returns the view that the layout is of.
func (t *Board) View(g *app.App) *layout.View { return &layOut(t, g).view }

// layOut recomputes the layout if its inputs have changed.
func layOut(t *Board, g *app.App) *lastLayout {
	was := &t.Last
	if g.Width == 0 {
		return was
	}
	was.view = newView(t, g)
	if was.Plan != nil && upToDate(t) {
		return was
	}
	t.Panes, was.Plan = t.NoteOpens(was.view, layout.Lay(&was.view))
	was.flat = nil
	for _, l := range t.Layers {
		l.Laid(t, &was.view, was.Plan)
	}
	if b := was.Plan.Note.Button; !b.Empty() && !was.Plan.Note.Folded {
		t.Button = noteButton{note.Corner{X: b.Right(), Y: b.Bottom()}, was.view.W, was.view.H, was.view.Scale}
	}
	was.view = newView(t, g) // changes made by the layout itself do not count
	seen := was.view
	seen.Log = nil
	was.seen, was.inputs = seen.Clone(), noteInputs{}
	if was.seen.Note = was.view.Note; was.seen.Note != nil {
		was.inputs = inputs(t)
		was.inputs.held = slices.Clone(was.inputs.held)
	}
	return was
}

// flat returns the layout with nothing folded away and no obstacles spread.
func flat(t *Board, g *app.App) *layout.Plan {
	last := layOut(t, g)
	if last.flat == nil {
		v := last.view
		v.Scale, v.Sofa, v.Fan = 0, false, 0
		last.flat = layout.Lay(&v)
	}
	return last.flat
}

// upToDate reports whether the inputs are those of the last layout.
func upToDate(t *Board) bool {
	was := &t.Last
	now := was.view
	now.Log = nil
	if !now.Same(&was.seen) || !now.Note.Same(was.seen.Note) {
		return false
	}
	if now.Note == nil {
		return true
	}
	before, is := &was.inputs, inputs(t)
	return before.hand == is.hand && slices.Equal(before.held, is.held) && before.onto == is.onto && before.playing == is.playing &&
		before.sheet == is.sheet && slices.Equal(before.notes, is.notes)
}

func inputs(t *Board) noteInputs {
	m := noteInputs{hand: t.Hand, held: t.Held, onto: t.Onto, playing: t.Beats.Playing(), sheet: t.Dialog != nil, notes: make([]any, 0, len(t.Layers))}
	for _, l := range t.Layers {
		m.notes = append(m.notes, l.NoteInput(t))
	}
	return m
}

// newView returns the view of the table. The topmost layer that has something to say fills the prompt line.
func newView(t *Board, g *app.App) layout.View {
	v := layout.View{
		Book: t.Book, State: &t.Shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(), Sofa: sofa(t, g),
		Open: t.Panes.Order, Together: t.Panes.Together, OptionPage: t.OptionPage,
		Muted: g.Settings.Mute, Keys: ButtonKeys(g), Fan: t.fanned.slot, FanFrom: t.fanned.from,
		Lifted: t.lifted, Aside: t.Put, Acting: deskActing(t, g), Watched: t.Watched,
	}
	prompt := t.Book.Prompt(&t.State)
	v.Prompt, v.PromptPlayer = warned(t, asks(t, prompt.Text)), prompt.Player
	for _, l := range t.Layers {
		if l.Prompts(t, g, &v) {
			break
		}
	}
	if g.Keyboard.Device != input.Desk { // digits are keys
		v.Digits = make([]uint8, len(v.Options))
	}
	t.Layers.Place(t, g, &v)
	if b := &t.Button; v.Note != nil && (noteButton{b.corner, v.W, v.H, v.Scale}) == *b {
		v.Note.Corner = b.corner
	}
	told := g.Keyboard.Told
	v.Prompt = told(v.Prompt)
	if n := v.Note; n != nil {
		n.Fact, n.Say, n.Do, n.Answer = told(n.Fact), told(n.Say), told(n.Do), told(n.Answer)
	}
	return v
}
