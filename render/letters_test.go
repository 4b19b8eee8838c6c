package render_test

import (
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// The name of an obstacle takes up no more than the layout takes it to, by which arrows pass it.
func TestNamesOfObstaclesAsWideAsTaken(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	drawn := map[string]layout.Rect{}
	p.OnText(func(line string, at layout.Rect) { drawn[line] = at })
	s := played(t, b, 60)
	for _, scale := range []float64{1, 2} {
		v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "What now?"}
		plan := layout.Lay(&v)
		clear(drawn)
		p.Set(&render.Scene{View: v, Plan: plan})
		seen := 0
		for i := range plan.Slots {
			for _, card := range plan.Slots[i].Obstacles {
				name := b.Content().Card(card.ID).Name
				at, is := drawn[name]
				if !is || !at.Overlaps(card.Name) {
					continue // another one of that name
				}
				if seen++; at.Right() > card.Letters.Right() || !card.Letters.Within(card.Name) {
					t.Errorf("at %g %s reaches to %.1f, of %+v only %+v is taken for its letters", scale, name, at.Right(), card.Name,
						card.Letters)
				}
			}
		}
		if seen < 3 {
			t.Errorf("at %g only %d names are seen", scale, seen)
		}
	}
}
