package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

func TestThreats(t *testing.T) {
	scenarios(t, "threats", []scenario{
		{"a step for each symbol beyond two", func(tb *table) {
			tb.threatened(content.Espionage, 3)
			tb.attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3", "secrets-and-lies")
			tb.run(StepThreats)
			tb.wantThreat(content.Espionage, 5)
			tb.wantThreat(content.Support, 2)
		}},
		{"sorcery advances like the others", func(tb *table) {
			tb.threatened(content.Sorcery, 4)
			tb.attach("redbank/sorcery", "prismatic-lotus", "radiant-fernbrake", "repeating-histories")
			tb.run(StepThreats)
			tb.wantThreat(content.Sorcery, 5)
		}},
		{"two symbols do no harm; a card may have two", func(tb *table) {
			tb.threatened(content.Espionage, 3)
			tb.attach("empire/espionage", "tatialas-gambit")
			tb.run(StepThreats)
			tb.wantThreat(content.Espionage, 3)
			tb.attach("empire/espionage", "imperial-guard.1")
			tb.run(StepThreats)
			tb.wantThreat(content.Espionage, 4)
		}},
		{"a conditional symbol counts while it holds", func(tb *table) {
			count := func(want int) {
				tb.Helper()
				if got := tb.b.ThreatSymbols(&tb.s)[content.Military]; got != want {
					tb.Errorf("%d military symbols, not %d", got, want)
				}
			}
			tb.attach("empire/military", "legionary.1")
			count(1)
			tb.engine().moveObstacle(tb.obstacle("legionary.1"), tb.slot("redbank/sorcery"))
			count(2)
		}},
		{"a marker on 12 passes the step to the next along the wheel that is not", func(tb *table) {
			tb.threatened(content.Diplomacy, 12)
			tb.threatened(content.Support, 12)
			tb.threatened(content.Technology, 4)
			tb.attach("settled/diplomacy", "radia", "taichu", "costume-ball")
			tb.run(StepThreats)
			tb.wantThreat(content.Diplomacy, 12)
			tb.wantThreat(content.Technology, 5)
		}},
		{"tracks are handled in trade order, one space at a time", func(tb *table) {
			tb.threatened(content.Espionage, 3)
			tb.threatened(content.Diplomacy, 3)
			tb.attach("settled/diplomacy", "radia", "taichu", "costume-ball")
			tb.attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3", "secrets-and-lies")
			tb.run(StepThreats)
			var moved []content.Resource
			for _, e := range tb.story.Events {
				if e.Kind == EvThreat {
					moved = append(moved, e.Resource)
				}
			}
			want := []content.Resource{content.Espionage, content.Espionage, content.Diplomacy}
			if !slices.Equal(moved, want) {
				tb.Errorf("the markers moved are %v, not %v", moved, want)
			}
		}},
		{"all five on 12: sorcery", func(tb *table) {
			for r := range content.Resource(content.Wheel) {
				tb.threatened(r, 12)
			}
			tb.threatened(content.Sorcery, 4)
			tb.attach("settled/diplomacy", "radia", "taichu", "costume-ball")
			tb.run(StepThreats)
			tb.wantThreat(content.Sorcery, 5)
		}},
		{"sorcery on 12: the players choose a track", func(tb *table) {
			tb.threatened(content.Sorcery, 12)
			tb.threatened(content.Military, 12)
			tb.threatened(content.Technology, 4)
			tb.attach("settled/sorcery", "orb-of-seeing", "radiant-fernbrake", "wine-and-roses")
			tb.run(StepThreats)
			tb.wantAsked("threats")
			tb.wantChoices("resource support", "resource technology", "resource espionage", "resource diplomacy")
			tb.play("resource technology")
			tb.wantThreat(content.Technology, 5)
			tb.wantAsked("actions")
		}},
		{"all six on 12: nothing", func(tb *table) {
			for r := range content.Resource(content.NumResources) {
				tb.threatened(r, 12)
			}
			tb.attach("settled/sorcery", "orb-of-seeing", "radiant-fernbrake", "wine-and-roses", "eldritch-signs.1")
			tb.attach("settled/diplomacy", "radia", "taichu", "costume-ball")
			tb.run(StepThreats)
			tb.wantEvents(EvThreat, 0)
			tb.wantAsked("actions")
		}},
		{"symbols are counted once, as the step begins", func(tb *table) {
			tb.threatened(content.Espionage, 11)
			tb.threatened(content.Military, 3)
			tb.attach("empire/military", "legionary.1", "securing-the-perimeter")
			tb.attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3")
			tb.run(StepThreats) // brings Wrath of the Autarch with two military symbols
			tb.wantThreat(content.Espionage, 12)
			tb.wantThreat(content.Military, 3)
		}},
	})
}

