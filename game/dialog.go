package game

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/command"
	"sixwinters/game/menu"
)

// dialog is a sheet that lies over the table and asks something.
type dialog struct {
	build func(g *Game, m *menu.Menu, d *dialog)
	menu  *menu.Menu
	open  bool                // it has been built before
	done  func(g *Game) error // what was pressed; nil while nothing is
}

// shade lies between the table and a dialog.
var shade = color.NRGBA{R: 10, G: 12, B: 18, A: 170}

// press says what a button does once the dialog is closed; nil only closes it.
func (d *dialog) press(do func(g *Game) error) func() {
	return func() {
		d.done = func(*Game) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

// does is press for what cannot fail.
func (d *dialog) does(do func(g *Game)) func() {
	return d.press(func(g *Game) error {
		do(g)
		return nil
	})
}

// buildDialog builds the sheet that lies over the table for the window as it is, unless it is so already. It is built before the table
// is drawn: what makes way for it, such as the note of a lesson, is gone in that picture.
func (t *table) buildDialog(g *Game) {
	d := t.dialog
	if d == nil || d.menu.Fits(g.width, g.height) {
		return
	}
	d.menu = g.newMenu(shade)
	d.build(g, d.menu, d)
	if !d.open {
		d.open = true
		g.skin.Forget(d.menu.Name())
		t.startOver()
		t.forgetRefusal()
	}
}

func (t *table) updateDialog(g *Game) (bool, error) {
	t.buildDialog(g)
	d := t.dialog
	g.tend(d.menu)
	if g.keyboard.Asks(command.Back) {
		d.press(nil)()
	}
	if d.done == nil {
		return false, nil
	}
	t.dialog = nil
	return true, d.done(g)
}

func quit(*Game) error { return ebiten.Termination }

// newPause is the menu of the table.
func newPause(t *table) *dialog {
	if t.lesson != nil {
		return newLessonPause(t)
	}
	return &dialog{build: func(g *Game, m *menu.Menu, d *dialog) {
		m.Title("Six Winters", 34)
		if name := t.campaign.Name(); name != "" {
			m.Text("Every move is saved as it is made, in "+name, 520)
		}
		m.Text(t.stuck(g), 520)
		m.Lettered("B", m.Next("Back to the table", d.press(nil)))
		m.Buttons(
			m.Lettered("S", m.NewButton("Settings", d.does(func(g *Game) {
				g.openSettings(func(*Game) { t.dialog = newPause(t) })
			}))),
			m.Lettered("H", m.NewButton("A hint", d.does(t.hintAsked))),
			m.Lettered("R", m.NewButton("The rules", d.does(func(g *Game) { g.openRules(t.rulePrompted()) }))),
			m.Lettered("P", m.NewButton("Replay the campaign", d.press(t.replay))),
			m.Lettered("T", m.NewButton("Leave for the title", d.press(t.leave(toTitle)))),
			m.Lettered("Q", m.NewButton("Quit", d.press(t.leave(quit)))),
		)
	}}
}
