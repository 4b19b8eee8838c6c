package app

import (
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

// App is what every scene is given: what comes with the game, what the players do and have set, and the ways to other scenes.
// It holds one scene at a time, and what may lie over any scene: the settings and the book of rules.
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
	Width, Height int // of the window in device pixels; 0 until it has a size
	Scene         Scene
	Preferences   Sheet          // the settings, while they lie open over the scene
	Reader        *reader.Reader // the rules, while they lie open over the scene
	Pointer       input.Pointer
	Keyboard      input.Keyboard
	Thumbs        thumbs // of the tables of campaigns
	Notice        string // what the players are to be told along the bottom of the window

	Settings settings.Settings // in effect: saveSettings after a change
	File     settings.File     // they are kept in
	Sounds   *sound.Player     // nil without a window

	ToldSilence bool // that there is nothing to play sounds on

	Windowed   bool // there is a window, not only pictures
	Background bool // what takes long is thought out beside it
}

// Routes are the ways to other scenes. The program fills them in, so that no scene has to know another one.
type Routes struct {
	Title, NewCampaign, Campaigns, Lessons, Credits func(g *App) error

	// Begin is the table of a new campaign of players, who may have names.
	Begin func(g *App, o rules.Options, players ...string) (Scene, error)
	// Resume goes to the table of the campaign in a file.
	Resume func(g *App, file string) error
	// Replay looks again at the campaign in a file, from its beginning. back leads to where the players come from.
	Replay func(g *App, file string, back func(g *App)) error
	// Lesson goes to a lesson by its number, at one of its steps.
	Lesson func(g *App, number, step int) error
	// Settings is the sheet of the settings. then, which may be nil, is done when it is closed.
	Settings func(then func(g *App)) Sheet
}

// Scene is what fills the window.
type Scene interface {
	// Update takes the time of one tick. It reports whether anything has to be drawn again.
	Update(g *App) (stale bool, err error)
	Draw(g *App, screen *ebiten.Image)
}

// What a scene may do besides.
type (
	// follower keeps something of the settings and takes up what has changed in them.
	follower interface{ Settle(g *App) }

	// paged stays on top while what it asks or offers changes, so that a click could be meant for what was there before.
	paged interface {
		Open() any // the page it is open at; it can be compared
	}

	// topical knows the rule that fits best what the players see.
	topical interface{ Topic(g *App) string }

	// player shows a campaign that is being played or looked at.
	player interface{ Played() *saves.Campaign }

	// leaver clears something up when another scene takes its place.
	leaver interface{ Left() }

	// tracker tells whether it may look different just because the pointer has moved. Other scenes always may.
	tracker interface{ Follows() bool }

	// Drifter has weather over it, and draws that alone where nothing else has changed. It reports whether it could.
	Drifter interface {
		DrawDrift(g *App, screen *ebiten.Image) bool
	}

	// taker takes files that are dropped on the window.
	taker interface {
		TakeFiles(g *App, dropped fs.FS)
	}

	// quitter asks first where closing the window would lose something.
	quitter interface{ Quit(g *App) error }
)

// Sheet lies over any scene, such as the settings.
type Sheet interface {
	paged
	// Update takes the time of one tick. It reports whether anything has to be drawn again.
	Update(g *App) (stale bool)
	Draw(screen *ebiten.Image)
	// Settle takes up settings that have changed.
	Settle()
	// TakesKey reports whether it waits for a key that means nothing else.
	TakesKey() bool
}

// Show makes another scene fill the window.
func (g *App) Show(s Scene) {
	if before, ok := g.Scene.(leaver); ok {
		before.Left()
	}
	g.Scene = s
	g.Stale = true
}

// OpenRules opens the book of rules at a page.
func (g *App) OpenRules(page string) {
	g.Reader = reader.Open(g.Reference, g.Book, page)
	g.Stale = true
}

// OpenSettings lays the sheet of the settings over the scene. then, which may be nil, is done when it is closed.
func (g *App) OpenSettings(then func(g *App)) {
	g.Preferences = g.Routes.Settings(then)
	g.Stale = true
}

// CloseSheets takes away what lies over the scene.
func (g *App) CloseSheets() { g.Reader, g.Preferences = nil, nil }

// Tick gives the time of one tick to the rules if they lie open, and otherwise to the scene. F1 opens them.
func (g *App) Tick() (stale bool, err error) {
	if g.Width == 0 {
		return false, nil // the window has no size yet
	}
	if g.Reader != nil {
		if !g.Reader.Update(reader.Sheet{Painter: g.Painter, Width: g.Width, Height: g.Height, Scale: g.Scale()}, &g.Pointer, &g.Keyboard) {
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
		page := reader.FirstPage
		if t, ok := g.Scene.(topical); ok {
			page = t.Topic(g)
		}
		g.OpenRules(page)
		return true, nil
	}
	return g.Scene.Update(g)
}

// Paint draws the scene and, if they lie open, the rules over it.
func (g *App) Paint(screen *ebiten.Image) {
	g.Scene.Draw(g, screen)
	if g.Preferences != nil {
		g.Preferences.Draw(screen)
	}
	if g.Reader != nil {
		g.Reader.Draw(g.Painter, screen)
	}
}

// Waker wakes the window for what has been thought out beside it, or is nil where nothing is.
func (g *App) Waker() func() {
	if g.Background {
		return ebiten.ScheduleFrame
	}
	return nil
}

// Folder is where the campaigns lie.
func (g *App) Folder() saves.Folder {
	if g.Options.Saves != "" {
		return saves.Folder(g.Options.Saves)
	}
	return saves.DefaultFolder()
}

// Campaign is the one that is being played or looked at, or nil.
func (g *App) Campaign() *saves.Campaign {
	if s, ok := g.Scene.(player); ok {
		return s.Played()
	}
	return nil
}

// Quit ends the program.
func Quit(*App) error { return ebiten.Termination }

// Close ends the program, or asks first if that would lose something.
func (g *App) Close() error {
	if s, ok := g.Scene.(quitter); ok {
		return s.Quit(g)
	}
	return ebiten.Termination
}

// Follows reports whether anything in sight may be another just because the pointer has moved, or a button is down.
func (g *App) Follows() bool {
	t, ok := g.Scene.(tracker)
	return !ok || g.Reader != nil || g.Preferences != nil || !g.Pointer.OnlyMoved() || t.Follows()
}

// TakeDropped gives files that were dropped on the window to the scene, if it takes any. Elsewhere somebody is in the middle of
// something, and is told so.
func (g *App) TakeDropped(dropped fs.FS) {
	scene, ok := g.Scene.(taker)
	if !ok {
		g.Notice = "Drop campaign files on the title or on the list of all campaigns."
		return
	}
	scene.TakeFiles(g, dropped)
	g.Disturb()
}
