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

// What an ability does is said once by all that a hint says: with the reason, and with the move itself only where that does not tell it.
func TestAbilityIsToldOnce(t *testing.T) {
	ability := func(m rules.Move) bool { return m.Kind == rules.MoveUse || m.Kind == rules.MovePay }
	wildMoves(t, 701, ability, func(w *worder) {
		b, s, m := w.b, w.s, w.m
		w.line = lineOf(b, s, []rules.Move{m}, nil)
		w.plan = []rules.Move{m}
		h := w.hint()
		_, does, _ := strings.Cut(b.Plain(b.AbilityText(s.Players[m.Player].Character, int(m.Arg))), " → ")
		if says := strings.Join([]string{h.Why, h.Where, h.Adds()}, " "); strings.Count(says, does) > 1 {
			t.Fatalf("%q says twice what the ability does", says)
		}
		if _, does, _ := strings.Cut(h.Do, " "); h.told && !strings.Contains(h.Why, does) {
			t.Fatalf("%q does not tell all of %q", h.Why, h.Do)
		}
		silent := worder{b: b, s: s, m: m} // of what the ability does
		h.Where = silent.where()
		h.told = silent.told
		if h.Why = "An ability helps."; h.Adds() != h.Do+"." {
			t.Fatalf("nothing says what the ability does, and %q is not said either", h.Do)
		}
	})
}

// Of two who attempt an obstacle together each has dice of their own: where an action die goes a hint says whose it is.
func TestActionDiceAreSomebodys(t *testing.T) {
	laid := func(m rules.Move) bool {
		return (m.Kind == rules.MoveUse || m.Kind == rules.MoveCover) && m.Dice[0].IsAction()
	}
	wildMoves(t, 702, laid, func(w *worder) {
		if where := w.where(); !strings.HasPrefix(where, w.who()+"'s action die ") {
			t.Fatalf("%q does not say whose die", where)
		}
	})
}

// A button of the prompt line is named once: what it says is the move.
func TestButtonsAreToldOnce(t *testing.T) {
	button := func(m rules.Move) bool {
		return m.Kind == rules.MoveDefend || m.Kind == rules.MoveFace || m.Kind == rules.MoveLeave
	}
	wildMoves(t, 703, button, func(w *worder) {
		where := w.where()
		if h := (Hint{Where: where, Do: rules.Capital(w.b.Label(w.s, w.m)), Move: w.m, told: w.told}); h.Adds() != "" {
			t.Fatalf("%q is followed by %q", h.Where, h.Adds())
		}
	})
}
