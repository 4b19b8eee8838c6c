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
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/scenes/campaigns"
	"sixwinters/game/scenes/gathering"
	"sixwinters/game/scenes/hall"
	"sixwinters/game/scenes/install"
	"sixwinters/game/scenes/preferences"
	"sixwinters/game/scenes/reader"
	"sixwinters/game/scenes/replay"
	"sixwinters/game/scenes/skadi"
	"sixwinters/game/scenes/table"
	"sixwinters/game/scenes/title"
	"sixwinters/saves"
	"sixwinters/settings"
	"sixwinters/sound"
	"sixwinters/speech"
)

// Options are what the command line asks for.
type Options = app.Options

// Run opens the window and plays until it is closed. The error is a sentence for the player.
func Run(o Options) error {
	g, how, err := Open(o)
	if err != nil {
		return err
	}
	var program ebiten.Game = g
	if o.Cards != "" {
		program = newCards(g, o.Cards)
	}
	defer app.Hush(g.App)
	g.makesUp = true
	if err := ebiten.RunGameWithOptions(program, how); err != nil {
		return fmt.Errorf("the window failed: %w", err)
	}
	return g.failure
}

// Game is the running game in its window, as Ebitengine calls it. A fault anywhere in it ends in a crash screen.
type Game struct {
	*app.App
	frameRate
	keeping  keeping
	notice   notice
	clicks   app.ClickGuard
	turns    app.Turns
	autoplay *table.Autoplay // nil: the players play
	watch    *settings.Watch // of the file of the settings, or nil
	failure  error           // ends the program

	reporting bool // the next frame goes into a report

	place settings.Window // where the window was last while it was not maximized
	away  int             // ticks without focus and pointer
	pads  int             // gamepads that were there in the last tick
}

// Begin returns an App with its routes, at the first scene that the options ask for.
func Begin(b *app.Edition, o Options) (*app.App, error) {
	g, err := b.NewApp(o)
	if err != nil {
		return nil, err
	}
	g.Routes = app.Routes{
		Title: title.Open, Lessons: title.OpenLessons, Hall: hall.Open, Lab: openLab, Printing: openPrinting, Workshop: openWorkshop,
		NewCampaign: campaigns.OpenNew, NewForTwo: campaigns.OpenForTwo, Campaigns: campaigns.Open,
		Begin: table.Begin, Resume: resume, Replay: replayed, Review: replay.OpenReviewed, Try: table.Try,
		Lesson:    table.EnterLesson,
		NewWinter: func(g *app.App) error { return skadi.Begin(g, 0) }, WinterLesson: skadi.OpenLesson,
		Together: gathering.Open, TogetherWith: gathering.OpenWith, Join: gathering.Join, Sit: table.Sit,
		Settings: preferences.New, Rules: reader.Open, Install: install.New, InstallPath: installPath, Remove: install.NewRemoval,
	}
	switch {
	case o.Winter || saves.IsWinterFile(o.Open):
		if err := openWinter(g); err != nil {
			title.OpenSaying(g, err)
		}
		return g, nil
	case o.Table != nil:
		return g, gathering.Join(g, *o.Table)
	case o.Lesson != "":
		return g, table.OpenLesson(g, o.Lesson)
	case o.Open != "" && o.Linked:
		return g, table.OpenLinked(g, o.Open)
	case o.Open != "":
		if err := table.Open(g, o.Open); err != nil {
			title.OpenSaying(g, err)
		}
		return g, nil
	case o.Workshop != "" && openBox != nil:
		return g, openBox(g, o.Workshop)
	case o.Campaign == nil:
		return g, title.Open(g)
	}
	scene, err := g.Routes.Begin(g, g.Book, *o.Campaign) // inlined, table.Begin would lay the method set of a table open here: Go 1.26 hangs
	if err != nil {
		return nil, err
	}
	g.Show(scene)
	return g, nil
}

// resume goes to the table of the game in a file.
func resume(g *app.App, file string) error {
	if saves.IsWinterFile(file) {
		return skadi.Open(g, file)
	}
	return table.Open(g, file)
}

// replayed shows the game in a file again from its beginning.
func replayed(g *app.App, file string, back func(g *app.App)) error {
	if saves.IsWinterFile(file) {
		return skadi.Replay(g, file, back)
	}
	return replay.Open(g, file, back)
}

