package hint

import (
	"context"

	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/rules"
)

// weighing is what the move of a hint is worth, worked out in the background once the move has been shown for a moment.
type weighing struct {
	lain  int // ticks that the move has been shown
	under *background.Thought[string]
	worth string
	done  bool
}

// weighAfter is how many ticks the move is shown before its worth is worked out.
const weighAfter = 30

// drop forgets what the move is worth.
func (w *weighing) drop() {
	if w.under != nil {
		w.under.Forget()
	}
	*w = weighing{}
}

// weigh works out what the move of the hint is worth, and reports whether that has just come. During setup, where too little is known
// to tell moves apart, it does not.
func (n *Hinter) weigh(t *board.Board, g *app.App) bool {
	h := &n.Hinting
	if h.done || t.State.Phase != rules.Turns {
		return false
	}
	if h.under == nil {
		g.Rested = 0 // what comes next comes without input
		if h.lain++; h.lain < weighAfter {
			return false
		}
		book, of, given := t.Book, t.State, h.Given
		h.under = background.Begin(g.Waker(), func(context.Context) string { return given.Wins(book, &of) })
	}
	h.worth, h.done = h.under.Come()
	return h.worth != ""
}
