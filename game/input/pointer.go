// Package input is what the mouse and the keyboard did in a tick, and what is written in a field that looks for something.
package input

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// How far the pointer moves, in pixels of a window that is 720 high: before a press becomes a drag, and after a click or a key
// before what it is on explains itself.
const (
	DragFrom = 4
	StirFrom = 20
)

// usualHeight is the height of a window in which that is so.
const usualHeight = 720

// Farther reports whether a way is longer than n pixels of a window that is 720 high. In a higher one, on a finer screen, a
// hand moves the pointer by more of them.
func Farther(dx, dy, than, height float64) bool {
	than *= max(1, height/usualHeight)
	return dx*dx+dy*dy > than*than
}

// Pointer is the mouse as of this tick, in device pixels.
type Pointer struct {
	X, Y           float64
	Pressed        bool // the left button went down in this tick
	Released       bool // and came up
	Down           bool // it is held
	Right          bool // the right button went down
	Wheel          float64
	PanX, PanY     float64 // how far the middle button or two fingers move the table in this tick
	Pinch          float64 // how much farther apart two fingers are than in the tick before
	Pinching       bool    // two fingers are on the screen
	PressX, PressY float64 // where the left button went down
	Moved          bool    // in this tick
	WasX, WasY     float64 // where it was in the one before
	Far            bool    // the pointer has moved so far since the press that this is a drag
	Clicked        bool    // since the last click or key it has not moved clearly: the player looks at what came of it
	// Interrupted: the hand has not let go, but it holds nothing any more: the window has lost the focus, is minimized, or a finger or
	// a gamepad has gone. What is held goes back, and what comes of the press comes to nothing.
	Interrupted bool

	Finger bool     // it is a finger, in this tick or lifted in the one before
	Came   []Finger // the fingers that came down in this tick

	held           bool  // the left button went down in the window, and has neither come up nor been interrupted
	attended       bool  // the window had the focus in the tick before
	touching       []int // the fingers on the screen
	touch          touch
	clickX, clickY float64
	seenX, seenY   int
	known          bool    // it has been read before
	height         float64 // of the window
}

// Read takes the mouse's state in a window of a height, and reports whether anything has changed.
func (p *Pointer) Read(height int) bool {
	p.height, p.WasX, p.WasY = float64(height), p.X, p.Y
	p.Interrupted = false
	x, y := ebiten.CursorPosition()
	p.Moved = x != p.seenX || y != p.seenY
	p.seenX, p.seenY = x, y
	p.Pinching = false
	p.button(inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft), inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft),
		ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft))
	p.attend(attended())
	p.Right = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	if p.Moved || p.Pressed || p.Right || !p.known { // otherwise it may be where a finger was
		p.X, p.Y = float64(x), float64(y)
	}
	p.Pinch, p.PanX, p.PanY = 1, 0, 0
	if p.PanX, p.Wheel = ebiten.Wheel(); p.PanX != 0 {
		p.PanX *= wheelPan * p.height
	}
	if ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle) {
		p.PanX, p.PanY = p.X-p.WasX, p.Y-p.WasY
	}
	if p.Pressed {
		p.PressX, p.PressY, p.Far = p.X, p.Y, false
	}
	p.drag()
	p.Stir()
	if !p.known {
		p.known, p.WasX, p.WasY = true, p.X, p.Y
		p.Stay() // where the window has opened under it
	}
	return p.Moved || p.Pressed || p.Released || p.Right || p.Wheel != 0 || p.PanX != 0 || p.Interrupted
}

// Calm makes it the pointer of a tick in which the hand does nothing, and goes on holding what it holds.
func (p *Pointer) Calm() {
	p.Pressed, p.Released, p.Right, p.Moved, p.Interrupted = false, false, false, false, false
	p.Wheel, p.PanX, p.PanY, p.Pinch, p.Came = 0, 0, 0, 1, p.Came[:0]
	p.WasX, p.WasY = p.X, p.Y
}

// button takes what the system says of the left button. It has not come up if it did not go down here, or was interrupted since.
func (p *Pointer) button(pressed, released, down bool) {
	p.held = p.held || pressed
	p.Pressed, p.Released, p.Down = pressed, released && p.held, down && p.held
	p.held = p.Down
}

// attend interrupts where the window loses the focus. Systems let go of all buttons then, and most say so in the same tick.
func (p *Pointer) attend(attended bool) {
	if p.attended && !attended {
		p.Interrupt()
	}
	p.attended = attended
}

// Interrupt ends what the hand does without letting go, until it presses again.
func (p *Pointer) Interrupt() {
	p.Interrupted, p.held = true, false
	p.Pressed, p.Released, p.Down, p.Far = false, false, false, false
	if p.touch.phase != noFinger {
		p.touch = touch{phase: spent}
	}
}

// wheelPan is how far a notch of a wheel that turns sideways moves the table, of the height of the window.
const wheelPan = 0.1

// Through returns the pointer as it is where each point of the window is another one.
func (p Pointer) Through(at func(x, y float64) (float64, float64)) Pointer {
	p.X, p.Y = at(p.X, p.Y)
	p.WasX, p.WasY = at(p.WasX, p.WasY)
	p.PressX, p.PressY = at(p.PressX, p.PressY)
	return p
}

// Took takes over what has become of a pointer that was seen elsewhere: whether it drags and from where, and whether it stays.
func (p *Pointer) Took(before, after *Pointer) {
	if p.Far = after.Far; after.PressX != before.PressX || after.PressY != before.PressY {
		p.PressX, p.PressY = p.WasX, p.WasY
	}
	if after.Clicked && !before.Clicked {
		p.Stay()
	}
}

// OnlyMoved reports whether nothing but a move has come from the mouse, and no button is held.
func (p *Pointer) OnlyMoved() bool {
	return p.Moved && !p.Pressed && !p.Released && !p.Down && !p.Right && p.Wheel == 0
}

// drag notes whether what is pressed has become a drag, be it in the tick in which it is let go.
func (p *Pointer) drag() {
	if (p.Down || p.Released) && Farther(p.X-p.PressX, p.Y-p.PressY, DragFrom, p.height) {
		p.Far = true
	}
}

// Pulled takes a press as one where the pointer was in the tick before, from where it has been dragged since.
func (p *Pointer) Pulled() {
	p.PressX, p.PressY = p.WasX, p.WasY
	p.drag()
}

// Stir notes whether the pointer has moved clearly since the last click or key.
func (p *Pointer) Stir() {
	if p.Pressed || p.Released {
		p.Stay()
	} else if Farther(p.X-p.clickX, p.Y-p.clickY, StirFrom, p.height) {
		p.Clicked = false
	}
}

// Stay waits for a clear move from where the pointer is before what it is on explains itself.
func (p *Pointer) Stay() { p.Clicked, p.clickX, p.clickY = true, p.X, p.Y }
