package input

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
)

// Device is what the players use. The signs in prompts are those of the one used last.
type Device uint8

const (
	Desk  Device = iota // keyboard and mouse
	Pad                 // a gamepad
	Touch               // fingers on a screen
)

// Keyboard is what the keys did in this tick, those of gamepads too, and what they mean.
type Keyboard struct {
	Device   Device
	Make     chord.Make // of the gamepad used last
	Keys     command.Keys
	Struck   []Stroke
	Typed    []rune         // the letters written, for fields to write in
	Down     []chord.Chord  // the keys that are held
	Onscreen bool           // strokes and letters come from a keyboard on the screen
	held     chord.Chord    // what is held with others, without a key
	padded   map[string]int // ticks that each button of a gamepad has been held
}

// Stroke is a key that went down in this tick, or that repeats because it is held.
type Stroke struct {
	Chord chord.Chord
	Again bool
	Gone  bool // it came up in the same tick
}

// Around returns the letters of this tick that were written before a stroke, and those after it. A tick does not say in which order its keys went
// down, and where frames are slow it has several. One at the end whose key is still down came after a key that is up again; all others before.
func (k *Keyboard) Around(s Stroke) (before, after string) {
	n := len(k.Typed)
	for s.Gone && n > 0 && slices.ContainsFunc(k.Struck, func(l Stroke) bool {
		return !l.Gone && l.Chord.Key == string(unicode.ToUpper(k.Typed[n-1]))
	}) {
		n--
	}
	return string(k.Typed[:n]), string(k.Typed[n:])
}

// How long a key is held before it repeats, and how often it does then, in ticks.
const (
	repeatAfter = 25
	repeatEvery = 3
)

// Read takes the keyboard's state and reports whether anything is pressed.
func (k *Keyboard) Read() bool {
	pressed := inpututil.AppendPressedKeys(nil)
	k.held = heldWith(append(inpututil.AppendJustReleasedKeys(nil), pressed...))
	k.Struck, k.Typed = k.Struck[:0], ebiten.AppendInputChars(k.Typed[:0])
	for _, key := range inpututil.AppendJustPressedKeys(nil) {
		k.strike(key, false)
	}
	k.capitals()
	if len(k.Struck) > 0 {
		k.Device = Desk
	}
	k.Down = k.Down[:0]
	for _, key := range pressed {
		k.Down = append(k.Down, k.chordOf(key))
		if held := inpututil.KeyPressDuration(key); held > repeatAfter && held%repeatEvery == 0 {
			k.strike(key, true)
		}
	}
	return len(pressed) > 0 || len(k.Struck) > 0
}

// Calm makes it the keyboard of a tick in which no key goes down or repeats.
func (k *Keyboard) Calm() { k.Struck, k.Typed = k.Struck[:0], k.Typed[:0] }

// strike notes that a key went down, or repeats.
func (k *Keyboard) strike(key ebiten.Key, again bool) {
	if c := k.chordOf(key); c.Key != "" {
		k.Struck = append(k.Struck, Stroke{Chord: c, Again: again, Gone: !again && inpututil.IsKeyJustReleased(key)})
	}
}

// capitals takes Shift from keys that print nothing where capitals were written in the same tick: a slow tick may have a whole name and the Tab
// that ends it, and Shift was held for the capital.
func (k *Keyboard) capitals() {
	if !slices.ContainsFunc(k.Typed, unicode.IsUpper) {
		return
	}
	for i := range k.Struck {
		if c := &k.Struck[i].Chord; utf8.RuneCountInString(c.Key) > 1 {
			c.Shift = false
		}
	}
}

// chordOf returns a key with what is held with it.
func (k *Keyboard) chordOf(key ebiten.Key) chord.Chord {
	c := k.held
	c.Key = keyName(key)
	return c
}

func (k *Keyboard) Holds(name string) bool {
	return slices.ContainsFunc(k.Down, func(c chord.Chord) bool { return k.Keys.Means(c, name) })
}

// Key is the key of a command, as the device has it that was used last, or "".
func (k *Keyboard) Key(name string) string {
	if k.Device == Touch {
		return ""
	}
	if k.Device == Pad {
		return k.Make.Shown(k.Keys.Key(name, true))
	}
	return k.Keys.Key(name, false)
}

// Keyed ends what a command does with its key, if it has one: "ends the actions (D)".
func (k *Keyboard) Keyed(say, name string) string {
	if key := k.Key(name); key != "" {
		return say + " (" + key + ")"
	}
	return say
}

