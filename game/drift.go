package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/render"
)

// drift is the weather over the table. It drifts for a while after something has happened, and then settles: a window in
// which nothing happens draws nothing. As long as nothing but the weather moves, the window asks for no more frames than
// there are pictures of it: every frame is brought to the screen whole, whether anything is new in it or not.
type drift struct {
	time float64 // in seconds of weather
	left int     // ticks until it lies still
}

const (
	driftFor   = 6 * ticksPerSecond // how long it drifts
	settleFor  = 3 * ticksPerSecond // of that, how long it takes to come to rest
	driftEvery = 4                  // ticks between two pictures: in that time it moves by a pixel or so
)

// ticksPerSecond is how often the game is updated.
const ticksPerSecond = 60

// stir lets the weather drift, if there shall be any.
func (d *drift) stir(g *Game) {
	if g.settings.Weather && !g.settings.ReducedMotion {
		d.left = driftFor
	}
}

// advance takes the time of one tick, and asks for another picture where there is to be one: what drifts slowly need not be
// drawn often.
func (d *drift) advance(g *Game) {
	switch {
	case d.left == 0:
		return
	case !g.settings.Weather || g.settings.ReducedMotion:
		d.left = 0
		g.stale = true
		return
	}
	d.left--
	d.time += min(1, float64(d.left)/settleFor) / ticksPerSecond
	g.stale = g.stale || d.left%driftEvery == 0
	g.drifts = d.left > 0
}

// wakeForWeather has a frame drawn when the next picture of the weather is due, if nothing else asks for frames.
func (g *Game) wakeForWeather() {
	const due = driftEvery * time.Second / ticksPerSecond
	switch {
	case !g.drifts || g.rested <= restAfter:
	case g.wake == nil:
		g.wake = time.AfterFunc(due, ebiten.ScheduleFrame)
	default:
		g.wake.Reset(due)
	}
}

// draw adds the weather to a scene.
func (d *drift) draw(g *Game, s *render.Scene) {
	s.Weather = render.Weather{On: g.settings.Weather, Moves: d.left > 0, Time: d.time}
}
