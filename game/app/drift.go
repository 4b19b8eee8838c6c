package app

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/weather"
)

// Weather drifts for a while after something has happened, and fades away as it falls: a window in which nothing happens draws
// nothing, and nothing hangs in its air. It is drawn again whenever it has moved visibly, and asks for no more frames than that.
type Weather struct {
	now   render.Weather
	Shown render.Weather // the same, of the picture that is shown
	Left  float64        // seconds until none is left
	taken time.Time      // when the time was last taken
}

const (
	driftFor  = 5.0   // seconds that it drifts
	comesFor  = 1.0   // of them, those in which it appears
	goesFor   = 2.5   // and fades away
	driftStep = 2.2   // how far it moves from one picture to the next, in units
	driftMost = 15    // pictures in a second
	early     = 0.004 // seconds that a frame may come before its picture is due: there is no other one for that
)

// Stir lets the weather drift, if there shall be any.
func (d *Weather) Stir(g *App) {
	if g.Settings.Weather && !g.Settings.ReducedMotion {
		d.Left = driftFor
	}
}

// Advance takes the time that has passed in the season that shows on the table, and asks for another picture where there is to be one.
func (d *Weather) Advance(g *App, season content.Season) {
	passed := d.passed(g)
	switch {
	case d.Left == 0:
		return
	case !g.Settings.Weather || g.Settings.ReducedMotion:
		d.Left, d.now.Seen, d.Shown.Seen = 0, 0, 0
		g.Stale = true
		return
	}
	d.Left = max(0, d.Left-passed)
	d.now.Time += passed
	d.now.Seen = min(1, d.now.Seen+passed/comesFor, d.Left/goesFor)
	apart := max(driftStep/weather.Speed(season), 1.0/driftMost) // of pictures, in seconds
	since := d.now.Time - d.Shown.Time
	if since >= apart-early || d.Left == 0 {
		d.Shown, since = d.now, 0
		g.Drifted = true
	}
	if d.Left > 0 {
		g.RedrawIn(time.Duration(min(d.Left, apart-since) * float64(time.Second)))
	}
}

// passed returns how many seconds have passed since it was last asked for. While frames are few, there are fewer ticks than the
// clock has: it is the clock that counts. Without a window a tick is a tick.
func (d *Weather) passed(g *App) float64 {
	const longest = 0.25 // after the window has slept
	if !g.Windowed {
		return 1.0 / ebiten.DefaultTPS
	}
	before := d.taken
	d.taken = time.Now()
	return min(longest, max(0, d.taken.Sub(before).Seconds()))
}
