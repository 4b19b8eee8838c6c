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

	makesUp bool      // for the ticks that slow frames leave out
	updated time.Time // the last tick, if frames come all the time since; otherwise zero
}

// Ebitengine plays up to slowFrame worth of ticks for each frame. After a slower one it plays a single tick and forgets the rest: at five
// frames a second all motions would take twelve times as long, and so would the moments in which a new note takes no click.
const (
	slowFrame = 5 * time.Second / ebiten.DefaultTPS
	// mostMissed is fewer than a note waits before it takes a click ([app.Settled]), so that it is seen before.
	mostMissed = 12
	// catchUpTime keeps ticks that are slow themselves from making the next frame slower still.
	catchUpTime = 20 * time.Millisecond
)

// missed returns how many ticks a frame has left out that came at a time.
func (r *frameRate) missed(now time.Time) int {
	took := now.Sub(r.updated)
	if !r.makesUp || r.updated.IsZero() || took <= slowFrame {
		return 0
	}
	return min(int(took*ebiten.DefaultTPS/time.Second)-1, mostMissed)
}

// catchUp plays the ticks that a slow frame has left out, without input: what the hand does now comes after them.
func (g *Game) catchUp(now time.Time) error {
	missed := g.missed(now)
	if missed > 0 {
		g.Pointer.Calm()
		g.Keyboard.Calm()
	}
	for range missed {
		stale, err := g.Tick()
		if err != nil {
			return err
		}
		if stale {
			g.Redraw()
		}
		if time.Since(now) > catchUpTime {
			break
		}
	}
	return nil
}

// askForFrames asks for frames all the time or, once nothing moves, only on input. The tick began at a time.
func (g *Game) askForFrames(now time.Time) {
	if g.Rested > app.RestAfter || g.waits() {
		setFrames(ebiten.FPSModeVsyncOffMinimum)
		g.updated = time.Time{}
	} else {
		setFrames(ebiten.FPSModeVsyncOn)
		g.updated = now
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
