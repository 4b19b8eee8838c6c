package menu

import (
	goimage "image"
	"image/color"
	"math"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// Onscreen is a keyboard on the screen, for those who write without one: fingers tap its keys, and a gamepad moves a focus over them.
type Onscreen struct {
	stock       *Stock
	rows        [][]onscreenKey
	digits      bool // are all that is written
	shift       bool // the next letter is a capital
	accents     bool
	row, column int // of the focus
	width       int // of the window
	height      int
	least       float64           // side of a key, in pixels
	at          goimage.Rectangle // the keyboard
	line        goimage.Rectangle // what has been written so far stands there
	unit        float64
}

// onscreenKey is a key and where it lies.
type onscreenKey struct {
	writes rune   // 0 if it does something else
	does   string // what it does, as it stands on the key
	wide   float64
	button string // of a gamepad that does the same
	at     goimage.Rectangle
}

func (k *onscreenKey) name() string {
	if k.writes != 0 && k.does == "" {
		return string(k.writes)
	}
	return k.does
}

// What the keys do that write no letter.
const (
	keyShift   = "Shift"
	keyAccents = "éü"
	keyDelete  = "Delete"
	keyDone    = "Done"
)

// The letters of a keyboard, with those that shift brings.
var (
	letters      = []string{"1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-"}
	capitals     = []string{"1234567890", "QWERTYUIOP", "ASDFGHJKL&", "ZXCVBNM?!:"}
	accents      = []string{"1234567890", "áàâäãåæçéè", "êëíîïñóôöõ", "øœßúùûüýÿš"}
	accentsLarge = []string{"1234567890", "ÁÀÂÄÃÅÆÇÉÈ", "ÊËÍÎÏÑÓÔÖÕ", "ØŒẞÚÙÛÜÝŸŠ"}
	digits       = []string{"123", "456", "789"}
)

// NewOnscreen returns a keyboard for a field, of digits alone if that takes no others.
func NewOnscreen(onlyDigits bool) *Onscreen {
	return &Onscreen{stock: NewStock(), digits: onlyDigits}
}

func (o *Onscreen) fill() {
	of := letters
	switch {
	case o.digits:
		of = digits
	case o.accents && o.shift:
		of = accentsLarge
	case o.accents:
		of = accents
	case o.shift:
		of = capitals
	}
	o.rows = nil
	for _, line := range of {
		var row []onscreenKey
		for _, letter := range line {
			row = append(row, onscreenKey{writes: letter, wide: 1})
		}
		o.rows = append(o.rows, row)
	}
	last := []onscreenKey{
		{does: keyShift, wide: 1.5, button: chord.PadLB}, {does: keyAccents, wide: 1.2, button: chord.PadRB},
		{writes: ' ', does: "Space", wide: 3.5, button: chord.PadY}, {does: keyDelete, wide: 1.9, button: chord.PadX},
		{does: keyDone, wide: 1.9, button: chord.PadB},
	}
	if o.digits {
		for i := range o.rows {
			for j := range o.rows[i] {
				o.rows[i][j].wide = 1.9
			}
		}
		last = []onscreenKey{{does: keyDelete, wide: 1.9, button: chord.PadX}, {writes: '0', wide: 1.9}, {does: keyDone, wide: 1.9, button: chord.PadB}}
	}
	o.rows = append(o.rows, last)
}

// onscreenKeyHigh is the height of a key, of that of the window, and onscreenKeyWide its width, of that height.
const (
	onscreenKeyHigh = 0.068
	onscreenKeyWide = 1.25
)

// Lay lays the keyboard along the lower edge of a window. No side of a key is shorter than least, in pixels, where the window has room.
func (o *Onscreen) Lay(width, height int, least float64) {
	o.width, o.height, o.least = width, height, least
	o.fill()
	high := max(onscreenKeyHigh*float64(height), least)
	gap, edge := high/12, high/3
	columns := 0.0
	for _, row := range o.rows {
		wide := 0.0
		for _, k := range row {
			wide += k.wide
		}
		columns = max(columns, wide)
	}
	wide := min(max(onscreenKeyWide*high, least), (float64(width)-2*edge)/columns)
	across, down := columns*wide+2*edge, float64(len(o.rows)+1)*high+2*edge
	left, top := (float64(width)-across)/2, float64(height)-down
	pixels := func(x, y, w, h float64) goimage.Rectangle {
		return goimage.Rect(int(x+0.5), int(y+0.5), int(x+w+0.5), int(y+h+0.5))
	}
	o.unit = high / 40
	o.at, o.line = pixels(left, top, across, down), pixels(left+edge, top+edge, columns*wide, high-gap)
	for i := range o.rows {
		x, y := left+edge, top+edge+float64(i+1)*high
		for j := range o.rows[i] {
			k := &o.rows[i][j]
			k.at = pixels(x, y, k.wide*wide-gap, high-gap)
			x += k.wide * wide
		}
	}
}

// Contains reports whether a point of the window lies on the keyboard.
func (o *Onscreen) Contains(x, y float64) bool { return goimage.Pt(int(x), int(y)).In(o.at) }

// Keys returns where the keys lie, by what stands on them.
func (o *Onscreen) Keys() map[string]goimage.Rectangle {
	all := map[string]goimage.Rectangle{}
	for i := range o.rows {
		for j := range o.rows[i] {
			all[o.rows[i][j].name()] = o.rows[i][j].at
		}
	}
	return all
}

// Focused returns what stands on the key that has the focus of a gamepad.
func (o *Onscreen) Focused() string { return o.focused().name() }

func (o *Onscreen) focused() *onscreenKey {
	o.row = min(o.row, len(o.rows)-1)
	o.column = min(o.column, len(o.rows[o.row])-1)
	return &o.rows[o.row][o.column]
}

// Update takes the fingers that came down in a tick and the buttons of a gamepad, and turns them into what a keyboard would have
// struck and typed. It reports whether the players are done with writing.
func (o *Onscreen) Update(p *input.Pointer, k *input.Keyboard) (done bool) {
	struck := k.Struck
	k.Struck, k.Typed, k.Onscreen = nil, nil, true
	press := func(key *onscreenKey, large bool) {
		switch {
		case key.writes != 0:
			letter := key.writes
			if large {
				letter = unicode.ToUpper(letter)
			}
			k.Typed = append(k.Typed, letter)
			k.Struck = append(k.Struck, input.Stroke{Chord: chord.Chord{Key: strings.ToUpper(string(letter))}})
			o.shift = o.shift && letter == ' '
		case key.does == keyShift:
			o.shift = !o.shift
		case key.does == keyAccents:
			o.accents = !o.accents
		case key.does == keyDelete:
			k.Struck = append(k.Struck, input.Stroke{Chord: chord.Chord{Key: "Backspace"}})
		case key.does == keyDone:
			done = true
		}
	}
	for _, finger := range p.Came {
		for i := range o.rows {
			for j := range o.rows[i] {
				if key := &o.rows[i][j]; goimage.Pt(int(finger.X), int(finger.Y)).In(key.at) {
					o.row, o.column = i, j
					press(key, false)
				}
			}
		}
	}
	for _, s := range struck {
		o.take(s, press)
	}
	o.Lay(o.width, o.height, o.least)
	return done
}

// take takes a button of a gamepad. With LT held a letter is a capital.
func (o *Onscreen) take(s input.Stroke, press func(key *onscreenKey, large bool)) {
	switch s.Chord.Key {
	case chord.PadLeft:
		o.step(-1)
	case chord.PadRight:
		o.step(1)
	case chord.PadUp:
		o.climb(-1)
	case chord.PadDown:
		o.climb(1)
	case chord.PadA:
		if key := o.focused(); !s.Again || key.does == keyDelete {
			press(key, s.Chord.Shift)
		}
	default:
		for _, row := range o.rows {
			for i := range row {
				if key := &row[i]; key.button == s.Chord.Key && (!s.Again || key.does == keyDelete) {
					press(key, false)
				}
			}
		}
	}
}

// step moves the focus along its row, round its ends.
func (o *Onscreen) step(by int) {
	o.focused()
	n := len(o.rows[o.row])
	o.column = (o.column + by + n) % n
}

// climb moves the focus to the nearest key of another row.
func (o *Onscreen) climb(by int) {
	from := o.focused().at
	o.row = (o.row + by + len(o.rows)) % len(o.rows)
	row, nearest := o.rows[o.row], math.MaxInt
	for i := range row {
		apart := row[i].at.Min.X + row[i].at.Max.X - from.Min.X - from.Max.X
		if apart = max(apart, -apart); apart < nearest {
			nearest, o.column = apart, i
		}
	}
}

// Draw draws the keyboard, and over its keys what has been written so far. byPad shows the focus, and the buttons of a make that do the same as
// keys.
func (o *Onscreen) Draw(screen *ebiten.Image, k *Skin, name, written string, byPad bool, of chord.Make) {
	m := &widgets{skin: k, Paper: o.stock.For(o.unit)}
	m.Unit = o.unit
	say := func(words string, face *text.Face, x, y int, align text.Align, tint color.NRGBA) {
		write(screen, words, *face, float64(x), float64(y), align, tint)
	}
	m.drawCap(screen, o.at, art.Plate{Fill: art.Parchment, Line: art.Gold, Heavy: true})
	m.drawCap(screen, o.line, art.Plate{Fill: art.Field, Line: art.InkSoft})
	face, small := m.face(k.Body, 20), m.face(k.Body, 13)
	middle := (o.line.Min.Y + o.line.Max.Y) / 2
	x := o.line.Min.X + m.Px(10)
	say(name+":", face, x, middle, text.AlignStart, art.InkSoft)
	x += int(text.Advance(name+": ", *face))
	say(tail(written, *face, float64(o.line.Max.X-x-m.Px(14)))+"|", face, x, middle, text.AlignStart, art.Ink)
	for i, row := range o.rows {
		for j := range row {
			key := &row[j]
			fill := art.ParchmentDark
			if key.does == keyShift && o.shift || key.does == keyAccents && o.accents {
				fill = art.Marked
			}
			m.drawCap(screen, key.at, art.Plate{Fill: fill, Line: art.InkSoft})
			x, y := (key.at.Min.X+key.at.Max.X)/2, (key.at.Min.Y+key.at.Max.Y)/2
			if byPad && key.button != "" {
				say(of.Shown(key.button), small, x, y+m.Px(9), text.AlignCenter, art.InkSoft)
				y -= m.Px(7)
			}
			letters := face
			if key.does != "" {
				letters = m.face(k.Body, 16)
			}
			say(key.name(), letters, x, y, text.AlignCenter, art.Ink)
			if byPad && i == o.row && j == o.column {
				m.drawRing(screen, key.at)
			}
		}
	}
}

// tail returns the end of a text that fits into a width.
func tail(say string, face text.Face, width float64) string {
	all := []rune(say)
	for len(all) > 0 && text.Advance(string(all), face) > width {
		all = all[1:]
	}
	return string(all)
}
