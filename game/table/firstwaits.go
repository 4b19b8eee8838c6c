package table

import (
	"sixwinters/game/app"
	"sixwinters/rules"
)

// What was met before an attempt is explained after it, and how to act to whoever is to act.

// actFirst brings up what tells whoever is to act how that is done.
const actFirst = "first-dice"

// waits reports whether a note has to wait until the attempt under way and all its consequences are over: the players are looking at
// the obstacle and the dice then, and want no note on anything but what the attempt itself has brought. The note on how to act
// waits until players who hand the mouse over know whose turn it is.
func (v *novelties) waits(m met) bool {
	if m.tip.Event == actFirst && v.sharing.desk.Handed {
		return true
	}
	return (v.state.Attempt.Phase != rules.NoAttempt || v.state.Overcoming()) && m.move <= v.movesBeforeAttempt()
}

// movesBeforeAttempt is how many moves had been made when the last attempt began.
func (v *novelties) movesBeforeAttempt() int {
	for i := v.keeping.campaign.Len() - 1; i >= 0; i-- {
		if m, _ := v.keeping.campaign.Move(i); m.Kind == rules.MoveAttempt {
			return i
		}
	}
	return 0
}

// layFirstAside removes the note that was up when an attempt began, wherever it was: in an attempt nearly every die and asset is of
// use, and cards grow under the pointer, so no place is out of the way. If it was not up long enough to be read, it comes back after
// the attempt, and counts as shown only then.
func (v *novelties) layFirstAside(g *app.App) {
	f := &v.firsts
	if f.ticks >= timeToRead(f.met[0]) {
		f.met = f.met[1:]
	} else {
		g.Unmeet(f.met[0].tip)
	}
	f.shown, f.open = false, false
}
