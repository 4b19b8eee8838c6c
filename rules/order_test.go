package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// What happens at once happens in the order the players choose ([choice]).
func TestOrder(t *testing.T) {
	scenarios(t, "choice", []scenario{
		{"obstacles at one location: their order is asked for where two orders end differently", func(tb *table) {
			tb.attach("redbank/support", "territorial-dispute", "prismatic-lotus") // clears assets, adds one
			tb.put("redbank/support", "support:1")
			tb.activate("redbank/support")
			tb.wantAsked("choice")
			tb.wantChoices("card territorial-dispute", "card prismatic-lotus")
			tb.play("card prismatic-lotus")
			tb.want("redbank/support", "")
			tb.wantAsked("actions")
		}},
		{"stress of several obstacles, where one order marks a condition with less left over", func(tb *table) {
			tb.threatened(content.Diplomacy, 6) // level 3
			tb.stressDie("thea", content.Psyche, 2, 0)
			tb.attach("redbank/support", "samo", "star-crossed") // 1 and 3 psyche in the region
			tb.activate("redbank/support")
			tb.wantChoices("card samo", "card star-crossed")
			tb.play("card star-crossed")
			tb.wantStress("thea", content.Psyche, 4, 1) // 5, less 1
		}},
		{"the same stress, where the die holds: the innermost first, unasked", func(tb *table) {
			tb.threatened(content.Diplomacy, 6)
			tb.attach("redbank/support", "samo", "star-crossed")
			tb.activate("redbank/support")
			tb.wantAsked("actions")
			tb.wantStress("thea", content.Psyche, 1, 0)
		}},
		{"three of them: asked again as long as the order of the rest matters", func(tb *table) {
			tb.put("redbank/support", "support:1")
			tb.attach("redbank/support", "samo", "hogel", "territorial-dispute")
			tb.activate("redbank/support")
			tb.wantChoices("card samo", "card hogel", "card territorial-dispute")
			tb.play("card hogel")
			tb.wantChoices("card samo", "card territorial-dispute")
			tb.play("card territorial-dispute")
			tb.wantAsked("actions")
		}},
		{"three of them that only matter together", func(tb *table) {
			tb.threatened(content.Diplomacy, 6)        // level 3
			tb.stressDie("thea", content.Psyche, 5, 0) // 1, 2 and 3 psyche in the region: any two leave the die or bring it to zero
			tb.attach("redbank/support", "samo", "remote-influence", "star-crossed")
			tb.activate("redbank/support")
			tb.wantChoices("card samo", "card remote-influence", "card star-crossed")
			tb.play("card remote-influence", "card star-crossed")
			tb.wantStress("thea", content.Psyche, 4, 1)
		}},
		{"copies of a card are all the same", func(tb *table) {
			tb.attach("redbank/support", "legionary.1", "legionary.2")
			tb.activate("redbank/support")
			tb.wantAttached("redbank/military", "legionary.1", "legionary.2")
			tb.wantAsked("actions")
		}},
		{"unless dice lie on one of them", func(tb *table) {
			tb.attach("redbank/support", "legionary.1", "legionary.2")
			tb.cover("legionary.2")
			tb.activate("redbank/support")
			tb.wantChoices("card legionary.1", "card legionary.2")
			tb.play("card legionary.2")
			tb.wantAttached("redbank/military", "legionary.2", "legionary.1")
		}},
		{"what an obstacle lets the players choose may make the orders differ", func(tb *table) {
			tb.attach("redbank/support", "mana-forge", "order-of-the-blue-robes") // adds a sorcery die, clears them
			tb.activate("redbank/support")
			tb.wantChoices("card mana-forge", "card order-of-the-blue-robes")
		}},
		{"or not: then only that is asked", func(tb *table) {
			tb.attach("redbank/support", "mana-forge", "breakout")
			tb.activate("redbank/support")
			tb.wantChoices("value 1", "value 2", "value 3", "value 4", "value 5", "value 6", "no")
		}},
		{"a roll that one order shows before the players choose and the other only after", func(tb *table) {
			tb.put("redbank/support", "support:3 military:5")
			tb.attach("redbank/support", "hogel", "lost-in-translation") // removes an asset of the region, rerolls those here
			tb.activate("redbank/support")
			tb.wantAsked("choice")
			tb.wantChoices("card hogel", "card lost-in-translation")
			tb.rolls(6, 1)
			tb.play("card lost-in-translation")
			tb.want("redbank/support", "support:6 military:1")
			tb.play("pick-at military:1 redbank/support")
			tb.want("redbank/support", "support:6")
		}},
		{"the same where only the roll makes dice differ that are all the same before", func(tb *table) {
			tb.put("redbank/support", "support:3 support:3")
			tb.attach("redbank/support", "hogel", "lost-in-translation")
			tb.activate("redbank/support")
			tb.wantChoices("card hogel", "card lost-in-translation")
			tb.rolls(2, 4)
			tb.play("card lost-in-translation")
			tb.wantChoices("pick-at support:2 redbank/support", "pick-at support:4 redbank/support")
		}},
		{"a single asset leaves nothing to choose, and all of it is removed", func(tb *table) {
			tb.put("redbank/support", "support:3")
			tb.attach("redbank/support", "hogel", "lost-in-translation")
			tb.activate("redbank/support")
			tb.want("redbank/support", "")
			tb.wantAsked("actions")
		}},
		{"a roll elsewhere is worth seeing too before the value of a die is chosen", func(tb *table) {
			tb.attach("redbank/support", "mana-forge", "samo") // sets a die of the pool to any value, rolls an asset
			tb.activate("redbank/support")
			tb.wantChoices("card mana-forge", "card samo")
			tb.rolls(4)
			tb.play("card samo")
			tb.wantChoices("value 1", "value 2", "value 3", "value 4", "value 5", "value 6", "no")
		}},
		{"once one choice is left, the rolls before it are not asked about again", func(tb *table) {
			tb.attach("redbank/support", "mana-forge", "samo", "prismatic-lotus")
			tb.activate("redbank/support")
			tb.wantChoices("card mana-forge", "card samo", "card prismatic-lotus")
			tb.play("card mana-forge", "value 3")
			tb.wantAsked("actions")
		}},
		{"rolls differ by chance alone", func(tb *table) {
			tb.attach("redbank/support", "prismatic-lotus", "samo") // each rolls an asset
			tb.activate("redbank/support")
			tb.wantAsked("actions")
		}},
		{"cards discarded onto a pile of which nobody takes one back", func(tb *table) {
			tb.attach("redbank/support", "military-sabotage", "egalitarian-society")
			tb.activate("redbank/support")
			tb.wantDiscarded(content.RedBank, "military-sabotage", "egalitarian-society")
			tb.wantAsked("actions")
		}},
		{"Lucia takes one back: their order is asked for", func(tb *table) {
			tb.cast("thea", "lucia")
			tb.attach("redbank/support", "military-sabotage", "egalitarian-society")
			tb.activate("redbank/support")
			tb.wantChoices("card military-sabotage", "card egalitarian-society")
			tb.play("card egalitarian-society")
			tb.wantDiscarded(content.RedBank, "egalitarian-society", "military-sabotage")
		}},
		{"where a pile is shuffled on the way, the order is asked for", func(tb *table) {
			tb.pile(content.RedBank)
			tb.attach("redbank/support", "military-sabotage", "breakout")
			tb.activate("redbank/support")
			tb.wantChoices("card military-sabotage", "card breakout")
		}},
		{"psyche and body to one: asked where one of them knocks out", func(tb *table) {
			tb.stressDie("thea", content.Psyche, 1, 3)
			tb.stressDie("thea", content.Body, 1, 0)
			tb.attach("redbank/support", "angry-mob.1") // 1 psyche and 1 body
			tb.play("attempt thea angry-mob.1 thea", "defend", "face")
			tb.wantAsked("choice")
			tb.wantChoices("suffer thea psyche", "suffer thea body")
			tb.play("suffer thea body")
			tb.wantMarked("thea", content.Body, 1)
			tb.wantAt("thea", "")
		}},
		{"otherwise psyche before body, unasked", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.play("attempt thea angry-mob.1 thea", "defend", "face")
			tb.wantAsked("overcome")
			var kinds []content.Stress
			for _, e := range tb.story.Events {
				if e.Kind == EvStress {
					kinds = append(kinds, e.Stress)
				}
			}
			if len(kinds) != 2 || kinds[0] != content.Psyche || kinds[1] != content.Body {
				tb.Errorf("stress of the kinds %v is taken, not psyche and then body", kinds)
			}
		}},
		{"stress to two characters: Oniri in the first seat may absorb before being knocked out", oniriAbsorbs("oniri", "keel")},
		{"stress to two characters: Oniri in the second seat likewise", oniriAbsorbs("keel", "oniri")},
		{"where Oniri bears both, only how much is absorbed is asked", func(tb *table) {
			tb.cast("oniri", "keel")
			tb.at("oniri", "redbank/support")
			tb.at("keel", "redbank/military")
			tb.achieved("oniri", 5)
			tb.threatened(content.Technology, 6)
			tb.attach("redbank/support", "false-confidence")
			tb.activate("redbank/support")
			tb.wantChoices("value 0", "value 1", "value 2")
		}},
		{"all that an effect discards: in the order the players choose, as long as Lucia may take one back", func(tb *table) {
			tb.cast("thea", "lucia")
			tb.attach("redbank/military", "legionary.1", "war-machines.1", "legionary.2")
			tb.attach("settled/sorcery", "securing-the-perimeter")
			blizzard := Program{Kind: OnEvent, Card: uint8(content.Winter), Nth: 3}
			tb.instead(func(e *engine) {
				e.s.push(Frame{Task: taskEffects, Player: NoPlayer, Slot: content.NoSlot, Program: blizzard})
			})
			tb.play("card war-machines.1")
			tb.wantDiscarded(content.RedBank, "war-machines.1", "legionary.1", "legionary.2")
			tb.wantDiscarded(content.Settled, "securing-the-perimeter")
		}},
		{"two Masters of Secrets that come with the Guild of Secrets", func(tb *table) {
			tb.instead(func(e *engine) { e.replaceLocation(tb.slot("empire/espionage"), tb.locationCard("Guild of Secrets")) })
			tb.wantAsked("choice")
			tb.wantChoices("card master-of-secrets.1", "card master-of-secrets.2")
			labels := [2]string{}
			for i, m := range tb.b.Moves(&tb.s, nil) {
				labels[i] = tb.b.Label(&tb.s, m)
			}
			if labels[0] == labels[1] {
				tb.Errorf("both are labelled %q", labels[0])
			}
			tb.play("card master-of-secrets.2")
			tb.wantAttached("empire/espionage", "master-of-secrets.2", "master-of-secrets.1")
		}},
		{"two Restless Dead are alike", func(tb *table) {
			catacombs := slices.IndexFunc(tb.b.c.Locations[:], func(l content.Location) bool { return slices.Contains(l.Attach, "Restless Dead") })
			tb.instead(func(e *engine) { e.replaceLocation(tb.slot("redbank/sorcery"), content.LocationID(catacombs)) })
			tb.wantAttached("redbank/sorcery", "restless-dead.1", "restless-dead.2")
			tb.wantAsked("actions")
		}},
		{"arrival effects in any order", func(tb *table) {
			tb.attach("redbank/military", "tripwire", "imperial-guard-captain") // 3 body, 1 psyche
			tb.stressDie("thea", content.Body, 1, 3)
			tb.stressDie("thea", content.Psyche, 1, 0)
			tb.put("thea", "a1 a2")
			tb.play("move thea redbank/military a1")
			tb.wantChoices("card tripwire", "card imperial-guard-captain")
			tb.play("card imperial-guard-captain")
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantAt("thea", "")
		}},
	})
}

