package input

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input/chord"
)

// A gamepad is one more keyboard: its buttons are keys with names of their own, such as (A), which mean commands as keys do. Where a
// key means something that cannot be changed, such as Enter in a menu, a button stands for it.

// standsFor are the keys that buttons of a gamepad stand for in menus and wherever something is read or written.
var standsFor = map[string]string{
	chord.PadA: "Enter", chord.PadB: "Escape", chord.PadY: "Backspace", chord.PadRT: "Tab", chord.PadLB: "PageUp", chord.PadRB: "PageDown",
	chord.PadLeft: "Left", chord.PadRight: "Right", chord.PadUp: "Up", chord.PadDown: "Down",
	chord.LookUp: "PageUp", chord.LookDown: "PageDown",
}

// Plain is the stroke as one of the keyboard, for keys that mean the same everywhere. A button held with the left trigger stands for
// none.
func (s Stroke) Plain() chord.Chord {
	if !s.Chord.Pad() {
		return s.Chord
	}
	if s.Chord.Shift {
		return chord.Chord{}
	}
	return chord.Chord{Key: standsFor[s.Chord.Key]}
}

// TakePad takes the buttons of a gamepad that are held in this tick, after [Keyboard.Read]. It reports whether there are any.
func (k *Keyboard) TakePad(held []string) bool {
	if k.padded == nil {
		k.padded = map[string]int{}
	}
	for button := range k.padded {
		if !slices.Contains(held, button) {
			delete(k.padded, button)
		}
	}
	trigger := slices.Contains(held, chord.PadLT)
	for _, button := range held {
		if k.padded[button]++; button == chord.PadLT {
			continue
		}
		c := chord.Chord{Key: button, Shift: trigger}
		k.Down = append(k.Down, c)
		if ticks := k.padded[button] - 1; ticks == 0 || ticks > repeatAfter && ticks%repeatEvery == 0 {
			k.Struck = append(k.Struck, Stroke{Chord: c, Again: ticks > 0})
			k.Device = Pad
		}
	}
	return len(held) > 0
}

// padButtons are the buttons of the standard layout.
var padButtons = map[ebiten.StandardGamepadButton]string{
	ebiten.StandardGamepadButtonRightBottom: chord.PadA, ebiten.StandardGamepadButtonRightRight: chord.PadB,
	ebiten.StandardGamepadButtonRightLeft: chord.PadX, ebiten.StandardGamepadButtonRightTop: chord.PadY,
	ebiten.StandardGamepadButtonFrontTopLeft: chord.PadLB, ebiten.StandardGamepadButtonFrontTopRight: chord.PadRB,
	ebiten.StandardGamepadButtonFrontBottomLeft: chord.PadLT, ebiten.StandardGamepadButtonFrontBottomRight: chord.PadRT,
	ebiten.StandardGamepadButtonCenterLeft: chord.PadSelect, ebiten.StandardGamepadButtonCenterRight: chord.PadStart,
	ebiten.StandardGamepadButtonLeftStick: chord.PadLS, ebiten.StandardGamepadButtonRightStick: chord.PadRS,
	ebiten.StandardGamepadButtonLeftLeft: chord.PadLeft, ebiten.StandardGamepadButtonLeftRight: chord.PadRight,
	ebiten.StandardGamepadButtonLeftTop: chord.PadUp, ebiten.StandardGamepadButtonLeftBottom: chord.PadDown,
}

// How far a stick is pushed to mean a direction, of 1, and how far it comes back before it means none.
const (
	stickFrom = 0.6
	stickTo   = 0.4
)

// Tilted returns the direction that a stick is pushed in, of left, right, up and down, or "". was is what it returned the tick before.
func Tilted(x, y float64, was string, names [4]string) string {
	least := stickFrom
	if was != "" {
		least = stickTo
	}
	i := 0
	if math.Abs(y) > math.Abs(x) {
		i, x = 2, y
	}
	switch {
	case math.Abs(x) < least:
		return ""
	case x > 0:
		i++
	}
	return names[i]
}

// sticks are what pushing a stick means: the left one is the D-pad. Up is negative.
var sticks = [2]struct {
	across, down ebiten.StandardGamepadAxis
	names        [4]string
}{
	{ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical, [4]string{chord.PadLeft, chord.PadRight, chord.PadUp, chord.PadDown}},
	{ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical, [4]string{chord.LookLeft, chord.LookRight, chord.LookUp, chord.LookDown}},
}

// Source are the gamepads and the touch screen.
type Source interface {
	// Pads returns the buttons that are held on any gamepad, and how many gamepads there are.
	Pads() (held []string, there int)
	// Make returns the make of the gamepad whose button was held last.
	Make() chord.Make
	// Fingers returns the fingers on the screen, and whether the system has taken one away that was not lifted.
	Fingers() (all []Finger, cancelled bool)
}

// Devices are the gamepads and the touch screen of the system.
type Devices struct {
	ids     []ebiten.GamepadID
	touches []ebiten.TouchID
	held    []string
	last    chord.Make
	tilted  [2]string // the directions that the sticks are pushed in
}

// Make returns the make of the gamepad whose button was held last.
func (d *Devices) Make() chord.Make { return d.last }

// Pads reads all gamepads that have the standard layout.
func (d *Devices) Pads() (held []string, there int) {
	d.ids, d.held = ebiten.AppendGamepadIDs(d.ids[:0]), d.held[:0]
	hold := func(name string) {
		if !slices.Contains(d.held, name) {
			d.held = append(d.held, name)
		}
	}
	for _, id := range d.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		there++
		for button, name := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, button) {
				d.last = chord.MakeOf(ebiten.GamepadName(id), ebiten.GamepadSDLID(id))
				hold(name)
			}
		}
	}
	for i, stick := range sticks {
		x, y := 0.0, 0.0 // of the gamepad whose stick is pushed farthest
		for _, id := range d.ids {
			px, py := ebiten.StandardGamepadAxisValue(id, stick.across), ebiten.StandardGamepadAxisValue(id, stick.down)
			if math.Hypot(px, py) > math.Hypot(x, y) {
				x, y = px, py
			}
		}
		if d.tilted[i] = Tilted(x, y, d.tilted[i], stick.names); d.tilted[i] != "" {
			hold(d.tilted[i])
		}
	}
	return d.held, there
}
