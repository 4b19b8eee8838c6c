package table

import (
	"slices"
	"testing"

	"sixwinters/game/board/layers/lesson"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// No note of a lesson lies under a sheet: it goes when one comes, and is back when that is closed.
func TestNoNoteUnderASheet(t *testing.T) {
	g := gametest.Mirror(t)
	if err := OpenLesson(g, "year"); err != nil {
		t.Fatal(err)
	}
	for i, l := range g.Lessons {
		for step := range l.Steps {
			table, err := lessonTable(g, i, step)
			if err != nil {
				t.Fatal(err)
			}
			if table.Board.View(g).Note == nil {
				t.Fatalf("step %d of %s has no note", step+1, l.Title)
			}
			table.Board.Dialog = newPause(table)
			if table.Board.View(g).Note != nil || !table.Board.Plan(g).Note.Rect.Empty() {
				t.Errorf("the note of step %d of %s lies under a sheet", step+1, l.Title)
			}
			table.Board.Dialog = nil
			if table.Board.View(g).Note == nil {
				t.Errorf("the note of step %d of %s does not come back", step+1, l.Title)
			}
		}
	}
}

// The picture from which the note of a lesson goes has the sheet that it makes way for.
func TestSheetsComeAsNotesGo(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "moving", 1)
	screen := ebiten.NewImage(g.Width, g.Height)
	table.Draw(g, screen)
	if table.Board.View(g).Note == nil {
		t.Fatal("there is no note")
	}
	table.Board.Layers.Escape(&table.Board, g)
	table.Draw(g, screen)
	if table.Board.View(g).Note != nil || table.Board.Dialog == nil {
		t.Fatal("the note has not gone, or no sheet has come")
	}
	for f, name := range table.Board.Dialog.Menu.Names {
		if f.GetWidget().Rect.Empty() {
			t.Errorf("the note has gone, and %q of the sheet is not seen", name)
		}
	}
}

// The note of a lesson stays where it is while something is in the hand, and grows there when it answers a try in vain, unless
// it would lie on where what is in the hand is wanted. At the usual size it leaves the prompt line free. Where the step waits
// for something, it lies on where that may be put only if there is no other place for it.
func TestNoteOfALessonStays(t *testing.T) {
	for _, scale := range []int{100, 150} {
		g := gametest.Mirror(t)
		g.Settings.Scale = scale
		taken, moved, covers, answered, leapt := 0, 0, 0, 0, 0
		for i, l := range g.Lessons {
			for step := range l.Steps {
				table, err := lessonTable(g, i, step)
				if err != nil {
					t.Fatal(err)
				}
				before := table.Board.Plan(g).Note.Rect
				if prompt := table.Board.Plan(g).Prompt.Rect; scale == 100 && before.Overlaps(prompt) {
					t.Errorf("step %d of %s: the note at %+v lies over the prompt line at %+v", step+1, l.Title, before, prompt)
				}
				seen := map[layout.Target]bool{}
				for _, ge := range table.Board.Hand.Gestures {
					for _, take := range ge.Take {
						if seen[take] {
							continue
						}
						seen[take] = true
						table.Board.Held = []layout.Target{take}
						taken++
						note := table.Board.Plan(g).Note.Rect
						wanted, legal := table.Tutor.WantedInLesson(&table.Board, table.Board.Plan(g)), table.Tutor.LegalPlaces(&table.Board, table.Board.Plan(g))
						if !l.Steps[step].Reading() && slices.ContainsFunc(legal, note.Overlaps) {
							if covers++; roomFor(table.Board.Plan(g), legal) {
								t.Errorf("step %d of %s at %d%%: with %v in hand the note lies on where it may be put, and need not", step+1, l.Title, scale, take)
							}
						}
						if slices.ContainsFunc(wanted, note.Overlaps) && !slices.ContainsFunc(wanted, before.Overlaps) {
							t.Errorf("step %d of %s: the note lies on what is wanted", step+1, l.Title)
						}
						if note != before {
							if moved++; !slices.ContainsFunc(slices.Concat(wanted, legal), before.Overlaps) && !slices.ContainsFunc(table.Board.Plan(g).Note.About, before.Overlaps) {
								t.Errorf("step %d of %s at %d%%: with %v in hand the note goes from %+v to %+v", step+1, l.Title, scale, take, before, note)
							}
						}
						table.Board.Held = nil
						table.Tutor.Lesson.Lain = lesson.Lain{}
						table.Board.Plan(g)
					}
				}
				if l.Steps[step].Reading() {
					continue
				}
				table.Tutor.Lesson.Session.Answer = "The lesson needs that piece later. " + table.Tutor.Lesson.Session.Reminder()
				note := table.Board.Plan(g).Note.Rect
				if answered++; !spans(note.X, note.Right(), before.X, before.Right()) || !spans(note.Y, note.Bottom(), before.Y, before.Bottom()) {
					leapt++
				}
			}
		}
		if taken < 200 || moved > taken/20 {
			t.Errorf("at %d%% the note had to make way %d times of %d", scale, moved, taken)
		}
		if scale == 100 && covers > 0 {
			t.Errorf("the note lies %d times on where what is in hand may be put", covers)
		}
		if leapt > answered/10 { // where the note lies between places to put something it has no room to grow
			t.Errorf("at %d%% the note goes elsewhere at %d of %d answers", scale, leapt, answered)
		}
	}
}

// roomFor reports whether the note of a plan has a place on nothing of a list, nor on what it is about or what is asked.
func roomFor(p *layout.Plan, list []layout.Rect) bool {
	const step = 24
	kept := slices.Concat(list, p.Note.About, p.Prompt.Options, []layout.Rect{p.Prompt.Rect, p.Prompt.Sheet, p.Bar.Rect})
	w, h := p.Note.Rect.W, p.Note.Rect.H
	for y := p.Bar.Rect.Bottom(); y+h <= p.H-step; y += step {
		for x := float64(step); x+w <= p.W-step; x += step {
			if !slices.ContainsFunc(kept, layout.Rect{X: x, Y: y, W: w, H: h}.Overlaps) {
				return true
			}
		}
	}
	return false
}

// spans reports whether of two stretches one lies within the other, but for what is lost in reckoning.
func spans(from, to, wasFrom, wasTo float64) bool {
	const lost = 0.5
	return from <= wasFrom+lost && to >= wasTo-lost || wasFrom <= from+lost && wasTo >= to-lost
}

// The sheet at the end of a lesson has the next one in hand: Enter goes on to it.
func TestNextLessonIsInHand(t *testing.T) {
	for name, key := range map[string]string{"moving": "Next lesson", "first": "Begin a campaign"} {
		g := gametest.Mirror(t)
		if err := OpenLesson(g, name); err != nil {
			t.Fatal(err)
		}
		table := g.Scene.(*table)
		table.Board.Dialog = lesson.NewLessonOver(&table.Board, &table.Tutor)
		gametest.Tick(t, g)
		m := table.Board.Dialog.Menu
		if is := m.Names[m.Focused()]; is != key {
			t.Errorf("at the end of %s %q is in hand, not %q", name, is, key)
		}
	}
}

// A lesson continued at the page about the sheet of a year opens with that sheet.
func TestALessonContinuesAtItsSheet(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "year", 3)
	if table.Board.State.Phase != rules.YearOver {
		t.Fatal("the page is not about the end of the year")
	}
	gametest.Tick(t, g)
	if table.Board.Dialog == nil {
		t.Error("the sheet of the year does not lie there")
	}
}
