package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// Obstacles and locations on the region boards: activation, new obstacles, piles.

func TestActivate(t *testing.T) {
	scenarios(t, "activate", []scenario{
		{"spring activates the top slot, summer the middle, fall the bottom", func(tb *table) {
			for row, season := range []content.Season{content.Spring, content.Summer, content.Fall} {
				tb.story.Reset()
				tb.showing(content.RedBank, season)
				tb.run(StepActivate)
				want := content.SlotAt(content.RedBank, row)
				for _, e := range tb.story.Events {
					if e.Kind == EvActivate && e.Slot.Region() == content.RedBank && e.Slot != want {
						tb.Errorf("%s activates %s", season, tb.b.names.slots[e.Slot])
					}
				}
				tb.wantEvents(EvActivate, content.NumRegions)
			}
		}},
		{"winter activates all three", func(tb *table) {
			tb.show(1, content.Winter, content.Spring)
			tb.run(StepActivate)
			tb.wantEvents(EvActivate, content.SlotsPerRegion+2)
		}},
		{"where both piles are empty no symbol shows and nothing activates", func(tb *table) {
			tb.show(3, content.Spring, content.Spring)
			tb.pile(content.Empire)
			tb.run(StepActivate)
			tb.wantEvents(EvActivate, 2)
		}},
		{"a location with a resource icon rolls an asset, an empty one too", func(tb *table) {
			tb.location("redbank/support", "Amber Trade Fair")
			tb.rolls(4)
			tb.activate("redbank/support")
			tb.want("redbank/support", "technology:4")
		}},
		{"obstacles activate after the location", func(tb *table) {
			tb.location("redbank/support", "Dawncaves")
			tb.put("pool", "support:1 support:6")
			tb.attach("redbank/support", "territorial-dispute", "prismatic-lotus") // clears assets, then adds one
			tb.rolls(3, 6)
			tb.activate("redbank/support")
			tb.play("card territorial-dispute")
			tb.want("redbank/support", "sorcery:6")
		}},
		{"innermost first where the order does not matter", func(tb *table) {
			tb.attach("redbank/support", "breakout", "star-crossed", "mole-hunt")
			tb.activate("redbank/support")
			var order []string
			for _, e := range tb.story.Events {
				if e.Kind == EvTrigger {
					order = append(order, tb.b.names.obstacles[e.Card])
				}
			}
			if want := []string{"breakout", "star-crossed", "mole-hunt"}; !slices.Equal(order, want) {
				tb.Errorf("they activate in the order %v, not %v", order, want)
			}
		}},
		{"an obstacle listed in a slot that has moved on does not activate twice", func(tb *table) {
			tb.show(3, content.Spring, content.Spring)
			tb.onTop(content.Empire, "nalah") // winter
			tb.at("thea", "empire/espionage")
			tb.rank("thea", content.Thievery, 0)
			tb.threatened(content.Espionage, 1)
			tb.attach("empire/military", "imperial-guard.1") // moves down to Thea and does 1 body
			tb.run(StepActivate)
			tb.wantAttached("empire/espionage", "imperial-guard.1")
			tb.wantStress("thea", content.Body, 2, 0)
			tb.wantEvents(EvTrigger, 1)
		}},
		{"an obstacle that has arrived since the slot was listed does not activate there", func(tb *table) {
			tb.attach("redbank/military", "darkness-unmasked")
			tb.attach("redbank/sorcery", "culture-clash")
			tb.threatened(content.Support, 2)
			tb.activate("redbank/military") // draws the diplomat here
			tb.wantAttached("redbank/military", "culture-clash")
			tb.wantEvents(EvTrigger, 1)
		}},
		{"what has activated does so again in the next turn", func(tb *table) {
			tb.show(3, content.Spring, content.Spring)
			tb.attach("redbank/military", "star-crossed")
			tb.run(StepActivate)
			tb.run(StepTime)
			tb.run(StepActivate)
			tb.wantEvents(EvTrigger, 2)
		}},
		{"a discarded obstacle does not activate any more", func(tb *table) {
			tb.attach("redbank/support", "foragers-turtle", "eldritch-signs.1") // discards the other
			tb.activate("redbank/support")
			tb.play("card foragers-turtle")
			tb.wantAttached("redbank/support", "foragers-turtle")
			tb.wantEvents(EvTrigger, 1)
		}},
		{"a listed obstacle that lies elsewhere when it is reached does not activate", func(tb *table) {
			tb.attach("redbank/sorcery", "star-crossed")
			tb.instead(func(e *engine) {
				e.s.push(Frame{Task: TaskSlot, Player: NoPlayer, Slot: tb.slot("redbank/support"), PC: slotObstacles})
				e.s.Queue.push(tb.obstacle("star-crossed"))
			})
			tb.wantEvents(EvTrigger, 0)
		}},
		{"regions in order, each symbol looked at as its turn comes", func(tb *table) {
			tb.show(0, content.Spring, content.Spring)
			tb.pile(content.RedBank)
			tb.attach("empire/military", "foragers-turtle")   // discards a sorcery obstacle:
			tb.attach("redbank/sorcery", "radiant-fernbrake") // now the pile of Red Bank, showing winter
			tb.run(StepActivate)
			tb.wantEvents(EvActivate, 1+content.SlotsPerRegion+1)
		}},
	})
}

