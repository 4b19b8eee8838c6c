package board

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"

	"sixwinters/rules"
)

// Undo takes the last move back, and asks first if it revealed hidden information.
func (t *Board) Undo(g *app.App) {
	switch {
	case t.Guide.OnlyReads():
	case !t.CanTakeBack():
		t.Refuse(g, "There is nothing to undo.", "")
	case t.Campaign.ReadOnly():
		t.Refuse(g, "This campaign is being played in another window, and can only be viewed here.", "")
	case t.Campaign.Revealed():
		t.Dialog = newTakeBack(t)
	default:
		t.TakeBack(g)
	}
}

// CanTakeBack reports whether there is a move to take back. In a lesson those before its first page do not count.
func (t *Board) CanTakeBack() bool {
	return t.Campaign.CanUndo() && t.Campaign.Len() > t.Guide.Begun()
}

// TakeBack takes the last move back, with what the log tells of it.
func (t *Board) TakeBack(g *app.App) {
	move, before := t.Campaign.Move(t.Campaign.Len() - 1)
	to, at := t.Campaign.HandedTo()
	if err := t.Campaign.Undo(); err != nil {
		refuseFor(t, g, err)
		return
	}
	if to != rules.NoPlayer && at > t.Campaign.Len() { // the handing over has been taken back as well
		t.Desk.Player = 1 - to
	} else {
		t.Desk.Follow(move, before)
	}
	t.undone = undone{t.Campaign.Len(), "Taken back: " + t.Book.Sentence(before, move)}
	t.Log.takeBack(t.Campaign.Marks())
	for l := range All[undoListener](t.Layers) {
		l.TakenBack(t, g)
	}
	t.Show(g)
}

// undone is the move taken back last.
type undone struct {
	left int    // the moves that were left
	say  string // what it was; "" for none
}

// TakenBackLast says which move was taken back, if nothing has been done since.
func (t *Board) TakenBackLast() string {
	if t.undone.left != t.Campaign.Len() {
		return ""
	}
	return t.undone.say
}

// CanBackOut reports whether an attempt can be left as if it had not begun: nothing has happened in it but dice laid down, and
// nothing has been rolled.
func (t *Board) CanBackOut() bool {
	if t.State.Attempt.Phase != rules.Approach || t.Guide.Plays() || t.Watched || t.Campaign.ReadOnly() {
		return false
	}
	for i := t.Campaign.Len() - 1; i >= 0; i-- {
		switch m, _ := t.Campaign.Move(i); m.Kind {
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
func (t *Board) BackOut(g *app.App) {
	for t.CanBackOut() {
		t.TakeBack(g)
	}
}

// Redo makes the move again that was taken back last.
func (t *Board) Redo(g *app.App) {
	if t.Guide.OnlyReads() {
		return
	}
	if !t.Campaign.CanRedo() {
		t.Refuse(g, "There is nothing to redo.", "")
		return
	}
	makeAndShow(t, g, func() error {
		if err := t.Campaign.Redo(&t.Story); err != nil {
			return err
		}
		t.Desk.Follow(t.Campaign.Move(t.Campaign.Len() - 1))
		return nil
	})
}

// newTakeBack asks before a move is taken back that revealed hidden information.
func newTakeBack(t *Board) *Dialog {
	return &Dialog{Build: func(g *app.App, m *menu.Menu, d *Dialog) {
		n := t.Campaign.Len()
		last, before := t.Campaign.Move(n - 1)
		m.Title("Undo this move?", 30)
		m.Text("The last move: "+t.Book.Sentence(before, last)+".", SheetWidth)
		m.Text("It revealed hidden information. You can still undo it; the log will say so.", SheetWidth)
		m.Row(
			m.NewButton("Undo", d.Does(t.TakeBack)),
			m.NewButton("Cancel", d.Press(nil)),
		)
	}}
}
