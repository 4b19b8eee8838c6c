package table

import (
	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/rules"
)

// undo takes the last move back: at once, unless it has shown the players what they could not know.
func (k *keeping) undo(g *app.App) {
	switch {
	case k.guide.onlyReads():
	case !k.canTakeBack():
		k.refusing.refuse(g, "There is nothing to take back.", "")
	case k.campaign.ReadOnly():
		k.refusing.refuse(g, "This campaign is being played in another window, and can only be viewed here.", "")
	case k.campaign.Revealed():
		k.sheets.dialog = newTakeBack(k)
	default:
		k.takeBack(g)
	}
}

// canTakeBack reports whether there is a move to take back: in a lesson only one that has been made in it, and not those that led to
// where it was entered.
func (k *keeping) canTakeBack() bool {
	return k.campaign.CanUndo() && k.campaign.Len() > k.guide.begun()
}

// takeBack takes the last move back, and what has been told of it.
func (k *keeping) takeBack(g *app.App) {
	move, before := k.campaign.Move(k.campaign.Len() - 1)
	to, at := k.campaign.HandedTo()
	if err := k.campaign.Undo(); err != nil {
		k.refusing.refuseFor(g, err)
		return
	}
	if to != rules.NoPlayer && at > k.campaign.Len() { // the handing over has been taken back as well
		k.sharing.desk.Player = 1 - to
	} else {
		k.sharing.desk.Follow(move, before)
	}
	k.telling.log.takeBack(k.campaign.Marks())
	for l := range layer.All[rewinder](k.layers) {
		l.TakenBack(g)
	}
	k.show(g)
	k.sheets.page = k.sheets.pageNow() // its sheet has been seen
}

// redo makes the move again that was taken back last.
func (k *keeping) redo(g *app.App) {
	if k.guide.onlyReads() {
		return
	}
	if !k.campaign.CanRedo() {
		k.refusing.refuse(g, "There is nothing to redo.", "")
		return
	}
	k.carryOn(g, func() error {
		if err := k.campaign.Redo(&k.showing.story); err != nil {
			return err
		}
		k.sharing.desk.Follow(k.campaign.Move(k.campaign.Len() - 1))
		return nil
	})
}

// newTakeBack asks whether what was revealed shall be taken back.
func newTakeBack(k *keeping) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		n := k.campaign.Len()
		last, before := k.campaign.Move(n - 1)
		m.Title("Take this back?", 30)
		m.Text("The last move: "+k.book.Deed(before, last)+".", sheetWidth)
		m.Text("It revealed dice or cards nobody could have known. It can be taken back; the log will say so.", sheetWidth)
		m.Row(
			m.NewButton("Take it back", d.does(k.takeBack)),
			m.NewButton("Leave it", d.press(nil)),
		)
	}}
}
