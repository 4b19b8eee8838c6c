package game

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/game/command"
	"sixwinters/game/motion"
	"sixwinters/saves"
	"sixwinters/settings"
)

// The settings are read when the program starts and whenever their file changes, and are in effect at once. What the
// command line says wins over the file as long as nobody sets it anew, and is never written into the file.

// settingsFile is the file of the settings.
type settingsFile struct {
	name    string            // "" if they are kept nowhere
	says    settings.Settings // as it was read or written last
	trouble error             // what is wrong with it
	watch   *settings.Watch   // on it; nil if there is none
}

// follower is a scene that keeps something of the settings and takes up what has changed in them.
type follower interface {
	settle(g *Game)
}

// readSettings takes up the settings when the program starts.
func (g *Game) readSettings() {
	g.file.name = g.options.Settings
	g.settings = settings.Default()
	if g.file.name != "" {
		g.settings, g.file.trouble = settings.Read(g.file.name)
	}
	g.file.says = g.settings.Clone()
	g.override()
	g.setKeys()
}

// override puts what the command line says over the settings of the file.
func (g *Game) override() {
	o := &g.options
	if o.Speed != motion.AsSet {
		g.settings.Speed = o.Speed.String()
	}
	if o.Scale != 0 {
		g.settings.Scale = o.Scale
	}
	if o.Theme != "" {
		g.settings.Theme = o.Theme
	}
}

// saveSettings puts the settings into effect as they are now, and writes them into their file if that says otherwise.
func (g *Game) saveSettings() {
	out := g.toFile()
	if !reflect.DeepEqual(out, g.file.says) {
		g.writeSettings(out)
	}
	g.apply()
}

// toFile is what the file is to say: the settings, but for what only the command line has said.
func (g *Game) toFile() settings.Settings {
	out, o, file := g.settings.Clone(), &g.options, &g.file.says
	speed := o.Speed.String()
	if keepFiled(&out.Speed, &speed, file.Speed); speed == "" {
		o.Speed = motion.AsSet
	}
	keepFiled(&out.Scale, &o.Scale, file.Scale)
	keepFiled(&out.Theme, &o.Theme, file.Theme)
	return out
}

// keepFiled leaves a setting as the file has it that only the command line has said. What was set to something else since has been chosen by
// the players, and the command line counts no more.
func keepFiled[T comparable](setting, said *T, filed T) {
	var nothing T
	if *said != nothing && *setting == *said {
		*setting = filed
	} else {
		*said = nothing
	}
}

// writeSettings writes the file, if there is to be one. What could not be understood in it is kept in a copy beside it:
// somebody has written it by hand.
func (g *Game) writeSettings(out settings.Settings) {
	if g.file.name == "" {
		g.file.says = out
		return
	}
	if data, err := os.ReadFile(g.file.name); err == nil && g.file.trouble != nil {
		if err := saves.WriteFile(g.file.name+".old", data); err != nil {
			g.file.trouble = fmt.Errorf("the settings are not saved, so as not to lose the existing file: %w", err)
			return
		}
	}
	if g.file.trouble = out.Write(g.file.name); g.file.trouble == nil {
		g.file.says = out
	}
}

// rereadSettings takes up a file that has changed. One that cannot be understood changes nothing: it may be half written.
func (g *Game) rereadSettings() {
	s, err := settings.Read(g.file.name)
	news := (err == nil) != (g.file.trouble == nil)
	g.file.trouble = err
	var aside *settings.Aside
	if !errors.As(err, &aside) && !reflect.DeepEqual(s, g.file.says) {
		g.settings, g.file.says, news = s, s.Clone(), true
		g.override()
	}
	if news {
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
	if g.options.Speed != motion.AsSet {
		return g.options.Speed
	}
	v, _ := motion.ParseSpeed(g.settings.Speed) // reading has mended a word that there is not
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
