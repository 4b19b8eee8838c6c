package board

import (
	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/rules"
)

// Undo takes the last move back, and asks first if it revealed hidden information.
func (k *Keeping) Undo(g *app.App) {
	switch {
	case k.guide.OnlyReads():
	case !k.CanTakeBack():
		k.Refuse(g, "There is nothing to undo.", "")
	case k.Campaign.ReadOnly():
		k.Refuse(g, "This campaign is being played in another window, and can only be viewed here.", "")
	case k.Campaign.Revealed():
		k.sheets.Dialog = newTakeBack(k)
	default:
		k.TakeBack(g)
	}
}

// CanTakeBack reports whether there is a move to take back. In a lesson those before its first page do not count.
func (k *Keeping) CanTakeBack() bool {
	return k.Campaign.CanUndo() && k.Campaign.Len() > k.guide.Begun()
}

// TakeBack takes the last move back, with what the log tells of it.
func (k *Keeping) TakeBack(g *app.App) {
	move, before := k.Campaign.Move(k.Campaign.Len() - 1)
	to, at := k.Campaign.HandedTo()
	if err := k.Campaign.Undo(); err != nil {
		k.refuseFor(g, err)
		return
	}
	if to != rules.NoPlayer && at > k.Campaign.Len() { // the handing over has been taken back as well
		k.sharing.Desk.Player = 1 - to
	} else {
		k.sharing.Desk.Follow(move, before)
	}
	k.undone = undone{k.Campaign.Len(), "Taken back: " + k.Book.Sentence(before, move)}
	k.log.takeBack(k.Campaign.Marks())
	for l := range layer.All[undoListener](*k.layers) {
		l.TakenBack(g)
	}
	k.Show(g)
}

// undone is the move taken back last.
type undone struct {
	left int    // the moves that were left
	say  string // what it was; "" for none
}

// TakenBackLast says which move was taken back, if nothing has been done since.
func (k *Keeping) TakenBackLast() string {
	if k.undone.left != k.Campaign.Len() {
		return ""
	}
	return k.undone.say
}

// CanBackOut reports whether an attempt can be left as if it had not begun: nothing has happened in it but dice laid down, and
// nothing has been rolled.
func (k *Keeping) CanBackOut() bool {
	if k.State.Attempt.Phase != rules.Approach || k.guide.Plays() || k.Watched || k.Campaign.ReadOnly() {
		return false
	}
	for i := k.Campaign.Len() - 1; i >= 0; i-- {
		switch m, _ := k.Campaign.Move(i); m.Kind {
		case rules.MoveCover:
		case rules.MoveAttempt:
			return true
		default:
			return false
		}
	}
	return false
}

// BackOut takes an attempt back with the dice laid down in it.
func (k *Keeping) BackOut(g *app.App) {
	for k.CanBackOut() {
		k.TakeBack(g)
	}
}

// Redo makes the move again that was taken back last.
func (k *Keeping) Redo(g *app.App) {
	if k.guide.OnlyReads() {
		return
	}
	if !k.Campaign.CanRedo() {
		k.Refuse(g, "There is nothing to redo.", "")
		return
	}
	k.makeAndShow(g, func() error {
		if err := k.Campaign.Redo(&k.showing.Story); err != nil {
			return err
		}
		k.sharing.Desk.Follow(k.Campaign.Move(k.Campaign.Len() - 1))
		return nil
	})
}

// newTakeBack asks before a move is taken back that revealed hidden information.
func newTakeBack(k *Keeping) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		n := k.Campaign.Len()
		last, before := k.Campaign.Move(n - 1)
		m.Title("Undo this move?", 30)
		m.Text("The last move: "+k.Book.Sentence(before, last)+".", sheet.Width)
		m.Text("It revealed hidden information. You can still undo it; the log will say so.", sheet.Width)
		m.Row(
			m.NewButton("Undo", d.Does(k.TakeBack)),
			m.NewButton("Cancel", d.Press(nil)),
		)
	}}
}
