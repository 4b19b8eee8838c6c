package layout_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The room of a column is what is free below its obstacles: all of it where there is none, and never part of one.
func TestRoomBelowObstacles(t *testing.T) {
	book := rulestest.Book(t)
	free, taken := 0, 0
	for _, s := range positions(t, book) {
		v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, PromptPlayer: rules.NoPlayer}
		plan := layout.Lay(&v)
		for i := range plan.Slots {
			b := &plan.Slots[i]
			room := b.Room()
			switch {
			case len(b.Obstacles) == 0 && room == b.Column:
				free++
			case len(b.Obstacles) == 0, !room.Within(b.Column) && room.H > 0:
				t.Fatalf("slot %d: the room is %+v of %+v", i, room, b.Column)
			default:
				taken++
			}
			for _, o := range b.Obstacles {
				if room.H > 0 && room.Overlaps(o.Rect) {
					t.Fatalf("slot %d: the room %+v is taken by %+v", i, room, o.Rect)
				}
			}
		}
	}
	if free == 0 || taken == 0 {
		t.Errorf("%d columns are free, %d are not", free, taken)
	}
}
