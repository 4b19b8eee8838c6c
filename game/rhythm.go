package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
)

// rhythm is how the window gets the frames that it asks for.
type rhythm struct {
	ticked bool        // there has been a tick since the last frame
	wake   *time.Timer // for what is drawn again though nobody does anything
}

// ask asks for frames all the time, or only on input.
func (g *Game) ask() {
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

// waits reports whether nothing moves but what is drawn now and then.
func (g *Game) waits() bool { return g.Due > 0 && g.Rested > app.WaitsAfter }

// wakeForTick asks for another frame after one that came too soon after the last for a tick. What has woken the window then, such as a
// click, would not be seen before something else does.
func (g *Game) wakeForTick() {
	if !g.ticked && ebiten.FPSMode() == ebiten.FPSModeVsyncOffMinimum {
		time.AfterFunc(time.Second/ebiten.DefaultTPS, ebiten.ScheduleFrame)
	}
	g.ticked = false
}

// wakeForNext has the next frame drawn when it is due, if nothing else asks for frames.
func (g *Game) wakeForNext() {
	switch {
	case !g.waits():
	case g.wake == nil:
		g.wake = time.AfterFunc(g.Due, ebiten.ScheduleFrame)
	default:
		g.wake.Reset(g.Due)
	}
}
