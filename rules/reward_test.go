package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// What overcoming and discarding an obstacle brings.

func TestOvercomeEnd(t *testing.T) {
	scenarios(t, "overcome-end", []scenario{
		{"the obstacle goes to the discard pile of the region it is in, its dice to the supply", func(tb *table) {
			tb.attach("redbank/support", "imperial-guard.1") // an Empire card
			tb.overcome("imperial-guard.1", "thea")
			tb.wantDiscarded(content.RedBank, "imperial-guard.1")
			tb.want("on imperial-guard.1", "")
		}},
		{"who was not skilled gains one rank, the skilled none", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "tripwire") // thievery 1: Keel has 2
			tb.overcome("tripwire", "thea+keel")
			tb.wantRank("thea", content.Thievery, 1)
			tb.wantRank("keel", content.Thievery, 2)
		}},
		{"ranks end at six", func(tb *table) {
			tb.rank("thea", content.Thievery, 5)
			tb.attach("redbank/support", "imperial-secrets") // thievery 6
			tb.overcome("imperial-secrets", "thea")
			tb.play("card " + tb.b.names.obstacles[tb.s.Draw[content.Empire].Top()])
			tb.wantRank("thea", content.Thievery, 6)
		}},
		{"the text refers to where the obstacle lay", func(tb *table) {
			tb.attach("redbank/military", "forward-shelters")
			tb.at("thea", "redbank/military")
			tb.rolls(2, 5)
			tb.overcome("forward-shelters", "thea")
			tb.want("redbank/military", "military:2 military:5")
		}},
		{"take means each participant, and the level is read before it is lowered", func(tb *table) {
			tb.threatened(content.Support, 3) // level 3; space 2 is level 2
			tb.cast("thea", "fuscus")
			tb.at("fuscus", "redbank/support")
			tb.attach("redbank/support", "rousing-speech")
			tb.overcome("rousing-speech", "thea+fuscus")
			tb.wantStress("thea", content.Psyche, 2, 0)
			tb.wantStress("fuscus", content.Psyche, 1, 0)
			tb.wantThreat(content.Support, 2)
		}},
		{"who is there but takes no part gains and takes nothing", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "rousing-speech")
			tb.overcome("rousing-speech", "thea")
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
			tb.wantRank("keel", content.Command, 0)
		}},
		{"they are gained once the text has been carried out", func(tb *table) {
			tb.attach("redbank/support", "rousing-speech")
			tb.overcome("rousing-speech", "thea")
			var kinds []EventKind
			for _, e := range tb.story.Events {
				switch e.Kind {
				case EvOvercome, EvStress, EvRank, EvAchievement:
					kinds = append(kinds, e.Kind)
				}
			}
			if want := []EventKind{EvOvercome, EvStress, EvRank, EvAchievement}; !slices.Equal(kinds, want) {
				tb.Errorf("it is told as %v, not %v", kinds, want)
			}
		}},
		{"rank and achievement are gained even if the text knocks out", func(tb *table) {
			tb.stressDie("thea", content.Psyche, 1, 3)
			tb.attach("redbank/support", "rousing-speech") // command 3, an issue
			tb.overcome("rousing-speech", "thea")
			tb.wantAt("thea", "")
			tb.wantRank("thea", content.Command, 3)
			if tb.character("thea").Achieved != 1 {
				tb.Error("the achievement is not gained")
			}
		}},
	})
}

func TestAchievement(t *testing.T) {
	scenarios(t, "achievement", []scenario{
		{"each participant whose task it is gains the next, one for each obstacle", func(tb *table) {
			tb.cast("menas", "keel")
			tb.at("menas", "redbank/support")
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "deadly-device") // development and trap
			tb.overcome("deadly-device", "menas+keel")
			for _, name := range []string{"menas", "keel"} {
				if got := tb.character(name).Achieved; got != 1 {
					tb.Errorf("%s has %d achievements, not 1", name, got)
				}
			}
		}},
		{"at most six", func(tb *table) {
			tb.achieved("keel", 6)
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "tripwire")
			tb.overcome("tripwire", "keel")
			if got := tb.character("keel").Achieved; got != 6 {
				tb.Errorf("Keel has %d achievements", got)
			}
		}},
		{"not by what is no task", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "bandit-camp") // a foe, and no trap
			tb.overcome("bandit-camp", "keel")
			tb.wantRank("keel", content.Combat, 2) // a rank it is worth
			if got := tb.character("keel").Achieved; got != 0 {
				tb.Errorf("Keel has %d achievements, not 0", got)
			}
		}},
		{"an ability is there once it is earned", func(tb *table) {
			tb.put("keel", "a1")
			tb.refused("use keel 4 a1", "achievement")
			tb.achieved("keel", 1)
			tb.play("use keel 4 a1", "to empire/military")
		}},
	})
}

