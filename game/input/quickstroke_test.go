package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input/chord"
)

// What is held with a key is told from the keys themselves, on either side of the keyboard.
func TestWhatIsHeldWithAKey(t *testing.T) {
	for _, c := range []struct {
		keys []ebiten.Key
		want chord.Chord
	}{
		{nil, chord.Chord{}},
		{[]ebiten.Key{ebiten.KeyK, ebiten.KeyControlLeft}, chord.Chord{Ctrl: true}},
		{[]ebiten.Key{ebiten.KeyMetaRight, ebiten.KeyK}, chord.Chord{Ctrl: true}},
		{[]ebiten.Key{ebiten.KeyShiftRight, ebiten.KeyAltRight}, chord.Chord{Shift: true, Alt: true}},
		{[]ebiten.Key{ebiten.KeyTab}, chord.Chord{}},
	} {
		k := Keyboard{held: heldWith(c.keys)}
		k.strike(ebiten.KeyEnter, false)
		c.want.Key = "Enter"
		if got := k.Struck[0].Chord; got != c.want {
			t.Errorf("Enter with %v is %v, not %v", c.keys, got, c.want)
		}
	}
}
