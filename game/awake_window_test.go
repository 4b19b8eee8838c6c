package game

import (
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/rules"
)

// A window that sleeps and has just been woken sees what comes next, however soon that is: a button that goes down within the same
// tick would else be seen when something else happens.
func TestWhatComesTooSoonForATickIsSeen(t *testing.T) {
	p := startProgram(t, rules.Options{Seed: shotSeed})
	defer p.stop()
	p.do(step{x: windowWidth / 2, y: 3 * windowHeight / 4})
	for round := range 8 {
		was := -1
		for asleep := time.Now(); time.Since(asleep) < 300*time.Millisecond; time.Sleep(5 * time.Millisecond) {
			if is := p.out.sight(); is.Frames != was { // it still asks for frames
				was, asleep = is.Frames, time.Now()
			}
		}
		down := round%2 == 0
		event := byte(xproto.ButtonRelease)
		if down {
			event = xproto.ButtonPress
		}
		p.nudge()
		p.x.Sync()
		time.Sleep(time.Duration(round%4+1) * time.Millisecond)
		xtest.FakeInput(p.x, event, left, 0, p.root, 0, 0, 0)
		p.x.Sync()
		for begun := time.Now(); p.out.sight().Left != down; time.Sleep(time.Millisecond) {
			if time.Since(begun) > patience {
				t.Fatalf("round %d: the button is down, and the window does not see it: %t", round+1, down)
			}
		}
	}
}
