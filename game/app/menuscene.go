package app

import (
	"image/color"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/sound"
)

// MenuScene is what scenes have in common that are but a menu over the backdrop, such as the title.
type MenuScene struct {
	Menu    *menu.Menu
	Act     func(g *App) error // what was pressed; nil while nothing is
	Trouble string             // why what was pressed last was not done, in a sentence, or ""
}

// UseSkin gives all menus a skin: their widgets follow the pointer of the game, and a button that is pressed is heard.
func (g *App) UseSkin() (err error) {
	if g.Skin, err = menu.NewSkin(func() { g.Hear(sound.Press, 0) }); err != nil {
		return err
	}
	g.Skin.Follow(&g.Pointer)
	return nil
}

// NewMenu begins a menu for the window as it is. The backdrop covers what lies under it.
func (g *App) NewMenu(backdrop color.NRGBA) *menu.Menu {
	unit := min(float64(g.Height)/FirstHeight, float64(g.Width)/LeastWidth) * g.Scale()
	return g.Skin.NewMenu(g.Width, g.Height, unit, backdrop)
}

// Tend gives a menu the time of one tick, and has the window do what it needs.
func (g *App) Tend(m *menu.Menu) {
	n := m.Update(&g.Pointer, &g.Keyboard, time.Now())
	if n.Frames {
		g.Disturb()
	}
	if n.Drawn {
		g.Stale = true
	}
	if n.Again > 0 {
		g.DrawAgain(n.Again)
	}
}

// Run takes the time of one tick: the menu is built if it does not fit the window, and what was pressed on it is done. back is what the
// key does that goes back, or nil. It reports whether anything has to be drawn again.
func (s *MenuScene) Run(g *App, build func(g *App), back func(g *App) error) (stale bool, err error) {
	if !s.Menu.Fits(g.Width, g.Height) {
		build(g)
	}
	g.Tend(s.Menu)
	if back != nil && g.Keyboard.Asks(command.Back) {
		s.Act = back
	}
	if act := s.Act; act != nil {
		stale, s.Act, s.Trouble = true, nil, ""
		switch err := act(g); {
		case err == ebiten.Termination:
			return false, err
		case err != nil:
			s.Trouble, s.Menu = words.Sentence(err), nil
		}
	}
	if s.Menu == nil {
		build(g) // no picture is drawn without the sheet
		stale = true
	}
	return stale, nil
}

// Settle takes up settings that have changed.
func (s *MenuScene) Settle(*App) { s.Menu = nil }

// Draw draws the menu over the backdrop, unless the settings lie there.
func (s *MenuScene) Draw(g *App, screen *ebiten.Image) {
	g.Painter.Backdrop(screen)
	if s.Menu != nil && g.Preferences == nil {
		s.Menu.Draw(screen)
	}
}

// Shade lies between the table and a dialog.
var Shade = color.NRGBA{R: 10, G: 12, B: 18, A: 170}
