package skadi

import (
	"fmt"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render/farm"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// timeNow is the clock that names files.
var timeNow = time.Now

// watching is a replay: a winter that is looked at from its beginning, table by table.
type watching struct {
	at    int  // moves made
	plays bool // it goes on by itself
	back  func(g *app.App)
}

// Replay shows the winter in a file again. back returns to where the players came from.
func Replay(g *app.App, file string, back func(g *app.App)) error {
	rules, err := skadi.Open(g.Options.Sheet)
	if err != nil {
		return err
	}
	c, err := saves.LookWinter(rules, file)
	if err != nil {
		return err
	}
	watch(g, c, back)
	return nil
}

// watch shows a winter again from its beginning.
func watch(g *app.App, c *saves.Winter, back func(g *app.App)) {
	w := newWinter(g, c)
	w.watch = &watching{back: back}
	w.watchAt(0)
	g.Show(w)
}

// table returns the table after so many moves.
func (w *winter) table(at int) *skadi.State {
	if at >= w.Len() {
		return w.Now()
	}
	_, s := w.Move(at)
	return s
}

// watchAt goes to a table.
func (w *winter) watchAt(at int) {
	at = min(max(at, 0), w.Len())
	w.watch.at = at
	w.show.begin(nil, 0)
	w.show.told = nil
	w.view.Raid, w.view.Hunts = 0, [skadi.MaxHexes]uint8{}
	if at > 0 {
		w.show.told = w.game.Tell(w.eventsOf(at - 1))
	}
	w.view.State = w.game.Observation(w.table(at))
}

// eventsOf returns what the i-th move has brought about.
func (w *winter) eventsOf(i int) []skadi.Happened {
	m, before := w.Move(i)
	return w.game.Happens(before, m)
}

// watchOn shows the next move.
func (w *winter) watchOn(g *app.App) {
	if w.watch.at >= w.Len() {
		w.watch.plays = false
		return
	}
	if w.show.playing() {
		w.step(g, w.speed(g), true)
	}
	w.view.State = w.game.Observation(w.table(w.watch.at))
	w.show.begin(w.eventsOf(w.watch.at), uint64(w.watch.at))
	w.watch.at++
	if !w.show.playing() {
		w.settle(g)
	}
	g.Redraw()
}

// weekFrom returns where the next week begins after a table, or the one before.
func (w *winter) weekFrom(at, by int) int {
	week := int(w.table(at).Week)
	from, to := w.MovesOf(week)
	switch {
	case by > 0:
		return to
	case from == at:
		from, _ = w.MovesOf(week - 1)
	}
	return from
}

// weekStarts returns after how many moves each week begins.
func (w *winter) weekStarts() (starts []int) {
	for week := range int(w.Now().Week) {
		from, _ := w.MovesOf(week + 1)
		starts = append(starts, from)
	}
	return starts
}

// says tells where a replay stands.
func (o *watching) says(w *winter) string {
	return fmt.Sprintf("Replay: week %d, move %d of %d.", w.table(o.at).Week, o.at, w.Len())
}

// watchAnswers returns the buttons of a replay.
func (w *winter) watchAnswers(*app.App) (all []button) {
	for i, c := range controls {
		say := c.say
		if c.key == command.ReplayPlay && w.watch.plays {
			say = "Pause"
		}
		all = append(all, button{say: say, hot: c.key == command.ReplayPlay, do: w.control(i)})
	}
	return append(all, button{say: "Leave", do: does(w.watch.back)})
}

// watchTick handles one tick of a replay.
func (w *winter) watchTick(g *app.App) (stale bool, err error) {
	k, p := &g.Keyboard, &g.Pointer
	if w.show.playing() {
		stale = w.step(g, w.speed(g), false)
		w.view.State.Stage = w.table(w.watch.at).Stage
	} else if w.watch.plays {
		stale = true
		w.watchOn(g)
	}
	for i := range controls {
		if k.AsksAgain(controls[i].key) {
			return true, w.control(i)(g)
		}
	}
	if k.Asks(command.Back) || k.Asks(command.ReplayLeave) {
		w.watch.back(g)
		return true, nil
	}
	at := w.plan.At(p.X, p.Y)
	if strip := w.plan.Strip; (p.Pressed || p.Down) && strip.Contains(p.PressX, p.PressY) && w.Len() > 0 {
		share := (p.X - strip.X) / strip.W
		w.watch.plays = false
		w.watchAt(int(share*float64(w.Len()) + 0.5))
		return true, nil
	}
	if p.Released && at.Kind == farm.Button && at == w.plan.At(p.PressX, p.PressY) && at.N < len(w.buttons) {
		return true, w.buttons[at.N].do(g)
	}
	stale = stale || at != w.hover
	w.hover = at
	return stale, nil
}

// strip returns the timeline of a replay.
func (w *winter) strip() *farm.Timeline {
	return &farm.Timeline{At: w.watch.at, Of: w.Len(), Weeks: w.weekStarts()}
}

// replay shows the winter again from its beginning.
func (w *winter) replay(g *app.App) {
	watch(g, w.Winter, func(g *app.App) {
		w.settle(g)
		w.Dialog = nil
		g.Show(w)
	})
}

// branch begins a new winter, with the same dice, where a replay stands.
func (w *winter) branch(g *app.App) error {
	if w.Name() == "" {
		g.Notice = "A winter without a file has no branches."
		return nil
	}
	c, err := w.Branch(g.Folder().NewWinterFile(timeNow()), w.watch.at)
	if err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		c.Close()
		return err
	}
	b := newWinter(g, c)
	b.resumed()
	g.Show(b)
	g.Notice = fmt.Sprintf("A new winter begins from week %d, in %s.", c.Now().Week, saves.NameOf(c.Name()))
	return nil
}

// controls are the buttons of a replay, by their keys.
var controls = []struct {
	key, say string
	to       func(w *winter) int // the table it goes to, or nil for one that does something else
	do       func(w *winter, g *app.App) error
}{
	{key: command.ReplayFirst, say: "First", to: func(*winter) int { return 0 }},
	{key: command.ReplayTurnBack, say: "Week back", to: func(w *winter) int { return w.weekFrom(w.watch.at, -1) }},
	{key: command.ReplayBack, say: "Back", to: func(w *winter) int { return w.watch.at - 1 }},
	{key: command.ReplayPlay, say: "Play", do: func(w *winter, g *app.App) error {
		w.watch.plays = !w.watch.plays
		return nil
	}},
	{key: command.ReplayOn, say: "Forward", do: func(w *winter, g *app.App) error {
		w.watchOn(g)
		return nil
	}},
	{key: command.ReplayTurnOn, say: "Week forward", to: func(w *winter) int { return w.weekFrom(w.watch.at, 1) }},
	{key: command.ReplayLast, say: "Last", to: (*winter).Len},
	{key: command.ReplayBranch, say: "Branch", do: (*winter).branch},
}

// control does what a button of a replay does, by its number.
func (w *winter) control(i int) func(g *app.App) error {
	return func(g *app.App) error {
		if c := &controls[i]; c.to == nil {
			return c.do(w, g)
		}
		w.watchAt(controls[i].to(w))
		return nil
	}
}
