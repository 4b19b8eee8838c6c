package game

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/chord"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/menu"
	"sixwinters/settings"
)

// menuNow is the menu that lies on top.
func menuNow(g *Game) *menu.Menu {
	if g.preferences != nil {
		return g.preferences.menu
	}
	switch s := g.scene.(type) {
	case *title:
		return s.menu
	case *newCampaign:
		return s.menu
	case *credits:
		return s.menu
	case *loader:
		return s.menu
	case *lessons:
		return s.menu
	case *crash:
		return s.menu
	case *table:
		if s.dialog != nil {
			return s.dialog.menu
		}
	case *replay:
		if s.t.dialog != nil {
			return s.t.dialog.menu
		}
	}
	return nil
}

// menuScenes are the pictures that show a menu.
var menuScenes = []string{
	"first-start", "title", "title-with-campaigns", "new-campaign", "credits", "credits-icons", "campaigns", "campaign-renamed", "campaign-deleted",
	"campaign-refused", "campaigns-dropped", "settings-look", "settings-sound", "settings-play", "settings-keys", "pause", "recovered", "other-cards",
	"not-saved", "take-back", "handed-over", "replay-menu", "replay-branch", "lesson-pause", "lesson-over", "crash", "crash-without-report", "crash-without-campaign", "lessons",
	"end-of-year", "next-year", "end-of-campaign", "end-of-a-good-year", "next-good-year", "end-of-a-good-campaign",
}

// stageMenu puts a scene of the pictures on the stage.
func stageMenu(t *testing.T, g *Game, name string) {
	t.Helper()
	all := slices.Concat(shotScenes, lessonScenes, sheetScenes)
	i := slices.IndexFunc(all, func(s staged) bool { return s.name == name })
	if i < 0 {
		t.Fatalf("there is no scene %q", name)
	}
	g.preferences, g.reader = nil, nil
	if err := all[i].stage(g); err != nil {
		t.Fatal(err)
	}
}

// TestNoMenuOverflows lays every menu out at all scales: no text may be larger than its box, and nothing may lie outside
// the window or outside what it belongs to.
func TestNoMenuOverflows(t *testing.T) {
	for _, name := range menuScenes {
		g := withSettings(t, Options{}, "started = true\n") // another for each: without frames no text that was shaped is ever forgotten
		stageMenu(t, g, name)
		for _, size := range []image.Point{{X: leastWidth, Y: leastHeight}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}} {
			screen := ebiten.NewImage(size.X, size.Y)
			for _, scale := range []int{75, 100, 125, 150, 175, 200} {
				g.width, g.height, g.settings.Scale = size.X, size.Y, scale
				g.apply()
				for range 2 {
					tickScene(t, g)
				}
				m := menuNow(g)
				if m == nil {
					t.Fatalf("%s: there is no menu in %T", name, g.scene)
				}
				m.Draw(screen)
				if _, atStart := g.scene.(*title); atStart && m.Scrolls() {
					t.Errorf("%s, %d %%, %v: the title is scrolled", name, scale, size)
				}
				if wrong := m.Overflows(); len(wrong) > 0 {
					t.Errorf("%s, %d %%, %v:\n  %s", name, scale, size, strings.Join(wrong, "\n  "))
				}
			}
			screen.Deallocate()
		}
	}
}

// strike makes the keyboard strike a key in the next tick.
func strike(t *testing.T, g *Game, word string) {
	t.Helper()
	g.keyboard.Struck = []input.Stroke{{Chord: chord.Must(word)}}
	tickScene(t, g)
	g.keyboard.Struck = nil
	tickScene(t, g)
	if m := menuNow(g); m != nil {
		screen := ebiten.NewImage(g.width, g.height)
		defer screen.Deallocate()
		m.Draw(screen)
	}
}

// TestEverythingCanBeFocused goes round every menu with Tab: everything that can be pressed, chosen or written is come to
// once, and is in sight then. Down comes no further than the last thing, and never to nothing.
func TestEverythingCanBeFocused(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	g.width, g.height, g.settings.Scale = leastWidth, leastHeight, 200
	for _, name := range menuScenes {
		if err := g.useSkin(); err != nil { // nothing was done in any menu yet
			t.Fatal(err)
		}
		stageMenu(t, g, name)
		tickScene(t, g)
		tickScene(t, g)
		strike(t, g, "Tab")
		m := menuNow(g)
		seen := map[widget.Focuser]bool{}
		for range m.Focusers() {
			at := m.Focused()
			if at == nil || seen[at] {
				t.Fatalf("%s: Tab comes to %q again, or to nothing", name, m.Names()[at])
			}
			seen[at] = true
			if m.Names()[at] == "" {
				t.Errorf("%s: Tab comes to %T, which has no name", name, at)
			}
			if r := at.GetWidget().Rect; !r.In(m.Seen(at)) {
				t.Errorf("%s: %q is out of sight at %v", name, m.Names()[at], r)
			}
			strike(t, g, "Tab")
			m = menuNow(g)
		}
		for range len(seen) {
			strike(t, g, "Down")
			if m := menuNow(g); m.Focused() == nil {
				t.Fatalf("%s: Down comes to nothing", name)
			}
		}
	}
}

