package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input"
	"sixwinters/game/menu"
)

// Field is a field that what is typed goes into now.
type Field struct {
	Name   string // as it stands beside it
	Text   string // written in it so far
	Digits bool   // it takes digits only
	Asks   bool   // the players ask to write in it: they have come to it in this tick
	Done   func() // called when they are done; may be nil
}

// writing is the keyboard on the screen for those who write without one.
type writing struct {
	keys  *menu.Onscreen // nil while it is closed
	field Field
	named bool // somebody writes, in this tick
	lifts bool // the finger that has closed it is still to be lifted
}

// Write says that what is typed goes into a field. Whoever has such a field says so in each tick. Where the players ask to write in it
// with a finger or a gamepad, a keyboard opens on the screen. It closes once nobody writes.
func Write(g *App, f Field) {
	w := &g.writing
	f.Asks = f.Asks && (g.Pointer.Finger || g.Keyboard.Device != input.Desk)
	if f.Asks && (w.keys == nil || w.field.Name != f.Name) {
		w.keys = menu.NewOnscreen(f.Digits)
		w.lay(g)
		g.Redraw()
	}
	w.field, w.named = f, true
}

// Onscreen returns the keyboard on the screen, or nil while there is none, and the field that is written in.
func Onscreen(g *App) (*menu.Onscreen, Field) { return g.writing.keys, g.writing.field }

func (w *writing) lay(g *App) {
	w.keys.Lay(g.Width, g.Height, FingerTarget*max(1, g.DeviceScale)*keySpare)
}

// keySpare is how much larger than a finger's target a key is with the gap beside it.
const keySpare = 1.1

// begin takes what is done with the keyboard in a tick. It returns what gives back the pointer, which nothing under the keyboard sees.
func (w *writing) begin(g *App) (back func()) {
	back = func() {}
	w.named = false
	g.Keyboard.Onscreen = false
	switch {
	case w.keys == nil && w.lifts:
		w.lifts = g.Pointer.Down
		return hide(&g.Pointer)
	case w.keys == nil:
		return back
	case g.Keyboard.Device == input.Desk && !g.Pointer.Finger:
		w.close(g)
		return back
	}
	w.lay(g)
	p := g.Pointer
	on := w.keys.Contains(p.X, p.Y) || p.Down && w.keys.Contains(p.PressX, p.PressY)
	switch {
	case on:
		back = hide(&g.Pointer)
	case p.Pressed:
		w.close(g) // it goes with a tap beside it
		return back
	}
	if len(g.Keyboard.Struck) > 0 || len(p.Came) > 0 {
		g.Redraw()
	}
	if w.keys.Update(&g.Pointer, &g.Keyboard) {
		w.close(g)
		w.lifts = p.Down
	}
	return back
}

// hide lets nothing see a pointer until what it returns is called.
func hide(p *input.Pointer) (back func()) {
	was := *p
	p.X, p.Y = -1, -1
	p.Pressed, p.Released, p.Down, p.Moved, p.Right, p.Wheel = false, false, false, false, false, 0
	return func() { *p = was }
}

// end closes the keyboard if nobody writes any more.
func (w *writing) end(g *App) {
	if w.keys != nil && !w.named {
		w.close(g)
	}
}

func (w *writing) close(g *App) {
	w.keys = nil
	if w.field.Done != nil {
		w.field.Done()
	}
	g.Redraw()
}

func (w *writing) draw(g *App, screen *ebiten.Image) {
	if w.keys != nil {
		w.keys.Draw(screen, g.Skin, w.field.Name, w.field.Text, g.Keyboard.Device == input.Pad, g.Keyboard.Make)
	}
}
