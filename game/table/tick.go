package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/render/layout"
	"sixwinters/sound"

	"github.com/hajimehoshi/ebiten/v2"
)

// Update takes the time of one tick: each layer its share, from the top.
func (t *table) Update(g *app.App) (bool, error) {
	stale := t.Fit(g)
	stale = t.Layers.Tick(g) || stale
	err := t.Failed
	t.Failed = nil
	return stale, err
}

// surface is the table under all layers. Its tick gives input to the layers, topmost first.
type surface struct {
	layer.Base
	t *table
}

// Tick handles input if no layer above keeps the tick.
func (b surface) Tick(g *app.App) (stale, keeps bool) {
	t := b.t
	hover, focused, plan := t.Hover, t.Pointing.On, t.Plan(g)
	t.takeInput(g)
	// something else may lie under the pointer now
	return t.Hover != hover || t.Pointing.On != focused || t.Plan(g) != plan, false
}

func (b surface) Key(g *app.App) bool {
	t, k := b.t, &g.Keyboard
	switch {
	case k.Asks(command.Done) && t.View(g).Done:
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

func (b surface) Escape(*app.App) bool {
	b.t.Pause()
	return true
}

func (b surface) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.Button
	if is {
		b.t.button(g, on.N)
	}
	return is
}

// Follows reports whether anything on the table may change just because the pointer has moved. What it hovers is handled by the
// tick.
func (t *table) Follows() bool { return t.Strip != nil || t.Layers.Follows() }

// takeInput handles the mouse and the keyboard. What is hovered comes first, since all else depends on it, and the focus last,
// since other things may be choosable by then.
func (t *table) takeInput(g *app.App) {
	t.Follow(g)
	t.Drag(g) // before the button is let go, which puts down what is dragged
	p := &g.Pointer
	switch {
	case t.Layers.Key(g):
	case g.Keyboard.Asks(command.Back):
		t.Layers.Escape(g)
	case p.Right && len(t.Held) > 0:
		t.PutBack()
	case p.Right:
		t.PinPointed(g)
	}
	t.TakeButton(g)
	t.SettleFocus(g)
}

// button presses one of the table's own buttons.
func (t *table) button(g *app.App, n uint8) {
	g.Hear(sound.Press, 0)
	t.ForgetRefusal()
	switch n {
	case layout.ButtonDone:
		t.Click(g, layout.Target{Kind: layout.Button, N: n})
	case layout.ButtonAside:
		t.PutAside(g)
	case layout.ButtonRules:
		g.OpenRules(t.RulePrompted())
	case layout.ButtonUndo:
		t.Undo(g)
	case layout.ButtonRedo:
		t.Redo(g)
	case layout.ButtonLog:
		t.Pane.Toggle()
	case layout.ButtonSound:
		t.toggleMute(g)
	case layout.ButtonMenu:
		t.Pause()
	}
}

// toggleMute turns the sound off and on.
func (t *table) toggleMute(g *app.App) {
	g.Settings.Mute = !g.Settings.Mute
	g.SaveSettings()
	g.Hear(sound.Press, 0)
}

// DrawWeather draws the weather alone, unless something lies over the table that has to be drawn again with it.
func (t *table) DrawWeather(g *app.App, screen *ebiten.Image) bool {
	if t.Layers.Blocks().Drift {
		return false
	}
	g.Painter.Drift(screen, t.Drift.Shown(g))
	return true
}
