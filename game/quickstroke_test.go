package game

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/chord"
)

// What was held in the tick before belongs to a key that is seen only after it has been let go.
func TestAQuickChordIsNotLost(t *testing.T) {
	k := keyboard{before: chord.Chord{Ctrl: true}}
	k.strike(ebiten.KeyK, false)
	if !k.asks(keyMoves) {
		t.Errorf("a quick Ctrl+K is %+v", k.struck)
	}
}
