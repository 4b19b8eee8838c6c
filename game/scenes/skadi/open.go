package skadi

import (
	"time"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// Open goes to the winter in a file, where it was left.
func Open(g *app.App, file string) error {
	rules, err := skadi.Open(g.Options.Sheet)
	if err != nil {
		return err
	}
	c, err := saves.OpenWinter(rules, file)
	if err != nil {
		return err
	}
	w := newWinter(g, c)
	w.resumed()
	notes := c.Notes
	if g.Options.Linked {
		notes = append(notes, "A link opened this winter. Nothing changes until you continue.")
	}
	if len(notes) > 0 {
		w.Dialog = noted(w, notes)
	}
	g.Show(w)
	return nil
}

// Begin begins a new winter in a file of its own. A seed of 0 is any.
func Begin(g *app.App, seed uint64) error {
	rules, err := skadi.Open(g.Options.Sheet)
	if err != nil {
		return err
	}
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	name := g.Options.Record
	g.Options.Record = "" // it is for one game
	if name == "" {
		name = g.Folder().NewWinterFile(time.Now())
	}
	c, err := saves.NewWinter(rules, name, skadi.Options{Seed: seed})
	if err != nil {
		return err
	}
	g.Show(newWinter(g, c))
	return nil
}

// noted says what there is to know of a file before anything is played, such as what was found wrong with it.
func noted(w *winter, notes []string) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(saves.NameOf(w.Name()), 30)
		for _, note := range notes {
			m.Text(note, app.SheetWidth)
		}
		say := "Continue from here"
		if w.ReadOnly() {
			say = "Look at the table"
		}
		m.InFoot()
		m.Buttons(m.NewShort("C", say, d.Press(nil)), m.NewShort("T", "Back to title", d.Press(w.leave(g.Routes.Title))))
	}}
}
