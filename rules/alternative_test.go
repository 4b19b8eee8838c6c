package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// alternative makes the table a campaign with alternative starting locations in which these four were drawn for each region.
func (tb *table) alternative(names ...string) {
	tb.Helper()
	tb.s = tb.b.NewCampaign(Options{Seed: 1, Difficulty: content.Standard, Alternative: true}, nil)
	tb.s.Offered = 0
	for _, name := range names {
		tb.s.Offered |= 1 << tb.locationCard(name)
	}
}

func TestAlternativeStart(t *testing.T) {
	drawn := []string{
		"Prominence", "Eastkeep", "Yearly Field", "Southkeep",
		"Mirror Woods", "Red Bank", "Loomwood", "Undari's Tower",
		"Arankh", "Wrenhouse", "Boar's Peak", "Lower Wash",
	}
	scenarios(t, "campaign", []scenario{
		{"alternative start: four locations are drawn for each region, none of them a threat location", func(tb *table) {
			var ever uint64 // drawn from any of the seeds
			for seed := range uint64(50) {
				tb.s = tb.b.NewCampaign(Options{Seed: seed, Alternative: true}, nil)
				var drawn [content.NumRegions]int
				for id := range tb.b.c.Locations {
					if l := &tb.b.c.Locations[id]; tb.s.Offered&(1<<id) != 0 {
						drawn[l.Region]++
						if l.Threat || l.Desolation {
							tb.Errorf("%s is drawn", l.Name)
						}
					}
				}
				if drawn != [content.NumRegions]int{4, 4, 4} {
					tb.Errorf("%v locations are drawn", drawn)
				}
				ever |= tb.s.Offered
			}
			for id, l := range tb.b.c.Locations {
				if ever&(1<<id) == 0 && !l.Threat && !l.Desolation {
					tb.Errorf("%s is never drawn", l.Name)
				}
			}
			tb.wantAsked("campaign")
		}},
		{"alternative start: the players choose three and their slots, top slot first", func(tb *table) {
			tb.alternative(drawn...)
			tb.refused("choose 1 thea", "campaign")
			tb.refused("settle whitehold", "campaign") // it was not drawn
			tb.play("settle yearly-field")
			tb.refused("settle yearly-field", "campaign")
			tb.play("settle red-bank", "settle eastkeep", "settle southkeep")
			tb.refused("settle prominence", "campaign") // the Empire is full
			tb.play("settle loomwood", "settle mirror-woods")
			tb.play("settle wrenhouse", "settle boars-peak", "settle arankh")
			tb.wantLocation("empire/military", "Yearly Field")
			tb.wantLocation("empire/technology", "Eastkeep")
			tb.wantLocation("empire/espionage", "Southkeep")
			tb.wantLocation("redbank/military", "Red Bank")
			tb.wantLocation("redbank/support", "Loomwood")
			tb.wantLocation("redbank/sorcery", "Mirror Woods")
			tb.wantLocation("settled/diplomacy", "Wrenhouse")
			tb.wantLocation("settled/technology", "Boar's Peak")
			tb.wantLocation("settled/sorcery", "Arankh")
			tb.wantAsked("session")
			if tb.s.Burned != 0 || tb.s.Offered != 0 {
				tb.Error("locations are burned or left over; those not chosen go back")
			}
		}},
		{"alternative start: starting obstacles are attached at once", func(tb *table) {
			tb.alternative(drawn...)
			tb.play("settle mirror-woods")
			tb.wantAttached("redbank/military", "restless-dead.1", "restless-dead.2")
			tb.play("settle arankh")
			tb.wantAttached("settled/diplomacy", "elisa")
		}},
		{"alternative start: until a slot is settled the standard location lies there, and is not in play", func(tb *table) {
			tb.alternative(drawn...)
			unsettled := func(want ...string) {
				tb.Helper()
				var got []string
				for at := range content.Slot(content.NumSlots) {
					if tb.s.Empty(at) != tb.s.unsettled(at) {
						tb.Errorf("%s is unsettled and not empty", tb.b.names.slots[at])
					}
					if tb.s.unsettled(at) {
						got = append(got, tb.b.names.slots[at])
					}
				}
				if !slices.Equal(got, want) {
					tb.Errorf("%v are unsettled, not %v", got, want)
				}
			}
			tb.play("settle wrenhouse", "settle arankh", "settle lower-wash", "settle prominence", "settle eastkeep")
			unsettled("empire/espionage", "redbank/military", "redbank/support", "redbank/sorcery")
			tb.wantLocation("empire/espionage", "Whitehold")
			tb.play("settle yearly-field", "settle red-bank", "settle loomwood", "settle mirror-woods")
			unsettled()
		}},
		{"standard start: the nine standard locations, nothing to choose", func(tb *table) {
			tb.s = tb.b.NewCampaign(Options{Seed: 1}, nil)
			tb.wantAsked("session")
			if tb.s.Slots != tb.b.c.Board.Starting {
				tb.Error("other locations lie there")
			}
		}},
	})
}
