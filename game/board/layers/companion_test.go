package layers_test

import (
	"strings"
	"testing"
	"time"

	"sixwinters/game/board/layers/companion"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// In the actions the companion proposes, and its answers have it wait or act: told so, it makes its moves by itself.
func TestCompanion(t *testing.T) {
	c := &companion.Companion{}
	g, b := under(t, played(t, 0), c)
	if err := b.Campaign.SeatCompanion(1); err != nil {
		t.Fatal(err)
	}
	choose := rules.RandomPolicy(7)
	for b.State.Step != rules.StepActions || b.State.Phase != rules.Turns {
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
		b.Finish()
	}
	b.Ready(g)
	until := func(what string, so func() bool) {
		t.Helper()
		for late := time.Now().Add(gametest.Patience); !so(); time.Sleep(time.Millisecond) {
			if gametest.Tick(t, g); time.Now().After(late) {
				t.Fatalf("in vain it is waited until %s: it says %+v", what, c.Says(b))
			}
		}
	}
	answer := func(label string) int {
		for i := range b.Choices {
			if strings.HasPrefix(b.Choices[i].Label, label) {
				return i
			}
		}
		return -1
	}
	until("it proposes", func() bool {
		return b.View(g).Note != nil && strings.HasSuffix(b.View(g).Note.Head, ", your companion")
	})
	until("it can be told to act", func() bool { return answer("your turn, ") >= 0 })
	moves := b.Campaign.Len()
	if gametest.Tick(t, g); b.Campaign.Len() != moves {
		t.Error("it acts without being told")
	}
	b.Option(g, answer("your turn, "))
	until("it has moved", func() bool { b.Finish(); return b.Campaign.Len() > moves })
	m, _ := b.Campaign.Move(moves)
	if who, acts := m.Actor(); acts && who != 1 || m.Kind == rules.MoveDone {
		t.Errorf("it has made %+v", m)
	}
}