// oniriAbsorbs has Oniri, with no body condition left to mark, and Keel take 2 body at once.
func oniriAbsorbs(first, second string) func(tb *table) {
	return func(tb *table) {
		tb.cast(first, second)
		tb.at("oniri", "redbank/support")
		tb.at("keel", "redbank/military")
		tb.achieved("oniri", 5)
		tb.marked("oniri", content.Body, 1, 2, 3)
		tb.stressDie("oniri", content.Body, 2, 3)
		tb.threatened(content.Technology, 6) // level 2
		tb.attach("redbank/support", "false-confidence")
		tb.activate("redbank/support")
		tb.wantAsked("choice")
		tb.wantChoices("with "+first, "with "+second)
		tb.play("with keel", "value 1")
		tb.wantStress("keel", content.Body, 2, 0)
		tb.wantAt("oniri", "")
	}
}

// What conflicts with nothing is left out of trials: with it they find the same ([choice]).
func TestConflicting(t *testing.T) {
	b := loadBook(t)
	compared, matter := 0, 0
	var whole orderTrial
	whole.e = engine{trial: true, ordering: true, rolls: func(Kind, Place) int { return whole.roll() }}
	for i, r := range randomCampaigns(b, 6) {
		if r.before.Phase != Turns || i%3 > 0 {
			continue
		}
		for at := range content.Slot(content.NumSlots) {
			s := r.before
			s.dropAll()
			s.Attempt, s.Activated, s.Queue = Attempt{Obstacle: content.NoObstacle}, [2]uint64{}, s.Attached[at]
			s.push(Frame{Task: TaskOrder, Player: NoPlayer, Slot: at})
			e := engine{b: b, c: b.c, s: &s}
			whole.things = b.findAlike(&s, b.atOnce(&s, nil))
			if n := len(whole.things); n < 2 || n > 4 {
				continue
			}
			all := whole.matters(&e)
			if whole.tried > mostTables || whole.e.revealed {
				continue
			}
			compared++
			if all {
				matter++
			}
			if few := e.orderMatters(); few != all {
				var cards []string
				for _, thing := range whole.things {
					cards = append(cards, b.names.obstacles[thing.name.Card])
				}
				t.Errorf("the order of %v matters: %v, and of those that have a bearing on others: %v", cards, all, few)
			}
		}
	}
	if compared < 500 || matter < 20 {
		t.Errorf("only %d orders are compared, of which %d matter", compared, matter)
	}
}
