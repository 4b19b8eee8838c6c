package hints

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A hint that was declined is not said again in this turn, also not with other dice, and another is said until nothing else is left.
func TestDeclinedHints(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	h := New(1)
	hint, _ := h.Hint(b, &s)
	said := []rules.Move{likeIt(hint.Move)}
	for range 3 {
		other, ok := h.Instead(b, &s)
		if !ok {
			break
		}
		if slices.Contains(said, likeIt(other.Move)) || b.Check(&s, other.Move) != nil {
			t.Fatalf("after %v it says %v", said, other.Move)
		}
		said = append(said, likeIt(other.Move))
		if again, _ := h.Hint(b, &s); again.Move != other.Move {
			t.Errorf("asked again it says %v, not %v", again.Move, other.Move)
		}
	}
	if len(said) < 3 {
		t.Errorf("it only says %v", said)
	}
	s.Turn++
	if fresh, _ := h.Hint(b, &s); h.declined.has(&s, fresh.Move) || len(h.declined.without(&s, b.Moves(&s, nil))) != len(b.Moves(&s, nil)) {
		t.Error("what was declined is declined in the next turn too")
	}
}
