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

// attempted returns the panes wanted together in an attempt; none otherwise.
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
		if l.Panes.Question.Mats[player] {
			to = append(to, layout.Target{Kind: layout.Portrait, N: player})
		}
	}
	if l.allInSight(g, to) {
		return
	}
	plan := l.Plan(g)
	for _, on := range slices.Backward(to) {
		if pane, ok := plan.PaneOf(on); ok {
			l.Panes.Want(pane)
		}
	}
	l.Panes.Together = l.Panes.Question
}

// allInSight reports whether no target is folded away or left out of a pane in brief.
func (l *Laying) allInSight(g *app.App, targets []layout.Target) bool {
	plan := l.Plan(g)
	return !slices.ContainsFunc(targets, func(on layout.Target) bool { return !plan.InSight(on) })
}

// pairs reports whether a press on the tab of a pane lays both mats side by side: it is the tab of a mat that is open while the
// other one is folded away.
func (l *Laying) pairs(g *app.App, pane layout.Pane) bool {
	plan := l.Plan(g)
	if pane < layout.MatPane || !plan.ShowsAll(pane) {
		return false
	}
	for other := layout.MatPane; other < layout.NumPanes; other++ {
		if !plan.Shows(other) {
			return true
		}
	}
	return false
}

// openAt brings a thing into sight: with what the question wants together if it lies there.
func (l *Laying) openAt(g *app.App, on layout.Target) {
	pane, ok := l.Plan(g).PaneOf(on)
	if !ok {
		return
	}
	if l.Panes.Question.Any() {
		l.Panes.Together = l.Panes.Question
		if l.Plan(g).InSight(on) {
			return
		}
	}
	l.Panes.Open(pane)
}
