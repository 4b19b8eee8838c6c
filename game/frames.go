package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// frames is when the window draws: continuously while anything moves, now and then for what moves only now and then (a caret,
// the weather), and otherwise only on input, which costs nothing while nothing happens.
type frames struct {
	stale   bool          // something has to be drawn again
	drifted bool          // there is another picture of the weather
	ticked  bool          // there has been a tick since the last frame
	rested  int           // ticks since anything last moved but the weather
	due     time.Duration // until something is drawn again though nobody does anything; 0: nothing is
	wake    *time.Timer   // for that
}

// In ticks after the last change: when the window stops asking for frames, and when they come only for what moves now and then.
const (
	restAfter  = 30
	waitsAfter = 6
)

// disturb has everything drawn again, and frames asked for as after any change.
func (f *frames) disturb() { f.stale, f.rested = true, 0 }

// ask asks for frames all the time, or only on input.
func (f *frames) ask() {
	if f.rested > restAfter || f.waits() {
		setFrames(ebiten.FPSModeVsyncOffMinimum)
	} else {
		setFrames(ebiten.FPSModeVsyncOn)
	}
}

func setFrames(mode ebiten.FPSModeType) {
	if ebiten.FPSMode() != mode {
		ebiten.SetFPSMode(mode)
	}
}

// drawAgain asks for a frame in a while, for what moves only now and then: every frame is copied to the screen whole, and between
// two of them the window sleeps.
func (f *frames) drawAgain(in time.Duration) { f.due = max(in, 1) }

// waits reports whether nothing but that moves.
func (f *frames) waits() bool { return f.due > 0 && f.rested > waitsAfter }

// wakeForTick asks for another frame after one that came too soon after the last for a tick. What has woken the window then, such as a
// click, would not be seen before something else does.
func (f *frames) wakeForTick() {
	if !f.ticked && ebiten.FPSMode() == ebiten.FPSModeVsyncOffMinimum {
		time.AfterFunc(time.Second/ebiten.DefaultTPS, ebiten.ScheduleFrame)
	}
	f.ticked = false
}

// wakeForNext has the next frame drawn when it is due, if nothing else asks for frames.
func (f *frames) wakeForNext() {
	switch {
	case !f.waits():
	case f.wake == nil:
		f.wake = time.AfterFunc(f.due, ebiten.ScheduleFrame)
	default:
		f.wake.Reset(f.due)
	}
}
