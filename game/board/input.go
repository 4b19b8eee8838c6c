package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// drag moves what is held or dragged to where the pointer is now.
func drag(t *Board, g *app.App) {
	takeUnderSkip(t, g) // it is dragged at once, as all that is in the hand
	lend(t, g)
	if t.Order.Drag(g, t.Plan(g).Order.Cards, t.Hover) {
		t.Offer()
	}
	t.SpringOpen(g)
	t.Lift(g)
}

// takeButton handles the left button. A quick click goes down and up within one tick.
func takeButton(t *Board, g *app.App) {
	if g.Pointer.Pressed {
		on := pressedOn(t, g)
		if t.Layers.Press(t, g, on) {
			t.Acted = true
		} else {
			t.PressDown(g, on)
		}
	}
	if g.Pointer.Released {
		lend(t, g) // where it went down in this tick too
		t.PressUp(g, t.Under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// pressedOn returns what was pressed. The pointer is known only as of this tick, and a quick hand may have moved on since the
// press: where nothing can be pressed now, it is what lay under the pointer a tick before.
func pressedOn(t *Board, g *app.App) layout.Target {
	p := &g.Pointer
	on := t.Under(g, p.X, p.Y)
	if !p.Moved || len(t.Held) > 0 && !t.Collects() || t.Pressable(on) || lendable(t, g, on) {
		return on
	}
	if from := t.Under(g, p.WasX, p.WasY); canPickUp(t, g, from) {
		p.Pulled()
		return from
	}
	return on
}

// canPickUp reports whether a press takes a thing up, be it the other player's.
func canPickUp(t *Board, g *app.App, on layout.Target) bool {
	return t.Hand.CanTake(t.Held, on) || lendable(t, g, on)
}

// Pressable reports whether a press on something does anything: on a button, a tab, or what can be taken or clicked.
func (t *Board) Pressable(on layout.Target) bool {
	return IsButton(on.Kind) || on.Kind == layout.Tab || t.Hand.CanTake(nil, on) || t.Hand.CanClick(on)
}

// HoverPointer hovers what the pointer is on, unless there is a keyboard focus.
func (t *Board) HoverPointer(g *app.App) {
	if p := &g.Pointer; p.Moved || p.Pressed || p.Right {
		t.Pointing.On = false
	}
	if t.Layers.Blocks(t).Pointer {
		t.HoverOver(g, layout.Target{})
	} else if !t.Pointing.On {
		t.HoverOver(g, t.Under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// HoverOver hovers a thing, and spreads the obstacles of its slot.
func (t *Board) HoverOver(g *app.App, under layout.Target) {
	if under != t.Hover {
		t.Hover, t.HoverFor = under, 0
	}
	spread(t, g, under)
}

// PutBack puts back what is held, and closes a question about it.
func (t *Board) PutBack() {
	t.LetGo()
	t.began = gesture.Begun{}
	t.Offer()
}

// Option presses a button of the prompt line.
func (t *Board) Option(g *app.App, i int) {
	g.Hear(sound.Press, 0)
	t.Refusal.Forget()
	if t.Collects() {
		t.PutBack()
		return
	}
	if i < len(t.Choices) {
		t.Answered++
		t.Choices[i].Do(g)
	}
}
