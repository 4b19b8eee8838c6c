// Package logpane is the pane with the log of a table: how far it is scrolled, and what the keyboard points at in it. What is
// told in it is in package logbook.
package logpane

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/refusal"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Pane shows the log of a table.
type Pane struct {
	layer.Base
	attention *board.Attention
	laying    *board.Laying
	log       *logbook.Log
	refusing  *refusal.Refusing

	Open bool
	View view
}

// Over returns the layer over a board.
func Over(b *board.Board) Pane {
	return Pane{attention: &b.Attention, laying: &b.Laying, log: &b.Log.Log, refusing: &b.Refusing}
}

// view is how far the log is scrolled back, and what the keyboard points at in it.
type view struct {
	Back  int // latest lines that are not shown
	Line  int // one more than the line that the keyboard is on; 0 for none
	lines int // of the log when it was scrolled: with another number it shows its end again
}

// Toggle opens or closes the log.
func (p *Pane) Toggle() { p.Open, p.View.Line = !p.Open, 0 }

// back returns how many of the latest lines are not shown.
func (p *Pane) back() int {
	if p.View.lines != len(p.log.Lines) {
		p.View = view{lines: len(p.log.Lines)}
	}
	return p.View.Back
}

// WheelLines is how many lines a notch of the wheel scrolls.
const WheelLines = 3

// ScrollLog scrolls the open log by the wheel over it and by the keys that turn pages, and reports whether they were used.
func (p *Pane) ScrollLog(g *app.App) bool {
	if !p.Open {
		return false
	}
	by, mouse, k := 0, &g.Pointer, &g.Keyboard
	shown, most := g.Painter.LogLines(p.laying.View(g), p.laying.Plan(g))
	switch {
	case mouse.Wheel != 0 && p.laying.Plan(g).Log.Contains(mouse.X, mouse.Y):
		if by = int(WheelLines * mouse.Wheel); by == 0 && mouse.Wheel > 0 {
			by = 1
		} else if by == 0 {
			by = -1
		}
	case p.laying.Strip != nil: // these keys turn the turns there
	case k.Hit("PageUp"):
		by = max(1, shown-1)
	case k.Hit("PageDown"):
		by = -max(1, shown-1)
	}
	to := max(0, min(p.View.Back+by, most))
	if by == 0 || to == p.View.Back {
		return by != 0
	}
	p.View.Back = to
	g.Stale = true
	return true
}

// OpenRuleOfLine opens the rule of the line that is pointed at.
func (p *Pane) OpenRuleOfLine(g *app.App) {
	if rule := p.Topic(g); rule != "" {
		g.OpenRules(rule)
	}
}

// Tick says in the log, once, that there is nothing to play sounds on.
func (p *Pane) Tick(g *app.App) (stale, keeps bool) {
	if say := g.SoundTrouble(); say != "" && !g.ToldSilence {
		g.ToldSilence = true
		p.log.Say(say)
	}
	return false, false
}

func (p *Pane) Key(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Log):
		p.Toggle()
	case k.AsksAgain(command.LogBack):
		p.goAlong(g, -1)
	case k.AsksAgain(command.LogOn):
		p.goAlong(g, 1)
	default:
		return false
	}
	return true
}

func (p *Pane) Escape(*app.App) bool {
	open := p.Open
	if open {
		p.Toggle()
	}
	return open
}

func (p *Pane) Release(g *app.App, on layout.Target) bool {
	switch {
	case on.Kind == layout.LogPanel:
		p.OpenRuleOfLine(g)
	case on == layout.Target{Kind: layout.Button, N: layout.ButtonLog}:
		g.Hear(sound.Press, 0)
		p.refusing.ForgetRefusal()
		p.Toggle()
	default:
		return false
	}
	return true
}

func (p *Pane) Place(_ *app.App, v *layout.View) {
	v.Log, v.LogBack, v.LogOpen = p.log.Lines, p.back(), p.Open
}

func (p *Pane) Draw(_ *app.App, s *render.Scene) { s.LogLine = p.View.Line }

// Topic is the rule of the line that the keyboard or, as long as it points at none, the mouse is on.
func (p *Pane) Topic(g *app.App) string {
	if !p.Open {
		return ""
	}
	line := p.View.Line - 1
	if line < 0 {
		var on bool
		if line, _, on = g.Painter.LogLineAt(p.laying.View(g), p.laying.Plan(g), g.Pointer.X, g.Pointer.Y); !on {
			return ""
		}
	}
	if line >= len(p.log.Lines) {
		return ""
	}
	return p.log.Lines[line].Rule
}

func (p *Pane) Follows() bool { return p.Open }
