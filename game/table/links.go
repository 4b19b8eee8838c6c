package table

import "sixwinters/game/app"

// What is said at the table leads to its rule by a click: a line of the log, a refusal, and the sign at the prompt line.

// openRuleOfLine opens the rule of the line of the log that is pointed at.
func (t *table) openRuleOfLine(g *app.App) {
	if line, ok := t.lineWithRule(g); ok {
		g.OpenRules(t.log.Lines[line].Rule)
	}
}

// followLink opens the rule of a refusal or of the prompt if the pointer was pressed on one, and reports whether it did.
func (t *table) followLink(g *app.App) bool {
	p := &g.Pointer
	switch {
	case !p.Pressed:
		return false
	case t.refusal.say != "" && g.Painter.RefusalAt(p.X, p.Y):
		if t.refusal.rule != "" {
			g.OpenRules(t.refusal.rule)
			return true
		}
	case len(t.held) == 0 && t.plan(g).Prompt.Who.Contains(p.X, p.Y):
		g.OpenRules(t.rulePrompted())
		return true
	}
	return false
}
