package app

import (
	"cmp"
	"hash/fnv"
	"image/color"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
	"sixwinters/speech"
)

// MenuScene is a scene that is only a menu over the backdrop, such as the title.
type MenuScene struct {
	BaseScene
	Menu    *menu.Menu         // nil if it is to be built again
	Act     func(g *App) error // what was pressed in this tick, or nil
	Trouble string             // why the last press failed, in a sentence, or ""
}

// New begins the menu of the scene anew.
func (s *MenuScene) New(g *App) *menu.Menu {
	s.Menu = g.NewMenu(color.NRGBA{})
	return s.Menu
}

// Do returns what a button does that acts at the end of the tick, after the widgets have handled their events.
func (s *MenuScene) Do(act func(g *App) error) func() { return func() { s.Act = act } }

// SayTrouble adds why the last press failed, in a width in units.
func (s *MenuScene) SayTrouble(width float64) {
	if s.Trouble != "" {
		s.Menu.Text(s.Trouble, width)
	}
}

// UseSkin makes the skin of all menus. Their widgets follow the pointer, and their buttons can be heard.
func (g *App) UseSkin() (err error) {
	if g.Skin, err = menu.NewSkin(func() { g.Hear(sound.Press, 0) }); err != nil {
		return err
	}
	g.Skin.Follow(&g.Pointer)
	return nil
}

// NewMenu begins a menu for the size of the window. The backdrop covers what lies under it.
func (g *App) NewMenu(backdrop color.NRGBA) *menu.Menu { return g.newMenu(backdrop, g.Scale()) }

// NewSheet begins a menu that lies over a table: as large as that if the table is read from the sofa.
func (g *App) NewSheet(backdrop color.NRGBA, sofa bool) *menu.Menu {
	scale := g.Scale()
	if sofa {
		scale = max(scale, layout.SofaScale)
	}
	return g.newMenu(backdrop, scale)
}

func (g *App) newMenu(backdrop color.NRGBA, scale float64) *menu.Menu {
	unit := min(float64(g.Height)/FirstHeight, float64(g.Width)/LeastWidth) * scale
	g.Skin.Told = g.Keyboard.Told
	g.Skin.NoLetters = g.Keyboard.Device != input.Desk
	m := g.Skin.NewMenu(g.Width, g.Height, unit, backdrop)
	m.Picture = func(screen *ebiten.Image, r layout.Rect) {
		g.Painter.Chapter(screen, unit, g.Book.Content()).CardPicture(r, render.LocationCard, pictureOf(g.Book.Content(), cmp.Or(m.Pictured, m.Name)))
	}
	return m
}

// pictures are the locations whose pictures stand beside the titles of sheets.
var pictures = map[string]string{
	"Six Winters": "Red Bank", "Campaigns": "Amaranth Bourne", "A new campaign": "Eastkeep", "Settings": "Wrenhouse", "Hall of winters": "Shimmerhall",
	"The workshop": "Aren's Forge", "The lab": "Cyclabrary", "Print and play": "Guild of Scribes", "Play together": "Brassport",
	"Other winters": "Mirror Woods", "Learn the game by playing it": "Dawncaves", "Credits": "Lily Manor", "Replay": "Prominence",
	"Who plays": "Amber Trade Fair", "Pause": "The Rosy Freetrader",
}

// pictureOf returns the name of the location whose picture stands on a sheet: another for each, and always the same.
func pictureOf(cards *content.Content, sheet string) string {
	if name, ok := pictures[sheet]; ok {
		return name
	}
	h := fnv.New32a()
	_, _ = h.Write([]byte(sheet)) // never fails
	return cards.Locations[int(h.Sum32()%uint32(len(cards.Locations)))].Name
}

// UpdateMenu gives a menu the time of one tick, and asks for the frames it needs.
func (g *App) UpdateMenu(m *menu.Menu) {
	n := m.Update(&g.Pointer, &g.Keyboard, time.Now())
	if w, writing := m.Written(); writing {
		Write(g, Field{Name: w.Name, Text: w.Text, Digits: w.Digits, Asks: w.Asks})
	}
	if n.Frames {
		g.Redraw()
	}
	if n.Drawn {
		g.Stale = true
	}
	if n.Again > 0 {
		g.RedrawIn(n.Again)
	}
}

// Run handles one tick: it builds the menu if it does not fit the window, and does what was pressed. back, which may be
// nil, is what the key does that goes back. It reports whether anything has to be drawn again.
func (s *MenuScene) Run(g *App, build func(g *App), back func(g *App) error) (stale bool, err error) {
	if !s.Menu.Fits(g.Width, g.Height) {
		build(g)
	}
	g.UpdateMenu(s.Menu)
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
		build(g) // every frame shows a menu
		stale = true
	}
	return stale, nil
}

func (s *MenuScene) Spoken(*App) speech.Words { return s.Menu.Spoken() }

// Settle has the menu built again.
func (s *MenuScene) Settle(*App) { s.Menu = nil }

// Draw draws the backdrop and, unless a sheet replaces it, the menu.
func (s *MenuScene) Draw(g *App, screen *ebiten.Image) {
	g.Painter.Backdrop(screen)
	if s.Menu != nil && (g.Sheet == nil || !g.Sheet.Replaces()) {
		s.Menu.Draw(screen)
	}
}

// Shade dims the table under a dialog.
var Shade = color.NRGBA{R: 10, G: 12, B: 18, A: 170}
