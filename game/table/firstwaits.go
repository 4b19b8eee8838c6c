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
func (t *table) waits(m met) bool {
	if m.tip.Event == actFirst && t.desk.Handed {
		return true
	}
	return (t.state.Attempt.Phase != rules.NoAttempt || t.state.Overcoming()) && m.move <= t.movesBeforeAttempt()
}

// movesBeforeAttempt is how many moves had been made when the last attempt began.
func (t *table) movesBeforeAttempt() int {
	for i := t.campaign.Len() - 1; i >= 0; i-- {
		if m, _ := t.campaign.Move(i); m.Kind == rules.MoveAttempt {
			return i
		}
	}
	return 0
}

// layFirstAside removes the note that was up when an attempt began, wherever it was: in an attempt nearly every die and asset is of
// use, and cards grow under the pointer, so no place is out of the way. If it was not up long enough to be read, it comes back after
// the attempt, and counts as shown only then.
func (t *table) layFirstAside(g *app.App) {
	f := &t.firsts
	if f.ticks >= timeToRead(f.met[0]) {
		f.met = f.met[1:]
	} else {
		g.Unmeet(f.met[0].tip)
	}
	f.shown, f.open = false, false
}
