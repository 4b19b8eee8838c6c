package table

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/saves"

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
		t.Dialog = newRecovered(t)
	}
	return t, nil
}

// newRecovered says what was found wrong with a campaign, and offers what is left of it.
func newRecovered(t *table) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		m.Title(saves.NameOf(t.Campaign.Name()), 30)
		for _, note := range t.Campaign.Notes {
			m.Text(note, sheet.Width)
		}
		goOn := "Continue from here"
		switch {
		case t.Campaign.ReadOnly():
			goOn = "Look at the table"
		case t.Campaign.Damaged():
			m.Text("If you continue, the file as it was is kept in the folder \"damaged\" beside it. If not, nothing is changed.",
				sheet.Width)
		}
		all := []*widget.Button{m.NewShort("", goOn, d.Press(nil))}
		if t.Campaign.Damaged() {
			all = append(all, m.NewShort("", "Replay what is intact", d.Press(t.replayAll)))
		}
		for i, other := range t.Campaign.Copies {
			if i > 0 && other.Own && !t.Campaign.ReadOnly() {
				all = append(all, m.NewShort("", "Use the file itself", d.Press(t.goOnFrom(i))))
			}
		}
		m.InFoot()
		m.Buttons(append(all, m.NewShort("", "Back to title", d.Press(t.Leave(g.Routes.Title))))...)
	}}
}

// goOnFrom returns what a button does that has the campaign go on from one of its copies.
func (t *table) goOnFrom(i int) func(g *app.App) error {
	return func(g *app.App) error {
		t.Campaign.Use(i)
		g.Show(tableOf(g, t.Campaign))
		return nil
	}
}

// Open goes to the table of the campaign in a file.
func Open(g *app.App, file string) error {
	t, err := resumeTable(g, file)
	if err != nil {
		return err
	}
	g.Show(t)
	return nil
}
