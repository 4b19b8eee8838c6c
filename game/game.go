package game

import (
	"fmt"
	"image"
	"runtime"
	"time"

	_ "display.sixwinters" // says in one sentence where there is no screen
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/campaigns"
	"sixwinters/game/command"
	"sixwinters/game/preferences"
	"sixwinters/game/table"
	"sixwinters/game/title"
	"sixwinters/settings"
	"sixwinters/sound"
)

// Options are what the command line asks for.
type Options = app.Options

// Run opens the window and plays until it is closed. The error is a sentence for the player.
func Run(o Options) error {
	w, how, err := Open(o)
	if err != nil {
		return err
	}
	var program ebiten.Game = w
	if o.Cards != "" {
		program = newCards(w.Game, o.Cards)
	}
	if err := ebiten.RunGameWithOptions(program, how); err != nil {
		return fmt.Errorf("the window failed: %w", err)
	}
	return w.failure
}

// running is how the game is run: under X11 on a single thread. One that draws beside it reads from the same connection to the X server,
// and what comes in meanwhile, such as a click, would not wake the window that sleeps on that connection.
func running() *ebiten.RunGameOptions {
	return &ebiten.RunGameOptions{SingleThread: runtime.GOOS != "windows" && runtime.GOOS != "darwin"}
}

// Game is the window: it lets the players act in one scene at a time, and draws it.
type Game struct {
	*app.App
	rhythm
	shield  app.ClickGuard
	watch   *settings.Watch // on the file of the settings; nil if there is none
	failure error           // ends the program

	place settings.Window // where it was last while it was not maximized
	away  int             // ticks since the players last looked or pointed here
}

// newGame is the program as the command line asks for it, at the scene it begins with.
func newGame(o Options) (*Game, error) {
	b := o.Box
	if b == nil {
		var err error
		if b, err = app.OpenBox(); err != nil {
			return nil, err
		}
	}
	g, err := Begin(b, o)
	if err != nil {
		return nil, err
	}
	return &Game{App: g}, nil
}

// Begin is the program with what is in the box, at the scene it begins with.
func Begin(b *app.Box, o app.Options) (*app.App, error) {
	g, err := b.NewApp(o)
	if err != nil {
		return nil, err
	}
	wire(g)
	switch {
	case o.Lesson != "":
		return g, table.OpenLesson(g, o.Lesson)
	case o.Open != "":
		return g, table.Open(g, o.Open)
	case o.Campaign == nil:
		return g, title.Open(g)
	}
	table, err := g.Routes.Begin(g, *o.Campaign)
	if err != nil {
		return nil, err
	}
	g.Show(table)
	return g, nil
}

// wire leads from each scene to the others.
func wire(g *app.App) {
	g.Routes = app.Routes{
		Title: title.Open, NewCampaign: campaigns.OpenNew, Campaigns: campaigns.Open, Lessons: title.OpenLessons, Credits: title.OpenCredits,
		Begin: table.Begin, Resume: table.Open, Replay: table.OpenReplay, Lesson: table.EnterLesson, Settings: preferences.New,
	}
}

// Open is the game with its window as it is to be, and how it is to be run.
func Open(o Options) (*Window, *ebiten.RunGameOptions, error) {
	g, err := newGame(o)
	if err != nil {
		return nil, nil, err
	}
	ebiten.SetWindowTitle(app.WindowTitle)
	if err := setIcon(); err != nil {
		return nil, nil, err
	}
	ebiten.SetWindowSizeLimits(app.LeastWidth, app.LeastHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	g.placeWindow()
	ebiten.SetScreenClearedEveryFrame(false) // what has not changed is not drawn again
	ebiten.SetWindowClosingHandled(true)     // what is not saved yet is asked about first
	if o.Cards == "" {
		g.Windowed, g.Background = true, true
		g.Sounds = sound.NewPlayer()
		g.Apply()
	}
	if g.Windowed && g.File.Name != "" {
		g.watch = settings.NewWatch(g.File.Name, ebiten.ScheduleFrame)
	}
	return &Window{Game: g, autoplay: table.NewAutoplay(o.Autoplay)}, running(), nil
}

// setIcon gives the window its icon, in the sizes that desktops show, in pixels.
func setIcon() error {
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icon, err := art.AppIcon(size)
		if err != nil {
			return err
		}
		icons = append(icons, icon)
	}
	ebiten.SetWindowIcon(icons)
	return nil
}

// paintDrift draws the weather where it has come to, with nothing else changed. What lies over a table is drawn again with it.
func (g *Game) paintDrift(screen *ebiten.Image) {
	if g.Width > 0 && g.Preferences == nil && g.Reader == nil {
		if s, ok := g.Scene.(app.Drifter); ok && s.DrawDrift(g.App, screen) {
			return
		}
	}
	g.Paint(screen)
}

// Update is called 60 times a second while anything moves, and on input otherwise.
func (g *Game) Update() error {
	g.ticked = true
	g.Due = 0
	if g.watch != nil && g.watch.Changed() {
		g.RereadSettings()
	}
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		g.TakeDropped(dropped)
	}
	moved := g.Pointer.Read(g.Height)
	if g.sleeping(moved) {
		// What wakes the window for a moment may have uncovered it.
		g.Stale = true
		setFrames(ebiten.FPSModeVsyncOffMinimum)
		return nil
	}
	typing := g.Keyboard.Read()
	if len(g.Keyboard.Struck) > 0 {
		g.Pointer.Stay()
	}
	g.shield.Take(g.Top(), time.Now(), &g.Pointer, &g.Keyboard) // before anything else sees what was done
	if g.Keyboard.Asks(command.FullScreen) && (g.Preferences == nil || !g.Preferences.TakesKey()) {
		g.Settings.FullScreen = !g.Settings.FullScreen
		g.SaveSettings()
	}
	stale, err := g.Tick()
	if err != nil {
		return err
	}
	switch woken := g.Rested > app.RestAfter; {
	case stale || typing || moved && (woken || g.Follows()):
		g.Disturb()
	case moved:
		g.Rested = 0 // what it comes to is seen in the next tick, and drawn if that is something else
	default:
		if g.Rested++; g.Rested == app.RestAfter {
			g.seeWindow()
		}
	}
	g.ask()
	return nil
}

// Draw draws the scene if anything has changed.
func (g *Game) Draw(screen *ebiten.Image) {
	g.wakeForTick()
	g.wakeForNext()
	switch {
	case g.Stale:
		g.Paint(screen)
		g.shield.Drawn(g.Top())
	case g.Drifted:
		g.paintDrift(screen)
	}
	g.Stale, g.Drifted = false, false
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
	w, h := max(app.LeastAcross, int(width*scale+0.999)), max(app.LeastDown, int(height*scale+0.999))
	if w != g.Width || h != g.Height {
		g.Width, g.Height = w, h
		g.Disturb()
	}
	return float64(w), float64(h)
}
