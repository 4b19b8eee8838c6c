package input

import (
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Fingers on a screen are a pointer. A tap is a click. What a finger pushes is dragged. A finger that rests only points: what is there
// explains itself, and nothing is pressed. Two fingers move the table and zoom.

// Finger is a finger on the screen, in device pixels.
type Finger struct {
	ID   int
	X, Y float64
}

// How long a finger rests until it only points, and in how many ticks. Neither alone tells: after a frame that was slow to draw many
// ticks come at once, and while frames are slow few ticks see what the finger does.
const (
	RestsAfter = 400 * time.Millisecond
	RestTicks  = 24
)

// slipFrom is how far a finger slips before it drags, in pixels of a window that is 720 high: more than a mouse.
const slipFrom = 10

// touch is what the fingers do.
type touch struct {
	phase  phase
	id     int       // of the finger that points
	since  time.Time // it has been on the screen
	ticks  int       // in which it has been there
	apart  float64
	midX   float64
	midY   float64
	scroll bool // it scrolls a sheet
}

type phase uint8

const (
	noFinger phase = iota
	waiting        // whether it taps, drags or rests
	dragging
	resting
	tapped // it is gone, and the click ends in the next tick
	twoFingers
	spent // it was interrupted, and does nothing until all fingers are lifted
)

// TakeFingers takes the fingers on the screen in this tick, after [Pointer.Read]. scrolls says that pushing up or down scrolls what lies
// on top. It reports whether there are any, or were in the tick before.
func (p *Pointer) TakeFingers(fingers []Finger, scrolls bool, at time.Time) bool {
	t := &p.touch
	p.come(fingers)
	if p.Finger = t.phase != noFinger || len(fingers) > 0; !p.Finger {
		return false
	}
	p.Pressed, p.Released = false, false
	switch {
	case t.phase == spent && len(fingers) == 0:
		t.phase = noFinger
	case t.phase == spent:
	case t.phase == tapped:
		p.release()
	case len(fingers) >= 2:
		p.takeTwo(fingers[0], fingers[1])
	case t.phase == twoFingers && len(fingers) == 1: // the other one is lifted next
	case len(fingers) == 0:
		p.lift()
	case t.phase == noFinger:
		*t = touch{phase: waiting, id: fingers[0].ID, since: at}
		p.point(fingers[0].X, fingers[0].Y)
		p.PressX, p.PressY, p.Far, p.Clicked = p.X, p.Y, false, false
	default:
		p.push(fingers[0], scrolls, at)
	}
	p.Down = t.phase == dragging || t.phase == tapped
	if p.Pressed || p.Released {
		p.Stay()
	}
	return true
}

// come notes which fingers came down in this tick.
func (p *Pointer) come(fingers []Finger) {
	p.Came = p.Came[:0]
	for _, f := range fingers {
		if !slices.Contains(p.touching, f.ID) {
			p.Came = append(p.Came, f)
		}
	}
	p.touching = p.touching[:0]
	for _, f := range fingers {
		p.touching = append(p.touching, f.ID)
	}
}

func (p *Pointer) point(x, y float64) {
	p.Moved = x != p.X || y != p.Y
	p.WasX, p.WasY, p.X, p.Y = p.X, p.Y, x, y
}

// push follows the finger that points.
func (p *Pointer) push(f Finger, scrolls bool, at time.Time) {
	t := &p.touch
	t.ticks++
	dx, dy := f.X-p.PressX, f.Y-p.PressY
	switch {
	case t.scroll:
		p.Wheel = (f.Y - p.Y) / ScrollNotch
		p.point(f.X, f.Y)
	case t.phase == waiting && Farther(dx, dy, slipFrom, p.height) && scrolls && dy*dy > dx*dx:
		t.phase, t.scroll = resting, true
	case t.phase == waiting && Farther(dx, dy, slipFrom, p.height):
		t.phase, p.Pressed = dragging, true // where the finger came down
	case t.phase == waiting && t.ticks >= RestTicks && at.Sub(t.since) >= RestsAfter:
		t.phase = resting
	case t.phase == dragging:
		p.Down = true // the mouse that has been read is not pressed
		p.point(f.X, f.Y)
		p.drag()
	case t.phase == resting:
		p.point(f.X, f.Y)
	}
}

// ScrollNotch is how many pixels a finger scrolls for a notch of a wheel.
const ScrollNotch = 66

// lift ends what a finger did. A tap goes down now and up in the next tick.
func (p *Pointer) lift() {
	switch p.touch.phase {
	case waiting:
		p.touch.phase, p.Pressed = tapped, true
	case dragging:
		p.release()
	default:
		p.touch.phase = noFinger
	}
}

func (p *Pointer) release() {
	p.touch.phase, p.Released = noFinger, true
}

// takeTwo moves the table with two fingers, and zooms as they spread. What was dragged goes back: no finger was lifted.
func (p *Pointer) takeTwo(a, b Finger) {
	t := &p.touch
	midX, midY, apart := (a.X+b.X)/2, (a.Y+b.Y)/2, max(1, math.Hypot(a.X-b.X, a.Y-b.Y))
	if t.phase == dragging {
		p.Interrupt()
	}
	if t.phase == twoFingers {
		p.PanX, p.PanY, p.Pinch = midX-t.midX, midY-t.midY, apart/t.apart
	}
	t.phase, t.midX, t.midY, t.apart, p.Pinching = twoFingers, midX, midY, apart, true
	p.point(midX, midY)
}

// Fingers reads all fingers on the screen, and reports whether the system has taken one away since the last call.
func (d *Devices) Fingers() (all []Finger, cancelled bool) {
	gone, cancelled := cancelledTouches()
	d.touches = ebiten.AppendTouchIDs(d.touches[:0])
	for _, id := range d.touches {
		if !gone[int(id)] {
			x, y := ebiten.TouchPosition(id)
			all = append(all, Finger{int(id), float64(x), float64(y)})
		}
	}
	return all, cancelled
}
