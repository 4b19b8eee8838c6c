package advice

import (
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What an ability does is said once by all that a hint says: not with the box that its die goes to, and with the move itself only where
// the reason does not tell it.
func TestAbilityIsToldOnce(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	advicetest.WildPlay(t, b, 701, 10, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveUse && m.Kind != rules.MovePay {
				continue
			}
			told++
			w := worder{b: b, s: s, m: m}
			w.line = lineOf(b, s, []rules.Move{m}, nil)
			h := Hint{Why: w.using(), Where: w.where(), Do: rules.Capital(b.Label(s, m)), Move: m}
			_, does, _ := strings.Cut(rules.Plain(b.AbilityText(s.Players[m.Player].Character, int(m.Arg))), " → ")
			if says := strings.Join([]string{h.Why, h.Where, h.Adds()}, " "); strings.Count(says, does) > 1 {
				t.Fatalf("%q says twice what the ability does", says)
			}
			if h.Why = "An ability helps."; h.Adds() != h.Do+"." {
				t.Fatalf("nothing says what the ability does, and %q is not said either", h.Do)
			}
		}
	})
	if told < 100 {
		t.Errorf("only %d uses of abilities were looked at", told)
	}
}

// Of two who attempt an obstacle together each has dice of their own: where an action die goes a hint says whose it is.
func TestActionDiceAreSomebodys(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	advicetest.WildPlay(t, b, 702, 10, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if (m.Kind != rules.MoveUse && m.Kind != rules.MoveCover) || !m.Dice[0].IsAction() {
				continue
			}
			told++
			w := worder{b: b, s: s, m: m}
			if where := w.where(); !strings.HasPrefix(where, w.who()+"'s action die ") {
				t.Fatalf("%q does not say whose die", where)
			}
		}
	})
	if told < 100 {
		t.Errorf("only %d moves were looked at", told)
	}
}

// A button of the prompt line is named once: what it says is the move.
func TestButtonsAreToldOnce(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	advicetest.WildPlay(t, b, 703, 10, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveDefend && m.Kind != rules.MoveFace && m.Kind != rules.MoveLeave {
				continue
			}
			told++
			w := worder{b: b, s: s, m: m}
			if h := (Hint{Where: w.where(), Do: rules.Capital(b.Label(s, m)), Move: m}); h.Adds() != "" {
				t.Fatalf("%q is followed by %q", h.Where, h.Adds())
			}
		}
	})
	if told < 100 {
		t.Errorf("only %d moves were looked at", told)
	}
}
