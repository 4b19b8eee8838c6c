package gametest

import (
	"bufio"
	"fmt"
	"os"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// A test that asks what a click does in the middle of something that moves must not depend on how long the machine takes to bring the
// click. So it can stop the time of its program.

// handTicks is how many ticks pass after the hand has done something while time is stopped, one in a frame.
const handTicks = 3

// clock is the time of a program.
type clock struct {
	lets atomic.Int64 // ticks that the test lets pass since it has stopped time; negative while time passes by itself
	hand int          // ticks that still pass since the hand has done something
	in   int          // the frame of the last of them
	x, y int          // of the pointer
}

// newClock returns a clock that listens to the test: each line is how many ticks may have passed since time was stopped.
func newClock(test *os.File) *clock {
	c := &clock{}
	c.lets.Store(-1)
	go func() {
		for lines := bufio.NewScanner(test); lines.Scan(); {
			var lets int64
			if _, err := fmt.Sscan(lines.Text(), &lets); err == nil {
				c.lets.Store(lets)
			}
		}
	}()
	return c
}

// passes reports whether the program gets a tick now.
func (c *clock) passes(is *Sight) bool {
	lets := c.lets.Load()
	is.Stopped = lets >= 0
	switch acts := c.acts(); {
	case acts:
		c.hand, c.in = handTicks, is.Frames
	case !is.Stopped:
	case c.hand > 0:
		if c.in == is.Frames {
			return false
		}
		c.hand, c.in = c.hand-1, is.Frames
	case int64(is.Passed) < lets:
		is.Passed++
	default:
		return false
	}
	return true
}

// acts reports whether the hand has done something since the last tick.
func (c *clock) acts() bool {
	x, y := ebiten.CursorPosition()
	acts := x != c.x || y != c.y || len(inpututil.AppendJustPressedKeys(nil)) > 0 || len(inpututil.AppendJustReleasedKeys(nil)) > 0
	c.x, c.y = x, y
	for _, b := range []ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonMiddle, ebiten.MouseButtonRight} {
		acts = acts || inpututil.IsMouseButtonJustPressed(b) || inpututil.IsMouseButtonJustReleased(b)
	}
	return acts
}

// StopTime stops the time of the program, which ticks from now on only when the hand does something, a few ticks each time, and as [Program.Pass]
// lets it.
func (p *Program) StopTime() {
	p.T.Helper()
	p.letPass(0)
	p.Until("time is stopped", func(is *Sight) bool { return is.Stopped })
}

// Pass lets ticks pass, and waits until they have.
func (p *Program) Pass(ticks int) {
	p.T.Helper()
	p.letPass(ticks)
	p.Until("time passes", func(is *Sight) bool { return is.Passed == p.passed })
}

func (p *Program) letPass(ticks int) {
	p.T.Helper()
	p.passed += ticks
	if _, err := fmt.Fprintln(p.time, p.passed); err != nil {
		p.T.Fatal(err)
	}
}

// mostPassed is how many ticks may pass until something is so, some minutes of play.
const mostPassed = 20_000

// PassUntil lets ticks pass, a few at a time, until something is so.
func (p *Program) PassUntil(what string, so func(is *Sight) bool) {
	p.T.Helper()
	for begun := p.passed; ; p.Pass(handTicks) {
		if is := p.Out.Sight(); so(&is) {
			return
		}
		if p.passed > begun+mostPassed {
			p.T.Fatalf("%s: it does not come in %d ticks\n%+v", what, mostPassed, p.Out.Sight())
		}
	}
}
