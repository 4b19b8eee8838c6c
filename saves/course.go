package saves

import (
	"fmt"
	"slices"

	"sixwinters/rules/play"
)

// Course is the course of a game: every table from its beginning, the moves between them, and the moves that were taken back and can be
// redone. S is the table of the game, M its moves, T its stories.
type Course[S, M comparable, T any] struct {
	game   play.Game[S, M, T]
	tables []S // one more than moves
	moves  []M
	undone []M    // the first to be made again is the last
	marks  []Mark // as they were made, and with no Move where an undo has only lowered those before: see Marks
}

// Mark is a move that was taken back after it had revealed hidden information.
type Mark struct {
	At   int // after so many moves
	Move string
}

func beginCourse[S, M comparable, T any](game play.Game[S, M, T], begin S) Course[S, M, T] {
	return Course[S, M, T]{game: game, tables: []S{begin}}
}

// Now returns the table after the last move. It must not be changed.
func (h *Course[S, M, T]) Now() *S { return &h.tables[len(h.tables)-1] }

// Len returns the number of moves.
func (h *Course[S, M, T]) Len() int { return len(h.moves) }

// Move returns the i-th move, from 0, and the table before it.
func (h *Course[S, M, T]) Move(i int) (M, *S) { return h.moves[i], &h.tables[i] }

// Moves returns the moves in order.
func (h *Course[S, M, T]) Moves() []M { return slices.Clone(h.moves) }

// Marks returns the marks in order. A mark lies no later than any move that was taken back after it.
func (h *Course[S, M, T]) Marks() (marks []Mark) {
	lowest := len(h.moves)
	for _, m := range slices.Backward(h.marks) {
		lowest = min(lowest, m.At)
		if m.Move != "" {
			marks = append(marks, Mark{lowest, m.Move})
		}
	}
	slices.Reverse(marks)
	return marks
}

// reserve makes room for n more moves.
func (h *Course[S, M, T]) reserve(n int) {
	h.tables, h.moves = slices.Grow(h.tables, n), slices.Grow(h.moves, n)
}

// play applies a move. It fails if the move is illegal.
func (h *Course[S, M, T]) play(m M, story *T) error {
	next := *h.Now()
	if err := h.game.Apply(&next, m, story); err != nil {
		return err
	}
	h.tables, h.moves = append(h.tables, next), append(h.moves, m)
	h.undone = h.undone[:0]
	return nil
}

// CanUndo reports whether there is a move to take back.
func (h *Course[S, M, T]) CanUndo() bool { return len(h.moves) > 0 }

// CanRedo reports whether there is a move to apply again.
func (h *Course[S, M, T]) CanRedo() bool { return len(h.undone) > 0 }

// Revealed reports whether the last move has revealed hidden information: a roll, a card, or the next card of a pile.
// Other moves can be undone without a mark.
func (h *Course[S, M, T]) Revealed() bool {
	n := len(h.moves)
	if n == 0 {
		return false
	}
	return h.game.Reveals(&h.tables[n-1], &h.tables[n])
}

// undo takes the last move back.
func (h *Course[S, M, T]) undo() error {
	n := len(h.moves)
	if n == 0 {
		return fmt.Errorf("there is nothing to undo")
	}
	revealed, last := h.Revealed(), h.moves[n-1]
	h.undone = append(h.undone, last)
	h.tables, h.moves = h.tables[:n], h.moves[:n-1]
	// Marks are only added, however many there are: an undo takes no longer, and an earlier copy of the course stays as it is.
	if revealed {
		h.marks = append(h.marks, Mark{At: n - 1, Move: h.game.Sentence(h.Now(), last)})
	} else if k := len(h.marks); k > 0 && h.marks[k-1].At > n-1 {
		h.marks = append(h.marks, Mark{At: n - 1})
	}
	return nil
}

// redo applies the move again that was taken back last.
func (h *Course[S, M, T]) redo(story *T) error {
	n := len(h.undone)
	if n == 0 {
		return fmt.Errorf("there is nothing to make again")
	}
	rest := h.undone[:n-1]
	if err := h.play(h.undone[n-1], story); err != nil {
		return err
	}
	h.undone = rest
	return nil
}

// act carries out a line of a record: a move in notation, undo or redo.
func (h *Course[S, M, T]) act(line string) error {
	switch line {
	case undoWord:
		return h.undo()
	case redoWord:
		return h.redo(nil)
	}
	m, err := h.game.Parse(h.Now(), line)
	if err != nil {
		return err
	}
	return h.play(m, nil)
}

// confirm compares the fingerprint after a line with the table it has led to.
func (h *Course[S, M, T]) confirm(line, print string) error {
	if print != h.game.Print(h.Now()) {
		return fmt.Errorf("after %q the table is not the one recorded", line)
	}
	return nil
}
