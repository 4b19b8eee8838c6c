package replay

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
)

// timeline is the layer of the strip. It keeps all input from the board, which is only looked at; the scene takes it.
type timeline struct {
	board.Base
	strip *render.Timeline
}

func (l timeline) Tick(*board.Board, *app.App) (stale, keeps bool) { return false, true }

// tick takes what the players do in a tick, and shows what happens next. It reports whether anything has to be drawn again.
func (r *Replay) tick(g *app.App) (stale bool) {
	r.takePointer(g)
	r.takeKeys(g)
	if g.Scene != r {
		return true
	}
	stale = r.run(g)
	if r.playing {
		r.Table.StartOver() // nothing opens by itself over what is shown
		return true
	}
	return r.Table.Linger(g) || stale
}

// Speaks says what has brought the table about, where in the campaign it stands, and whether the replay plays.
func (l timeline) Speaks(_ *board.Board, _ *app.App, w *speech.Words) (alone bool) {
	s := l.strip
	if s.Tip != "" {
		w.Focus = append(w.Focus, s.Tip)
	}
	w.Last = append(w.Last, s.Caption)
	plays := "paused"
	if s.Playing {
		plays = "playing"
	}
	w.Asked = append(w.Asked, "Replay, "+plays+", speed: "+s.Speed, s.Where, fmt.Sprintf("Table %d of %d", s.At+1, s.Tables))
	return false
}

// Prompts leaves nothing to answer.
func (l timeline) Prompts(t *board.Board, _ *app.App, v *layout.View) bool {
	if !t.Beats.Playing() {
		v.Offers = t.Hand.Offers()
	}
	return true
}

func (l timeline) Draw(_ *board.Board, _ *app.App, s *render.Scene) { s.Timeline = l.strip }

// newStrip returns what the strip of a timeline shows of a campaign, whatever table is shown.
func newStrip(g *app.App, line *saves.Timeline) render.Timeline {
	strip := render.Timeline{Tables: line.Len(), Turns: line.Starts(saves.Turn), Steps: line.Starts(saves.Step)}
	for _, at := range line.Starts(saves.Year) {
		strip.Years = append(strip.Years, render.YearMark{At: at, Year: int(line.Table(at).Year)})
	}
	last := content.NoSeason
	for at := range line.Len() {
		if season := g.Book.Season(line.Table(at)); season != last {
			strip.Seasons = append(strip.Seasons, render.SeasonMark{At: at, Season: season})
			last = season
		}
		if at > 0 && line.Lost(at) {
			strip.Lost = append(strip.Lost, at)
		}
	}
	return strip
}

// replayControl is a control of the strip: its key, what it is for and what it does.
type replayControl struct {
	key string
	say string
	do  func(r *Replay, g *app.App)
	// again: it goes on as long as its key is held.
	again bool
}

// by goes to where the next unit begins, or the one before.
func by(u saves.Unit, on bool) func(r *Replay, g *app.App) {
	return func(r *Replay, g *app.App) {
		if on {
			r.Jump(g, r.Line.Next(r.At, u))
		} else {
			r.Jump(g, r.Line.Previous(r.At, u))
		}
	}
}

// replayControls are what the keys and buttons of a replay do, by the control.
var replayControls = [layout.NumControls]replayControl{
	layout.ControlFirst: {key: command.ReplayFirst, say: "To the beginning", do: func(r *Replay, g *app.App) { r.Jump(g, 0) }},
	layout.ControlLast:  {key: command.ReplayLast, say: "To the end", do: func(r *Replay, g *app.App) { r.Jump(g, r.Line.Len()-1) }},
	layout.ControlBack:  {key: command.ReplayBack, say: "A move back", do: by(saves.Move, false), again: true},
	layout.ControlOn:    {key: command.ReplayOn, say: "A move forward", do: func(r *Replay, g *app.App) { r.show(g) }, again: true},
	layout.ControlPlay: {key: command.ReplayPlay, say: "Play, or pause", do: func(r *Replay, g *app.App) {
		if r.playing {
			r.pause()
		} else {
			r.play(g)
		}
	}},
	layout.ControlYearBack: {key: command.ReplayYearBack, say: "A year back", do: by(saves.Year, false), again: true},
	layout.ControlYearOn:   {key: command.ReplayYearOn, say: "A year forward", do: by(saves.Year, true), again: true},
	layout.ControlTurnBack: {key: command.ReplayTurnBack, say: "A turn back", do: by(saves.Turn, false), again: true},
	layout.ControlTurnOn:   {key: command.ReplayTurnOn, say: "A turn forward", do: by(saves.Turn, true), again: true},
	layout.ControlStepBack: {key: command.ReplayStepBack, say: "A step of the turn back", do: by(saves.Step, false), again: true},
	layout.ControlStepOn:   {key: command.ReplayStepOn, say: "A step of the turn forward", do: by(saves.Step, true), again: true},
	layout.ControlSpeed: {key: command.ReplaySpeed, say: "How fast it is shown",
		do: func(r *Replay, _ *app.App) { r.nextSpeed() }},
	layout.ControlBranch: {key: command.ReplayBranch, say: "Begin a new campaign that branches off here",
		do: func(r *Replay, g *app.App) {
			r.AskBranch(g, "", "")
		}},
	layout.ControlLeave: {key: command.ReplayLeave, say: "Leave the replay", do: func(r *Replay, g *app.App) { r.leave(g) }},
}

// replaySpeeds are the speeds in the order in which they are taken up.
var replaySpeeds = []motion.Speed{motion.Slow, motion.Normal, motion.Fast, motion.Off}