func TestMoveObstacle(t *testing.T) {
	scenarios(t, "move-obstacle", []scenario{
		{"to an empty activated slot comes the highest difficulty of the region; it does not activate", func(tb *table) {
			tb.attach("redbank/support", "tripwire", "false-confidence")
			tb.attach("redbank/sorcery", "bandit-camp", "radiant-fernbrake") // difficulty 2 and 1
			tb.activate("redbank/military")
			tb.wantAttached("redbank/military", "bandit-camp")
			tb.wantEvents(EvTrigger, 0)
		}},
		{"the players choose among equals", func(tb *table) {
			tb.attach("redbank/support", "tripwire", "angry-mob.1")
			tb.attach("redbank/sorcery", "bandit-camp")
			tb.activate("redbank/military")
			tb.wantAsked("move-obstacle")
			tb.wantChoices("card angry-mob.1", "card bandit-camp")
			tb.play("card angry-mob.1")
			tb.wantAttached("redbank/military", "angry-mob.1")
		}},
		{"not from another region, and not where winter activates", func(tb *table) {
			tb.attach("empire/military", "tripwire")
			tb.activate("redbank/military")
			tb.wantAttached("redbank/military")
			tb.show(0, content.Spring, content.Spring)
			tb.onTop(content.Empire, "nalah") // winter
			tb.run(StepActivate)
			tb.wantAttached("empire/military", "tripwire")
		}},
		{"a slot that empties as its obstacles activate stays empty", func(tb *table) {
			tb.attach("redbank/military", "false-confidence") // discards itself
			tb.attach("redbank/sorcery", "bandit-camp")
			tb.activate("redbank/military")
			tb.wantAttached("redbank/military")
			tb.wantAttached("redbank/sorcery", "bandit-camp")
		}},
	})
}

func TestAttach(t *testing.T) {
	scenarios(t, "attach", []scenario{
		{"a moved obstacle keeps its dice and becomes the outermost", func(tb *table) {
			tb.attach("redbank/support", "tripwire")
			tb.attach("redbank/sorcery", "bandit-camp", "angry-mob.1")
			tb.cover("tripwire")
			tb.engine().moveObstacle(tb.obstacle("tripwire"), tb.slot("redbank/sorcery"))
			tb.wantAttached("redbank/sorcery", "bandit-camp", "angry-mob.1", "tripwire")
			tb.want("on tripwire", "support:1 technology:1")
		}},
		{"sent to where it already is, it stays", func(tb *table) {
			tb.attach("redbank/support", "tripwire", "bandit-camp")
			tb.engine().moveObstacle(tb.obstacle("tripwire"), tb.slot("redbank/support"))
			tb.wantAttached("redbank/support", "tripwire", "bandit-camp")
			tb.wantEvents(EvObstacle, 0)
		}},
	})
}

