package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/saves"
)

// telling is what is told at the table.
type telling struct {
	layer.Base
	*board

	log tableLog
}

// tableLog is what has been told at a table and, as long as it lies open there, how it is read.
type tableLog struct {
	logbook.Log
	earlier []logbook.Moment // what it said before each move, so that it can be taken back
	open    bool
	view    logView
}

// logView is how far the log is scrolled back, and what the keyboard points at in it.
type logView struct {
	back  int // so many of the latest lines are not shown
	line  int // one more than the line that the keyboard is on; 0 for none
	lines int // that the log had when it was scrolled: with another one it shows its end again
}

// toggle opens or closes the log. The keyboard points at none of its lines then.
func (l *tableLog) toggle() { l.open, l.view.line = !l.open, 0 }

// back is how many of the latest lines are not shown.
func (l *tableLog) back() int {
	if l.view.lines != len(l.Lines) {
		l.view = logView{lines: len(l.Lines)}
	}
	return l.view.back
}

// takeBack returns to what was said before the last move, and says which moves have been taken back since then. marks are those of
// the campaign.
func (l *tableLog) takeBack(marks []saves.Mark) {
	last := l.earlier[len(l.earlier)-1]
	l.earlier = l.earlier[:len(l.earlier)-1]
	l.Return(last, l.Lines)
	for _, mark := range marks[last.Marks:] {
		l.TakeBack(mark.Move)
	}
}

// wheelLines is how many lines of the log a notch of the wheel scrolls.
const wheelLines = 3

// scrollLog scrolls the open log by the wheel over it and by the keys that turn pages, and reports whether it did.
func (b *telling) scrollLog(g *app.App) bool {
	if !b.log.open {
		return false
	}
	by, p, k := 0, &g.Pointer, &g.Keyboard
	shown, most := g.Painter.LogLines(b.laying.view(g), b.laying.plan(g))
	switch {
	case p.Wheel != 0 && b.laying.plan(g).Log.Contains(p.X, p.Y):
		if by = int(wheelLines * p.Wheel); by == 0 && p.Wheel > 0 {
			by = 1
		} else if by == 0 {
			by = -1
		}
	case b.laying.strip != nil: // these keys turn the turns there
	case k.Hit("PageUp"):
		by = max(1, shown-1)
	case k.Hit("PageDown"):
		by = -max(1, shown-1)
	}
	to := max(0, min(b.log.view.back+by, most))
	if by == 0 || to == b.log.view.back {
		return by != 0
	}
	b.log.view.back = to
	g.Stale = true
	return true
}

// Tick says once that there is nothing to play sounds on.
func (b *telling) Tick(g *app.App) (stale, keeps bool) {
	b.tellSilence(g)
	return false, false
}

// Key opens and closes the log, and goes over its lines.
func (b *telling) Key(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Log):
		b.log.toggle()
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
func (b *telling) Escape(*app.App) bool {
	open := b.log.open
	if open {
		b.log.toggle()
	}
	return open
}

// Release opens the rule of a line.
func (b *telling) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.LogPanel
	if is {
		b.openRuleOfLine(g)
	}
	return is
}

// Place shows what has been told.
func (b *telling) Place(_ *app.App, v *layout.View) {
	v.Log, v.LogBack, v.LogOpen = b.log.Lines, b.log.back(), b.log.open
}

// Draw lights the line that the keyboard is on.
func (b *telling) Draw(_ *app.App, s *render.Scene) { s.LogLine = b.log.view.line }

// Topic is the rule of the line that is pointed at.
func (b *telling) Topic(g *app.App) string {
	line, ok := b.lineWithRule(g)
	if !ok {
		return ""
	}
	return b.log.Lines[line].Rule
}

// Follows reports whether the log lies open, whose lines light up.
func (b *telling) Follows() bool { return b.log.open }
