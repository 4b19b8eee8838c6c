package app

import "time"

// frames is when the window draws: continuously while anything moves, now and then for what moves only now and then (a caret,
// the weather), and otherwise only on input, which costs nothing while nothing happens.
type frames struct {
	Stale   bool          // something has to be drawn again
	Drifted bool          // there is another picture of the weather
	Rested  int           // ticks since anything last moved but the weather
	Due     time.Duration // until something is drawn again though nobody does anything; 0: nothing is
}

// RestAfter is how many ticks after the last change the window stops asking for frames.
const RestAfter = 30

// WaitsAfter is how many ticks after the last change frames come only for what moves now and then.
const WaitsAfter = 6

// Disturb has everything drawn again, and frames asked for as after any change.
func (f *frames) Disturb() { f.Stale, f.Rested = true, 0 }

// DrawAgain asks for a frame in a while, for what moves only now and then: every frame is copied to the screen whole, and between
// two of them the window sleeps.
func (f *frames) DrawAgain(in time.Duration) { f.Due = max(in, 1) }
