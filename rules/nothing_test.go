package rules

import (
	"testing"

	"sixwinters/content"
)

// What could change nothing is refused with the reason, as far as it is known ([useless]).
func TestUselessSaysWhy(t *testing.T) {
	op := func(op content.Op) content.Effect { return content.Blank(op) }
	for _, c := range []struct {
		does content.Effect
		want string
	}{
		{op(content.OpReroll), "That would change nothing now: no other dice to reroll."},
		{effect(content.OpShift, func(ef *content.Effect) { ef.Change = 3 }), "That would change nothing now: a die shows only 1 to 6."},
		{effect(content.OpExplode, func(ef *content.Effect) { ef.Value = 6 }), "That would change nothing now: no 6 here can explode."},
		{effect(content.OpDiscard, func(ef *content.Effect) { ef.Count = 1 }), "That would change nothing now: no obstacle to discard."},
	} {
		tb := otherCards(t, thea(false, c.does))
		tb.put("thea", "a4")
		m, err := tb.b.Parse(&tb.s, "use thea 2 a4")
		if err != nil {
			t.Fatal(err)
		}
		if r := tb.b.check(&tb.s, m); r.Rule != "useless" || r.Say != c.want {
			t.Errorf("[%s] %q, not %q", r.Rule, r.Say, c.want)
		}
	}
	tb := otherCards(t, thea(false, op(content.OpBecome)))
	tb.put("thea", "a4")
	tb.s.ActionSupply = 0
	m, _ := tb.b.Parse(&tb.s, "use thea 2 a4")
	if r := tb.b.check(&tb.s, m); r.Say != "That would change nothing now: no die of its type left in the supply." {
		t.Errorf("with an empty supply: %q", r.Say)
	}
}
