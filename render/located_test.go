package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
)

// While a location is on its way the strip of its action does not lie at its place already.
func TestActionComesWithItsLocation(t *testing.T) {
	b, p := loadBook(t), newPainter(t)
	s := played(t, b, 60)
	const slot = 4
	for id := range content.LocationID(len(b.Content().Locations)) {
		if len(b.Content().Locations[id].Action) > 0 {
			s.Slots[slot] = id
		}
	}
	scene := newScene(b, &s, 1280, 720)
	strip := scene.Plan.Slots[slot].Action
	lines := 0
	p.OnText(func(_ string, at layout.Rect) {
		if at.Overlaps(strip) {
			lines++
		}
	})
	defer p.OnText(nil)
	if paint(p, scene); lines == 0 {
		t.Fatal("the location has no action")
	}
	lines = 0
	scene.Hidden = []layout.Target{{Kind: layout.Location, N: slot}}
	if paint(p, scene); lines > 0 {
		t.Error("the action lies there without its location")
	}
}
