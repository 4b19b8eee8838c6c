package game

import (
	"fmt"
	"path/filepath"
	"testing"

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
	program := startProgramWith(t, Options{Saves: filepath.Join(t.TempDir(), "campaigns")})
	defer program.stop()
	file := filepath.Join(filepath.Dir(program.record), "settings.toml")
	mirror := withSettings(t, Options{Speed: motion.Off}, "")
	tickScene(t, mirror)
	strikeBoth := func(key byte, word string) {
		t.Helper()
		program.press(key)
		strike(t, mirror, word)
		var here sight
		here.look(mirror)
		program.until(fmt.Sprintf("%s comes to %q", word, here.Focus), func(is *sight) bool { return is.likewise(&here) })
	}
	strikeBoth(keyS, "S")
	strikeBoth(keyRight, "Right") // from the first page
	strikeBoth(keyRight, "Right")
	strikeBoth(keyEnter, "Enter")
	strikeBoth(keyDown, "Down")
	const want = "Speed: Fast"
	name := func() string {
		m := menuNow(mirror)
		return m.Names()[m.Focused()]
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
	strikeBoth(keyEnter, "Enter")
	program.until("the file has the speed", func(*sight) bool {
		s, err := settings.Read(file)
		return err == nil && s.Speed == "fast"
	})
	strikeBoth(keyEscape, "Escape")
	program.strike(keyQ)
	if err := program.ends(); err != nil {
		t.Errorf("the program ends with %v\n%s", err, program.out.String())
	}
}
