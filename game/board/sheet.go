package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
)

// SheetWidth is that of the text on a sheet, in 720ths of the height of the window.
const SheetWidth = 620

// Sheets lays sheets over a table, one at a time. What lies below waits.
type Sheets struct {
	Dialog *Dialog // nil for none
	Ended  error   // [ebiten.Termination] once a button has ended the program
}

// Dialog is a sheet that asks something.
type Dialog struct {
	Build  func(g *app.App, m *menu.Menu, d *Dialog)
	Menu   *menu.Menu             // nil until it is built for the size of the window
	AnyKey bool                   // a key that means nothing on it closes it
	Comes  bool                   // the program opened it: keys and clicks of the first Settled ticks were meant for something else
	Says   func() string          // what it says of things that change by themselves; nil for none. It is built again when that changes
	said   string                 // when it was built
	ticks  int                    // that it has been built
	opened bool                   // it has been built before
	done   func(g *app.App) error // of the button that was pressed; nil for none
}

// Press returns what a button does: it closes the dialog and then calls do, unless that is nil.
func (d *Dialog) Press(do func(g *app.App) error) func() {
	return func() {
		d.done = func(*app.App) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

// Does returns Press for what cannot fail.
func (d *Dialog) Does(do func(g *app.App)) func() {
	return d.Press(func(g *app.App) error {
		do(g)
		return nil
	})
}

// Build builds the dialog for the size of the window, and reports whether it has just been opened. It is called before the table
// is drawn, which makes way for it. It is as large as the table, which may be read from the sofa.
func (s *Sheets) Build(g *app.App, sofa bool) (opened bool) {
	d := s.Dialog
	if d == nil || d.Menu.Fits(g.Width, g.Height) && !d.changed() {
		return false
	}
	if d.Says != nil {
		d.said = d.Says()
	}
	d.Menu = g.NewSheet(app.Shade, sofa)
	d.Build(g, d.Menu, d)
	if d.opened {
		return false
	}
	d.opened = true
	g.Skin.Forget(d.Menu.Name)
	return true
}

// Rebuild has the sheet that lies there, if any, built again: its words or its size have changed.
func (s *Sheets) Rebuild() {
	if s.Dialog != nil {
		s.Dialog.Menu = nil
	}
}

// changed reports whether what the dialog says has changed since it was built.
func (d *Dialog) changed() bool { return d != nil && d.Says != nil && d.Says() != d.said }

// Update handles one tick of a dialog that is built. It reports whether the dialog was closed. Why the button that was pressed failed is said in a
// notice.
func (s *Sheets) Update(g *app.App) (closed bool) {
	d := s.Dialog
	if d.ticks++; d.Comes && d.ticks <= Settled { // as the last key of a skip
		g.Keyboard.Calm()
	}
	g.UpdateMenu(d.Menu)
	if g.Keyboard.Asks(command.Back) || d.AnyKey && d.Menu.Unused {
		d.Press(nil)()
	}
	if d.done == nil {
		return false
	}
	s.Dialog = nil
	switch err := d.done(g); {
	case err == ebiten.Termination:
		s.Ended = err
	case err != nil:
		g.Notice = words.Sentence(err)
	}
	return true
}
