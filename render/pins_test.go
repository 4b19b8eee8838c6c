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
