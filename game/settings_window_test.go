package game

import (
	"fmt"
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/settings"
)

// More keys as the X server of the tests numbers them.
const (
	keyS     byte = 39
	keyQ     byte = 24
	keyLeft  byte = 113
	keyRight byte = 114
	keyDown  byte = 116
)

// TestSettingsWindow goes from the title of the real program to the settings by the keyboard alone, sets the speed, finds
// it in the file, and leaves. A second title sees the same keys, so that it is known what they have come to.
func TestSettingsWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	program := gametest.StartProgramWith(t, app.Options{Saves: filepath.Join(t.TempDir(), "campaigns")})
	defer program.Stop()
	file := filepath.Join(filepath.Dir(program.Record), "settings.toml")
	mirror := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "")
	gametest.Tick(t, mirror)
	strikeBoth := func(key byte, word string) {
		t.Helper()
		program.Press(key)
		gametest.Strike(t, mirror, word)
		var here gametest.Sight
		here.Look(mirror)
		program.Until(fmt.Sprintf("%s comes to %q", word, here.Focus), func(is *gametest.Sight) bool { return is.Likewise(&here) })
	}
	strikeBoth(keyS, "S")
	strikeBoth(keyRight, "Right") // from the first page
	strikeBoth(keyRight, "Right")
	strikeBoth(gametest.KeyEnter, "Enter")
	strikeBoth(keyDown, "Down")
	const want = "Speed: Fast"
	name := func() string {
		m := gametest.MenuNow(mirror)
		return m.Names[m.Focused()]
	}
	for range 4 {
		switch at := name(); {
		case at == want:
		case at == "Speed: At once":
			strikeBoth(keyLeft, "Left")
		default:
			strikeBoth(keyRight, "Right")
		}
	}
	if name() != want {
		t.Fatalf("the keys come to %q", name())
	}
	strikeBoth(gametest.KeyEnter, "Enter")
	program.Until("the file has the speed", func(*gametest.Sight) bool {
		s, err := settings.Read(file)
		return err == nil && s.Speed == "fast"
	})
	strikeBoth(gametest.KeyEscape, "Escape")
	program.Strike(keyQ)
	if err := program.Ends(); err != nil {
		t.Errorf("the program ends with %v\n%s", err, program.Out.String())
	}
}
