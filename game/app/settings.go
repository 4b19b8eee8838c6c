package app

import (
	"cmp"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/settings"
	"sixwinters/sound"
)

func (g *App) readSettings() {
	o := &g.Options
	g.File = settings.File{Name: o.Settings, Said: settings.Said{Speed: o.Speed.String(), Scale: o.Scale, Theme: o.Theme}}
	g.Settings = g.File.Read()
	if runtime.GOOS == "js" { // a browser fills the screen only after a click
		g.Settings.FullScreen = false
	}
	g.setKeys()
}

// SaveSettings writes the settings to their file and applies them.
func (g *App) SaveSettings() {
	g.File.Save(g.Settings)
	g.Apply()
}

// ToggleMute turns the sound off and on.
func (g *App) ToggleMute() {
	g.Settings.Mute = !g.Settings.Mute
	g.SaveSettings()
	g.Hear(sound.Press, 0)
}

// RereadSettings reads the file of the settings after it has changed.
func (g *App) RereadSettings() {
	now, news := g.File.Reread(g.Settings)
	if g.Settings = now; news {
		g.Apply()
	}
}

// Apply applies the settings everywhere.
func (g *App) Apply() {
	if g.Windowed && ebiten.IsFullscreen() != g.Settings.FullScreen {
		ebiten.SetFullscreen(g.Settings.FullScreen)
	}
	g.setKeys()
	g.Dress()
	if g.Scene != nil {
		g.Scene.Settle(g)
	}
	if g.Sheet != nil {
		g.Sheet.Settle()
	}
	g.Redraw()
}

// Dress applies the colour theme and the patterns.
func (g *App) Dress() {
	art.Use(g.Settings.Theme)
	g.Painter.Patterns = g.Settings.Patterns
}

// Scale returns the size of everything; 1 is the usual one. For fingers it is so large that each target is FingerTarget, up to the
// largest size there is.
func (g *App) Scale() float64 {
	scale := float64(g.Settings.Scale) / 100
	if g.Keyboard.Device == input.Touch {
		by := max(1, g.Lens.by)
		unit := layout.UnitIn(float64(g.Width)/by, float64(g.Height)/by)
		scale = max(scale, min(FingerTarget*max(1, g.DeviceScale)/(layout.LeastTarget*unit), settings.MostScale/100.0))
	}
	return scale
}

// FingerTarget is the least side of a target for fingers, in pixels of the desktop.
const FingerTarget = 44

// Speed returns how fast events are shown.
func (g *App) Speed() motion.Speed {
	v, _ := motion.ParseSpeed(cmp.Or(g.File.Said.Speed, g.Settings.Speed)) // reading the file has replaced unknown words
	return v
}

// setKeys applies the keys of the settings.
func (g *App) setKeys() {
	var wrong []string
	g.Keyboard.Keys, wrong = command.New(g.Settings.Keys, g.Settings.Pad)
	if len(wrong) > 0 {
		g.Notice = strings.Join(wrong, " ")
	}
}
