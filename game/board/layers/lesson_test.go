package layers_test

import (
	"fmt"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/gametest"
	"sixwinters/game/teach"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Keys turn the pages of a lesson. A move that its page does not wait for is answered and not made; the one that it waits for leads to the
// next page.
func TestTutor(t *testing.T) {
	edition, err := gametest.Edition()
	if err != nil {
		t.Fatal(err)
	}
	l := edition.Lessons[0]
	_, begun, _ := l.Entry(0)
	c := saves.Scratch(l.Book, l.Options())
	for _, m := range begun {
		if err := c.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	u := &lesson.Tutor{Lesson: &lesson.Lesson{Session: teach.NewSession(l, 0), Of: 6, Begun: len(begun), Noted: -1}}
	table := board.Board{Position: board.Position{Book: l.Book}}
	for i := range l.Steps {
		u.Lesson.Seen = append(u.Lesson.Seen, u.AsShown(&table, l, i))
	}
	g, b := under(t, c, u)
	page := func(when string, want int) {
		t.Helper()
		b.Finish()
		for range 2 * app.Settled { // a note that has just come takes no key
			gametest.Tick(t, g)
		}
		note := b.View(g).Note
		is := fmt.Sprintf("Lesson 1: %s (page %d of %d)", l.Title, want, len(l.Steps))
		if want == 1 {
			is = "Lesson 1 of 6: " + l.Title
		}
		if note == nil || note.Head != is {
			t.Fatalf("%s, the note is %+v, not %q", when, note, is)
		}
	}
	refused := func(what string, m rules.Move) {
		t.Helper()
		if b.Play(g, m); b.Campaign.Len() > len(begun) || b.View(g).Note.Answer == "" {
			t.Errorf("%s is made, or not answered: %+v", what, b.View(g).Note)
		}
	}
	page("at first", 1)
	refused("a move before the page is read", b.Book.Moves(&b.State, nil)[0])
	gametest.Strike(t, g, "PageDown")
	page("once it is read", 2)
	gametest.Strike(t, g, "Backspace")
	page("a page back", 1)
	gametest.Strike(t, g, "Escape")
	page("after Escape", 2)
	refused("the end of the actions", rules.Move{Kind: rules.MoveDone})
	m, err := b.Book.Parse(&b.State, l.Steps[1].Play[0])
	if err != nil {
		t.Fatal(err)
	}
	b.Play(g, m)
	page("after the move", 3)
}
