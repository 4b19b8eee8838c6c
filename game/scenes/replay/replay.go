// Package replay is the scene in which a campaign is looked at again: a board with a timeline under it (strip.go), from which new
// campaigns branch (menu.go).
package replay

import (
	"math"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/board/layers/logview"
	"sixwinters/game/board/layers/speaking"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/saves"
	"sixwinters/speech"
)

// Replay is a campaign that is looked at again: any table it has come through, with what had been told until then, and
// the moves between them as they were shown when they were made. Nothing of it can be changed, but a new campaign can
// branch from every table.
type Replay struct {
	app.BaseScene
	Table *board.Board // shows and tells; it takes no moves
	pane  logview.State
	Line  *saves.Timeline
	log   []layout.LogLine // of the whole campaign
	told  []story.LogPoint // at each table
	strip render.Timeline

	At      int // the table that is shown, or that is on its way
	playing bool
	wait    int           // ticks until the next move is shown
	drags   bool          // the handle is held
	down    layout.Target // what the button went down on
	says    map[int]string
	review  reviewing

	from *board.Board // where the campaign is being played, or nil
	back func(g *app.App)
	laid bool // its first table was laid out: nothing can branch from it
}

// New replays a campaign from a table on, or from its last one if there are not so many. from is where it is being played, or
// nil; back returns to where the players come from.
func New(g *app.App, campaign *saves.Campaign, at int, from *board.Board, back func(g *app.App)) *Replay {
	b := &board.Board{}
	r := &Replay{Table: b, Line: campaign.Timeline(), from: from, back: back, says: map[int]string{}}
	b.Begin(campaign.Book().For(campaign.Header.ShortNames()...), campaign, &lesson.Tutor{}) // with no lesson
	r.pane.Open = g.Scale() <= 1
	b.Layers = board.Stack{
		board.SheetLayer{}, timeline{strip: &r.strip}, board.WeatherLayer{}, board.OrderLayer{}, board.HandsLayer{}, board.RefusalLayer{}, board.TipsLayer{},
		board.ShowingLayer{}, board.AttentionLayer{}, board.AskingLayer{}, board.AsideLayer{}, logview.Pane{State: &r.pane}, &speaking.Aloud{}, board.FocusingLayer{}, board.Surface{},
	}
	b.Speed, b.OwnPace = motion.Normal, true
	if v := g.Speed(); v != motion.Off {
		b.Speed = v
	}
	r.told = b.Log.Retell(r.Line, &b.Story)
	r.log = b.Log.Lines
	r.strip = newStrip(g, r.Line)
	b.Watched = true
	at = min(at, r.Line.Len()-1)
	if b.Panes = board.PanesAtFirst(r.Line.Table(at)); from != nil {
		b.Panes = from.Panes
	}
	r.Jump(g, at)
	return r
}

// Look makes a replay fill the window.
func Look(g *app.App, r *Replay) {
	g.Painter.Texts = r.Table.LargeText
	g.Show(r)
}

// Show plays what happens on a table that was laid out, from its beginning.
func Show(g *app.App, campaign *saves.Campaign, back func(g *app.App)) {
	r := New(g, campaign, 0, nil, back)
	r.laid = true
	Look(g, r)
	r.play(g)
}

// Open replays the campaign in a file from its beginning.
func Open(g *app.App, file string, back func(g *app.App)) error {
	_, err := open(g, file, 0, back)
	return err
}

// OpenReviewed opens the replay of the campaign in a file at its end, with the review over it.
func OpenReviewed(g *app.App, file string, back func(g *app.App)) error {
	r, err := open(g, file, math.MaxInt, back)
	if err == nil {
		r.OpenReview(g)
	}
	return err
}

func open(g *app.App, file string, at int, back func(g *app.App)) (*Replay, error) {
	campaign, err := saves.Look(g.BookOf(file), file)
	if err != nil {
		return nil, err
	}
	r := New(g, campaign, at, nil, back)
	Look(g, r)
	return r, nil
}

