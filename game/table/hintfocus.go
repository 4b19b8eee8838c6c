package table

import (
	"sixwinters/game/app"
	"sixwinters/game/focus"
	"sixwinters/render/layout"
)

// The key that asks for hints leads, at the last step, to the button that makes the move: the key that takes what the keyboard
// points at presses it then. Any other key that points at something leaves the button, and the hint lies there as before.

// ledFrom is where the focus was when it was led elsewhere.
type ledFrom struct {
	is      bool       // it was
	stop    focus.Stop // where it was; of kind None if the mouse pointed
	looking bool
}

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

// hintGone leads the focus back to where it was, if the button that a hint had led it to is gone: to what lies nearest to that
// where it can be chosen no more. It reports whether the mouse points again, so that nothing is left to settle.
func (n *hinter) hintGone(g *app.App, stops []focus.Stop) bool {
	p := &n.attention.pointing
	was := p.led
	if n.attention.hover != noteButton {
		p.led = ledFrom{}
		return false
	}
	if _, lies := n.focusing.stopOf(stops, noteButton); lies || !was.is {
		return false
	}
	p.led = ledFrom{}
	if was.stop.Target.Kind == layout.None {
		p.on = false
		n.attention.hoverOver(g, layout.Target{})
		g.Stale = true
		return true
	}
	n.attention.hoverOver(g, was.stop.Target)
	p.at, p.looking = was.stop.Rect, was.looking
	return false
}
