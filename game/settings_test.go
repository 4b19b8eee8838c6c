package game

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/settings"
)

// withSettings is the program with a file of settings of its own, which says something, without a window.
func withSettings(t *testing.T, o Options, say string) *Game {
	t.Helper()
	dir := t.TempDir()
	o.Settings, o.Saves = filepath.Join(dir, "settings.toml"), filepath.Join(dir, "campaigns")
	if say != "" {
		writeText(t, o.Settings, say)
	}
	g := gameWith(t, o)
	g.width, g.height = windowWidth, windowHeight
	return g
}

func writeText(t *testing.T, file, say string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(say), 0o666); err != nil {
		t.Fatal(err)
	}
}

// inFile is what the file of the settings says.
func inFile(t *testing.T, g *Game) settings.Settings {
	t.Helper()
	s, err := settings.Read(g.file.Name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSettingsAreWrittenAndInEffect(t *testing.T) {
	g := withSettings(t, Options{}, "speed = \"slow\"\n")
	table := tableOf(g, practice(g, rules.Options{Seed: 1}).campaign)
	g.show(table)
	if table.speed != motion.Slow {
		t.Errorf("the table begins at the speed %v", table.speed)
	}
	g.settings.Speed, g.settings.Volume = "fast", 20
	g.saveSettings()
	if table.speed != motion.Fast {
		t.Errorf("the table goes on at the speed %v", table.speed)
	}
	if s := inFile(t, g); s.Speed != "fast" || s.Volume != 20 {
		t.Errorf("the file has %v", s)
	}
}

// TestCommandLineWins starts with flags over a file: what they say is in effect, also when the file changes, until the players set
// something else.
func TestCommandLineWins(t *testing.T) {
	g := withSettings(t, Options{Speed: motion.Off, Scale: 150, Theme: "high-contrast"}, "speed = \"slow\"\nscale = 125\n")
	if g.speed() != motion.Off || g.settings.Scale != 150 || g.settings.Theme != "high-contrast" {
		t.Errorf("in effect are %v", g.settings)
	}
	writeText(t, g.file.Name, "speed = \"normal\"\nvolume = 3\n")
	g.rereadSettings()
	if g.speed() != motion.Off || g.settings.Scale != 150 || g.settings.Volume != 3 {
		t.Errorf("after the file has changed, in effect are %v", g.settings)
	}
	g.settings.Speed = "fast"
	g.saveSettings()
	if s := inFile(t, g); g.speed() != motion.Fast || s.Speed != "fast" || s.Scale != 100 {
		t.Errorf("after the speed was set, it is %v, and the file has %v", g.speed(), s)
	}
}

// Settings that cannot be written are in effect all the same.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	g := withSettings(t, Options{}, "")
	g.file.Name = filepath.Join(os.DevNull, "settings.toml")
	g.settings.Speed = "off"
	g.saveSettings()
	if g.speed() != motion.Off || g.file.Trouble == nil {
		t.Errorf("the speed is %v, and it is said: %v", g.speed(), g.file.Trouble)
	}
}

// The sheet of the settings is as large on all its pages, so that what turns them stays where it is.
func TestSettingsKeepTheirSize(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	for _, size := range []image.Point{{X: leastWidth, Y: leastHeight}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}} {
		for _, scale := range scales {
			g.width, g.height, g.settings.Scale = size.X, size.Y, scale
			g.dress()
			var first image.Rectangle
			for _, p := range []*preferences{
				{page: lookPage}, {page: soundPage}, {page: playPage}, {page: keysPage},
				{page: playPage, say: explainedAgain}, {page: keysPage, say: "Now press the key."}, {page: keysPage, say: sureKeys},
			} {
				p.build(g)
				p.menu.Lay()
				if p.page == 0 {
					first = p.menu.At()
				}
				if at := p.menu.At(); at != first || !at.In(image.Rectangle{Max: size}) {
					t.Errorf("%v at %d %%: the page %s, saying %q, lies at %v, and the first at %v", size, scale, prefPageNames[p.page], p.say, at, first)
				}
			}
		}
	}
}