func TestNewObstacles(t *testing.T) {
	scenarios(t, "new-obstacles", []scenario{
		{"as many as the stage's icons, by the lowest cards; refilled once after the last", func(tb *table) {
			tb.staged("small-steps", "cantrips", "tactical-plans", "tinkering")
			tb.deck(1, "grand-tour", "warmachine", "thieves-tools")
			tb.onTop(content.Empire, "poison")
			tb.onTop(content.Empire, "tripwire")
			tb.run(StepNewObstacles)
			tb.wantAttached("empire/technology", "tripwire") // Tinkering
			tb.wantAttached("empire/military", "poison")     // Tactical Plans
			tb.wantStaged("warmachine", "thieves-tools", "small-steps", "cantrips")
		}},
		{"which cards they are is known before, also where few are left", func(tb *table) {
			tb.staged("small-steps", "cantrips", "tactical-plans", "tinkering")
			tb.deck(1, "grand-tour")
			if got, want := tb.b.BringsNext(&tb.s), [NumStaged]bool{2: true, 3: true}; got != want {
				t.Errorf("%v, want %v", got, want)
			}
			tb.staged("tinkering")
			if got, want := tb.b.BringsNext(&tb.s), [NumStaged]bool{3: true}; got != want {
				t.Errorf("with one card left %v, want %v", got, want)
			}
		}},
		{"the number is fixed as the step begins", func(tb *table) {
			tb.staged("small-steps", "cantrips", "tactical-plans", "tinkering")
			tb.deck(1, "grand-tour") // the next stage, with one icon, follows only now
			tb.run(StepNewObstacles)
			if tb.s.Stage != 2 {
				tb.Errorf("the deck is of stage %d, not 2", tb.s.Stage)
			}
			tb.wantEvents(EvObstacle, 2)
		}},
		{"with no card staged none is placed", func(tb *table) {
			tb.lastCards()
			tb.run(StepNewObstacles)
			tb.wantEvents(EvObstacle, 0)
		}},
		{"with no obstacle to draw nothing is placed, but the card is discarded", func(tb *table) {
			tb.staged("small-steps", "cantrips", "tactical-plans", "tinkering")
			tb.deck(2, "on-two-fronts", "talk-of-war", "hard-choices")
			tb.pile(content.Empire)
			tb.run(StepNewObstacles)
			tb.wantAttached("empire/technology")
			tb.wantStaged("hard-choices", "small-steps", "cantrips", "tactical-plans")
		}},
	})
}

