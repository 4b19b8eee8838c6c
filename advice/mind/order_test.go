package mind

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestPutInOrder lets one player go on, and keeps moves where they are whose turn cannot come sooner.
func TestPutInOrder(t *testing.T) {
	for _, c := range []struct {
		name       string
		plan, want []string
	}{
		{
			"one goes on, and places at once",
			[]string{"create thea a4 support:3", "rest keel a2 body", "rest thea a2 body", "place thea support:3 r1c1", "done"},
			[]string{"create thea a4 support:3", "place thea support:3 r1c1", "rest thea a2 body", "rest keel a2 body", "done"},
		},
		{
			"what the other makes comes first",
			[]string{"rest thea a2 body", "create keel a2 support:2", "place thea support:2 r1c1", "done"},
			[]string{"rest thea a2 body", "create keel a2 support:2", "place thea support:2 r1c1", "done"},
		},
		{
			"nothing comes into an attempt",
			[]string{"attempt thea legionary.1 thea", "place thea support:6 r1c1", "cover thea a5 5", "cover thea a3 3", "done"},
			[]string{"attempt thea legionary.1 thea", "cover thea a5 5", "cover thea a3 3", "place thea support:6 r1c1", "done"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.At("thea", "redbank/support")
			tb.At("keel", "redbank/support")
			tb.Put("thea", "a5 a4 a3 a2")
			tb.Put("keel", "a2 a1")
			tb.Put("redbank/support", "support:6")
			tb.Rank("thea", content.Tactics, 2)
			tb.Put("pool", "support:3 support:2")
			tb.Card("thea", "tactical-plans")
			tb.StressDie("thea", content.Body, 2)
			tb.StressDie("keel", content.Body, 1)
			tb.Attach("redbank/support", "legionary.1")
			p := planned(tb, nil)
			p.inTurn(t, c.plan)
			p.putInOrder()
			if got := p.lines(); !slices.Equal(got, c.want) {
				t.Errorf("%q, not %q", got, c.want)
			}
		})
	}
}

// TestOrdersLeadToTheSameTable puts plans of many tables in order: what is sure of each leads where it did.
func TestOrdersLeadToTheSameTable(t *testing.T) {
	b := rulestest.Book(t)
	choose := Greedy(7)
	s := b.NewCampaign(rules.Options{Seed: 7, Difficulty: content.Standard}, nil)
	changed := 0
	for tables := 0; tables < 24; {
		if s.Asks().Task == rules.TaskActions && s.Players[0].Dice.Len() == 5 && s.Players[1].Dice.Len() == 5 {
			tables++
			p := NewPlanner(1)
			p.prepare(b)
			p.expected = b.Observation(&s)
			found, _ := p.seek(&node{s: p.expected})
			p.plan, p.known = slices.Clone(found.moves[:found.n]), int(found.n)
			if found.known > 0 {
				p.known = int(found.known)
			}
			before, then, now := slices.Clone(p.plan), p.expected, p.expected
			if p.known == 0 || !p.carryOut(&then, p.plan[:p.known]) {
				continue
			}
			p.putInOrder()
			if !p.carryOut(&now, p.plan[:p.known]) || now != then {
				t.Errorf("%v leads elsewhere than %v", p.plan, before)
			}
			if !slices.Equal(p.plan, before) {
				changed++
			}
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if changed < 4 {
		t.Errorf("only %d plans are put in another order", changed)
	}
}
