package layout_test

import (
	"slices"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// A refusal near the pointer hides neither the note that lies beside it nor what that speaks of, as long as there is room.
func TestARefusalLeavesTheNote(t *testing.T) {
	sheet := layout.Rect{X: 820, Y: 150, W: 250, H: 270}
	pool := layout.Rect{X: 1025, Y: 46, W: 160, H: 82}
	for name, at := range map[string][2]float64{
		"on what the note speaks of": {1090, 97}, "just above the note": {1000, 140}, "beside the note": {1100, 260},
		"just below it": {900, 430},
	} {
		p := &layout.Plan{W: 1280, H: 720, Unit: 1}
		p.Note.Rect, p.Note.About = sheet, []layout.Rect{pool}
		r := p.RefusalPlace(at[0], at[1], 345, 70, layout.Rect{})
		if r.Overlaps(sheet) || r.Overlaps(pool) {
			t.Errorf("%s it lies at %+v", name, r)
		}
		if !r.Within(layout.Rect{W: 1280, H: 720}) || r.Contains(at[0], at[1]) {
			t.Errorf("%s it lies at %+v, under the pointer or outside of the window", name, r)
		}
	}
	alone := &layout.Plan{W: 1280, H: 720, Unit: 1}
	if r := alone.RefusalPlace(400, 300, 345, 70, layout.Rect{}); r.X < 400 || r.X > 430 || r.Y < 300 || r.Y > 330 {
		t.Errorf("with no note it lies at %+v, and not below the pointer", r)
	}
}

// Wherever the pointer is, a refusal lies in the window and neither under it nor on Done or another answer.
func TestRefusalsLeaveTheAnswers(t *testing.T) {
	book, s := begunTable(t)
	for _, size := range [][3]float64{{1280, 720, 1}, {1024, 700, 1}, {1920, 1080, 1.5}, {2560, 1440, 2}, {1280, 720, 1.5}} {
		for _, options := range [][]string{nil, {"this", "that", "put back"}} {
			v := layout.View{
				Book: book, State: &s, W: size[0], H: size[1], Scale: size[2], Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true,
				Options: options,
			}
			v.Note = &layout.Note{
				Text: note.Text{Say: "It says something about this.", Do: "Do this."},
				Dim:  true, About: func(p *layout.Plan) []layout.Rect {
					return []layout.Rect{p.Trade.Rect}
				},
			}
			p := layout.Lay(&v)
			for y := 4.0; y < p.H; y += 18 {
				for x := 4.0; x < p.W; x += 24 {
					r := p.RefusalPlace(x, y, 345*p.Unit, 90*p.Unit, layout.Rect{})
					if !r.Within(layout.Rect{W: p.W, H: p.H}) || r.Contains(x, y) || slices.ContainsFunc(p.Answers(), r.Overlaps) {
						t.Fatalf("%v: with the pointer at %.0f,%.0f it lies at %+v", size, x, y, r)
					}
				}
			}
		}
	}
}
