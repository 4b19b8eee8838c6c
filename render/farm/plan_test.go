package farm

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules/skadi"
)

// Dice come to lie beside the words of plates, hexes and events, and in their own spot.
func TestDiceHideNoWords(t *testing.T) {
	g := skadi.New(skadi.Printed())
	p := Lay(g, 1280, 720, 1, false)
	for _, c := range []struct {
		at   Spot
		dice int
	}{
		{ActionSpot(skadi.Hunt), 2}, {ActionSpot(skadi.Barricade), 2}, {ActionSpot(skadi.Scaldwork), 2}, {ActionSpot(skadi.Ritual), 2},
		{Spot{Hex, 0}, 2}, {Spot{Hex, 5}, 2}, {Spot{EventCell, 1}, 1}, {Spot{EventCell, 6}, 1}, {Spot{Kind: Palisade}, 1}, {Spot{Kind: WeatherDie}, 1},
		{PrayerSpot(skadi.Freezing, 1), 1}, {Spot{Kind: Member, N: 3}, 1}, {Spot{Kind: SagaDie}, 1},
	} {
		r := p.Rect(c.at)
		var words []layout.Rect
		switch c.at.Kind {
		case Action:
			words = []layout.Rect{p.plateWords(skadi.Kind(c.at.N))}
		case Hex:
			name, food, wound, need := hexWords(r)
			words = []layout.Rect{name, food, wound, need}
		case EventCell:
			words = []layout.Rect{{X: r.X, Y: r.Y + 42*p.Unit, W: r.W, H: r.H - 42*p.Unit}}
		case Palisade:
			words = []layout.Rect{{X: r.X, Y: r.Y, W: r.W, H: 30 * p.Unit}, {X: r.X, Y: r.Bottom() - 28*p.Unit, W: r.W, H: 28 * p.Unit}}
		}
		for i := range c.dice {
			x, y, size := p.Landing(c.at, i)
			die := layout.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}
			if !die.Within(r) || die.Count(words) > 0 {
				t.Errorf("die %d of %+v lies at %+v, in %+v beside %+v", i, c.at, die, r, words)
			}
		}
	}
}
