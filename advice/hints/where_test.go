package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
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

// A hint that leads a character to a location says what arriving there costs, and begins with what to do, not with the campaign.
func TestHintsSayWhatArrivingCosts(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.At("keel", "empire/technology")
	tb.At("thea", "redbank/support")
	tb.Put("keel", "a3")
	rulestest.Attach(&tb.State, tb.Obstacle("lightning-chamber"), tb.Slot("empire/espionage"))
	m := tb.Parse("move keel empire/espionage a3")
	w := worder{b: tb.Book, s: &tb.State, m: m, plan: []rules.Move{m}, line: lineOf(tb.Book, &tb.State, []rules.Move{m}, nil)}
	h := w.hint()
	if !strings.HasSuffix(h.Why, "Arriving costs Keel 3 body, now Weary.") {
		t.Errorf("%q does not say what it costs", h.Why)
	}
	h.Campaign = "Play for support: 11 to win."
	if say := h.Says(); !strings.HasPrefix(say, "Keel goes to ") || strings.Contains(say, h.Campaign) || !slices.Equal(h.More(), []string{h.Campaign}) {
		t.Errorf("it says %q, then %q", say, h.More())
	}
}

// Where a character begins a hint says why there: what it attempts, or what its card asks for. That it rests there is no reason.
func TestHintsSayWhyBeginThere(t *testing.T) {
	b := rulestest.Book(t)
	reasons := 0
	for seed := range uint64(rulestest.Count(12, 60)) {
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, nil)
		for h := New(1); s.Phase != rules.Turns && s.Depth > 0; {
			hint, ok := h.Hint(b, &s)
			if !ok {
				t.Fatal("there is no hint")
			}
			if hint.Move.Kind == rules.MoveStart {
				if strings.HasSuffix(hint.Why, " rests.") || strings.Contains(hint.Why, "creates assets for later") {
					t.Errorf("seed %d: %q", seed, hint.Why)
				}
				for _, m := range b.Moves(&s, nil) {
					w := worder{b: b, s: &s, m: m}
					if why := whyThere(b, &s, m.Player, m.Slot); strings.Contains(why, " asks for ") && strings.HasPrefix(why, w.card(int(m.Player))) {
						reasons++
					}
				}
			}
			if err := b.Apply(&s, hint.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if reasons == 0 {
		t.Error("no place has what a card asks for")
	}
}

// Action dice are named once, others each.
func TestDieList(t *testing.T) {
	for want, names := range map[string][]string{
		"action dice 3, 5 and 5":             {"action die 3", "action die 5", "action die 5"},
		"action die 3 and support 2":         {"action die 3", "support 2"},
		"support 2, support 3 and sorcery 1": {"support 2", "support 3", "sorcery 1"},
	} {
		if got := dieList(names); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
