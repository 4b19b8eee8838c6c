package app

import (
	"cmp"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/menu"
	"sixwinters/game/reader"
	"sixwinters/game/teach"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
	"sixwinters/sound"
)

// App is what every scene is given: what comes with the game, the input and the settings of the players, and the ways to other
// scenes. It shows one scene at a time. The settings and the book of rules may lie over any scene.
type App struct {
	Options   Options
	Routes    Routes
	Book      *rules.Rulebook
	Reference *content.Reference
	Lessons   []*teach.Lesson
	Tips      []content.Tip
	Painter   *render.Painter
	Skin      *menu.Skin

	frames
	Width, Height int // of the window in device pixels; 0 before the first layout
	Scene         Scene
	Preferences   Sheet          // the settings; nil while they are closed
	Reader        *reader.Reader // the book of rules; nil while it is closed
	Pointer       input.Pointer
	Keyboard      input.Keyboard
	Thumbs        thumbs // of the tables of campaigns
	Notice        string // to be shown along the bottom of the window

	Settings    settings.Settings // in effect; call SaveSettings after a change
	File        settings.File     // where the settings are kept
	SoundPlayer *sound.Player     // nil without a window
	ToldSilence bool              // the log has said that sounds cannot be played

	Windowed   bool // there is a window, not only pictures
	Background bool // hints and tips are computed in the background
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

// OpenRules opens the book of rules at a page.
func (g *App) OpenRules(page string) {
	g.Reader = reader.Open(g.Reference, g.Book, page)
	g.Stale = true
}

// OpenSettings opens the settings over the scene. then, which may be nil, is called when they are closed.
func (g *App) OpenSettings(then func(g *App)) {
	g.Preferences = g.Routes.Settings(then)
	g.Stale = true
}

// CloseSheets closes the settings and the book of rules.
func (g *App) CloseSheets() { g.Reader, g.Preferences = nil, nil }

// Tick gives the time of one tick to the book of rules, the settings or the scene, whichever lies on top. F1 opens the book of
// rules. It reports whether anything has to be drawn again.
func (g *App) Tick() (stale bool, err error) {
	if g.Width == 0 {
		return false, nil
	}
	if g.Reader != nil {
		on := reader.Sheet{Painter: g.Painter, Width: g.Width, Height: g.Height, Scale: g.Scale()}
		if !g.Reader.Update(on, &g.Pointer, &g.Keyboard) {
			g.Reader = nil
			return true, nil
		}
		if g.Reader.Plays() {
			g.Rested = 0 // the next step of the picture comes without input
		}
		return g.Reader.Moving(), nil
	}
	if g.Preferences != nil {
		return g.Preferences.Update(g), nil
	}
	if g.Keyboard.Asks(command.RulesHere) {
		g.OpenRules(cmp.Or(g.Scene.Topic(g), reader.FirstPage))
		return true, nil
	}
	return g.Scene.Update(g)
}

// Paint draws the scene with what lies over it.
func (g *App) Paint(screen *ebiten.Image) {
	g.Scene.Draw(g, screen)
	if g.Preferences != nil {
		g.Preferences.Draw(screen)
	}
	if g.Reader != nil {
		g.Reader.Draw(g.Painter, screen)
	}
}

// Waker returns a function that wakes the window from the background, or nil if nothing is computed there.
func (g *App) Waker() func() {
	if g.Background {
		return ebiten.ScheduleFrame
	}
	return nil
}

// Folder is the folder of the campaigns.
func (g *App) Folder() saves.Folder {
	if g.Options.Saves != "" {
		return saves.Folder(g.Options.Saves)
	}
	return saves.DefaultFolder()
}

// Campaign is the campaign that is played or looked at, or nil.
func (g *App) Campaign() *saves.Campaign { return g.Scene.Played() }

// Follows reports whether anything in sight may look different just because the pointer has moved, or because a button is down.
func (g *App) Follows() bool {
	return g.Reader != nil || g.Preferences != nil || !g.Pointer.OnlyMoved() || g.Scene.Follows()
}

// TakeDropped gives the scene files that were dropped on the window. If it takes none, the players are told where to drop them.
func (g *App) TakeDropped(dropped fs.FS) {
	if !g.Scene.TakeFiles(g, dropped) {
		g.Notice = "Drop campaign files on the title or on the list of all campaigns."
		return
	}
	g.Redraw()
}

// Close ends the program, or has the scene ask first if that would lose something.
func (g *App) Close() error { return g.Scene.Quit(g) }
