package menu

import (
	goimage "image"
	"math"
	"slices"
	"unicode/utf8"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// Every menu can be worked with the keyboard alone: Tab and the arrows move from one thing to the next, Enter and the
// space bar press it, letters press the buttons that show them, and where the menu scrolls PageUp, PageDown, Home and End
// scroll it. The keyboard focus has a ring while the keyboard was used last, not the mouse.

// focus is the keyboard focus in a menu.
type focus struct {
	scrolled
	root  *widget.Container
	ui    *ebitenui.UI
	first widget.Focuser // focused at first; nil: what was focused last
	asks  bool           // the players have come to a field to write in it, in this tick
	seeks bool           // they will have in the next
	wrote bool           // what was typed in this tick is written already
	typed bool           // the last keys wrote in a field: letters that follow are still meant for one
}

// Focusers returns all that can have the focus, in order.
func (m *focus) Focusers() []widget.Focuser { return m.root.GetFocusers() }

// Focused returns the keyboard focus, or nil.
func (m *focus) Focused() widget.Focuser { return m.ui.GetFocusedWidget() }

// beginFocus focuses what was focused when this menu was last built, or the first thing on it that takes no letters: those press buttons
// until the players come to a field.
func (m *focus) beginFocus() {
	for f, name := range m.Names {
		if m.skin.writing == m.writingIn(name) {
			m.Focus(f)
			return
		}
	}
	if m.first != nil {
		m.Focus(m.first)
		return
	}
	if !m.skin.ByKeys {
		return
	}
	all := m.Focusers()
	for _, f := range all {
		if m.Names[f] == m.skin.focusNames[m.Name] {
			m.Focus(f)
			return
		}
	}
	if i := slices.IndexFunc(all, func(f widget.Focuser) bool { return !writable(f) }); i >= 0 {
		m.Focus(all[i])
	} else if len(all) > 0 {
		m.Focus(all[0])
	}
}

// writable reports whether something that can have the focus is a field.
func writable(f widget.Focuser) bool {
	_, is := f.(*widget.TextInput)
	return is
}

// writingIn names a field among those of all menus.
func (m *focus) writingIn(field string) string { return m.Name + "\n" + field }

// Written is the field that is written in.
type Written struct {
	Name, Text string
	Digits     bool // it takes digits only
	Asks       bool // the players have come to it in this tick
}

// Written returns the field that is written in, if one is.
func (m *focus) Written() (w Written, writing bool) {
	f, writing := m.Focused().(*widget.TextInput)
	m.skin.writing = ""
	if !writing {
		return w, false
	}
	m.skin.writing = m.writingIn(m.Names[f])
	if m.asks {
		f.CursorMoveEnd()
	}
	return Written{m.Names[f], f.GetText(), m.digits[f], m.asks}, true
}

// takeLetters writes what is typed on the screen: fields read the real keyboard themselves.
func (m *focus) takeLetters(keyboard *input.Keyboard) {
	f, writing := m.Focused().(*widget.TextInput)
	if !writing || !keyboard.Onscreen {
		return
	}
	f.Insert(string(keyboard.Typed))
	if keyboard.Hit("Backspace") {
		f.Backspace()
	}
}

// Seek comes to a field to write in it.
func (m *focus) Seek(f *widget.TextInput) {
	m.Focus(f)
	m.seeks = true
}

// StopWriting takes the focus from the field that is written in.
func (m *focus) StopWriting() {
	if writable(m.Focused()) {
		m.ui.ClearFocus()
		m.skin.writing = ""
	}
}

// Begin focuses a widget at first, so that the keyboard works it at once.
func (m *focus) Begin(at widget.Focuser) { m.first = at }

// Forget makes a menu begin at its top with the focus on its first widget when it is built next.
func (k *Skin) Forget(menu string) {
	delete(k.focusNames, menu)
	k.ToTop(menu)
}

// ToTop makes a menu begin at its top when it is built next.
func (k *Skin) ToTop(menu string) { delete(k.scrolled, menu) }

func (m *focus) Focus(f widget.Focuser) {
	m.ui.SetFocusedWidget(f)
	if f != nil {
		m.skin.focusNames[m.Name] = m.Names[f]
	}
	m.BringIntoView(f)
}

// ComeTo focuses the widget of a name when the menu is built next.
func (m *focus) ComeTo(name string) { m.skin.focusNames[m.Name] = name }

// takeKeys handles the keys, and reports whether one of them has no meaning here.
func (m *focus) takeKeys(p *input.Pointer, keyboard *input.Keyboard) (unused bool) {
	k := m.skin
	m.asks, m.seeks = m.seeks, false
	for _, f := range m.Focusers() {
		if at, is := f.(*widget.TextInput); is && p.Finger && p.Released && goimage.Pt(int(p.X), int(p.Y)).In(at.GetWidget().Rect) {
			m.Focus(f)
			m.asks = true
		}
	}
	m.takeLetters(keyboard)
	m.typed = m.typed && !p.Pressed
	if p.Pressed || p.Wheel != 0 || p.X != k.seen.x || p.Y != k.seen.y {
		if _, writing := m.Focused().(*widget.TextInput); !writing { // a field keeps the focus while it is written in
			m.ui.ClearFocus()
		}
		k.ByKeys, k.seen.x, k.seen.y = false, p.X, p.Y
	}
	m.wrote = false
	for _, s := range keyboard.Struck {
		f, writing := m.Focused().(*widget.TextInput)
		if writing && s.Chord.Ctrl && s.Chord.Key == "A" {
			f.SelectAll()
		}
		letter := utf8.RuneCountInString(s.Chord.Key) == 1
		if s.Chord.Ctrl || s.Chord.Alt || m.wrote && prints(s.Chord.Key) || m.typed && letter && !writing {
			continue
		}
		m.typed = writing && (m.typed || len(keyboard.Typed) > 0)
		taken := m.takeKey(s)
		k.ByKeys, unused = k.ByKeys || taken, unused || !taken
		if writing && !keyboard.Onscreen && len(keyboard.Typed) > 0 && m.Focused() != widget.Focuser(f) {
			m.write(f, keyboard, s)
		}
	}
	return unused
}

// prints reports whether a key writes a letter.
func prints(key string) bool { return key == "Space" || utf8.RuneCountInString(key) == 1 }

// write writes the letters of a tick in which a stroke left a field: each where the focus was then. The field that has it now would take them all.
func (m *focus) write(left *widget.TextInput, keyboard *input.Keyboard, s input.Stroke) {
	before, after := keyboard.Around(s)
	left.Insert(before)
	if f, writing := m.Focused().(*widget.TextInput); writing && after != "" { // else what is selected stays
		f.Insert(after)
	}
	m.wrote = true
}

// entered returns the field that is written in, if letters and Enter came in one tick and Enter is up again: the field takes the letters and would
// never see it.
func (m *focus) entered(keyboard *input.Keyboard) *widget.TextInput {
	f, writing := m.Focused().(*widget.TextInput)
	if writing && len(keyboard.Typed) > 0 && slices.ContainsFunc(keyboard.Struck, func(s input.Stroke) bool { return s.Gone && s.Chord == chord.Chord{Key: "Enter"} }) {
		return f
	}
	return nil
}

// takeKey handles a key, and reports whether menus use it.
func (m *focus) takeKey(s input.Stroke) bool {
	at := m.Focused()
	_, writing := at.(*widget.TextInput)
	slider, sliding := at.(*widget.Slider)
	c := s.Plain()
	switch key := c.Key; {
	case m.rows != nil && m.takeRowKey(key):
	case key == "Tab" && c.Shift:
		m.step(-1)
	case key == "Tab":
		m.step(1)
	case key == "Down":
		m.move(0, 1)
	case key == "Up":
		m.move(0, -1)
	case key == "PageDown":
		m.ScrollBy(m.height / 2)
	case key == "PageUp":
		m.ScrollBy(-m.height / 2)
	case sliding && key == "Left":
		slider.Current = max(slider.Min, slider.Current-m.steps[slider])
	case sliding && key == "Right":
		slider.Current = min(slider.Max, slider.Current+m.steps[slider])
	case writing && key == "Enter" && s.Chord.Pad():
		m.asks = true
	case writing:
		return false // the field takes other keys
	case key == "Home":
		m.ScrollTo(0)
	case key == "End":
		m.ScrollTo(math.MaxInt)
	case key == "Left":
		m.move(-1, 0)
	case key == "Right":
		m.move(1, 0)
	case (key == "Enter" || key == "Space") && !s.Again:
		m.press(at)
	case m.keys[key] != nil && !s.Again && c == (chord.Chord{Key: key}):
		if b := m.keys[key]; !b.GetWidget().Disabled {
			b.Click()
		}
	default:
		return false
	}
	return true
}

// press presses the keyboard focus. If there is none, because the mouse was used last, it presses the main button or, without
// one, shows the focus first.
func (m *focus) press(at widget.Focuser) {
	switch _, button := m.first.(*widget.Button); {
	case at != nil:
	case button:
		at = m.first
	case m.first != nil:
		m.Focus(m.first)
	default:
		m.step(1)
	}
	if b, ok := at.(*widget.Button); ok {
		b.Click()
	}
}

// Stops returns what Tab comes to, in order: of rows only one.
func (m *focus) Stops() []widget.Focuser {
	return slices.DeleteFunc(m.Focusers(), func(f widget.Focuser) bool {
		if m.rows == nil {
			return false
		}
		i, row := m.rows.indexOf(f)
		return row && i != m.rows.at
	})
}

// step moves the focus to the next stop, or by -1 to the one before.
func (m *focus) step(by int) {
	all := m.Stops()
	if len(all) == 0 {
		return
	}
	at := slices.Index(all, m.Focused())
	if at < 0 && by < 0 {
		at = 0
	}
	to := all[(at+by+len(all))%len(all)]
	m.Focus(to)
	if f, is := to.(*widget.TextInput); is {
		f.SelectAll()
	}
}

// move moves the focus to the nearest widget in a direction, if there is one.
func (m *focus) move(dx, dy int) {
	from := m.Focused()
	if from == nil {
		m.step(1)
		return
	}
	at := from.GetWidget().Rect
	var nearest widget.Focuser
	least := math.Inf(1)
	for _, f := range m.Focusers() {
		if f == from {
			continue
		}
		if d := distance(at, f.GetWidget().Rect, dx, dy); d < least {
			nearest, least = f, d
		}
	}
	if nearest != nil {
		m.Focus(nearest)
	}
}

// distance returns how far a widget lies in a direction, in pixels. The way across counts more. It is infinite outside that
// direction.
func distance(from, to goimage.Rectangle, dx, dy int) float64 {
	ahead := 0
	switch {
	case dx > 0:
		ahead = to.Min.X - from.Max.X
	case dx < 0:
		ahead = from.Min.X - to.Max.X
	case dy > 0:
		ahead = to.Min.Y - from.Max.Y
	case dy < 0:
		ahead = from.Min.Y - to.Max.Y
	}
	if ahead < 0 {
		return math.Inf(1)
	}
	a, b := (from.Min.Y+from.Max.Y)-(to.Min.Y+to.Max.Y), max(from.Min.Y-to.Max.Y, to.Min.Y-from.Max.Y, 0)
	if dy != 0 {
		a, b = (from.Min.X+from.Max.X)-(to.Min.X+to.Max.X), max(from.Min.X-to.Max.X, to.Min.X-from.Max.X, 0)
	}
	if dx != 0 && b > 0 {
		return math.Inf(1) // left and right stay in the row
	}
	return float64(ahead) + 3*float64(b) + 0.01*math.Abs(float64(a))
}
