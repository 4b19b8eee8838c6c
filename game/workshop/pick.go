package workshop

import (
	"image/color"
	"path/filepath"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
)

// shelf is the scene in which a box is chosen.
type shelf struct{ app.MenuScene }

// Open goes to the workshop: to its choice of boxes.
func Open(g *app.App) error {
	g.Show(&shelf{})
	return nil
}

func (s *shelf) Update(g *app.App) (bool, error) { return s.Run(g, s.build, g.Routes.Lessons) }

func (s *shelf) build(g *app.App) {
	m := g.NewMenu(color.NRGBA{})
	s.Menu = m
	m.InHead()
	m.Title("The workshop", 32)
	m.Text("Write cards of your own in a text file. Save it, and see them here.", width)
	m.InBody()
	for _, path := range g.Options.Boxes {
		s.offer(m, filepath.Base(path)+"\n"+path, path)
	}
	for _, item := range g.Shelf().List() {
		say := filepath.Base(item.File) + "\n"
		if item.Box != nil {
			say = item.Box.String() + "\n" + item.Box.About
		} else {
			say += words.Sentence(item.Trouble)
		}
		s.offer(m, say, item.File)
	}
	m.InFoot()
	if s.Trouble != "" {
		m.Text(s.Trouble, width)
	}
	m.Text("A box is a folder with a box.toml, in "+string(g.Shelf())+".", width)
	m.Row(m.NewShort("B", "Back", func() { s.Act = g.Routes.Lessons }))
}

// offer adds the button of a box.
func (s *shelf) offer(m *menu.Menu, say, path string) {
	m.Button(say, func() {
		s.Act = func(g *app.App) error { return enter(g, path, Open) }
	})
}
