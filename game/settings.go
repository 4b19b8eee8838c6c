package game

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

// follower is a scene that keeps something of the settings and takes up what has changed in them.
type follower interface {
	settle(g *Game)
}

// readSettings takes up the settings when the program starts.
func (g *Game) readSettings() {
	o := &g.options
	g.file = settings.File{Name: o.Settings, Said: settings.Said{Speed: o.Speed.String(), Scale: o.Scale, Theme: o.Theme}}
	g.settings = g.file.Read()
	g.setKeys()
}

// saveSettings puts the settings into effect as they are now, and keeps them.
func (g *Game) saveSettings() {
	g.file.Save(g.settings)
	g.apply()
}

// rereadSettings takes up a file that has changed.
func (g *Game) rereadSettings() {
	now, news := g.file.Reread(g.settings)
	if g.settings = now; news {
		g.apply()
	}
}

// apply puts the settings into effect everywhere.
func (g *Game) apply() {
	if g.windowed && ebiten.IsFullscreen() != g.settings.FullScreen {
		ebiten.SetFullscreen(g.settings.FullScreen)
	}
	g.setKeys()
	g.dress()
	if f, ok := g.scene.(follower); ok {
		f.settle(g)
	}
	if g.preferences != nil {
		g.preferences.settle()
	}
	g.disturb()
}

// dress puts the colours that are set on everything that is drawn.
func (g *Game) dress() {
	art.Use(g.settings.Theme)
	g.painter.Patterns = g.settings.Patterns
}

// scale is how large everything is; 1 is the usual size.
func (g *Game) scale() float64 { return float64(g.settings.Scale) / 100 }

// speed is how fast what happens is shown.
func (g *Game) speed() motion.Speed {
	v, _ := motion.ParseSpeed(cmp.Or(g.file.Said.Speed, g.settings.Speed)) // reading has mended a word that there is not
	return v
}

// setKeys puts the keys of the settings into effect.
func (g *Game) setKeys() {
	var wrong []string
	g.keyboard.Keys, wrong = command.New(g.settings.Keys)
	if len(wrong) > 0 {
		g.unsaid = strings.Join(wrong, " ")
	}
}
