package saves

import (
	"fmt"
	"slices"

	"sixwinters/rules"
)

// History is the course of a campaign: every table from its beginning, the moves between them, and the moves that were
// taken back and can be redone.
type History struct {
	book   *rules.Rulebook
	tables []rules.State // one more than moves
	moves  []rules.Move
	undone []rules.Move // the first to be made again is the last
	marks  []Mark
	hands  hands
	share  sharing // of a table that two desks play at
	// earlier is the history before the snapshot that this one begins at, or nil. None of it can be undone.
	earlier *History
}

// Mark is a move that was taken back after it had revealed hidden information.
type Mark struct {
	At   int // after so many moves
	Move string
}

// hands notes to which player the mouse was handed over last. It is no move, and cannot be undone.
type hands struct {
	at int // after so many moves
	to int // the player, counted from 1; 0 if that never was, or was before a move that has been taken back
}

// HandedTo returns the player that the mouse was handed over to last, and the number of moves before that;
// [rules.NoPlayer] if there is none, or only one that has been undone since.
func (h *History) HandedTo() (player, at int) {
	if h.hands.to == 0 {
		return rules.NoPlayer, 0
	}
	return h.hands.to - 1, h.hands.at
}

// hand notes to which player the mouse is handed over.
func (h *History) hand(player int) { h.hands = hands{h.Len(), player + 1} }

func newHistory(b *rules.Rulebook, begin rules.State) History {
	return History{book: b, tables: []rules.State{begin}}
}

// resumed returns a history that goes on from a snapshot that the moves before it no longer lead to.
func (h *History) resumed(b *rules.Rulebook, snapshot rules.State) History {
	next := newHistory(b, snapshot)
	if len(h.tables) > 0 {
		earlier := *h
		next.earlier = &earlier
		next.share = h.share
		next.share.broken = true
	}
	return next
}

// Book returns the rulebook that the campaign is played with.
func (h *History) Book() *rules.Rulebook { return h.book }

// Now returns the table after the last move. It must not be changed.
func (h *History) Now() *rules.State { return &h.tables[len(h.tables)-1] }

// Len returns the number of moves.
func (h *History) Len() int { return len(h.moves) }

// Move returns the i-th move, from 0, and the table before it.
func (h *History) Move(i int) (rules.Move, *rules.State) { return h.moves[i], &h.tables[i] }

// Marks returns the marks in order.
func (h *History) Marks() []Mark { return h.marks }

// reserve makes room for n more moves.
func (h *History) reserve(n int) {
	h.tables, h.moves = slices.Grow(h.tables, n), slices.Grow(h.moves, n)
}

// play applies a move. It fails if the move is illegal.
func (h *History) play(m rules.Move, story *rules.Story) error {
	next := *h.Now()
	if err := h.book.Apply(&next, m, story); err != nil {
		return err
	}
	h.tables, h.moves = append(h.tables, next), append(h.moves, m)
	h.undone = h.undone[:0]
	return nil
}

// CanUndo reports whether there is a move to take back.
func (h *History) CanUndo() bool { return len(h.moves) > 0 }

// CanRedo reports whether there is a move to apply again.
func (h *History) CanRedo() bool { return len(h.undone) > 0 }

// Revealed reports whether the last move has revealed hidden information: a roll, a card, or the next card of a pile.
// Other moves can be undone without a mark.
func (h *History) Revealed() bool {
	n := len(h.moves)
	if n == 0 {
		return false
	}
	return rules.Reveals(&h.tables[n-1], &h.tables[n])
}

// undo takes the last move back.
func (h *History) undo() error {
	n := len(h.moves)
	if n == 0 {
		return fmt.Errorf("there is nothing to undo")
	}
	revealed, last := h.Revealed(), h.moves[n-1]
	h.undone = append(h.undone, last)
	h.tables, h.moves = h.tables[:n], h.moves[:n-1]
	for i := range h.marks {
		h.marks[i].At = min(h.marks[i].At, n-1)
	}
	if h.hands.at > n-1 {
		h.hands = hands{}
	}
	if revealed {
		h.marks = append(h.marks, Mark{At: n - 1, Move: h.book.Sentence(h.Now(), last)})
	}
	return nil
}

// redo applies the move again that was taken back last.
func (h *History) redo(story *rules.Story) error {
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
