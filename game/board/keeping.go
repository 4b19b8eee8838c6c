package board

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/drift"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Keeping is the campaign of a table and its file.
type Keeping struct {
	layer.Base
	*Position
	whole
	drift   *drift.Weather
	guide   Guide
	layers  *layer.Stack
	log     *tableLog
	sharing *Sharing
	sheets  *sheet.Sheets
	showing *Showing

	Campaign *saves.Campaign
	undone   undone
}

// tableLog is what has been told at a table.
type tableLog struct {
	logbook.Log
	Earlier []logbook.Moment // before each move
}

// takeBack returns to what was told before the last move, and tells which moves have been taken back since then, by the marks of
// the campaign.
func (l *tableLog) takeBack(marks []saves.Mark) {
	last := l.Earlier[len(l.Earlier)-1]
	l.Earlier = l.Earlier[:len(l.Earlier)-1]
	l.Return(last, l.Lines)
	for _, mark := range marks[last.Marks:] {
		l.TakeBack(mark.Move)
	}
}

// Warning returns what the players must know about the saving of the campaign, or "".
func (k *Keeping) Warning() string {
	switch err := k.Campaign.Trouble(); {
	case k.Campaign.ReadOnly():
		return "View only: this campaign is being played in another window."
	case err != nil:
		return "Careful: " + err.Error() + "."
	}
	return ""
}

// warned returns a prompt with the warning, if there is one.
func (k *Keeping) warned(prompt string) string {
	switch say := k.Warning(); {
	case k.Campaign.ReadOnly():
		return say // the question is asked in the other window
	case say != "":
		return say + " " + prompt
	}
	return prompt
}

// Leave returns what a button does that closes the campaign and then calls to. If the last moves are not saved, it asks first.
func (k *Keeping) Leave(to func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		k.Campaign.Retry()
		if k.Campaign.Trouble() != nil {
			k.sheets.Dialog = newUnsaved(k, to)
			return nil
		}
		return k.leaveUnsaved(g, to)
	}
}

// leaveUnsaved leaves the table even if not all is saved.
func (k *Keeping) leaveUnsaved(g *app.App, to func(g *app.App) error) error {
	k.layers.Renew()
	_ = k.Campaign.Close() // the players know what could not be written
	app.Tell(g, k.Campaign.News())
	return to(g)
}

// newUnsaved asks whether to leave without the last moves.
func newUnsaved(k *Keeping, to func(g *app.App) error) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		m.Title("The last moves are not saved", 30)
		if err := k.Campaign.Trouble(); err != nil {
			m.Text("Another attempt just failed: "+err.Error()+".", sheet.Width)
		}
		m.Text("Free some disk space, or make sure the folder can be written to, and try again.", sheet.Width)
		m.InFoot()
		m.Buttons(
			m.NewShort("", "Try again", d.Press(k.Leave(to))),
			m.NewShort("", "Back to the table", d.Press(nil)),
			m.NewShort("", "Leave without them", d.Press(func(g *app.App) error { return k.leaveUnsaved(g, to) })),
		)
	}}
}

func (k *Keeping) Key(g *app.App) bool {
	switch {
	case g.Keyboard.Asks(command.Undo):
		k.Undo(g)
	case g.Keyboard.Asks(command.Redo):
		k.Redo(g)
	default:
		return false
	}
	return true
}

// Play makes a move. It is on the disk before anything is shown.
func (k *Keeping) Play(g *app.App, m rules.Move) {
	if !k.guide.Permits(m) {
		return
	}
	k.makeAndShow(g, func() error { return k.Campaign.Play(m, &k.showing.Story) })
}

// makeAndShow calls move, which makes or redoes a move, and shows what came of it.
func (k *Keeping) makeAndShow(g *app.App, move func() error) {
	k.showing.Story.Reset()
	k.showing.Story.Keep = true
	k.log.EndMove()
	before, asked := k.log.Moment(len(k.Campaign.Marks())), k.Question()
	if err := move(); err != nil {
		k.refuseFor(g, err)
		return
	}
	k.log.Earlier, k.showing.before = append(k.log.Earlier, before), asked
	made, from := k.Campaign.Move(k.Campaign.Len() - 1)
	for l := range layer.All[moveListener](*k.layers) {
		l.Made(from, made)
	}
	k.State = *k.Campaign.Now()
	k.drift.Stir(g)
	k.showing.Beats = Beats{} // those left over are of the move before
	k.Ready(g)
	k.showing.ShowStory(g)
}
