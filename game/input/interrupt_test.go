package input

import (
	"testing"
	"time"
)

// Only a button that went down in the window and has not been interrupted since comes up.
func TestOnlyTheHandLetsGo(t *testing.T) {
	type system struct{ pressed, released, down, attended bool }
	for name, c := range map[string]struct {
		ticks    []system
		released bool // in the last tick
	}{
		"a click":                        {[]system{{attended: true}, {pressed: true, down: true, attended: true}, {released: true, attended: true}}, true},
		"a click within a tick":          {[]system{{attended: true}, {pressed: true, released: true, attended: true}}, true},
		"in a window without the focus":  {[]system{{pressed: true, down: true}, {released: true}}, true},
		"the focus goes with the button": {[]system{{pressed: true, down: true, attended: true}, {released: true}}, false},
		"the focus goes first":           {[]system{{pressed: true, down: true, attended: true}, {down: true}, {released: true}}, false},
		"the focus comes back":           {[]system{{pressed: true, down: true, attended: true}, {released: true}, {attended: true}, {released: true, attended: true}}, false},
		"it stays down meanwhile":        {[]system{{pressed: true, down: true, attended: true}, {down: true}, {down: true, attended: true}, {released: true, attended: true}}, false},
		"and is pressed again":           {[]system{{pressed: true, down: true, attended: true}, {released: true}, {pressed: true, down: true, attended: true}, {released: true, attended: true}}, true},
		"it went down elsewhere":         {[]system{{attended: true}, {released: true, attended: true}}, false},
	} {
		p, interrupted := Pointer{}, 0
		for _, s := range c.ticks {
			p.Interrupted = false
			p.button(s.pressed, s.released, s.down)
			if p.attend(s.attended); p.Interrupted {
				interrupted++
				if p.Down || p.Released || p.Pressed {
					t.Errorf("%s: the button is still there where it is interrupted", name)
				}
			}
		}
		if lost := len(c.ticks) > 1 && c.ticks[0].attended && (!c.ticks[1].attended); p.Released != c.released || interrupted > 0 != lost {
			t.Errorf("%s: it comes up, %t, and is interrupted %d times", name, p.Released, interrupted)
		}
	}
}

// What a finger drags is let go by lifting it. It is not by a second finger, nor if the system takes the finger away or the window
// loses the focus; and what is left of such a touch does nothing.
func TestWhatInterruptsAFinger(t *testing.T) {
	at := func(x float64) Finger { return Finger{ID: 1, X: x, Y: 100} }
	for name, c := range map[string]struct {
		then     []Finger
		lost     bool
		released bool
	}{
		"it is lifted":             {nil, false, true},
		"a second one comes":       {[]Finger{at(200), {ID: 2, X: 300, Y: 300}}, false, false},
		"it is taken away":         {nil, true, false},
		"the focus goes meanwhile": {[]Finger{at(200)}, true, false},
	} {
		p := Pointer{height: usualHeight}
		tick := func(fingers ...Finger) (released bool) {
			p.Interrupted = p.Interrupted && len(fingers) > 1
			p.TakeFingers(fingers, false, time.Unix(1, 0))
			return p.Released
		}
		tick(at(100))
		tick(at(200))
		if tick(at(200)); !p.Down {
			t.Fatalf("%s: nothing is dragged", name)
		}
		if c.lost {
			p.Interrupt()
		}
		p.TakeFingers(c.then, false, time.Unix(1, 0))
		if p.Released != c.released || p.Interrupted == c.released {
			t.Errorf("%s: it is let go, %t, and interrupted, %t", name, p.Released, p.Interrupted)
		}
		if p.Interrupted = false; tick(at(300)) || tick() || p.Released {
			t.Errorf("%s: what is left of the touch lets go", name)
		}
	}
}
