package table

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/saves"

	"github.com/ebitenui/ebitenui/widget"
)

// resumeTable is the table of the campaign in a file, where it was left. If something is wrong with the file, a sheet
// over the table says so before anything is played.
func resumeTable(g *app.App, file string) (*table, error) {
	campaign, err := saves.Open(g.Book, file)
	if err != nil {
		return nil, err
	}
	t := tableOf(g, campaign)
	if len(campaign.Notes) > 0 {
		t.dialog = newRecovered(t)
	}
	return t, nil
}

// newRecovered says what was found wrong with a campaign, and offers what is left of it.
func newRecovered(t *table) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		m.Title(saves.NameOf(t.campaign.Name()), 30)
		for _, note := range t.campaign.Notes {
			m.Text(note, sheetWidth)
		}
		goOn := "Go on from here"
		switch {
		case t.campaign.ReadOnly():
			goOn = "Look at the table"
		case t.campaign.Damaged():
			m.Text("If you go on, the file as it was is kept in the folder \"damaged\" beside it. If not, nothing is changed.", sheetWidth)
		}
		all := []*widget.Button{m.NewShort("", goOn, d.press(nil))}
		if t.campaign.Damaged() {
			all = append(all, m.NewShort("", "Replay what is intact", d.press(t.replay)))
		}
		m.InFoot()
		m.Buttons(append(all, m.NewShort("", "Back to the title", d.press(t.leave(g.Routes.Title))))...)
	}}
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
