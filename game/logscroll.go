package game

// logView is how far the log is scrolled back, and what the keyboard points at in it.
type logView struct {
	back  int // so many of the latest lines are not shown
	line  int // one more than the line that the keyboard is on; 0 for none
	lines int // that the log had when it was scrolled: with another one it shows its end again
}

// backIn is how many of the latest lines are not shown of a log of so many.
func (l *logView) backIn(lines int) int {
	if l.lines != lines {
		*l = logView{lines: lines}
	}
	return l.back
}

// wheelLines is how many lines of the log a notch of the wheel scrolls.
const wheelLines = 3

// scrollLog scrolls the open log by the wheel over it and by the keys that turn pages, and reports whether it did.
func (t *table) scrollLog(g *Game) bool {
	if !t.logOpen {
		return false
	}
	by, p, k := 0, &g.pointer, &g.keyboard
	shown, most := g.painter.LogLines(&t.view, t.plan)
	switch {
	case p.Wheel != 0 && t.plan.Log.Contains(p.X, p.Y):
		if by = int(wheelLines * p.Wheel); by == 0 && p.Wheel > 0 {
			by = 1
		} else if by == 0 {
			by = -1
		}
	case t.strip != nil: // these keys turn the turns there
	case k.Hit("PageUp"):
		by = max(1, shown-1)
	case k.Hit("PageDown"):
		by = -max(1, shown-1)
	}
	to := max(0, min(t.logView.back+by, most))
	if by == 0 || to == t.logView.back {
		return by != 0
	}
	t.logView.back = to
	t.lay(g)
	g.stale = true
	return true
}
