package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// How many more dice a skill allows, and which, is said as it is: "up to" only of several, "or less" only where there is less.
func TestAskMore(t *testing.T) {
	b := loadBook(t)
	for _, c := range []struct {
		more  uint8
		value int
		want  string
	}{
		{1, 4, "Your skill allows 1 more die, showing 4 or less, to be created"},
		{1, 1, "Your skill allows 1 more die, showing 1, to be created"},
		{3, 4, "Your skill allows up to 3 more dice, showing 4 or less, to be created"},
	} {
		f := Frame{N: c.more, Move: Move{Kind: MoveCreate}}
		f.Move.Dice[0] = ResourceDie(content.Support, c.value)
		if got := askMore(b, &State{}, &f); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
