package layers_test

import (
	"strings"
	"testing"
	"time"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// A hint says in three steps what is worth doing, with what, and the move, which the key that takes makes. Escape puts it away.
func TestHint(t *testing.T) {
	layer := &hint.Hinter{}
	g, b := under(t, played(t, 20), layer)
	head := func() string {
		if note := b.View(g).Note; note != nil {
			return note.Head
		}
		return ""
	}
	await := func(want string) {
		t.Helper()
		for late := time.Now().Add(gametest.Patience); head() != want; time.Sleep(time.Millisecond) {
			if gametest.Tick(t, g); time.Now().After(late) {
				t.Fatalf("the note is headed %q, not %q", head(), want)
			}
		}
	}
	gametest.Strike(t, g, "H")
	await("A hint (1 of 3): Enter goes there, holding H plays the turn")
	made := layer.Hinting.Given.Move
	layer.Hinting.Given.Move.Kind = rules.MoveAttempt
	if want := "A hint (1 of 3): Enter does it, holding H plays the turn"; head() != want {
		t.Errorf("a hint that goes nowhere is headed %q", head())
	}
	layer.Hinting.Given.Move = made
	short := b.View(g).Note
	layer.Release(b, g, board.NoteBack)
	long := b.View(g).Note
	layer.Release(b, g, board.NoteBack)
	if !strings.HasSuffix(long.Say, "Holding H shows and makes each move until the turn ends.") {
		t.Errorf("%q does not say what holding does", long.Say)
	}
	if again := b.View(g).Note; short.Back != "Why?" || long.Back != "In short" || long.Say == short.Say || again.Say != short.Say {
		t.Errorf("%q leads from %q to %q, and %q to %q", short.Back, short.Say, long.Say, long.Back, again.Say)
	}
	if gametest.Strike(t, g, "Escape"); head() != "" {
		t.Errorf("after Escape there is %q", head())
	}
	gametest.Strike(t, g, "H")
	await("A hint (1 of 3): Enter goes there, holding H plays the turn")
	gametest.Strike(t, g, "H")
	await("A hint (2 of 3)")
	if s := b.Scene(g); len(s.Glow) == 0 || len(s.Flights) > 0 {
		t.Errorf("in step 2 %d things glow and %d fly", len(s.Glow), len(s.Flights))
	}
	gametest.Strike(t, g, "H")
	await("A hint (3 of 3)")
	moves := b.Campaign.Len()
	gametest.Strike(t, g, "Enter")
	if b.Finish(); b.Campaign.Len() <= moves || head() != "" {
		t.Errorf("%d moves are made, and there is %q", b.Campaign.Len()-moves, head())
	}
}