func TestPiles(t *testing.T) {
	scenarios(t, "piles", []scenario{
		{"a draw pile is rebuilt the moment it is empty and the discard pile is not", func(tb *table) {
			tb.pile(content.Empire, "tripwire")
			tb.discarded(content.Empire, "poison", "mole-hunt")
			tb.engine().draw(content.Empire, tb.slot("empire/military"))
			tb.wantAttached("empire/military", "tripwire")
			tb.wantDiscarded(content.Empire)
			if tb.s.Draw[content.Empire].N != 2 {
				tb.Errorf("the draw pile has %d cards, not 2", tb.s.Draw[content.Empire].N)
			}
			tb.wantEvents(EvShuffle, 1)
		}},
		{"with both piles empty nothing is shuffled", func(tb *table) {
			tb.pile(content.Empire, "tripwire")
			tb.engine().draw(content.Empire, tb.slot("empire/military"))
			tb.wantEvents(EvShuffle, 0)
		}},
		{"also when a card is discarded onto an empty pair", func(tb *table) {
			tb.pile(content.RedBank)
			tb.attach("redbank/support", "tripwire")
			tb.engine().discard(tb.obstacle("tripwire"))
			tb.wantDiscarded(content.RedBank)
			if tb.s.Draw[content.RedBank].Top() != tb.obstacle("tripwire") {
				tb.Error("the discarded card is not the new draw pile")
			}
		}},
		{"cards that one effect discards go there together first", func(tb *table) {
			tb.pile(content.RedBank)
			tb.attach("redbank/support", "legionary.1", "legionary.2", "war-machines.1") // units
			blizzard := Program{Kind: OnEvent, Card: uint8(content.Winter), Nth: 3}      // it discards all units
			tb.instead(func(e *engine) {
				e.s.push(Frame{Task: taskEffects, Player: NoPlayer, Slot: content.NoSlot, Program: blizzard})
			})
			tb.wantDiscarded(content.RedBank)
			if got := tb.s.Draw[content.RedBank].N; got != 3 {
				tb.Errorf("the draw pile has %d cards, not all 3", got)
			}
			tb.wantEvents(EvShuffle, 1)
		}},
		{"the symbols showing are those of the top cards", func(tb *table) {
			tb.onTop(content.Empire, "tripwire") // winter
			tb.pile(content.RedBank)
			tb.onTop(content.Settled, "radia") // summer
			for r, want := range []content.Season{content.Winter, content.NoSeason, content.Summer} {
				if got := tb.b.Showing(&tb.s, content.Region(r)); got != want {
					tb.Errorf("%s shows %s, not %s", content.Region(r), got, want)
				}
			}
			if got := tb.b.Symbols(&tb.s, content.Winter); got != 1 {
				tb.Errorf("%d winter symbols, not 1", got)
			}
		}},
	})
}

