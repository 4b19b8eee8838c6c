package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/rules"
	"sixwinters/saves"
)

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

// play makes a move: the game changes and the move is on the disk before anything is shown.
func (k *keeping) play(g *app.App, m rules.Move) {
	if !k.guide.permits(m) {
		return
	}
	k.carryOn(g, func() error { return k.campaign.Play(m, &k.showing.story) })
}

// carryOn lets the campaign go a move further and shows what came of it.
func (k *keeping) carryOn(g *app.App, move func() error) {
	k.showing.story.Reset()
	k.showing.story.Keep = true
	k.telling.log.EndMove()
	before, poses := k.telling.log.Moment(len(k.campaign.Marks())), k.poses()
	if err := move(); err != nil {
		k.refusing.refuseFor(g, err)
		return
	}
	k.telling.log.earlier, k.showing.before = append(k.telling.log.earlier, before), poses
	made, from := k.campaign.Move(k.campaign.Len() - 1)
	for l := range layer.All[maker](k.layers) {
		l.Made(from, made)
	}
	k.state = *k.campaign.Now()
	k.drift.stir(g)
	k.ready(g)
	k.showing.showStory(g)
}
