package rules

import (
	"testing"

	"sixwinters/content"
)

func TestMove(t *testing.T) {
	scenarios(t, "move", []scenario{
		{"as many dice of any value as the current location lists", func(tb *table) {
			tb.put("thea", "a1 a4 a6")
			tb.refused("move thea empire/military a1", "move")
			tb.refused("move thea empire/military a1 a4 a6", "move")
			tb.refused("move thea empire/military a4 a1", "spend")
			tb.refused("move thea empire/military a4 a5", "spend")
			tb.refused("move thea empire/military a4 a4", "spend") // there is only one
			tb.refused("move thea empire/military a4 support:4", "spend")
			tb.refused("move thea redbank/support a1", "move")
			tb.play("move thea empire/military a1 a6")
			tb.wantAt("thea", "empire/military")
			tb.want("thea", "a4")
		}},
		{"a wrong price is answered with the right one", func(tb *table) {
			tb.put("thea", "a1 a2 a3")
			for line, want := range map[string]string{
				"move thea redbank/military a1 a2":   "This move costs 1 action die.",
				"move thea empire/military a1":       "This move costs 2 action dice.",
				"move thea empire/military a1 a2 a3": "This move costs 2 action dice.",
			} {
				m, err := tb.b.Parse(&tb.s, line)
				if err == nil {
					err = tb.b.Check(&tb.s, m)
				}
				if err == nil || err.Error() != want {
					tb.Errorf("%s: %v", line, err)
				}
			}
		}},
		{"no means no direct move to that region", func(tb *table) {
			tb.at("thea", "empire/espionage") // Whitehold
			tb.put("thea", "a1 a2 a3 a4")
			tb.refused("move thea redbank/support a1 a2", "move")
			tb.play("move thea empire/military a1")
		}},
		{"port to port for one die", func(tb *table) {
			tb.location("redbank/support", "Red Bank")
			tb.location("empire/espionage", "Southkeep")
			tb.put("thea", "a1 a2")
			tb.put("keel", "a1")
			tb.refused("sail thea empire/military a1", "move")
			tb.refused("sail keel redbank/support a1", "move") // from no port
			tb.play("sail thea empire/espionage a1")
			tb.wantAt("thea", "empire/espionage")
			tb.want("thea", "a2")
		}},
		{"gate to gate for one stress of either kind", func(tb *table) {
			tb.location("redbank/support", "Undari's Tower")
			tb.location("empire/espionage", "House of Copper")
			tb.location("settled/diplomacy", "Shimmerhall")
			tb.refused("gate thea empire/military psyche", "move")
			tb.refused("gate keel redbank/support psyche", "move") // from no gate
			tb.play("gate thea empire/espionage psyche", "gate thea settled/diplomacy body")
			tb.wantAt("thea", "settled/diplomacy")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantStress("thea", content.Body, 2, 0)
		}},
		{"a character knocked out by the gate does not arrive", func(tb *table) {
			tb.location("redbank/support", "Undari's Tower")
			tb.location("empire/espionage", "House of Copper")
			tb.stressDie("thea", content.Body, 1, 3)
			tb.play("gate thea empire/espionage body")
			tb.wantAt("thea", "")
			tb.wantEvents(EvTravel, 0)
		}},
		{"Hidden Outpost sets the cost to Red Bank to one, even over no", func(tb *table) {
			tb.at("thea", "empire/espionage") // Whitehold
			tb.attach("empire/espionage", "hidden-outpost")
			tb.put("thea", "a1 a2 a3")
			tb.refused("move thea settled/diplomacy a1", "move")
			tb.play("move thea redbank/support a1")
		}},
		{"Prismatic Lotus makes moves from there one die dearer, after Hidden Outpost", func(tb *table) {
			tb.at("thea", "empire/espionage") // Whitehold
			tb.attach("empire/espionage", "hidden-outpost", "prismatic-lotus")
			tb.put("thea", "a1 a2 a3")
			tb.refused("move thea redbank/support a1", "move")
			tb.play("move thea redbank/support a1 a2")
		}},
		{"Prismatic Lotus touches ports", func(tb *table) {
			tb.location("redbank/support", "Red Bank")
			tb.location("settled/technology", "Goldspike")
			tb.attach("redbank/support", "prismatic-lotus")
			tb.put("thea", "a1 a2 a3")
			tb.refused("sail thea settled/technology a1", "move")
			tb.play("sail thea settled/technology a1 a2")
		}},
		{"Traveling Weather makes moves one die cheaper, never under one", func(tb *table) {
			tb.showing(content.Empire, content.Spring)
			tb.showing(content.RedBank, content.Spring)
			tb.showing(content.Settled, content.Spring)
			tb.s.Box = 3 // summer
			tb.run(StepEvent)
			tb.put("thea", "a1 a2 a3")
			tb.refused("move thea empire/military a1 a2", "move")
			tb.play("move thea empire/military a1") // 2 from Parisa's Glen
			tb.play("move thea redbank/military a2")
			tb.want("thea", "a3")
		}},
		{"Traveling Weather lasts for the turn", func(tb *table) {
			tb.s.Discount = 1
			tb.run(StepTime)
			tb.put("thea", "a1 a2")
			tb.refused("move thea empire/military a1", "move")
		}},
		{"arrival effects: the location's own, then those of its obstacles", func(tb *table) {
			tb.location("redbank/military", "Desolation")
			tb.attach("redbank/military", "imperial-guard-captain", "tripwire")
			tb.put("thea", "a1")
			tb.play("move thea redbank/military a1")
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("thea", content.Body, 3, 1) // 3 body reach zero
			tb.wantMarked("thea", content.Body, 1)
		}},
		{"a trap spares the skilled", func(tb *table) {
			tb.rank("thea", content.Thievery, 4)
			tb.attach("redbank/military", "tripwire")
			tb.put("thea", "a1")
			tb.play("move thea redbank/military a1")
			tb.wantStress("thea", content.Body, 3, 0)
		}},
		{"a move by an ability costs no dice, minds no `no` and arrives all the same", func(tb *table) {
			tb.at("thea", "empire/espionage") // Whitehold
			tb.achieved("thea", 5)
			tb.attach("redbank/military", "imperial-guard-captain")
			tb.put("thea", "a1")
			tb.play("use thea 8 a1", "to redbank/military")
			tb.wantAt("thea", "redbank/military")
			tb.wantStress("thea", content.Psyche, 4, 0)
		}},
	})
}

