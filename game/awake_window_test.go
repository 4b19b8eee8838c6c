package game

import (
	"fmt"
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
		p.untilAlone("it asks for no more frames", func(is *sight) bool { return is.Sleeps })
		time.Sleep(50 * time.Millisecond) // some ticks, so that there is one when it is woken
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
		p.untilAlone(fmt.Sprintf("in round %d it sees the button, down: %t", round+1, down), func(is *sight) bool { return is.Left == down })
	}
}
