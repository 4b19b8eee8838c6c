package layers_test

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/planning"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The key points at what the pointer is on, once more or Escape no longer.
func TestPointing(t *testing.T) {
	g, b := under(t, played(t, 20), &planning.Planning{})
	on := layout.Target{Kind: layout.Location, N: 1}
	gametest.PointAt(t, g, b.Plan(g), on)
	for _, ends := range []string{"X", "Escape"} {
		if gametest.Strike(t, g, "X"); b.Scene(g).Here != on {
			t.Errorf("shown is %+v", b.Scene(g).Here)
		}
		if gametest.Strike(t, g, ends); b.Scene(g).Here.Kind != layout.None {
			t.Errorf("after %s still shown is %+v", ends, b.Scene(g).Here)
		}
	}
}

// A piece in hand is proposed where it can be dropped. The move is made only by the button of the note.
func TestProposing(t *testing.T) {
	g, b := under(t, played(t, 20), &planning.Planning{})
	ge := firstDie(t, g, b)
	moves := b.Campaign.Len()
	propose := func() {
		t.Helper()
		b.Held = ge.Take
		gametest.PointAt(t, g, b.Plan(g), ge.Drop)
		gametest.Strike(t, g, "X")
		if note := b.View(g).Note; len(b.Held) > 0 || len(b.Scene(g).Proposed) != len(ge.Take) || note == nil || note.Head != "A proposal" {
			t.Fatalf("held are %v, %d ghosts lie there with the note %+v", b.Held, len(b.Scene(g).Proposed), note)
		}
	}
	propose()
	b.PressUp(g, board.NoteBack)
	if len(b.Scene(g).Proposed) > 0 || b.Campaign.Len() != moves {
		t.Error("withdrawn, it lies there or is made")
	}
	propose()
	b.PressUp(g, board.NoteButton)
	if last, _ := b.Campaign.Move(b.Campaign.Len() - 1); b.Campaign.Len() != moves+1 || last != ge.Move {
		t.Errorf("%d moves are made, the last is %+v", b.Campaign.Len()-moves, last)
	}
}

// firstDie returns a move that puts a die from a mat somewhere, and plays until there is one.
func firstDie(t *testing.T, g *app.App, b *board.Board) gesture.Gesture {
	t.Helper()
	choose := rules.RandomPolicy(7)
	for range 200 {
		for _, ge := range b.Hand.Gestures {
			if ge.Move.Kind == rules.MoveCreate && len(ge.Take) == 1 {
				return ge
			}
		}
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
		b.Finish()
	}
	t.Fatal("no die can be used")
	return gesture.Gesture{}
}
