package game

import (
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
)

// A gamepad works in a window that rests, which nothing else wakes.
func TestPadWakesTheWindow(t *testing.T) {
	o := app.Options{Settings: filepath.Join(t.TempDir(), "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "introduced = true\nstarted = true\nweather = false\n")
	gametest.Held{}.Hold(t, o.Settings)
	p := gametest.Launch(t, o)
	defer p.Stop()
	was := ""
	for range 3 {
		p.UntilAlone("it rests", func(is *gametest.Sight) bool { return is.Sleeps })
		held := gametest.Held{Pad: []string{chord.PadDown}, Ticks: heldTicks}.Hold(t, o.Settings)
		p.UntilAlone("the gamepad moves the focus", func(is *gametest.Sight) bool { return is.Focus != was && is.Focus != "" })
		p.UntilAlone("the button is let go", func(is *gametest.Sight) bool { return is.Hand == held })
		was = p.Out.Sight().Focus
	}
}
