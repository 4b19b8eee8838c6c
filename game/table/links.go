package table

import "sixwinters/game/app"

// What is said at the table leads to its rule by a click: a line of the log, a refusal, and the sign at the prompt line.

// openRuleOfLine opens the rule of the line of the log that is pointed at.
func (b *telling) openRuleOfLine(g *app.App) {
	if line, ok := b.lineWithRule(g); ok {
		g.OpenRules(b.log.Lines[line].Rule)
	}
}