// Searches says how to write into an empty field that looks for something; typed is what it says to a keyboard.
func (k *Keyboard) Searches(typed string) string {
	switch k.Device {
	case Pad:
		return k.Keyed("Search", command.Search)
	case Touch:
		return "Tap to search"
	}
	return typed
}

// heldWith returns what is held with others of the keys that are down, or came up in this tick: a quick stroke may let go of them
// in the same tick as its key goes down. It belongs to no key of the tick after.
func heldWith(keys []ebiten.Key) (c chord.Chord) {
	for _, key := range keys {
		switch key {
		case ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
			c.Ctrl = true
		case ebiten.KeyAltLeft, ebiten.KeyAltRight:
			c.Alt = true
		case ebiten.KeyShiftLeft, ebiten.KeyShiftRight:
			c.Shift = true
		}
	}
	return c
}

// Asks reports whether a command's key went down in this tick.
func (k *Keyboard) Asks(name string) bool {
	return slices.ContainsFunc(k.Struck, func(s Stroke) bool { return !s.Again && k.Keys.Means(s.Chord, name) })
}

// AsksAgain returns asks for what goes on as long as the key is held.
func (k *Keyboard) AsksAgain(name string) bool {
	return slices.ContainsFunc(k.Struck, func(s Stroke) bool { return k.Keys.Means(s.Chord, name) })
}

// Hit reports whether a key whose meaning cannot be changed went down, or repeats: those that move about in what is read
// or written.
func (k *Keyboard) Hit(key string) bool {
	return slices.ContainsFunc(k.Struck, func(s Stroke) bool { return s.Plain().Key == key && !s.Plain().Alt })
}

// Any reports whether any key went down in this tick, but for those that are only held with others.
func (k *Keyboard) Any() bool {
	return slices.ContainsFunc(k.Struck, func(s Stroke) bool { return !s.Again })
}

// Repeats reports whether a key repeats in this tick because it is held.
func (k *Keyboard) Repeats() bool {
	return slices.ContainsFunc(k.Struck, func(s Stroke) bool { return s.Again })
}

// keyNames are the keys that print nothing, and the signs as they lie on a keyboard of the United States, for where the
// layout in use cannot be told.
var keyNames = map[ebiten.Key]string{
	ebiten.KeyEscape: "Escape", ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "Enter", ebiten.KeySpace: "Space",
	ebiten.KeyTab:       "Tab",
	ebiten.KeyBackspace: "Backspace", ebiten.KeyDelete: "Delete", ebiten.KeyInsert: "Insert", ebiten.KeyHome: "Home",
	ebiten.KeyEnd:    "End",
	ebiten.KeyPageUp: "PageUp", ebiten.KeyPageDown: "PageDown", ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down",
	ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right", ebiten.KeyPause: "Pause", ebiten.KeyPrintScreen: "PrintScreen",
	ebiten.KeyContextMenu: "Menu",
	ebiten.KeyComma:       ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/", ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'",
	ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]", ebiten.KeyBackslash: "\\", ebiten.KeyBackquote: "`",
	ebiten.KeyMinus: "-", ebiten.KeyEqual: "=", ebiten.KeyIntlBackslash: "<",
	ebiten.KeyNumpadAdd: "+", ebiten.KeyNumpadSubtract: "-", ebiten.KeyNumpadMultiply: "*", ebiten.KeyNumpadDivide: "/",
	ebiten.KeyNumpadDecimal: ".", ebiten.KeyNumpadEqual: "=",
}

// keyName returns the name of a key in a chord, or "" for keys that are only held with others. A letter or sign is the one
// that is printed on the key in the layout in use. Where that is no Latin letter it is the one that lies there on other
// keyboards, and digits are always the keys of the row of digits: some layouts have signs there.
func keyName(key ebiten.Key) string {
	name := key.String()
	switch {
	case strings.HasPrefix(name, "Digit"):
		return strings.TrimPrefix(name, "Digit")
	case key >= ebiten.KeyNumpad0 && key <= ebiten.KeyNumpad9:
		return strings.TrimPrefix(name, "Numpad")
	case key >= ebiten.KeyF1 && key <= ebiten.KeyF12:
		return name
	}
	usual, named := keyNames[key]
	if !named && len(name) == 1 {
		usual = name
	}
	if len(usual) != 1 {
		return usual
	}
	printed, size := utf8.DecodeRuneInString(ebiten.KeyName(key))
	if size == 0 || unicode.IsLetter(printed) && !unicode.Is(unicode.Latin, printed) || !unicode.IsGraphic(printed) {
		return usual
	}
	return string(unicode.ToUpper(printed))
}
