package advice

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What would avert harm is tried: nobody is told to get out of the reach of a card that reaches everybody.
func TestWhatWouldAvertHarm(t *testing.T) {
	for _, c := range []struct {
		cards []string
		box   uint8
		want  []string
	}{
		{[]string{"wrath-of-the-autarch"}, 0, []string{"To avert it, overcome Wrath of the Autarch."}},
		{[]string{"imperial-guard.1"}, 0, []string{"To avert it, overcome Imperial Guard.", "Keel would be safe from it in Red Bank or in the Settled Lands."}},
		{[]string{"animaelic-echoes.1"}, 0, []string{"To avert it, overcome Animaelic Echoes.", "Keel would be safe from it in Red Bank or in the Settled Lands."}},
		{[]string{"imperial-guard.1", "imperial-guard.2", "wrath-of-the-autarch"}, 3, []string{
			"To avert it, overcome Imperial Guard.", "Keel would be safe from it in Red Bank or in the Settled Lands."}},
	} {
		tb := rulestest.Bare(t)
		for r := range content.Region(content.NumRegions) {
			show(tb, r, content.Spring)
		}
		show(tb, content.Empire, content.Winter)
		tb.Attach("empire/technology", c.cards...)
		keel := tb.Player("keel")
		tb.State.Players[keel].Stress[content.Body] = rules.StressDie{Value: 3, Box: c.box}
		tb.Put("pool", "sorcery:6")
		all := WhatLooms(tb.Book, &tb.State)
		if says := Averting(tb.Book, &tb.State, &all); !slices.Equal(says, c.want) {
			t.Errorf("of %q it is said %q, not %q", all.Says, says, c.want)
		}
	}
}
