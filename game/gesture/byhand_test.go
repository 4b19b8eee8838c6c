package gesture

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// While a text is carried out by hand, whatever can be taken up can be dragged where it may go ([by-hand]).
func TestDragByHand(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	ask := content.Blank(content.OpByHand)
	ask.Text = "Move what you like."
	for i := range cards.Obstacles {
		cards.Obstacles[i].Activate = []content.Effect{ask}
	}
	b := rules.New(cards)
	seen := map[string]int{}
	choose, asked := rules.RandomPolicy(3), 0
	b.PlayYear(rules.Options{Seed: 3}, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		if s.ByHand() && asked < 12 {
			asked++
			h := NewHand(b, s)
			for _, g := range h.Gestures {
				for at := range content.Slot(content.NumSlots) {
					tryByHand(t, b, s, seen, g.Drop, layout.Target{Kind: layout.Location, N: uint8(at)})
				}
				tryByHand(t, b, s, seen, g.Drop, layout.Target{Kind: layout.DiscardPile})
				tryByHand(t, b, s, seen, g.Drop, layout.Target{Kind: layout.Pool, N: uint8(g.Drop.Die.Kind())})
			}
		}
		return choose(b, s, legal)
	}, nil)
	for _, what := range []string{"die to location", "asset to location", "asset to pool", "obstacle to location", "obstacle to discard pile", "figure to location"} {
		if seen[what] == 0 {
			t.Errorf("never seen: %s (%v)", what, seen)
		}
	}
}

// tryByHand drags a piece to another thing, and checks that it has gone there if the drag means anything.
func tryByHand(t *testing.T, b *rules.Rulebook, s *rules.State, seen map[string]int, what, on layout.Target) {
	t.Helper()
	moves := ByHand(b, s, what, on)
	if moves == nil {
		return
	}
	after := *s
	for _, m := range moves {
		if err := b.Apply(&after, m, nil); err != nil {
			t.Fatalf("%+v to %+v: %v", what, on, err)
		}
	}
	at := content.Slot(on.N)
	switch {
	case what.Kind == layout.Die && on.Kind == layout.Pool:
		r := what.Die.Kind().Resource()
		if after.Pool[r].Len() != s.Pool[r].Len()+1 {
			t.Fatal("the asset is not in its pool")
		}
		seen["asset to pool"]++
	case what.Kind == layout.Die && what.Place.Spot == rules.InPool:
		if r := what.Die.Kind().Resource(); after.Pool[r].Len() != s.Pool[r].Len()-1 {
			t.Fatal("the die is still in its pool")
		}
		seen["die to location"]++
	case what.Kind == layout.Die:
		seen["asset to location"]++
	case what.Kind == layout.Obstacle && on.Kind == layout.DiscardPile:
		if after.Obstacles[what.N].Zone == rules.InPlay {
			t.Fatal("the obstacle is still in play")
		}
		seen["obstacle to discard pile"]++
	case what.Kind == layout.Obstacle:
		if after.Obstacles[what.N].At != at {
			t.Fatal("the obstacle is elsewhere")
		}
		seen["obstacle to location"]++
	case what.Kind == layout.Portrait:
		if after.Players[what.N].At != at {
			t.Fatal("the character is elsewhere")
		}
		seen["figure to location"]++
	}
}
