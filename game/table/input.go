package table

import (
	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// takeInput does what the mouse and the keyboard ask for. What is pointed at comes first, as all that follows goes by it, and the focus
// last, since what can be chosen may have become something else by any of the others.
func (t *table) takeInput(g *app.App) {
	t.follow(g)
	t.drag(g) // before the button is let go, which puts down what is dragged
	p := &g.Pointer
	switch {
	case t.scrollLog(g): // keys that turn its pages mean nothing else as long as it lies open
	case t.takeKeys(g):
	case p.Right && len(t.held) > 0:
		t.putBack()
	case p.Right:
		t.pinPointed(g)
	}
	if !t.followLink(g) { // a press on what names a rule is none on what lies there
		t.takeButton(g)
	}
	t.settleFocus(g)
}

// drag does what comes of having something in the hand, or a button down, where the pointer is now.
func (t *table) drag(g *app.App) {
	t.takeUnderSkip(g) // it is dragged at once, as all that is in the hand
	t.order.drag(t, g)
	t.springOpen(g)
	t.lift(g)
}

// takeButton presses and lets go. A quick click goes down and comes up within one tick.
func (t *table) takeButton(g *app.App) {
	pressed, released := t.fenced(g)
	if pressed {
		t.press(g, t.pressedOn(g))
	}
	if released {
		t.release(g, t.under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// pressedOn is what a press is on. Where is known only as of the tick, and a quick hand, or a slow computer, has dragged what lay
// under the pointer somewhere else by then: where there is nothing to press, it is what lay where the pointer was the tick before.
func (t *table) pressedOn(g *app.App) layout.Target {
	p := &g.Pointer
	on := t.under(g, p.X, p.Y)
	if !p.Moved || len(t.held) > 0 || t.collects() || isButton(on.Kind) || on.Kind == layout.Tab ||
		t.hand.CanTake(nil, on) || t.hand.CanClick(on) {
		return on
	}
	if from := t.under(g, p.WasX, p.WasY); t.hand.CanTake(nil, from) {
		p.Pulled()
		return from
	}
	return on
}

// follow notes what the pointer is on, unless the keyboard points.
func (t *table) follow(g *app.App) {
	if p := &g.Pointer; p.Moved || p.Pressed || p.Right {
		t.pointing.on = false
		t.log.view.line = 0
	}
	if t.log.view.line > 0 {
		t.hoverOver(g, layout.Target{}) // nothing shall lie over the log
	} else if !t.pointing.on {
		t.hoverOver(g, t.under(g, g.Pointer.X, g.Pointer.Y))
	}
}

// hoverOver notes what is pointed at, and spreads the obstacles of its slot.
func (t *table) hoverOver(g *app.App, under layout.Target) {
	t.turnsTo(under)
	t.spread(g, under)
}

func (t *table) putBack() {
	t.letGo()
	t.offer()
}

// option presses a button of the prompt line.
func (t *table) option(g *app.App, i int) {
	g.Hear(sound.Press, 0)
	t.forgetRefusal()
	if t.collects() {
		t.putBack()
		return
	}
	if i < len(t.choices) {
		t.answered++
		t.choices[i].do(g)
	}
}

// button presses one of the table's own buttons.
func (t *table) button(g *app.App, n uint8) {
	g.Hear(sound.Press, 0)
	t.forgetRefusal()
	switch n {
	case layout.ButtonDone:
		t.click(g, layout.Target{Kind: layout.Button, N: n})
	case layout.ButtonAside:
		t.putAside(g)
	case layout.ButtonRules:
		g.OpenRules(t.rulePrompted())
	case layout.ButtonUndo:
		t.undo(g)
	case layout.ButtonRedo:
		t.redo(g)
	case layout.ButtonLog:
		t.log.toggle()
	case layout.ButtonSound:
		t.toggleMute(g)
	case layout.ButtonMenu:
		t.dialog = newPause(t)
	}
}
