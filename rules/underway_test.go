package rules

import (
	"testing"

	"sixwinters/content"
)

// Where two rules meet: what one of them begins is still going on when the other has its turn.

func TestAttemptMeetsOtherRules(t *testing.T) {
	scenarios(t, "attempt", []scenario{
		{"of a card finished in it the next one is taken before it goes on", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a5")
			tb.card("thea", "marching-orders") // start 5 | espionage | end =
			tb.put("redbank/support", "support:5 espionage:2 support:2")
			tb.play("attempt thea angry-mob.1 thea", "cover thea a3 3")
			tb.play("place thea support:5 r1c1", "place thea espionage:2 r1c2", "place thea support:2 r1c3")
			tb.refused("cover thea a5 5", "complete")
			tb.play("take thea cantrips", "cover thea a5 5")
			tb.wantEvents(EvOvercome, 1)
		}},
		{"who is called away by another character's ability drops out", func(tb *table) {
			tb.cast("thea", "menas")
			tb.achieved("menas", 3)
			tb.at("menas", "redbank/military")
			tb.put("menas", "a1")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a5")
			tb.play("attempt thea angry-mob.1 thea", "cover thea a3 3", "use menas 6 a1")
			tb.wantAt("thea", "redbank/military")
			tb.wantAsked("actions")
			tb.want("on angry-mob.1", "a3")
		}},
	})
	scenarios(t, "skill-mastery", []scenario{
		{"any die covers what Battle Plans adds, and the defence asks for it", func(tb *table) {
			tb.attach("redbank/support", "bandit-camp") // military, combat: 2 3
			tb.attach("settled/diplomacy", "battle-plans")
			tb.rank("thea", content.Combat, 6)
			tb.put("thea", "a6 a6 a6")
			tb.play("attempt thea bandit-camp thea", "cover thea a6 1", "cover thea a6 2")
			tb.rolls(3)
			tb.play("defend")
			tb.wantAsked("overcome")
			tb.refused("leave", "overcome") // a 1 and a 2 are lacking
			tb.play("face", "cover thea a3 3")
			tb.wantEvents(EvOvercome, 1)
		}},
	})
}

func TestStressMeetsOtherRules(t *testing.T) {
	scenarios(t, "stress", []scenario{
		{"what another absorbs of a price is paid all the same", func(tb *table) {
			tb.cast("thea", "oniri")
			tb.achieved("oniri", 5)
			tb.at("oniri", "empire/technology")
			tb.location("redbank/support", "Undari's Tower")
			tb.location("settled/technology", "Shimmerhall")
			tb.stressDie("thea", content.Body, 1, 3)
			tb.play("gate thea settled/technology body", "value 1")
			tb.wantAt("thea", "settled/technology")
			tb.wantStress("oniri", content.Body, 5, 0)
		}},
		{"who has been knocked out this year takes a condition by the sheet", func(tb *table) {
			tb.engine().knockOut(tb.player("thea"))
			tb.attach("empire/espionage", "wrath-of-the-autarch")
			tb.activate("empire/espionage")
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("keel", content.Psyche, 1)
			tb.wantStress("keel", content.Psyche, 3, 1)
		}},
	})
	scenarios(t, "knocked-out", []scenario{
		{"who is knocked out on arriving meets nothing more there", func(tb *table) {
			tb.attach("redbank/military", "tripwire", "imperial-guard-captain")
			tb.stressDie("thea", content.Body, 1, 3)
			tb.put("thea", "a1 a2")
			tb.play("move thea redbank/military a1")
			tb.wantAt("thea", "")
			tb.wantEvents(EvStress, 1)
			tb.want("thea", "")
		}},
	})
}

func TestThreatsMeetOtherRules(t *testing.T) {
	scenarios(t, "threats", []scenario{
		{"a step that is passed on unlocks, and brings a threat location, by the track it comes to", func(tb *table) {
			tb.threatened(content.Diplomacy, 12)
			tb.threatened(content.Support, 11)
			tb.threatened(content.Technology, 6) // the next space is level 3
			tb.attach("settled/diplomacy", "radia", "taichu", "costume-ball", "star-crossed")
			tb.run(StepThreats)
			tb.wantThreat(content.Support, 12)
			tb.wantThreat(content.Technology, 7)
			if tb.b.Location(&tb.s, tb.slot("redbank/support")).Name != "Dusk's Ayrie" {
				tb.Error("Dusk's Ayrie is not in play")
			}
			if tb.s.Obstacles[tb.obstacle("eight-ears")].Zone == Locked { // technology 3
				tb.Error("Eight Ears is locked")
			}
			if tb.s.Obstacles[tb.obstacle("rousing-speech")].Zone != Locked { // diplomacy 3
				tb.Error("Rousing Speech is unlocked")
			}
		}},
	})
	scenarios(t, "threat-location", []scenario{
		{"it takes the place of Desolation too, and its obstacle is the outermost there", func(tb *table) {
			tb.location("redbank/support", "Desolation")
			tb.attach("redbank/support", "tripwire")
			tb.threatened(content.Support, 11)
			tb.engine().raiseThreat(content.Support)
			tb.wantAttached("redbank/support", "tripwire", "tatialas-gambit")
			if tb.s.Burned&(1<<tb.locationCard("Desolation")) == 0 {
				tb.Error("Desolation has not burned")
			}
		}},
	})
}

func TestPilesMeetNewObstacles(t *testing.T) {
	scenarios(t, "piles", []scenario{
		{"a pile that empties between two new obstacles is rebuilt before the second", func(tb *table) {
			tb.pile(content.RedBank, "false-confidence")
			tb.discarded(content.RedBank, "culture-clash")
			tb.staged("forging-bonds", "hopeless-odds", "rites-of-winter", "local-investments") // the last two in Red Bank
			tb.run(StepNewObstacles)
			tb.wantAttached("redbank/military", "false-confidence")
			tb.wantAttached("redbank/support", "culture-clash")
		}},
	})
}

func TestSorceryMasteryMeetsTheChain(t *testing.T) {
	scenarios(t, "sorcery-mastery", []scenario{
		{"a die laid before the mastery was reached is wild once it is", func(tb *table) {
			tb.card("thea", "small-steps") // start any, then +1 or -1, end =
			tb.put("redbank/support", "sorcery:6 support:2")
			tb.play("place thea sorcery:6 r1c2")
			tb.refused("place thea support:2 r2c1", "progress")
			tb.progressed(content.Sorcery, 9)
			tb.play("place thea support:2 r2c1")
		}},
	})
}
