package input

import (
	"testing"

	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
)

// TestKeysAsked shows what a stroke asks for, with keys that repeat and without.
func TestKeysAsked(t *testing.T) {
	m, _ := command.New(map[string]string{"undo": "Ctrl+B"}, nil)
	k := Keyboard{Keys: m, Struck: []Stroke{{Chord: chord.Must("Ctrl+B")}, {Chord: chord.Must("Down"), Again: true}}}
	for _, test := range []struct {
		what string
		is   bool
		want bool
	}{
		{"undo", k.Asks(command.Undo), true},
		{"the usual key of undo", k.Keys.Means(chord.Must("U"), command.Undo), false},
		{"down by a key that repeats", k.Asks(command.GoDown), false},
		{"down again", k.AsksAgain(command.GoDown), true},
		{"log", k.Asks(command.Log), false},
		{"a key that moves about", k.Hit("Down"), true},
	} {
		if test.is != test.want {
			t.Errorf("%s: asked is %v", test.what, test.is)
		}
	}
}
