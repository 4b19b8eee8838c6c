package firsts

import (
	"sixwinters/game/app"
	"sixwinters/rules"
)

// ActFirst is the event of the tip that tells how to act.
const ActFirst = "first-dice"

// waits reports whether a note waits: the one on how to act, until players who hand the mouse over know whose turn it is.
func (v *Novelties) waits(m Met) bool { return m.Tip.Event == ActFirst && v.sharing.Desk.Handed }

// beforeAttempt reports whether an attempt is under way, or something is still to come of one, that did not bring a thing.
func (v *Novelties) beforeAttempt(m *Met) bool {
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

// makeWay takes the note away when an attempt begins, since no place is out of the way then. If it was not shown long enough to be read,
// it counts as not shown, unless the players have acted where it tells how.
func (v *Novelties) makeWay(g *app.App) {
	f := &v.Firsts
	if m := &f.Met[0]; f.Ticks < TimeToRead(*m) && m.Tip.Event != ActFirst {
		g.ForgetTip(m.Tip)
	}
	f.Met, f.Shown, f.Open = f.Met[1:], false, false
}
