package skadi

import (
	"fmt"
	"sort"
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
	back  func(g *app.App) error
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
	w := newWinter(g, c)
	w.watch = &watching{back: func(g *app.App) error {
		back(g)
		return nil
	}}
	g.Show(w)
	return w.watchAt(0)
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
func (w *winter) watchAt(at int) error {
	at = min(max(at, 0), w.Len())
	w.watch.at = at
	w.show.begin(nil, 0)
	w.show.told = nil
	w.view.Raid, w.view.Hunts = 0, [skadi.MaxHexes]uint8{}
	if at > 0 {
		w.show.told = w.game.Tell(w.eventsOf(at - 1))
	}
	w.view.State = w.game.Observation(w.table(at))
	return nil
}

// eventsOf returns what the i-th move has brought about.
func (w *winter) eventsOf(i int) []skadi.Happened {
	m, before := w.Move(i)
	return w.game.Happens(before, m)
}

// watchOn shows the next move.
func (w *winter) watchOn(g *app.App) error {
	if w.watch.at >= w.Len() {
		w.watch.plays = false
		return nil
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
	return nil
}

// movesOf returns the moves of a week: the first, and the one after the last.
func (w *winter) movesOf(week int) (from, to int) {
	before := func(week int) int {
		return sort.Search(w.Len(), func(i int) bool { return int(w.table(i).Week) >= week })
	}
	return before(week), before(week + 1)
}

// weekFrom returns where the next week begins after a table, or the one before.
func (w *winter) weekFrom(at, by int) int {
	week := int(w.table(at).Week)
	from, to := w.movesOf(week)
	switch {
	case by > 0:
		return to
	case from == at:
		from, _ = w.movesOf(week - 1)
	}
	return from
}

// weekStarts returns after how many moves each week begins.
func (w *winter) weekStarts() (starts []int) {
	last := uint8(0)
	for at := range w.Len() + 1 {
		if week := w.table(at).Week; week != last {
			starts, last = append(starts, at), week
		}
	}
	return starts
}

// says tells where a replay stands.
func (o *watching) says(w *winter) string {
	return fmt.Sprintf("Replay: week %d, move %d of %d.", w.table(o.at).Week, o.at, w.Len())
}

// watchAnswers returns the buttons of a replay.
func (w *winter) watchAnswers(*app.App) (all []button) {
	for _, c := range controls {
		say := c.say
		if c.key == command.ReplayPlay && w.watch.plays {
			say = "Pause"
		}
		all = append(all, button{say: say, hot: c.key == command.ReplayPlay, do: func(g *app.App) error { return c.do(w, g) }})
	}
	return append(all, button{say: "Leave", do: w.watch.back})
}

// watchTick handles one tick of a replay.
func (w *winter) watchTick(g *app.App) (stale bool, err error) {
	k, p := &g.Keyboard, &g.Pointer
	if w.show.playing() {
		stale = w.step(g, w.speed(g), false)
		w.view.State.Stage = w.table(w.watch.at).Stage
	} else if w.watch.plays {
		stale = true
		err = w.watchOn(g)
	}
	for _, c := range controls {
		if k.AsksAgain(c.key) {
			return true, c.do(w, g)
		}
	}
	if k.Asks(command.Back) || k.Asks(command.ReplayLeave) {
		return true, w.watch.back(g)
	}
	at := w.plan.At(p.X, p.Y)
	if strip := w.plan.Strip; (p.Pressed || p.Down) && strip.Contains(p.PressX, p.PressY) && w.Len() > 0 {
		share := (p.X - strip.X) / strip.W
		w.watch.plays = false
		return true, w.watchAt(int(share*float64(w.Len()) + 0.5))
	}
	if p.Released && at.Kind == farm.Button && at == w.plan.At(p.PressX, p.PressY) && at.N < len(w.buttons) {
		return true, w.buttons[at.N].do(g)
	}
	stale = stale || at != w.hover
	w.hover = at
	return stale, err
}

// strip returns the timeline of a replay.
func (w *winter) strip() *farm.Timeline {
	return &farm.Timeline{At: w.watch.at, Of: w.Len(), Weeks: w.weekStarts()}
}
