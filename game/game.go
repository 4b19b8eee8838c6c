package game

import (
	"fmt"
	"runtime"
	"time"

	_ "display.sixwinters" // says in one sentence where there is no screen
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/menu"
	"sixwinters/game/motion"
	"sixwinters/game/reader"
	"sixwinters/game/teach"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/settings"
	"sixwinters/sound"
)

// Options are what the command line asks for.
type Options struct {
	Width, Height int            // of the window, in pixels of the desktop; 0: as it was left
	Campaign      *rules.Options // begin this campaign at once, without the title
	Record        string         // file for the campaign; "": a new one in the folder of campaigns
	Saves         string         // folder of the campaigns; "": one in the user's data folder
	Lesson        string         // begin this lesson at once, without the title
	Open          string         // take up the campaign in this file at once, without the title
	Settings      string         // file of the settings; "": they are as usual, and kept nowhere
	Speed         motion.Speed   // wins over the settings unless it is AsSet
	Scale         int            // in percent; wins over the settings unless it is 0
	Theme         string         // wins over the settings unless it is ""
	Credits       string         // who made what, in Markdown
	Licence       string         // of the program, in plain text
	Autoplay      uint64         // play by random legal moves with this seed; 0: the players play
	Cards         string         // a folder to draw all cards into, on contact sheets, instead of playing
}

// windowTitle is what stands in the frame of the window.
const windowTitle = "Six Winters"

// The window at first, and the least that everything on the table fits into.
const (
	firstWidth, firstHeight = 1280, 720
	leastWidth, leastHeight = 1024, 700
)

// The least size of the picture, in device pixels. Some desktops make windows as small as they like: what is smaller than this
// shows it shrunk.
const leastAcross, leastDown = 320, 240

// Run opens the window and plays until it is closed. The error is a sentence for the player.
func Run(o Options) error {
	w, err := open(o)
	if err != nil {
		return err
	}
	var app ebiten.Game = w
	if o.Cards != "" {
		app = newCards(w.Game, o.Cards)
	}
	if err := ebiten.RunGameWithOptions(app, running()); err != nil {
		return fmt.Errorf("the window failed: %w", err)
	}
	return w.failure
}

// running is how the game is run: under X11 on a single thread. One that draws beside it reads from the same connection to the X server,
// and what comes in meanwhile, such as a click, would not wake the window that sleeps on that connection.
func running() *ebiten.RunGameOptions {
	return &ebiten.RunGameOptions{SingleThread: runtime.GOOS != "windows" && runtime.GOOS != "darwin"}
}

// open is the game with its window as it is to be: what is left is to run it.
func open(o Options) (*guard, error) {
	g, err := newGame(o)
	if err != nil {
		return nil, err
	}
	ebiten.SetWindowTitle(windowTitle)
	ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	g.placeWindow()
	ebiten.SetScreenClearedEveryFrame(false) // what has not changed is not drawn again
	ebiten.SetWindowClosingHandled(true)     // what is not saved yet is asked about first
	if o.Cards == "" {
		g.windowed, g.beside = true, true
		g.sounds = sound.NewPlayer()
		g.apply()
	}
	if g.windowed && g.file.Name != "" {
		g.watch = settings.NewWatch(g.file.Name, ebiten.ScheduleFrame)
	}
	return &guard{Game: g, autoplay: autoplay{choose: rules.RandomPolicy(o.Autoplay)}}, nil
}

// Game is the program: one scene at a time.
type Game struct {
	options   Options
	book      *rules.Rulebook
	painter   *render.Painter
	reference *content.Reference
	lessons   []*teach.Lesson
	tips      []content.Tip
	skin      *menu.Skin

	frames
	width, height int // of the window in device pixels
	scene         scene
	preferences   *preferences   // the settings, while they lie open over the scene
	reader        *reader.Reader // the rules, while they lie open over the scene
	shield        shield
	pointer       input.Pointer
	keyboard      input.Keyboard
	thumbs        map[thumbKey]*ebiten.Image // of the tables of campaigns
	unsaid        string                     // what the players are to be told along the bottom of the window
	failure       error                      // ends the program

	settings    settings.Settings // in effect: saveSettings after a change
	file        settings.File     // they are kept in
	watch       *settings.Watch   // on it; nil if there is none
	sounds      *sound.Player     // nil without a window
	toldSilence bool              // that there is nothing to play sounds on

	windowed bool            // there is a window, not only pictures
	beside   bool            // what takes long is thought out beside it
	place    settings.Window // where it was last while it was not maximized
	away     int             // ticks since the players last looked or pointed here
}

// scene is what fills the window.
type scene interface {
	// update takes the time of one tick. It reports whether anything has to be drawn again.
	update(g *Game) (stale bool, err error)
	draw(g *Game, screen *ebiten.Image)
}

func newGame(o Options) (*Game, error) {
	b, err := openBox()
	if err != nil {
		return nil, err
	}
	return b.newGame(o)
}

