package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A click where a note has just gone does nothing, and says so, unless it is the second of the double click that closed it.
func TestAClickWhereANoteHasJustGone(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	b := &table.Board
	for _, test := range []struct {
		name string
		dx   float64 // from the click that closed it, in widths of the note
		says bool
	}{{"there again", 0, false}, {"elsewhere", 0.3, true}} {
		table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: &content.Tip{Event: "stress", Title: "A note", Say: "It says something."},
			On: layout.Target{Kind: layout.StressDie, N: 1, Sub: 1}, When: board.TurnOf(&b.State)}}, Shown: true, Open: true, Ticks: app.Settled + 1}
		note := b.Plan(g).Note
		if clickAt(g, table, note.Button); b.View(g).Note != nil {
			t.Fatalf("%s: the note stays", test.name)
		}
		clickAt(g, table, note.Button.Move(-test.dx*note.Rect.W, 0))
		if say := b.Refusal.Say; test.says != strings.HasPrefix(say, "A note has just gone") {
			t.Errorf("%s: it says %q", test.name, say)
		}
		b.Refusal.Forget()
	}
}

// A click on a pinned card does not begin the step that waits, and one on its pin unpins it.
func TestAPinnedCardBeginsNoStep(t *testing.T) {
	g := gametest.InFolder(t)
	if err := stageStep(g); err != nil {
		t.Fatal(err)
	}
	table := g.Scene.(*table)
	b := &table.Board
	if !b.Beats.Waits {
		t.Fatal("no step waits")
	}
	on := layout.Target{Kind: layout.Location}
	b.Plan(g)
	b.Pin(g, on)
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	b.Paint(g, screen)
	r := g.Painter.PinnedRect(on)
	if r.Empty() {
		t.Fatal("no card is pinned")
	}
	x, y := r.Center()
	if tapAt(t, g, x, y); !b.Beats.Waits || len(b.Pinned) != 1 {
		t.Errorf("clicked, %d cards are pinned, and the step waits: %t", len(b.Pinned), b.Beats.Waits)
	}
	if tapAt(t, g, r.Right()-9, r.Y+9); !b.Beats.Waits || len(b.Pinned) != 0 {
		t.Errorf("clicked on its pin, %d cards are pinned, and the step waits: %t", len(b.Pinned), b.Beats.Waits)
	}
}

// A question that names a character says whose it is in the same breath.
func TestQuestionsOfACharacterNameThePlayerOnce(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false
	table := ofTwo(t, g)
	b := &table.Board
	for played := 0; played < 400; played++ {
		b.Skip(g)
		b.Dialog = nil
		moves := b.Book.Moves(&b.State, nil)
		if len(moves) == 0 {
			break
		}
		say := b.View(g).Prompt
		for p, seat := range []string{"Anna", "Bert"} {
			name := b.Book.PlayerName(&b.State, p)
			if strings.HasPrefix(say, seat+", as "+name+": ") {
				return
			}
			if strings.HasPrefix(say, seat+": "+name+": ") {
				t.Fatalf("it asks %q", say)
			}
		}
		b.Play(g, rules.RandomPolicy(uint64(played))(b.Book, &b.State, moves))
	}
	t.Error("no character was asked anything")
}
