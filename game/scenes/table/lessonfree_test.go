package table

import (
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
)

// On the page that is a turn of the player's own any move may be made, and the key and the button of its note give hints; the
// page is done when the next turn begins.
func TestAFreePageOfALesson(t *testing.T) {
	for name, ask := range map[string]func(g *lessonOf){
		"key":    func(g *lessonOf) { gametest.Strikes(t, g.App, "H") },
		"button": func(g *lessonOf) { g.Board.PressUp(g.App, board.NoteButton) },
		"Enter":  func(g *lessonOf) { g.Board.Pointing.On = false; gametest.Strikes(t, g.App, "Enter") },
	} {
		on := gametest.Mirror(t)
		g := &lessonOf{on, lessonAt(t, on, "first", 5)}
		session := g.Tutor.Lesson.Session
		for _, m := range g.Book.Moves(&g.Board.State, nil) {
			if !session.Allows(&g.Board.State, m) {
				t.Fatalf("%s is not permitted", g.Book.Notation(&g.Board.State, m))
			}
		}
		if ask(g); g.Hinter.Hinting.Step == 0 && g.Hinter.Hinting.Coming == nil || session.Answer != "" {
			t.Errorf("%s: no hint comes, and the lesson answers %q", name, session.Answer)
		}
		for range 10000 {
			if g.Hinter.Hinting.Step > 0 {
				break
			}
			gametest.Tick(t, on)
		}
		if n := g.Board.View(on).Note; n == nil || !strings.HasPrefix(n.Head, "A hint (1 of 3)") {
			t.Fatalf("%s: the note is %+v", name, n)
		}
		g.Board.PressUp(on, board.NoteButton)
		if g.Hinter.Hinting.Step != 2 {
			t.Errorf("%s: after the button of the hint it is at %d", name, g.Hinter.Hinting.Step)
		}
		g.Hinter.Hinting.Drop()
		moves := movesOfPage(g.table)
		for _, m := range moves[:len(moves)-1] {
			g.Board.Play(on, m)
		}
		g.Board.Skip(on)
		if g.Tutor.SettleLesson(&g.Board, on); session.At() != 4 {
			t.Fatalf("%s: before the turn ends it is at page %d", name, session.At()+1)
		}
		g.Board.Play(on, moves[len(moves)-1])
		for g.Board.Beats.Playing() {
			g.Board.Skip(on)
		}
		if g.Tutor.SettleLesson(&g.Board, on); session.At() != 5 {
			t.Errorf("%s: after the turn it is at page %d", name, session.At()+1)
		}
	}
}

// lessonOf is a game, and the lesson that it shows.
type lessonOf struct {
	*app.App
	*table
}