func TestLower(t *testing.T) {
	scenarios(t, "lower", []scenario{
		{"a lowered marker stops at space 1", func(tb *table) {
			tb.threatened(content.Support, 2)
			tb.attach("redbank/support", "tatialas-gambit") // three spaces
			tb.overcome("tatialas-gambit", "thea")
			tb.wantThreat(content.Support, 1)
		}},
		{"nothing is locked again, and no threat location leaves", func(tb *table) {
			tb.threatened(content.Support, 8) // level 4, the next space 5
			for range 4 {
				tb.engine().raiseThreat(content.Support)
			}
			tb.attach("redbank/sorcery", "tatialas-gambit")
			tb.at("thea", "redbank/sorcery")
			tb.overcome("tatialas-gambit", "thea")
			tb.wantThreat(content.Support, 9)
			tb.attach("redbank/sorcery", "tatialas-gambit")
			tb.overcome("tatialas-gambit", "thea")
			tb.wantThreat(content.Support, 6) // level 3 again
			unlocked := 0
			for _, e := range tb.story.Events {
				if e.Kind == EvUnlock {
					unlocked++
					if tb.s.Obstacles[e.Card].Zone == Locked {
						tb.Errorf("%s is locked again", tb.b.names.obstacles[e.Card])
					}
				}
			}
			if unlocked == 0 {
				tb.Error("nothing was unlocked")
			}
			if tb.b.Location(&tb.s, tb.slot("redbank/support")).Name != "Dusk's Ayrie" {
				tb.Error("the threat location has left")
			}
		}},
	})
}

func TestUnlock(t *testing.T) {
	scenarios(t, "unlock", []scenario{
		{"a raised level unlocks what has that difficulty and tag, on top of the draw piles", func(tb *table) {
			tb.threatened(content.Technology, 6) // level 2, the next space 3
			tb.discarded(content.RedBank, "angry-mob.1")
			below := tb.s.Draw[content.RedBank].N
			tb.engine().raiseThreat(content.Technology)
			unlocked := map[string]bool{}
			for _, e := range tb.story.Events {
				if e.Kind == EvUnlock {
					unlocked[tb.b.names.obstacles[e.Card]] = true
				}
			}
			for _, name := range []string{"war-machines.1", "war-machines.2", "field-work", "eight-ears"} {
				if !unlocked[name] {
					tb.Errorf("%s is not unlocked", name)
				}
			}
			if len(unlocked) != 4 {
				tb.Errorf("%v are unlocked, not 4 cards", unlocked)
			}
			// The discard pile of Red Bank is shuffled with them and lies on top.
			tb.wantDiscarded(content.RedBank)
			top := tb.s.Draw[content.RedBank].List()[below:]
			if len(top) != 3 {
				tb.Fatalf("%d cards are put on top, not 3", len(top))
			}
			for _, id := range top {
				if name := tb.b.names.obstacles[id]; name != "angry-mob.1" && !unlocked[name] {
					tb.Errorf("%s is on top", name)
				}
			}
		}},
		{"where nothing is unlocked the discard pile stays", func(tb *table) {
			tb.threatened(content.Support, 2) // at space 3 comes The Forgotten Dead, of Red Bank
			tb.discarded(content.Settled, "taichu")
			tb.engine().raiseThreat(content.Support)
			tb.wantEvents(EvUnlock, 1)
			tb.wantDiscarded(content.Settled, "taichu")
		}},
		{"what has a lower difficulty and is locked stays so", func(tb *table) {
			tb.threatened(content.Technology, 6) // level 2, the next space 3
			low := tb.obstacle("angry-mob.1")
			if o := tb.b.c.Card(low); !o.HasThreat(content.Technology) || o.Difficulty != 2 {
				tb.Fatalf("%s has the difficulty %d", o.Name, o.Difficulty)
			}
			tb.lift(low)
			tb.s.Obstacles[low].Zone = Locked
			tb.engine().raiseThreat(content.Technology)
			if tb.s.Obstacles[low].Zone != Locked {
				tb.Error("it is unlocked")
			}
		}},
		{"a step on the same level unlocks nothing, nor does a location obstacle leave its deck", func(tb *table) {
			tb.threatened(content.Technology, 7)
			tb.engine().raiseThreat(content.Technology)
			tb.wantEvents(EvUnlock, 0)
			tb.threatened(content.Technology, 6)
			tb.engine().raiseThreat(content.Technology)
			if tb.s.Obstacles[tb.obstacle("mana-forge")].Zone != Locked { // technology 3, of a location
				tb.Error("Mana Forge is unlocked")
			}
		}},
	})
}

