package hints

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A hint says "create one here" only of a die that the next square takes. Of another it says which die, and what it is for.
func TestHintsSayWhatIsCreated(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	one := &solver.Need{Resource: content.NoResource, Region: content.NoRegion, Values: 1 << 0}
	create := func(d rules.Die) rules.Move {
		return rules.Move{Kind: rules.MoveCreate, Dice: [6]rules.Die{rules.ActionDie(3), d}}
	}
	use := func(kind rules.MoveKind, d rules.Die) rules.Move {
		return rules.Move{Kind: kind, Dice: [6]rules.Die{d}}
	}
	single, double := rules.ResourceDie(content.Diplomacy, 1), rules.ResourceDie(content.Diplomacy, 2)
	for _, tc := range []struct {
		need *solver.Need
		plan []rules.Move
		want string
	}{
		{nil, []rules.Move{create(double)}, "create one here"},
		{one, []rules.Move{create(single)}, "create one here"},
		{one, []rules.Move{create(double), use(rules.MovePlace, single), use(rules.MoveUse, double), use(rules.MovePlace, double)}, "create diplomacy 2 here for the box of an ability"},
		{one, []rules.Move{create(double), use(rules.MovePlace, single), use(rules.MovePlace, double)}, "create diplomacy 2 here for a later square"},
	} {
		if w := (&worder{b: b, s: &s, m: tc.plan[0], plan: tc.plan}); w.howTo(tc.need) != tc.want {
			t.Errorf("%v: %q, not %q", tc.plan, w.howTo(tc.need), tc.want)
		}
	}
}

// A hint to trade names the pool that a die comes into where it is not that of the next square.
func TestHintsSayWhereADieIsTraded(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	trade := rules.Move{Kind: rules.MoveTrade, Arg: uint8(content.Technology), Dice: [6]rules.Die{rules.ActionDie(3), rules.ResourceDie(content.Support, 2)}}
	w := &worder{b: b, s: &s, m: trade, plan: []rules.Move{trade}}
	for resource, want := range map[content.Resource]string{
		content.Technology: "trade support 2 into its pool",
		content.Military:   "trade support 2 into the technology pool",
		content.NoResource: "trade support 2 into the technology pool",
	} {
		if got := w.howTo(&solver.Need{Resource: resource}); got != want {
			t.Errorf("for %v: %q, not %q", resource, got, want)
		}
	}
}

// What is taken along for a later square is not said to be what the next one needs.
func TestHintsSayWhatIsTakenAlong(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	need := &solver.Need{Resource: content.Espionage, Region: content.Empire, Values: rules.AnyValue}
	espionage, technology := rules.ResourceDie(content.Espionage, 2), rules.ResourceDie(content.Technology, 2)
	for _, tc := range []struct {
		kind rules.MoveKind
		die  rules.Die
		want string
	}{
		{rules.MoveStash, espionage, "take one along in the stash"},
		{rules.MoveStash, technology, "take technology 2 along in the stash for a later square"},
		{rules.MoveUnstash, espionage, "there is one in the stash"},
		{rules.MoveUnstash, technology, "take technology 2 out of the stash for a later square"},
		{rules.MoveMarch, espionage, "one can march here"},
		{rules.MoveMarch, technology, "technology 2 can march here for a later square"},
	} {
		plan := []rules.Move{{Kind: tc.kind, Dice: [6]rules.Die{tc.die}}, {Kind: rules.MovePlace, Dice: [6]rules.Die{tc.die}}}
		if w := (&worder{b: b, s: &s, m: plan[0], plan: plan}); w.howTo(need) != tc.want {
			t.Errorf("%q, not %q", w.howTo(need), tc.want)
		}
	}
}

// A card that is finished for stress alone is not said to be finished without it.
func TestHintsSayThePriceInStress(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[0].Character = content.CharacterID(oniri)
	s.Players[0].Stress[content.Body] = rules.StressDie{Value: 4}
	pay := rules.Move{Kind: rules.MovePay, Arg: 2} // to a sorcery location for body
	w := worder{b: b, s: &s, m: pay, plan: []rules.Move{pay}, line: lineOf(b, &s, []rules.Move{pay}, nil)}
	if got, want := w.price(), "without an action die, for 1 stress"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if got, want := w.using(), "Oniri can use an ability for 1 body: move to a sorcery location"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