func TestSpend(t *testing.T) {
	scenarios(t, "spend", []scenario{
		{"a spent action die returns to the supply", func(tb *table) {
			tb.put("thea", "a1")
			before := tb.s.ActionSupply
			tb.stressDie("thea", content.Body, 1, 0)
			tb.play("rest thea a1 body")
			if tb.s.ActionSupply != before+1 {
				tb.Error("the die is not in the supply")
			}
		}},
		{"only an unspent action die of one's own is spent", func(tb *table) {
			tb.put("keel", "a1")
			tb.put("redbank/support", "support:1")
			tb.refused("rest thea a1 body", "spend")
			tb.refused("rest thea support:1 body", "spend")
		}},
	})
}

func TestRest(t *testing.T) {
	scenarios(t, "rest", []scenario{
		{"a die of any value raises one stress die by one, to at most 6", func(tb *table) {
			tb.put("thea", "a1 a6")
			tb.play("rest thea a1 psyche")
			tb.wantStress("thea", content.Psyche, 6, 0)
			tb.refused("rest thea a6 psyche", "rest")
		}},
		{"it never moves up the track nor erases a condition", func(tb *table) {
			tb.put("thea", "a1")
			tb.stressDie("thea", content.Body, 3, 1)
			tb.marked("thea", content.Body, 1)
			tb.play("rest thea a1 body")
			tb.wantStress("thea", content.Body, 4, 1)
			tb.wantMarked("thea", content.Body, 1)
		}},
	})
}

