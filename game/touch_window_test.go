package game

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
)

// A tap in the window presses a button of the title, and from then on everything is as large as fingers need it.
func TestTapPressesAButton(t *testing.T) {
	o := app.Options{Settings: filepath.Join(t.TempDir(), "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "introduced = true\nstarted = true\nweather = false\n")
	gametest.Held{}.Hold(t, o.Settings)
	p := gametest.Launch(t, o)
	defer p.Stop()
	place := func(name string) (x0, y0, x1, y1 int) {
		for _, line := range p.Out.Sight().Menu {
			if at, is := strings.CutPrefix(line, fmt.Sprintf("%q at ", name)); is {
				_, _ = fmt.Sscanf(at, "(%d,%d)-(%d,%d)", &x0, &y0, &x1, &y1)
			}
		}
		return x0, y0, x1, y1
	}
	p.UntilAlone("the button lies there", func(*gametest.Sight) bool { _, _, x1, _ := place("New campaign"); return x1 > 0 })
	x0, y0, x1, y1 := place("New campaign")
	high := y1 - y0
	title := p.Out.Sight().Scene
	p.UntilAlone("it takes taps", func(is *gametest.Sight) bool { return is.Takes > 0 && time.Now().UnixMilli() > is.Takes })
	gametest.Held{Fingers: []input.Finger{{ID: 1, X: float64(x0+x1) / 2, Y: float64(y0+y1) / 2}}, Ticks: 4}.Hold(t, o.Settings)
	p.UntilAlone("the tap opens another scene", func(is *gametest.Sight) bool { return is.Scene != title })
	p.UntilAlone("its buttons are larger", func(*gametest.Sight) bool { _, y0, _, y1 := place("Begin the campaign"); return y1-y0 > 3*high/2 })
}
