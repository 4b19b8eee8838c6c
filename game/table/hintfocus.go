package table

import (
	"sixwinters/game/app"
	"sixwinters/game/focus"
)

// The key that asks for hints leads, at the last step, to the button that makes the move: the key that takes what the keyboard
// points at presses it then. Any other key that points at something leaves the button, and the hint lies there as before.

// pointAtHint puts the focus on the button that makes the hint's move, once that is shown.
func (n *hinter) pointAtHint(g *app.App) {
	p := &n.attention.pointing
	if n.hinting.step != hintSteps {
		return
	}
	on, ok := n.focusing.stopOf(n.focusing.stops(g, false), noteButton)
	if !ok {
		return
	}
	p.led = ledFrom{is: true, looking: p.looking}
	if p.on {
		p.led.stop = focus.Stop{Target: n.attention.hover, Rect: p.at}
	}
	p.looking = false
	n.focusing.pointAt(g, on)
}
