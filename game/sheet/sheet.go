// Package sheet is the layer of the sheet that lies over all of a table and asks something, such as the menu of the table.
package sheet

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/speech"

	"github.com/hajimehoshi/ebiten/v2"
)

// Width is that of the text on a sheet, in 720ths of the height of the window.
const Width = 620

// Sheets lays sheets over a table, one at a time. What lies below waits.
type Sheets struct {
	layer.Base

	Dialog *Dialog // nil for none
	Failed error   // of the button pressed last
	Opened func()  // called when another sheet has been laid
}

// Dialog is a sheet that asks something.
type Dialog struct {
	Build  func(g *app.App, m *menu.Menu, d *Dialog)
	Menu   *menu.Menu             // nil until it is built for the size of the window
	AnyKey bool                   // a key that means nothing on it closes it
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

// BuildDialog builds the dialog for the size of the window. It is called before the table is drawn, which makes way for it.
func (s *Sheets) BuildDialog(g *app.App) {
	d := s.Dialog
	if d == nil || d.Menu.Fits(g.Width, g.Height) {
		return
	}
	d.Menu = g.NewMenu(app.Shade)
	d.Build(g, d.Menu, d)
	if !d.opened {
		d.opened = true
		g.Skin.Forget(d.Menu.Name)
		s.Opened()
	}
}

// UpdateDialog handles one tick. It reports whether the dialog was closed, and returns the error of what was pressed.
func (s *Sheets) UpdateDialog(g *app.App) (closed bool, err error) {
	s.BuildDialog(g)
	d := s.Dialog
	g.UpdateMenu(d.Menu)
	if g.Keyboard.Asks(command.Back) || d.AnyKey && d.Menu.Unused {
		d.Press(nil)()
	}
	if d.done == nil {
		return false, nil
	}
	s.Dialog = nil
	return true, d.done(g)
}

func (s *Sheets) Tick(g *app.App) (stale, keeps bool) {
	if s.Dialog == nil {
		return false, false
	}
	stale, s.Failed = s.UpdateDialog(g)
	return stale, true
}

// Speaks returns the words on the sheet alone.
func (s *Sheets) Speaks(g *app.App, w *speech.Words) (alone bool) {
	if s.Dialog == nil {
		return false
	}
	s.BuildDialog(g)
	*w = s.Dialog.Menu.Spoken()
	return true
}

func (s *Sheets) Blocks() layer.Blocks {
	lies := s.Dialog != nil
	return layer.Blocks{Tips: lies, Large: lies}
}

func (s *Sheets) Follows() bool { return s.Dialog != nil }

func (s *Sheets) Cover(*app.App) func(screen *ebiten.Image) {
	if s.Dialog == nil {
		return nil
	}
	return func(screen *ebiten.Image) { s.Dialog.Menu.Draw(screen) }
}
