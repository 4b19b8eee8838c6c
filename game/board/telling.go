package board

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/saves"
)

// Telling is what is told at the table.
type Telling struct {
	layer.Base
	*Board

	Log tableLog
}

// tableLog is what has been told at a table and, as long as it lies open there, how it is read.
type tableLog struct {
	logbook.Log
	Earlier []logbook.Moment // what it said before each move, so that it can be taken back
	Open    bool
	View    logView
}

// logView is how far the log is scrolled back, and what the keyboard points at in it.
type logView struct {
	Back  int // so many of the latest lines are not shown
	Line  int // one more than the line that the keyboard is on; 0 for none
	lines int // that the log had when it was scrolled: with another one it shows its end again
}

// Toggle opens or closes the log. The keyboard points at none of its lines then.
func (l *tableLog) Toggle() { l.Open, l.View.Line = !l.Open, 0 }

// back is how many of the latest lines are not shown.
func (l *tableLog) back() int {
	if l.View.lines != len(l.Lines) {
		l.View = logView{lines: len(l.Lines)}
	}
	return l.View.Back
}

// takeBack returns to what was said before the last move, and says which moves have been taken back since then. marks are those
// of the campaign.
func (l *tableLog) takeBack(marks []saves.Mark) {
	last := l.Earlier[len(l.Earlier)-1]
	l.Earlier = l.Earlier[:len(l.Earlier)-1]
	l.Return(last, l.Lines)
	for _, mark := range marks[last.Marks:] {
		l.TakeBack(mark.Move)
	}
}

// WheelLines is how many lines of the log a notch of the wheel scrolls.
const WheelLines = 3

// ScrollLog scrolls the open log by the wheel over it and by the keys that turn pages, and reports whether it did.
func (b *Telling) ScrollLog(g *app.App) bool {
	if !b.Log.Open {
		return false
	}
	by, p, k := 0, &g.Pointer, &g.Keyboard
	shown, most := g.Painter.LogLines(b.Laying.View(g), b.Laying.Plan(g))
	switch {
	case p.Wheel != 0 && b.Laying.Plan(g).Log.Contains(p.X, p.Y):
		if by = int(WheelLines * p.Wheel); by == 0 && p.Wheel > 0 {
			by = 1
		} else if by == 0 {
			by = -1
		}
	case b.Laying.Strip != nil: // these keys turn the turns there
	case k.Hit("PageUp"):
		by = max(1, shown-1)
	case k.Hit("PageDown"):
		by = -max(1, shown-1)
	}
	to := max(0, min(b.Log.View.Back+by, most))
	if by == 0 || to == b.Log.View.Back {
		return by != 0
	}
	b.Log.View.Back = to
	g.Stale = true
	return true
}

// Tick says once that there is nothing to play sounds on.
func (b *Telling) Tick(g *app.App) (stale, keeps bool) {
	b.tellSilence(g)
	return false, false
}

// Key opens and closes the log, and goes over its lines.
func (b *Telling) Key(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Log):
		b.Log.Toggle()
	case k.AsksAgain(command.LogBack):
		b.goAlongLog(g, -1)
	case k.AsksAgain(command.LogOn):
		b.goAlongLog(g, 1)
	default:
		return false
	}
	return true
}

// Escape closes the log.
func (b *Telling) Escape(*app.App) bool {
	open := b.Log.Open
	if open {
		b.Log.Toggle()
	}
	return open
}

// Release opens the rule of a line.
func (b *Telling) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.LogPanel
	if is {
		b.OpenRuleOfLine(g)
	}
	return is
}

// Place shows what has been told.
func (b *Telling) Place(_ *app.App, v *layout.View) {
	v.Log, v.LogBack, v.LogOpen = b.Log.Lines, b.Log.back(), b.Log.Open
}

// Draw lights the line that the keyboard is on.
func (b *Telling) Draw(_ *app.App, s *render.Scene) { s.LogLine = b.Log.View.Line }

// Topic is the rule of the line that is pointed at.
func (b *Telling) Topic(g *app.App) string {
	line, ok := b.lineWithRule(g)
	if !ok {
		return ""
	}
	return b.Log.Lines[line].Rule
}

// Follows reports whether the log lies open, whose lines light up.
func (b *Telling) Follows() bool { return b.Log.Open }
