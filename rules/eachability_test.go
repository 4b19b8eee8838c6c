package rules

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// One small situation for each ability that no other test uses.

func TestEachAbility(t *testing.T) {
	// uses plays lines by a character with n achievements, at the support slot of Red Bank with some dice, and
	// compares the dice it has there in the end. All dice rolled show 5.
	uses := func(name string, n int, dice, want string, lines ...string) func(tb *table) {
		return func(tb *table) {
			other := "keel"
			if name == other {
				other = "thea"
			}
			tb.cast(name, other)
			tb.at(name, "redbank/support")
			tb.achieved(name, n)
			for _, d := range tb.dice(dice) {
				if d.IsAction() {
					tb.put(name, d.String())
				} else {
					tb.put("redbank/support", d.String())
				}
			}
			tb.rolls(5, 5)
			tb.play(lines...)
			got := append(tb.lying(name), tb.lying("redbank/support")...)
			slices.Sort(got)
			words := strings.Fields(want)
			slices.Sort(words)
			if !slices.Equal(got, words) {
				tb.Errorf("%v, not %v", got, words)
			}
		}
	}
	cardScenarios(t, "ability", []scenario{
		{"Thea 7: a support asset", uses("thea", 4, "a1", "support:5", "use thea 7 a1")},
		{"Menas 1: a reroll", uses("menas", 0, "a1 a2", "a5", "use menas 1 a1")},
		{"Menas 2: 2 becomes 3", uses("menas", 0, "a2", "a3", "use menas 2 a2")},
		{"Menas 9: 2 becomes 1 2 3", uses("menas", 6, "military:2", "military:1 military:2 military:3", "use menas 9 military:2")},
		{"Keel 5: 5 becomes two of 1", uses("keel", 2, "a5", "a1 a1", "use keel 5 a5")},
		{"Keel 6: an espionage asset is split", uses("keel", 3, "espionage:2", "espionage:1 espionage:1", "use keel 6 espionage:2")},
		{"Keel 7: an asset becomes technology", uses("keel", 4, "support:4", "technology:4", "use keel 7 support:4")},
		{"Fuscus 1: a reroll", uses("fuscus", 0, "a1 a2", "a5", "use fuscus 1 a1")},
		{"Fuscus 2: 3 becomes 4", uses("fuscus", 0, "sorcery:3", "sorcery:4", "use fuscus 2 sorcery:3")},
		{"Fuscus 5: 3 becomes 3 4", uses("fuscus", 2, "a3", "a3 a4", "use fuscus 5 a3")},
		{"Fuscus 7: an asset becomes diplomacy", uses("fuscus", 4, "support:4", "diplomacy:4", "use fuscus 7 support:4")},
		{"Fuscus 9: 3 becomes 4 5", uses("fuscus", 6, "a3", "a4 a5", "use fuscus 9 a3")},
		{"Yasmina 1: a reroll", uses("yasmina", 0, "a1 a2", "a5", "use yasmina 1 a1")},
		{"Yasmina 2: 1 becomes 6", uses("yasmina", 0, "a1", "a6", "use yasmina 2 a1")},
		{"Yasmina 5: 1 becomes 6 6", uses("yasmina", 2, "a1", "a6 a6", "use yasmina 5 a1")},
		{"Yasmina 9: 1 becomes 6 6 6", uses("yasmina", 6, "a1", "a6 a6 a6", "use yasmina 9 a1")},
		{"Oniri 1: a reroll", uses("oniri", 0, "a1 a2", "a5", "use oniri 1 a1")},
		{"Oniri 4: a sorcery asset", uses("oniri", 1, "a1", "sorcery:5", "use oniri 4 a1")},
		{"Oniri 5: 6 becomes two action dice rolled", uses("oniri", 2, "a6", "a5 a5", "use oniri 5 a6")},
		{"Lucia 1: a reroll", uses("lucia", 0, "a1 a2", "a5", "use lucia 1 a1")},
		{"Lucia 2: 1 becomes 2", uses("lucia", 0, "a1", "a2", "use lucia 2 a1")},
		{"Lucia 5: 1 becomes 1 2", uses("lucia", 2, "a1", "a1 a2", "use lucia 5 a1")},
		{"Lucia 6: an asset becomes technology", uses("lucia", 3, "support:4", "technology:4", "use lucia 6 support:4")},
		{"Lucia 9: 1 becomes 1 2 3", uses("lucia", 6, "a1", "a1 a2 a3", "use lucia 9 a1")},
		{"Fuscus stashes diplomacy", uses("fuscus", 5, "diplomacy:2", "", "stash fuscus diplomacy:2")},
		{"Yasmina stashes sorcery", uses("yasmina", 5, "sorcery:2", "", "stash yasmina sorcery:2")},
		{"Lucia stashes espionage", uses("lucia", 4, "espionage:2", "", "stash lucia espionage:2")},
		{"Menas 4: to a wilderness location", func(tb *table) {
			tb.cast("menas", "keel")
			tb.at("menas", "redbank/support")
			tb.achieved("menas", 1)
			tb.put("menas", "a1")
			tb.play("use menas 4 a1")
			for _, m := range tb.b.Moves(&tb.s, nil) {
				if l := tb.b.Location(&tb.s, m.Slot); l.Tags&content.Wilderness == 0 {
					tb.Errorf("%s is no wilderness", l.Name)
				}
			}
			tb.play("to redbank/sorcery")
			tb.wantAt("menas", "redbank/sorcery")
		}},
		{"Lucia 8: to any location of the Empire", func(tb *table) {
			tb.cast("lucia", "keel")
			tb.at("lucia", "redbank/support")
			tb.achieved("lucia", 5)
			tb.put("lucia", "a1")
			tb.play("use lucia 8 a1")
			tb.wantChoices("to empire/military", "to empire/technology", "to empire/espionage")
		}},
	})
}