func TestLocationAction(t *testing.T) {
	scenarios(t, "location-action", []scenario{
		{"a die of any value for the text, as often as wanted", func(tb *table) {
			tb.location("redbank/support", "Sightrock Keep")
			tb.attach("settled/diplomacy", "legionary.1")
			tb.put("thea", "a1 a1")
			tb.attach("settled/diplomacy", "legionary.2")
			tb.play("act thea a1", "card legionary.1", "to empire/military")
			tb.play("act thea a1", "card legionary.1", "to settled/sorcery")
			tb.wantAttached("settled/sorcery", "legionary.1")
			tb.want("thea", "")
		}},
		{"only where the card has one", func(tb *table) {
			tb.put("thea", "a1")
			tb.refused("act thea a1", "location-action")
		}},
		{"a guard moves within the Empire from anywhere", func(tb *table) {
			tb.at("thea", "empire/espionage")
			tb.location("empire/espionage", "The Rosy Freetrader")
			tb.attach("settled/diplomacy", "imperial-guard.2")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1")
			tb.play("act thea a1")
			tb.wantChoices("to empire/military", "to empire/technology", "to empire/espionage")
			tb.play("to empire/military")
			tb.wantAttached("empire/military", "imperial-guard.2")
		}},
		{"an obstacle chosen by its skill moves here", func(tb *table) {
			tb.location("redbank/support", "Wrenhouse")
			tb.attach("empire/military", "radia")
			tb.attach("redbank/support", "star-crossed") // here already
			tb.put("thea", "a1")
			tb.play("act thea a1")
			tb.wantAttached("redbank/support", "star-crossed", "radia")
		}},
		{"Guild of Scribes discards the top of the Empire's pile", func(tb *table) {
			tb.at("thea", "empire/technology")
			tb.location("empire/technology", "Guild of Scribes")
			tb.onTop(content.Empire, "poison")
			tb.put("thea", "a1")
			tb.play("act thea a1")
			tb.wantDiscarded(content.Empire, "poison")
		}},
	})
}

func TestUseless(t *testing.T) {
	scenarios(t, "useless", []scenario{
		{"a location action that moves nothing", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.put("thea", "a1")
			tb.refused("act thea a1", "useless")
			tb.attach("redbank/support", "bandit-camp") // a foe, but here
			tb.refused("act thea a1", "useless")
		}},
		{"an ability whose result is not a die", func(tb *table) {
			tb.cast("fuscus", "keel")
			tb.at("fuscus", "redbank/support")
			tb.put("fuscus", "a1")
			tb.refused("use fuscus 3 a1", "useless")
		}},
		{"a reroll of nothing", func(tb *table) {
			tb.put("thea", "a1")
			tb.refused("use thea 1 a1", "useless")
			tb.put("redbank/support", "military:2")
			tb.rolls(5)
			tb.play("use thea 1 a1")
			tb.want("redbank/support", "military:5")
		}},
		{"a sail where the way by land costs no more", func(tb *table) {
			tb.location("empire/technology", "Ma Bonnie's Squidery")
			tb.location("empire/military", "Prominence")
			tb.put("keel", "a1")
			tb.refused("sail keel empire/military a1", "useless")
		}},
		{"an asset sent where it is", func(tb *table) {
			tb.progressed(content.Military, 8)
			tb.put("redbank/support", "military:2")
			tb.refused("march military:2 redbank/support redbank/support", "useless")
		}},
	})
}

func TestInPlay(t *testing.T) {
	scenarios(t, "in-play", []scenario{
		{"a knocked out character is not compared and not at any location", func(tb *table) {
			tb.rank("keel", content.Thievery, 0)
			tb.rank("thea", content.Thievery, 5)
			tb.at("thea", "empire/military")
			tb.engine().knockOut(tb.player("keel"))
			tb.attach("empire/espionage", "imperial-guard.1")
			tb.activate("empire/espionage")
			tb.wantAttached("empire/military", "imperial-guard.1")
		}},
		{"its stash and ability dice go to the supply", func(tb *table) {
			tb.achieved("keel", 5)
			tb.put("empire/technology", "technology:3")
			tb.put("keel", "a1 a5")
			tb.play("stash keel technology:3", "use keel 2 a5")
			tb.engine().knockOut(tb.player("keel"))
			tb.want("stash keel", "")
			tb.want("boxes keel", "")
			tb.want("keel", "")
		}},
		{"what is for every character passes it over", func(tb *table) {
			tb.engine().knockOut(tb.player("thea"))
			tb.s.Box = 3
			tb.show(1, content.Summer, content.Fall)
			tb.rolls(2)
			tb.run(StepEvent) // Long Days
			tb.want("thea", "")
			tb.want("keel", "a2")
		}},
		{"it rolls no action dice", func(tb *table) {
			tb.engine().knockOut(tb.player("keel"))
			tb.run(StepRefresh)
			if n := len(tb.lying("thea")); n != 5 {
				tb.Errorf("Thea has %d action dice, not 5", n)
			}
			tb.want("keel", "")
		}},
	})
}
