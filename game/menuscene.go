package game

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/command"
	"sixwinters/game/menu"
	"sixwinters/sound"
)

// menuScene is what scenes have in common that are but a menu over the backdrop, such as the title.
type menuScene struct {
	menu    *menu.Menu
	act     func(g *Game) error // what was pressed; nil while nothing is
	trouble string              // why what was pressed last was not done, in a sentence, or ""
}

// useSkin gives all menus a skin: their widgets follow the pointer of the game, and a button that is pressed is heard.
func (g *Game) useSkin() (err error) {
	if g.skin, err = menu.NewSkin(func() { g.hear(sound.Press, 0) }); err != nil {
		return err
	}
	g.skin.Follow(&g.pointer)
	return nil
}

// newMenu begins a menu for the window as it is. The backdrop covers what lies under it.
func (g *Game) newMenu(backdrop color.NRGBA) *menu.Menu {
	unit := min(float64(g.height)/firstHeight, float64(g.width)/leastWidth) * g.scale()
	return g.skin.NewMenu(g.width, g.height, unit, backdrop)
}

// tend gives a menu the time of one tick, and has the window do what it needs.
func (g *Game) tend(m *menu.Menu) {
	n := m.Update(&g.pointer, &g.keyboard, now())
	if n.Frames {
		g.disturb()
	}
	if n.Drawn {
		g.stale = true
	}
	if n.Again > 0 {
		g.drawAgain(n.Again)
	}
}

// run takes the time of one tick: the menu is built if it does not fit the window, and what was pressed on it is done. back is what the
// key does that goes back, or nil. It reports whether anything has to be drawn again.
func (s *menuScene) run(g *Game, build func(g *Game), back func(g *Game) error) (stale bool, err error) {
	if !s.menu.Fits(g.width, g.height) {
		build(g)
	}
	g.tend(s.menu)
	if back != nil && g.keyboard.Asks(command.Back) {
		s.act = back
	}
	if act := s.act; act != nil {
		stale, s.act, s.trouble = true, nil, ""
		switch err := act(g); {
		case err == ebiten.Termination:
			return false, err
		case err != nil:
			s.trouble, s.menu = sentence(err), nil
		}
	}
	if s.menu == nil {
		build(g) // no picture is drawn without the sheet
		stale = true
	}
	return stale, nil
}

// settle takes up settings that have changed.
func (s *menuScene) settle(*Game) { s.menu = nil }

// draw draws the menu over the backdrop, unless the settings lie there.
func (s *menuScene) draw(g *Game, screen *ebiten.Image) {
	g.painter.Backdrop(screen)
	if s.menu != nil && g.preferences == nil {
		s.menu.Draw(screen)
	}
}
