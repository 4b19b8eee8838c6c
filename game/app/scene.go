package app

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/boxes"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
	"sixwinters/together"
)

// Scene fills the window. A scene embeds [BaseScene] and writes only what differs from it.
type Scene interface {
	// Update handles one tick. It reports whether anything has to be drawn again.
	Update(g *App) (stale bool, err error)
	Draw(g *App, screen *ebiten.Image)
	// DrawWeather draws the next picture of the weather over what was drawn last, and reports whether that is all there is to
	// draw.
	DrawWeather(g *App, screen *ebiten.Image) bool

	// Zooms reports whether a part of the scene can be shown large now, and Sights what of it stays or comes into sight then.
	Zooms() bool
	Sights(g *App) Sights

	// OnTop identifies what the scene asks or offers now. Where it changes, a click could be meant for what was there before.
	// Values are compared with ==.
	OnTop() any
	// Spoken returns what is to be said of what the players see. It is put into sentences by [Spoken].
	Spoken(g *App) speech.Words
	// Topic returns the page of the book of rules about what the players see, or "".
	Topic(g *App) string
	// Follows reports whether the scene may look different just because the pointer has moved.
	Follows() bool
	// Played returns the campaign that is played or looked at, or nil.
	Played() *saves.Campaign
	// Kept returns the game in a file that is played or looked at, whatever game it is, or nil.
	Kept() Kept
	// Sleeps reports whether the scene stands still while the players look elsewhere.
	Sleeps() bool

	// Interrupt puts back what the hand holds, without a move. It is called when the window loses the focus and while a sheet lies over
	// the scene.
	Interrupt(g *App)
	// Settle is called when settings have changed.
	Settle(g *App)
	// TakeFiles takes files that were dropped on the window, and reports whether it takes any.
	TakeFiles(g *App, dropped fs.FS) bool
	// Left is called when another scene takes its place.
	Left()
	// Quit ends the program with [ebiten.Termination], or asks first if that would lose something.
	Quit(g *App) error
}

// RuledScene is a scene that shows rules of its own where others open the book.
type RuledScene interface {
	// RulesHere opens the rules at what is pointed at.
	RulesHere(g *App)
}

// BaseScene is a scene with nothing in it.
type BaseScene struct{}

func (BaseScene) Update(*App) (bool, error)            { return false, nil }
func (BaseScene) Draw(*App, *ebiten.Image)             {}
func (BaseScene) DrawWeather(*App, *ebiten.Image) bool { return false }
func (BaseScene) Zooms() bool                          { return false }
func (BaseScene) Sights(*App) Sights                   { return Sights{} }
func (BaseScene) OnTop() any                           { return nil }
func (BaseScene) Spoken(*App) speech.Words             { return speech.Words{} }
func (BaseScene) Topic(*App) string                    { return "" }
func (BaseScene) Follows() bool                        { return true }
func (BaseScene) Played() *saves.Campaign              { return nil }
func (BaseScene) Kept() Kept                           { return nil }
func (BaseScene) Sleeps() bool                         { return true }
func (BaseScene) Interrupt(*App)                       {}
func (BaseScene) Settle(*App)                          {}
func (BaseScene) TakeFiles(*App, fs.FS) bool           { return false }
func (BaseScene) Left()                                {}
func (BaseScene) Quit(*App) error                      { return ebiten.Termination }

// Sheet lies over any scene, such as the settings or the rules. A sheet embeds [BaseSheet] and writes only what differs from it.
type Sheet interface {
	// Update handles one tick, and calls [App.CloseSheet] at its end. It reports whether anything has to be drawn again.
	Update(g *App) (stale bool)
	Draw(g *App, screen *ebiten.Image)
	// OnTop and Spoken are like those of a [Scene].
	OnTop() any
	Spoken(g *App) speech.Words
	// Settle is called when settings have changed.
	Settle()
	// TakesKey reports whether it waits for a key, which then means nothing else.
	TakesKey() bool
	// Replaces reports whether a menu under it is not drawn.
	Replaces() bool
}

// BaseSheet is a sheet with nothing on it.
type BaseSheet struct{}

func (BaseSheet) Update(*App) bool         { return false }
func (BaseSheet) Draw(*App, *ebiten.Image) {}
func (BaseSheet) OnTop() any               { return nil }
func (BaseSheet) Spoken(*App) speech.Words { return speech.Words{} }
func (BaseSheet) Settle()                  {}
func (BaseSheet) TakesKey() bool           { return false }
func (BaseSheet) Replaces() bool           { return false }

// Routes lead to other scenes. Package game fills them in, so that scenes need not import each other.
type Routes struct {
	Title, NewCampaign, Campaigns, Lessons, Hall func(g *App) error
	NewForTwo                                    func(g *App) error // NewCampaign for two people at this desk
	Lab, Printing, Workshop                      func(g *App) error // nil in a browser

	// Begin returns the table of a new campaign that is played by a rulebook. players are their names, if they have any.
	Begin    func(g *App, b *rules.Rulebook, o rules.Options, players ...string) (Scene, error)
	Together func(g *App) error // asks which table to play at with another desk
	// TogetherWith asks for the server of a table for a new campaign, which has been set up.
	TogetherWith func(g *App, b *rules.Rulebook, o rules.Options, players ...string) error

	// Join goes to the table of a link, and Sit to that of a desk that has joined it.
	Join func(g *App, link together.Link) error
	Sit  func(g *App, d *together.Desk) error
	// Resume goes to the table of the game in a file, whichever game that is.
	Resume func(g *App, file string) error
	// Replay shows the game in a file again from its beginning. back returns to where the players came from.
	Replay func(g *App, file string, back func(g *App)) error
	// Review shows the campaign in a file at its end, under what decided it.
	Review func(g *App, file string, back func(g *App)) error
	// Try lays out a table that nobody keeps, which is played until a trial is over.
	Try func(g *App, campaign *saves.Campaign, trial Trial)
	// NewWinter begins a winter of Skadi, and WinterLesson its lesson.
	NewWinter, WinterLesson func(g *App) error
	// Lesson goes to a step of a lesson, both counted from 0.
	Lesson func(g *App, number, step int) error
	// Settings returns the sheet of the settings. then, which may be nil, is called when it is closed.
	Settings func(then func(g *App)) Sheet
	// Install returns the sheet that shows zipped boxes and asks whether to install them.
	Install func(g *App, parcels []Parcel) Sheet
	// InstallPath returns the sheet that asks for the path of a box. why says why it cannot be chosen otherwise. It is nil in a browser.
	InstallPath func(g *App, why string) Sheet
	// Remove returns the sheet that asks whether to remove an installed box.
	Remove func(g *App, item boxes.Item) Sheet
	// Rules returns the rules open at a page, or at the first if there is no such page.
	Rules func(g *App, page string) Sheet
}

// Trial is what is tried at a table that nobody keeps.
type Trial struct {
	Title string // of its menu
	About string // what is tried, a sentence or two for its menu
	Says  string // stands before each prompt, a sentence
	Leave string // the button that gives it up, such as "Back to the review"

	// Ends reports whether the moves since the table was laid end the trial. It is asked again when no piece moves any more.
	Ends func(c *saves.Campaign, made []rules.Move, moving bool) bool
	Over func(g *App, made []rules.Move) // is called once it has ended
	Back func(g *App)                    // is called if it is given up
}

func Quit(*App) error { return ebiten.Termination }
