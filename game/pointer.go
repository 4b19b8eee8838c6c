package game

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// How far the pointer moves, in pixels of a window that is 720 high: before a press becomes a drag, and after a click or a key
// before what it is on explains itself.
const (
	dragFrom = 4
	stirFrom = 20
)

// farther reports whether a way is longer than so many pixels of a window that is 720 high. In a higher one, on a finer screen, a
// hand moves the pointer by more of them.
func farther(dx, dy, than, height float64) bool {
	than *= max(1, height/firstHeight)
	return dx*dx+dy*dy > than*than
}

// pointer is the mouse as of this tick, in device pixels.
type pointer struct {
	x, y         float64
	pressed      bool // the left button went down in this tick
	released     bool // and came up
	down         bool // it is held
	right        bool // the right button went down
	wheel        float64
	pressX       float64 // where the left button went down
	pressY       float64
	moved        bool // in this tick
	far          bool // the pointer has moved so far since that this is a drag
	seenX, seenY int
	known        bool // it has been read before
	clicked      bool // since the last click or key it has not moved clearly: the player looks at what came of it
	clickX       float64
	clickY       float64
	height       float64 // of the window
}

// read takes the mouse's state in a window of a height, and reports whether anything has changed.
func (p *pointer) read(height int) bool {
	p.height = float64(height)
	x, y := ebiten.CursorPosition()
	p.moved = x != p.seenX || y != p.seenY
	p.seenX, p.seenY = x, y
	p.x, p.y = float64(x), float64(y)
	p.pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	p.released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	p.down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	p.right = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, p.wheel = ebiten.Wheel()
	if p.pressed {
		p.pressX, p.pressY, p.far = p.x, p.y, false
	}
	p.drag()
	p.stir()
	if !p.known {
		p.known = true
		p.stay() // where the window has opened under it
	}
	return p.moved || p.pressed || p.released || p.right || p.wheel != 0
}

// onlyMoved reports whether nothing but a move has come from the mouse, and no button is held.
func (p *pointer) onlyMoved() bool {
	return p.moved && !p.pressed && !p.released && !p.down && !p.right && p.wheel == 0
}

// drag notes whether what is pressed has become a drag.
func (p *pointer) drag() {
	if p.down && farther(p.x-p.pressX, p.y-p.pressY, dragFrom, p.height) {
		p.far = true
	}
}

// stir notes whether the pointer has moved clearly since the last click or key.
func (p *pointer) stir() {
	if p.pressed || p.released {
		p.stay()
	} else if farther(p.x-p.clickX, p.y-p.clickY, stirFrom, p.height) {
		p.clicked = false
	}
}

// stay waits for a clear move from where the pointer is before what it is on explains itself.
func (p *pointer) stay() { p.clicked, p.clickX, p.clickY = true, p.x, p.y }
