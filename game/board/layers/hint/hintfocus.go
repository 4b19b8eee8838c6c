package hint

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
)

// The key that asks for hints leads, at the last step, to the button that makes the move: the key that takes what the keyboard
// points at presses it then. Any other key that points at something leaves the button, and the hint lies there as before.

// pointAtHint puts the focus on the button that makes the hint's move, once that is shown.
func (n *Hinter) pointAtHint(t *board.Board, g *app.App) {
	p := &t.Pointing
	if n.Hinting.Step != HintSteps {
		return
	}
	on, ok := gesture.StopOf(t.Stops(g, false), board.NoteButton)
	if !ok {
		return
	}
	p.Led = board.LedFrom{Is: true, Looking: p.Looking}
	if p.On {
		p.Led.Stop = gesture.Stop{Target: t.Hover, Rect: p.At}
	}
	p.Looking = false
	t.PointAt(g, on)
}
