package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// The light of a square that takes what is in the hand leaves the marks of start and end at its corners as they are.
func TestLitSquaresKeepTheirMarks(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	before := paint(p, scene)
	marks := 0
	for _, piece := range scene.Plan.Pieces {
		on, r := piece.Target, piece.Rect
		if on.Kind != layout.Square || s.Players[on.N].Card == content.NoProgress {
			continue
		}
		sq := &b.Content().Progress[s.Players[on.N].Card].Squares[on.Sub]
		lit := *scene
		lit.Lit = []render.Lit{{Target: on}}
		picture := before
		look := func(mark string, x, y float64) {
			if picture == before {
				picture = paint(p, &lit)
			}
			marks++
			if was, is := before.At(int(x), int(y)), picture.At(int(x), int(y)); was != is {
				t.Errorf("the mark of the %s of square %d of player %d is %v, and %v where it is lit", mark, on.Sub, on.N, was, is)
			}
		}
		size := 0.3 * r.H
		if sq.Start {
			look("start", r.X+0.2*size, r.Y+0.2*size)
		}
		if sq.End {
			look("end", r.Right()-0.65*size, r.Y+0.3*size)
		}
	}
	if marks < 2 {
		t.Errorf("there are %d marks", marks)
	}
}
