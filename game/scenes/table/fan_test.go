package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// As the obstacles of a slot spread under the pointer, it stays on the one that it came to: a click means that one, wherever the
// others come to lie. Once it moves, or has rested there, it is on the one that is seen there, and that is shown large.
func TestThePointerKeepsWhatItCameTo(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Hardcore})
	choose := rules.RandomPolicy(2)
	came, elsewhere, rested := 0, 0, 0
	for came < 100 {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 {
			break
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
		if table.Board.State.Phase != rules.Turns {
			continue
		}
		for slot := range table.Board.Plan(g).Slots {
			g.Pointer.X, g.Pointer.Y = 0, 0
			table.Board.HoverOver(g, layout.Target{})
			b := &table.Board.Plan(g).Slots[slot]
			if !b.Overlapping {
				continue
			}
			for i := range b.Obstacles {
				g.Pointer.X, g.Pointer.Y = 0, 0
				table.Board.HoverOver(g, layout.Target{})
				x, y := table.Board.Plan(g).Slots[slot].Obstacles[i].Name.Center()
				on := table.Board.Plan(g).At(x, y)
				if on.Kind != layout.Obstacle {
					continue
				}
				came++
				g.Pointer.X, g.Pointer.Y = x, y
				for range 3 {
					table.Board.HoverPointer(g)
				}
				if table.Board.Hover != on || table.Board.Under(g, x, y) != on {
					t.Fatalf("the pointer came to %v and is on %v, and a click on %v", on, table.Board.Hover, table.Board.Under(g, x, y))
				}
				table.Board.Point(g)
				if now := table.Board.Plan(g).At(x, y); now != on {
					if part := table.Board.Tip.On.Part; part != (layout.Part{}) {
						t.Fatalf("the pointer is on %v, and the tip of %+v", on, part)
					}
					if elsewhere++; elsewhere%2 == 0 {
						g.Pointer.Y += 2 * input.DragFrom
						table.Board.HoverPointer(g)
						left := !table.Board.IsSpread(table.Board.Hover) // and comes to them anew
						g.Pointer.Y = y
						if table.Board.HoverPointer(g); table.Board.Hover != now && !left {
							t.Fatalf("the pointer has moved onto %v and is on %v", now, table.Board.Hover)
						}
						continue
					}
					if !table.Board.IsSpread(now) {
						now = on // there is nothing else that it could be on
					}
					rested++
					for range board.KeepsFor + board.ZoomAfter + 2 {
						table.Board.Linger(g)
						table.Board.HoverPointer(g)
					}
					if table.Board.Hover != now || table.Board.Under(g, x, y) != now || !table.Board.Enlarges() {
						t.Fatalf("the pointer has rested on %v and is on %v, large: %v", now, table.Board.Hover, table.Board.Enlarges())
					}
				}
			}
		}
	}
	if came == 0 || elsewhere < 2 || rested == 0 {
		t.Errorf("of %d obstacles %d spread away from the pointer, and it rested on %d", came, elsewhere, rested)
	}
}

// Where a panel of cards to choose has come to lie over obstacles that had spread, the pointer is on the card, although it has
// not moved since.
func TestThePointerIsOnThePanelThatComes(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 1795354102922324944, Difficulty: content.Hardcore, Alternative: true})
	table.Board.Speed, table.Board.OwnPace = motion.Fast, true
	for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
		if table.Board.Book.Content().Locations[m.Card].Name == "Guild of Secrets" { // two obstacles come with it
			table.Board.Play(g, m)
			table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0]) // which of them lies innermost
			break
		}
	}
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	for !table.Novelties.Firsts.Holds && table.Board.Beats.Playing() { // until a note tells of two threat signs
		tick()
	}
	g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Slots[0].Obstacles[1].Name.Center()
	tick()
	spread := table.Board.Hover
	table.Novelties.CloseFirst(&table.Board, g)
	for table.Board.Beats.Playing() {
		tick()
	}
	tick()
	if spread.Kind != layout.Obstacle {
		t.Fatalf("no obstacles have spread, but the pointer was on %v", spread)
	}
	if table.Board.Hover.Kind != layout.Offer {
		t.Errorf("the pointer is on %v, over which the cards to choose lie", table.Board.Hover)
	}
}
