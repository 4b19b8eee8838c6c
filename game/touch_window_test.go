package game

import (
	"image"
	"path/filepath"
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
	place := func(name string) image.Rectangle { return p.Out.Sight().Placed(name) }
	p.UntilAlone("the button lies there", func(*gametest.Sight) bool { return !place("New campaign").Empty() })
	at := place("New campaign")
	title := p.Out.Sight().Scene
	p.UntilAlone("it takes taps", func(is *gametest.Sight) bool { return is.Takes > 0 && time.Now().UnixMilli() > is.Takes })
	gametest.Held{Fingers: []input.Finger{{ID: 1, X: float64(at.Min.X+at.Max.X) / 2, Y: float64(at.Min.Y+at.Max.Y) / 2}}, Ticks: heldTicks}.Hold(t, o.Settings)
	p.UntilAlone("the tap opens another scene", func(is *gametest.Sight) bool { return is.Scene != title })
	p.UntilAlone("its buttons are larger", func(*gametest.Sight) bool { return place("Begin the campaign").Dy() > 3*at.Dy()/2 })
}
