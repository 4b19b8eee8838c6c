package game

import (
	"fmt"
	"image"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/game/command"
)

// guard is the game with a net under it: a fault anywhere in it ends in a screen that says what happened, and not in a
// window that is gone. It also writes a report when the players ask for one.
type guard struct {
	*Game
	autoplay    autoplay
	reporting   bool   // a report is to be written once the window has been drawn
	notice      string // what came of it
	noticeTicks int
}

// Update is that of the game, with faults caught, the closing of the window, and what players ask to be reported.
func (w *guard) Update() (err error) {
	defer w.catch(&err)
	if w.failure != nil {
		return w.failure
	}
	if ebiten.IsWindowBeingClosed() {
		if err := w.close(); err != nil {
			w.noteWindow()
			return err
		}
		return nil
	}
	if w.noticeTicks > 0 {
		if w.noticeTicks--; w.noticeTicks == 0 {
			w.notice, w.stale = "", true
		}
		w.rested = 0
	}
	if w.options.Autoplay != 0 {
		w.autoplay.play(w.Game)
	}
	err = w.Game.Update()
	if err == ebiten.Termination {
		w.noteWindow()
	}
	if w.keyboard.Asks(command.Report) {
		w.reporting, w.stale = true, true
	}
	if w.unsaid != "" {
		w.notify(w.unsaid)
		w.unsaid = ""
	}
	return err
}

// close ends the program, or asks first if that would lose something.
func (w *guard) close() error {
	if r, ok := w.scene.(*replay); ok && r.from != nil {
		r.leave(w.Game) // what is played is asked about at its table
	}
	if t, ok := w.scene.(*table); ok {
		w.reader, w.preferences = nil, nil
		w.disturb()
		return t.leave(quit)(w.Game)
	}
	return ebiten.Termination
}

// Draw is that of the game, with faults caught and the notice over it, and writes the report that was asked for.
func (w *guard) Draw(screen *ebiten.Image) {
	defer w.catch(&w.failure)
	drawn := w.stale || w.drifted && w.notice != ""
	w.stale = drawn
	w.Game.Draw(screen)
	if w.reporting {
		w.report(screen)
	}
	if drawn && w.notice != "" {
		w.drawNotice(screen)
	}
}

// catch turns a fault into a screen. A fault in that screen too ends the program with a sentence.
func (w *guard) catch(failed *error) {
	fault := recover()
	if fault == nil {
		return
	}
	if _, again := w.scene.(*crash); again {
		*failed = fmt.Errorf("the game has failed twice: %v", fault)
		return
	}
	campaign := w.campaign()
	c := &crash{fault: fmt.Sprint(fault), stack: debug.Stack()}
	r := w.newReport(c.fault)
	r.Stack = c.stack
	c.report, c.trouble = r.Write(w.reports(), now())
	c.missing = r
	if campaign != nil {
		c.campaign, c.unsaved = campaign.Name(), campaign.Close()
	}
	w.reader, w.preferences = nil, nil // nothing lies over what is said now
	w.show(c)
}

// report writes a report with a picture of the window, and says where it is.
func (w *guard) report(screen *ebiten.Image) {
	w.reporting = false
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	r := w.newReport("Asked for by the players.")
	r.Picture = picture
	name, err := r.Write(w.reports(), now())
	if err != nil {
		w.notify(sentence(err))
		return
	}
	w.notify("A report with the campaign, the settings and a picture of this window is in " + name)
}

// notify says something along the bottom of the window for a while.
func (w *guard) notify(say string) {
	w.notice, w.noticeTicks, w.stale = say, 600, true
}

// drawNotice writes the notice along the bottom of the window.
func (w *guard) drawNotice(screen *ebiten.Image) {
	unit := float64(w.height) / firstHeight * w.scale()
	height := 30 * unit
	vector.FillRect(screen, 0, float32(float64(w.height)-height), float32(w.width), float32(height), art.Night, false)
	face := &text.GoTextFace{Source: w.skin.Body, Size: 16 * unit}
	if length := text.Advance(w.notice, face); length > float64(w.width)-20*unit {
		face.Size *= (float64(w.width) - 20*unit) / length
	}
	at := &text.DrawOptions{}
	at.GeoM.Translate(10*unit, float64(w.height)-height/2)
	at.SecondaryAlign = text.AlignCenter
	at.ColorScale.ScaleWithColor(art.Parchment)
	text.Draw(screen, w.notice, face, at)
}
