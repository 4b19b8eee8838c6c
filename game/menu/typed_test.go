package menu

import (
	"image/color"
	"strings"
	"testing"
	"time"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// Where frames are slow, a tick has several keys. Letters stay in the field in which they were written, and press no button.
func TestLettersBeforeAKeyStayInTheirField(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		typed, struck string // strokes: a star follows those that are up again
		at            int    // the field with the focus: 0 or 1
		want          [2]string
		focus         string
	}{
		{"a", "A* Tab", 0, [2]string{"Anna", "Ben"}, "second"},
		{"a", "A* Tab*", 0, [2]string{"Anna", "Ben"}, "second"},
		{"ax", "A* X Tab*", 0, [2]string{"Anna", "x"}, "second"}, // Tab selects what is written
		{"ax", "A* X Tab", 0, [2]string{"Annax", "Ben"}, "second"},
		{"x", "X Tab*", 0, [2]string{"Ann", "x"}, "second"},
		{"y", "Y* Shift+Tab", 1, [2]string{"Ann", "Beny"}, "first"},
		{"y", "Tab Y*", 1, [2]string{"Ann", "Beny"}, "press"},
		{"c ", "Tab C* Space*", 1, [2]string{"Ann", "Benc "}, "press"},
	} {
		m := k.NewMenu(1280, 720, 1, color.NRGBA{})
		first, second, pressed := m.NewField("first", "Ann", "", nil), m.NewField("second", "Ben", "", nil), 0
		b := m.Lettered("C", m.NewButton("press", func() { pressed++ }))
		m.InBody()
		m.Add(first, second, b)
		m.Names[first], m.Names[second], m.Names[b] = "first", "second", "press"
		m.Lay()
		first.CursorMoveEnd()
		second.CursorMoveEnd()
		m.Focus(first)
		if c.at == 1 {
			m.Focus(second)
		}
		keys := &input.Keyboard{Typed: []rune(c.typed)}
		for word := range strings.FieldsSeq(c.struck) {
			key, gone := strings.CutSuffix(word, "*")
			keys.Struck = append(keys.Struck, input.Stroke{Chord: chord.Must(key), Gone: gone})
		}
		m.Update(&input.Pointer{}, keys, time.Unix(0, 0))
		if is := [2]string{first.GetText(), second.GetText()}; is != c.want || pressed > 0 || m.Names[m.Focused()] != c.focus {
			t.Errorf("%q with %q: written is %q, pressed %d times, and the focus is at %q", c.typed, c.struck, is, pressed, m.Names[m.Focused()])
		}
	}
}

// Ticks that only catch up with a slow frame take none of its letters, which the system still has: they would be written several times.
func TestLettersAreTakenOnce(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	was := systemTyped
	defer func() { systemTyped = was }()
	systemTyped = func() bool { return true }
	m := k.NewMenu(1280, 720, 1, color.NRGBA{})
	f := m.NewField("Name", "Ann", "", nil)
	m.InBody()
	m.Add(f)
	m.Lay()
	m.Focus(f)
	for _, c := range []struct {
		keys  input.Keyboard
		reads bool // the field reads the letters
	}{{input.Keyboard{}, false}, {input.Keyboard{Typed: []rune("a")}, true}, {input.Keyboard{Onscreen: true}, true}} {
		read := false
		m.root.GetWidget().OnUpdate = func(widget.HasWidget) { read = f.IsFocused() }
		m.Update(&input.Pointer{}, &c.keys, time.Unix(0, 0))
		if read != c.reads || m.Focused() != widget.Focuser(f) {
			t.Errorf("%+v: the field reads %t, and the focus is at %T", c.keys, read, m.Focused())
		}
	}
}

// A quick Enter submits with the letters of the same tick. One that is still down is taken in the next, by the field itself.
func TestEnterWithLetters(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	for _, gone := range []bool{true, false} {
		m, times := k.NewMenu(1280, 720, 1, color.NRGBA{}), 0
		f := m.NewField("Name", "Ann", "", nil)
		f.SubmitEvent.AddHandler(func(any) { times++ })
		m.InBody()
		m.Add(f)
		m.Lay()
		m.Focus(f)
		m.Update(&input.Pointer{}, &input.Keyboard{Typed: []rune("a"), Struck: []input.Stroke{{Chord: chord.Must("A"), Gone: true}, {Chord: chord.Must("Enter"), Gone: gone}}}, time.Unix(0, 0))
		m.Update(&input.Pointer{}, &input.Keyboard{}, time.Unix(0, 0)) // what happens is told in the next tick
		if (times == 1) != gone {
			t.Errorf("up again %t: submitted %d times", gone, times)
		}
	}
}

