package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
)

// frameRate is how the window gets the frames it asks for.
type frameRate struct {
	ticked bool        // there was a tick since the last frame
	wake   *time.Timer // of the next frame without input
}

// askForFrames asks for frames all the time or, once nothing moves, only on input.
func (g *Game) askForFrames() {
	if g.Rested > app.RestAfter || g.waits() {
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

// waits reports whether only a frame without input is still to come.
func (g *Game) waits() bool { return g.Due > 0 && g.Rested > app.WaitsAfter }

// wakeForTick asks for another frame after one that came too soon after the last for a tick. Otherwise the input that woke the
// window then, such as a click, would be seen only with the next input.
func (g *Game) wakeForTick() {
	if !g.ticked && ebiten.FPSMode() == ebiten.FPSModeVsyncOffMinimum {
		time.AfterFunc(time.Second/ebiten.DefaultTPS, ebiten.ScheduleFrame)
	}
	g.ticked = false
}

// wakeForNext starts the timer of the next frame without input, if no other frames come.
func (g *Game) wakeForNext() {
	switch {
	case !g.waits():
	case g.wake == nil:
		g.wake = time.AfterFunc(g.Due, ebiten.ScheduleFrame)
	default:
		g.wake.Reset(g.Due)
	}
}
