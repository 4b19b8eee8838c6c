package table

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Topic is the rule that fits best what the player sees: that of a refusal as long as it is shown, then that of what
// the pointer is on.
func (t *table) Topic(g *app.App) string {
	if t.refusal.rule != "" {
		return t.refusal.rule
	}
	if t.moves != nil && t.moves.Chosen() != nil {
		return t.moves.Rule()
	}
	if line, ok := t.lineWithRule(g); ok {
		return t.log.Lines[line].Rule
	}
	if t.tipShown() {
		return t.tip.tip.Rule
	}
	x, y := g.Pointer.X, g.Pointer.Y
	plan := t.plan(g)
	if t.firsts.shown && plan.Note.Rect.Contains(x, y) {
		return t.firsts.met[0].tip.Rule
	}
	if t.lesson != nil && plan.Note.Rect.Contains(x, y) && t.lesson.session.Rule() != "" {
		return t.lesson.session.Rule()
	}
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
	if t.askedBy != "" && (on.Kind == layout.None || on.Kind == layout.Option) {
		return t.askedBy
	}
	if asks := t.shown.RuleInHand(); asks != "choice" && len(t.answering(on)) > 0 {
		return asks // which says more of it now than what such a thing is at other times
	}
	return hand.Topic(&t.shown, t.held, on)
}
