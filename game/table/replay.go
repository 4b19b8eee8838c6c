package table

import (
	"math"

	"sixwinters/game/board"
	"sixwinters/game/layer"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/logbook"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/saves"
)

// replay is a campaign that is looked at again: any table it has come through, with what had been told until then, and
// the moves between them as they were shown when they were made. Nothing of it can be changed, but a new campaign can
// branch from every table.
type replay struct {
	app.BaseScene
	t     *table // shows and tells; it takes no moves
	line  *saves.Timeline
	log   []layout.LogLine // of the whole campaign
	told  []logbook.Moment // at each table
	strip render.Timeline

	at      int // the table that is shown, or that is on its way
	playing bool
	wait    int           // ticks until the next move is shown
	drags   bool          // the handle is held
	down    layout.Target // what the button went down on
	says    map[int]string

	from *table // where the campaign is being played, or nil
	back func(g *app.App)
}

// newReplay looks at a campaign again, from a table on, or from its last one if there are not so many. from is where it is being
// played, or nil; back leads to where the players come from.
func newReplay(g *app.App, campaign *saves.Campaign, at int, from *table, back func(g *app.App)) *replay {
	line := campaign.Timeline()
	book := g.Book.For(words.Shortened(campaign.Header.Names())...)
	t := assemble(book, campaign)
	t.Speed, t.OwnPace, t.Pane.Open = motion.Normal, true, g.Scale() <= 1
	if v := g.Speed(); v != motion.Off {
		t.Speed = v
	}
	r := &replay{t: t, line: line, from: from, back: back, says: map[int]string{}}
	t.Layers = append(layer.Stack{replayPrompt{t: t}}, t.Layers...)
	r.told = t.Log.Retell(line, &t.Story)
	r.log = t.Log.Lines
	r.strip = newStrip(g, line)
	t.Strip = &r.strip
	at = min(at, line.Len()-1)
	if t.Leaves = board.LeavesAtFirst(line.Table(at)); from != nil {
		t.Leaves = from.Leaves
	}
	r.jump(g, at)
	return r
}

// replayPrompt leaves the prompt line as it is, with nothing to answer.
type replayPrompt struct {
	layer.Base
	t *table
}

func (w replayPrompt) Prompts(_ *app.App, v *layout.View) bool {
	v.Watched = true
	if !w.t.Beats.Playing() {
		v.Offers = w.t.Hand.Offers()
	}
	return true
}

// look makes a campaign that is looked at again fill the window.
func look(g *app.App, r *replay) {
	g.Painter.Texts = r.t.LargeText
	g.Show(r)
}

// OpenReplay looks again at the campaign in a file, from its beginning.
func OpenReplay(g *app.App, file string, back func(g *app.App)) error {
	campaign, err := saves.Look(g.Book, file)
	if err != nil {
		return err
	}
	look(g, newReplay(g, campaign, 0, nil, back))
	return nil
}

// replay looks again at the campaign of a table, from where it is.
func (t *table) replay(g *app.App) error { return t.replayFrom(g, math.MaxInt) }

// replayFrom shows it from so many moves on, or from where it is if it has not come so far.
func (t *table) replayFrom(g *app.App, at int) error {
	look(g, newReplay(g, t.Campaign, at, t, func(g *app.App) {
		g.Painter.Texts = t.LargeText
		g.Show(t)
	}))
	return nil
}

// leave goes back to where the players come from.
func (r *replay) leave(g *app.App) { r.back(g) }

// jump shows a table at once.
func (r *replay) jump(g *app.App, at int) {
	r.at = at
	t := r.t
	t.Beats = board.Beats{}
	t.State = *r.line.Table(at)
	t.Shown = t.State
	t.Log.Return(r.told[at], r.log)
	t.Ready(g)
	r.describe()
}

// show begins to show the next move. What is on its way arrives at once.
func (r *replay) show(g *app.App) {
	r.jump(g, r.at)
	if r.at == r.line.Len()-1 {
		return
	}
	next := r.at + 1
	if r.line.Lost(next) {
		r.jump(g, next)
		return
	}
	t := r.t
	t.Story.Keep = true
	r.line.Tell(next, &t.Story)
	t.Log.EndMove()
	r.at, t.State = next, *r.line.Table(next)
	t.ShowStory(g)
	r.describe()
	if !t.Beats.Playing() {
		r.jump(g, next)
	}
}

// play plays on from here, or from the beginning if this is the end.
func (r *replay) play(g *app.App) {
	if r.at == r.line.Len()-1 && !r.t.Beats.Playing() {
		r.jump(g, 0)
	}
	r.playing, r.wait = true, 0
	r.describe()
}

// pause stops; what is on its way comes to its end first.
func (r *replay) pause() {
	r.playing = false
	r.describe()
}

// betweenMoves is how many ticks pass between two moves at normal speed, and when nothing moves.
const (
	betweenMoves   = 24
	betweenAtOnce  = 8
	afterSomething = 1 // the last beat is drawn before what comes next
)

// run takes the time of one tick, and reports whether anything has changed.
func (r *replay) run(g *app.App) bool {
	switch {
	case r.t.Beats.Playing():
		if r.t.RunBeats(g); !r.t.Beats.Playing() {
			r.jump(g, r.at)
			r.wait = max(afterSomething, r.t.Speed.Ticks(betweenMoves))
		}
	case !r.playing:
		return false
	case r.at == r.line.Len()-1:
		r.pause()
	case r.wait > 0:
		r.wait--
	default:
		if r.show(g); r.t.Speed == motion.Off {
			r.wait = betweenAtOnce
		}
	}
	return true
}

func (r *replay) Update(g *app.App) (bool, error) {
	stale := r.t.Fit(g)
	if r.from != nil {
		r.from.Retry()
	}
	if r.t.Dialog != nil {
		return r.t.UpdateDialog(g)
	}
	r.takePointer(g)
	r.takeKeys(g)
	if g.Scene != r {
		return true, nil
	}
	if r.run(g) {
		stale = true
	}
	if r.playing {
		r.t.StartOver() // nothing opens by itself over what is shown
		return true, nil
	}
	return r.t.Linger(g) || stale, nil
}

func (r *replay) Draw(g *app.App, screen *ebiten.Image) { r.t.Draw(g, screen) }
