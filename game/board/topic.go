package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// RuleSeen returns the id of the rule that fits best what the player sees: that of the topmost layer that has one, or else that of
// what is under the pointer.
func (t *Board) RuleSeen(g *app.App) string {
	if rule := t.Layers.Topic(t, g); rule != "" || t.TipShown() {
		return rule
	}
	x, y := g.Pointer.X, g.Pointer.Y
	plan := t.Plan(g)
	bar := &plan.Bar
	for i, r := range bar.Steps {
		if r.Contains(x, y) {
			return rules.Step(i).Rule()
		}
	}
	switch {
	case bar.Year.Contains(x, y):
		return "session-end"
	case bar.Seasons.Contains(x, y):
		return "time"
	}
	on := plan.At(x, y)
	if t.AskedBy != "" && (on.Kind == layout.None || on.Kind == layout.Option) {
		return t.AskedBy
	}
	if asks := t.Shown.RuleInHand(); asks != "choice" && len(answering(t, on)) > 0 {
		return asks // the question says more than the thing itself
	}
	return gesture.Topic(&t.Shown, t.Held, on)
}
