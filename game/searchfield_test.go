package game

import (
	"testing"

	"sixwinters/game/chord"
)

// Ctrl+A selects what is written into a search field: the next letter or Backspace replaces it, other keys let it stand.
func TestSearchIsSelected(t *testing.T) {
	f := searchField{}
	for i, test := range []struct {
		key   chord.Chord
		typed string
		want  searchField
	}{
		{chord.Chord{Key: "H"}, "hurt", searchField{"hurt", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", searchField{"hurt", true}},
		{chord.Chord{Key: "F"}, "f", searchField{"f", false}},
		{chord.Chord{Key: "I"}, "i", searchField{"fi", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", searchField{"fi", true}},
		{chord.Chord{Key: "Down"}, "", searchField{"fi", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "", searchField{"fi", true}},
		{chord.Chord{Key: "Backspace"}, "", searchField{}},
		{chord.Chord{Key: "A", Ctrl: true}, "", searchField{}},
		{chord.Chord{Key: "H"}, "hurt", searchField{"hurt", false}},
		{chord.Chord{Key: "A", Ctrl: true}, "hp", searchField{"hp", false}}, // all within one tick
	} {
		was := f
		changed := f.take(&keyboard{struck: []stroke{{chord: test.key}}, typed: []rune(test.typed)})
		if f != test.want || changed != (f.text != was.text) {
			t.Errorf("%d: %q makes %+v of %+v, changed %v", i, test.key, f, was, changed)
		}
	}
}
