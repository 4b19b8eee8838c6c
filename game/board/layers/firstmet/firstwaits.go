package firstmet

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/rules"
)

// ActFirst is the event of the tip that tells how to act.
const ActFirst = "first-dice"

// waits reports whether a note waits: the one on how to act, until players who hand the mouse over know whose turn it is.
func (v *Novelties) waits(t *board.Board, m Met) bool {
	return m.Tip.Event == ActFirst && t.Desk.Handed
}

// ofSigns is the event of the tip that tells of the signs of the last turn.
const ofSigns = "second-turn"

// several is how many times the players do something in a campaign before they know it without a note.
const several = 3

// deeds are the moves by which players come to know what a tip tells, by its event.
var deeds = map[string]rules.MoveKind{
	ActFirst: rules.MoveDone, ofSigns: rules.MoveDone, "step refresh": rules.MoveDone, "new-obstacle": rules.MoveDone,
	"asset-made": rules.MoveCreate, "die-placed": rules.MovePlace, "at-port": rules.MoveSail, "at-gate": rules.MoveGate,
	"defence-due": rules.MoveDefend, "overcome-over": rules.MoveAttempt,
}

// sights are the events by which players come to see what a tip tells, by its event.
var sights = map[string]rules.EventKind{
	"season": rules.EvSeason, "stress": rules.EvStress, "condition": rules.EvCondition, "obstacle-activated": rules.EvTrigger,
	"threats-at-two": rules.EvThreat, "threat-by-symbols": rules.EvThreat, "complete": rules.EvComplete,
	"task-done": rules.EvAchievement, "dice-short": rules.EvShort,
}

// oftenSeen reports whether what brings up a tip has happened in several turns of this campaign before the one that the log tells of.
func oftenSeen(t *board.Board, event string) bool {
	kind, is := sights[event]
	turns, now := 0, false
	for _, l := range t.Log.Lines {
		switch {
		case l.Head && l.Event.Kind == rules.EvTurn:
			now = false
		case is && l.Event.Kind == kind && !now:
			turns, now = turns+1, true
		}
	}
	if now { // in this turn
		turns--
	}
	return turns >= several
}

// often reports whether the players have done several times in this campaign what brings up a tip.
func often(t *board.Board, event string) bool {
	kind, n := deeds[event], 0
	for i := 0; kind != rules.NoMove && n < several && i < t.Campaign.Len(); i++ {
		if m, _ := t.Campaign.Move(i); m.Kind == kind {
			n++
		}
	}
	return n == several
}

// comes reports whether a note may be shown now: it does not wait, not even for the end of steps that run by themselves, and the signs that
// it tells of lie on the table.
func (v *Novelties) comes(t *board.Board, g *app.App, m Met) bool {
	steps := m.Runs && m.Play && t.State.Phase == rules.Turns && t.State.Step != rules.StepActions
	return !steps && !v.waits(t, m) && (m.Tip.Event != ofSigns || len(t.Plan(g).Prompt.Strip) > 0)
}

// beforeAttempt reports whether an attempt is under way, or something is still to come of one, that did not bring a thing.
func (v *Novelties) beforeAttempt(t *board.Board, m *Met) bool {
	return (t.State.Attempt.Phase != rules.NoAttempt || t.State.Overcoming()) && m.Move <= v.movesBeforeAttempt(t)
}

// movesBeforeAttempt returns how many moves had been made when the last attempt began.
func (v *Novelties) movesBeforeAttempt(t *board.Board) int {
	for i := t.Campaign.Len() - 1; i >= 0; i-- {
		if m, _ := t.Campaign.Move(i); m.Kind == rules.MoveAttempt {
			return i
		}
	}
	return 0
}

// makeWay takes the note away when an attempt begins, since no place is out of the way then. If it was not shown long enough to be seen,
// it counts as not shown, unless the players have acted where it tells how.
func (v *Novelties) makeWay(g *app.App) {
	f := &v.Firsts
	if m := &f.Met[0]; f.Ticks < seen && m.Tip.Event != ActFirst {
		for _, tip := range m.tips() {
			g.ForgetTip(tip)
		}
	}
	f.Met, f.Shown, f.Open = f.Met[1:], false, false
}
