package render_test

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// What lessons say is set in full size in its note, and lies within it, with the longest answer to a wrong try as well, at
// every scale and in every size of window.
func TestLessonNotesFit(t *testing.T) {
	b, p := loadBook(t), newPainter(t)
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	lessons, err := content.LoadLessons(reference)
	if err != nil {
		t.Fatal(err)
	}
	s := played(t, b, 60)
	notes, beside := 0, 0
	for _, size := range [][2]int{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1440}} {
		scene := newScene(b, &s, size[0], size[1])
		for scale := 75; scale <= 200; scale += 25 {
			v := scene.View
			v.Scale = float64(scale) / 100
			for i := range lessons {
				l := &lessons[i]
				for j := range l.Steps {
					step := &l.Steps[j]
					n := &layout.Note{Head: fmt.Sprintf("Lesson %d: %s (%d of %d)", i+1, l.Title, j+1, len(l.Steps)), Say: step.Say}
					if step.Reading() {
						n.Button = "Go on"
						n.Answer = "In a moment. First read this, and go on."
					} else {
						n.Do = strings.ToUpper(step.Do[:1]) + step.Do[1:] + "."
						n.Answer = "In a game you may do that. Here it would use up what the lesson needs. For now, " + step.Do + "."
					}
					if j%2 == 1 { // with little room, so that its shape is another one
						n.About = func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Trade.Rect} }
					}
					v.Note = n
					plan := layout.Lay(&v)
					if !plan.Note.Button.Empty() && plan.Note.Button.Y < plan.Note.Say.Y {
						beside++
					}
					where := fmt.Sprintf("%s, step %d, at %v and %d %%", l.ID, j+1, size, scale)
					if !plan.Note.Rect.Within(layout.Rect{W: v.W, H: v.H}) || plan.Note.Rect.Empty() {
						t.Errorf("%s: the note lies at %+v", where, plan.Note.Rect)
					}
					for _, part := range []layout.Rect{plan.Note.Head, plan.Note.Say, plan.Note.Do, plan.Note.Answer, plan.Note.Button} {
						if !part.Empty() && !part.Within(plan.Note.Rect.Inset(-0.5)) {
							t.Errorf("%s: %+v does not lie on the note %+v", where, part, plan.Note.Rect)
						}
					}
					for _, part := range render.NoteOverflows(p, n, plan) {
						t.Errorf("%s: the %s is too long", where, part)
					}
					notes++
				}
			}
		}
	}
	if notes < 1000 || beside < 10 {
		t.Errorf("only %d notes were looked at, %d with a button beside the heading", notes, beside)
	}
}