// openWinter goes to the winter of Skadi that the options ask for: that of a file, the last one, or a new one.
func openWinter(g *app.App) error {
	o := &g.Options
	file := o.Open
	if file == "" && o.Seed == 0 && o.Record == "" {
		file = g.Folder().NewestWinter()
	}
	if file == "" {
		return skadi.Begin(g, o.Seed)
	}
	return skadi.Open(g, file)
}

// Open returns the game, ready to be run with the options returned. Its window is in place.
func Open(o Options) (*Game, *ebiten.RunGameOptions, error) {
	edition, err := o.Edition, error(nil)
	if edition == nil {
		edition, err = app.OpenEdition(o.Boxes...)
	}
	if err != nil {
		return nil, nil, err
	}
	a, err := Begin(edition, o)
	if err != nil {
		return nil, nil, err
	}
	g := &Game{App: a}
	g.Devices = &input.Devices{}
	if app.FingersFirst() {
		g.Keyboard.Device = input.Touch
	}
	if o.Autoplay != 0 {
		g.autoplay = table.NewAutoplay(o.Autoplay, g.Campaign())
	}
	ebiten.SetWindowTitle(app.WindowTitle)
	if err := setIcon(); err != nil {
		return nil, nil, err
	}
	ebiten.SetWindowSizeLimits(app.LeastWidth, app.LeastHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	g.placeWindow()
	ebiten.SetScreenClearedEveryFrame(false) // frames draw only what has changed
	ebiten.SetWindowClosingHandled(true)     // unsaved moves are asked about first
	if o.Cards == "" {
		g.Windowed, g.Background = true, true
		g.SoundPlayer, g.Voice, g.Chooser = sound.NewPlayer(), speech.System(), chooseBox
		g.turns.Begin(g.App)
		if err := settings.ReceiveLinks(ebiten.ScheduleFrame); err != nil {
			return nil, nil, err
		}
		g.Apply()
	}
	if g.Windowed && g.File.Name != "" {
		g.watch = settings.NewWatch(g.File.Name, ebiten.ScheduleFrame)
	}
	// Under X11 drawing and input share a connection. With a thread of its own, drawing reads events from it, such as a click, and
	// the window that sleeps on that connection is not woken.
	x11 := runtime.GOOS != "windows" && runtime.GOOS != "darwin"
	return g, &ebiten.RunGameOptions{SingleThread: x11}, nil
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

// Update is called 60 times a second while anything moves, and otherwise on input.
func (g *Game) Update() (err error) {
	defer g.catch(&err)
	if g.failure != nil {
		return g.failure
	}
	if ebiten.IsWindowBeingClosed() {
		if err := g.Close(); err != nil {
			g.noteWindow()
			return err
		}
		return nil
	}
	if g.notice.ticks > 0 {
		if g.notice.ticks--; g.notice.ticks == 0 {
			g.Noticed, g.Stale = "", true
		}
		g.Rested = 0
	}
	if g.autoplay != nil && !g.autoplay.Play(g.App) {
		g.autoplay, g.Options.Autoplay = nil, 0
	}
	err = g.update()
	kept := g.Kept()
	app.TellUnsaved(kept != nil && kept.Trouble() != nil)
	if err == ebiten.Termination {
		g.CloseChooser()
		g.noteWindow()
	}
	if g.Keyboard.Asks(command.Report) {
		g.reporting, g.Stale = true, true
	}
	if g.Notice != "" {
		g.notify(g.Notice)
		g.Notice = ""
	}
	return err
}

// update reads the input of one tick and lets the scene act on it.
func (g *Game) update() error {
	g.ticked = true
	g.Due = 0
	now := time.Now()
	g.keep(now)
	if g.turns.Tick(g.App, ebiten.IsFocused() && !ebiten.IsWindowMinimized()) {
		g.Redraw()
	}
	if g.watch != nil && g.watch.Changed() {
		g.RereadSettings()
	}
	if files := app.NewFiles(); files != nil {
		g.TakeDropped(files)
	}
	g.TakeChosen()
	if link := settings.OpenedLink(); link != "" {
		g.TakeLink(link)
	}
	if err := g.catchUp(now); err != nil {
		return err
	}
	moved := g.Pointer.Read(g.Height)
	fingers, cancelled := g.Devices.Fingers()
	held, pads := g.Devices.Pads()
	g.Keyboard.Make = g.Devices.Make()
	if cancelled || pads < g.pads {
		g.Pointer.Interrupt()
		moved = true
	}
	g.pads = pads
	touched := g.Pointer.TakeFingers(fingers, g.Sheet != nil || !g.Scene.Zooms(), time.Now())
	if g.sleeping(moved || touched) {
		g.Stale = true // what has woken the window may have uncovered it
		setFrames(ebiten.FPSModeVsyncOffMinimum)
		g.updated = time.Time{}
		return nil
	}
	typing := g.Keyboard.Read()
	was := g.Keyboard.Device
	if moved {
		g.Keyboard.Device = input.Desk
	}
	typing = g.Keyboard.TakePad(held) || touched || typing
	if len(g.Keyboard.Struck) > 0 {
		g.Pointer.Stay()
	}
	g.clicks.Take(g.Top(), time.Now(), &g.Pointer, &g.Keyboard) // before anything else sees the input
	if g.Keyboard.Asks(command.FullScreen) && (g.Sheet == nil || !g.Sheet.TakesKey()) || app.LeftFullScreen() && g.Settings.FullScreen {
		g.Settings.FullScreen = !g.Settings.FullScreen
		g.SaveSettings()
	}
	stale, err := g.Tick()
	if err != nil {
		return err
	}
	if touched && len(fingers) == 0 && !g.Pointer.Pressed { // once the tap has done its work: nothing moves under a finger
		g.Keyboard.Device = input.Touch
	}
	if g.Keyboard.Device != was {
		g.Apply() // menus name other buttons, and fingers have another scale
	}
	switch woken := g.Rested > app.RestAfter; {
	case stale || typing || moved && (woken || g.Follows()):
		g.Redraw()
	case moved:
		g.Rested = 0 // the next tick sees what the pointer is on now
	default:
		if g.Rested++; g.Rested == app.RestAfter {
			g.seeWindow()
		}
	}
	if pads > 0 {
		g.RedrawIn(padEvery)
	}
	g.askForFrames(now)
	return nil
}

// padEvery is how often a window that rests looks at a gamepad, which wakes no window.
const padEvery = time.Second / 30

// Draw draws what has changed, and writes the report that was asked for.
func (g *Game) Draw(screen *ebiten.Image) {
	defer g.catch(&g.failure)
	g.wakeForTick()
	g.wakeForNext()
	g.Stale = g.Stale || g.Drifted && g.notice.ticks > 0
	drawn := g.Stale
	switch {
	case g.Stale:
		g.Paint(screen)
		g.clicks.Drawn(g.Top())
	case g.Drifted && !g.DrawWeather(screen):
		g.Paint(screen)
	}
	g.Stale, g.Drifted = false, false
	if g.reporting {
		g.report(screen)
	}
	if drawn && g.notice.ticks > 0 {
		g.drawNotice(screen)
	}
}

// DrawFinalScreen copies the picture to the screen without blending, which takes software half the time.
func (g *Game) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, geoM ebiten.GeoM) {
	screen.DrawImage(picture, &ebiten.DrawImageOptions{GeoM: geoM, Blend: ebiten.BlendCopy})
}

// Layout is not called: there is [Game.LayoutF].
func (g *Game) Layout(int, int) (int, int) { panic("ebiten calls LayoutF") }

// LayoutF makes the picture as large as the window in device pixels, so that text is sharp on every screen.
func (g *Game) LayoutF(width, height float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	g.DeviceScale = scale
	w, h := max(app.LeastAcross, int(width*scale+0.999)), max(app.LeastDown, int(height*scale+0.999))
	if w != g.Width || h != g.Height {
		g.Width, g.Height = w, h
		g.Redraw()
	}
	return float64(w), float64(h)
}

// What tests in a window ask of it.

func (g *Game) Shows() *app.App { return g.App }

// TakesClicks returns when what lies on top begins to take clicks and Enter, or zero if that is not known yet.
func (g *Game) TakesClicks() time.Time { return g.clicks.TakesFrom(g.Top()) }

// Placed returns where the window was last while it was not maximized.
func (g *Game) Placed() settings.Window { return g.place }

// Failure returns what has ended the program, or nil.
func (g *Game) Failure() error { return g.failure }