// TestSettingsByKeys sets each kind of setting by the keyboard alone.
func TestSettingsByKeys(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	g.openSettings(nil)
	tickScene(t, g)
	focus := func(name string) {
		t.Helper()
		m := menuNow(g)
		for f, is := range m.Names() {
			if is == name {
				g.skin.ByKeys = true
				m.Focus(f)
				return
			}
		}
		t.Fatalf("there is no %q", name)
	}
	for _, c := range []struct {
		page, on, key string
		set           func(s settings.Settings) bool
	}{
		{"Look", "Size: 150%", "Enter", func(s settings.Settings) bool { return s.Scale == 150 }},
		{"Look", "Colours: High contrast", "Space", func(s settings.Settings) bool { return s.Theme == "high-contrast" }},
		{"Look", "Patterns: On", "Enter", func(s settings.Settings) bool { return s.Patterns }},
		{"Look", "Less motion: On", "Enter", func(s settings.Settings) bool { return s.ReducedMotion }},
		{"Look", "Weather: Off", "Enter", func(s settings.Settings) bool { return !s.Weather }},
		{"Look", "Full screen: On", "Enter", func(s settings.Settings) bool { return s.FullScreen }},
		{"Sound", "Volume", "Left", func(s settings.Settings) bool { return s.Volume == 65 }},
		{"Sound", "Sound: Off", "Enter", func(s settings.Settings) bool { return s.Mute }},
		{"Play", "Speed: Fast", "Enter", func(s settings.Settings) bool { return s.Speed == "fast" }},
		{"Play", "Step by step: On", "Enter", func(s settings.Settings) bool { return s.StepThrough }},
		{"Play", "Hand over: On", "Enter", func(s settings.Settings) bool { return s.HandOver }},
		{"Play", "Tips: Off", "Enter", func(s settings.Settings) bool { return !s.Tips }},
	} {
		focus(c.page)
		strike(t, g, "Enter")
		focus(c.on)
		strike(t, g, c.key)
		for range 2 { // a slider tells what has become of it, and then it is let go
			tickScene(t, g)
		}
		if s := inFile(t, g); !c.set(s) || !c.set(g.settings) {
			t.Errorf("%s, %s: the file has %+v", c.on, c.key, s)
		}
	}
	focus("Look")
	strike(t, g, "Enter")
	g.width, g.height = leastWidth, leastHeight
	strike(t, g, "Down") // it is drawn
	focus("Weather: On")
	before := menuNow(g).ScrolledBy()
	strike(t, g, "Enter")
	if m := menuNow(g); before == 0 || m.ScrolledBy() != before || m.Names()[m.Focused()] != "Weather: On" {
		t.Errorf("after a setting the sheet is scrolled to %d, not %d, and %q is focused", m.ScrolledBy(), before, m.Names()[m.Focused()])
	}
	strike(t, g, "Escape")
	if g.preferences != nil {
		t.Error("Escape does not close the settings")
	}
}

// Home and End scroll a sheet that is higher than the window to its beginning and its end, as far as PageUp and PageDown come.
func TestHomeAndEndScroll(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\nscale = 200\n")
	g.width, g.height = 1280, 720
	stageMenu(t, g, "end-of-a-good-campaign")
	strike(t, g, "Tab") // it is drawn
	far := 0
	for range 40 {
		strike(t, g, "PageDown")
		far = max(far, menuNow(g).ScrolledBy())
	}
	for _, c := range []struct {
		key string
		to  int
	}{{"Home", 0}, {"End", far}, {"PageUp", far - g.height/2}, {"End", far}, {"Home", 0}} {
		if strike(t, g, c.key); menuNow(g).ScrolledBy() != c.to {
			t.Errorf("%s scrolls to %d, not %d", c.key, menuNow(g).ScrolledBy(), c.to)
		}
	}
	if far <= g.height/2 {
		t.Errorf("the sheet is scrolled by %d only: no more than a page", far)
	}
}

// TestKeysAreSet gives a command another key, one that is taken, and its usual one again.
func TestKeysAreSet(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	g.openSettings(nil)
	g.preferences.page = keysPage
	tickScene(t, g)
	ask := func() {
		t.Helper()
		screen := ebiten.NewImage(g.width, g.height)
		defer screen.Deallocate()
		pressIn(t, menuNow(g), command.Undo)
		for drawn := 0; ; drawn++ { // the window rests once there is nothing more to draw
			g.stale = false
			stale, err := g.tick()
			if err != nil || menuNow(g) == nil {
				t.Fatalf("while a key is waited for there is no sheet, and the error %v", err)
			}
			if !stale && !g.stale {
				if menuNow(g).Fresh() {
					t.Fatalf("the sheet that waits for a key is drawn only %d times", drawn)
				}
				return
			}
			g.preferences.draw(screen)
		}
	}
	for _, c := range []struct {
		key, file, say string
	}{
		{"Ctrl+U", "Ctrl+U", "Ctrl+U now takes the last move back."},
		{"L", "Ctrl+U", "L already opens or closes the log."},
		{"Escape", "Ctrl+U", ""},
		{"U", "", "U now takes the last move back."},
	} {
		ask()
		strike(t, g, c.key)
		if s := inFile(t, g); s.Keys[command.Undo] != c.file || g.preferences.say != c.say || g.preferences.asked != "" {
			t.Errorf("%s: the file has %v, and it says %q", c.key, s.Keys, g.preferences.say)
		}
	}
	ask()
	strike(t, g, "Ctrl+U")
	for range 2 { // it is asked whether they shall go
		pressIn(t, menuNow(g), "The usual keys")
		tickScene(t, g)
	}
	if s := inFile(t, g); len(s.Keys) != 0 || !g.keyboard.Keys.Means(chord.Must("U"), command.Undo) {
		t.Errorf("with the usual keys the file has %v", s.Keys)
	}
}
