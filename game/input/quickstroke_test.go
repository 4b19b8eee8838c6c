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

// A slow tick has a name and the Tab after it. Shift made its capital, and does not turn the Tab round.
func TestShiftOfACapitalIsNotHeldWithTab(t *testing.T) {
	for typed, back := range map[string]bool{"Anna": false, "anna": true, "": true} {
		k := Keyboard{held: chord.Chord{Shift: true}, Typed: []rune(typed)}
		k.strike(ebiten.KeyTab, false)
		k.capitals()
		if is := k.Struck[0].Chord.Shift; is != back {
			t.Errorf("after %q, Tab goes back: %t", typed, is)
		}
	}
}
