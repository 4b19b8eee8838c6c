package game

import (
	"testing"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// wheelUp is the wheel, as a button of the mouse.
const wheelUp = 4

// A real wheel zooms to what the pointer is on, and the middle button moves the table.
func TestRealWheelZooms(t *testing.T) {
	p := gametest.StartProgram(t, rules.Options{Seed: gametest.ShotSeed})
	defer p.Stop()
	p.Do(gametest.Step{X: 640, Y: 300})
	for _, zoom := range []float64{1.25, 1.5, 2} {
		for _, event := range []byte{xproto.ButtonPress, xproto.ButtonRelease} {
			xtest.FakeInput(p.X, event, wheelUp, 0, p.Root, 0, 0, 0)
		}
		p.X.Sync()
		p.UntilAlone("the wheel zooms", func(is *gametest.Sight) bool { return is.Zoom == zoom })
	}
	if is := p.Out.Sight(); is.Part.X != 640 {
		t.Errorf("in sight is %+v, in which the pointer is not where it was", is.Part)
	}
	p.Do(gametest.Step{Button: gametest.Middle, Down: true})
	p.Do(gametest.Step{X: 600, Y: 310})
	p.Do(gametest.Step{X: 540, Y: 320})
	p.Do(gametest.Step{Button: gametest.Middle})
	p.UntilAlone("the middle button moves the table", func(is *gametest.Sight) bool { return is.Part.X == 740 })
}
