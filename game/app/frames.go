package app

import "time"

// frames is when the window draws: continuously while anything moves, now and then for what moves only now and then (a caret,
// the weather), and otherwise only on input, which costs nothing while nothing happens.
type frames struct {
	Stale   bool          // everything has to be drawn again
	Drifted bool          // there is another picture of the weather
	Rested  int           // ticks since anything moved, the weather aside
	Due     time.Duration // until the next frame without input; 0: none is asked for
}

// In ticks after the last change: when frames come only for what moves now and then, and when no more are asked for.
const (
	WaitsAfter = 6
	RestAfter  = 30
)

// Redraw has everything drawn again, and frames follow as after any change.
func (f *frames) Redraw() { f.Stale, f.Rested = true, 0 }

// RedrawIn asks for one frame after a while, or sooner if another has asked for that. It holds for this tick only. Until then the window may
// sleep, which saves copying whole frames to the screen.
func (f *frames) RedrawIn(wait time.Duration) {
	if wait = max(wait, 1); f.Due == 0 || wait < f.Due {
		f.Due = wait
	}
}
