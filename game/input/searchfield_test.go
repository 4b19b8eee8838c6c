package input

import (
	"strings"
	"testing"

	"sixwinters/game/input/chord"
)

// Ctrl+A selects what is written into a search field: the next letter or Backspace replaces it, other keys let it stand.
func TestSearchIsSelected(t *testing.T) {
	f := SearchField{}
	for i, test := range []struct {
		key   chord.Chord
		typed string
		want  SearchField
	}{
		{chord.Chord{Key: "H"}, "hurt", SearchField{"hurt", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", SearchField{"hurt", true}},
		{chord.Chord{Key: "F"}, "f", SearchField{"f", false}},
		{chord.Chord{Key: "I"}, "i", SearchField{"fi", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", SearchField{"fi", true}},
		{chord.Chord{Key: "Down"}, "", SearchField{"fi", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", SearchField{"fi", true}},
		{chord.Chord{Key: "Backspace"}, "", SearchField{}},
		{chord.Chord{Key: "A", Ctrl: true}, "", SearchField{}},
		{chord.Chord{Key: "H"}, "hurt", SearchField{"hurt", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "hp", SearchField{"hp", false}}, // all within one tick
	} {
		was := f
		changed := f.Take(&Keyboard{Struck: []Stroke{{Chord: test.key}}, Typed: []rune(test.typed)})
		if f != test.want || changed != (f.Text != was.Text) {
			t.Errorf("%d: %q makes %+v of %+v, changed %v", i, test.key, f, was, changed)
		}
	}
}

// A field holds as many letters of one alphabet as of another.
func TestSearchIsAsLongInLetters(t *testing.T) {
	for _, letter := range []string{"e", "é", "冬"} {
		f := SearchField{}
		f.Take(&Keyboard{Typed: []rune(strings.Repeat(letter, longestSearch+1))})
		if want := strings.Repeat(letter, longestSearch); f.Text != want {
			t.Errorf("%s: the field holds %q", letter, f.Text)
		}
	}
}
