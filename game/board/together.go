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
func attempted(t *Board) (w layout.Together) {
	if a := &t.State.Attempt; a.Phase != rules.NoAttempt {
		w.At = t.State.Obstacles[a.Obstacle].At
		for player := range w.Mats {
			w.Mats[player] = t.State.Players[player].InPlay()
		}
	}
	return w
}

// bringTogether opens what the question wants together, if any of it is folded away. Where there is no room for all, the
// obstacle comes first.
func bringTogether(t *Board, g *app.App) {
	to := []layout.Target{{Kind: layout.Obstacle, N: uint8(t.State.Attempt.Obstacle)}}
	for player := range uint8(rules.NumPlayers) {
		if t.Panes.Question.Mats[player] {
			to = append(to, layout.Target{Kind: layout.Portrait, N: player})
		}
	}
	if allInSight(t, g, to) {
		return
	}
	plan := t.Plan(g)
	for _, on := range slices.Backward(to) {
		if pane, ok := plan.PaneOf(on); ok {
			t.Panes.Want(pane)
		}
	}
	t.Panes.Together = t.Panes.Question
}

// allInSight reports whether no target is folded away or left out of a pane in brief.
func allInSight(t *Board, g *app.App, targets []layout.Target) bool {
	plan := t.Plan(g)
	return !slices.ContainsFunc(targets, func(on layout.Target) bool { return !plan.InSight(on) })
}

// pairs reports whether a press on the tab of a pane lays both mats side by side: it is the tab of a mat that is open while the
// other one is folded away.
func pairs(t *Board, g *app.App, pane layout.Pane) bool {
	plan := t.Plan(g)
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
func openAt(t *Board, g *app.App, on layout.Target) {
	pane, ok := t.Plan(g).PaneOf(on)
	if !ok {
		return
	}
	if t.Panes.Question.Any() {
		t.Panes.Together = t.Panes.Question
		if t.Plan(g).InSight(on) {
			return
		}
	}
	t.Panes.Open(pane)
}
