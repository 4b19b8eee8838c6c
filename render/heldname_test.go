package render_test

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// The name of a card in the hand stands above its picture and not on it, on two lines too.
func TestNameOfAHeldCardStandsAboveItsPicture(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	scene.HeldX, scene.HeldY = 250, 650 // over a mat, which names no location
	hand := layout.Rect{X: 170, Y: 600, W: 160, H: 60}
	twice := 0
	for id := range b.Content().Locations {
		name := b.Content().Locations[id].Name
		height, lines := 0.0, 0
		p.OnText(func(line string, at layout.Rect) {
			if x, y := at.Center(); hand.Contains(x, y) &&
				slices.ContainsFunc(strings.Fields(name), func(word string) bool { return strings.Contains(line, word) }) {
				height, lines = height+1.12*at.H, lines+1
			}
		})
		scene.Held = []render.Held{{Card: render.CardRef{Kind: render.LocationCard, ID: uint8(id)}}}
		p.Set(scene)
		if head := render.HeadOfCard(p, name, scene.Plan.Unit); lines == 0 || height > head {
			t.Errorf("the %d lines of %q are %.1f high, and there is room for %.1f above the picture", lines, name, height, head)
		}
		if lines > 1 {
			twice++
		}
	}
	if twice == 0 {
		t.Error("no name takes two lines")
	}
}
