package hints

import (
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
