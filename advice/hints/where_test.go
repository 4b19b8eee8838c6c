package hints

import (
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// wildMoves shows the legal moves of random play that are looked for, with what a hint knows of each.
func wildMoves(t *testing.T, seed int, looked func(m rules.Move) bool, see func(w *worder)) {
	t.Helper()
	b := rulestest.Book(t)
	seen := 0
	advicetest.WildPlay(t, b, seed, 10, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if looked(m) {
				seen++
				see(&worder{b: b, s: s, m: m})
			}
		}
	})
	if seen < 100 {
		t.Errorf("only %d moves were looked at", seen)
	}
}

// What an ability does is said once by all that a hint says: with the reason, or with the box to touch where that does not tell it.
func TestAbilityIsToldOnce(t *testing.T) {
	ability := func(m rules.Move) bool { return m.Kind == rules.MoveUse || m.Kind == rules.MovePay }
	wildMoves(t, 701, ability, func(w *worder) {
		b, s, m := w.b, w.s, w.m
		w.line = lineOf(b, s, []rules.Move{m}, nil)
		w.plan = []rules.Move{m}
		h := w.hint()
		label := b.Label(s, m)
		if says := strings.Join([]string{h.Why, h.Where, h.Touch}, " "); strings.Count(says, label) > 1 {
			t.Fatalf("%q says twice what the ability does", says)
		}
		if !strings.Contains(h.Why, label) && !strings.Contains(h.Touch, label) {
			t.Fatalf("neither %q nor %q tells %q", h.Why, h.Touch, label)
		}
		silent := worder{b: b, s: s, m: m} // the reason says nothing of what the ability does
		if touch := silent.touch(); !strings.Contains(touch, label) {
			t.Fatalf("nothing says what the ability does, and %q does not say it either", touch)
		}
	})
}

// Of two who attempt an obstacle together each has dice of their own: where an action die goes a hint says whose it is.
func TestActionDiceAreSomebodys(t *testing.T) {
	laid := func(m rules.Move) bool {
		return (m.Kind == rules.MoveUse || m.Kind == rules.MoveCover) && m.Dice[0].IsAction()
	}
	wildMoves(t, 702, laid, func(w *worder) {
		if where := w.where(); !strings.HasPrefix(where, "Put "+w.who()+"'s action die ") {
			t.Fatalf("%q does not say whose die", where)
		}
	})
}

// A button of the prompt line is named once: by what it says.
func TestButtonsAreToldOnce(t *testing.T) {
	button := func(m rules.Move) bool {
		return m.Kind == rules.MoveDefend || m.Kind == rules.MoveFace || m.Kind == rules.MoveLeave
	}
	wildMoves(t, 703, button, func(w *worder) {
		label := rules.Capital(w.b.Label(w.s, w.m))
		if where, touch := w.where(), w.touch(); touch != "Press \""+label+"\"." || strings.Contains(where, label) {
			t.Fatalf("%q is followed by %q", where, touch)
		}
	})
}
