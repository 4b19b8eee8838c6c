package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
)

// The keyboard goes over the lines of the open log as the pointer does, to open their rules.

// lineWithRule is the line of the log that the keyboard or, as long as it points at none, the mouse is on, where that names a
// rule.
func (b *telling) lineWithRule(g *app.App) (line int, ok bool) {
	if !b.log.open {
		return 0, false
	}
	if line = b.log.view.line - 1; line < 0 {
		if line, _, ok = g.Painter.LogLineAt(b.laying.view(g), b.laying.plan(g), g.Pointer.X, g.Pointer.Y); !ok {
			return 0, false
		}
	}
	return line, line < len(b.log.Lines) && b.log.Lines[line].Rule != ""
}

// goAlongLog goes so many lines on in the log, or back, over those that name a rule. It opens the log at its latest one.
func (b *telling) goAlongLog(g *app.App, by int) {
	if !b.log.open {
		b.log.toggle()
	}
	back := b.log.back() // with a new line it points at none
	at := b.log.view.line - 1
	if at < 0 {
		shown, _ := g.Painter.LogLines(b.laying.view(g), b.laying.plan(g))
		if at = len(b.log.Lines) - back; by > 0 {
			at -= shown + 1
		}
	}
	for at += by; at >= 0 && at < len(b.log.Lines) && b.log.Lines[at].Rule == ""; {
		at += by
	}
	if at < 0 || at >= len(b.log.Lines) {
		return
	}
	b.log.view.line, b.attention.pointing.on = at+1, false
	b.showLine(g, at)
	g.Stale = true
}

// showLine scrolls the log as far as it must for a line to be seen.
func (b *telling) showLine(g *app.App, line int) {
	l := &b.log.view
	l.back = min(l.back, len(b.log.Lines)-1-line)
	for {
		shown, most := g.Painter.LogLines(b.laying.view(g), b.laying.plan(g))
		if line >= len(b.log.Lines)-l.back-shown || l.back >= most {
			return
		}
		l.back++
	}
}

// logLine is the line of the log that the keyboard is on.
type logLine struct {
	layer.Base
	telling *telling
}

// Key scrolls the open log, opens the rule of the line, or leaves it for what another key asks for.
func (l logLine) Key(g *app.App) bool {
	b, k := l.telling, &g.Keyboard
	if b.scrollLog(g) { // keys that turn its pages mean nothing else as long as it lies open
		return true
	}
	switch {
	case k.Asks(command.Take) && b.log.open && b.log.view.line > 0:
		b.openRuleOfLine(g)
		return true
	case k.Any() && !k.Asks(command.LogBack) && !k.Asks(command.LogOn) && !k.Asks(command.Take):
		b.log.view.line = 0
	}
	return false
}
