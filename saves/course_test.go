package saves

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/rules"
)

// Marks lie where they would if each undo moved those beyond it, and the history before an undo keeps its own.
func TestMarks(t *testing.T) {
	c := begin(t, 0)
	h := c.History
	choose := rules.RandomPolicy(3)
	var want []Mark
	for i := range 600 {
		// Forward first, then mostly back, and so on, some moves at a time.
		switch back := i%40 >= 28; {
		case back && h.CanUndo():
			was, marks := h, slices.Clone(want)
			n := h.Len()
			revealed, last := h.Revealed(), h.moves[n-1]
			if err := h.undo(); err != nil {
				t.Fatal(err)
			}
			for i := range want {
				want[i].At = min(want[i].At, n-1)
			}
			if revealed {
				want = append(want, Mark{n - 1, h.book.Sentence(h.Now(), last)})
			}
			if !slices.Equal(was.Marks(), marks) {
				t.Fatalf("step %d: an undo changes the history before it", i)
			}
		case i%3 == 0 && h.CanRedo():
			if err := h.redo(nil); err != nil {
				t.Fatal(err)
			}
		default:
			legal := h.book.Moves(h.Now(), nil)
			if err := h.play(choose(h.book, h.Now(), legal), nil); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(h.Marks(), want) {
			t.Fatalf("step %d: %v, want %v", i, h.Marks(), want)
		}
	}
	if len(want) < 20 {
		t.Fatalf("only %d moves were marked", len(want))
	}
}

// A line that fails leaves the campaign unchanged, its marks too.
func TestFailedUndoChangesNothing(t *testing.T) {
	c := begin(t, 60)
	for !c.Revealed() {
		playOn(t, c, 1)
	}
	must(t, c.Undo())
	r := &replayed{reading: reading{doc: &document{}}, book: c.book, history: c.History}
	was := slices.Clone(r.history.Marks())
	err := r.take(line{text: undoWord + " #another table", sound: true})
	if err == nil || !strings.Contains(err.Error(), "not the one recorded") || !slices.Equal(r.history.Marks(), was) {
		t.Errorf("%v; the marks are %v, and were %v", err, r.history.Marks(), was)
	}
}

// BenchmarkManyMarks undoes a move that reveals something, in a course in which that was done very often.
func BenchmarkManyMarks(b *testing.B) {
	c := begin(b, 60)
	for !c.Revealed() {
		playOn(b, c, 1)
	}
	h := c.History
	again := func() {
		if h.undo() != nil || h.redo(nil) != nil {
			b.Fatal("the move cannot be taken back")
		}
	}
	for range 40_000 {
		again()
	}
	for b.Loop() {
		again()
	}
}
