package firsts

import (
	"sixwinters/game/app"
	"sixwinters/rules"
)

// ActFirst is the event of the tip that tells how to act.
const ActFirst = "first-dice"

// waits reports whether a note waits until an attempt is over that did not bring it. The note on how to act waits until players
// who hand the mouse over know whose turn it is.
func (v *Novelties) waits(m Met) bool {
	if m.Tip.Event == ActFirst && v.sharing.Desk.Handed {
		return true
	}
	return (v.game.State.Attempt.Phase != rules.NoAttempt || v.game.State.Overcoming()) && m.Move <= v.movesBeforeAttempt()
}

// movesBeforeAttempt returns how many moves had been made when the last attempt began.
func (v *Novelties) movesBeforeAttempt() int {
	for i := v.keeping.Campaign.Len() - 1; i >= 0; i-- {
		if m, _ := v.keeping.Campaign.Move(i); m.Kind == rules.MoveAttempt {
			return i
		}
	}
	return 0
}

// layFirstAside takes the note away when an attempt begins, since no place is out of the way then. If it was not shown long
// enough to be read, it comes back after the attempt, and counts as shown only then.
func (v *Novelties) layFirstAside(g *app.App) {
	f := &v.Firsts
	if f.Ticks >= TimeToRead(f.Met[0]) {
		f.Met = f.Met[1:]
	} else {
		g.ForgetTip(f.Met[0].Tip)
	}
	f.Shown, f.Open = false, false
}
