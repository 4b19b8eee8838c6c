package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Nothing explains itself under a pointer that rests where it has clicked, until it has moved clearly and rested again.
func TestNothingPopsUpAfterAClick(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	for range 4 { // until the characters are placed
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	}
	on, ok := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Location, N: 4})
	if !ok {
		t.Fatal("there is no location")
	}
	rest := func(x, y float64) (large, tip bool) {
		g.Pointer.X, g.Pointer.Y = x, y
		g.Pointer.Stir()
		g.Pointer.Pressed, g.Pointer.Released = false, false
		for range 2 * board.ZoomAfter {
			table.Board.HoverPointer(g)
			table.Board.Linger(g)
		}
		return table.Board.HoverFor > board.ZoomAfter, table.Board.Tip.Explained
	}
	x, y := on.X+0.3*on.W, on.Y+0.7*on.H
	if large, tip := rest(x, y); !large || !tip {
		t.Fatalf("resting there explains nothing: large %t, tip %t", large, tip)
	}
	g.Pointer.Pressed, g.Pointer.Released = true, true
	if large, tip := rest(x, y); large || tip {
		t.Errorf("after a click it explains itself: large %t, tip %t", large, tip)
	}
	if large, tip := rest(x+input.StirFrom/2, y); large || tip {
		t.Errorf("after a small move it explains itself: large %t, tip %t", large, tip)
	}
	if large, tip := rest(x+2*input.StirFrom, y); !large || !tip {
		t.Errorf("after a clear move nothing explains itself: large %t, tip %t", large, tip)
	}
	g.Pointer.Stay() // as after a key
	if large, tip := rest(x+2*input.StirFrom, y); large || tip {
		t.Errorf("after a key it explains itself: large %t, tip %t", large, tip)
	}
}
