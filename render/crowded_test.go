package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Nine obstacles in one slot: their names keep their size, and the first that can be seen says how many lie under it.
func TestCrowdedSlotStaysReadable(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.OnShrunk(func(line string, units float64) { t.Errorf("%q is set at %.1f units", line, units) })
	s := played(t, b, 60)
	const slot, crowd = content.Slot(4), 9
	s.Attached[slot] = rules.Pile{N: crowd}
	for id := range content.ObstacleID(crowd) {
		s.Attached[slot].Cards[id] = id
		s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, slot
	}
	scene := newScene(b, &s, 1280, 720)
	paint(p, scene)
	cards := scene.Plan.Slots[slot].Obstacles
	under, first := 0, 0
	for i := range cards {
		if cards[i].Under > 0 {
			under, first = cards[i].Under, i
		}
	}
	if under == 0 || under != first {
		t.Errorf("card %d of %d says that %d lie under it", first, crowd, under)
	}
	if last := cards[crowd-1].Rect; !last.Within(scene.Plan.Slots[slot].Column) {
		t.Errorf("the last card lies at %+v, outside its column", last)
	}
	scene.View.Fan = int(slot) + 1
	for i, card := range layout.Lay(&scene.View).Slots[slot].Obstacles {
		if card.Under != 0 {
			t.Errorf("spread, card %d still covers %d others", i, card.Under)
		}
	}
}
