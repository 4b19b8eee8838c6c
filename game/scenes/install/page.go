package install

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/speech"
)

type page struct {
	app.BaseSheet
	menu *menu.Menu
	act  func(g *app.App) // what was pressed in this tick, or nil
}

// run handles one tick: it builds the menu where that is needed, and does what was pressed. back is what the key does that goes back.
// It reports whether anything has to be drawn again.
func (p *page) run(g *app.App, build, back func(g *app.App)) (stale bool) {
	if !p.menu.Fits(g.Width, g.Height) {
		build(g)
	}
	g.UpdateMenu(p.menu)
	if g.Keyboard.Asks(command.Back) {
		p.act = back
	}
	if act := p.act; act != nil {
		p.act = nil
		act(g)
		stale = true
	}
	if p.menu == nil {
		build(g) // no picture is drawn without the sheet
	}
	return stale || p.menu.Fresh()
}

func (p *page) Draw(_ *app.App, screen *ebiten.Image) {
	if p.menu != nil {
		p.menu.Draw(screen)
	}
}

func (p *page) Spoken(*app.App) speech.Words { return p.menu.Spoken() }

func (p *page) Settle() { p.menu = nil }
