package game

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/rules"
	"sixwinters/saves"
)

// writer is a program in whose window a new campaign is set up.
type writer struct {
	*gametest.Program
	settings, saves string
	taps            int
}

// startWriter starts it with campaigns of these names in its folder, the first played last.
func startWriter(t *testing.T, names ...string) *writer {
	t.Helper()
	dir := t.TempDir()
	w := &writer{settings: filepath.Join(dir, "settings.toml"), saves: filepath.Join(dir, "campaigns")}
	if len(names) > 0 {
		text, now := saves.Scratch(gametest.With(t, app.Options{}).Book, rules.Options{Seed: 7}).Text(), time.Now()
		if err := os.MkdirAll(w.saves, 0o777); err != nil {
			t.Fatal(err)
		}
		for i, name := range names {
			file, at := saves.Folder(w.saves).File(name), now.Add(-time.Duration(i+1)*time.Hour)
			gametest.WriteText(t, file, text)
			if err := os.Chtimes(file, at, at); err != nil {
				t.Fatal(err)
			}
		}
	}
	gametest.WriteText(t, w.settings, "introduced = true\nstarted = true\nweather = false\ntips = false\n")
	gametest.Held{}.Hold(t, w.settings)
	w.Program = gametest.Launch(t, app.Options{Settings: w.settings, Saves: w.saves, Width: gametest.WindowWidth, Height: gametest.WindowHeight})
	return w
}

// begun checks that a campaign of a seed and a player has been begun.
func (w *writer) begun(seed, player string) {
	w.T.Helper()
	w.UntilAlone("the campaign begins", func(is *gametest.Sight) bool { return strings.HasSuffix(is.Scene, "table.table") })
	files, _ := filepath.Glob(filepath.Join(w.saves, "*"))
	all := ""
	for _, file := range files {
		text, _ := os.ReadFile(file)
		all += string(text)
	}
	if !strings.Contains(all, seed) || !strings.Contains(all, player) {
		w.T.Errorf("it has no seed %s or player %s: %q", seed, player, all)
	}
}

func (w *writer) takes() {
	w.T.Helper()
	w.UntilAlone("it takes what is pressed", func(is *gametest.Sight) bool { return is.Takes > 0 && time.Now().UnixMilli() > is.Takes })
}

// heldTicks is how long buttons and fingers are held: long enough to be seen, and too short to repeat anything.
const heldTicks = 4

// press presses buttons of the gamepad and lets them go.
func (w *writer) press(buttons ...string) {
	w.T.Helper()
	w.takes()
	w.Hold(gametest.Held{Pad: buttons, Ticks: heldTicks})
}

// focus brings the focus of a menu to a widget by the gamepad.
func (w *writer) focus(name string) {
	w.T.Helper()
	for range 60 {
		if w.Out.Sight().Focus == name {
			return
		}
		was := w.Out.Sight().Focus
		w.press(chord.PadRT)
		w.UntilAlone("the focus moves", func(is *gametest.Sight) bool { return is.Focus != was })
	}
	w.T.Fatalf("the gamepad does not come to %s of %q", name, w.Out.Sight().Menu)
}

// key presses a key on the screen by the gamepad.
func (w *writer) key(name string) {
	w.T.Helper()
	for range 40 {
		is := w.Out.Sight()
		if is.Letters[name].Empty() {
			w.T.Fatalf("there is no key %s among %v", name, is.Letters)
		}
		way := gametest.WayToKey(is.Letters, is.Key, name)
		if w.press(way); way == chord.PadA {
			return
		}
	}
	w.T.Fatalf("the gamepad does not come to the key %s", name)
}

