package table

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/saves"
	"sixwinters/together"

	"github.com/ebitenui/ebitenui/widget"
)

// resumeTable returns the table of the campaign in a file, where it was left. If something is wrong with the file, a sheet
// over the table says so before anything is played.
func resumeTable(g *app.App, file string) (*table, error) {
	campaign, err := saves.Open(g.BookOf(file), file)
	if err != nil {
		return nil, err
	}
	t := tableOf(g, campaign)
	if len(campaign.Notes) > 0 {
		t.Board.Dialog = newRecovered(t)
	}
	return t, nil
}

// newRecovered says what was found wrong with a campaign, and offers what is left of it.
func newRecovered(t *table) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(saves.NameOf(t.Board.Campaign.Name()), 30)
		for _, note := range t.Board.Campaign.Notes {
			m.Text(note, app.SheetWidth)
		}
		goOn := "Continue from here"
		switch {
		case t.Board.Campaign.ReadOnly():
			goOn = "Look at the table"
		case t.Board.Campaign.Damaged():
			m.Text("If you continue, the file as it was is kept in the folder \"damaged\" beside it. If not, nothing is changed.",
				app.SheetWidth)
		}
		all := []*widget.Button{m.NewShort("", goOn, d.Press(nil))}
		if t.Board.Campaign.Damaged() {
			all = append(all, m.NewShort("", "Replay what is intact", d.Press(t.replayAll)))
		}
		for i, other := range t.Board.Campaign.Copies {
			if i > 0 && other.Own && !t.Board.Campaign.ReadOnly() {
				all = append(all, m.NewShort("", "Use the file itself", d.Press(t.goOnFrom(i))))
			}
		}
		m.InFoot()
		m.Buttons(append(all, m.NewShort("", "Back to title", d.Press(t.Board.Leave(g.Routes.Title))))...)
	}}
}

// goOnFrom returns what a button does that has the campaign go on from one of its copies.
func (t *table) goOnFrom(i int) func(g *app.App) error {
	return func(g *app.App) error {
		t.Board.Campaign.Use(i)
		g.Show(tableOf(g, t.Board.Campaign))
		return nil
	}
}

// Open goes to the table of the campaign in a file.
func Open(g *app.App, file string) error {
	if link, ok := (together.Shelf{Folder: g.Folder()}).LinkOf(file); ok {
		return g.Routes.Join(g, link)
	}
	t, err := resumeTable(g, file)
	if err != nil {
		return err
	}
	g.Show(t)
	return nil
}

// OpenLinked goes to the table of the campaign in a file that a link names. Nothing is played before the players continue.
func OpenLinked(g *app.App, file string) error {
	t, err := resumeTable(g, file)
	if err != nil {
		return err
	}
	if t.Board.Dialog == nil {
		t.Board.Dialog = newLinked(t)
	}
	g.Show(t)
	return nil
}

// newLinked says that a link has opened a campaign, and waits.
func newLinked(t *table) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(saves.NameOf(t.Board.Campaign.Name()), 30)
		m.Text("A link opened this campaign. Nothing changes until you continue.", app.SheetWidth)
		m.InFoot()
		m.Buttons(m.NewShort("", "Continue", d.Press(nil)), m.NewShort("", "Back to title", d.Press(t.Board.Leave(g.Routes.Title))))
	}}
}
