package table

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// On each page of each lesson only what the page waits for is lit, with empty hands and with each thing in hand that the page takes.
// Nothing is framed because it has changed, and the note lies on nothing that is lit or spoken of.
func TestPagesLightWhatTheyTellOf(t *testing.T) {
	sizes, lit := []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}}, 0
	for _, size := range sizes[:rulestest.Count(1, len(sizes))] {
		g := gameIn(t, size.w, size.h, size.scale)
		for n, l := range g.Lessons {
			eachPage(t, g, n, func(table *table) {
				session := table.Tutor.Lesson.Session
				if session.Free() {
					return
				}
				page := fmt.Sprintf("%v, page %d of %s", size, session.At()+1, l.Title)
				lit += lightsOf(t, g, table, page)
				for _, what := range takenOn(table) {
					table.Board.Held = []layout.Target{what}
					lit += lightsOf(t, g, table, fmt.Sprintf("%s, with %+v in hand", page, what))
					table.Board.PutBack()
				}
			})
		}
	}
	if lit < 30 {
		t.Errorf("only %d things were lit", lit)
	}
}

// lightsOf checks what is lit and framed on the page of a lesson, and returns how many things are lit.
func lightsOf(t *testing.T, g *app.App, table *table, page string) int {
	t.Helper()
	b, session := &table.Board, table.Tutor.Lesson.Session
	s := b.Scene(g)
	if len(s.Changed)+len(s.Ghosts) > 0 {
		t.Errorf("%s: %d things are framed because they have changed", page, len(s.Changed)+len(s.Ghosts))
	}
	for _, l := range s.Lit {
		wanted := slices.ContainsFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool {
			return gesture.Same(ge.Drop) == gesture.Same(l.Target) && session.Wants(&b.State, ge.Move)
		})
		if !wanted {
			t.Errorf("%s: %+v is lit, which it does not wait for", page, l.Target)
		}
		if r, _, seen := s.Plan.Marked(l.Target); seen && r.Overlaps(s.Plan.Note.Rect) {
			t.Errorf("%s: the note lies on %+v", page, l.Target)
		}
	}
	for _, r := range s.Plan.Note.About {
		if r.Overlaps(s.Plan.Note.Rect) {
			t.Errorf("%s: the note lies on what it is about", page)
		}
	}
	return len(s.Lit)
}

// takenOn are the things that the moves take up which the page of a lesson waits for, each once.
func takenOn(table *table) (all []layout.Target) {
	for _, m := range movesOfPage(table) {
		ge := gesture.Of(table.Board.Book, &table.Board.State, m)
		if len(ge.Take) > 0 && table.Board.Hand.CanTake(nil, ge.Take[0]) && !slices.Contains(all, ge.Take[0]) {
			all = append(all, ge.Take[0])
		}
	}
	return all
}
