package game

import "sixwinters/render/layout"

// takeKeys does what the keys ask for, and reports whether they asked for anything.
func (t *table) takeKeys(g *Game) bool {
	k := &g.keyboard
	switch {
	case k.asks(keyBack):
		t.escape(g)
	case k.asks(keyUndo):
		t.undo(g)
	case k.asks(keyRedo):
		t.redo(g)
	case k.asks(keyLog):
		t.toggleLog(g)
	case k.asks(keyRules):
		t.button(g, layout.ButtonRules)
	case k.asks(keyMute):
		t.toggleMute(g)
	case k.asks(keyMenu):
		t.button(g, layout.ButtonMenu)
	case k.asks(keyDone) && t.canFinish():
		t.button(g, layout.ButtonDone)
	default:
		return false
	}
	return true
}