func TestThreatLocation(t *testing.T) {
	scenarios(t, "threat-location", []scenario{
		{"at space 12 it takes its slot with its own obstacle", func(tb *table) {
			tb.threatened(content.Military, 11)
			tb.attach("redbank/military", "tripwire")
			tb.engine().raiseThreat(content.Military)
			at := tb.slot("redbank/military")
			if tb.b.Location(&tb.s, at).Name != "Sundered Crag" || tb.s.Burned != 1<<tb.locationCard("Boar's Rift") {
				tb.Error("Sundered Crag has not taken the place of Boar's Rift")
			}
			tb.wantAttached("redbank/military", "tripwire", "stone-and-blood")
		}},
		{"once in a campaign", func(tb *table) {
			tb.threatened(content.Military, 11)
			tb.engine().raiseThreat(content.Military)
			tb.threatened(content.Military, 11)
			tb.engine().raiseThreat(content.Military)
			tb.wantEvents(EvLocation, 1)
		}},
		{"not again once it is burned", func(tb *table) {
			tb.s.Burned |= 1 << tb.locationCard("Sundered Crag")
			tb.threatened(content.Military, 11)
			tb.engine().raiseThreat(content.Military)
			tb.wantEvents(EvLocation, 0)
		}},
	})
}

func TestReplace(t *testing.T) {
	scenarios(t, "replace", []scenario{
		{"characters, assets and obstacles with their dice stay; nobody moves to it", func(tb *table) {
			tb.threatened(content.Support, 11)
			tb.put("redbank/support", "military:3")
			tb.attach("redbank/support", "imperial-guard-captain")
			tb.cover("imperial-guard-captain")
			tb.engine().raiseThreat(content.Support)
			tb.wantAt("thea", "redbank/support")
			tb.wantStress("thea", content.Psyche, 5, 0)
			tb.want("redbank/support", "military:3")
			tb.want("on imperial-guard-captain", "support:2 technology:2 espionage:2")
			tb.wantEvents(EvTravel, 0)
		}},
	})
}

