package table

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/rules"
)

// undo takes the last move back: at once, unless it has shown the players what they could not know.
func (t *table) undo(g *app.App) {
	switch {
	case t.onlyReads():
	case !t.canTakeBack():
		t.refuse(g, "There is nothing to take back.", "")
	case t.campaign.ReadOnly():
		t.refuse(g, "This campaign is being played in another window, and can only be viewed here.", "")
	case t.campaign.Revealed():
		t.dialog = newTakeBack(t)
	default:
		t.takeBack(g)
	}
}

// canTakeBack reports whether there is a move to take back: in a lesson only one that has been made in it, and not those that led to
// where it was entered.
func (t *table) canTakeBack() bool {
	return t.campaign.CanUndo() && (t.lesson == nil || t.campaign.Len() > t.lesson.begun)
}

// takeBack takes the last move back, and what has been told of it.
func (t *table) takeBack(g *app.App) {
	move, before := t.campaign.Move(t.campaign.Len() - 1)
	to, at := t.campaign.HandedTo()
	if err := t.campaign.Undo(); err != nil {
		t.refuseFor(g, err)
		return
	}
	if to != rules.NoPlayer && at > t.campaign.Len() { // the handing over has been taken back as well
		t.desk.Player = 1 - to
	} else {
		t.desk.Follow(move, before)
	}
	t.log.takeBack(t.campaign.Marks())
	t.lesson.takenBack(t.campaign.Len())
	t.forgetTakenBack(g)
	t.show(g)
	t.page = t.pageNow() // its sheet has been seen
}

// redo makes the move again that was taken back last.
func (t *table) redo(g *app.App) {
	if t.onlyReads() {
		return
	}
	if !t.campaign.CanRedo() {
		t.refuse(g, "There is nothing to redo.", "")
		return
	}
	t.carryOn(g, func() error {
		if err := t.campaign.Redo(&t.story); err != nil {
			return err
		}
		t.desk.Follow(t.campaign.Move(t.campaign.Len() - 1))
		return nil
	})
}

// newTakeBack asks whether what was revealed shall be taken back.
func newTakeBack(t *table) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		n := t.campaign.Len()
		last, before := t.campaign.Move(n - 1)
		m.Title("Take this back?", 30)
		m.Text("The last move: "+t.book.Deed(before, last)+".", sheetWidth)
		m.Text("It revealed dice or cards nobody could have known. It can be taken back; the log will say so.", sheetWidth)
		m.Row(
			m.NewButton("Take it back", d.does(t.takeBack)),
			m.NewButton("Leave it", d.press(nil)),
		)
	}}
}
