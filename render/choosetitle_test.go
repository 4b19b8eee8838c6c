package render_test

import (
	"strings"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// The title over cards to choose from is written whole or, where a note lies over it, not at all.
func TestTitleOfChoicesIsWhole(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 0)
	under := func(note layout.Rect) (title layout.Rect) {
		p, scene := newPainter(t), newScene(b, &s, 1280, 720)
		scene.Plan.Note.Rect = note
		p.OnText(func(line string, at layout.Rect) {
			if strings.HasPrefix(line, "Choose the first") && !at.Overlaps(scene.Plan.Prompt.Rect) {
				title = at
			}
		})
		paint(p, scene)
		return title
	}
	title := under(layout.Rect{})
	if title.Empty() {
		t.Fatal("there is no title")
	}
	for _, note := range []layout.Rect{title, title.Column(0, 2, 0), title.Column(1, 2, 0), title.Move(0, 2*title.H)} {
		if under(note).Empty() != title.Overlaps(note) {
			t.Errorf("under a note at %v the title at %v is written: %t", note, title, !under(note).Empty())
		}
	}
}