func TestKind(t *testing.T) {
	matching := func(tb *table, c content.Cards) (n int) {
		return tb.b.countMatches(&tb.s, &Frame{Slot: content.NoSlot}, &c)
	}
	any := content.Blank(content.NoOp).Cards
	scenarios(t, "kind", []scenario{
		{"an obstacle of a resource has it among its threat symbols", func(tb *table) {
			military := any
			military.Threat = content.Military
			tb.attach("settled/diplomacy", "legionary.1", "nalah", "radia")
			if got := matching(tb, military); got != 2 {
				tb.Errorf("%d military obstacles, not 2", got)
			}
		}},
		{"a conditional symbol only while it counts", func(tb *table) {
			support := any
			support.Threat = content.Support
			tb.attach("redbank/sorcery", "restless-dead.1") // Loomwood is a wilderness
			tb.attach("redbank/support", "restless-dead.2")
			tb.attach("empire/military", "eldritch-signs.1") // its symbol that counts is sorcery
			if got := matching(tb, support); got != 1 {
				tb.Errorf("%d support obstacles, not 1", got)
			}
		}},
		{"an obstacle of a skill is overcome by it", func(tb *table) {
			rapport := any
			rapport.Skill = content.Rapport
			tb.attach("settled/diplomacy", "radia", "taichu")
			if got := matching(tb, rapport); got != 1 {
				tb.Errorf("%d rapport obstacles, not 1", got)
			}
		}},
		{"a location of a resource lies in a slot of that resource", func(tb *table) {
			p := content.Blank(content.NoOp).To
			p.Resource = content.Sorcery
			want := uint16(1<<tb.slot("redbank/sorcery") | 1<<tb.slot("settled/sorcery"))
			if got := tb.b.places(&tb.s, &Frame{}, &p); got != want {
				tb.Errorf("sorcery locations are %b, not %b", got, want)
			}
		}},
		{"port means the icon, not the word", func(tb *table) {
			tb.location("empire/espionage", "Southkeep")
			tb.location("empire/military", "Ma Bonnie's Squidery") // an icon without the word
			tb.location("redbank/support", "Red Bank")
			tb.attach("empire/technology", "imperial-guard-captain")
			tb.activate("empire/technology")
			tb.wantChoices("to empire/military", "to empire/espionage")
		}},
		{"Undari's Tomb and Dawncaves are neither urban, rural nor wilderness", func(tb *table) {
			for _, name := range []string{"Undari's Tomb", "Dawncaves"} {
				tags := tb.b.c.Locations[tb.locationCard(name)].Tags
				if tags&(content.Urban|content.Rural|content.Wilderness) != 0 {
					tb.Errorf("%s is %v", name, tags.Words())
				}
			}
		}},
	})
}

// What a threat brings on its way to the last space is what was foretold of it ([unlock], [threat-location]).
func TestThreatAhead(t *testing.T) {
	unlocked, brought := 0, 0
	randomPlay(t, 12, func(b *Rulebook, s *State, _ []Move, _ Move, _ *Story) {
		if s.Phase != Turns || s.Turn != 2 || s.Step != StepActions {
			return
		}
		for r := range content.Resource(content.NumResources) {
			raised, ahead := *s, b.ThreatAhead(s, r)
			for raised.Threat[r] < lastSpace {
				var story Story
				b.trialAlone(&raised, &story, nil).raiseThreat(r)
				got := Ahead{Space: int(raised.Threat[r]), Location: content.NoLocation}
				if level := b.ThreatLevel(&raised, r); level > b.c.Board.Tracks[r].Levels[got.Space-2] {
					got.Level = level
				}
				for _, e := range story.Events {
					switch {
					case e.Kind == EvUnlock && e.To == (Place{}):
						got.Unlocks = append(got.Unlocks, content.ObstacleID(e.Card))
						unlocked++
					case e.Kind == EvLocation:
						got.Location = content.LocationID(e.Card)
						brought++
					}
				}
				if got.Level == 0 && got.Location == content.NoLocation && len(got.Unlocks) == 0 {
					continue
				}
				if len(ahead) == 0 || ahead[0].Space != got.Space || ahead[0].Level != got.Level || ahead[0].Location != got.Location ||
					!slices.Equal(ahead[0].Unlocks, got.Unlocks) {
					t.Fatalf("the %s threat brings %+v; foretold was %+v", r, got, ahead)
				}
				ahead = ahead[1:]
			}
			if len(ahead) > 0 {
				t.Fatalf("%s: %+v does not come", r, ahead)
			}
		}
	})
	if unlocked < 50 || brought < 20 {
		t.Errorf("only %d obstacles were unlocked and %d locations brought", unlocked, brought)
	}
}
