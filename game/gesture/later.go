package gesture

import (
	"slices"

	"sixwinters/advice/solver"
)

// Later is a tip about completing a card that improves while it is shown.
type Later struct {
	solving *solver.Solving
	paths   []solver.Path
	tip     Tip // without it
	nodes   int // spent so far
}

const (
	nodesAtATime = 60_000    // nodes between two updates of the tip: a few ticks
	mostNodes    = 1_000_000 // the node budget of a tip
)

// stillThinking ends a tip that may still grow.
const stillThinking = "Still working it out."

// solving returns a tip with what can be said at once of how a card can be finished, before what it says of other things; and
// what goes on with it, if that is not all.
func solving(tip Tip, paths []solver.Path, w *solver.Solving) (Tip, *Later) {
	l := &Later{solving: w, paths: paths, tip: tip}
	now, all := l.look(solver.InstantNodes)
	if all {
		return now, nil
	}
	return now, l
}

// GoOn searches for a few ticks and returns the tip so far. It reports whether the tip is final.
func (l *Later) GoOn() (Tip, bool) { return l.look(nodesAtATime) }

// look spends up to nodes more nodes.
func (l *Later) look(nodes int) (Tip, bool) {
	sol := l.solving.GoOn(nodes)
	l.nodes += nodes
	say := solver.WaysWords(l.paths, &sol)
	all := sol.Sure || l.solving.Done() || l.nodes >= mostNodes
	if !all {
		say = append(say, stillThinking)
	}
	tip := l.tip
	tip.Text = slices.Concat(say, l.tip.Text)
	return tip, all
}
