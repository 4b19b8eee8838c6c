package game

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/hand"
	"sixwinters/render/layout"
)

// On a page that is only to be read, in every lesson, nothing can be done: each gesture, Done among them, is answered with what is to
// be done first, asks nothing and leaves the table, the step and the hand as they are.
func TestNothingIsDoneBeforeAPageIsRead(t *testing.T) {
	g := mirrorGame(t)
	ends := 0
	for n, l := range g.lessons {
		for i := range l.Steps {
			if !l.Steps[i].Reading() {
				continue
			}
			table, err := lessonTable(g, n, i)
			if err != nil {
				t.Fatal(err)
			}
			table.lay(g)
			for _, ge := range firstOfEach(table.hand.Gestures) {
				if ge.Drop == (layout.Target{Kind: layout.Button, N: layout.ButtonDone}) {
					ends++
				}
				before := table.state
				table.lesson.session.Answer = ""
				gesture(t, g, table, ge)
				answer := table.lesson.session.Answer
				if table.state != before || table.lesson.session.At() != i || table.asking || len(table.held) > 0 {
					t.Fatalf("%s, step %d: %s is not kept back", l.Title, i+1, table.book.Notation(&before, ge.Move))
				}
				if !strings.HasPrefix(answer, "In a moment.") || !strings.Contains(table.view.Note.Answer, answer) {
					t.Fatalf("%s, step %d: %s is answered with %q", l.Title, i+1, table.book.Notation(&before, ge.Move), answer)
				}
			}
		}
	}
	if ends < 20 {
		t.Errorf("Done was tried only %d times", ends)
	}
}

// gesture makes a move by hand: what has no place on the table has its button.
func gesture(t *testing.T, g *Game, table *table, ge hand.Gesture) {
	t.Helper()
	if ge.Drop.Kind == layout.None {
		i := slices.IndexFunc(table.choices, func(c choice) bool { return c.move == ge.Move })
		if i < 0 {
			t.Fatalf("%s has no button", table.book.Notation(&table.state, ge.Move))
		}
		table.option(g, i)
		return
	}
	table.held = append(table.held[:0:0], ge.Take...)
	table.drop(g, ge.Drop)
}

// firstOfEach is one of the gestures of each kind of move, by where they are put down.
func firstOfEach(all []hand.Gesture) (some []hand.Gesture) {
	type sort struct{ move, drop uint8 }
	seen := map[sort]bool{}
	for _, ge := range all {
		if s := (sort{uint8(ge.Move.Kind), uint8(ge.Drop.Kind)}); !seen[s] {
			seen[s] = true
			some = append(some, ge)
		}
	}
	return some
}