// speedNames are the speeds in words for the control.
var speedNames = map[motion.Speed]string{motion.Slow: "slow", motion.Normal: "normal", motion.Fast: "fast", motion.Off: "at once"}

func (r *Replay) nextSpeed() {
	at := slices.Index(replaySpeeds, r.Table.Speed)
	r.Table.Speed = replaySpeeds[(at+1)%len(replaySpeeds)]
	r.describe()
}

// describe fills in what the strip says of the table that is shown.
func (r *Replay) describe() {
	s := &r.strip
	s.At, s.Playing, s.Speed = r.At, r.playing, speedNames[r.Table.Speed]
	s.Caption, s.Where = r.say(r.At), words.Where(r.Line.Table(r.At))
}

// say says what has brought a table about, and in which turn that was done.
func (r *Replay) say(at int) string {
	if say, ok := r.says[at]; ok {
		return say
	}
	made := at
	if at > 0 && !r.Line.Lost(at) && r.Line.Table(at-1).Phase == rules.Turns {
		made-- // it may have ended its turn
	}
	say := words.Where(r.Line.Table(made)) + ": " + r.happened(at)
	r.says[at] = say
	return say
}

// happened returns the first thing to be told of how a table came about.
func (r *Replay) happened(at int) string {
	switch {
	case r.Line.Lost(at):
		return story.LostBefore(r.Line, at)
	case at == 0:
		return "The campaign begins."
	}
	story := rules.Story{Keep: true}
	r.Line.Tell(at, &story)
	for i, ev := range story.Events {
		if ev.Kind == rules.EvStep || ev.Kind == rules.EvTurn {
			continue
		}
		if say := r.Table.Book.Describe(&story.States[i], ev); say != "" {
			return say
		}
	}
	m, _ := r.Line.Move(at - 1)
	label := r.Table.Book.Label(r.Line.Table(at-1), m)
	return rules.FixFullStops(rules.Capital(label) + ".")
}

// takePointer does what the mouse asks for.
func (r *Replay) takePointer(g *app.App) {
	t, p := r.Table, &g.Pointer
	t.HoverPointer(g)
	r.pane.ScrollLog(t, g)
	if p.Right {
		t.PinPointed(g)
	}
	if p.Pressed {
		r.down = t.Under(g, p.X, p.Y)
		r.drags = r.down.Kind == layout.Band
	}
	if r.drags {
		r.playing = false
		if at := t.Plan(g).Timeline.Table(p.X, r.Line.Len()); at != r.At || t.Beats.Playing() {
			r.Jump(g, at)
		}
	}
	if p.Interrupted {
		r.drags, r.down = false, layout.Target{}
	}
	if p.Released {
		on := t.Under(g, p.X, p.Y)
		if !r.drags && on == r.down {
			r.click(g, on)
		}
		r.drags, r.down = false, layout.Target{}
	}
	r.point(g)
}

// click presses a control, or a button of the top bar.
func (r *Replay) click(g *app.App, on layout.Target) {
	switch on.Kind {
	case layout.Control:
		replayControls[on.N].do(r, g)
	case layout.Button:
		switch on.N {
		case layout.ButtonUndo:
			by(saves.Move, false)(r, g)
		case layout.ButtonRedo:
			r.show(g)
		case layout.ButtonMenu:
			r.Table.Dialog = NewMenu(r)
		default:
			r.Table.Layers.Release(r.Table, g, on)
		}
	case layout.Tab:
		r.Table.Panes.Open(layout.Pane(on.N))
	case layout.LogPanel:
		r.pane.OpenRuleOfLine(r.Table, g)
	case layout.None:
	default:
		if r.Table.Beats.Playing() {
			r.Jump(g, r.At) // a click skips what is being shown
		}
	}
}

// point says what is under the pointer.
func (r *Replay) point(g *app.App) {
	s, on := &r.strip, r.Table.Under(g, g.Pointer.X, g.Pointer.Y)
	if r.drags {
		on = layout.Target{Kind: layout.Band}
	}
	s.Hover, s.Tip = on, ""
	switch on.Kind {
	case layout.Band:
		line := &r.Table.Plan(g).Timeline
		at := line.Table(g.Pointer.X, r.Line.Len())
		s.Tip, s.TipX = r.say(at), line.X(at, r.Line.Len())
	case layout.Control:
		c := &replayControls[on.N]
		s.Tip = g.Keyboard.Keyed(c.say, c.key)
		if at, ok := r.Table.Plan(g).Rect(on); ok {
			s.TipX, _ = at.Center()
		}
	}
}

// takeKeys does what the keyboard asks for.
func (r *Replay) takeKeys(g *app.App) {
	k := &g.Keyboard
	for i := range replayControls {
		c := &replayControls[i]
		if k.Asks(c.key) || c.again && k.AsksAgain(c.key) {
			c.do(r, g)
			return
		}
	}
	switch {
	case k.Asks(command.Back) && len(r.Table.Pinned) > 0:
		r.Table.Pinned = nil
	case k.Asks(command.Back), k.Asks(command.Menu):
		r.Table.Dialog = NewMenu(r)
	case k.AsksAgain(command.Undo):
		by(saves.Move, false)(r, g)
	case k.AsksAgain(command.Redo):
		r.show(g)
	case k.Asks(command.Log):
		r.pane.Toggle()
	case k.Asks(command.Aside):
		r.Table.PutAside(g)
	case k.Asks(command.Mute):
		g.ToggleMute()
	case k.Asks(command.Rules):
		r.Table.PressButton(g, layout.ButtonRules)
	default:
		g.Lens.Key(g)
	}
}