// newGame is the game with what is in the box.
func (b *box) newGame(o Options) (*Game, error) {
	g := &Game{options: o, book: b.book, reference: b.reference, lessons: b.lessons, tips: b.tips}
	var err error
	g.readSettings()
	if g.painter, err = render.NewPainter(); err != nil {
		return nil, err
	}
	if err := g.useSkin(); err != nil {
		return nil, err
	}
	g.dress()
	if o.Lesson != "" {
		return g, g.openLesson(o.Lesson)
	}
	if o.Open != "" {
		return g, g.openCampaign(o.Open)
	}
	if o.Campaign == nil {
		g.show(newTitle(g))
		return g, nil
	}
	table, err := newTable(g, *o.Campaign)
	if err != nil {
		return nil, err
	}
	g.show(table)
	return g, nil
}

// show makes another scene fill the window.
func (g *Game) show(s scene) {
	if t, ok := g.scene.(*table); ok {
		t.hinting.drop()
	}
	g.scene = s
	g.stale = true
}

// Update is called 60 times a second while anything moves, and on input otherwise.
func (g *Game) Update() error {
	g.ticked = true
	g.due = 0
	if g.watch != nil && g.watch.Changed() {
		g.rereadSettings()
	}
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		g.takeDropped(dropped)
	}
	moved := g.pointer.Read(g.height)
	if g.sleeping(moved) {
		// What wakes the window for a moment may have uncovered it.
		g.stale = true
		setFrames(ebiten.FPSModeVsyncOffMinimum)
		return nil
	}
	typing := g.keyboard.Read()
	if len(g.keyboard.Struck) > 0 {
		g.pointer.Stay()
	}
	g.shield.take(g.top(), now(), &g.pointer, &g.keyboard) // before anything else sees what was done
	if g.keyboard.Asks(command.FullScreen) && (g.preferences == nil || g.preferences.asked == "") {
		g.settings.FullScreen = !g.settings.FullScreen
		g.saveSettings()
	}
	stale, err := g.tick()
	if err != nil {
		return err
	}
	switch woken := g.rested > restAfter; {
	case stale || typing || moved && (woken || g.follows()):
		g.disturb()
	case moved:
		g.rested = 0 // what it comes to is seen in the next tick, and drawn if that is something else
	default:
		if g.rested++; g.rested == restAfter {
			g.seeWindow()
		}
	}
	g.ask()
	return nil
}

// follows reports whether anything in sight may be another just because the pointer has moved, or a button is down.
func (g *Game) follows() bool {
	t, ok := g.scene.(*table)
	return !ok || g.reader != nil || g.preferences != nil || !g.pointer.OnlyMoved() || t.follows()
}

// tick gives the time of one tick to the rules if they lie open, and otherwise to the scene. F1 opens them.
func (g *Game) tick() (stale bool, err error) {
	if g.width == 0 {
		return false, nil // the window has no size yet
	}
	if g.reader != nil {
		if !g.reader.Update(reader.Sheet{Painter: g.painter, Width: g.width, Height: g.height, Scale: g.scale()}, &g.pointer, &g.keyboard) {
			g.reader = nil
			return true, nil
		}
		if g.reader.Plays() {
			g.rested = 0 // the next step of the picture comes without input
		}
		return g.reader.Moving(), nil
	}
	if g.preferences != nil {
		return g.preferences.update(g), nil
	}
	if g.keyboard.Asks(command.RulesHere) {
		page := reader.FirstPage
		if t := g.laid(); t != nil {
			page = t.topic(g)
		}
		g.openRules(page)
		return true, nil
	}
	return g.scene.update(g)
}

// Draw draws the scene if anything has changed.
func (g *Game) Draw(screen *ebiten.Image) {
	g.wakeForTick()
	g.wakeForNext()
	switch {
	case g.stale:
		g.paint(screen)
		g.shield.painted = g.top()
	case g.drifted:
		g.paintDrift(screen)
	}
	g.stale, g.drifted = false, false
}

// waker wakes the window for what has been thought out beside it, or is nil where nothing is.
func (g *Game) waker() func() {
	if g.beside {
		return ebiten.ScheduleFrame
	}
	return nil
}

// paint draws the scene and, if they lie open, the rules over it.
func (g *Game) paint(screen *ebiten.Image) {
	g.scene.draw(g, screen)
	if g.preferences != nil {
		g.preferences.draw(screen)
	}
	if g.reader != nil {
		g.reader.Draw(g.painter, screen)
	}
}

// DrawFinalScreen brings the picture to the screen. There is nothing behind it that could be seen through it, and so none of
// that is looked at, which would take software twice as long.
func (g *Game) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, geoM ebiten.GeoM) {
	screen.DrawImage(picture, &ebiten.DrawImageOptions{GeoM: geoM, Blend: ebiten.BlendCopy})
}

// Layout makes the picture as large as the window in device pixels, so that text is sharp on every screen.
func (g *Game) Layout(int, int) (int, int) { panic("ebiten calls LayoutF") }

// LayoutF is Layout for a window size that need not be whole.
func (g *Game) LayoutF(width, height float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	w, h := max(leastAcross, int(width*scale+0.999)), max(leastDown, int(height*scale+0.999))
	if w != g.width || h != g.height {
		g.width, g.height = w, h
		g.disturb()
	}
	return float64(w), float64(h)
}

// now is the time, for the names of records and for seeds; the rules know of no clock.
func now() time.Time { return time.Now() }
