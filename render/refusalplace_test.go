package render

import (
	"testing"

	"sixwinters/render/layout"
)

// A refusal near the pointer hides neither the note that lies beside it nor what that speaks of, as long as there is room.
func TestARefusalLeavesTheNote(t *testing.T) {
	sheet := layout.Rect{X: 820, Y: 150, W: 250, H: 270}
	pool := layout.Rect{X: 1025, Y: 46, W: 160, H: 82}
	for name, at := range map[string][2]float64{
		"on what the note speaks of": {1090, 97}, "just above the note": {1000, 140}, "beside the note": {1100, 260}, "just below it": {900, 430},
	} {
		s := &Scene{Plan: &layout.Plan{W: 1280, H: 720}, NoteX: at[0], NoteY: at[1]}
		s.Plan.Note.Rect, s.Plan.Note.About = sheet, []layout.Rect{pool}
		r := notePlace(s, layout.Rect{W: 345, H: 70}, 1)
		if r.Overlaps(sheet) || r.Overlaps(pool) {
			t.Errorf("%s it lies at %+v", name, r)
		}
		if !r.Within(layout.Rect{W: 1280, H: 720}) || r.Contains(at[0], at[1]) {
			t.Errorf("%s it lies at %+v, under the pointer or outside of the window", name, r)
		}
	}
	alone := &Scene{Plan: &layout.Plan{W: 1280, H: 720}, NoteX: 400, NoteY: 300}
	if r := notePlace(alone, layout.Rect{W: 345, H: 70}, 1); r.X < 400 || r.X > 430 || r.Y < 300 || r.Y > 330 {
		t.Errorf("with no note it lies at %+v, and not below the pointer", r)
	}
}
