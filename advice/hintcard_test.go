package advice

import (
	"testing"

	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A hint says "create one here" only of a die that the next square takes. Of another it says which die, and what it is for.
func TestHintsSayWhatIsCreated(t *testing.T) {
	b := rulestest.Book(t)
	s := actionsStep(t, b)
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
	s := actionsStep(t, b)
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
