package game

import "testing"

// No note of a lesson lies under a sheet: it goes when one comes, and is back when that is closed.
func TestNoNoteUnderASheet(t *testing.T) {
	g := mirrorGame(t)
	if err := g.openLesson("year"); err != nil {
		t.Fatal(err)
	}
	for i, l := range g.lessons {
		for step := range l.Steps {
			table, err := lessonTable(g, i, step)
			if err != nil {
				t.Fatal(err)
			}
			table.lay(g)
			if table.view.Note == nil {
				t.Fatalf("step %d of %s has no note", step+1, l.Title)
			}
			table.dialog = newPause(table)
			table.lay(g)
			if table.view.Note != nil || !table.plan.Note.Rect.Empty() {
				t.Errorf("the note of step %d of %s lies under a sheet", step+1, l.Title)
			}
			table.dialog = nil
			table.lay(g)
			if table.view.Note == nil {
				t.Errorf("the note of step %d of %s does not come back", step+1, l.Title)
			}
		}
	}
}
