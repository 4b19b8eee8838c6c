package workshop

import (
	"path/filepath"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/boxes"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
)

// shelf is the scene in which a box is chosen.
type shelf struct {
	app.MenuScene
	listed int               // as [app.Library.Changes] when they were listed
	naming *widget.TextInput // the name of a new box; nil while none is asked for
}

// Open goes to the workshop: to its choice of boxes.
func Open(g *app.App) error {
	g.Show(&shelf{})
	return nil
}

func (s *shelf) Update(g *app.App) (bool, error) {
	if s.listed != g.Library.Changes {
		s.Menu = nil
	}
	back := g.Routes.Lessons
	if s.naming != nil {
		back = s.cancel
	}
	return s.Run(g, s.build, back)
}

func (s *shelf) build(g *app.App) {
	m := s.New(g)
	s.listed = g.Library.Changes
	m.InHead()
	m.Title("The workshop", 32)
	if s.naming != nil {
		s.ask(m)
		return
	}
	m.Text("Write cards of your own in a text file. Save it, and see them here.", width)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	for _, path := range g.Options.Boxes {
		s.offer(m, boxes.Item{File: path}, filepath.Base(path), path)
	}
	for _, item := range g.Shelf().List() {
		if item.Box != nil {
			s.offer(m, item, item.Box.String(), item.Box.About)
		} else {
			s.offer(m, item, filepath.Base(item.File), words.BoxFault(item.Trouble))
		}
	}
	m.InFoot()
	s.SayTrouble(width)
	m.Text("A box is a folder with a box.toml, in "+string(g.Shelf())+".", width)
	choose := func(g *app.App) error {
		g.ChooseBox()
		return nil
	}
	m.Row(m.NewShort("N", "New box", s.Do(s.begin)), m.NewShort("I", "Install a box ...", s.Do(choose)), m.NewShort("B", "Back", s.Do(g.Routes.Lessons)))
}

// offer adds a box with what can be done with it. One that is not installed cannot be removed.
func (s *shelf) offer(m *menu.Menu, item boxes.Item, name, about string) {
	m.Setting(name, about, func(width int) widget.PreferredSizeLocateableWidget {
		plate := func(say string, do func(g *app.App) error) *widget.Button {
			return m.NewPlate(menu.Plate{
				Name: name + ": " + say, Say: say, Width: width, Free: menu.NarrowSide, Do: s.Do(do),
			})
		}
		buttons := []*widget.Button{plate("Open", func(g *app.App) error { return enter(g, item.File, Open) })}
		if item.Box != nil || item.Trouble != nil {
			buttons = append(buttons, plate("Remove", func(g *app.App) error {
				g.Sheet, g.Stale = g.Routes.Remove(g, item), true
				return nil
			}))
		}
		return m.NewRow(width, buttons...)
	})
}

// begin asks for the name of a new box.
func (s *shelf) begin(*app.App) error {
	s.naming, s.Menu = s.field(""), nil
	return nil
}

func (s *shelf) field(written string) *widget.TextInput {
	return s.Menu.NewField("Name", written, "Toll Roads", nil)
}

func (s *shelf) ask(m *menu.Menu) {
	s.naming = s.field(s.naming.GetText()) // the window may have another size now
	s.naming.SubmitEvent.AddHandler(func(any) { s.Act = s.make })
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	m.Setting("Name of the new box", "It becomes a folder with a box.toml, to be opened in your editor.", func(int) widget.PreferredSizeLocateableWidget { return s.naming })
	m.Begin(s.naming)
	m.InFoot()
	s.SayTrouble(width)
	m.Row(m.NewShort("", "Make box", s.Do(s.make)), m.NewShort("", "Cancel", s.Do(s.cancel)))
}

func (s *shelf) make(g *app.App) error {
	path, err := g.Shelf().New(s.naming.GetText())
	if err != nil {
		return err
	}
	g.Library.Changed()
	return enter(g, path, Open)
}

// cancel goes back to the boxes.
func (s *shelf) cancel(*app.App) error {
	s.naming, s.Menu = nil, nil
	return nil
}
