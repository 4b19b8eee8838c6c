package input

import (
	"slices"
	"testing"

	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
)

// A button of a gamepad is struck when it goes down, repeats while it is held, and with the left trigger means something else.
func TestPadButtonsAreKeys(t *testing.T) {
	var k Keyboard
	tick := func(held ...string) []Stroke {
		k.Struck, k.Down = nil, nil
		k.TakePad(held)
		return k.Struck
	}
	if got := tick(chord.PadX); !slices.Equal(got, []Stroke{{Chord: chord.Must("(X)")}}) || !k.Asks(command.Hint) || k.Device != Pad {
		t.Errorf("(X) strikes %v", got)
	}
	if got := tick(chord.PadX); len(got) > 0 || !slices.Contains(k.Down, chord.Must("(X)")) {
		t.Errorf("held it strikes %v", got)
	}
	tick()
	if got := tick(chord.PadX, chord.PadLT); len(got) != 1 || !k.Asks(command.Worth) || k.Hit("Enter") {
		t.Errorf("with the trigger (X) strikes %v", got)
	}
	if got := tick(chord.PadLT); len(got) > 0 {
		t.Errorf("the trigger alone strikes %v", got)
	}
	again := 0
	for range repeatAfter + 3*repeatEvery {
		again += len(tick(chord.PadDown))
	}
	if again != 1+3 || !k.AsksAgain(command.GoDown) {
		t.Errorf("a button that is held strikes %d times", again)
	}
	if tick(chord.PadA); !k.Hit("Enter") || k.Hit("Escape") {
		t.Error("(A) is not Enter in a menu")
	}
}

// A stick that is pushed far means its main direction until it comes back.
func TestSticksMeanDirections(t *testing.T) {
	was := ""
	for _, c := range []struct {
		x, y float64
		want string
	}{
		{0, 0, ""}, {0.5, 0, ""}, {0.7, 0.2, "right"}, {0.5, 0.2, "right"}, {0.3, 0.2, ""}, {0.5, 0, ""},
		{-0.2, -0.9, "up"}, {-0.9, -0.8, "left"}, {0, 0.61, "down"},
	} {
		if was = Tilted(c.x, c.y, was, [4]string{"left", "right", "up", "down"}); was != c.want {
			t.Errorf("pushed to %g, %g it means %q, not %q", c.x, c.y, was, c.want)
		}
	}
}
