package hint

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/rules"
)

// The key of hints, held down, makes the moves of hints until the turn ends. Each is shown before it is made, and what comes of it
// afterwards, as at any time.

// holding is how long the key has been held.
type holding struct {
	ticks int
	shown int  // since the move of the hint is shown
	ends  bool // nothing more is made until the key is let go
}

// HoldAfter is how many ticks the key is held until the move of the hint is shown and made.
const HoldAfter = 30

// hold makes the moves of hints while the key is held. It reports whether anything has to be drawn again.
func (n *Hinter) hold(t *board.Board, g *app.App) (stale bool) {
	h := &n.Hinting
	if !g.Keyboard.Holds(command.Hint) || g.Sheet != nil || t.Dialog != nil {
		h.held = holding{}
		return false
	}
	if h.held.ticks++; h.held.ticks < HoldAfter || h.held.ends || h.Coming != nil || t.Beats.Playing() || t.Awaits() {
		return false
	}
	switch {
	case h.Step == 0:
		n.Hint(t, g)
		h.held.ends = h.Step == 0 && h.Coming == nil // the campaign is over
	case h.Step < HintSteps:
		for h.Step < HintSteps {
			n.Hint(t, g)
		}
		h.held.shown = 0
	default:
		if h.held.shown++; h.held.shown < HintFlight {
			return false
		}
		made, m := t.Campaign.Len(), h.Given.Move
		n.PressHint(t, g)
		h.held.shown = 0
		h.held.ends = m.Kind == rules.MoveDone || t.Campaign.Len() == made && !t.Awaits() // another player is asked
	}
	return true
}
