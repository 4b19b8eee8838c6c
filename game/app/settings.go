package app

import (
	"cmp"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/game/command"
	"sixwinters/game/motion"
	"sixwinters/settings"
)

// The settings are read when the program starts and whenever their file changes, and are in effect at once.

// readSettings takes up the settings when the program starts.
func (g *App) readSettings() {
	o := &g.Options
	g.File = settings.File{Name: o.Settings, Said: settings.Said{Speed: o.Speed.String(), Scale: o.Scale, Theme: o.Theme}}
	g.Settings = g.File.Read()
	g.setKeys()
}

// SaveSettings puts the settings into effect as they are now, and keeps them.
func (g *App) SaveSettings() {
	g.File.Save(g.Settings)
	g.Apply()
}

// RereadSettings takes up a file that has changed.
func (g *App) RereadSettings() {
	now, news := g.File.Reread(g.Settings)
	if g.Settings = now; news {
		g.Apply()
	}
}

// Apply puts the settings into effect everywhere.
func (g *App) Apply() {
	if g.Windowed && ebiten.IsFullscreen() != g.Settings.FullScreen {
		ebiten.SetFullscreen(g.Settings.FullScreen)
	}
	g.setKeys()
	g.Dress()
	if f, ok := g.Scene.(follower); ok {
		f.Settle(g)
	}
	if g.Preferences != nil {
		g.Preferences.Settle()
	}
	g.Disturb()
}

// Dress puts the colours that are set on everything that is drawn.
func (g *App) Dress() {
	art.Use(g.Settings.Theme)
	g.Painter.Patterns = g.Settings.Patterns
}

// Scale is how large everything is; 1 is the usual size.
func (g *App) Scale() float64 { return float64(g.Settings.Scale) / 100 }

// Speed is how fast what happens is shown.
func (g *App) Speed() motion.Speed {
	v, _ := motion.ParseSpeed(cmp.Or(g.File.Said.Speed, g.Settings.Speed)) // reading has mended a word that there is not
	return v
}

// setKeys puts the keys of the settings into effect.
func (g *App) setKeys() {
	var wrong []string
	g.Keyboard.Keys, wrong = command.New(g.Settings.Keys)
	if len(wrong) > 0 {
		g.Notice = strings.Join(wrong, " ")
	}
}
