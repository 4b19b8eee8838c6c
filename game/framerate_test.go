package game

import (
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
)

// ticking is a scene that counts its ticks, and those in which the hand does something.
type ticking struct {
	app.Scene
	ticks, acted int
}

func (s *ticking) Update(g *app.App) (stale bool, err error) {
	s.ticks++
	if p := &g.Pointer; p.Pressed || p.Released || p.Right || p.Wheel != 0 || len(g.Keyboard.Struck) > 0 {
		s.acted++
	}
	return false, nil
}

// A slow frame plays the ticks that it has left out, few enough that what comes new is seen before it takes clicks, and none of them
// repeats what the hand did. A window that rests leaves out none, and neither does a quick one.
func TestSlowFramesPlayTheTicksTheyLeftOut(t *testing.T) {
	now := time.Now().Add(time.Hour)
	ago := func(d time.Duration) time.Time { return now.Add(-d) }
	for _, c := range []struct {
		what string
		rate frameRate
		want int
	}{
		{"a quick frame", frameRate{makesUp: true, updated: ago(80 * time.Millisecond)}, 0},
		{"ten frames a second", frameRate{makesUp: true, updated: ago(100 * time.Millisecond)}, 5},
		{"six frames a second", frameRate{makesUp: true, updated: ago(170 * time.Millisecond)}, 9},
		{"a frame a second", frameRate{makesUp: true, updated: ago(time.Second)}, mostMissed},
		{"a window that rested", frameRate{makesUp: true}, 0},
		{"a window of a test", frameRate{updated: ago(time.Second)}, 0},
	} {
		g := Game{App: gametest.Mirror(t), frameRate: c.rate}
		s := &ticking{Scene: g.Scene}
		g.Scene = s
		g.Pointer.Pressed, g.Pointer.Wheel = true, 1
		g.Keyboard.Struck = []input.Stroke{{}}
		if err := g.catchUp(now); err != nil {
			t.Fatal(err)
		}
		if s.ticks != c.want || s.acted > 0 {
			t.Errorf("%s: %d ticks, %d of them with input, want %d without", c.what, s.ticks, s.acted, c.want)
		}
	}
}
