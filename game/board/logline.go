package board

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
)

// The keyboard goes over the lines of the open log as the pointer does, to open their rules.

// lineWithRule is the line of the log that the keyboard or, as long as it points at none, the mouse is on, where that names a
// rule.
func (b *Telling) lineWithRule(g *app.App) (line int, ok bool) {
	if !b.Log.Open {
		return 0, false
	}
	if line = b.Log.View.Line - 1; line < 0 {
		if line, _, ok = g.Painter.LogLineAt(b.Laying.View(g), b.Laying.Plan(g), g.Pointer.X, g.Pointer.Y); !ok {
			return 0, false
		}
	}
	return line, line < len(b.Log.Lines) && b.Log.Lines[line].Rule != ""
}

// goAlongLog goes so many lines on in the log, or back, over those that name a rule. It opens the log at its latest one.
func (b *Telling) goAlongLog(g *app.App, by int) {
	if !b.Log.Open {
		b.Log.Toggle()
	}
	back := b.Log.back() // with a new line it points at none
	at := b.Log.View.Line - 1
	if at < 0 {
		shown, _ := g.Painter.LogLines(b.Laying.View(g), b.Laying.Plan(g))
		if at = len(b.Log.Lines) - back; by > 0 {
			at -= shown + 1
		}
	}
	for at += by; at >= 0 && at < len(b.Log.Lines) && b.Log.Lines[at].Rule == ""; {
		at += by
	}
	if at < 0 || at >= len(b.Log.Lines) {
		return
	}
	b.Log.View.Line, b.Attention.Pointing.On = at+1, false
	b.showLine(g, at)
	g.Stale = true
}

// showLine scrolls the log as far as it must for a line to be seen.
func (b *Telling) showLine(g *app.App, line int) {
	l := &b.Log.View
	l.Back = min(l.Back, len(b.Log.Lines)-1-line)
	for {
		shown, most := g.Painter.LogLines(b.Laying.View(g), b.Laying.Plan(g))
		if line >= len(b.Log.Lines)-l.Back-shown || l.Back >= most {
			return
		}
		l.Back++
	}
}

// LogLine is the line of the log that the keyboard is on.
type LogLine struct {
	layer.Base
	Telling *Telling
}

// Key scrolls the open log, opens the rule of the line, or leaves it for what another key asks for.
func (l LogLine) Key(g *app.App) bool {
	b, k := l.Telling, &g.Keyboard
	if b.ScrollLog(g) { // keys that turn its pages mean nothing else as long as it lies open
		return true
	}
	switch {
	case k.Asks(command.Take) && b.Log.Open && b.Log.View.Line > 0:
		b.OpenRuleOfLine(g)
		return true
	case k.Any() && !k.Asks(command.LogBack) && !k.Asks(command.LogOn) && !k.Asks(command.Take):
		b.Log.View.Line = 0
	}
	return false
}
