package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/menu"

	"github.com/hajimehoshi/ebiten/v2"
)

// dialog is a sheet that lies over the table and asks something.
type dialog struct {
	build func(g *app.App, m *menu.Menu, d *dialog)
	menu  *menu.Menu
	open  bool                   // it has been built before
	done  func(g *app.App) error // what was pressed; nil while nothing is
}

// press says what a button does once the dialog is closed; nil only closes it.
func (d *dialog) press(do func(g *app.App) error) func() {
	return func() {
		d.done = func(*app.App) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

// does is press for what cannot fail.
func (d *dialog) does(do func(g *app.App)) func() {
	return d.press(func(g *app.App) error {
		do(g)
		return nil
	})
}

// buildDialog builds the sheet that lies over the table for the window as it is, unless it is so already. It is built before the table
// is drawn: what makes way for it, such as the note of a lesson, is gone in that picture.
func (c *sheets) buildDialog(g *app.App) {
	d := c.dialog
	if d == nil || d.menu.Fits(g.Width, g.Height) {
		return
	}
	d.menu = g.NewMenu(app.Shade)
	d.build(g, d.menu, d)
	if !d.open {
		d.open = true
		g.Skin.Forget(d.menu.Name())
		c.tips.startOver()
		c.refusing.forgetRefusal()
	}
}

// Tick gives the time of one tick to the sheet: what is under it waits.
func (c *sheets) Tick(g *app.App) (stale, keeps bool) {
	if c.dialog == nil {
		return false, false
	}
	stale, c.failed = c.updateDialog(g)
	return stale, true
}

// Blocks is everything: the sheet lies over it.
func (c *sheets) Blocks() layer.Blocks {
	lies := c.dialog != nil
	return layer.Blocks{Tips: lies, Large: lies, Drift: lies}
}

// Follows reports whether there is a sheet, whose buttons light up.
func (c *sheets) Follows() bool { return c.dialog != nil }

// Cover draws the sheet.
func (c *sheets) Cover(_ *app.App, screen *ebiten.Image) {
	if c.dialog != nil {
		c.dialog.menu.Draw(screen)
	}
}

func (c *sheets) updateDialog(g *app.App) (bool, error) {
	c.buildDialog(g)
	d := c.dialog
	g.Tend(d.menu)
	if g.Keyboard.Asks(command.Back) {
		d.press(nil)()
	}
	if d.done == nil {
		return false, nil
	}
	c.dialog = nil
	return true, d.done(g)
}

// pause opens the menu of the table.
func (c *sheets) pause() { c.dialog = c.menu() }
