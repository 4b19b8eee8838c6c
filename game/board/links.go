package board

import "sixwinters/game/app"

// What is said at the table leads to its rule by a click: a line of the log, a refusal, and the sign at the prompt line.

// OpenRuleOfLine opens the rule of the line of the log that is pointed at.
func (b *Telling) OpenRuleOfLine(g *app.App) {
	if line, ok := b.lineWithRule(g); ok {
		g.OpenRules(b.Log.Lines[line].Rule)
	}
}
