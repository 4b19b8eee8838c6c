package hints

import (
	"context"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// partnerTables are the beginnings of turns of a campaign that a greedy player has come to.
func partnerTables(t *testing.T, b *rules.Rulebook, n int) (tables []rules.State) {
	t.Helper()
	s, choose := b.NewCampaign(rules.Options{Seed: 8_610_000, Difficulty: content.Standard}, nil), mind.Greedy(3)
	turn := uint8(0)
	for s.Depth > 0 && len(tables) < n {
		if s.Acting() && s.Attempt.Phase == rules.NoAttempt && s.Turn != turn {
			turn = s.Turn
			tables = append(tables, s)
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return tables
}

// What a partner is told not to do it means no more in this turn, however it could be done; the other player's moves are never declined.
func TestPartnersAreToldNotThat(t *testing.T) {
	b := rulestest.Book(t)
	declined := 0
	for _, s := range partnerTables(t, b, rulestest.Count(4, 40)) {
		h := New(1)
		h.Play(mind.Novice)
		observed := b.Observation(&s)
		for range 3 {
			hint, _ := h.HintTo(context.Background(), b, &s, rules.NoPlayer)
			not, m := ownDeed(b, &observed, &hint, 1)
			told := slices.IndexFunc(hint.Steps, func(step Step) bool { return step.takesPart(1) })
			if told >= 0 && hint.Steps[told].does != rules.MoveCreate && (not.does != hint.Steps[told].does || not.card != hint.Steps[told].card) {
				t.Errorf("its plan begins with %q, and %+v is declined", hint.Steps[told].Say, not)
			}
			if !h.Decline(b, &s, 1) {
				break
			}
			declined++
			if who, acts := m.Actor(); acts && who == 0 {
				t.Errorf("%s is declined, which is the other's", b.Notation(&s, m))
			}
			h.Temper(mind.Temper(declined % len(mind.Tempers))) // which lets it forget nothing
			next, _ := h.HintTo(context.Background(), b, &s, rules.NoPlayer)
			if i := slices.IndexFunc(next.Steps, func(step Step) bool {
				return step.does == not.does && step.card == not.card && step.takesPart(1) && step.does != rules.MovePlace
			}); not != (deed{}) && i >= 0 {
				t.Errorf("told not to, it still says %q", next.Steps[i].Say)
			}
			l := lineOf(b, &observed, next.Line, nil)
			for k, m := range l.moves {
				if not != (deed{}) && l.tables[k].Players[1].Card == s.Players[1].Card && not.is(&l.tables[k], m) {
					t.Errorf("told not to, it still means to %s", b.Notation(&l.tables[k], m))
				}
			}
		}
	}
	if declined < 3 {
		t.Errorf("only %d times something is declined", declined)
	}
}

// A partner has one sentence for its reason, and two plans that differ, each with its risk. Neither says what the other player is to do.
func TestPartnersOfferPlansAndReasons(t *testing.T) {
	b := rulestest.Book(t)
	two := 0
	for _, s := range partnerTables(t, b, rulestest.Count(2, 40)) {
		h := New(1)
		h.Play(mind.Novice)
		hint, _ := h.HintTo(context.Background(), b, &s, rules.NoPlayer)
		reasons := hint.Reasons(&s, 1)
		for _, reason := range reasons {
			if reason == "" || firstSentence(reason) != reason {
				t.Errorf("a reason is %q", reason)
			}
		}
		if len(reasons) == 0 {
			t.Error("there is no reason")
		}
		for _, step := range hint.Steps {
			if words := len(strings.Fields(step.Why)); words == 0 || words > 18 || firstSentence(step.Why) != step.Why {
				t.Errorf("%q because %q", step.Say, step.Why)
			}
			if step.takesPart(1) && !slices.Contains(reasons, step.Why) {
				t.Errorf("%q is not explained by %q", step.Say, reasons)
			}
		}
		plans, second := h.Plans(context.Background(), b, &s, 1)
		if len(plans) == 0 || (second != nil) != (len(plans) == 2) {
			t.Fatalf("there are %d plans", len(plans))
		}
		other := b.PlayerName(&s, 0)
		for i := range plans {
			if say := plans[i].Words(); !strings.Contains(say, "Risk: ") || strings.HasPrefix(say, other+" goes") {
				t.Errorf("%q", say)
			}
			for _, step := range plans[i].Steps {
				if !strings.HasPrefix(step, "I ") && !strings.HasPrefix(step, other+" and I ") || strings.Contains(step, b.PlayerName(&s, 1)) {
					t.Errorf("a step of the partner is %q", step)
				}
			}
		}
		if len(plans) < 2 {
			continue
		}
		two++
		if slices.Equal(plans[0].Steps, plans[1].Steps) {
			t.Errorf("both plans are %q", plans[0].Steps)
		}
		if goesOn, _ := second.HintTo(context.Background(), b, &s, rules.NoPlayer); !slices.Equal(goesOn.OwnSteps(b, &s, 1), plans[1].Steps) {
			t.Errorf("the second plan is %q, and then %q", plans[1].Steps, goesOn.OwnSteps(b, &s, 1))
		}
	}
	if two < 1 {
		t.Errorf("only %d times there are two plans", two)
	}
}

// Who has no step in a plan says so, whatever the other player does first.
func TestPartnersWithoutAStepSaySo(t *testing.T) {
	b := rulestest.Book(t)
	s := partnerTables(t, b, 1)[0]
	h := Hint{Move: rules.Move{Kind: rules.MoveRest}, Steps: []Step{{goal: goal{does: rules.MoveRest}, Why: "A rest makes room for more stress."}}}
	if why := h.Reasons(&s, 1); !slices.Equal(why, []string{"Nothing I could do now is worth the dice."}) {
		t.Errorf("its reasons are %q", why)
	}
}

// Asked to help somewhere, or to be of another temper, a partner thinks anew.
func TestPartnersTakeWishes(t *testing.T) {
	b := rulestest.Book(t)
	s := partnerTables(t, b, 3)[2]
	h := New(1)
	h.Play(mind.Steady)
	ctx := context.Background()
	before, _ := h.HintTo(ctx, b, &s, rules.NoPlayer)
	helps := 0
	for at := range content.Slot(content.NumSlots) {
		if len(s.Attached[at].List()) == 0 && at != s.Players[0].At {
			continue
		}
		c := h.Clone()
		c.Favor(mind.Favors{Here: at, Help: true})
		hint, ok := c.HintTo(ctx, b, &s, rules.NoPlayer)
		if !ok || b.Check(&s, hint.Move) != nil {
			t.Fatalf("asked to help at %d it means %v", at, hint.Move)
		}
		if !slices.Equal(hint.Line, before.Line) {
			helps++
		}
	}
	if helps == 0 {
		t.Error("whatever it is asked, it means the same")
	}
	for temper := range mind.Temper(len(mind.Tempers)) {
		c := h.Clone()
		c.Temper(temper)
		if hint, ok := c.HintTo(ctx, b, &s, rules.NoPlayer); !ok || b.Check(&s, hint.Move) != nil {
			t.Errorf("%s, it means %v", temper, hint.Move)
		}
	}
}

// A partner answers what is asked of its own character, and leaves the other's to the player.
func TestPartOfAPartner(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	if p := PartOf(b, &s, 1); p != Action {
		t.Errorf("in the actions step its part is %d", p)
	}
	if p := PartOf(b, &s, rules.NoPlayer); p != Theirs {
		t.Errorf("nobody's part is %d", p)
	}
	seen := map[Part]int{}
	choose := mind.Greedy(2)
	for range 600 {
		if s.Depth == 0 {
			break
		}
		one, other := PartOf(b, &s, 0), PartOf(b, &s, 1)
		if seen[other]++; one == Own && other == Own || one == Own && other != Theirs {
			t.Fatalf("%q is for both: %d and %d", b.Prompt(&s).Text, one, other)
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if seen[Own] == 0 || seen[Theirs] == 0 || seen[Both] == 0 || seen[Action] == 0 {
		t.Errorf("its parts are %v", seen)
	}
}
