package game

import (
	"fmt"
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/table"
	"sixwinters/game/title"
	"sixwinters/game/words"
	"sixwinters/settings"
)

// Window is the game with a net under it: a fault anywhere in it ends in a screen that says what happened, and not in a
// window that is gone. It also writes a report when the players ask for one.
type Window struct {
	*Game
	autoplay    *table.Autoplay
	reporting   bool   // a report is to be written once the window has been drawn
	notice      string // what came of it
	noticeTicks int
}

// Update is that of the game, with faults caught, the closing of the window, and what players ask to be reported.
func (w *Window) Update() (err error) {
	defer w.catch(&err)
	if w.failure != nil {
		return w.failure
	}
	if ebiten.IsWindowBeingClosed() {
		if err := w.Close(); err != nil {
			w.noteWindow()
			return err
		}
		return nil
	}
	if w.noticeTicks > 0 {
		if w.noticeTicks--; w.noticeTicks == 0 {
			w.notice, w.Stale = "", true
		}
		w.Rested = 0
	}
	if w.Options.Autoplay != 0 {
		w.autoplay.Play(w.App)
	}
	err = w.Game.Update()
	if err == ebiten.Termination {
		w.noteWindow()
	}
	if w.Keyboard.Asks(command.Report) {
		w.reporting, w.Stale = true, true
	}
	if w.Notice != "" {
		w.notify(w.Notice)
		w.Notice = ""
	}
	return err
}

// Draw is that of the game, with faults caught and the notice over it, and writes the report that was asked for.
func (w *Window) Draw(screen *ebiten.Image) {
	defer w.catch(&w.failure)
	drawn := w.Stale || w.Drifted && w.notice != ""
	w.Stale = drawn
	w.Game.Draw(screen)
	if w.reporting {
		w.report(screen)
	}
	if drawn && w.notice != "" {
		w.drawNotice(screen)
	}
}

// catch turns a fault into a screen. A fault in that screen too ends the program with a sentence.
func (w *Window) catch(failed *error) {
	fault := recover()
	if fault == nil {
		return
	}
	if _, again := w.Scene.(*title.Crash); again {
		*failed = fmt.Errorf("the game has failed twice: %v", fault)
		return
	}
	campaign := w.Campaign()
	c := &title.Crash{Fault: fmt.Sprint(fault), Stack: debug.Stack()}
	r := w.NewReport(c.Fault)
	r.Stack = c.Stack
	c.Report, c.Trouble = r.Write(w.Reports(), time.Now())
	c.Missing = r
	if campaign != nil {
		c.Campaign, c.Unsaved = campaign.Name(), campaign.Close()
	}
	w.CloseSheets() // nothing lies over what is said now
	w.Show(c)
}

// report writes a report with a picture of the window, and says where it is.
func (w *Window) report(screen *ebiten.Image) {
	w.reporting = false
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	r := w.NewReport("Asked for by the players.")
	r.Picture = picture
	name, err := r.Write(w.Reports(), time.Now())
	if err != nil {
		w.notify(words.Sentence(err))
		return
	}
	w.notify("A report with the campaign, the settings and a picture of this window is in " + name)
}

// notify says something along the bottom of the window for a while.
func (w *Window) notify(say string) {
	w.notice, w.noticeTicks, w.Stale = say, 600, true
}

// drawNotice writes the notice along the bottom of the window.
func (w *Window) drawNotice(screen *ebiten.Image) {
	unit := float64(w.Height) / app.FirstHeight * w.Scale()
	height := 30 * unit
	vector.FillRect(screen, 0, float32(float64(w.Height)-height), float32(w.Width), float32(height), art.Night, false)
	face := &text.GoTextFace{Source: w.Skin.Body, Size: 16 * unit}
	if length := text.Advance(w.notice, face); length > float64(w.Width)-20*unit {
		face.Size *= (float64(w.Width) - 20*unit) / length
	}
	at := &text.DrawOptions{}
	at.GeoM.Translate(10*unit, float64(w.Height)-height/2)
	at.SecondaryAlign = text.AlignCenter
	at.ColorScale.ScaleWithColor(art.Parchment)
	text.Draw(screen, w.notice, face, at)
}

// Shows is what is in the window.
func (w *Window) Shows() *app.App { return w.App }

// TakesClicks is from when on what lies on top takes clicks and Enter, or zero as long as that cannot be told.
func (w *Window) TakesClicks() time.Time { return w.shield.TakesFrom(w.Top()) }

// Placed is where the window was last while it was not maximized.
func (w *Window) Placed() settings.Window { return w.place }

// Failure is what has ended the program, or nil.
func (w *Window) Failure() error { return w.failure }