// A new campaign gets its seed and a player's name by gamepad only, and begins.
func TestPadWritesNameAndSeed(t *testing.T) {
	w := startWriter(t)
	defer w.Stop()
	w.focus("New campaign")
	w.press(chord.PadA)
	w.UntilAlone("the sheet of a new campaign opens", func(is *gametest.Sight) bool {
		return len(is.Letters) == 0 && strings.Contains(strings.Join(is.Menu, ""), "Seed")
	})
	w.focus("First player")
	w.press(chord.PadA)
	w.UntilAlone("a keyboard opens", func(is *gametest.Sight) bool { return len(is.Letters) > 40 })
	for _, key := range []string{"Shift", "A", "d", "x", "Delete", "a"} {
		w.key(key)
	}
	w.press(chord.PadLT, chord.PadA) // a capital
	w.press(chord.PadX)
	w.UntilAlone("the name is written", func(is *gametest.Sight) bool { return is.Written == "Ada" })
	w.press(chord.PadB)
	w.UntilAlone("the keyboard goes", func(is *gametest.Sight) bool { return len(is.Letters) == 0 && is.Focus == "First player" })
	w.focus("Seed")
	w.press(chord.PadA)
	w.UntilAlone("a keyboard of digits opens", func(is *gametest.Sight) bool { return len(is.Letters) == 12 })
	for _, key := range []string{"9", "0", "7", "Done"} {
		w.key(key)
	}
	w.focus("Begin the campaign")
	w.press(chord.PadA)
	w.begun("907", "Ada")
}

// tap taps a place.
func (w *writer) tap(at image.Rectangle) {
	w.T.Helper()
	w.takes()
	x, y := float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2
	w.taps++
	w.Hold(gametest.Held{Fingers: []input.Finger{{ID: w.taps, X: x, Y: y}}, Ticks: heldTicks})
}

// place returns where something of the menu lies.
func (w *writer) place(name string) image.Rectangle {
	return w.Out.Sight().Placed(name)
}

// in taps something of the menu, which is scrolled to as far as it must be.
func (w *writer) in(name string, come func(is *gametest.Sight) bool) {
	w.T.Helper()
	w.UntilAlone(name+" lies there", func(*gametest.Sight) bool { return !w.place(name).Empty() })
	foot := w.place("Begin the campaign").Min.Y // what lies lower is scrolled
	for at := w.place(name); foot > 0 && at.Min.Y != foot && at.Max.Y > foot; at = w.place(name) {
		for y := float64(foot - 40); y >= 240; y -= 50 { // a finger pushes the sheet up
			w.Hold(gametest.Held{Fingers: []input.Finger{{X: 640, Y: y}}})
		}
		w.Hold(gametest.Held{})
		w.Drawn()
	}
	w.tap(w.place(name))
	w.UntilAlone("what a tap on "+name+" brings", come)
}

// A new campaign gets its seed and a player's name by taps only, and begins.
func TestTouchWritesNameAndSeed(t *testing.T) {
	w := startWriter(t)
	defer w.Stop()
	open := func(is *gametest.Sight) bool { return len(is.Letters) > 0 }
	w.in("New campaign", func(*gametest.Sight) bool { return !w.place("Seed").Empty() })
	w.in("First player", open)
	for name, at := range w.Out.Sight().Letters {
		if min(at.Dx(), at.Dy()) < app.FingerTarget {
			t.Errorf("the key %s is %v", name, at.Size())
		}
	}
	typed := func(keys []string, want ...string) {
		t.Helper()
		for i, key := range keys {
			w.tap(w.Out.Sight().Letters[key])
			w.UntilAlone("the key "+key, func(is *gametest.Sight) bool { return is.Written == want[i] })
		}
	}
	w.tap(w.Out.Sight().Letters["Shift"])
	w.UntilAlone("there are capitals", func(is *gametest.Sight) bool { return !is.Letters["B"].Empty() })
	typed([]string{"B", "o", "Space", "Delete", "b"}, "B", "Bo", "Bo ", "Bo", "Bob")
	w.tap(w.Out.Sight().Letters["Done"])
	w.UntilAlone("the keyboard goes", func(is *gametest.Sight) bool { return !open(is) })
	w.in("Seed", open)
	typed([]string{"4", "2"}, "4", "42")
	w.tap(w.Out.Sight().Letters["Done"])
	w.UntilAlone("the keyboard goes", func(is *gametest.Sight) bool { return !open(is) })
	w.in("Begin the campaign", func(is *gametest.Sight) bool { return strings.HasSuffix(is.Scene, "table.table") })
	w.begun("42", "Bob")
}
