package app_test

import (
	"os"
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
)

// TestCommandLineWins starts with flags over a file: what they say is in effect, also when the file changes, until the players
// set something else.
func TestCommandLineWins(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off, Scale: 150, Theme: "high-contrast"}, "speed = \"slow\"\nscale = 125\n")
	if g.Speed() != motion.Off || g.Settings.Scale != 150 || g.Settings.Theme != "high-contrast" {
		t.Errorf("in effect are %v", g.Settings)
	}
	gametest.WriteText(t, g.File.Name, "speed = \"normal\"\nvolume = 3\n")
	g.RereadSettings()
	if g.Speed() != motion.Off || g.Settings.Scale != 150 || g.Settings.Volume != 3 {
		t.Errorf("after the file has changed, in effect are %v", g.Settings)
	}
	g.Settings.Speed = "fast"
	g.SaveSettings()
	if s := gametest.InFile(t, g); g.Speed() != motion.Fast || s.Speed != "fast" || s.Scale != 100 {
		t.Errorf("after the speed was set, it is %v, and the file has %v", g.Speed(), s)
	}
}

// Settings that cannot be written are in effect all the same.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "")
	g.File.Name = filepath.Join(os.DevNull, "settings.toml")
	g.Settings.Speed = "off"
	g.SaveSettings()
	if g.Speed() != motion.Off || g.File.Trouble == nil {
		t.Errorf("the speed is %v, and it is said: %v", g.Speed(), g.File.Trouble)
	}
}
