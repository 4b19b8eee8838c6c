package game

import "sixwinters/rules"

// What was met before an attempt is explained after it, and how to act to whoever is to act.

// actFirst brings up what tells whoever is to act how that is done.
const actFirst = "first-dice"

// waits reports whether something that was met waits for the end of the attempt under way, with all that comes of the obstacle: whoever
// is at that looks at its card and the dice, and has no use for a note on anything but what the attempt itself has brought. How to act
// waits until those who hand the mouse over know whose turn it is.
func (t *table) waits(m met) bool {
	if m.tip.Event == actFirst && t.desk.handed {
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

// layFirstAside takes the note away that lay there when an attempt began. It goes wherever it lies: in an attempt nearly every die and
// asset is of use, and cards grow under the pointer, so that no place is out of the way. If it was not up for as long as it takes to read
// it, it comes back after the attempt, and is remembered as shown only then.
func (t *table) layFirstAside(g *Game) {
	f := &t.firsts
	if f.ticks >= timeToRead(f.met[0]) {
		f.met = f.met[1:]
	} else {
		g.unmeet(f.met[0].tip)
	}
	f.shown, f.open = false, false
}
