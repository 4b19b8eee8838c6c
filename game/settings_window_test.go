package game

import (
	"path/filepath"
	"testing"

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
		t.Skip("it takes a while to build the program")
	}
	program := startProgramWith(t, "-saves", filepath.Join(t.TempDir(), "campaigns"))
	defer program.stop()
	file := filepath.Join(filepath.Dir(program.record), "settings.toml")
	mirror := withSettings(t, Options{Speed: Off}, "")
	tickScene(t, mirror)
	strikeBoth := func(key byte, word string) {
		t.Helper()
		program.press(key)
		strike(t, mirror, word)
	}
	strikeBoth(keyS, "S")
	strikeBoth(keyRight, "Right") // from the first page
	strikeBoth(keyRight, "Right")
	strikeBoth(keyEnter, "Enter")
	strikeBoth(keyDown, "Down")
	const want = "Speed: Fast"
	name := func() string {
		m := menuNow(mirror)
		return m.names[m.focused()]
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
	if !program.wait(func() bool {
		s, err := settings.Read(file)
		return err == nil && s.Speed == "fast"
	}) {
		s, err := settings.Read(file)
		t.Fatalf("the file has %+v, %v\n%s", s, err, program.out.String())
	}
	program.press(keyEscape)
	program.press(keyQ)
	ended := make(chan error, 1)
	go func() { ended <- program.cmd.Wait() }()
	if !program.wait(func() bool { return len(ended) > 0 }) {
		t.Fatal("the program goes on")
	}
	if err := <-ended; err != nil {
		t.Errorf("the program ends with %v\n%s", err, program.out.String())
	}
	program.done = true
	program.x.Close()
}
