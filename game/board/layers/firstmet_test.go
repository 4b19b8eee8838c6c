package layers_test

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// What is met for the first time has a note, once. Escape puts it away, and where tips are off there is none.
func TestNovelties(t *testing.T) {
	for _, tips := range []bool{true, false} {
		n := &firstmet.Novelties{}
		g, b := under(t, played(t, 0), n, board.Ticker{Do: n.ExplainFirsts})
		g.Settings.Tips = tips
		choose, met := rules.RandomPolicy(7), []string{}
		for range 40 {
			b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
			b.Finish()
			gametest.Tick(t, g)
			note := b.View(g).Note
			if note == nil {
				continue
			}
			if !strings.HasPrefix(note.Head, "New: ") || slices.Contains(met, note.Head) {
				t.Errorf("after %q there is %q", met, note.Head)
			}
			met = append(met, note.Head)
			gametest.Strike(t, g, "Escape")
			if again := b.View(g).Note; again != nil && again.Head == note.Head {
				t.Fatalf("Escape leaves %q", again.Head)
			}
		}
		if tips != (len(met) > 0) || tips != (len(g.Settings.Met) >= 1) {
			t.Errorf("with tips %v, met are %q, and the settings know %q", tips, met, g.Settings.Met)
		}
	}
}
