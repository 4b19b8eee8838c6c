package game

import (
	"fmt"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// A window that sleeps and has just been woken sees what comes next, however soon that is: a button that goes down within the
// same tick would else be seen when something else happens.
func TestWhatComesTooSoonForATickIsSeen(t *testing.T) {
	gametest.AsPlayed(t)
	p := gametest.StartProgram(t, rules.Options{Seed: gametest.ShotSeed})
	defer p.Stop()
	p.Do(gametest.Step{X: gametest.WindowWidth / 2, Y: 3 * gametest.WindowHeight / 4})
	for round := range 8 {
		p.UntilAlone("it asks for no more frames", func(is *gametest.Sight) bool { return is.Sleeps })
		time.Sleep(50 * time.Millisecond) // some ticks, so that there is one when it is woken
		down := round%2 == 0
		event := byte(xproto.ButtonRelease)
		if down {
			event = xproto.ButtonPress
		}
		p.Nudge()
		p.X.Sync()
		time.Sleep(time.Duration(round%4+1) * time.Millisecond)
		xtest.FakeInput(p.X, event, gametest.Left, 0, p.Root, 0, 0, 0)
		p.X.Sync()
		p.UntilAlone(fmt.Sprintf("in round %d it sees the button, down: %t", round+1, down), func(is *gametest.Sight) bool { return is.Left == down })
	}
}
