package board

import (
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// Surface is the table under all layers. Its tick gives input to the layers, topmost first.
type Surface struct {
	Base
}

// Tick handles input if no layer above keeps the tick.
func (Surface) Tick(t *Board, g *app.App) (stale, keeps bool) {
	hover, focused, plan := t.Hover, t.Pointing.On, t.Plan(g)
	t.TakeInput(g)
	// something else may lie under the pointer now
	return t.Hover != hover || t.Pointing.On != focused || t.Plan(g) != plan, false
}

func (Surface) Key(t *Board, g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Done) && t.View(g).Done:
		t.PressButton(g, layout.ButtonDone)
	case k.Asks(command.Done) && interrupted(t):
		t.Refuse(g, "The actions end once this question is answered.", "actions")
	case k.Asks(command.Mute):
		g.ToggleMute()
	case k.Asks(command.Sofa):
		toggleSofa(t, g)
	case k.Asks(command.Rules):
		t.PressButton(g, layout.ButtonRules)
	case k.Asks(command.Menu):
		t.PressButton(g, layout.ButtonMenu)
	default:
		return g.Lens.Key(g)
	}
	return true
}

// interrupted reports whether a question keeps the players from their actions.
func interrupted(t *Board) bool {
	asks := t.State.Asks()
	return t.State.Phase == rules.Turns && asks != nil && asks.Task != rules.TaskActions && !t.Watched && !t.Guide.Plays()
}

func (Surface) Escape(t *Board, _ *app.App) bool {
	t.Pause()
	return true
}

func (Surface) Release(t *Board, g *app.App, on layout.Target) bool {
	is := on.Kind == layout.Button
	if is {
		t.PressButton(g, on.N)
	}
	return is
}

// Sights are the bar, with the steps under a notice, the prompt line with the answers over it or the timeline, and what has the focus or else
// the note.
func (t *Board) Sights(g *app.App) app.Sights {
	p := t.Plan(g)
	s := app.Sights{Bar: p.Bar.Rect, Prompt: p.Prompt.Rect, Scrolls: p.Log, Follow: p.Note.Rect}
	s.Notice = geom.Around(append(p.Bar.Steps[:], p.Bar.Help))
	if !p.Timeline.Rect.Empty() {
		s.Prompt = p.Timeline.Rect
	}
	if !p.Prompt.Sheet.Empty() {
		s.Prompt = geom.Around([]layout.Rect{s.Prompt, p.Prompt.Sheet})
	}
	if t.Pointing.On {
		s.Follow, _ = p.Rect(t.Hover)
	}
	return s
}

// TakeInput handles the mouse and the keyboard. What is hovered comes first, since all else depends on it, and the focus last,
// since the choices may have changed by then.
func (t *Board) TakeInput(g *app.App) {
	t.HoverPointer(g)
	drag(t, g) // before the button is let go, which drops it
	p := &g.Pointer
	switch {
	case t.Layers.Key(t, g):
	case g.Keyboard.Asks(command.Back):
		t.Layers.Escape(t, g)
	case p.Right && len(t.Held) > 0:
		t.PutBack()
	case p.Right:
		t.PinPointed(g)
	}
	takeButton(t, g)
	t.SettleFocus(g)
}

func (t *Board) PressButton(g *app.App, n uint8) {
	g.Hear(sound.Press, 0)
	t.Refusal.Forget()
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
	case layout.ButtonSound:
		g.ToggleMute()
	case layout.ButtonMenu:
		t.Pause()
	}
}

// toggleSofa shows the table as it is read from the sofa, with the map in sight, or as before.
func toggleSofa(t *Board, g *app.App) {
	g.Settings.Sofa = !g.Settings.Sofa
	g.SaveSettings()
	beginSofa(t, g)
	g.Redraw()
}
