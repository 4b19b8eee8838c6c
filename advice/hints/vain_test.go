package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Nothing is made for later where an obstacle is certain to remove it this turn ([activate]), and no plan announces it.
func TestNothingIsMadeToBeRemoved(t *testing.T) {
	for _, removes := range []bool{false, true} {
		tb := rulestest.Bare(t)
		tb.At("thea", "redbank/support")
		tb.At("keel", "redbank/support")
		tb.Put("thea", "a4")
		tb.Put("pool", "support:4")
		for p := range tb.State.Players {
			tb.State.Players[p].Card = content.NoProgress
		}
		if removes {
			tb.Attach("settled/sorcery", "appease-the-old-ones")
			show(tb, content.Settled, tb.Slot("settled/sorcery"))
		}
		m := tb.Parse("create thea a4 support:4")
		l := lineOf(tb.Book, &tb.State, []rules.Move{m}, nil)
		if l.loses(&l.tables[1], tb.Player("thea")) != removes {
			t.Errorf("removed: %t, not said so", removes)
		}
		if steps := l.steps(); (len(steps) == 0) != removes {
			t.Errorf("removed: %t, and the plan is %v", removes, steps)
		}
		h := New(1)
		if given, ok := h.Hint(tb.Book, &tb.State); !ok || removes && strings.Contains(given.Says()+given.Do, "upport 4") {
			t.Errorf("%q", given.Says())
		}
	}
}

// show has the pile of a region show a season in which a slot has its turn.
func show(tb *rulestest.Table, r content.Region, at content.Slot) {
	pile := tb.State.Draw[r].List()
	for i := range pile {
		pile[i], pile[len(pile)-1] = pile[len(pile)-1], pile[i]
		if tb.Book.Activates(&tb.State, at) {
			return
		}
	}
}

// Who is certain to be knocked out this turn does not rest, and finishes a card that can be finished rather than end the step ([knocked-out]).
func TestNothingIsKeptForAfterAKnockOut(t *testing.T) {
	for _, marked := range []uint8{0, 7} {
		tb := rulestest.Bare(t)
		tb.Attach("empire/military", "wrath-of-the-autarch") // it marks a condition
		show(tb, content.Empire, tb.Slot("empire/military"))
		for p := range tb.State.Players {
			tb.State.Players[p].Card = content.NoProgress
		}
		keel := tb.Player("keel")
		tb.State.Characters[tb.State.Players[keel].Character].Marked[content.Psyche] = marked
		tb.StressDie("keel", content.Body, 1)
		tb.Put("keel", "a1")
		if given, _ := New(1).Hint(tb.Book, &tb.State); (given.Move.Kind == rules.MoveRest) != (marked == 0) {
			t.Errorf("%d marked: %q", marked, given.Says())
		}
		tb.State.Players[keel].Card = content.ProgressID(slices.IndexFunc(tb.Book.Content().Progress, func(p content.Progress) bool { return p.Name == "Talk of War" }))
		tb.Put("empire/technology", "technology:4 espionage:4 support:4")
		tb.Put("empire/technology", "technology:2")
		m := nowOrNever(tb.Book, &tb.State, tb.Book.Moves(&tb.State, nil), rules.Move{Kind: rules.MoveDone}, knockedOut(tb.Book, &tb.State))
		if (m.Kind == rules.MovePlace) != (marked == 7) {
			t.Errorf("%d marked: %s", marked, tb.Book.Notation(&tb.State, m))
		}
	}
}
