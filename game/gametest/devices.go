package gametest

import (
	"encoding/json"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// Held is what a test holds on devices that no test can plug in.
type Held struct {
	Pad     []string       // buttons of a gamepad
	Fingers []input.Finger // on a screen
	Ticks   int            // after which the buttons and fingers are lifted; 0: not until the test says so
	Taken   bool           // the system has taken the fingers away that were there before
	Make    chord.Make     // of the gamepad
	NoPad   bool           // the gamepad has been unplugged
	Number  int            // of what tests have held so far
}

// holds counts what tests have held so far.
var holds int

// devicesOf is the file in which a test says what it holds, beside that of the settings.
func devicesOf(settings string) string { return filepath.Join(filepath.Dir(settings), "devices.json") }

// Hold says what is held from now on, and returns its number, which [Sight] has once it has been seen to its end. Only a program that was
// started after the first time looks at it.
func (h Held) Hold(t testing.TB, settings string) (number int) {
	t.Helper()
	holds++
	h.Number = holds
	text, err := json.Marshal(h)
	if err != nil {
		t.Fatal(err)
	}
	file := devicesOf(settings)
	if err := os.WriteFile(file+".new", text, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(file+".new", file); err != nil {
		t.Fatal(err)
	}
	return h.Number
}

// Hold holds something on devices, and waits until the program has seen it to its end.
func (p *Program) Hold(h Held) {
	p.T.Helper()
	number := h.Hold(p.T, p.settings)
	p.Until(fmt.Sprintf("it sees %+v", h), func(is *Sight) bool { return is.Hand == number })
}

// scripted are the devices of a program whose test says in a file what it holds.
type scripted struct {
	file string
	last int // the number of what the test has said last
	seen int // ticks in which that has been seen
	done int // the number of what has been seen to its end
}

func (s *scripted) held() (h Held) {
	text, err := os.ReadFile(s.file)
	if err == nil {
		err = json.Unmarshal(text, &h)
	}
	if err != nil {
		panic(err)
	}
	if h.Number != s.last {
		s.last, s.seen = h.Number, 0
	}
	return h
}

// lifted reports whether what was held has been let go.
func (s *scripted) lifted(h Held) bool { return h.Ticks > 0 && s.seen > h.Ticks }

// Pads is what the test holds on a gamepad. It is asked after [scripted.Fingers] in each tick.
func (s *scripted) Pads() (held []string, there int) {
	h := s.held()
	switch {
	case h.NoPad:
		return nil, 0
	case s.lifted(h):
		return nil, 1
	}
	return h.Pad, 1
}

// Make is the make of the gamepad.
func (s *scripted) Make() chord.Make { return s.held().Make }

// Fingers are those that the test holds on the screen.
func (s *scripted) Fingers() (all []input.Finger, cancelled bool) {
	h := s.held()
	s.seen++
	if h.Ticks == 0 || s.lifted(h) {
		s.done = h.Number
	}
	if s.lifted(h) {
		return nil, false
	}
	return h.Fingers, h.Taken && s.seen == 1
}

// WayToKey returns the button of a gamepad that brings the focus nearer to a key on the screen, or presses it.
func WayToKey(keys map[string]image.Rectangle, from, to string) string {
	at, end := keys[from], keys[to]
	switch {
	case end.Min.Y > at.Min.Y:
		return chord.PadDown
	case end.Min.Y < at.Min.Y:
		return chord.PadUp
	case end.Min.X > at.Min.X:
		return chord.PadRight
	case end.Min.X < at.Min.X:
		return chord.PadLeft
	}
	return chord.PadA
}
