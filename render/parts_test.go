package render_test

import (
	"testing"

	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// What explains itself under the pointer is printed there: an icon or a word stands in each part of boards, mats and cards, but
// for the places of dice, where there may be none, and the marks of achievements.
func TestPartsThatExplainThemselvesAreDrawn(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	var texts []layout.Rect
	p.OnText(func(_ string, at layout.Rect) { texts = append(texts, at) })
	paint(p, scene)
	drawn := func(in layout.Rect) bool {
		for _, text := range texts {
			if in.Contains(text.Center()) {
				return true
			}
		}
		for y := in.Y; y < in.Bottom(); y++ {
			for x := in.X; x < in.Right(); x++ {
				if sign, ok := p.SignAt(x, y); ok && in.Contains(sign.Rect.Center()) {
					return true
				}
			}
		}
		return false
	}
	parts := map[layout.Part]layout.Rect{}
	const step = 3.0 // pixels, less than any part has
	for y := 0.0; y < 720; y += step {
		for x := 0.0; x < 1280; x += step {
			part, at := scene.Plan.PartAt(x, y)
			parts[part] = at
		}
	}
	for part, at := range parts {
		if part.Kind == layout.PartSpace { // its level is printed once, in the middle of the spaces that have it
			levels := b.Content().Board.Tracks[part.N].Levels
			for i, other := range scene.Plan.Trade.Pools[part.N].Spaces {
				if levels[i] == levels[part.Sub] {
					at = geom.Around([]layout.Rect{at, other})
				}
			}
		}
		switch part.Kind {
		case layout.NoPart, layout.PartAssets, layout.PartTray, layout.PartAchievements:
			continue
		}
		if !drawn(at) {
			t.Errorf("nothing is printed in %+v at %v", part, at)
		}
	}
}
