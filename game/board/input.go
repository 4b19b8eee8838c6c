package board

import (
	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Drag moves what is held or dragged to where the pointer is now.
func (h *Hands) Drag(g *app.App) {
	h.takeUnderSkip(g) // it is dragged at once, as all that is in the hand
	h.order.Drag(g, h.attention.Hover)
	h.laying.SpringOpen(g)
	h.Lift(g)
}

// TakeButton handles the left button. A quick click goes down and up within one tick.
func (h *Hands) TakeButton(g *app.App) {
	if g.Pointer.Pressed {
		on := h.pressedOn(g)
		if h.layers.Press(g, on) {
			h.Acted = true
		} else {
			h.PressDown(g, on)
		}
	}
	if g.Pointer.Released {
		h.PressUp(g, h.attention.Under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// pressedOn returns what was pressed. The pointer is known only as of this tick, and a quick hand may have moved on since the
// press: where nothing can be pressed now, it is what lay under the pointer a tick before.
func (h *Hands) pressedOn(g *app.App) layout.Target {
	p := &g.Pointer
	on := h.attention.Under(g, p.X, p.Y)
	if !p.Moved || len(h.Held) > 0 || h.Collects() || IsButton(on.Kind) || on.Kind == layout.Tab ||
		h.Hand.CanTake(nil, on) || h.Hand.CanClick(on) {
		return on
	}
	if from := h.attention.Under(g, p.WasX, p.WasY); h.Hand.CanTake(nil, from) {
		p.Pulled()
		return from
	}
	return on
}

// Follow hovers what the pointer is on, unless there is a keyboard focus.
func (a *Attention) Follow(g *app.App) {
	if p := &g.Pointer; p.Moved || p.Pressed || p.Right {
		a.Pointing.On = false
	}
	if a.layers.Blocks().Pointer {
		a.HoverOver(g, layout.Target{})
	} else if !a.Pointing.On {
		a.HoverOver(g, a.Under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// HoverOver hovers a thing, and spreads the obstacles of its slot.
func (a *Attention) HoverOver(g *app.App, under layout.Target) {
	if under != a.Hover {
		a.Hover, a.HoverFor = under, 0
	}
	a.spread(g, under)
}

// PutBack puts back what is held, and closes a question about it.
func (h *Hands) PutBack() {
	h.LetGo()
	h.asking.Offer()
}

// Option presses a button of the prompt line.
func (q *Asking) Option(g *app.App, i int) {
	g.Hear(sound.Press, 0)
	q.refusing.ForgetRefusal()
	if q.hands.Collects() {
		q.hands.PutBack()
		return
	}
	if i < len(q.Choices) {
		q.Answered++
		q.Choices[i].Do(g)
	}
}