func TestSupply(t *testing.T) {
	scenarios(t, "supply", []scenario{
		{"a pool takes what there is", func(tb *table) {
			tb.progressed(content.Support, 12)
			for range 11 {
				tb.put("redbank/military", "support:1")
			}
			tb.run(StepRefresh)
			if got := tb.s.Pool[content.Support].Len(); got != 1 {
				tb.Errorf("%d dice are rolled, not 1", got)
			}
		}},
		{"action dice: the players choose who gets them, and none is left over", func(tb *table) {
			tb.attach("redbank/support", "wrath-of-the-autarch", "eight-ears", "the-severing")
			for _, name := range []string{"wrath-of-the-autarch", "eight-ears", "the-severing"} {
				id := tb.obstacle(name)
				for i, v := range tb.b.Pattern(&tb.s, id, nil) {
					tb.s.take(ActionDie(v), Place{Spot: InSupply})
					tb.s.put(ActionDie(v), onObstacle(id, i))
				}
			}
			tb.run(StepRefresh) // six are left for ten
			tb.wantAsked("supply")
			tb.wantChoices("value 1", "value 2", "value 3", "value 4", "value 5")
			tb.play("value 4")
			if a, b := len(tb.lying("thea")), len(tb.lying("keel")); a != 4 || b != 2 {
				tb.Errorf("%d and %d action dice, not 4 and 2", a, b)
			}
		}},
		{"assets at several locations: the players choose where they go", func(tb *table) {
			tb.leave("sorcery", 1)
			tb.show(0, content.Winter, content.Spring)
			tb.run(StepEvent) // Mana Flows
			tb.wantChoices("to redbank/military", "to settled/sorcery")
			tb.rolls(3)
			tb.play("to settled/sorcery")
			tb.want("settled/sorcery", "sorcery:3")
			tb.want("redbank/military", "")
		}},
		{"no asset from an empty supply, and nothing is asked", func(tb *table) {
			tb.leave("sorcery", 0)
			tb.show(0, content.Winter, content.Spring)
			tb.run(StepEvent) // Mana Flows
			tb.wantAsked("actions")
		}},
		{"assets at as many locations as there are dice: nothing is asked", func(tb *table) {
			tb.leave("sorcery", 2)
			tb.show(0, content.Winter, content.Spring)
			tb.rolls(3, 4)
			tb.run(StepEvent) // Mana Flows
			tb.want("redbank/military", "sorcery:3")
			tb.want("settled/sorcery", "sorcery:4")
		}},
		{"assets at more locations than there are dice: one for each that is chosen", func(tb *table) {
			tb.location("empire/military", "Dawncaves")
			tb.leave("sorcery", 2)
			tb.show(0, content.Winter, content.Spring)
			tb.run(StepEvent) // Mana Flows
			tb.play("to settled/sorcery")
			tb.wantChoices("to redbank/military", "to empire/military")
		}},
		{"dice of several values: the players choose which", func(tb *table) {
			tb.achieved("thea", 6)
			tb.put("redbank/support", "military:4")
			tb.leave("military", 2)
			tb.play("use thea 9 military:4")
			tb.wantChoices("value 3", "value 4", "value 5")
			tb.play("value 5")
			tb.wantChoices("value 3", "value 4")
			tb.play("value 3")
			tb.want("redbank/support", "military:3 military:5")
			tb.wantAsked("actions")
		}},
		{"one die of several values: the players choose one, and that is all", func(tb *table) {
			tb.achieved("thea", 6)
			tb.put("redbank/support", "military:4")
			tb.leave("military", 1)
			tb.play("use thea 9 military:4", "value 5")
			tb.want("redbank/support", "military:5")
			tb.wantAsked("actions")
		}},
		{"a split with one die left: either half", func(tb *table) {
			tb.put("empire/technology", "technology:5")
			tb.leave("technology", 1)
			tb.play("use keel 3 technology:5")
			tb.wantChoices("value 1", "value 2", "value 3", "value 4")
			tb.play("value 4")
			tb.want("empire/technology", "technology:4")
		}},
		{"nothing can be gained from an empty supply", func(tb *table) {
			tb.put("redbank/support", "technology:4")
			tb.put("empire/technology", "technology:5")
			tb.put("pool", "diplomacy:2")
			tb.attach("redbank/support", "friends-in-low-places")
			tb.leave("technology", 0)
			tb.leave("action", 0)
			tb.refused("use thea 2 technology:4", "useless")
			tb.refused("use keel 3 technology:5", "useless")
			tb.refused("convert thea diplomacy:2", "supply")
			tb.put("pool", "support:1 support:1")
			tb.progressed(content.Diplomacy, 8)
			tb.refused("barter support:1 support:1 technology", "supply")
			tb.cast("oniri", "keel")
			tb.at("oniri", "redbank/support")
			tb.put("redbank/support", "support:6")
			tb.refused("use oniri 2 support:6", "useless") // two action dice
			tb.cast("fuscus", "keel")
			tb.at("fuscus", "redbank/support")
			tb.refused("use fuscus 3 technology:4", "useless")
		}},
		{"a die on an ability is not in the supply", func(tb *table) {
			tb.put("thea", "a4")
			before := tb.s.ActionSupply
			tb.play("use thea 2 a4")
			if tb.s.ActionSupply != before-1 {
				tb.Errorf("the supply has %d action dice, not %d", tb.s.ActionSupply, before-1)
			}
		}},
		{"nothing explodes with none in the supply", func(tb *table) {
			tb.put("redbank/support", "support:1 military:5")
			tb.leave("military", 0)
			tb.refused("use thea 3 support:1", "useless")
		}},
		{"an explosion ends with the supply", func(tb *table) {
			tb.put("redbank/support", "support:1 military:5 military:5")
			tb.leave("military", 1)
			tb.rolls(5)
			tb.play("use thea 3 support:1")
			tb.want("redbank/support", "military:5 military:5 military:5")
		}},
	})
}
