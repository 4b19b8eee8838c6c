package board

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/menu"

	"github.com/hajimehoshi/ebiten/v2"
)

// Dialog is a sheet that lies over the table and asks something.
type Dialog struct {
	Build func(g *app.App, m *menu.Menu, d *Dialog)
	Menu  *menu.Menu
	open  bool                   // it has been built before
	done  func(g *app.App) error // what was pressed; nil while nothing is
}

// Press says what a button does once the dialog is closed; nil only closes it.
func (d *Dialog) Press(do func(g *app.App) error) func() {
	return func() {
		d.done = func(*app.App) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

// Does is press for what cannot fail.
func (d *Dialog) Does(do func(g *app.App)) func() {
	return d.Press(func(g *app.App) error {
		do(g)
		return nil
	})
}

// BuildDialog builds the sheet that lies over the table for the window as it is, unless it is so already. It is built before the
// table is drawn: what makes way for it, such as the note of a lesson, is gone in that picture.
func (c *Sheets) BuildDialog(g *app.App) {
	d := c.Dialog
	if d == nil || d.Menu.Fits(g.Width, g.Height) {
		return
	}
	d.Menu = g.NewMenu(app.Shade)
	d.Build(g, d.Menu, d)
	if !d.open {
		d.open = true
		g.Skin.Forget(d.Menu.Name())
		c.Tips.StartOver()
		c.Refusing.ForgetRefusal()
	}
}

// Tick gives the time of one tick to the sheet: what is under it waits.
func (c *Sheets) Tick(g *app.App) (stale, keeps bool) {
	if c.Dialog == nil {
		return false, false
	}
	stale, c.Failed = c.UpdateDialog(g)
	return stale, true
}

// Blocks is everything: the sheet lies over it.
func (c *Sheets) Blocks() layer.Blocks {
	lies := c.Dialog != nil
	return layer.Blocks{Tips: lies, Large: lies, Drift: lies}
}

// Follows reports whether there is a sheet, whose buttons light up.
func (c *Sheets) Follows() bool { return c.Dialog != nil }

// Cover draws the sheet.
func (c *Sheets) Cover(_ *app.App, screen *ebiten.Image) {
	if c.Dialog != nil {
		c.Dialog.Menu.Draw(screen)
	}
}

func (c *Sheets) UpdateDialog(g *app.App) (bool, error) {
	c.BuildDialog(g)
	d := c.Dialog
	g.UpdateMenu(d.Menu)
	if g.Keyboard.Asks(command.Back) {
		d.Press(nil)()
	}
	if d.done == nil {
		return false, nil
	}
	c.Dialog = nil
	return true, d.done(g)
}

// Pause opens the menu of the table.
func (c *Sheets) Pause() { c.Dialog = c.Menu() }
