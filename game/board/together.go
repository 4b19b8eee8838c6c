package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Which parts of a folded table are in sight at the same time. In an attempt even characters who do not take part can help with
// abilities ([overcome]), so both mats are shown beside the obstacle, in brief where there is no room for more. At any other time
// a second click on a mat's tab shows both mats side by side.

// attempted returns the leaves wanted together in an attempt; none otherwise.
func (l *Laying) attempted() (w layout.Together) {
	if a := &l.State.Attempt; a.Phase != rules.NoAttempt {
		w.At = l.State.Obstacles[a.Obstacle].At
		for player := range w.Mats {
			w.Mats[player] = l.State.Players[player].InPlay()
		}
	}
	return w
}

// bringTogether opens what the question wants together, if any of it is folded away. Where there is no room for all, the
// obstacle comes first.
func (l *Laying) bringTogether(g *app.App) {
	to := []layout.Target{{Kind: layout.Obstacle, N: uint8(l.State.Attempt.Obstacle)}}
	for player := range uint8(rules.NumPlayers) {
		if l.Leaves.Question.Mats[player] {
			to = append(to, layout.Target{Kind: layout.Portrait, N: player})
		}
	}
	if l.allInSight(g, to) {
		return
	}
	plan := l.Plan(g)
	for _, on := range slices.Backward(to) {
		if leaf, ok := plan.LeafOf(on); ok {
			l.Leaves.Want(leaf)
		}
	}
	l.Leaves.Together = l.Leaves.Question
}

// allInSight reports whether no target is folded away or left out of a leaf in brief.
func (l *Laying) allInSight(g *app.App, targets []layout.Target) bool {
	plan := l.Plan(g)
	return !slices.ContainsFunc(targets, func(on layout.Target) bool { return !plan.InSight(on) })
}

// pairs reports whether a press on the tab of a leaf lays both mats side by side: it is the tab of a mat that is open while the
// other one is folded away.
func (l *Laying) pairs(g *app.App, leaf layout.Leaf) bool {
	plan := l.Plan(g)
	if leaf < layout.MatLeaf || !plan.ShowsAll(leaf) {
		return false
	}
	for other := layout.MatLeaf; other < layout.NumLeaves; other++ {
		if !plan.Shows(other) {
			return true
		}
	}
	return false
}

// openAt brings a thing into sight: with what the question wants together if it lies there.
func (l *Laying) openAt(g *app.App, on layout.Target) {
	leaf, ok := l.Plan(g).LeafOf(on)
	if !ok {
		return
	}
	if l.Leaves.Question.Any() {
		l.Leaves.Together = l.Leaves.Question
		if l.Plan(g).InSight(on) {
			return
		}
	}
	l.Leaves.Open(leaf)
}
