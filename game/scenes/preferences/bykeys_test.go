package preferences

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
	"sixwinters/settings"
	"sixwinters/speech"
)

// TestSettingsByKeys sets each kind of setting by the keyboard alone.
func TestSettingsByKeys(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.OpenSettings(nil)
	gametest.Tick(t, g)
	focus := func(name string) {
		t.Helper()
		m := gametest.MenuNow(g)
		for f, is := range m.Names {
			if is == name {
				g.Skin.ByKeys = true
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
		gametest.Strike(t, g, "Enter")
		focus(c.on)
		gametest.Strike(t, g, c.key)
		for range 2 { // a slider tells what has become of it, and then it is let go
			gametest.Tick(t, g)
		}
		if s := gametest.InFile(t, g); !c.set(s) || !c.set(g.Settings) {
			t.Errorf("%s, %s: the file has %+v", c.on, c.key, s)
		}
	}
	focus("Keys")
	gametest.Strike(t, g, "Enter")
	g.Width, g.Height = app.LeastWidth, app.LeastHeight
	gametest.Strike(t, g, "Down") // it is drawn
	focus(command.Log)
	before := gametest.MenuNow(g).ScrolledBy()
	gametest.Strike(t, g, "Enter")
	gametest.Strike(t, g, "Escape") // keeps the key
	if m := gametest.MenuNow(g); before == 0 || m.ScrolledBy() != before || m.Names[m.Focused()] != command.Log {
		t.Errorf("after a setting the sheet is scrolled to %d, not %d, and %q is focused", m.ScrolledBy(), before, m.Names[m.Focused()])
	}
	gametest.Strike(t, g, "Escape")
	if g.Sheet != nil {
		t.Error("Escape does not close the settings")
	}
}

// TestKeysAreSet gives a command another key, one that is taken, and its usual one again.
func TestKeysAreSet(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.OpenSettings(nil)
	g.Sheet.(*preferences).page = keysPage
	gametest.Tick(t, g)
	ask := func() {
		t.Helper()
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		gametest.PressIn(t, gametest.MenuNow(g), command.Undo)
		for drawn := 0; ; drawn++ { // the window rests once there is nothing more to draw
			g.Stale = false
			stale, err := g.Tick()
			if err != nil || gametest.MenuNow(g) == nil {
				t.Fatalf("while a key is waited for there is no sheet, and the error %v", err)
			}
			if !stale && !g.Stale {
				if gametest.MenuNow(g).Fresh() {
					t.Fatalf("the sheet that waits for a key is drawn only %d times", drawn)
				}
				return
			}
			g.Sheet.Draw(g, screen)
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
		gametest.Strike(t, g, c.key)
		if s := gametest.InFile(t, g); s.Keys[command.Undo] != c.file || g.Sheet.(*preferences).say != c.say || g.Sheet.(*preferences).asked != "" {
			t.Errorf("%s: the file has %v, and it says %q", c.key, s.Keys, g.Sheet.(*preferences).say)
		}
	}
	ask()
	gametest.Strike(t, g, "Ctrl+U")
	for range 2 { // it is asked whether they shall go
		gametest.PressIn(t, gametest.MenuNow(g), "Default keys")
		gametest.Tick(t, g)
	}
	if s := gametest.InFile(t, g); len(s.Keys) != 0 || !g.Keyboard.Keys.Means(chord.Must("U"), command.Undo) {
		t.Errorf("with the usual keys the file has %v", s.Keys)
	}
}

// voice writes down how it is to sound, and what it speaks.
type voice struct {
	speech.Voice
	sounds speech.Sound
	said   []string
}

func (v *voice) Names() []string       { return []string{"en-gb", "en-us"} }
func (v *voice) Sounds(s speech.Sound) { v.sounds = s }
func (v *voice) Speak(text string)     { v.said = append(v.said, text) }
func (v *voice) Hush()                 {}

// Which voice speaks, how fast and how much is set once speech is on, and each is heard at once.
func TestVoiceIsSet(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	v := &voice{}
	g.Voice = v
	g.OpenSettings(nil)
	g.Sheet.(*preferences).page = soundPage
	gametest.Tick(t, g)
	press := func(name string) {
		t.Helper()
		gametest.PressIn(t, gametest.MenuNow(g), name)
		gametest.Tick(t, g)
	}
	names := func() string { return strings.Join(gametest.NamesOf(gametest.MenuNow(g)), ", ") }
	if strings.Contains(names(), "Rate") {
		t.Errorf("while speech is off there is %s", names())
	}
	press("Speech: By key")
	for _, want := range []string{"en-gb", "en-us", "", "en-gb"} {
		if press("Voice"); v.sounds.Name != want || gametest.InFile(t, g).SpeechVoice != want {
			t.Errorf("the voice is %q, and in the file %q, not %q", v.sounds.Name, gametest.InFile(t, g).SpeechVoice, want)
		}
	}
	for word, want := range map[string]speech.Rate{"Slow": speech.Slow, "Normal": speech.Normal, "Fast": speech.Fast, "Very fast": speech.VeryFast} {
		said := len(v.said)
		if press("Rate: " + word); v.sounds.Rate != want || len(v.said) != said+1 {
			t.Errorf("%s: the rate is %d, and %q is spoken", word, v.sounds.Rate, v.said[said:])
		}
	}
	if press("Detail: Brief"); gametest.InFile(t, g).SpeechDetail != "brief" {
		t.Errorf("the detail in the file is %q", gametest.InFile(t, g).SpeechDetail)
	}
}
