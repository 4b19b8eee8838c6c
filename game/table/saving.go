package table

import (
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/saves"
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

// keeping is the campaign that is played at a table, as it is kept.
type keeping struct {
	layer.Base
	*board

	campaign *saves.Campaign
	untried  int // ticks since it was last tried to write what could not be written
}

// warning says what the players must know about the saving of this campaign, or "".
func (k *keeping) warning() string {
	switch err := k.campaign.Trouble(); {
	case k.campaign.ReadOnly():
		return "View only: this campaign is being played in another window."
	case err != nil:
		return "Careful: " + err.Error() + "."
	}
	return ""
}

// retryAfter is how many ticks pass before it is tried again to write what could not be written.
const retryAfter = 300

// retry tries now and then to write what could not be written. It takes the time of one tick.
func (k *keeping) retry() {
	if k.campaign.Trouble() == nil {
		return
	}
	if k.untried++; k.untried >= retryAfter {
		k.untried = 0
		k.campaign.Retry()
	}
}

// leave ends the playing of the campaign before the program goes elsewhere. If its last moves cannot be written, it asks
// first.
func (k *keeping) leave(to func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		k.campaign.Retry()
		if k.campaign.Trouble() != nil {
			k.sheets.dialog = newUnsaved(k, to)
			return nil
		}
		return k.part(g, to)
	}
}

// part leaves the table whatever has been written of it.
func (k *keeping) part(g *app.App, to func(g *app.App) error) error {
	k.layers.Renew()
	_ = k.campaign.Close() // what could not be written has been told
	return to(g)
}

// newUnsaved asks whether to leave though the last moves are not on the disk.
func newUnsaved(k *keeping, to func(g *app.App) error) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		m.Title("The last moves are not saved", 30)
		if err := k.campaign.Trouble(); err != nil {
			m.Text("Another attempt just failed: "+err.Error()+".", sheetWidth)
		}
		m.Text("Free some disk space, or make sure the folder can be written to, and try again.", sheetWidth)
		m.InFoot()
		m.Buttons(
			m.NewShort("", "Try again", d.press(k.leave(to))),
			m.NewShort("", "Back to the table", d.press(nil)),
			m.NewShort("", "Leave without them", d.press(func(g *app.App) error { return k.part(g, to) })),
		)
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

// Tick tries now and then to write what could not be written.
func (k *keeping) Tick(*app.App) (stale, keeps bool) {
	k.retry()
	return false, false
}

// Key takes the last move back, or makes it again.
func (k *keeping) Key(g *app.App) bool {
	switch {
	case g.Keyboard.Asks(command.Undo):
		k.undo(g)
	case g.Keyboard.Asks(command.Redo):
		k.redo(g)
	default:
		return false
	}
	return true
}
