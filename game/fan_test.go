package game

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// As the obstacles of a slot spread under the pointer, it stays on the one that it came to until it moves: a click means
// that one, wherever the others come to lie.
func TestThePointerKeepsWhatItCameTo(t *testing.T) {
	g := mirrorGame(t)
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Hardcore})
	choose := rules.RandomPolicy(2)
	came, elsewhere := 0, 0
	for came < 100 {
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			break
		}
		table.play(g, choose(table.book, &table.state, legal))
		table.beats, table.shown, table.dialog = beats{}, table.state, nil
		if table.state.Phase != rules.Turns {
			continue
		}
		table.lay(g)
		for slot := range table.plan.Slots {
			g.pointer.X, g.pointer.Y = 0, 0
			table.hoverOver(g, layout.Target{})
			b := &table.plan.Slots[slot]
			if !b.Overlapping() {
				continue
			}
			for i := range b.Obstacles {
				g.pointer.X, g.pointer.Y = 0, 0
				table.hoverOver(g, layout.Target{})
				x, y := table.plan.Slots[slot].Obstacles[i].Name.Center()
				on := table.plan.At(x, y)
				if on.Kind != layout.Obstacle {
					continue
				}
				came++
				g.pointer.X, g.pointer.Y = x, y
				for range 3 {
					table.follow(g)
				}
				if table.hover != on || table.under(g, x, y) != on {
					t.Fatalf("the pointer came to %v and is on %v, and a click on %v", on, table.hover, table.under(g, x, y))
				}
				if now := table.plan.At(x, y); now != on {
					elsewhere++
					g.pointer.Y += 2 * input.DragFrom
					table.follow(g)
					g.pointer.Y = y
					if table.follow(g); table.hover != now {
						t.Fatalf("the pointer has moved onto %v and is on %v", now, table.hover)
					}
				}
			}
		}
	}
	if came == 0 || elsewhere == 0 {
		t.Errorf("of %d obstacles %d spread away from the pointer", came, elsewhere)
	}
}