// leave goes back to where the players come from.
func (r *Replay) leave(g *app.App) { r.back(g) }

// Jump shows a table at once.
func (r *Replay) Jump(g *app.App, at int) {
	r.At = at
	t := r.Table
	t.Beats = board.Beats{}
	t.State = *r.Line.Table(at)
	t.Shown = t.State
	t.Log.Return(r.told[at], r.log)
	t.Ready(g)
	r.describe()
}

// show begins to show the next move. What is on its way arrives at once.
func (r *Replay) show(g *app.App) {
	r.Jump(g, r.At)
	if r.At == r.Line.Len()-1 {
		return
	}
	next := r.At + 1
	if r.Line.Lost(next) {
		r.Jump(g, next)
		return
	}
	t := r.Table
	t.Story.Keep = true
	r.Line.Tell(next, &t.Story)
	t.Log.EndMove()
	t.Log.Before(r.Line.Table(r.At))
	r.At, t.State = next, *r.Line.Table(next)
	t.ShowStory(g)
	r.describe()
	if !t.Beats.Playing() {
		r.Jump(g, next)
	}
}

// play plays on from here, or from the beginning if this is the end.
func (r *Replay) play(g *app.App) {
	if r.At == r.Line.Len()-1 && !r.Table.Beats.Playing() {
		r.Jump(g, 0)
	}
	r.playing, r.wait = true, 0
	r.describe()
}

// pause stops; what is on its way comes to its end first.
func (r *Replay) pause() {
	r.playing = false
	r.describe()
}

// betweenMoves is how many ticks pass between two moves at normal speed, and when nothing moves.
const (
	betweenMoves   = 24
	betweenAtOnce  = 8
	afterSomething = 1 // the last beat is drawn before what comes next
)

// run handles one tick, and reports whether anything has changed.
func (r *Replay) run(g *app.App) bool {
	switch {
	case r.Table.Beats.Playing():
		if r.Table.RunBeats(g); !r.Table.Beats.Playing() {
			r.Jump(g, r.At)
			r.wait = max(afterSomething, r.Table.Speed.Ticks(betweenMoves))
		}
	case !r.playing:
		return false
	case r.At == r.Line.Len()-1:
		r.pause()
	case r.wait > 0:
		r.wait--
	default:
		if r.show(g); r.Table.Speed == motion.Off {
			r.wait = betweenAtOnce
		}
	}
	return true
}

func (r *Replay) Update(g *app.App) (bool, error) {
	r.awaitReview(g)
	r.awaitAgain(g)
	sheet := r.Table.Dialog != nil // it takes the tick
	stale, err := r.Table.Update(g)
	if !sheet && err == nil {
		stale = r.tick(g) || stale
	}
	return stale, err
}

func (r *Replay) Draw(g *app.App, screen *ebiten.Image) { r.Table.Paint(g, screen) }

func (r *Replay) Zooms() bool { return r.Table.Dialog == nil }

func (r *Replay) Sights(g *app.App) app.Sights { return r.Table.Sights(g) }

func (r *Replay) OnTop() any { return r.Table.Asks() }

func (r *Replay) Played() *saves.Campaign { return r.Table.Campaign }

func (r *Replay) Kept() app.Kept { return r.Table.Campaign }

func (r *Replay) Topic(g *app.App) string { return r.Table.RuleSeen(g) }

func (r *Replay) Spoken(g *app.App) speech.Words { return r.Table.Spoken(g) }

// Settle has a sheet over the table built again.
func (r *Replay) Settle(*app.App) {
	r.Table.Rebuild()
}

// Quit goes back to the table where the campaign is being played, which is asked first.
func (r *Replay) Quit(g *app.App) error {
	if r.from == nil {
		return ebiten.Termination
	}
	r.leave(g)
	return g.Scene.Quit(g)
}
