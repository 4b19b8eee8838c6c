package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/game/input"
	"sixwinters/game/layer"
	"sixwinters/game/sheet"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
)

// The layout of the table. It is recomputed when asked for, but only if its inputs have changed, so code that changes them need
// not do anything.

// Laying is the layout of the table: the view of it, and where everything lies.
type Laying struct {
	*Position
	asking    *Asking
	attention *Attention
	hands     *Hands
	keeping   *Keeping
	layers    *layer.Stack
	sharing   *Sharing
	sheets    *sheet.Sheets
	showing   *Showing
	aside     *Aside

	Panes  Panes
	Last   lastLayout
	Button noteButton
}

// noteButton is where the button of the last note lay, in a window of a size: the next note has its own there if it can.
type noteButton struct {
	corner      note.Corner
	w, h, scale float64
}

type lastLayout struct {
	view layout.View
	Plan *layout.Plan // nil before the window has a size

	seen   layout.View // the view laid out, without the lines of the log
	inputs noteInputs
}

// noteInputs is what the place of a note depends on besides the view.
type noteInputs struct {
	hand    *hand.Hand
	held    []layout.Target
	onto    layout.Target // what dice are being collected for
	playing bool          // an animation runs
	sheet   bool          // a sheet lies over the table
	notes   []any         // of the layers
}

// Plan returns the layout, recomputed if its inputs have changed. It is nil before the window has a size.
func (l *Laying) Plan(g *app.App) *layout.Plan { return l.layOut(g).Plan }

// View returns the view that the layout is of.
func (l *Laying) View(g *app.App) *layout.View { return &l.layOut(g).view }

// layOut recomputes the layout if its inputs have changed.
func (l *Laying) layOut(g *app.App) *lastLayout {
	was := &l.Last
	if g.Width == 0 {
		return was
	}
	was.view = l.newView(g)
	if was.Plan != nil && l.upToDate() {
		return was
	}
	was.Plan = l.FollowNote(was.view, layout.Lay(&was.view))
	for lies := range layer.All[planListener](*l.layers) {
		lies.Laid(&was.view, was.Plan)
	}
	if b := was.Plan.Note.Button; !b.Empty() && !was.Plan.Note.Folded {
		l.Button = noteButton{note.Corner{X: b.Right(), Y: b.Bottom()}, was.view.W, was.view.H, was.view.Scale}
	}
	was.view = l.newView(g) // changes made by the layout itself do not count
	was.seen, was.inputs = was.view.Clone(), noteInputs{}
	if was.seen.Log, was.seen.Note = nil, was.view.Note; was.seen.Note != nil {
		was.inputs = l.inputs()
		was.inputs.held = slices.Clone(was.inputs.held)
	}
	return was
}

// upToDate reports whether the inputs are those of the last layout.
func (l *Laying) upToDate() bool {
	was := &l.Last
	now := was.view
	now.Log = nil
	if !now.Same(&was.seen) || !now.Note.Same(was.seen.Note) {
		return false
	}
	if now.Note == nil {
		return true
	}
	before, is := &was.inputs, l.inputs()
	return before.hand == is.hand && slices.Equal(before.held, is.held) && before.onto == is.onto && before.playing == is.playing &&
		before.sheet == is.sheet && slices.Equal(before.notes, is.notes)
}

func (l *Laying) inputs() noteInputs {
	m := noteInputs{hand: l.hands.Hand, held: l.hands.Held, onto: l.hands.Onto, playing: l.showing.Beats.Playing(), sheet: l.sheets.Dialog != nil}
	for n := range layer.All[noteDependent](*l.layers) {
		m.notes = append(m.notes, n.NoteInput())
	}
	return m
}

// newView returns the view of the table. The topmost layer that has something to say fills the prompt line.
func (l *Laying) newView(g *app.App) layout.View {
	v := layout.View{
		Book: l.Book, State: &l.Shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(),
		Open: l.Panes.Order, Together: l.Panes.Together, OptionPage: l.asking.OptionPage,
		Muted: g.Settings.Mute, Keys: ButtonKeys(g), Fan: l.attention.fanned.slot, FanFrom: l.attention.fanned.from,
		Lifted: l.hands.lifted, Aside: l.aside.Put, Acting: l.sharing.deskActing(g), Watched: l.Watched,
	}
	prompt := l.Book.Prompt(&l.State)
	v.Prompt, v.PromptPlayer = l.keeping.warned(prompt.Text), prompt.Player
	for p := range layer.All[prompter](*l.layers) {
		if p.Prompts(g, &v) {
			break
		}
	}
	if g.Keyboard.Device != input.Desk { // digits are keys
		v.Digits = make([]uint8, len(v.Options))
	}
	l.layers.Place(g, &v)
	if b := &l.Button; v.Note != nil && (noteButton{b.corner, v.W, v.H, v.Scale}) == *b {
		v.Note.Corner = b.corner
	}
	told := g.Keyboard.Told
	v.Prompt = told(v.Prompt)
	if n := v.Note; n != nil {
		n.Fact, n.Say, n.Do, n.Answer = told(n.Fact), told(n.Say), told(n.Do), told(n.Answer)
	}
	return v
}
