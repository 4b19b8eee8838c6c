package app

import (
	"context"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/teach"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
	"sixwinters/sound"
	"sixwinters/speech"
	"sixwinters/together"
)

// App is what every scene is given: what comes with the game, the input and the settings of the players, and the ways to other
// scenes. It shows one scene at a time, and at most one sheet over it.
type App struct {
	Options   Options
	Routes    Routes
	Book      *rules.Rulebook // of the cards that a new campaign is played with
	Reference *content.Reference
	Lessons   []*teach.Lesson
	Tips      []content.Tip
	Painter   *render.Painter
	Skin      *menu.Skin

	frames
	writing
	speaking
	choosing      choosing
	Library       *Library
	Lens          Lens
	DeviceScale   float64 // device pixels to a pixel of the desktop; 0 is 1
	Width, Height int     // of the window in device pixels; 0 before the first layout
	Scene         Scene
	Sheet         Sheet // over the scene; nil for none
	Pointer       input.Pointer
	Keyboard      input.Keyboard
	Devices       input.Source // nil without a window
	Thumbs        thumbs       // of the tables of campaigns
	Notice        string       // to be shown over the scene for a while
	Noticed       string       // what is shown there

	Settings    settings.Settings // in effect; call SaveSettings after a change
	File        settings.File     // where the settings are kept
	SoundPlayer *sound.Player     // nil without a window
	Voice       speech.Voice      // nil without a window, and where the system has none
	ToldSilence bool              // the log has said that sounds cannot be played

	Lookout *together.Lookout // after shared tables; nil without a window

	Windowed   bool // there is a window, not only pictures
	Background bool // hints and tips are computed in the background

	// Chooser lets the players choose the file of a box, and returns its path, or "" for none. It is nil without a window, and in a browser.
	Chooser func(ctx context.Context) (path string, err error)
}

// Show makes another scene fill the window.
func (g *App) Show(s Scene) {
	if g.Scene != nil {
		g.Scene.Left()
	}
	if g.SoundPlayer != nil {
		g.SoundPlayer.Hush()
	}
	g.Scene = s
	g.Stale = true
}

// OpenRules opens the rules over the scene at a page, or at the first if there is no such page.
func (g *App) OpenRules(page string) { g.open(g.Routes.Rules(g, page)) }

// OpenSettings opens the settings over the scene. then, which may be nil, is called when they are closed.
func (g *App) OpenSettings(then func(g *App)) {
	g.open(g.Routes.Settings(then))
}

func (g *App) open(s Sheet) { g.Sheet, g.Stale = s, true }

// CloseSheet closes the sheet over the scene, if there is one.
func (g *App) CloseSheet() { g.Sheet = nil }

// Tick gives one tick to the sheet or, without one, to the scene. F1 opens the rules. It reports whether anything has to be drawn
// again.
func (g *App) Tick() (stale bool, err error) {
	if g.Width == 0 {
		return false, nil
	}
	g.speaking.asked(g)
	back := g.writing.begin(g)
	defer func() {
		back()
		g.writing.end(g)
		g.speaking.tell(g, stale)
	}()
	if g.Pointer.Interrupted || g.Sheet != nil {
		g.Scene.Interrupt(g)
	}
	if g.Sheet != nil {
		return g.Sheet.Update(g), nil
	}
	if g.Keyboard.Asks(command.RulesHere) {
		if own, has := g.Scene.(RuledScene); has {
			own.RulesHere(g)
		} else {
			g.OpenRules(g.Scene.Topic(g))
		}
		return true, nil
	}
	scene := g.Scene
	end := g.Lens.before(g)
	stale, err = scene.Update(g)
	end()
	g.Lens.after(g, scene)
	return stale, err
}

// Paint draws the scene with what lies over it.
func (g *App) Paint(screen *ebiten.Image) {
	g.speaking.due = true
	g.Lens.draw(g, screen, func(on *ebiten.Image) { g.Scene.Draw(g, on) })
	if g.Sheet != nil {
		g.Sheet.Draw(g, screen)
	}
	g.writing.draw(g, screen)
}

// DrawWeather draws the next picture of the weather alone, and reports whether nothing else has to be drawn again.
func (g *App) DrawWeather(screen *ebiten.Image) (alone bool) {
	if g.Width == 0 || g.Sheet != nil || g.writing.keys != nil {
		return false
	}
	g.Lens.draw(g, screen, func(on *ebiten.Image) { alone = g.Scene.DrawWeather(g, on) })
	return alone
}

// Waker returns a function that wakes the window from the background, or nil if nothing is computed there.
func (g *App) Waker() func() {
	if g.Background {
		return ebiten.ScheduleFrame
	}
	return nil
}

// Tell has sentences shown over the scene, if there are any.
func Tell(g *App, say []string) {
	if len(say) > 0 {
		g.Notice = strings.Join(say, " ")
	}
}

// Folder returns the folder of the campaigns.
func (g *App) Folder() saves.Folder {
	if g.Options.Saves != "" {
		return saves.Folder(g.Options.Saves)
	}
	return saves.DefaultFolder()
}

// Campaign returns the campaign that is played or looked at, or nil.
func (g *App) Campaign() *saves.Campaign { return g.Scene.Played() }

// Kept is a game in a file, whatever game it is.
type Kept interface {
	Name() string   // of the file, or "" if there is none
	Trouble() error // why it cannot be written, or nil
	Retry()
	News() []string
	Close() error // fails if the last moves could not be written
}

// Kept returns the game that is played or looked at, or nil.
func (g *App) Kept() Kept { return g.Scene.Kept() }

// Follows reports whether anything in sight may look different just because the pointer has moved, or because a button is down.
func (g *App) Follows() bool {
	return g.Sheet != nil || !g.Pointer.OnlyMoved() || g.Scene.Follows()
}

// Close ends the program, or has the scene ask first if that would lose something.
func (g *App) Close() error { return g.Scene.Quit(g) }
