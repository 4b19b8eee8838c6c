package render_test

import (
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A pinned obstacle has its text or is folded to a slip, and lies neither on itself, nor on action dice, nor on the note and what that is about.
func TestPinnedObstaclesHaveTheirText(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "Costume Ball", []string{"Remove the lowest die of the pool. Discard this card.", "Discard a diplomat."}
	}
	s := played(t, b, 60)
	for _, scale := range []float64{1, 2} {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, noted := range []bool{false, true} {
				v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true}
				plan := layout.Lay(&v)
				if noted {
					w, h := 0.8*size[0], 0.14*size[1]
					plan.Note.Rect = layout.Rect{X: 0.1 * size[0], Y: 0.57 * size[1], W: w, H: h}
				}
				shown := 0
				for _, piece := range plan.Pieces {
					if piece.Target.Kind != layout.Obstacle {
						continue
					}
					p.Set(&render.Scene{View: v, Plan: plan, Pinned: []layout.Target{piece.Target}, PinPlaces: []render.PinPlace{{Side: -1, By: "Ben"}}})
					for _, pin := range p.LargeCards() {
						shown++
						if off := append(plan.OffPins(), piece.Rect); pin.Rect.Count(off) > 0 {
							t.Errorf("%v at %v, noted %t: %+v is shown at %v, over %v", size, scale, noted, pin.Target, pin.Rect, off)
						}
						if u := plan.Unit; pin.Rect.H < 120*u && pin.Rect.H > 80*u {
							t.Errorf("%v at %v, noted %t: the pin is neither a card nor a slip: %v high", size, scale, noted, pin.Rect.H/u)
						}
					}
				}
				if shown == 0 {
					t.Errorf("%v at %v, noted %t: no card is shown", size, scale, noted)
				}
			}
		}
	}
}

// A pinned card that lies where an obstacle is asked about later makes way: it is folded, or moves off.
func TestPinsMakeWayForWhatIsAskedAbout(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "Costume Ball", []string{"Remove the lowest die of the pool."}
	}
	s := played(t, b, 60)
	v := layout.View{Book: b, State: &s, W: 1920, H: 1080, Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true}
	plan := layout.Lay(&v)
	var obstacles []layout.Piece
	for _, piece := range plan.Pieces {
		if piece.Target.Kind == layout.Obstacle {
			obstacles = append(obstacles, piece)
		}
	}
	if len(obstacles) < 2 {
		t.Fatalf("%d obstacles are in play", len(obstacles))
	}
	pinned, about := obstacles[0], obstacles[1]
	covered := 0
	for _, asked := range []layout.Target{{}, about.Target} {
		p.Set(&render.Scene{View: v, Plan: plan, Pinned: []layout.Target{pinned.Target}, About: asked,
			PinPlaces: []render.PinPlace{{By: "Ben", Found: true, X: about.Rect.X, Y: about.Rect.Y}}})
		for _, pin := range p.LargeCards() {
			if over := pin.Rect.Overlaps(about.Rect); over && asked.Kind != layout.None {
				t.Errorf("the pin lies at %v, on what is asked about at %v", pin.Rect, about.Rect)
			} else if over {
				covered++
			}
		}
	}
	if covered == 0 {
		t.Error("without a question it does not lie there")
	}
}