// Where a field is first, keys begin at what comes after it: letters press buttons until the players come to the field.
func TestKeysBeginBesideFields(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	k.ByKeys = true
	m := k.NewMenu(1280, 720, 1, color.NRGBA{})
	pressed := 0
	field := m.NewField("link", "", "", nil)
	b := m.Lettered("C", m.NewButton("create", func() { pressed++ }))
	m.InBody()
	m.Add(field, b)
	m.Names[field], m.Names[b] = "link", "create"
	m.Lay()
	m.Update(&input.Pointer{}, &input.Keyboard{Typed: []rune("c"), Struck: []input.Stroke{{Chord: chord.Must("C")}}}, time.Unix(0, 0))
	if pressed != 1 || field.GetText() != "" {
		t.Errorf("C presses %d times and writes %q, with the focus at %q", pressed, field.GetText(), m.Names[m.Focused()])
	}
}

// What Tab comes to is selected, as after Ctrl+A, and stays so in ticks that only catch up. What is written takes its place.
func TestTabSelects(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	was := systemTyped
	defer func() { systemTyped = was }()
	for _, key := range []string{"Tab", "Ctrl+A", "Ctrl+Shift+A"} {
		m := k.NewMenu(1280, 720, 1, color.NRGBA{})
		first, second := m.NewField("first", "Ann", "", nil), m.NewField("second", "Ben", "", nil)
		m.InBody()
		m.Add(first, second)
		m.Lay()
		m.Focus(first)
		want := first
		if key == "Tab" {
			want = second
		}
		systemTyped = func() bool { return false }
		m.Update(&input.Pointer{}, &input.Keyboard{Struck: []input.Stroke{{Chord: chord.Must(key)}}}, time.Unix(0, 0))
		systemTyped = func() bool { return true }
		m.Update(&input.Pointer{}, &input.Keyboard{}, time.Unix(0, 0))
		if is := want.SelectedText(); is != want.GetText() {
			t.Errorf("%s selects %q of %q", key, is, want.GetText())
		}
		m.Update(&input.Pointer{}, &input.Keyboard{Onscreen: true, Typed: []rune("Cid")}, time.Unix(0, 0))
		if is := want.GetText(); is != "Cid" {
			t.Errorf("after %s, Cid makes %q", key, is)
		}
	}
}

// Who has just written and left the field still writes: letters press no button, until another key or a click says otherwise.
func TestLettersAfterAFieldPressNothing(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		typed, then string
		clicks      bool
		want        int
	}{{"a", "B", false, 0}, {"a", "Tab B", false, 1}, {"a", "B", true, 1}, {"", "B", false, 1}} {
		m := k.NewMenu(1280, 720, 1, color.NRGBA{})
		pressed := 0
		f, b := m.NewField("name", "", "", nil), m.Lettered("B", m.NewButton("Begin", func() { pressed++ }))
		m.InBody()
		m.Add(f, b)
		m.Lay()
		m.Focus(f)
		tick := func(typed, struck string) {
			keys := &input.Keyboard{Typed: []rune(typed)}
			if struck != "" {
				keys.Struck = []input.Stroke{{Chord: chord.Must(struck)}}
			}
			m.Update(&input.Pointer{}, keys, time.Unix(0, 0))
		}
		tick(c.typed, strings.ToUpper(c.typed))
		tick("", "Tab")
		if c.clicks {
			m.Update(&input.Pointer{Pressed: true}, &input.Keyboard{}, time.Unix(0, 0))
		}
		for then := range strings.FieldsSeq(c.then) {
			if tick("", then); then == "Tab" {
				m.Focus(b)
			}
		}
		if pressed != c.want {
			t.Errorf("%q, Tab, click %t, %s: B presses %d times, not %d", c.typed, c.clicks, c.then, pressed, c.want)
		}
	}
}
