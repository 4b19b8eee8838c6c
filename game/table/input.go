package table

import (
	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// drag does what comes of having something in the hand, or a button down, where the pointer is now.
func (h *hands) drag(g *app.App) {
	h.takeUnderSkip(g) // it is dragged at once, as all that is in the hand
	h.asking.order.drag(&h.asking, g)
	h.laying.springOpen(g)
	h.lift(g)
}

// takeButton presses and lets go. A quick click goes down and comes up within one tick.
func (h *hands) takeButton(g *app.App) {
	if g.Pointer.Pressed {
		on := h.pressedOn(g)
		if h.layers.Press(g, on) {
			h.acted = true
		} else {
			h.press(g, on)
		}
	}
	if g.Pointer.Released {
		h.release(g, h.attention.under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// pressedOn is what a press is on. Where is known only as of the tick, and a quick hand, or a slow computer, has dragged what lay
// under the pointer somewhere else by then: where there is nothing to press, it is what lay where the pointer was the tick before.
func (h *hands) pressedOn(g *app.App) layout.Target {
	p := &g.Pointer
	on := h.attention.under(g, p.X, p.Y)
	if !p.Moved || len(h.held) > 0 || h.collects() || isButton(on.Kind) || on.Kind == layout.Tab ||
		h.hand.CanTake(nil, on) || h.hand.CanClick(on) {
		return on
	}
	if from := h.attention.under(g, p.WasX, p.WasY); h.hand.CanTake(nil, from) {
		p.Pulled()
		return from
	}
	return on
}

// follow notes what the pointer is on, unless the keyboard points.
func (a *attention) follow(g *app.App) {
	if p := &g.Pointer; p.Moved || p.Pressed || p.Right {
		a.pointing.on = false
		a.telling.log.view.line = 0
	}
	if a.telling.log.view.line > 0 {
		a.hoverOver(g, layout.Target{}) // nothing shall lie over the log
	} else if !a.pointing.on {
		a.hoverOver(g, a.under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// hoverOver notes what is pointed at, and spreads the obstacles of its slot.
func (a *attention) hoverOver(g *app.App, under layout.Target) {
	a.turnsTo(under)
	a.spread(g, under)
}

func (h *hands) putBack() {
	h.letGo()
	h.asking.offer()
}

// option presses a button of the prompt line.
func (q *asking) option(g *app.App, i int) {
	g.Hear(sound.Press, 0)
	q.refusing.forgetRefusal()
	if q.hands.collects() {
		q.hands.putBack()
		return
	}
	if i < len(q.choices) {
		q.answered++
		q.choices[i].do(g)
	}
}
