// Package logview is the pane with the log of a table: how far it is scrolled, and what the keyboard points at in it. What is
// told in it is in package logbook.
package logview

import (
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Pane is the layer with the open log.
type Pane struct {
	board.Base
	*State
}

// State is what of the log is shown.
type State struct {
	Open  bool
	View  view
	Only  only
	Seek  input.SearchField
	Seeks bool // it is being written into
}

// view is how far the log is scrolled back, and what the keyboard points at in it.
type view struct {
	Back  int // latest lines that are not shown
	Line  int // one more than the line that the keyboard is on; 0 for none
	lines int // of the log when it was scrolled: with another number it shows its end again
}

func (p *State) Toggle() { p.Open, p.View.Line = !p.Open, 0 }

// back returns how many of the latest lines are not shown.
func (p *State) back(t *board.Board) int {
	if n := len(p.Lines(t)); p.View.lines != n {
		p.View = view{lines: n}
	}
	return p.View.Back
}

// WheelLines is how many lines a notch of the wheel scrolls.
const WheelLines = 3

// ScrollLog scrolls the open log by the wheel over it and by the keys that turn pages, and reports whether they were used.
func (p *State) ScrollLog(t *board.Board, g *app.App) bool {
	if !p.Open {
		return false
	}
	mouse, k := &g.Pointer, &g.Keyboard
	wheel := mouse.Wheel != 0 && t.Plan(g).Log.Contains(mouse.X, mouse.Y)
	if !wheel && (t.Watched || !k.Hit("PageUp") && !k.Hit("PageDown")) { // in a replay these keys turn the turns
		return false
	}
	var by int
	shown, most := g.Painter.LogLines(t.View(g), t.Plan(g))
	switch {
	case wheel:
		if by = int(WheelLines * mouse.Wheel); by == 0 && mouse.Wheel > 0 {
			by = 1
		} else if by == 0 {
			by = -1
		}
	case k.Hit("PageUp"):
		by = max(1, shown-1)
	default:
		by = -max(1, shown-1)
	}
	to := max(0, min(p.View.Back+by, most))
	g.Stale = g.Stale || to != p.View.Back
	p.View.Back = to
	return true
}

func (p *State) OpenRuleOfLine(t *board.Board, g *app.App) {
	if rule := p.topic(t, g); rule != "" {
		g.OpenRules(rule)
	}
}

// seek begins to write what is looked for.
func (p *State) seek(g *app.App) {
	p.Seeks = true
	app.Write(g, p.field(true))
}

func (p *State) field(asks bool) app.Field {
	return app.Field{Name: "Search", Text: p.Seek.Text, Asks: asks, Done: func() { p.Seeks = false }}
}

// Tick says in the log, once, that there is nothing to play sounds on.
func (p Pane) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if p.Open && p.Seeks {
		app.Write(g, p.field(false))
	}
	if say := g.SoundTrouble(); say != "" && !g.ToldSilence {
		g.ToldSilence = true
		t.Log.Say(plain(say))
	}
	return false, false
}

// plain returns a sentence without what a driver says in brackets, which the settings show.
func plain(say string) string {
	say, _, _ = strings.Cut(say, " (")
	return strings.TrimSuffix(say, ".") + "."
}

func (p Pane) Key(t *board.Board, g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Log):
		p.Toggle()
		t.StartOver() // a tip or a large card would lie over it
	case k.AsksAgain(command.LogBack):
		p.goAlong(t, g, -1)
	case k.AsksAgain(command.LogOn):
		p.goAlong(t, g, 1)
	case k.Asks(command.LogOnly):
		p.Open, p.Only = true, (p.Only+1)%numOnly
	case k.Asks(command.Search):
		p.Open = true
		p.seek(g)
	case k.Asks(command.LogCopy):
		p.copy(t, g)
	default:
		return false
	}
	return true
}

func (p Pane) Escape(t *board.Board, _ *app.App) bool {
	open := p.Open
	if open {
		p.Toggle()
	}
	return open
}

// Text returns all lines that are shown as text.
func (p *State) Text(t *board.Board) string {
	var text strings.Builder
	for i, l := range p.Lines(t) {
		if l.Head && i > 0 {
			text.WriteString("\n")
		}
		text.WriteString(strings.Repeat("  ", l.Indent) + l.Text + "\n")
	}
	return text.String()
}

func (p *State) copy(t *board.Board, g *app.App) {
	g.Notice = "The log is copied: paste it anywhere."
	if err := app.Copy(p.Text(t)); err != nil {
		g.Notice = "The log cannot be copied: " + err.Error() + "."
	}
	g.Redraw()
}

func (p Pane) Release(t *board.Board, g *app.App, on layout.Target) bool {
	switch {
	case on.Kind == layout.LogPanel:
		p.click(t, g)
	case on == layout.Target{Kind: layout.Button, N: layout.ButtonLog}:
		g.Hear(sound.Press, 0)
		t.Refusal.Forget()
		p.Toggle()
	default:
		return false
	}
	return true
}

func (p Pane) Place(t *board.Board, _ *app.App, v *layout.View) {
	v.Log, v.LogBack, v.LogOpen = p.Lines(t), p.back(t), p.Open
	v.LogOnly, v.LogSearch, v.LogSeeks = p.Shows(t), p.Seek.Text, p.Seeks
}

// click uses what lies at the head of the pane, or opens the rule of a line.
func (p *State) click(t *board.Board, g *app.App) {
	plan := t.Plan(g)
	head, x, y := render.PlanLog(plan.Log, plan.Unit), g.Pointer.X, g.Pointer.Y
	p.Seeks = false
	switch {
	case head.Search.Contains(x, y):
		p.seek(g)
	case head.Only.Contains(x, y):
		p.Only = (p.Only + 1) % numOnly
	case head.Copy.Contains(x, y):
		p.copy(t, g)
	default:
		p.OpenRuleOfLine(t, g)
	}
	g.Stale = true
}

// Draw lights what the line that is pointed at is about.
func (p Pane) Draw(t *board.Board, g *app.App, s *render.Scene) {
	s.LogLine = p.View.Line
	if line, is := p.pointed(t, g); is && !line.Head {
		s.Glow = append(s.Glow, gesture.PiecesBy(&t.Shown, line.Event.Cause)...)
		s.Glow = append(s.Glow, gesture.PiecesOf(&t.Shown, line.Event)...)
		if line.Also != nil {
			s.Glow = append(s.Glow, *line.Also...)
		}
	}
}

// pointed returns the line that the keyboard or, as long as it points at none, the mouse is on.
func (p *State) pointed(t *board.Board, g *app.App) (line layout.LogLine, is bool) {
	at := p.View.Line - 1
	if p.Open && at < 0 {
		at, _, is = g.Painter.LogLineAt(t.View(g), t.Plan(g), g.Pointer.X, g.Pointer.Y)
		if !is {
			return line, false
		}
	}
	if lines := p.Lines(t); p.Open && at < len(lines) {
		return lines[at], true
	}
	return line, false
}

func (p Pane) Topic(t *board.Board, g *app.App) string { return p.topic(t, g) }

// topic returns the rule that the line pointed at names, or "".
func (p *State) topic(t *board.Board, g *app.App) string {
	line, _ := p.pointed(t, g)
	return line.Rule
}

func (p Pane) Follows(t *board.Board) bool { return p.Open }
