package game

import (
	"testing"

	"sixwinters/game/chord"
	"sixwinters/game/command"
)

// TestKeysAsked shows what a stroke asks for, with keys that repeat and without.
func TestKeysAsked(t *testing.T) {
	m, _ := command.New(map[string]string{"undo": "Ctrl+B"})
	k := keyboard{keys: m, struck: []stroke{{chord.Must("Ctrl+B"), false}, {chord.Must("Down"), true}}}
	for _, test := range []struct {
		what string
		is   bool
		want bool
	}{
		{"undo", k.asks(command.Undo), true},
		{"the usual key of undo", k.keys.Means(chord.Must("U"), command.Undo), false},
		{"down by a key that repeats", k.asks(command.GoDown), false},
		{"down again", k.asksAgain(command.GoDown), true},
		{"log", k.asks(command.Log), false},
		{"a key that moves about", k.hit("Down"), true},
	} {
		if test.is != test.want {
			t.Errorf("%s: asked is %v", test.what, test.is)
		}
	}
}
