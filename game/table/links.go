package table

import "sixwinters/game/app"

// What is said at the table leads to its rule by a click: a line of the log, a refusal, and the sign at the prompt line.

// openRuleOfLine opens the rule of the line of the log that is pointed at.
func (b *telling) openRuleOfLine(g *app.App) {
	if line, ok := b.lineWithRule(g); ok {
		g.OpenRules(b.log.Lines[line].Rule)
	}
}

// followLink opens the rule of a refusal or of the prompt if the pointer was pressed on one, and reports whether it did.
func (r *refusing) followLink(g *app.App) bool {
	p := &g.Pointer
	switch {
	case !p.Pressed:
		return false
	case r.refusal.say != "" && g.Painter.RefusalAt(p.X, p.Y):
		if r.refusal.rule != "" {
			g.OpenRules(r.refusal.rule)
			return true
		}
	case len(r.hands.held) == 0 && r.laying.plan(g).Prompt.Who.Contains(p.X, p.Y):
		g.OpenRules(r.asking.rulePrompted())
		return true
	}
	return false
}
