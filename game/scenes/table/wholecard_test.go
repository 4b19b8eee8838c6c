package table

import (
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// An asset dropped anywhere on a progress card of which one square takes it lies on that square.
func TestDroppedOnTheWholeCard(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Tips = false
	table, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		if ge.Move.Kind != rules.MovePlace {
			return false
		}
		_, n := t.Board.Book.SquaresTaking(&t.Board.State, int(ge.Drop.N), ge.Move.Dice[0])
		return n == 1
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &table.Board
	gametest.Tick(t, g)
	from, _ := b.Plan(g).Rect(ge.Take[0])
	card, _ := b.Plan(g).Rect(layout.Target{Kind: layout.Current, N: ge.Drop.N})
	for _, y := range []float64{4, card.H - 4} {
		before := b.Campaign.Len()
		table.dragBetween(g, from, card.X+30, card.Y+y)
		if b.Campaign.Len() != before+1 {
			t.Fatalf("%d moves are made; it says %q", b.Campaign.Len()-before, b.Refusal.Say)
		}
		b.Finish()
		b.TakeBack(g)
	}
}

// A character dropped on an obstacle goes where that lies, if it can.
func TestDroppedOnAnObstacle(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Tips = false
	table, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return ge.Carry.What.Kind == layout.Standee && ge.Carry.To.Kind == layout.Location && t.Board.State.Attached[ge.Carry.To.N].N > 0
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &table.Board
	gametest.Tick(t, g)
	b.Held = []layout.Target{ge.Carry.What}
	for _, on := range obstaclesIn(b) {
		r, _ := b.Plan(g).Rect(on)
		to := layout.Target{Kind: layout.Location, N: uint8(b.State.Obstacles[on.N].At)}
		complete, more := b.Hand.Put(b.Held, to)
		if goes := len(complete)+len(more) > 0; (b.Under(g, r.X+r.W/2, r.Y+r.H/2) == to) != goes {
			t.Errorf("on %+v the character goes to %+v; it can go there: %t", on, b.Under(g, r.X+r.W/2, r.Y+r.H/2), goes)
		}
	}
}
