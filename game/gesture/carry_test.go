package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestCarries shows of each move that can be made by carrying a card or a character that what is carried lies on the table,
// that the place it goes to does as soon as the cards to choose have made way, and that putting it there makes the move.
func TestCarries(t *testing.T) {
	seen := map[rules.MoveKind]bool{}
	eachStatePlayedWell(t, 2, func(b *rules.Rulebook, s *rules.State) {
		h := NewHand(b, s)
		if !slices.ContainsFunc(h.Gestures, func(g Gesture) bool { return g.Carry != Carry{} }) {
			return
		}
		v := layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer, Offers: h.Offers()}
		plan := layout.Lay(&v)
		v.Lifted = true
		lifted := layout.Lay(&v)
		for _, g := range h.Gestures {
			if g.Carry == (Carry{}) {
				continue
			}
			seen[g.Move.Kind] = true
			line := b.Notation(s, g.Move)
			if _, ok := plan.Rect(g.Carry.What); !ok {
				t.Fatalf("%s: %+v does not lie on the table", line, g.Carry.What)
			}
			r, ok := lifted.Rect(g.Carry.To)
			if !ok || lifted.At(r.Center()).Kind == layout.None {
				t.Fatalf("%s: %+v does not lie on the table", line, g.Carry.To)
			}
			held := []layout.Target{g.Carry.What}
			if !h.CanTake(nil, g.Carry.What) {
				t.Fatalf("%s: %+v cannot be taken up", line, g.Carry.What)
			}
			complete, more := h.Put(held, g.Carry.To)
			way := func(c Gesture) bool { return c.Move == g.Move }
			if pays := len(g.Take) > 0; !slices.ContainsFunc(complete, way) != pays || slices.ContainsFunc(more, way) != pays {
				t.Fatalf("%s: putting %+v on %+v does not make it", line, held, g.Carry.To)
			}
		}
	})
	for _, kind := range []rules.MoveKind{rules.MoveChoose, rules.MoveStart, rules.MoveTake, rules.MoveSettle, rules.MoveTo, rules.MoveCard,
		rules.MoveTravel, rules.MoveSail, rules.MoveGate} {
		if !seen[kind] {
			t.Errorf("nothing was ever carried for moves of kind %d", kind)
		}
	}
}

// TestCarriedAside shows that a card or a character put down where it does not belong is refused with a sentence and the
// rule that asks for it, and that no other card is chosen by it.
func TestCarriedAside(t *testing.T) {
	rulesOf := map[layout.Kind][]string{
		layout.Choice: {"session"}, layout.Portrait: {"session"}, layout.Staged: {"complete"}, layout.Offer: {"locations", "campaign", "mastery"},
	}
	refused := map[layout.Kind]int{}
	eachStatePlayedWell(t, 2, func(b *rules.Rulebook, s *rules.State) {
		h := NewHand(b, s)
		v := layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer, Lifted: true}
		plan := layout.Lay(&v)
		tried := map[layout.Target]bool{{}: true}
		for _, g := range h.Gestures {
			what := g.Carry.What
			if tried[what] {
				continue
			}
			tried[what] = true
			for _, on := range plan.Pieces {
				held := []layout.Target{what}
				if complete, more := h.Put(held, on.Target); len(complete)+len(more) > 0 {
					for _, c := range complete {
						if c.Take[0] != what {
							t.Fatalf("%+v on %+v makes %s", what, on.Target, b.Notation(s, c.Move))
						}
					}
					continue
				}
				refused[what.Kind]++
				say, rule := Refusal(b, s, held, on.Target)
				known, ok := rulesOf[what.Kind]
				if !strings.HasSuffix(say, ".") || rule == "" || ok && !slices.Contains(known, rule) {
					t.Fatalf("%+v on %+v is refused with %q [%s]", what, on.Target, say, rule)
				}
			}
		}
	})
	for kind := range rulesOf {
		if refused[kind] == 0 {
			t.Errorf("nothing of kind %d was ever put down where it does not belong", kind)
		}
	}
}

// TestOntoStandees shows that what goes to a location may be put down on a character who stands there.
func TestOntoStandees(t *testing.T) {
	b := rulestest.Book(t)
	s := begun(t, b, "choose 1 keel", "choose 2 thea", "start keel empire/espionage")
	thea := []layout.Target{at(layout.Portrait, uint8(1))}
	complete, _ := NewHand(b, &s).Put(thea, at(layout.Standee, uint8(0)))
	if len(complete) != 1 || b.Notation(&s, complete[0].Move) != "start thea empire/espionage" {
		t.Errorf("Thea put down where Keel stands makes %+v", complete)
	}
}
