package hover

import (
	"slices"

	"sixwinters/advice/solver"
)

// Later is what may yet come to light of a card that is to be finished, while the players look at what is known.
type Later struct {
	solving *solver.Solving
	paths   []solver.Path
	tip     Tip // without it
	effort  int // that was made
}

const (
	aWhile     = 60_000    // effort after which it is told how far it has come: a few ticks
	mostEffort = 1_000_000 // after this no more is found out
)

// stillThinking is said as long as more may come to light.
const stillThinking = "Still working it out."

// solving is a tip with what can be said at once of how a card can be finished, before what it says of other things; and
// what goes on with it, if that is not all.
func solving(tip Tip, paths []solver.Path, w *solver.Solving) (Tip, *Later) {
	l := &Later{solving: w, paths: paths, tip: tip}
	now, all := l.look(solver.AtOnce)
	if all {
		return now, nil
	}
	return now, l
}

// GoOn thinks for a while, and is the tip as it stands then. It reports whether that is all that will be found out.
func (l *Later) GoOn() (Tip, bool) { return l.look(aWhile) }

// look makes so much more effort.
func (l *Later) look(effort int) (Tip, bool) {
	sol := l.solving.GoOn(effort)
	l.effort += effort
	say := solver.WaysWords(l.paths, &sol)
	all := sol.Sure || l.solving.Done() || l.effort >= mostEffort
	if !all {
		say = append(say, stillThinking)
	}
	tip := l.tip
	tip.Text = slices.Concat(say, l.tip.Text)
	return tip, all
}
