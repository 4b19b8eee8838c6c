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
		for _, name := range []string{"thea", "keel"} {
			tb.Put(name, "a1 a2 a2")
			tb.Put(name, "a6 a6 a6")
		}
		keel := tb.Player("keel")
		tb.State.Players[keel].Stress[content.Body] = rules.StressDie{Value: 3, Box: c.box}
		tb.Put("pool", "sorcery:6")
		all := WhatLooms(tb.Book, &tb.State)
		if says := Averting(tb.Book, &tb.State, &all); !slices.Equal(says, c.want) {
			t.Errorf("of %q it is said %q, not %q", all.Says, says, c.want)
		}
	}
}

// Only a card without which the threat would stay below is named, of whatever track, and only where it can be overcome.
func TestWhatWouldAvertAThreat(t *testing.T) {
	averted := []string{"To avert it, overcome Imperial Guard.", "New obstacles may still bring it."}
	guards := []string{"imperial-guard.1", "imperial-guard.2", "imperial-guard.3"}
	for name, c := range map[string]struct {
		cards     []string
		espionage uint8
		dice      string
		want      []string
	}{
		"its own symbols": {guards, 11, "a2 a2 a3", averted},
		"symbols that a full track passes on, not its own two": {append(guards[:3:3], "legionary.1"), 12, "a2 a2 a3 a5", averted},
		"one of several symbols too many":                      {append(guards[:3:3], "secrets-and-lies"), 11, "a2 a2 a3", nil},
		"one of two tracks that each bring it":                 {append(guards[:3:3], "legionary.1", "legionary.2"), 12, "a2 a2 a3 a5", nil},
		"no dice":                                              {guards, 11, "", nil},
	} {
		tb := rulestest.Bare(t)
		for r := range content.Region(content.NumRegions) {
			show(tb, r, content.Spring) // the top row, where nothing is attached
		}
		tb.Attach("empire/espionage", c.cards...)
		tb.State.Threat[content.Espionage], tb.State.Threat[content.Military] = c.espionage, 11
		tb.At("thea", "empire/espionage")
		if c.dice != "" {
			tb.Put("thea", c.dice)
		}
		l := WhatLooms(tb.Book, &tb.State)
		if say := Averting(tb.Book, &tb.State, &l); l.Kind != LastSpaceLooms || !slices.Equal(say, c.want) {
			t.Errorf("%s: of %q it is said %q, not %q", name, l.Says, say, c.want)
		}
	}
}
