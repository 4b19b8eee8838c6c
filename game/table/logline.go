package table

import "sixwinters/game/app"

// The keyboard goes over the lines of the open log as the pointer does, to open their rules.

// lineWithRule is the line of the log that the keyboard or, as long as it points at none, the mouse is on, where that names a
// rule.
func (t *table) lineWithRule(g *app.App) (line int, ok bool) {
	if !t.log.open {
		return 0, false
	}
	if line = t.log.view.line - 1; line < 0 {
		if line, _, ok = g.Painter.LogLineAt(t.view(g), t.plan(g), g.Pointer.X, g.Pointer.Y); !ok {
			return 0, false
		}
	}
	return line, line < len(t.log.Lines) && t.log.Lines[line].Rule != ""
}

// goAlongLog goes so many lines on in the log, or back, over those that name a rule. It opens the log at its latest one.
func (t *table) goAlongLog(g *app.App, by int) {
	if !t.log.open {
		t.log.toggle()
	}
	back := t.log.back() // with a new line it points at none
	at := t.log.view.line - 1
	if at < 0 {
		shown, _ := g.Painter.LogLines(t.view(g), t.plan(g))
		if at = len(t.log.Lines) - back; by > 0 {
			at -= shown + 1
		}
	}
	for at += by; at >= 0 && at < len(t.log.Lines) && t.log.Lines[at].Rule == ""; {
		at += by
	}
	if at < 0 || at >= len(t.log.Lines) {
		return
	}
	t.log.view.line, t.pointing.on = at+1, false
	t.showLine(g, at)
	g.Stale = true
}

// showLine scrolls the log as far as it must for a line to be seen.
func (t *table) showLine(g *app.App, line int) {
	l := &t.log.view
	l.back = min(l.back, len(t.log.Lines)-1-line)
	for {
		shown, most := g.Painter.LogLines(t.view(g), t.plan(g))
		if line >= len(t.log.Lines)-l.back-shown || l.back >= most {
			return
		}
		l.back++
	}
}
