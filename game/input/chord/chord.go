// Package chord names keys and what is held with them, such as Ctrl+Z, F1 or D, and reads such names back. The buttons of a gamepad
// are keys too, such as (A) or LT+(X). It knows no window.
package chord

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Chord is a key and the keys that are held while it goes down. Chords are compared by ==.
type Chord struct {
	Ctrl, Alt, Shift bool
	// Key is a letter, a digit or a sign as it is printed on the key, letters as capitals, or one of the names of keys
	// that print nothing, such as Enter, or of the buttons of a gamepad. With these Shift is the left trigger.
	Key string
}

// names are the keys that print nothing.
var names = []string{
	"Escape", "Enter", "Space", "Tab", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown", "Up", "Down", "Left",
	"Right", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "Pause", "PrintScreen", "Menu",
}

// The buttons of a gamepad with the standard layout that are no letters, and the directions of its sticks: the left one is the
// same as the D-pad.
const (
	PadA, PadB, PadX, PadY     = "(A)", "(B)", "(X)", "(Y)"
	PadLB, PadRB, PadLT, PadRT = "LB", "RB", "LT", "RT"
	PadSelect, PadStart        = "Select", "Start"
	PadLS, PadRS               = "LS", "RS" // the sticks pressed down
	PadLeft, PadRight          = "D-pad Left", "D-pad Right"
	PadUp, PadDown             = "D-pad Up", "D-pad Down"
	LookLeft, LookRight        = "R-stick Left", "R-stick Right"
	LookUp, LookDown           = "R-stick Up", "R-stick Down"
)

// padNames are the buttons of a gamepad, but for the left trigger, which is only held with others.
var padNames = []string{
	PadA, PadB, PadX, PadY, PadLB, PadRB, PadRT, PadSelect, PadStart, PadLS, PadRS, PadLeft, PadRight, PadUp, PadDown,
	LookLeft, LookRight, LookUp, LookDown,
}

// Pad reports whether the key is a button of a gamepad.
func (c Chord) Pad() bool { return slices.Contains(padNames, c.Key) }

// others are other names of keys, in small letters, as people write them.
var others = map[string]string{
	"esc": "Escape", "return": "Enter", "spacebar": "Space", "del": "Delete", "ins": "Insert", "pgup": "PageUp",
	"pgdown":  "PageDown",
	"page up": "PageUp", "page down": "PageDown", "arrowup": "Up", "arrowdown": "Down", "arrowleft": "Left", "arrowright": "Right",
	"plus": "+",
}

// Parse reads a chord, in any order of the keys held and in small or capital letters. The error is a sentence.
func Parse(word string) (Chord, error) {
	var c Chord
	key := strings.TrimSpace(word)
	for {
		held, rest, more := strings.Cut(key, "+")
		if !more || rest == "" || held == "" {
			break // what is left is the key, which may be + itself
		}
		switch strings.ToLower(strings.TrimSpace(held)) {
		case "ctrl", "control", "cmd", "command":
			c.Ctrl = true
		case "alt":
			c.Alt = true
		case "shift", "lt":
			c.Shift = true
		default:
			return Chord{}, fmt.Errorf("%q holds %q down, but only Ctrl, Alt and Shift can be held", word, held)
		}
		key = strings.TrimSpace(rest)
	}
	c.Key = keyOf(key)
	if c.Key == "" {
		return Chord{}, fmt.Errorf("%q is not a key: write it like Ctrl+Z, F1 or D", word)
	}
	return c, nil
}

// keyOf returns the name of a key as Chord has it, or "".
func keyOf(word string) string {
	if r, size := utf8.DecodeRuneInString(word); size == len(word) && size > 0 && r != utf8.RuneError && unicode.IsGraphic(r) &&
		r != ' ' {
		return string(unicode.ToUpper(r))
	}
	for _, name := range slices.Concat(names, padNames) {
		if strings.EqualFold(name, word) {
			return name
		}
	}
	return others[strings.ToLower(word)]
}

// Must returns Parse for chords that are written in the program.
func Must(word string) Chord {
	c, err := Parse(word)
	if err != nil {
		panic(err)
	}
	return c
}

// String returns the chord as it is shown and as Parse reads it.
func (c Chord) String() string {
	if c.Shift && c.Pad() {
		return PadLT + "+" + c.Key
	}
	word := c.Key
	if c.Shift {
		word = "Shift+" + word
	}
	if c.Alt {
		word = "Alt+" + word
	}
	if c.Ctrl {
		word = "Ctrl+" + word
	}
	return word
}
