package gesture

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Of a hand that is split, each gesture is in one part, and both know where the characters stand: what is put down on a figure is put down on
// its location, whoever does it.
func TestSplit(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	b := rules.New(cards)
	choose, seen := rules.RandomPolicy(5), 0
	b.PlayYear(rules.Options{Seed: 5}, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		if s.Acting() {
			h := NewHand(b, s)
			all := len(h.Gestures)
			others := h.Split(func(m rules.Move) bool {
				who, acts := m.Actor()
				return !acts || who == 0
			})
			if len(h.Gestures)+len(others.Gestures) != all {
				t.Fatalf("of %d gestures there are %d and %d", all, len(h.Gestures), len(others.Gestures))
			}
			for _, part := range []*Hand{h, &others} {
				for p := range s.Players {
					on := layout.Target{Kind: layout.Standee, N: uint8(p)}
					if at, want := part.underFigure(on), (layout.Target{Kind: layout.Location, N: uint8(s.Players[p].At)}); s.Players[p].At < content.NumSlots && at != want {
						t.Fatalf("what is put down on %d lands on %+v instead of %+v", p, at, want)
					}
				}
			}
			if len(others.Gestures) > 0 {
				seen++
			}
		}
		return choose(b, s, legal)
	}, nil)
	if seen == 0 {
		t.Error("the other player could never do anything")
	}
}
