package layout_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestRoomsForLargeCards lays tables with few and many answers at all scales: besides the window itself no room has an answer
// in it, there is one large enough for a card, and none of the parts beside a card has that card in it.
func TestRoomsForLargeCards(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	some := []string{"yes", "no", "take the damage: 2 psyche", "play for time", "defend"}
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1024, 768}} {
		for _, scale := range []float64{0.75, 1, 1.5, 2} {
			for n := range len(some) + 1 {
				v := layout.View{Book: book, State: &s, W: size[0], H: size[1], Scale: scale, Prompt: "What now?", Options: some[:n],
					Done: n > 2}
				p := layout.Lay(&v)
				rooms := p.RoomsForLarge()
				wide := 0
				for i, room := range rooms {
					clear := true
					for _, answer := range p.Answers() {
						clear = clear && room.Shared(answer) < 0.01
					}
					if i > 0 && !clear {
						t.Errorf("%v at %v with %d answers: an answer lies in the room %v", size, scale, n, room)
					}
					if clear && room.W >= 300*p.Unit && room.H >= 240*p.Unit {
						wide++
					}
				}
				if wide == 0 {
					t.Errorf("%v at %v with %d answers: there is no room for a card in %v", size, scale, n, rooms)
				}
				card := layout.Rect{X: 0.4 * p.W, Y: 20, W: 0.2 * p.W, H: 0.5 * p.H}
				for _, room := range p.RoomsForLarge(card) {
					if !room.Empty() && room.Shared(card) > 0 {
						t.Errorf("%v at %v: the card lies in the room %v beside it", size, scale, room)
					}
				}
			}
		}
	}
}

// A large card that would lie on what the prompt says goes up until it lies above that, if the room is high enough; what the line
// leaves empty may be covered.
func TestOffPrompt(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	p := layout.Lay(&layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, Prompt: "What now?", Done: true})
	line := p.Prompt
	room := layout.Rect{W: 1280, H: 720}
	for name, c := range map[string]struct {
		card layout.Rect
		up   bool
	}{
		"on what is said":      {layout.Rect{X: 20, Y: line.Rect.Y - 200, W: 300, H: 300}, true},
		"just on it":           {layout.Rect{X: 20, Y: line.Rect.Y - 290, W: 300, H: 300}, true},
		"above it":             {layout.Rect{X: 20, Y: line.Rect.Y - 310, W: 300, H: 300}, false},
		"on the empty part":    {layout.Rect{X: line.Text.X + line.TextWidth + 40, Y: line.Rect.Y - 200, W: 300, H: 300}, false},
		"too high for a place": {layout.Rect{X: 20, Y: 100, W: 300, H: line.Rect.Y}, false},
	} {
		got := p.OffPrompt(c.card, room, 10)
		if up := got != c.card; up != c.up || up && (got.Bottom() != line.Rect.Y-10 || got.X != c.card.X || got.H != c.card.H) {
			t.Errorf("%s: from %v it goes to %v, and the line lies at %v", name, c.card, got, line.Rect)
		}
	}
}
