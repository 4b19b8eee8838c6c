package firsts

import (
	"sixwinters/game/app"
	"sixwinters/rules"
)

// What was met before an attempt is explained after it, and how to act to whoever is to act.

// ActFirst brings up what tells whoever is to act how that is done.
const ActFirst = "first-dice"

// waits reports whether a note has to wait until the attempt under way and all its consequences are over: the players are looking
// at the obstacle and the dice then, and want no note on anything but what the attempt itself has brought. The note on how to act
// waits until players who hand the mouse over know whose turn it is.
func (v *Novelties) waits(m Met) bool {
	if m.Tip.Event == ActFirst && v.Sharing.Desk.Handed {
		return true
	}
	return (v.State.Attempt.Phase != rules.NoAttempt || v.State.Overcoming()) && m.Move <= v.movesBeforeAttempt()
}

// movesBeforeAttempt is how many moves had been made when the last attempt began.
func (v *Novelties) movesBeforeAttempt() int {
	for i := v.Keeping.Campaign.Len() - 1; i >= 0; i-- {
		if m, _ := v.Keeping.Campaign.Move(i); m.Kind == rules.MoveAttempt {
			return i
		}
	}
	return 0
}

// layFirstAside removes the note that was up when an attempt began, wherever it was: in an attempt nearly every die and asset is
// of use, and cards grow under the pointer, so no place is out of the way. If it was not up long enough to be read, it comes back
// after the attempt, and counts as shown only then.
func (v *Novelties) layFirstAside(g *app.App) {
	f := &v.Firsts
	if f.Ticks >= TimeToRead(f.Met[0]) {
		f.Met = f.Met[1:]
	} else {
		g.ForgetTip(f.Met[0].Tip)
	}
	f.Shown, f.Open = false, false
}
