package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

func TestLocations(t *testing.T) {
	scenarios(t, "locations", []scenario{
		{"the location with the most obstacles is burned; they go on top of the pile, outermost first", func(tb *table) {
			tb.deckOfTwo()
			tb.attach("empire/technology", "ambush", "poison", "tripwire")
			tb.attach("empire/espionage", "radia", "nalah")
			tb.endYear(1)
			tb.wantBurned(true, "Guild of Strategy")
			tb.wantBurned(false, "Eastkeep", "Whitehold")
			tb.wantAttached("empire/technology")
			tb.wantAttached("empire/espionage", "radia", "nalah")
			tb.wantOnTop(content.Empire, "tripwire", "poison", "ambush") // the innermost comes to lie on top
		}},
		{"among equals the players choose", func(tb *table) {
			tb.attach("empire/technology", "ambush", "poison")
			tb.attach("empire/espionage", "radia", "nalah")
			tb.attach("empire/military", "tripwire")
			tb.endYear(1)
			tb.wantAsked("locations")
			tb.wantChoices("to empire/technology", "to empire/espionage")
			tb.refused("to empire/military", "locations")
			tb.play("to empire/espionage")
			tb.wantBurned(true, "Whitehold")
			tb.wantAttached("empire/technology", "ambush", "poison")
			tb.wantOnTop(content.Empire, "nalah", "radia")
		}},
		{"also when there are none, region by region", func(tb *table) {
			tb.endYear(1)
			tb.wantChoices("to empire/military", "to empire/technology", "to empire/espionage")
			tb.play("to empire/technology")
			tb.wantChoices("to redbank/military", "to redbank/support", "to redbank/sorcery")
			tb.play("to redbank/sorcery")
			tb.wantChoices("to settled/diplomacy", "to settled/technology", "to settled/sorcery")
			tb.play("to settled/diplomacy")
			tb.wantBurned(true, "Guild of Strategy", "Loomwood", "Lily Manor")
		}},
		{"an obstacle of another region goes on the pile of the region it is in", func(tb *table) {
			tb.deckOfTwo()
			tb.attach("settled/sorcery", "poison")
			tb.endYear(1)
			tb.play("to empire/military", "to redbank/military")
			tb.wantOnTop(content.Settled, "poison")
		}},
		{"two are drawn for each region, and all six seen before one is chosen", func(tb *table) {
			tb.endYear(1)
			tb.burnTop()
			for r := range content.Region(content.NumRegions) {
				tb.wantOffered(r, 2)
			}
			tb.wantEvents(EvOffer, 6)
			if got := len(tb.choiceWords()); got != 6 {
				tb.Errorf("%d locations can be chosen, not 6", got)
			}
		}},
		{"one of the two takes the free slot, the regions in any order; the other goes back", func(tb *table) {
			tb.deckOfTwo()
			tb.endYear(1)
			tb.burnTop()
			tb.wantChoices("settle southkeep", "settle prominence", "settle mirror-woods", "settle amaranth-bourne",
				"settle wrenhouse", "settle arankh")
			tb.play("settle wrenhouse")
			if at := tb.s.Settled(content.Settled); tb.s.Settled(content.Empire) != content.NoSlot || at != content.SlotAt(content.Settled, 0) {
				tb.Errorf("one has come to slot %d, not to the top of the Settled Lands", at)
			}
			tb.refused("settle arankh", "locations")
			tb.play("settle prominence", "settle mirror-woods")
			tb.wantLocation("empire/military", "Prominence")
			tb.wantLocation("redbank/military", "Mirror Woods")
			if at := tb.s.Settled(content.Settled); at != content.NoSlot {
				tb.Errorf("one comes to slot %d when all have been chosen", at)
			}
			tb.wantLocation("settled/diplomacy", "Wrenhouse")
			tb.wantBurned(false, "Southkeep", "Amaranth Bourne", "Arankh")
			if tb.s.Offered != 0 {
				tb.Error("locations are left over from the draw")
			}
		}},
		{"what is in play or burned is not drawn", func(tb *table) {
			tb.endYear(1)
			tb.play("to empire/military", "to redbank/military", "to settled/diplomacy")
			for range 200 {
				tb.s.Offered = 0
				tb.engine().drawLocations()
				for r := range content.Region(content.NumRegions) {
					tb.wantOffered(r, 2)
				}
				for _, name := range []string{"Eastkeep", "Guild of Strategy", "The Throne Room", "Desolation"} {
					if tb.s.Offered&(1<<tb.locationCard(name)) != 0 {
						tb.Fatalf("%s is drawn", name)
					}
				}
			}
		}},
		{"with one left it is taken", func(tb *table) {
			tb.locationDeck(content.Empire, "Southkeep")
			tb.endYear(1)
			tb.burnTop()
			tb.wantLocation("empire/military", "Southkeep")
			tb.wantOffered(content.RedBank, 2)
			tb.refused("settle southkeep", "locations")
		}},
		{"with one left everywhere there is nothing to choose", func(tb *table) {
			tb.locationDeck(content.Empire, "Southkeep")
			tb.locationDeck(content.RedBank, "Mirror Woods")
			tb.locationDeck(content.Settled, "Wrenhouse")
			tb.endYear(1)
			tb.burnTop()
			tb.wantAsked("session")
			tb.wantLocation("settled/diplomacy", "Wrenhouse")
		}},
		{"with none left nothing is burned there", func(tb *table) {
			tb.locationDeck(content.RedBank)
			tb.attach("redbank/sorcery", "ambush", "poison")
			tb.endYear(1)
			tb.play("to empire/military", "to settled/diplomacy")
			tb.wantOffered(content.RedBank, 0)
			tb.chooseAny()
			tb.wantBurned(false, "Boar's Rift", "Parisa's Glen", "Loomwood")
			tb.wantAttached("redbank/sorcery", "ambush", "poison")
		}},
		{"threat locations and Desolation can be burned", func(tb *table) {
			tb.deckOfTwo()
			tb.s.Burned |= 1<<tb.locationCard("Whitehold") | 1<<tb.locationCard("Parisa's Glen")
			tb.location("empire/espionage", "The Throne Room")
			tb.location("redbank/support", "Desolation")
			tb.attach("empire/espionage", "ambush")
			tb.attach("redbank/support", "poison")
			tb.attach("settled/sorcery", "tripwire")
			tb.endYear(1)
			tb.wantBurned(true, "The Throne Room", "Desolation")
			tb.play("settle southkeep", "settle mirror-woods", "settle wrenhouse")
			tb.wantLocation("redbank/support", "Mirror Woods")
			tb.threatened(content.Espionage, 11)
			tb.engine().raiseThreat(content.Espionage) // it does not come again
			tb.wantLocation("empire/espionage", "Southkeep")
		}},
		{"the new location's starting obstacles are attached", func(tb *table) {
			tb.deckOfTwo()
			tb.endYear(1)
			tb.burnTop()
			tb.play("settle prominence", "settle mirror-woods", "settle arankh")
			tb.wantAttached("empire/military", "imperial-secrets")
			tb.wantAttached("redbank/military", "restless-dead.1", "restless-dead.2")
			tb.wantAttached("settled/diplomacy", "elisa")
		}},
		{"those already unlocked are not attached again", func(tb *table) {
			tb.deckOfTwo()
			tb.discarded(content.Settled, "elisa")
			tb.attach("settled/sorcery", "restless-dead.1")
			tb.endYear(1)
			tb.play("to empire/military", "to redbank/military") // Gravewood has the only obstacle and is burned
			tb.play("settle prominence", "settle mirror-woods", "settle arankh")
			tb.wantAttached("redbank/military", "restless-dead.2")
			tb.wantAttached("settled/sorcery")
		}},
		{"a burned location never comes back", func(tb *table) {
			tb.endYear(1)
			tb.burnTop()
			tb.chooseAny()
			for year := 2; year < MostYears; year++ {
				burned := tb.s.Burned
				tb.toNextYear(year)
				for _, id := range tb.s.Slots {
					if burned&(1<<id) != 0 {
						tb.Errorf("%s is in play again", tb.b.c.Locations[id].Name)
					}
				}
			}
		}},
	})
	scenarios(t, "mastery", []scenario{
		{"espionage: first any unburned location of one region, then two are drawn for the others", func(tb *table) {
			tb.progressed(content.Espionage, 9)
			tb.endYear(1)
			tb.burnTop()
			tb.wantAsked("mastery")
			tb.wantEvents(EvOffer, 0)
			words := tb.choiceWords()
			for _, id := range []string{"guild-of-secrets", "undaris-tomb", "arankh", "wrenhouse"} {
				if !slices.Contains(words, id) {
					tb.Errorf("%s cannot be chosen", id)
				}
			}
			tb.refused("settle eastkeep", "mastery")          // just burned
			tb.refused("settle guild-of-strategy", "mastery") // in play
			tb.refused("settle the-throne-room", "mastery")
			tb.refused("settle desolation", "mastery")
			tb.play("settle undaris-tomb")
			tb.wantLocation("redbank/military", "Undari's Tomb")
			tb.wantAttached("redbank/military", "the-necromancer")
			tb.wantOffered(content.Empire, 2)
			tb.wantOffered(content.RedBank, 0)
			tb.wantOffered(content.Settled, 2)
			tb.chooseAny()
		}},
		{"espionage: or two are drawn for all three", func(tb *table) {
			tb.progressed(content.Espionage, 12)
			tb.endYear(1)
			tb.burnTop()
			tb.play("no")
			for r := range content.Region(content.NumRegions) {
				tb.wantOffered(r, 2)
			}
		}},
		{"espionage: not before the mastery space", func(tb *table) {
			tb.progressed(content.Espionage, 8)
			tb.endYear(1)
			tb.burnTop()
			tb.wantAsked("locations")
			tb.wantEvents(EvOffer, 6)
		}},
	})
}
