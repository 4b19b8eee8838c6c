package game

import "sixwinters/render"

// drift is the weather over the table. It drifts for a while after something has happened, and then settles: a window in
// which nothing happens draws nothing.
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

// advance takes the time of one tick and reports whether the weather is to be drawn anew: what drifts slowly need not be
// drawn often.
func (d *drift) advance(g *Game) bool {
	if d.left == 0 {
		return false
	}
	if !g.settings.Weather || g.settings.ReducedMotion {
		d.left = 0
		return true
	}
	d.left--
	d.time += min(1, float64(d.left)/settleFor) / ticksPerSecond
	return d.left%driftEvery == 0
}

// draw adds the weather to a scene.
func (d *drift) draw(g *Game, s *render.Scene) {
	s.Weather = render.Weather{On: g.settings.Weather, Moves: d.left > 0, Time: d.time}
}
