package table

import (
	"testing"

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
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 {
			break
		}
		table.play(g, choose(table.book, &table.state, legal))
		table.beats, table.shown, table.dialog = beats{}, table.state, nil
		if table.state.Phase != rules.Turns {
			continue
		}
		for slot := range table.plan(g).Slots {
			g.Pointer.X, g.Pointer.Y = 0, 0
			table.hoverOver(g, layout.Target{})
			b := &table.plan(g).Slots[slot]
			if !b.Overlapping {
				continue
			}
			for i := range b.Obstacles {
				g.Pointer.X, g.Pointer.Y = 0, 0
				table.hoverOver(g, layout.Target{})
				x, y := table.plan(g).Slots[slot].Obstacles[i].Name.Center()
				on := table.plan(g).At(x, y)
				if on.Kind != layout.Obstacle {
					continue
				}
				came++
				g.Pointer.X, g.Pointer.Y = x, y
				for range 3 {
					table.follow(g)
				}
				if table.hover != on || table.under(g, x, y) != on {
					t.Fatalf("the pointer came to %v and is on %v, and a click on %v", on, table.hover, table.under(g, x, y))
				}
				table.point(g)
				if now := table.plan(g).At(x, y); now != on {
					if part := table.tip.on.part; part != (layout.Part{}) {
						t.Fatalf("the pointer is on %v, and the tip of %+v", on, part)
					}
					if elsewhere++; elsewhere%2 == 0 {
						g.Pointer.Y += 2 * input.DragFrom
						table.follow(g)
						g.Pointer.Y = y
						if table.follow(g); table.hover != now {
							t.Fatalf("the pointer has moved onto %v and is on %v", now, table.hover)
						}
						continue
					}
					if !table.isSpread(now) {
						now = on // there is nothing else that it could be on
					}
					rested++
					for range keepsFor + zoomAfter + 2 {
						table.linger(g)
						table.follow(g)
					}
					if table.hover != now || table.under(g, x, y) != now || !table.enlarges() {
						t.Fatalf("the pointer has rested on %v and is on %v, large: %v", now, table.hover, table.enlarges())
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
	table.speed, table.ownPace = motion.Fast, true
	for _, m := range table.book.Moves(&table.state, nil) {
		if table.book.Content().Locations[m.Card].Name == "Guild of Secrets" { // two obstacles come with it
			table.play(g, m)
			break
		}
	}
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	for !table.firsts.holds && table.beats.playing() { // until a note tells of two threat signs
		tick()
	}
	g.Pointer.X, g.Pointer.Y = table.plan(g).Slots[0].Obstacles[1].Name.Center()
	tick()
	spread := table.hover
	table.closeFirst(g)
	for table.beats.playing() {
		tick()
	}
	tick()
	if spread.Kind != layout.Obstacle {
		t.Fatalf("no obstacles have spread, but the pointer was on %v", spread)
	}
	if table.hover.Kind != layout.Offer {
		t.Errorf("the pointer is on %v, over which the cards to choose lie", table.hover)
	}
}