func TestDiscard(t *testing.T) {
	scenarios(t, "discard", []scenario{
		{"being discarded is not being overcome: no text, rank or achievement", func(tb *table) {
			tb.at("thea", "empire/military")
			tb.attach("empire/military", "mole-hunt") // overcome: discard a unit or guard
			tb.attach("empire/espionage", "imperial-guard.1")
			tb.activate("empire/military")
			tb.wantDiscarded(content.Empire, "mole-hunt")
			tb.wantAttached("empire/espionage", "imperial-guard.1")
			tb.wantEvents(EvRank, 0)
			tb.wantEvents(EvOvercome, 0)
		}},
		{"it goes to the region it is in, and its dice to the supply", func(tb *table) {
			tb.attach("redbank/support", "legionary.1")
			tb.cover("legionary.1")
			tb.engine().discard(tb.obstacle("legionary.1"))
			tb.wantDiscarded(content.RedBank, "legionary.1")
		}},
		{"discard one: required, the players choose", func(tb *table) {
			tb.attach("redbank/support", "spy-unmasked")
			tb.attach("empire/military", "imperial-guard.1")
			tb.attach("settled/sorcery", "encoded-plans") // a spy
			tb.overcome("spy-unmasked", "thea")
			tb.wantChoices("card imperial-guard.1", "card encoded-plans")
			tb.play("card encoded-plans")
			tb.wantDiscarded(content.Settled, "encoded-plans")
		}},
		{"discard one: with only one there is no choice, with none nothing", func(tb *table) {
			tb.attach("redbank/support", "spy-unmasked", "costume-ball")
			tb.attach("empire/military", "imperial-guard.1")
			tb.overcome("spy-unmasked", "thea")
			tb.wantDiscarded(content.Empire, "imperial-guard.1")
			tb.overcome("costume-ball", "thea")
			tb.wantAsked("actions")
		}},
		{"may discard: it may be left", func(tb *table) {
			tb.attach("redbank/support", "hidden-outpost")
			tb.attach("empire/military", "legionary.1")
			tb.overcome("hidden-outpost", "thea")
			tb.wantChoices("card legionary.1", "no")
			tb.play("no")
			tb.wantAttached("empire/military", "legionary.1")
		}},
		{"discard all", func(tb *table) {
			tb.attach("redbank/support", "the-resistance")
			tb.attach("empire/military", "imperial-guard.1", "legionary.1", "breakout")
			tb.attach("settled/diplomacy", "imperial-guard-captain")
			tb.overcome("the-resistance", "thea")
			tb.wantAttached("empire/military", "legionary.1")
			tb.wantAttached("settled/diplomacy")
		}},
		{"when Battle Plans leaves, the die on its 1 returns to the supply", func(tb *table) {
			tb.attach("redbank/support", "legionary.1") // 3 5
			tb.attach("redbank/military", "battle-plans")
			tb.rank("thea", content.Tactics, 2)
			tb.put("thea", "a1 a3")
			tb.play("attempt thea legionary.1 thea", "cover thea a1 1", "cover thea a3 3", "defend", "face", "leave")
			tb.want("on legionary.1", "a1 a3")
			tb.engine().discard(tb.obstacle("battle-plans"))
			tb.want("on legionary.1", "a3")
		}},
		{"Battle Plans adds to itself", func(tb *table) {
			tb.attach("redbank/support", "battle-plans")
			if got := tb.b.Pattern(&tb.s, tb.obstacle("battle-plans"), nil); len(got) != 2 || got[1] != 1 {
				tb.Errorf("its pattern is %v, not 3 1", got)
			}
			if got := tb.b.Pattern(&tb.s, tb.obstacle("legionary.1"), nil); len(got) != 2 {
				tb.Errorf("the pattern of a card that is not in play is %v, not 3 5", got)
			}
		}},
	})
}
