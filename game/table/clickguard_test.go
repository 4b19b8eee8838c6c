package table

import (
	"sixwinters/game/board"
	"sixwinters/game/tutorial"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/chord"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
)

// A sheet that has just come over a table takes no click, and neither does the table under it, nor the answers to another question.
func TestSheetsOfATableTakeNoClickAtFirst(t *testing.T) {
	g := gametest.Mirror(t)
	keys := g.Keyboard.Keys
	s, clock := &app.ClickGuard{}, time.Unix(0, 0)
	tick := func(p input.Pointer, key string) (input.Pointer, int) {
		k := input.Keyboard{Keys: keys}
		if key != "" {
			k.Struck = []input.Stroke{{Chord: chord.Must(key)}}
		}
		s.Take(g.Top(), clock, &p, &k)
		return p, len(k.Struck)
	}
	rest := func(d time.Duration) {
		s.Drawn(g.Top())
		tick(input.Pointer{}, "")
		clock = clock.Add(d)
	}
	down, up := input.Pointer{Pressed: true, Down: true}, input.Pointer{Released: true}
	taken := func(when string, is bool) {
		t.Helper()
		p, _ := tick(down, "")
		q, _ := tick(up, "")
		_, enter := tick(input.Pointer{}, "Enter")
		_, letter := tick(input.Pointer{}, "D")
		if p.Pressed != is || p.Down != is || q.Released != is || enter == 1 != is || letter != 1 {
			t.Errorf("%s a click is taken: %v %v, and Enter %d, and a letter %d", when, p.Pressed, q.Released, enter, letter)
		}
	}
	rest(app.Shielded)
	taken("at rest", true)
	table := lessonAt(t, g, "goal", 1)
	rest(app.Shielded)
	table.Dialog = tutorial.NewLessonOver(&table.Tutor)
	taken("on a sheet", false)
	rest(app.Shielded)
	table.Dialog = nil
	taken("on the table under it", false)
	rest(app.Shielded)
	table.Answered++
	taken("after an answer", false)
	rest(app.Shielded)
	taken("long after an answer", true)
}

// A key or a click that dismisses one note of a lesson does not dismiss the next one with it.
func TestTheNextNoteIsNotDismissedWithOne(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "turn", 1)
	table.Pointing.On = false
	table.ReadOn(g)
	table.ReadOn(g)
	table.PressUp(g, board.NoteButton)
	if at := table.Lesson.Session.At(); at != 1 {
		t.Fatalf("three keys and clicks at once come to step %d", at+1)
	}
	for range board.Settled {
		table.SettleLesson(g)
	}
	if table.PressUp(g, board.NoteButton); table.Lesson.Session.At() != 2 {
		t.Error("the note cannot be dismissed")
	}
}
