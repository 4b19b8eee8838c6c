package logview

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/speech"
)

// goAlong goes by lines on in the log, or back, over those that name a rule. It opens the log at its latest one.
func (p *State) goAlong(t *board.Board, g *app.App, by int) {
	if !p.Open {
		p.Toggle()
	}
	back, lines := p.back(t), p.Lines(t) // with a new line it points at none
	at := p.View.Line - 1
	if at < 0 {
		shown, _ := g.Painter.LogLines(t.View(g), t.Plan(g))
		if at = len(lines) - back; by > 0 {
			at -= shown + 1
		}
	}
	for at += by; at >= 0 && at < len(lines) && lines[at].Rule == ""; {
		at += by
	}
	if at < 0 || at >= len(lines) {
		return
	}
	p.View.Line, t.Pointing.On = at+1, false
	p.showLine(t, g, at)
	g.Stale = true
}

// showLine scrolls the log as far as it must for a line to be seen.
func (p *State) showLine(t *board.Board, g *app.App, line int) {
	p.View.Back = min(p.View.Back, len(p.Lines(t))-1-line)
	for {
		shown, most := g.Painter.LogLines(t.View(g), t.Plan(g))
		if line >= len(p.Lines(t))-p.View.Back-shown || p.View.Back >= most {
			return
		}
		p.View.Back++
	}
}

// Speaks returns the line that is pointed at with what it stands under, or else how to come to one, and which lines are shown. What happened is
// told by the table: the newest line only in a replay.
func (p Pane) Speaks(t *board.Board, g *app.App, w *speech.Words) (alone bool) {
	if !p.Open {
		return false
	}
	lines := p.Lines(t)
	say := "Log, " + p.Shows(t)
	if p.Seek.Text != "" {
		say += ", search: " + p.Seek.Text
	}
	at := len(lines) - 1
	switch {
	case p.View.Line > 0 && p.View.Line <= len(lines):
		at = p.View.Line - 1
		w.Focus = append(w.Focus, lines[at].Text)
	case len(lines) == 0:
		say += ", nothing found"
	case t.Watched:
		w.Last = append(w.Last, lines[at].Text)
	default:
		if key := g.Keyboard.Key(command.LogBack); key != "" {
			say += ". " + key + ": Earlier lines"
		}
	}
	for at--; at >= 0 && p.View.Line > 0; at-- { // as each new line comes its step is told
		if lines[at].Head {
			say += ", " + lines[at].Text
			break
		}
	}
	w.Asked = append(w.Asked, say)
	return false
}

// Line is the line of the log that the keyboard is on. It lies above most layers, since it goes as soon as anything else is done.
type Line struct {
	board.Base
	*State
}

// Tick leaves the line when the mouse is used.
func (l Line) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if m := &g.Pointer; m.Moved || m.Pressed || m.Right {
		l.View.Line = 0
	}
	return false, false
}

// Key scrolls the open log, opens the rule of the line, or leaves it for what another key does.
func (l Line) Key(t *board.Board, g *app.App) bool {
	p, k := l.State, &g.Keyboard
	if p.Open && p.Seeks { // letters are none of the table's keys
		switch {
		case k.Hit("Enter"):
			p.Seeks = false
		case k.Hit("Escape"):
			p.Seeks, p.Seek.Text = false, ""
		case !p.Seek.Take(k):
			return k.Any()
		}
		g.Stale = true
		return true
	}
	if p.ScrollLog(t, g) { // keys that turn its pages mean nothing else as long as it lies open
		return true
	}
	switch {
	case k.Asks(command.Take) && p.Open && p.View.Line > 0:
		p.OpenRuleOfLine(t, g)
		return true
	case k.Any() && !k.Asks(command.LogBack) && !k.Asks(command.LogOn) && !k.Asks(command.Take):
		p.View.Line = 0
	}
	return false
}

// Blocks keeps the mouse, which rests, from pointing at anything else.
func (l Line) Blocks(t *board.Board) board.Blocks { return board.Blocks{Pointer: l.View.Line > 0} }
