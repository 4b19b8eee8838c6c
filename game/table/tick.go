package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/render/layout"
)

// Update takes the time of one tick: each layer its share, from the top.
func (t *table) Update(g *app.App) (bool, error) {
	stale := t.fit(g)
	stale = t.layers.Tick(g) || stale
	err := t.failed
	t.failed = nil
	return stale, err
}

// fit lays the table again if what is seen has changed since the tick before, such as the size of the window, and reports whether it has.
func (l *laying) fit(g *app.App) bool {
	before := l.lies.plan
	return l.plan(g) != before
}

// surface is the table under all layers. It takes what the mouse and the keys ask for, and gives it to the topmost layer that it means
// something to.
type surface struct {
	layer.Base
	t *table
}

// Tick lets the players act in a tick in which nothing lies over the table and nothing moves.
func (b surface) Tick(g *app.App) (stale, keeps bool) {
	t := b.t
	hover, focused, plan := t.hover, t.pointing.on, t.plan(g)
	t.takeInput(g)
	// Where the pointer rests may lie something else now.
	return t.hover != hover || t.pointing.on != focused || t.plan(g) != plan, false
}

// Key presses the buttons of the table.
func (b surface) Key(g *app.App) bool {
	t, k := b.t, &g.Keyboard
	switch {
	case k.Asks(command.Done) && t.view(g).Done:
		t.button(g, layout.ButtonDone)
	case k.Asks(command.Mute):
		t.toggleMute(g)
	case k.Asks(command.Rules):
		t.button(g, layout.ButtonRules)
	case k.Asks(command.Menu):
		t.button(g, layout.ButtonMenu)
	default:
		return false
	}
	return true
}

// Escape opens the menu.
func (b surface) Escape(*app.App) bool {
	b.t.pause()
	return true
}

// Release presses a button of the table.
func (b surface) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.Button
	if is {
		b.t.button(g, on.N)
	}
	return is
}

// linger takes the time in which the pointer rests on something: long enough, and it explains itself. After a click or a key it
// first has to move clearly, so that nothing pops up over what came of it.
func (i *tips) linger(g *app.App) (stale bool) {
	if g.Pointer.Clicked && !i.attention.pointing.on {
		stale = i.tipShown() || i.attention.enlarges() && len(i.hands.held) == 0
		i.tip = tooltip{}
		if len(i.hands.held) == 0 {
			i.startOver()
		}
		return stale
	}
	waits, stale := i.attention.count()
	if waits {
		g.Rested = 0 // it is counted on without anything to draw
	}
	return i.point(g) || stale
}

// Follows reports whether anything on the table may change just because the pointer has moved. Everything else that it points at is
// seen to by the tick.
func (t *table) Follows() bool { return t.strip != nil || t.layers.Follows() }
